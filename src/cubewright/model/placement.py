"""Placements: orientations of a piece at positions in a figure."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import Cell, CountArray, IntArray
from cubewright.model.colours import AllowedColours, may_meet, meeting_table
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece

MAX_NUMBERS = 1 << 20
"""The maximum number of array elements computed at once, unless one piece needs more."""


@dataclass(frozen=True)
class PlacedPiece:
    """A placed copy of a piece; ``piece`` is its index in the puzzle, ``copy`` counts from 0.

    ``colours`` are the colour numbers of its cells in order, with 0 for no colour. They are empty
    if the cells alone determine the orientation.
    """

    piece: int
    copy: int
    cells: tuple[Cell, ...]
    colours: tuple[int, ...] = ()


def placements(figure: Figure, piece: Piece, allowed: AllowedColours | None = None) -> IntArray:
    """Return all placements of a piece in a figure.

    The result is an ``(n, k)`` int32 array. Each row contains the ascending indices of the ``k``
    figure cells that one placement fills. Rows are sorted and different. A coloured cell of the
    piece fills a cell without a colour or with an ``allowed`` colour; None means the same colour.
    """
    return placements_of_pieces(figure, [piece], allowed)[0]


def placements_of_pieces(
    figure: Figure, pieces: Sequence[Piece], allowed: AllowedColours | None = None
) -> list[IntArray]:
    """Return the :func:`placements` of several pieces, faster than by separate calls.

    The list contains an ``(n, k)`` int32 array for each piece of ``k`` cells with ``n`` placements.
    """
    found = [np.zeros((0, len(piece)), np.int32) for piece in pieces]
    if not figure.cells:
        return found
    grid = _Grid(figure, allowed)
    for size in {len(piece) for piece in pieces} - {0}:
        of_size = [index for index, piece in enumerate(pieces) if len(piece) == size]
        forms = max(len(pieces[index].coloured_orientations) for index in of_size)
        together = max(1, MAX_NUMBERS // (forms * size * len(figure)))
        for at in range(0, len(of_size), together):
            batch = of_size[at : at + together]
            tables = grid.placements([pieces[index] for index in batch])
            for index, table in zip(batch, tables, strict=True):
                found[index] = table
    return found


class _Grid:
    """The cells of a figure as arrays, for finding placements.

    ``_table`` is a flat table of the box around the figure, with a margin. It contains the index of
    each cell, or -1.
    """

    def __init__(self, figure: Figure, allowed: AllowedColours | None) -> None:
        origin = figure.lattice.origin
        self._cells = np.array(figure.cells)
        self._starts = np.array([origin(cell) for cell in figure.cells])
        self._allowed = allowed
        self._numbers: CountArray | None = None
        if figure.colour_numbers:
            self._numbers = np.array([figure.colour_numbers.get(cell, 0) for cell in figure.cells])

    def placements(self, pieces: Sequence[Piece]) -> list[IntArray]:
        shapes = np.concatenate([self._shapes(piece) for piece in pieces])
        piece_of = np.repeat(np.arange(len(pieces)), [len(self._shapes(p)) for p in pieces])
        # A longer shape fits nowhere, and its margin would need memory without bound.
        fits = (np.ptp(shapes, axis=1) <= np.ptp(self._cells, axis=0)).all(axis=1)
        if not fits.any():
            return [np.zeros((0, shapes.shape[1]), np.int32) for _ in pieces]
        shapes, piece_of = shapes[fits], piece_of[fits]
        # The margin also covers the reference points of shapes, which may be outside the figure.
        margin = int(np.abs(shapes).max()) + int(np.abs(self._cells - self._starts).max()) + 1
        low = self._cells.min(axis=0) - margin
        size = self._cells.max(axis=0) + margin + 1 - low
        strides = np.array([size[1] * size[2], size[2], 1])
        table: IntArray = np.full(int(size.prod()), -1, np.int32)
        table[(self._cells - low) @ strides] = np.arange(len(self._cells))
        rows = ((self._starts - low) @ strides)[:, np.newaxis, np.newaxis] + shapes @ strides
        rows = table[rows]
        # Every placement maps the shape's first cell to some cell of the figure.
        bases = (self._cells - self._starts) @ strides
        can = bases[:, np.newaxis] == shapes[:, 0] @ strides
        for column in range(rows.shape[2]):  # reducing over the short axis would take longer
            can &= rows[:, :, column] >= 0
        if self._numbers is not None:
            numbers = np.concatenate([self._colours(piece) for piece in pieces])[fits]
            most = max(int(self._numbers.max()), int(numbers.max()))
            can &= meeting_table(most, self._allowed)[numbers, self._numbers[rows]].all(axis=2)
        found = rows[can]  # figures and shapes sort cells alike, so each row ascends
        owners = np.broadcast_to(piece_of, can.shape)[can]
        order = _in_order(owners, found, len(self._cells))
        counts = np.bincount(owners, minlength=len(pieces))
        tables = np.split(found[order], np.cumsum(counts)[:-1])
        return [
            _different(table) if self._is_coloured(piece) else table
            for piece, table in zip(pieces, tables, strict=True)
        ]

    def _is_coloured(self, piece: Piece) -> bool:
        return self._numbers is not None and piece.is_coloured

    def _shapes(self, piece: Piece) -> CountArray:
        """Return the orientations of a piece that differ in their cells or in their colours."""
        if not self._is_coloured(piece):
            return piece.orientation_cells
        return np.array([shape for shape, _ in piece.coloured_orientations])

    def _colours(self, piece: Piece) -> CountArray:
        if not self._is_coloured(piece):
            return np.zeros(piece.orientation_cells.shape[:2], np.int64)
        return np.array([numbers for _, numbers in piece.coloured_orientations])


def _different(rows: IntArray) -> IntArray:
    """Return sorted rows without repetitions.

    Rows are repeated if two orientations of a piece differ only in their colours.
    """
    is_new = np.ones(len(rows), np.bool_)
    is_new[1:] = (rows[1:] != rows[:-1]).any(axis=1)
    return rows[is_new]


def _in_order(owners: CountArray, rows: IntArray, cells: int) -> NDArray[np.intp]:
    width = rows.shape[1]
    if (int(owners.max(initial=0)) + 1) * cells**width > 2**62:
        return np.lexsort((*rows.T[::-1], owners))
    # Sorting by one number for each row is fastest.
    keys = rows @ cells ** np.arange(width - 1, -1, -1, dtype=np.int64)
    keys += owners * cells**width
    return np.argsort(keys)


def is_placement(
    figure: Figure,
    piece: Piece,
    cells: Collection[Cell],
    allowed: AllowedColours | None = None,
) -> bool:
    """Return whether exactly these cells are a placement of the piece in the figure.

    ``allowed`` is as in :func:`placements`.
    """
    ordered = sorted(cells)
    if not ordered or not all(cell in figure for cell in ordered):
        return False
    shape = figure.lattice.normalized(ordered)
    if not figure.colour_numbers or not piece.is_coloured:
        return shape in piece.orientations
    under = [figure.colour_numbers.get(cell, 0) for cell in ordered]
    return any(
        form == shape and may_meet(numbers, under, allowed)
        for form, numbers in piece.coloured_orientations
    )
