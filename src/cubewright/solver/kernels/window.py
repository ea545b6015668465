"""Next free cell with a window of six rows of the board in a single word."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.solver.kernels.array_types import Counts1, Ints1, Ints2, Words1, Words2
from cubewright.solver.kernels.compiling import entry_point, kernel, step
from cubewright.solver.kernels.levels import (
    FOUND,
    LEVEL,
    Levels,
    backtrack,
    open_level,
    record_options,
    take_copy,
)
from cubewright.solver.kernels.masks import count_ones, trailing_zeros
from cubewright.solver.kernels.next_cell import ISLAND, ISLAND_COST, OVERLAP

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


class WindowArrays(NamedTuple):
    """The data of :func:`run`: ``p`` levels, one per piece, and ``s`` positions of the window.

    At each position, a table lists the placements that begin in the window's first two rows.
    Positions with equal placements share a table, so there are ``q`` tables with ``n`` entries in
    all. There are ``t`` kinds and ``b`` bits in the window.
    """

    levels: Levels
    bits: int
    """The number of bits of the window, which has six rows."""
    turn: int
    """The position at which the board is reversed."""
    masks: Words1
    """``(n,)`` uint64: the entries of all tables, table by table, by their first cell."""
    kinds: Ints1
    """``(n,)`` int32: the kinds of the entries."""
    tables: Ints1
    """``(s,)`` int32: the table of each position."""
    begins: Ints2
    """``(q, b / 3 + 1)`` int32: the index of the first entry at each cell of the first two rows.

    The entries of a table at cell ``i`` are ``begins[table, i]:begins[table, i + 1]``.
    """
    options: Ints2
    """``(s, longest table)`` int32: the option of each table entry at each position."""
    neighbours: Words2
    """``(2, b)`` uint64: the neighbours of each cell, before and after the reversal."""
    sizes: Ints1
    """``(t,)`` int32: the number of cells of a piece of each kind."""
    looks_for_islands: bool
    """Whether islands are checked after each placement."""
    boards: Words1
    """``(p,)`` uint64: the window's covered cells before the level's placement."""
    positions: Counts1
    """``(p,)`` int64: the window's position before the level's placement."""
    left: Ints2
    """``(p, t)`` int32: the copies of each kind still to place."""


@entry_point
def run(search: WindowArrays, budget: int) -> None:
    """Search until the budget of mask tests is spent, the buffer is full or the search complete.

    Solutions are option ids, in ``Levels.found[:, 0]``.
    """
    levels = search.levels
    pieces = levels.found.shape[2]
    room = levels.found.shape[0] - 1
    level = levels.state[LEVEL]
    count = levels.state[FOUND]
    work = 0
    while work < budget and count <= room:
        level = backtrack(levels, level)
        if level < 0:
            break
        entry = levels.cursors[level]
        levels.cursors[level] += 1
        levels.costs[level] += 1
        work += 1
        kind = search.kinds[entry]
        if search.left[level, kind] == 0:
            continue
        levels.explored[level] += 1
        mask = search.masks[entry]
        board = search.boards[level]
        if board & mask:
            levels.cuts[OVERLAP, level] += 1
            continue
        position = search.positions[level]
        number = entry - search.begins[search.tables[position], 0]
        levels.chosen[0, 0, level] = np.uint64(search.options[position, number])
        if level + 1 == pieces:
            # The numbers of cells agree, so the last piece that fits fills the figure.
            levels.kept[level] += 1
            record_options(levels, count)
            count += 1
            continue
        take_copy(search.left, level, kind)
        board, position = move_window(search, board | mask, position)
        if search.looks_for_islands:
            work += ISLAND_COST
            levels.costs[level] += ISLAND_COST
            if has_dead_island(search, level + 1, board, position):
                levels.cuts[ISLAND, level] += 1
                continue
        levels.kept[level] += 1
        level += 1
        search.boards[level] = board
        search.positions[level] = position
        table = search.tables[position]
        cell = np.int64(trailing_zeros(~board))
        open_level(levels, level, search.begins[table, cell], search.begins[table, cell + 1])
    levels.state[LEVEL] = level
    levels.state[FOUND] = count


@step
def move_window(search: WindowArrays, board: np.uint64, position: int) -> tuple[np.uint64, int]:
    """Move the window while its first two rows are full; return its cells and position."""
    two = np.uint64(search.bits // 3)
    two_rows = (_ONE << two) - _ONE
    all_cells = ~_ZERO >> np.uint64(64 - search.bits)
    last_rows = all_cells & ~(all_cells >> two)
    while board & two_rows == two_rows:
        position += 1
        if position == search.turn:
            board = reversed_bits(board, search.bits)
        elif position < search.turn:
            board >>= two
        else:
            board = (board >> two) | last_rows
    return board, position


@kernel
def reversed_bits(word: np.uint64, bits: int) -> np.uint64:
    """Return the lowest bits of a word in reverse: the window seen from its other end."""
    turned = _ZERO
    for _ in range(bits):
        turned = (turned << _ONE) | (word & _ONE)
        word >>= _ONE
    return turned


@kernel
def has_dead_island(search: WindowArrays, level: int, board: np.uint64, position: int) -> bool:
    """Return whether the window has an island of a size that no pieces can fill at a level.

    Before the board is reversed, an island that reaches the window's last row may extend beyond it.
    It can therefore have any size.
    """
    all_cells = ~_ZERO >> np.uint64(64 - search.bits)
    free = all_cells & ~board
    beyond = _ZERO
    if position < search.turn - 1:
        beyond = all_cells & ~(all_cells >> np.uint64(search.bits // 6))
    direction = 1 if position >= search.turn else 0
    sums = _ONE
    for kind in range(search.left.shape[1]):
        for _ in range(search.left[level, kind]):
            if search.sizes[kind] < 64:
                sums |= sums << np.uint64(search.sizes[kind])
    while free:
        island = free & (~free + _ONE)
        front = island
        while front:
            cell = np.int64(trailing_zeros(front))
            front &= front - _ONE
            fresh = search.neighbours[direction, cell] & free & ~island
            island |= fresh
            front |= fresh
        if not island & beyond and not (sums >> count_ones(island)) & _ONE:
            return True
        free &= ~island
    return False
