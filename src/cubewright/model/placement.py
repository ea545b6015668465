"""A placement is an orientation of a piece at a place in the figure."""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import IntArray, difference, shifted
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece


def placements(figure: Figure, piece: Piece) -> IntArray:
    """Every way to lay the piece into the figure.

    Returns an ``(n, k)`` int32 array: each row the indices, ascending, of the
    ``k`` figure cells that one placement fills; rows in order, none twice.
    """
    number = {cell: index for index, cell in enumerate(figure.cells)}
    found: set[tuple[int, ...]] = set()
    for shape in piece.orientations:
        first = shape[0]
        for cell in figure.cells:
            shift = figure.lattice.origin(cell)
            if difference(cell, shift) != first:
                continue
            indices = [number.get(shifted(part, shift), -1) for part in shape]
            if min(indices) >= 0:
                found.add(tuple(sorted(indices)))
    rows = np.array(sorted(found), dtype=np.int32)
    return rows.reshape(len(found), len(piece))
