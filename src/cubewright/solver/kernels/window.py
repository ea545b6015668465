"""Next free cell, with no more of the board than a window of six rows in a single word."""

from __future__ import annotations

import numpy as np
from numba import njit

from cubewright.model.cell import CountArray, IntArray, MaskArray
from cubewright.solver.kernels.bits import ones, trailing_zeros


@njit(nogil=True, cache=True, error_model="numpy")
def reversed_bits(word: np.uint64, bits: int) -> np.uint64:
    """The lowest bits of a word the other way round: the window seen from its other end."""
    turned = np.uint64(0)
    for _ in range(bits):
        turned = (turned << np.uint64(1)) | (word & np.uint64(1))
        word >>= np.uint64(1)
    return turned


@njit(nogil=True, cache=True, error_model="numpy")
def has_dead_island(
    free: np.uint64,
    beyond: np.uint64,
    neighbours: MaskArray,
    sizes: IntArray,
    left: IntArray,
) -> bool:
    """Whether an island within the window has a size that no choice of the pieces left adds up to.

    What reaches a cell of ``beyond`` goes on out of sight, and may be of any size.
    """
    sums = np.uint64(1)
    for kind in range(left.shape[0]):
        for _ in range(left[kind]):
            if sizes[kind] < 64:
                sums |= sums << np.uint64(sizes[kind])
    while free:
        island = free & (~free + np.uint64(1))
        front = island
        while front:
            cell = np.int64(trailing_zeros(front))
            front &= front - np.uint64(1)
            fresh = neighbours[cell] & free & ~island
            island |= fresh
            front |= fresh
        if not island & beyond and not (sums >> ones(island)) & np.uint64(1):
            return True
        free &= ~island
    return False


@njit(nogil=True, cache=True, error_model="numpy")
def run(
    bits: int,
    turn: int,
    masks: MaskArray,
    kinds_of: IntArray,
    tables: IntArray,
    begins: IntArray,
    options: IntArray,
    neighbours: MaskArray,
    sizes: IntArray,
    look_for_islands: bool,
    boards: MaskArray,
    stands: CountArray,
    left: IntArray,
    cursors: CountArray,
    ends: CountArray,
    widths: CountArray,
    chosen: MaskArray,
    explored: CountArray,
    kept: CountArray,
    cuts: CountArray,
    costs: CountArray,
    found: MaskArray,
    state: CountArray,
    budget: int,
) -> None:
    """Search on until the budget of mask tests is spent, the buffer is full, or all is done.

    With ``p`` pieces, ``s`` stands of the window, ``t`` tables and ``n``
    entries in them: the window has ``bits`` bits and turns round when it comes
    to stand ``turn``; ``tables`` ``(s,)`` is the table of each stand;
    ``masks`` and ``kinds_of`` ``(n,)``, those that begin at cell ``i`` of the
    first two rows being ``begins[table, i]:begins[table, i + 1]``;
    ``options`` ``(s, longest table)`` what they are in the cover problem;
    ``neighbours`` ``(2, bits)`` on the way there and back; ``boards`` and
    ``stands`` ``(p,)``.
    """
    pieces = chosen.shape[2]
    kinds = left.shape[1]
    room = found.shape[0] - 1
    two = np.uint64(bits // 3)
    two_rows = (np.uint64(1) << two) - np.uint64(1)
    whole = ~np.uint64(0) >> np.uint64(64 - bits)
    last_rows = whole & ~(whole >> two)
    last_row = whole & ~(whole >> np.uint64(bits // 6))
    level = state[0]
    count = state[1]
    work = 0
    while work < budget and count <= room:
        if cursors[level] == ends[level]:
            level -= 1
            if level < 0:
                break
            continue
        entry = cursors[level]
        cursors[level] += 1
        work += 1
        costs[level] += 1
        kind = kinds_of[entry]
        if left[level, kind] == 0:
            continue
        explored[level] += 1
        mask = masks[entry]
        board = boards[level]
        if board & mask:
            cuts[0, level] += 1
            continue
        board |= mask
        stand = stands[level]
        chosen[0, 0, level] = np.uint64(options[stand, entry - begins[tables[stand], 0]])
        if level + 1 == pieces:
            # The numbers of cells agree, so the last piece that fits fills the figure.
            kept[level] += 1
            for i in range(pieces):
                found[count, 0, i] = chosen[0, 0, i]
            count += 1
            continue
        below = level + 1
        for each in range(kinds):
            left[below, each] = left[level, each]
        left[below, kind] -= 1
        while board & two_rows == two_rows:
            stand += 1
            if stand == turn:
                board = reversed_bits(board, bits)
            elif stand < turn:
                board >>= two
            else:
                board = (board >> two) | last_rows
        if look_for_islands:
            work += 4
            costs[level] += 4
            back = 1 if stand >= turn else 0
            beyond = last_row if stand < turn - 1 else np.uint64(0)
            free = whole & ~board
            if has_dead_island(free, beyond, neighbours[back], sizes, left[below]):
                cuts[1, level] += 1
                continue
        kept[level] += 1
        boards[below] = board
        stands[below] = stand
        table = tables[stand]
        cell = np.int64(trailing_zeros(~board))
        cursors[below] = begins[table, cell]
        ends[below] = begins[table, cell + 1]
        widths[below] = ends[below] - cursors[below]
        level = below
    state[0] = level
    state[1] = count
