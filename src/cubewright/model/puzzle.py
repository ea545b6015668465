"""A puzzle is a figure and the pieces to fill it with."""

from __future__ import annotations

from dataclasses import dataclass

from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece


@dataclass(frozen=True)
class Puzzle:
    """A figure to be filled by the pieces of a set.

    ``fixed``: pieces that lie where the player laid them, found beforehand.
    ``forbidden``: pairs of a piece, by its index, and a cell it must not fill,
    nor any piece that is just like it.
    """

    figure: Figure
    piece_set: PieceSet
    fixed: tuple[PlacedPiece, ...] = ()
    forbidden: frozenset[tuple[int, Cell]] = frozenset()

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The kinds of piece."""
        return self.piece_set.pieces

    @property
    def counts(self) -> tuple[int, ...]:
        """How many copies there are of each kind."""
        return self.piece_set.counts

    @property
    def least(self) -> tuple[int, ...]:
        """How many copies of each kind a solution uses at the fewest."""
        return self.piece_set.least

    @property
    def is_exact(self) -> bool:
        """Whether every cell is to be filled and every copy of every piece to be used."""
        return self.piece_set.uses_all and not self.figure.optional

    @property
    def name(self) -> str:
        """The figure's name, or the size of its box."""
        return self.figure.name or "x".join(map(str, self.figure.size))
