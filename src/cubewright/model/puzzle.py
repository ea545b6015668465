"""A puzzle: a figure, and the pieces that fill it."""

from __future__ import annotations

from dataclasses import dataclass, field

from cubewright.model.cell import Cell
from cubewright.model.colours import AllowedColours
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.placement import PlacedPiece


@dataclass(frozen=True)
class Puzzle:
    """A figure, and the set of pieces that fill it.

    ``pre_placed``: pieces with a fixed place, which every solution contains. ``forbidden``: pairs
    of a piece's index and a cell that neither this piece nor an identical piece may fill.
    ``misplaced``: pre-placed pieces in impossible places, which make the puzzle unsolvable.
    ``allowed_colours``: pairs of a piece's and the figure's colour number that may meet; None for
    equal colours. ``max_holes``: the maximum number of empty cells; None for all optional cells.
    ``choices``: minimums and maximums for several pieces together. ``cell_colours``: the project's
    ``#rrggbb`` for the colour numbers from 1, in which cells are shown; puzzles that differ only in
    these are equal.
    """

    figure: Figure
    piece_set: PieceSet
    pre_placed: tuple[PlacedPiece, ...] = ()
    forbidden: frozenset[tuple[int, Cell]] = frozenset()
    misplaced: tuple[PlacedPiece, ...] = ()
    allowed_colours: AllowedColours | None = None
    max_holes: int | None = None
    choices: tuple[PieceChoice, ...] = ()
    cell_colours: tuple[str, ...] = field(default=(), compare=False)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The kinds of piece."""
        return self.piece_set.pieces

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of copies of each kind."""
        return self.piece_set.counts

    @property
    def min_copies(self) -> tuple[int, ...]:
        """The minimum number of copies of each kind that a solution uses."""
        return self.piece_set.min_copies

    @property
    def is_exact(self) -> bool:
        """Whether a solution fills every cell and uses every copy of every piece."""
        return self.piece_set.uses_every_copy and self.min_filled == len(self.figure)

    @property
    def min_filled(self) -> int:
        """The minimum number of cells in a solution."""
        required = len(self.figure) - len(self.figure.optional)
        if self.max_holes is None:
            return required
        return max(required, len(self.figure) - self.max_holes)

    def counted_pieces(self, choice: PieceChoice) -> tuple[int, ...]:
        """Return the indices of the pieces that a choice names, and of pieces of equal shape."""
        used = [index for index, count in enumerate(self.counts) if count]
        if not choice.symbols:
            return tuple(used)
        keys = [piece.equivalence_key for piece in self.pieces if piece.symbol in choice.symbols]
        return tuple(index for index in used if self.pieces[index].equivalence_key in keys)

    @property
    def name(self) -> str:
        """The figure's name, or the size of its box."""
        return self.figure.name or "x".join(map(str, self.figure.size))

    @property
    def search_key(self) -> object:
        """A key of all fields that affect the solutions, without names and shown colours."""
        figure, pieces = self.figure, self.piece_set
        return (
            (figure.lattice, figure.cells, figure.optional, figure.dark, figure.colours),
            [(p.cells, p.dark, p.colours, p.flips, p.one_sided) for p in pieces.pieces],
            (pieces.counts, pieces.min_copies),
            {(each.piece, frozenset(each.cells)) for each in self.pre_placed},
            {(each.piece, frozenset(each.cells)) for each in self.misplaced},
            self.forbidden,
            self.allowed_colours,
            self.max_holes,
            {(self.counted_pieces(each), each.minimum, each.maximum) for each in self.choices},
        )
