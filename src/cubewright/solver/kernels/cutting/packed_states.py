"""Positions of pieces, packed into one or two words, and the table of the visited ones."""

from __future__ import annotations

import numpy as np

from cubewright.solver.kernels.compiling import kernel, step
from cubewright.solver.kernels.cutting.arrays import COORDINATES, EPOCH, HASH_BITS, HASH_SHIFT, Cut


@step
def visit(cut: Cut, state: np.uint64, second: np.uint64, end: int) -> int:
    """Append a state to the queue if it is new; return the new end of the queue."""
    key = state
    if cut.is_wide:
        key = key_of(state, second)
    if not add_key(cut, key):
        return end
    cut.queue[end] = state
    if cut.is_wide:
        cut.second_queue[end] = second
    end += 1
    shift = cut.numbers[HASH_SHIFT]
    if end >> (63 - shift) != 0 and shift > 64 - HASH_BITS:
        use_more_places(cut, end)
    return end


@step
def key_of(state: np.uint64, second: np.uint64) -> np.uint64:
    """Return one word for a state of two words.

    A few thousand states hardly ever share a word. If they do, the search misses a state.
    """
    return np.uint64(state ^ (second * np.uint64(0xD6E8FEB86659FD93)))


@step
def add_key(cut: Cut, state: np.uint64) -> bool:
    """Mark the key of a state as visited; return whether it is new."""
    shift = np.uint64(cut.numbers[HASH_SHIFT])
    mask = (np.uint64(1) << (np.uint64(64) - shift)) - np.uint64(1)
    place = (state * np.uint64(0x9E3779B97F4A7C15)) >> shift
    mark = cut.numbers[EPOCH]
    while cut.marks[place] == mark and cut.keys[place] != state:
        place = (place + np.uint64(1)) & mask
    if cut.marks[place] == mark:
        return False
    cut.marks[place] = mark
    cut.keys[place] = state
    return True


@kernel
def use_more_places(cut: Cut, end: int) -> None:
    """Put the visited states into a hash table of full size."""
    cut.numbers[HASH_SHIFT] = 64 - HASH_BITS
    cut.numbers[EPOCH] += 1
    for number in range(end):
        key = cut.queue[number]
        if cut.is_wide:
            key = key_of(key, cut.second_queue[number])
        add_key(cut, key)


@step
def unpack(cut: Cut, state: np.uint64, second: np.uint64, pieces: int) -> None:
    """Write the positions of a state's pieces to ``offsets``; the first piece is at the origin."""
    for axis in range(COORDINATES):
        cut.offsets[0, axis] = 0
    if cut.is_wide:
        unpack_word(cut, state, 1, min(pieces, cut.first_pieces + 1))
        unpack_word(cut, second, cut.first_pieces + 1, pieces)
    else:
        unpack_word(cut, state, 1, pieces)


@step
def unpack_word(cut: Cut, word: np.uint64, begin: int, end: int) -> None:
    """Write the positions of the pieces in one word."""
    half = 1 << (cut.bits - 1)
    field = np.uint64((1 << cut.bits) - 1)
    shift = np.uint64(0)
    for piece in range(begin, end):
        for axis in range(COORDINATES):
            cut.offsets[piece, axis] = np.int64((word >> shift) & field) - half
            shift += np.uint64(cut.bits)
