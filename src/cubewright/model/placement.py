"""A placement is an orientation of a piece at a place in the figure."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

import numpy as np

from cubewright.model.cell import Cell, IntArray, difference, shifted
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece


@dataclass(frozen=True)
class PlacedPiece:
    """One copy of a piece where it lies; ``piece`` is its index in the puzzle."""

    piece: int
    copy: int
    cells: tuple[Cell, ...]


def placements(figure: Figure, piece: Piece) -> IntArray:
    """Every way to lay the piece into the figure.

    Returns an ``(n, k)`` int32 array: each row the indices, ascending, of the
    ``k`` figure cells that one placement fills; rows in order, none twice.
    Where piece and figure are both in two colours, dark cells meet dark ones.
    """
    number = {cell: index for index, cell in enumerate(figure.cells)}
    dark = figure.dark if piece.dark is not None else None
    found: set[tuple[int, ...]] = set()
    for shape, its_dark in piece.coloured_orientations:
        first = shape[0]
        for cell in figure.cells:
            shift = figure.lattice.origin(cell)
            if difference(cell, shift) != first:
                continue
            indices = [number.get(shifted(part, shift), -1) for part in shape]
            if min(indices) < 0:
                continue
            if dark is None or all(
                (figure.cells[i] in dark) == d for i, d in zip(indices, its_dark, strict=True)
            ):
                found.add(tuple(sorted(indices)))
    rows = np.array(sorted(found), dtype=np.int32)
    return rows.reshape(len(found), len(piece))


def may_lie(figure: Figure, piece: Piece, cells: Collection[Cell]) -> bool:
    """Whether just these cells are a placement of the piece in the figure."""
    part = Figure(cells, lattice=figure.lattice)
    if not all(cell in figure for cell in part.cells) or len(part) != len(piece):
        return False
    dark = None if figure.dark is None else figure.dark & frozenset(part.cells)
    return len(placements(replace(part, dark=dark), piece)) == 1
