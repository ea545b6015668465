"""A solution is a choice of placements that covers the figure, no cell twice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from cubewright.model.cell import Cell
from cubewright.model.layer_text import layers_picture
from cubewright.model.piece import Piece
from cubewright.model.placement import PlacedPiece, is_placement
from cubewright.model.puzzle import Puzzle


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
        """Whether pieces are used as often as the puzzle says, and lie where and how they may.

        Every cell that must be filled is filled, and none twice.
        """
        puzzle = self.puzzle
        used = [0] * len(puzzle.pieces)
        filled: list[Cell] = []
        for placed in self.placed:
            used[placed.piece] += 1
            filled.extend(placed.cells)
            if not is_placement(puzzle.figure, puzzle.pieces[placed.piece], placed.cells):
                return False
            if any((placed.piece, cell) in puzzle.forbidden for cell in placed.cells):
                return False
        lying = {(placed.piece, tuple(sorted(placed.cells))) for placed in self.placed}
        return (
            all(
                least <= n <= most
                for least, n, most in zip(puzzle.least, used, puzzle.counts, strict=True)
            )
            and len(set(filled)) == len(filled)
            and set(puzzle.figure.required) <= set(filled)
            and all((each.piece, tuple(sorted(each.cells))) in lying for each in puzzle.fixed)
        )

    def __str__(self) -> str:
        return layers_picture(self.symbols(), self.puzzle.figure.lattice)
