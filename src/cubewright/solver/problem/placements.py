"""All placements of pieces in a figure: orientations at positions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, repeat

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.model.colours import AllowedColours, meeting_table
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece
from cubewright.solver.kernels.placements import (
    FigureGrid,
    PieceForms,
    fill_grid,
    write_placements,
)

MAX_NUMBERS = 1 << 22
"""The maximum number of array elements reserved at once, unless one piece needs more."""
_NONE = np.zeros((0, 0), np.int32)
"""The placements of a piece without cells."""


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
    found: dict[int, IntArray] = {}
    if not figure.cells:
        return [np.zeros((0, len(piece)), np.int32) for piece in pieces]
    grid = _grid(figure)
    for batch in _batches(pieces, len(figure)):
        together = [pieces[index] for index in batch]
        forms = _forms(together, is_coloured=bool(figure.colour_numbers))
        meets = meeting_table(int(max(grid.colours.max(), forms.colours.max())), allowed)
        rows = np.empty(len(forms.cells) * len(figure), np.int32)
        numbers = np.empty(len(together), np.int32)
        write_placements(grid, forms, meets, rows, numbers)
        ends = np.cumsum(numbers * forms.sizes)
        rows = rows[: ends[-1]].copy()
        begin = 0
        for index, end in zip(batch, ends.tolist(), strict=True):
            found[index] = rows[begin:end].reshape(-1, len(pieces[index]))
            begin = end
    return [found.get(index, _NONE) for index in range(len(pieces))]


def _batches(pieces: Sequence[Piece], cells: int) -> Iterator[list[int]]:
    """Yield indices of pieces with cells, in batches of at most MAX_NUMBERS array elements."""
    batch: list[int] = []
    numbers = 0
    for index, piece in enumerate(pieces):
        if not len(piece):
            continue
        most = len(piece.coloured_orientations) * len(piece) * cells
        if batch and numbers + most > MAX_NUMBERS:
            yield batch
            batch, numbers = [], 0
        batch.append(index)
        numbers += most
    if batch:
        yield batch


def _grid(figure: Figure) -> FigureGrid:
    cells = np.array(figure.cells, np.int64)
    origin = figure.lattice.origin
    low = cells.min(axis=0)
    colour_of = figure.colour_numbers
    colours = np.zeros(len(cells), np.int32)
    if colour_of:
        colours[:] = [colour_of.get(cell, 0) for cell in figure.cells]
    box = cells.max(axis=0) - low + 1
    index = np.full(box.prod(), -1, np.int32)
    origins = np.array([origin(cell) for cell in figure.cells], np.int64)
    grid = FigureGrid(cells, origins, low, box, index, colours)
    fill_grid(grid)
    return grid


def _forms(pieces: Sequence[Piece], *, is_coloured: bool) -> PieceForms:
    """Return the orientations of pieces that differ in their cells or, if coloured, in colours."""
    shapes = [
        np.array([shape for shape, _ in piece.coloured_orientations], np.int64)
        if is_coloured and piece.is_coloured
        else piece.orientation_cells
        for piece in pieces
    ]
    cells = np.concatenate([shape.reshape(-1, 3) for shape in shapes])
    colours = np.zeros(len(cells), np.int32)
    if is_coloured:
        colours[:] = [
            number
            for piece, shape in zip(pieces, shapes, strict=True)
            for number in (
                chain.from_iterable(numbers for _, numbers in piece.coloured_orientations)
                if piece.is_coloured
                else repeat(0, shape.size // 3)
            )
        ]
    numbers = np.array([len(shape) for shape in shapes], np.int32)
    return PieceForms(
        cells,
        colours,
        sizes=np.array([len(piece) for piece in pieces], np.int32),
        numbers=numbers,
        offsets=np.empty(len(cells), np.int64),
        bounds=np.empty((numbers.sum(), 6), np.int64),
    )
