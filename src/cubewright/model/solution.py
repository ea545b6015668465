"""A solution is a choice of placements that covers the figure, each cell once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from cubewright.model.cell import Cell
from cubewright.model.picture import layers_picture
from cubewright.model.piece import Piece
from cubewright.model.puzzle import Puzzle


@dataclass(frozen=True)
class PlacedPiece:
    """One copy of a piece where it lies; ``piece`` is its index in the puzzle."""

    piece: int
    copy: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Solution:
    """Pieces where they lie, in the order of the puzzle's pieces."""

    puzzle: Puzzle
    placed: tuple[PlacedPiece, ...]

    def piece(self, placed: PlacedPiece) -> Piece:
        """The piece that a placed piece is a copy of."""
        return self.puzzle.pieces[placed.piece]

    @cached_property
    def at(self) -> dict[Cell, PlacedPiece]:
        """Which placed piece fills each cell."""
        return {cell: placed for placed in self.placed for cell in placed.cells}

    def marks(self) -> dict[Cell, str]:
        """For each cell what a figure file writes there."""
        return {cell: self.piece(p).mark(p.copy) for cell, p in self.at.items()}

    def symbols(self) -> dict[Cell, str]:
        """For each cell the symbol the program shows there."""
        return {cell: self.piece(p).symbol for cell, p in self.at.items()}

    def is_valid(self) -> bool:
        """Whether every piece is used as often as the puzzle says, and every cell filled once."""
        used = [0] * len(self.puzzle.pieces)
        filled: list[Cell] = []
        for placed in self.placed:
            used[placed.piece] += 1
            filled.extend(placed.cells)
            piece = self.puzzle.pieces[placed.piece]
            if piece.lattice.settled(placed.cells) not in piece.orientations:
                return False
        return tuple(used) == self.puzzle.counts and sorted(filled) == list(
            self.puzzle.figure.cells
        )

    def __str__(self) -> str:
        return layers_picture(self.symbols())
