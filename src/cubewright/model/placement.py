"""A placement: an orientation of a piece at a position in a figure."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from cubewright.model.cell import Cell
from cubewright.model.colours import AllowedColours, may_meet
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece


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


def is_placement(
    figure: Figure,
    piece: Piece,
    cells: Collection[Cell],
    allowed: AllowedColours | None = None,
) -> bool:
    """Return whether exactly these cells are a placement of the piece in the figure.

    A coloured cell of the piece fills a cell without a colour or with an ``allowed`` colour; None
    means the same colour.
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
