"""Which pieces each piece takes along when it moves a number of steps, in all directions at once.

Distances of eight directions are bytes of one word, so one subtraction compares all of
them with a number of steps; sets of eight pieces are bytes too, so one pass of
Warshall's algorithm finds what pushing reaches in all directions. Sets grow with the
steps. So those of one step more follow from the pairs that hit just then, and
nothing can leave if there is a number of steps that nothing can move.

Kernels here take single arrays: to pass on all arrays of a search takes longer than
what they do. ``near``: ``(64 * 64,)`` uint64, the distances of each pair of pieces; ``rows``:
``(8, 64)`` uint64, see :attr:`~.arrays.Work.rows`; ``movable``: ``(64,)`` uint64, one bit in
the bytes of directions; ``valid``: these bits of all directions.
"""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import CountArray, MaskArray
from cubewright.solver.kernels.compiling import kernel, step
from cubewright.solver.kernels.disassembly.arrays import FARTHEST
from cubewright.solver.kernels.masks import trailing_zeros

_HIGH = np.uint64(0x8080808080808080)
_LOW = np.uint64(0x7F7F7F7F7F7F7F7F)
_EACH = np.uint64(0x0101010101010101)
_ODD = np.uint64(0xFF00FF00FF00FF00)
_EVEN = np.uint64(0x00FF00FF00FF00FF)
_ALL = np.uint64(0xFFFFFFFFFFFFFFFF)
_BITS_OF_2 = np.uint64(0x5555555555555555)
_BITS_OF_4 = np.uint64(0x3333333333333333)
_BITS_OF_8 = np.uint64(0x0F0F0F0F0F0F0F0F)
_0, _1, _2, _4 = np.uint64(0), np.uint64(1), np.uint64(2), np.uint64(4)
_7, _8 = np.uint64(7), np.uint64(8)

FOR_EVER = 0
"""The place of what pieces push when they move for ever, among the numbers of steps."""


@kernel
def take_along(
    near: MaskArray,
    rows: MaskArray,
    movable: MaskArray,
    sources: CountArray,
    pieces: int,
    valid: np.uint64,
) -> bool:
    """Find what each piece takes along, for all steps until none takes at most half along.

    ``rows``, ``movable`` and ``sources`` are those of all steps. Returns whether that never
    happens: then pieces may be able to leave, or go very far.
    """
    fill_rows(near, rows[1], pieces, False)
    close_rows(rows[1], pieces)
    some = find_movable(rows[1], movable[1], pieces, valid)
    steps = source = 1
    sources[1] = 1
    while some:
        if steps == FARTHEST:
            return True
        wanted = some | opposite(some)
        now, next_one = np.uint64(steps) * _EACH, np.uint64(steps + 1) * _EACH
        before, after = rows[source], rows[steps + 1]
        later = _0
        is_new = False
        for i in range(pieces):
            for j in range(i + 1, pieces):
                each = near[i * 64 + j]
                # A free distance has the highest bit of its byte, and no other distance has it.
                later |= ((each | _HIGH) - next_one) & ~each
                hits = zero_bytes(each ^ now) & wanted
                if hits:
                    if not is_new:
                        is_new = True
                        for g in range((pieces + 7) // 8):
                            for piece in range(pieces):
                                after[g, piece] = before[g, piece]
                    hits >>= _7
                    after[j >> 3, i] |= hits << np.uint64(j & 7)
                    after[i >> 3, j] |= opposite(hits) << np.uint64(i & 7)
        steps += 1
        if is_new:
            source = steps
            close_rows(after, pieces)
            some = find_movable(after, movable[steps], pieces, valid)
        elif not later & wanted:
            return True
        sources[steps] = source
    return False


@step
def zero_bytes(word: np.uint64) -> np.uint64:
    """The highest bit of each byte that is 0."""
    return ~(((word & _LOW) + _LOW) | word) & _HIGH


@step
def opposite(directions: np.uint64) -> np.uint64:
    """The same bits of the bytes of the opposite directions."""
    return ((directions & _EVEN) << _8) | ((directions & _ODD) >> _8)


@step
def all_directions(count: int, word: int) -> np.uint64:
    """The highest bit of the byte of each direction that a word has."""
    left = count - 8 * word
    return _HIGH if left >= 8 else _HIGH & ((_1 << np.uint64(8 * left)) - _1)


@kernel
def fill_rows(near: MaskArray, rows: MaskArray, pieces: int, for_ever: bool) -> None:
    """Find which pieces each piece pushes when it moves one step, or for ever."""
    for g in range((pieces + 7) // 8):
        for i in range(pieces):
            rows[g, i] = 0
    for i in range(pieces):
        for j in range(i + 1, pieces):
            each = near[i * 64 + j]
            hits = (~each & _HIGH if for_ever else zero_bytes(each)) >> _7
            if hits:
                rows[j >> 3, i] |= hits << np.uint64(j & 7)
                rows[i >> 3, j] |= opposite(hits) << np.uint64(i & 7)


@kernel
def close_rows(rows: MaskArray, pieces: int) -> None:
    """Find what each piece takes along: itself, and all that pushing reaches (Warshall, 1962)."""
    for i in range(pieces):
        rows[i >> 3, i] |= _EACH << np.uint64(i & 7)
    if pieces <= 8:
        only = rows[0]
        for k in range(pieces):
            taken = only[k]
            for i in range(pieces):
                reached = (only[i] >> np.uint64(k)) & _EACH
                only[i] |= taken & ((reached << _8) - reached)
        return
    for k in range(pieces):
        for i in range(pieces):
            reached = (rows[k >> 3, i] >> np.uint64(k & 7)) & _EACH
            if reached:
                reached = (reached << _8) - reached
                for g in range((pieces + 7) // 8):
                    rows[g, i] |= rows[g, k] & reached


@kernel
def find_movable(rows: MaskArray, movable: MaskArray, pieces: int, valid: np.uint64) -> np.uint64:
    """Find which pieces take at most half of the pieces along; the directions of any."""
    most = np.uint64(128 + pieces // 2) * _EACH
    some = _0
    for i in range(pieces):
        sizes = _0
        for g in range((pieces + 7) // 8):
            sizes += sizes_of(rows[g, i])
        movable[i] = (most - sizes) & valid
        some |= movable[i]
    return some


@step
def sizes_of(sets: np.uint64) -> np.uint64:
    """How many bits are set in each byte."""
    found = sets - ((sets >> _1) & _BITS_OF_2)
    found = (found & _BITS_OF_4) + ((found >> _2) & _BITS_OF_4)
    return (found + (found >> _4)) & _BITS_OF_8


@kernel
def find_free(near: MaskArray, movable: MaskArray, pieces: int, valid: np.uint64) -> np.uint64:
    """Find the directions in which each piece alone can move for ever; those of any."""
    for i in range(pieces):
        movable[i] = valid
    for i in range(pieces):
        free = movable[i]
        for j in range(i + 1, pieces):
            each = near[i * 64 + j]
            free &= each
            movable[j] &= opposite(each)
        movable[i] = free
    some = _0
    for i in range(pieces):
        some |= movable[i]
    return some


@kernel
def first_movable(movable: MaskArray, some: np.uint64) -> tuple[int, int]:
    """The first direction of a word in which pieces are movable, and the first of them."""
    bit = np.int64(trailing_zeros(some))
    piece = 0
    while not (movable[piece] >> np.uint64(bit)) & _1:
        piece += 1
    direction: int = bit >> 3
    return direction, piece


@step
def taken_along(rows: MaskArray, byte: int, piece: int, pieces: int) -> np.uint64:
    """What a piece takes along the direction of a byte."""
    shift = np.uint64(8 * byte)
    found = _0
    for g in range((pieces + 7) // 8):
        found |= ((rows[g, piece] >> shift) & np.uint64(255)) << np.uint64(8 * g)
    return found
