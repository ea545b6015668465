"""What a player has settled of a figure before it is solved, whatever pieces are in hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from cubewright.model.cell import Cell, difference
from cubewright.model.piece import PieceSet
from cubewright.model.placement import PlacedPiece, is_placement
from cubewright.model.puzzle import Puzzle


class PrePlaced(NamedTuple):
    """A piece that lies, told by its symbol."""

    symbol: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Constraints:
    """Pieces that are laid, and cells that a piece must not fill; each sorted, each once.

    Pieces are told by their symbols, so that what is laid outlives another
    choice of pieces. ``pieces`` names the set that it was laid with.
    """

    placed: tuple[PrePlaced, ...] = ()
    forbidden: frozenset[tuple[str, Cell]] = frozenset()
    pieces: str = ""

    def __init__(
        self,
        placed: Iterable[tuple[str, Iterable[Cell]]] = (),
        forbidden: Iterable[tuple[str, Cell]] = (),
        pieces: str = "",
    ) -> None:
        listed = sorted({PrePlaced(symbol, tuple(sorted(cells))) for symbol, cells in placed})
        object.__setattr__(self, "placed", tuple(listed))
        object.__setattr__(self, "forbidden", frozenset(forbidden))
        object.__setattr__(self, "pieces", pieces)

    @classmethod
    def of(cls, puzzle: Puzzle) -> Constraints:
        """What is laid and barred in a puzzle."""
        symbols = [piece.symbol for piece in puzzle.pieces]
        return cls(
            ((symbols[each.piece], each.cells) for each in puzzle.fixed),
            ((symbols[piece], cell) for piece, cell in puzzle.forbidden),
            puzzle.piece_set.name if puzzle.fixed or puzzle.forbidden else "",
        )

    def __bool__(self) -> bool:
        return bool(self.placed or self.forbidden)

    @property
    def placed_cells(self) -> frozenset[Cell]:
        """The cells that are filled already."""
        return frozenset(cell for each in self.placed for cell in each.cells)

    def with_placed(self, symbol: str, cells: Iterable[Cell]) -> Constraints:
        """With one more piece laid, in place of any that lay there."""
        placed = PrePlaced(symbol, tuple(cells))
        others = (each for each in self.placed if not set(each.cells) & set(placed.cells))
        return Constraints((*others, placed), self.forbidden, self.pieces)

    def without_placed(self, placed: PrePlaced) -> Constraints:
        """With one piece fewer laid."""
        return Constraints(
            (each for each in self.placed if each != placed), self.forbidden, self.pieces
        )

    def with_forbidden(self, symbol: str, cell: Cell) -> Constraints:
        """With a cell more that a piece must not fill; if it does, it is free again."""
        placed = (each for each in self.placed if each.symbol != symbol or cell not in each.cells)
        return Constraints(placed, self.forbidden | {(symbol, cell)}, self.pieces)

    def without_forbidden(self, symbol: str, cell: Cell) -> Constraints:
        """With a cell fewer that a piece must not fill."""
        return Constraints(self.placed, self.forbidden - {(symbol, cell)}, self.pieces)

    def shifted(self, start: Cell) -> Constraints:
        """The same for the figure that is moved back by a vector."""
        cells = {cell for _, cell in self.forbidden} | self.placed_cells
        return self.moved({cell: difference(cell, start) for cell in cells})

    def moved(self, to: Mapping[Cell, Cell]) -> Constraints:
        """The same for the figure whose cells have gone elsewhere."""
        return Constraints(
            (
                PrePlaced(each.symbol, tuple(to[cell] for cell in each.cells))
                for each in self.placed
            ),
            ((symbol, to[cell]) for symbol, cell in self.forbidden),
            self.pieces,
        )

    def within(self, cells: Collection[Cell]) -> Constraints:
        """What of it concerns cells that are there."""
        return Constraints(
            (each for each in self.placed if all(cell in cells for cell in each.cells)),
            (pair for pair in self.forbidden if pair[1] in cells),
            self.pieces,
        )

    def fitting(self, puzzle: Puzzle) -> Constraints:
        """What of it holds in a puzzle: of pieces that there are, and where they may lie.

        Of pieces that lie in each other's place, or are more than there are,
        the first ones stay.
        """
        pieces, figure = puzzle.piece_set, puzzle.figure
        here = self.within(figure.cells)
        forbidden = frozenset(
            pair for pair in here.forbidden if piece_index(pieces, pair[0]) is not None
        )
        left = list(pieces.counts)
        taken: set[Cell] = set()
        placed = []
        for each in here.placed:
            piece = piece_index(pieces, each.symbol)
            if piece is None or not left[piece] or not taken.isdisjoint(each.cells):
                continue
            if any((each.symbol, cell) in forbidden for cell in each.cells):
                continue
            if is_placement(figure, pieces.pieces[piece], each.cells):
                left[piece] -= 1
                taken.update(each.cells)
                placed.append(each)
        return Constraints(placed, forbidden, self.pieces)

    def in_puzzle(self, puzzle: Puzzle) -> Puzzle:
        """The puzzle with all of this that fits it."""
        if not self:
            return puzzle
        pieces, fits = puzzle.piece_set, self.fitting(puzzle)
        used = [0] * len(pieces.pieces)
        fixed = []
        for each in fits.placed:
            piece = piece_index(pieces, each.symbol)
            assert piece is not None
            fixed.append(PlacedPiece(piece, used[piece], each.cells))
            used[piece] += 1
        numbered = {(piece_index(pieces, symbol), cell) for symbol, cell in fits.forbidden}
        forbidden = frozenset((piece, cell) for piece, cell in numbered if piece is not None)
        return replace(puzzle, fixed=tuple(fixed), forbidden=forbidden)


NO_CONSTRAINTS = Constraints()
"""Nothing is settled."""


def piece_index(pieces: PieceSet, symbol: str) -> int | None:
    """The index of the piece that the program shows by a symbol, if there is one to be used."""
    for index, piece in enumerate(pieces.pieces):
        if piece.symbol == symbol and pieces.counts[index]:
            return index
    return None
