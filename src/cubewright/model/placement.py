"""Placements: orientations of a piece at positions in a figure."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import Cell, IntArray
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece


@dataclass(frozen=True)
class PlacedPiece:
    """A placed copy of a piece; ``piece`` is its index in the puzzle, ``copy`` counts from 0."""

    piece: int
    copy: int
    cells: tuple[Cell, ...]


def placements(figure: Figure, piece: Piece) -> IntArray:
    """Return all placements of a piece in a figure.

    The result is an ``(n, k)`` int32 array. Each row has the ascending indices
    of the ``k`` figure cells that one placement fills; rows are sorted, and
    none occurs twice. If piece and figure both have two colours, dark cells
    are placed on dark cells.
    """
    if not figure.cells or not piece.cells:
        return np.zeros((0, len(piece)), np.int32)
    cells = np.array(figure.cells)
    starts = np.array([figure.lattice.origin(cell) for cell in figure.cells])
    shapes = np.array([shape for shape, _ in piece.coloured_orientations])
    table = _CellTable(cells, int(np.abs(shapes).max()) + 1)
    # Every placement puts the shape's first cell onto some cell of the figure.
    fits = ((cells - starts)[:, np.newaxis] == shapes[:, 0]).all(axis=2)
    positions = table.positions(starts)[:, np.newaxis, np.newaxis] + table.offsets(shapes)
    rows = table.indices[positions]  # (cells, orientations, k)
    fits &= (rows >= 0).all(axis=2)
    if figure.dark is not None and piece.dark is not None:
        is_dark = np.array([cell in figure.dark for cell in figure.cells])
        fits &= (is_dark[rows] == [dark for _, dark in piece.coloured_orientations]).all(axis=2)
    found = np.sort(rows[fits], axis=1)
    found = found[_in_order(found, len(cells))]
    new = np.ones(len(found), np.bool_)
    new[1:] = (found[1:] != found[:-1]).any(axis=1)
    return found[new]


def _in_order(rows: IntArray, cells: int) -> NDArray[np.intp]:
    """Return the indices that sort rows of cell indices; one number for each row is quickest."""
    width = rows.shape[1]
    if cells**width > 2**62:
        return np.lexsort(rows.T[::-1])
    return np.argsort(rows @ cells ** np.arange(width - 1, -1, -1, dtype=np.int64))


class _CellTable:
    """A flat table of the box around a figure, with a margin: the index of each cell, or -1."""

    def __init__(self, cells: NDArray[np.int64], margin: int) -> None:
        self._low = cells.min(axis=0) - margin
        size = cells.max(axis=0) + margin + 1 - self._low
        self._strides = np.array([size[1] * size[2], size[2], 1])
        self.indices: IntArray = np.full(int(size.prod()), -1, np.int32)
        self.indices[self.positions(cells)] = np.arange(len(cells))

    def positions(self, cells: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the positions of cells in the table."""
        return self.offsets(cells - self._low)

    def offsets(self, vectors: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the offsets in the table that belong to vectors."""
        offsets: NDArray[np.int64] = vectors @ self._strides
        return offsets


def is_placement(figure: Figure, piece: Piece, cells: Collection[Cell]) -> bool:
    """Whether exactly these cells are a placement of the piece in the figure."""
    ordered = sorted(cells)
    if not ordered or not all(cell in figure for cell in ordered):
        return False
    shape = figure.lattice.normalized(ordered)
    if figure.dark is None or piece.dark is None:
        return shape in piece.orientations
    return (shape, tuple(cell in figure.dark for cell in ordered)) in piece.coloured_orientations
