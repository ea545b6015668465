"""How far a piece can slide along each direction before it hits another, and what it pushes.

Eight distances are bytes of one word, so that one subtraction compares all of
them with a number of steps.
"""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import CountArray
from cubewright.solver.kernels.compiling import kernel, step
from cubewright.solver.kernels.disassembly.arrays import (
    CACHE_FULL,
    CACHED,
    FARTHEST,
    FREE,
    LINE,
    LOOKED_UP,
    MISSES,
    PIECES,
    REACH,
    AnalysisArrays,
    Distances,
    Work,
    X,
    Y,
)

_MIX = np.uint64(0x9E3779B97F4A7C15)
_HIGH = np.uint64(0x8080808080808080)
_LOW = np.uint64(0x7F7F7F7F7F7F7F7F)
_EACH = np.uint64(0x0101010101010101)
_ODD = np.uint64(0xFF00FF00FF00FF00)
_EVEN = np.uint64(0x00FF00FF00FF00FF)
_7, _8, _32 = np.uint64(7), np.uint64(8), np.uint64(32)
_ALL = np.uint64(0xFFFFFFFFFFFFFFFF)


@step
def read_distances(search: AnalysisArrays, head: int) -> int:
    """Copy the distances of each pair of pieces in a state; CACHE_FULL, or 0.

    Those that the search does not know are measured, and kept in the working memory.
    """
    state, part, nodes, work = search.state, search.part, search.nodes, search.work
    known, own = search.distances, work.distances
    pieces = state[PIECES]
    words = known.words.shape[1]
    base = head * pieces
    last, own_last = len(known.keys) - 1, len(own.keys) - 1
    for i in range(pieces):
        here = nodes.positions[base + i]
        for j in range(i + 1, pieces):
            pair = i * 64 + j
            key = part.pair_keys[pair] + nodes.positions[base + j] - here
            slot = slot_of(known, key, last)
            if known.keys[slot] == key:
                for word in range(words):
                    work.words[pair, word] = known.words[slot, word]
                continue
            slot = slot_of(own, key, own_last)
            if own.keys[slot] != key:
                if 2 * work.counts[CACHED] >= own_last:
                    return CACHE_FULL
                measure(search, key, slot)
            for word in range(words):
                work.words[pair, word] = own.words[slot, word]
    work.counts[LOOKED_UP] += pieces * (pieces - 1) // 2
    return 0


@step
def slot_of(distances: Distances, key: int, last: int) -> int:
    """The slot of a key, or the free one where it belongs."""
    slot: int = np.int64((np.uint64(key) * _MIX) >> _32) & last
    while distances.keys[slot] != key and distances.keys[slot] >= 0:
        slot = (slot + 1) & last
    return slot


@kernel
def measure(search: AnalysisArrays, key: int, slot: int) -> None:
    """Find the distances of two shapes at an offset, line by line, and keep them in a slot."""
    shapes, directions, distances = search.shapes, search.directions, search.work.distances
    offset = key & (REACH * 2 * X - 1)
    dx = offset // X - REACH
    dy = (offset // Y) % (2 * REACH) - REACH
    dz = offset % Y - REACH
    first, second = key >> 50, (key >> 36) & 0x3FFF
    for word in range(distances.words.shape[1]):
        distances.words[slot, word] = _ALL
    offset -= REACH * X + REACH * Y + REACH
    for d in range(len(directions.packed)):
        lead = directions.leads[d]
        along = (dx if lead == 0 else (dy if lead == 1 else dz)) * directions.steps[d, lead]
        shift = (offset - along * directions.packed[d]) * LINE + along
        b, end = shapes.cell_begins[second, d], shapes.cell_begins[second, d + 1]
        nearest = FREE
        for a in range(shapes.passed_begins[first, d], shapes.passed_begins[first, d + 1]):
            here = shapes.passed[a] - shift
            while b < end and shapes.cells[b] < here:
                b += 1
            if b == end:
                break
            steps = shapes.cells[b] - here
            if steps < LINE // 2:
                nearest = min(nearest, steps, FARTHEST)
        byte = np.uint64(8 * (d & 7))
        distances.words[slot, d >> 3] ^= np.uint64(FREE ^ nearest) << byte
    distances.keys[slot] = key
    search.work.counts[CACHED] += 1
    search.work.counts[MISSES] += 1


@kernel
def share_distances(target: Distances, counts: CountArray, work: Work) -> None:
    """Move the distances that a thread has measured to those of the search, with room for them."""
    own = work.distances
    last = len(target.keys) - 1
    for number in range(len(own.keys)):
        key = own.keys[number]
        if key < 0:
            continue
        slot = slot_of(target, key, last)
        if target.keys[slot] != key:
            target.keys[slot] = key
            for word in range(target.words.shape[1]):
                target.words[slot, word] = own.words[number, word]
            counts[CACHED] += 1
        own.keys[number] = -1
    work.counts[CACHED] = 0


@kernel
def fill_rows(search: AnalysisArrays, steps: int) -> None:
    """Find which pieces each piece pushes when it moves a number of steps; 0: for ever."""
    work = search.work
    pieces = search.state[PIECES]
    groups = (pieces + 7) // 8
    less = np.uint64(steps) * _EACH
    for word in range(search.distances.words.shape[1]):
        for i in range(pieces):
            for g in range(groups):
                work.rows[steps, word, i, g] = 0
        for i in range(pieces):
            for j in range(i + 1, pieces):
                near = work.words[i * 64 + j, word]
                # A free distance has the highest bit of its byte, and no other distance has it.
                hits = ~near & _HIGH
                if steps:
                    hits &= ~(((near & _LOW) | _HIGH) - less)
                if hits == 0:
                    continue
                hits >>= _7
                opposite = ((hits & _EVEN) << _8) | ((hits & _ODD) >> _8)
                work.rows[steps, word, i, j >> 3] |= hits << np.uint64(j & 7)
                work.rows[steps, word, j, i >> 3] |= opposite << np.uint64(i & 7)


@step
def fill_pushed(search: AnalysisArrays, direction: int, steps: int) -> None:
    """Gather what each piece pushes along one direction from the rows of all of them."""
    work = search.work
    pieces = search.state[PIECES]
    groups = (pieces + 7) // 8
    word = direction >> 3
    shift = np.uint64(8 * (direction & 7))
    work.large[steps] = 0
    for i in range(pieces):
        pushed = np.uint64(0)
        for g in range(groups):
            byte = (work.rows[steps, word, i, g] >> shift) & np.uint64(255)
            pushed |= byte << np.uint64(8 * g)
        work.pushed[steps, i] = pushed
