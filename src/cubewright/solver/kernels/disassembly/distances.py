"""The number of steps that a piece can slide along each direction before it hits another."""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import CountArray, MaskArray
from cubewright.solver.kernels.array_types import Counts1
from cubewright.solver.kernels.compiling import entry_point, kernel, step
from cubewright.solver.kernels.disassembly.arrays import (
    BIAS,
    BLOCK,
    CACHE_FULL,
    CACHED,
    FREE,
    LINE,
    LOOKED_UP,
    MAX_STEPS,
    MISSES,
    PIECES,
    REACH,
    AnalysisArrays,
    Directions,
    Distances,
    Shapes,
    Work,
    X,
)
from cubewright.solver.kernels.disassembly.coordinates import coordinates
from cubewright.solver.kernels.masks import trailing_zeros

_ONE = np.uint64(1)
_MIX = np.uint64(0x9E3779B97F4A7C15)
_32 = np.uint64(32)
_ALL = np.uint64(0xFFFFFFFFFFFFFFFF)


@step
def read_distances(search: AnalysisArrays, head: int) -> int:
    """Copy the distances of each pair of pieces in a state; return CACHE_FULL or 0.

    Pairs that the previous state contains are not looked up; states with the same parent follow
    each other. Unknown distances are measured, and stored in the working memory.
    """
    state, part, nodes, work = search.state, search.part, search.nodes, search.work
    known, own = search.distances, work.distances
    pieces = state[PIECES]
    words = known.words.shape[1]
    base = head * pieces
    last, own_last = len(known.keys) - 1, len(own.keys) - 1
    for i in range(pieces):
        here = nodes.positions[np.uint64(base + i)]
        for j in range(i + 1, pieces):
            pair = np.uint64(i * 64 + j)
            key = part.pair_keys[pair] + nodes.positions[np.uint64(base + j)] - here
            if work.keys[pair] == key:
                continue
            work.keys[pair] = key
            slot = slot_of(known, key, last)
            if known.keys[np.uint64(slot)] == key:
                for word in range(words):
                    work.near[word, pair] = known.words[np.uint64(slot), word]
                continue
            slot = slot_of(own, key, own_last)
            if own.keys[np.uint64(slot)] != key:
                if 2 * work.counts[CACHED] >= own_last:
                    work.keys[pair] = -1
                    return CACHE_FULL
                measure(search.shapes, search.directions, own, work.counts, key, slot)
            for word in range(words):
                work.near[word, pair] = own.words[np.uint64(slot), word]
    work.counts[LOOKED_UP] += pieces * (pieces - 1) // 2
    return 0


@step
def slot_of(distances: Distances, key: int, last: int) -> int:
    """Return the slot of a key, or the free slot for it."""
    mask = np.uint64(last)
    slot = ((np.uint64(key) * _MIX) >> _32) & mask
    while distances.keys[slot] != key and distances.keys[slot] >= 0:
        slot = (slot + _ONE) & mask
    found: int = np.int64(slot) & last
    return found


@kernel
def measure(
    shapes: Shapes,
    directions: Directions,
    distances: Distances,
    counts: CountArray,
    key: int,
    slot: int,
) -> None:
    """Measure the distances of two shapes at an offset, line by line, and store them in a slot."""
    offset = (key & (REACH * 2 * X - 1)) - BIAS
    dx, dy, dz = coordinates(offset)
    first, second = key >> 50, (key >> 36) & 0x3FFF
    for word in range(distances.words.shape[1]):
        distances.words[slot, word] = _ALL
    for d in range(len(directions.packed)):
        lead = directions.leads[d]
        along = (dx if lead == 0 else (dy if lead == 1 else dz)) * directions.steps[d, lead]
        shift = (offset - along * directions.packed[d]) * LINE + along
        nearest = nearest_hit(
            shapes.passed,
            shapes.passed_bits,
            shapes.passed_begins[first, d],
            shapes.passed_begins[first, d + 1],
            shapes.cells,
            shapes.cell_bits,
            shapes.cell_begins[second, d],
            shapes.cell_begins[second, d + 1],
            shift,
        )
        byte = np.uint64(8 * (d & 7))
        distances.words[slot, d >> 3] ^= np.uint64(FREE ^ nearest) << byte
    distances.keys[slot] = key
    counts[CACHED] += 1
    counts[MISSES] += 1


@kernel
def nearest_hit(
    passed: CountArray,
    passed_bits: MaskArray,
    start: int,
    last: int,
    cells: CountArray,
    cell_bits: MaskArray,
    begin: int,
    end: int,
    shift: int,
) -> int:
    """Return the least number of steps from a passed place to a cell of another shape, or FREE.

    The passed places are in the blocks ``start`` to ``last``, and the cells in the blocks ``begin``
    to ``end``. The cells are ``shift`` places further on.
    """
    nearest = LINE
    start = first_at_least(passed, start, last, cells[begin] + shift - LINE // 2)
    if start < last:
        begin = first_at_least(cells, begin, end, passed[start] - shift - (BLOCK - 1))
    for a in range(start, last):
        here, places = passed[np.uint64(a)] - shift, passed_bits[np.uint64(a)]
        while begin < end and cells[np.uint64(begin)] + BLOCK <= here:
            begin += 1
        if begin == end:
            break
        b = begin
        ahead = cells[np.uint64(b)] - here
        while ahead < LINE // 2:
            nearest = min(nearest, steps_between(places, cell_bits[np.uint64(b)], ahead))
            b += 1
            if nearest == 0 or ahead >= BLOCK or b == end:
                break
            ahead = cells[np.uint64(b)] - here
        if nearest == 0:
            break
    return FREE if nearest == LINE else min(nearest, MAX_STEPS)


@step
def steps_between(places: np.uint64, cells: np.uint64, ahead: int) -> int:
    """Return the least number of steps from a place to a cell, or LINE without such a cell.

    The block of cells begins ``ahead`` places, at least ``1 - BLOCK``, after the other block.
    """
    nearest = LINE
    if ahead <= 0:
        if places & (cells >> np.uint64(-ahead)):
            nearest = 0
    elif ahead < BLOCK and (places >> np.uint64(ahead)) & cells:
        nearest = 0
    if nearest:
        # Places that are followed by a place have one step more, because no cell is at a place.
        left = places & ~(places >> _ONE)
        first = np.int64(trailing_zeros(cells))
        while left:
            at = np.int64(trailing_zeros(left)) - ahead
            left &= left - _ONE
            if at <= 0:
                nearest = min(nearest, first - at)
            elif at < BLOCK:
                rest = cells >> np.uint64(at)
                if rest:
                    nearest = min(nearest, np.int64(trailing_zeros(rest)))
    return nearest


@step
def first_at_least(numbers: CountArray, begin: int, end: int, least: int) -> int:
    """Return the first index in a sorted range whose number is at least ``least``."""
    while begin < end:
        middle = (begin + end) >> 1
        if numbers[np.uint64(middle)] < least:
            begin = middle + 1
        else:
            end = middle
    return begin


@entry_point
def share_distances(target: Distances, counts: Counts1, work: Work) -> None:
    """Merge a thread's distances into the shared table, which must have space."""
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
