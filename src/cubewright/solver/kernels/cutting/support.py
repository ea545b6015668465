"""The faces of a piece that need support in a 3D printer."""

from __future__ import annotations

import numpy as np

from cubewright.solver.kernels.compiling import kernel
from cubewright.solver.kernels.cutting.arrays import SEEN, Cut


@kernel
def hanging_faces(cut: Cut, piece: int, side: int) -> int:
    """Return the number of faces of a piece that need support if a side of the grid points down.

    See :mod:`cubewright.model.print_positions`.
    """
    lowest: int = np.int64(cut.heights[side, cut.members[piece, 0]])
    for number in range(cut.sizes[piece]):
        lowest = min(lowest, np.int64(cut.heights[side, cut.members[piece, number]]))
    cut.numbers[SEEN] += 1
    mark = cut.numbers[SEEN]
    hanging: int = np.int64(0)
    for number in range(cut.sizes[piece]):
        cell = np.int64(cut.members[piece, number])
        below = np.int64(cut.beside[side, 0, cell])
        is_on = cut.heights[side, cell] == lowest or (below >= 0 and cut.labels[below] == piece)
        if not is_on:
            cut.seen[cell] = mark
            hanging += 1
    if not hanging or not cut.printing[1]:
        return hanging
    for number in range(cut.sizes[piece]):
        cell = np.int64(cut.members[piece, number])
        if cut.seen[cell] == mark:
            size = list_region(cut, side, cell, mark)
            if is_bridge(cut, piece, side, 1, size, mark) or (
                is_bridge(cut, piece, side, 3, size, mark)
            ):
                hanging -= size
    return hanging


@kernel
def list_region(cut: Cut, side: int, cell: int, mark: int) -> int:
    """Write the cells that hang together with a cell to ``stack``; return their number.

    The mark of these cells becomes negative.
    """
    cut.stack[0] = cell
    cut.seen[cell] = -mark
    size: int = np.int64(1)
    at = 0
    while at < size:
        here = np.int64(cut.stack[at])
        at += 1
        for way in range(1, 5):
            there = np.int64(cut.beside[side, way, here])
            if there >= 0 and cut.seen[there] == mark:
                cut.seen[there] = -mark
                cut.stack[size] = there
                size += 1
    return size


@kernel
def is_bridge(cut: Cut, piece: int, side: int, way: int, size: int, mark: int) -> bool:
    """Return whether each row of the region in ``stack`` lies between supported cells.

    Rows go from way ``way + 1`` to ``way``, and contain as many cells as can be bridged at most.
    """
    for number in range(size):
        cell = np.int64(cut.stack[number])
        before = np.int64(cut.beside[side, way + 1, cell])
        if before >= 0 and cut.seen[before] == -mark:
            continue
        length = 0
        while cell >= 0 and cut.seen[cell] == -mark:
            cell = np.int64(cut.beside[side, way, cell])
            length += 1
        if length > cut.printing[1] or before < 0 or cell < 0:
            return False
        if cut.labels[before] != piece or cut.labels[cell] != piece:
            return False
    return True


@kernel
def support_excess(cut: Cut) -> int:
    """Return the number of faces that need support beyond the limit, in the best positions."""
    excess: int = np.int64(0)
    if cut.printing[0] < 0:
        return excess
    for piece in range(cut.sizes.shape[0]):
        fewest = hanging_faces(cut, piece, 0)
        for side in range(1, 6):
            if fewest > cut.printing[0]:
                fewest = min(fewest, hanging_faces(cut, piece, side))
        excess += max(0, fewest - cut.printing[0])
    return excess
