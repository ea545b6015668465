"""A puzzle is a figure and the pieces to fill it with."""

from __future__ import annotations

from dataclasses import dataclass

from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet


@dataclass(frozen=True)
class Puzzle:
    """A figure to be filled by every copy of every piece."""

    figure: Figure
    piece_set: PieceSet

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The kinds of piece."""
        return self.piece_set.pieces

    @property
    def counts(self) -> tuple[int, ...]:
        """How many copies there are of each kind."""
        return self.piece_set.counts

    @property
    def name(self) -> str:
        """The figure's name, or the size of its box."""
        return self.figure.name or "x".join(map(str, self.figure.size))
