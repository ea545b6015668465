"""The pieces that each piece pushes in a number of steps, in all directions at once.

Distances of eight directions are bytes of one word, so one subtraction compares all of them with a
number of steps. Sets of eight pieces are bytes, too, so one pass of Warshall's algorithm finds the
pushed pieces in all directions. Sets grow with the steps. The sets for one more step follow from
the pairs that first hit at this step. If no piece can move by some number of steps, no piece can
leave. Most pairs touch or never hit, so a list contains the pairs that may first hit later.

Kernels here take single arrays, because passing all arrays of a search takes longer than the
kernels' work. ``near`` ``(64 * 64,)`` uint64 contains the distances of each pair of pieces.
``rows`` is ``(8, 64)`` uint64, see :attr:`~.arrays.Work.rows`. ``movable`` ``(64,)`` uint64
contains one bit in the bytes of directions, and ``valid`` these bits of all directions.
"""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import CountArray, MaskArray
from cubewright.solver.kernels.compiling import kernel, step
from cubewright.solver.kernels.disassembly.arrays import MAX_STEPS
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
_3, _6, _7, _8, _63 = np.uint64(3), np.uint64(6), np.uint64(7), np.uint64(8), np.uint64(63)

FOR_EVER = 0
"""The index, among the numbers of steps, of moves without end."""


@kernel
def find_pushed(
    near: MaskArray,
    rows: MaskArray,
    movable: MaskArray,
    sources: CountArray,
    later: CountArray,
    pieces: int,
    valid: np.uint64,
) -> bool:
    """Find the pushed pieces, for all steps until every piece pushes over half of the pieces.

    ``rows``, ``movable`` and ``sources`` cover all steps. ``later`` is working memory for the
    numbers of all pairs. Returns True if some piece pushes fewer at any number of steps: pieces may
    be able to leave, or to move very far.
    """
    fill_rows(near, rows[1], pieces, False)
    left = list_later(near, later, pieces)
    close_rows(rows[1], pieces)
    some = find_movable(rows[1], movable[1], pieces, valid)
    steps = source = 1
    sources[1] = 1
    while some:
        if steps == MAX_STEPS:
            return True
        wanted = some | opposite(some)
        now, next_one = np.uint64(steps) * _EACH, np.uint64(steps + 1) * _EACH
        before, after = rows[source], rows[steps + 1]
        count = left
        left = 0
        is_new = False
        for number in range(count):
            pair = np.uint64(later[number])
            each = near[pair]
            if not_before(each, next_one) & wanted:
                later[left] = later[number]
                left += 1
            hits = zero_bytes(each ^ now) & wanted
            if hits:
                if not is_new:
                    is_new = True
                    for g in range((pieces + 7) // 8):
                        for piece in range(pieces):
                            after[g, piece] = before[g, piece]
                add_hits(after, hits, pair)
        steps += 1
        if is_new:
            source = steps
            close_rows(after, pieces)
            some = find_movable(after, movable[steps], pieces, valid)
        elif not left:
            return True
        sources[steps] = source
    return False


@kernel
def list_later(near: MaskArray, later: CountArray, pieces: int) -> int:
    """List the pairs that first hit after at least one step; return their number."""
    left = 0
    for i in range(pieces):
        for j in range(i + 1, pieces):
            pair = i * 64 + j
            later[np.uint64(left)] = pair
            if not_before(near[np.uint64(pair)], _EACH):
                left += 1
    return left


@step
def not_before(each: np.uint64, steps: np.uint64) -> np.uint64:
    """Return the highest bit of each byte of distances from a number of steps on, but not FREE.

    A free distance has the highest bit of its byte set, and no other distance has.
    """
    return ((each | _HIGH) - steps) & ~each & _HIGH


@step
def add_hits(rows: MaskArray, hits: np.uint64, pair: np.uint64) -> None:
    """Enter the directions in which the pieces of a pair hit each other."""
    i, j = pair >> _6, pair & _63
    hits >>= _7
    rows[j >> _3, i] |= hits << (j & _7)
    rows[i >> _3, j] |= opposite(hits) << (i & _7)


@step
def zero_bytes(word: np.uint64) -> np.uint64:
    """Return the highest bit of each byte that is 0."""
    return ~(((word & _LOW) + _LOW) | word) & _HIGH


@step
def opposite(directions: np.uint64) -> np.uint64:
    """Return the bits moved to the bytes of the opposite directions."""
    return ((directions & _EVEN) << _8) | ((directions & _ODD) >> _8)


@step
def all_directions(count: int, word: int) -> np.uint64:
    """Return the highest bit of the byte of each direction in a word."""
    left = count - 8 * word
    return _HIGH if left >= 8 else _HIGH & ((_1 << np.uint64(8 * left)) - _1)


@kernel
def fill_rows(near: MaskArray, rows: MaskArray, pieces: int, for_ever: bool) -> None:
    """Find the pieces that each piece directly pushes when it moves one step, or without end."""
    for g in range((pieces + 7) // 8):
        for i in range(pieces):
            rows[g, i] = 0
    for i in range(pieces):
        for j in range(i + 1, pieces):
            pair = np.uint64(i * 64 + j)
            each = near[pair]
            hits = ~each & _HIGH if for_ever else zero_bytes(each)
            if hits:
                add_hits(rows, hits, pair)


@kernel
def close_rows(rows: MaskArray, pieces: int) -> None:
    """Find all pieces that each piece pushes, directly or not, and itself (Warshall, 1962)."""
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
    """Find the pieces that push at most half of all pieces; return their directions."""
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
    """Return the number of bits set in each byte."""
    found = sets - ((sets >> _1) & _BITS_OF_2)
    found = (found & _BITS_OF_4) + ((found >> _2) & _BITS_OF_4)
    return (found + (found >> _4)) & _BITS_OF_8


@kernel
def find_free(near: MaskArray, movable: MaskArray, pieces: int, valid: np.uint64) -> np.uint64:
    """Find the directions in which each piece alone can move without end; return the union."""
    for i in range(pieces):
        movable[i] = valid
    for i in range(pieces):
        free = movable[i]
        for j in range(i + 1, pieces):
            each = near[np.uint64(i * 64 + j)]
            free &= each
            movable[j] &= opposite(each)
        movable[i] = free
    some = _0
    for i in range(pieces):
        some |= movable[i]
    return some


@kernel
def first_movable(movable: MaskArray, some: np.uint64) -> tuple[int, int]:
    """Return the first direction of a word with movable pieces, and the first such piece."""
    bit = np.int64(trailing_zeros(some))
    piece = 0
    while not (movable[piece] >> np.uint64(bit)) & _1:
        piece += 1
    direction: int = bit >> 3
    return direction, piece


@step
def pushed_pieces(rows: MaskArray, byte: int, piece: int, pieces: int) -> np.uint64:
    """Return the pieces that a piece pushes along the direction of a byte."""
    shift = np.uint64(8 * byte)
    found = _0
    for g in range((pieces + 7) // 8):
        found |= ((rows[g, piece] >> shift) & np.uint64(255)) << np.uint64(8 * g)
    return found
