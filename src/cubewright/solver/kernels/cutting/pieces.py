"""The cells of each piece: changes that can be undone, limits of sizes, and connected pieces."""

from __future__ import annotations

import numpy as np

from cubewright.solver.kernels.compiling import kernel, step
from cubewright.solver.kernels.cutting.arrays import SEEN, UNDONE, Cut
from cubewright.solver.kernels.cutting.distances import count_collisions


@kernel
def label(cut: Cut, cell: int, piece: int) -> None:
    """Assign a cell to a piece; -1 means no piece."""
    before = np.int64(cut.labels[cell])
    if before >= 0:
        count_collisions(cut, cell, before, -1)
        cut.sizes[before] -= 1
        last = cut.members[before, cut.sizes[before]]
        cut.members[before, cut.at[cell]] = last
        cut.at[last] = cut.at[cell]
    cut.labels[cell] = piece
    if piece >= 0:
        count_collisions(cut, cell, piece, 1)
        cut.at[cell] = cut.sizes[piece]
        cut.members[piece, cut.sizes[piece]] = cell
        cut.sizes[piece] += 1


@step
def change_label(cut: Cut, cell: int, piece: int) -> None:
    """Assign a cell to a piece, and record the change, so that it can be undone."""
    cut.undo[cut.numbers[UNDONE], 0] = cell
    cut.undo[cut.numbers[UNDONE], 1] = cut.labels[cell]
    cut.numbers[UNDONE] += 1
    label(cut, cell, piece)


@kernel
def undo_to(cut: Cut, number: int) -> None:
    """Undo changes, the latest first, until ``number`` changes are left."""
    while cut.numbers[UNDONE] > number:
        cut.numbers[UNDONE] -= 1
        change = cut.numbers[UNDONE]
        label(cut, np.int64(cut.undo[change, 0]), np.int64(cut.undo[change, 1]))


@kernel
def is_connected(cut: Cut, piece: int, leaving: int, joining: int) -> bool:
    """Return whether a piece is not empty and connected after a cell left it and a cell joined it.

    -1 stands for no cell.
    """
    size: int = np.int64(cut.sizes[piece])
    cell = joining
    for number in range(min(2, size)):
        member = np.int64(cut.members[piece, number])
        if member != leaving:
            cell = member
    if leaving >= 0:
        size -= 1
    if joining >= 0:
        size += 1
    if cell < 0:
        return False
    cut.numbers[SEEN] += 1
    mark = cut.numbers[SEEN]
    cut.stack[0] = cell
    cut.seen[cell] = mark
    waiting = 1
    reached = 1
    while waiting:
        waiting -= 1
        cell = np.int64(cut.stack[waiting])
        for side in range(cut.degree[cell]):
            there = np.int64(cut.near[cell, side])
            is_in = (cut.labels[there] == piece and there != leaving) or there == joining
            if is_in and cut.seen[there] != mark:
                cut.seen[there] = mark
                cut.stack[waiting] = there
                waiting += 1
                reached += 1
    return bool(reached == size)


@step
def may_lose(cut: Cut, piece: int) -> bool:
    """Return whether a piece has more than the minimum number of cells."""
    return bool(cut.sizes[piece] > cut.limits[2])


@step
def may_gain(cut: Cut, piece: int) -> bool:
    """Return whether a piece has less than the maximum number of cells."""
    return bool(cut.sizes[piece] < cut.limits[3])


@kernel
def may_leave(cut: Cut, cell: int) -> bool:
    """Return whether the piece of a cell is still in one part without this cell."""
    piece = cut.labels[cell]
    cut.numbers[SEEN] += 1
    mark = cut.numbers[SEEN]
    beside = 0
    for side in range(cut.degree[cell]):
        if cut.labels[cut.near[cell, side]] == piece:
            cut.stack[0] = cut.near[cell, side]
            beside += 1
    if beside < 2:
        return beside == 1
    # ``mark`` is for the cells beside it, negative numbers for cells that were reached.
    for side in range(cut.degree[cell]):
        if cut.labels[cut.near[cell, side]] == piece:
            cut.seen[cut.near[cell, side]] = mark
    cut.seen[cell] = -mark
    cut.seen[cut.stack[0]] = -mark
    beside -= 1
    waiting = 1
    while waiting:
        waiting -= 1
        here = np.int64(cut.stack[waiting])
        for side in range(cut.degree[here]):
            there = np.int64(cut.near[here, side])
            if cut.labels[there] == piece and cut.seen[there] != -mark:
                if cut.seen[there] == mark:
                    beside -= 1
                    if not beside:
                        return True
                cut.seen[there] = -mark
                cut.stack[waiting] = there
                waiting += 1
    return False


@step
def touches(cut: Cut, cell: int, piece: int) -> bool:
    """Return whether a cell has a neighbour in a piece."""
    found = False
    for side in range(cut.degree[cell]):
        if cut.labels[cut.near[cell, side]] == piece:
            found = True
    return found
