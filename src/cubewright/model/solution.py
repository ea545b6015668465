"""A solution: placements that fill the figure and do not overlap."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from cubewright.model.cell import Cell
from cubewright.model.colours import NO_COLOURS, Colours, may_meet
from cubewright.model.drawing.layer_text import layers_picture
from cubewright.model.piece import Piece
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.placement import PlacedPiece, is_placement
from cubewright.model.puzzle import Puzzle


@dataclass(frozen=True)
class Solution:
    """Placed pieces, in the order of the puzzle's pieces."""

    puzzle: Puzzle
    placed: tuple[PlacedPiece, ...]

    def piece(self, placed: PlacedPiece) -> Piece:
        return self.puzzle.pieces[placed.piece]

    @cached_property
    def piece_at(self) -> dict[Cell, PlacedPiece]:
        """The placed piece at each filled cell."""
        return {cell: placed for placed in self.placed for cell in placed.cells}

    def marks(self) -> dict[Cell, str]:
        """Return the character in a figure file for each filled cell."""
        return {cell: self.piece(p).mark(p.copy) for cell, p in self.piece_at.items()}

    def symbols(self) -> dict[Cell, str]:
        """Return the symbol on the screen for each filled cell."""
        return {cell: self.piece(p).symbol for cell, p in self.piece_at.items()}

    def colours_of(self, placed: PlacedPiece) -> Colours:
        """Return the cells of a placed piece that have colour numbers."""
        if not self.piece(placed).colours:
            return NO_COLOURS
        numbers = placed.colours or fitting_colours(self.puzzle, placed)
        pairs = zip(placed.cells, numbers, strict=True)
        return frozenset((cell, number) for cell, number in pairs if number)

    def is_valid(self) -> bool:
        """Return whether this solves the puzzle, checked without the solver.

        The check covers the number of copies for each piece and each choice, the placements, the
        required cells, overlaps, the number of empty cells, and the pre-placed pieces.
        """
        puzzle = self.puzzle
        used = [0] * len(puzzle.pieces)
        filled: list[Cell] = []
        for placed in self.placed:
            used[placed.piece] += 1
            filled.extend(placed.cells)
            piece = puzzle.pieces[placed.piece]
            if not is_placement(puzzle.figure, piece, placed.cells, puzzle.allowed_colours):
                return False
            if any((placed.piece, cell) in puzzle.forbidden for cell in placed.cells):
                return False
        placements = {(placed.piece, tuple(sorted(placed.cells))) for placed in self.placed}
        return (
            all(
                least <= n <= most
                for least, n, most in zip(puzzle.min_copies, used, puzzle.counts, strict=True)
            )
            and all(
                _is_met(each, sum(used[p] for p in puzzle.counted_pieces(each)))
                for each in puzzle.choices
            )
            and len(set(filled)) == len(filled) >= puzzle.min_filled
            and set(puzzle.figure.required) <= set(filled)
            and all(
                (each.piece, tuple(sorted(each.cells))) in placements for each in puzzle.pre_placed
            )
        )

    def __str__(self) -> str:
        return layers_picture(self.symbols(), self.puzzle.figure.lattice)


def fitting_colours(puzzle: Puzzle, placed: PlacedPiece) -> tuple[int, ...]:
    """Return the colour numbers of a placed piece's cells in the first orientation that fits.

    All are 0, no colour, if no orientation fits.
    """
    figure, ordered = puzzle.figure, sorted(placed.cells)
    shape = figure.lattice.normalized(ordered)
    number_of = figure.colour_numbers
    below = [number_of.get(cell, 0) for cell in ordered]
    for cells, numbers in puzzle.pieces[placed.piece].coloured_orientations:
        if cells == shape and may_meet(numbers, below, puzzle.allowed_colours):
            of_cell = dict(zip(ordered, numbers, strict=True))
            return tuple([of_cell[cell] for cell in placed.cells])
    return (0,) * len(placed.cells)


def _is_met(choice: PieceChoice, used: int) -> bool:
    return choice.minimum <= used and (choice.maximum is None or used <= choice.maximum)
