"""Dead islands among the next cells of a board, looked up in a table.

All cells before the lowest free cell are full. A *window* is the lowest free cell with the cells
after it in the order of filling, as bits of a pattern. If the pattern contains an island whose size
no pieces can fill together, the board cannot be filled. The answer for each pattern is computed
when the pattern first occurs.

Windows at different cells share a row of the table if their cells are linked in the same way.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.solver.kernels.array_types import Bytes2, Ints1, Mask, Ways2, Words3
from cubewright.solver.kernels.cell_candidates import word_from
from cubewright.solver.kernels.compiling import entry_point, kernel, step
from cubewright.solver.kernels.masks import (
    and_not_masks,
    cell_mask,
    count_ones,
    is_empty,
    mask_at,
    trailing_zeros,
)
from cubewright.solver.kernels.option_lookup import lowest_cell

WINDOW = 12
"""The number of cells of a window."""
UNKNOWN, ALIVE, DEAD = 0, 1, 2
"""The values of :attr:`Windows.verdicts`."""
_NONE, _ONE = np.uint64(0), np.uint64(1)
_BITS = np.uint64((1 << WINDOW) - 1)


class Windows(NamedTuple):
    """The data of :func:`has_dead_island` for a board of ``c`` cells, with ``u`` rows."""

    classes: Ints1
    """``(c,)`` int32: the row of the window that begins at each cell."""
    links: Ways2
    """``(u, WINDOW)`` uint32: the neighbours of each cell of a window, as bits of its pattern.

    Bit ``WINDOW`` stands for a neighbour after the window.
    """
    verdicts: Bytes2
    """``(u, 2 ** WINDOW)`` uint8: for each pattern, whether it has a dead island."""
    sizes: np.uint64
    """The numbers of cells that pieces can fill together, up to 63, as bits."""


@entry_point
def find_windows(neighbours: Words3, full: Mask, rows: Ints1, links: Ways2) -> int:
    """Write the rows and the links of the windows of a board; return the number of rows.

    ``neighbours`` is ``(1, w, c)`` uint64, ``rows`` ``(c,)`` int32, and ``links`` ``(c, WINDOW)``
    uint32, of which the first rows are written.
    """
    cells = rows.shape[0]
    number = 0
    for cell in range(cells):
        for place in range(WINDOW):
            found = np.uint64(0)
            if cell + place < cells:
                near = mask_at(neighbours, 0, cell + place, full)
                while not is_empty(near):
                    other = lowest_cell(near)
                    near = and_not_masks(near, cell_mask(full, other))
                    if other >= cell:
                        found |= _ONE << np.uint64(min(other - cell, WINDOW))
            links[number, place] = found
        row = 0
        while not is_same_row(links, row, number):
            row += 1
        rows[cell] = row
        number = max(number, row + 1)
    return number


@step
def is_same_row(links: Ways2, row: int, other: int) -> bool:
    """Return whether two rows of links are the same."""
    same = True
    for place in range(WINDOW):
        same = same and links[row, place] == links[other, place]
    return same


@step
def has_dead_island(windows: Windows, free: Mask) -> bool:
    """Return whether the window at the lowest of some free cells has a dead island."""
    cell = lowest_cell(free)
    row = np.int64(windows.classes[cell])
    pattern = np.int64(word_from(free, cell) & _BITS)
    verdict = np.int64(windows.verdicts[row, pattern])
    if verdict == UNKNOWN:
        verdict = judge(windows, row, pattern)
    return bool(verdict == DEAD)


@kernel
def judge(windows: Windows, row: int, pattern: int) -> int:
    """Write and return the verdict on a pattern."""
    verdict = ALIVE
    free = np.uint64(pattern)
    left = free
    while left != _NONE:
        island = left & ~(left - _ONE)
        front = island
        linked = island
        while front != _NONE:
            near = np.uint64(windows.links[row, np.int64(trailing_zeros(front))])
            front &= front - _ONE
            front |= near & free & ~island
            island |= near & free
            linked |= near
        is_closed = linked >> np.uint64(WINDOW) == _NONE
        if is_closed and windows.sizes >> np.uint64(count_ones(island)) & _ONE == _NONE:
            verdict = DEAD
        left &= ~island
    windows.verdicts[row, pattern] = verdict
    return verdict
