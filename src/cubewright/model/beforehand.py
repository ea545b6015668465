"""What a player has settled of a figure before it is solved, whatever pieces are in hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from cubewright.model.cell import Cell, difference
from cubewright.model.piece import PieceSet
from cubewright.model.placement import PlacedPiece, may_lie
from cubewright.model.puzzle import Puzzle


class Laid(NamedTuple):
    """A piece that lies, told by its symbol."""

    symbol: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Beforehand:
    """Pieces that are laid, and cells that a piece must not fill; each sorted, each once.

    Pieces are told by their symbols, so that what is laid outlives another
    choice of pieces. ``pieces`` names the set that it was laid with.
    """

    laid: tuple[Laid, ...] = ()
    barred: frozenset[tuple[str, Cell]] = frozenset()
    pieces: str = ""

    def __init__(
        self,
        laid: Iterable[tuple[str, Iterable[Cell]]] = (),
        barred: Iterable[tuple[str, Cell]] = (),
        pieces: str = "",
    ) -> None:
        listed = sorted({Laid(symbol, tuple(sorted(cells))) for symbol, cells in laid})
        object.__setattr__(self, "laid", tuple(listed))
        object.__setattr__(self, "barred", frozenset(barred))
        object.__setattr__(self, "pieces", pieces)

    @classmethod
    def of(cls, puzzle: Puzzle) -> Beforehand:
        """What is laid and barred in a puzzle."""
        symbols = [piece.symbol for piece in puzzle.pieces]
        return cls(
            ((symbols[each.piece], each.cells) for each in puzzle.fixed),
            ((symbols[piece], cell) for piece, cell in puzzle.forbidden),
            puzzle.piece_set.name if puzzle.fixed or puzzle.forbidden else "",
        )

    def __bool__(self) -> bool:
        return bool(self.laid or self.barred)

    @property
    def laid_cells(self) -> frozenset[Cell]:
        """The cells that are filled already."""
        return frozenset(cell for each in self.laid for cell in each.cells)

    def with_laid(self, symbol: str, cells: Iterable[Cell]) -> Beforehand:
        """With one more piece laid, in place of any that lay there."""
        laid = Laid(symbol, tuple(cells))
        others = (each for each in self.laid if not set(each.cells) & set(laid.cells))
        return Beforehand((*others, laid), self.barred, self.pieces)

    def without_laid(self, laid: Laid) -> Beforehand:
        """With one piece fewer laid."""
        return Beforehand((each for each in self.laid if each != laid), self.barred, self.pieces)

    def with_barred(self, symbol: str, cell: Cell) -> Beforehand:
        """With a cell more that a piece must not fill; if it does, it is free again."""
        laid = (each for each in self.laid if each.symbol != symbol or cell not in each.cells)
        return Beforehand(laid, self.barred | {(symbol, cell)}, self.pieces)

    def without_barred(self, symbol: str, cell: Cell) -> Beforehand:
        """With a cell fewer that a piece must not fill."""
        return Beforehand(self.laid, self.barred - {(symbol, cell)}, self.pieces)

    def shifted(self, start: Cell) -> Beforehand:
        """The same for the figure that is moved back by a vector."""
        cells = {cell for _, cell in self.barred} | self.laid_cells
        return self.moved({cell: difference(cell, start) for cell in cells})

    def moved(self, to: Mapping[Cell, Cell]) -> Beforehand:
        """The same for the figure whose cells have gone elsewhere."""
        return Beforehand(
            (Laid(each.symbol, tuple(to[cell] for cell in each.cells)) for each in self.laid),
            ((symbol, to[cell]) for symbol, cell in self.barred),
            self.pieces,
        )

    def within(self, cells: Collection[Cell]) -> Beforehand:
        """What of it concerns cells that are there."""
        return Beforehand(
            (each for each in self.laid if all(cell in cells for cell in each.cells)),
            (pair for pair in self.barred if pair[1] in cells),
            self.pieces,
        )

    def fitting(self, puzzle: Puzzle) -> Beforehand:
        """What of it holds in a puzzle: of pieces that there are, and where they may lie.

        Of pieces that lie in each other's place, or are more than there are,
        the first ones stay.
        """
        pieces, figure = puzzle.piece_set, puzzle.figure
        here = self.within(figure.cells)
        barred = frozenset(pair for pair in here.barred if own_piece(pieces, pair[0]) is not None)
        left = list(pieces.counts)
        taken: set[Cell] = set()
        laid = []
        for each in here.laid:
            piece = own_piece(pieces, each.symbol)
            if piece is None or not left[piece] or not taken.isdisjoint(each.cells):
                continue
            if any((each.symbol, cell) in barred for cell in each.cells):
                continue
            if may_lie(figure, pieces.pieces[piece], each.cells):
                left[piece] -= 1
                taken.update(each.cells)
                laid.append(each)
        return Beforehand(laid, barred, self.pieces)

    def in_puzzle(self, puzzle: Puzzle) -> Puzzle:
        """The puzzle with all of this that fits it."""
        if not self:
            return puzzle
        pieces, fits = puzzle.piece_set, self.fitting(puzzle)
        used = [0] * len(pieces.pieces)
        fixed = []
        for each in fits.laid:
            piece = own_piece(pieces, each.symbol)
            assert piece is not None
            fixed.append(PlacedPiece(piece, used[piece], each.cells))
            used[piece] += 1
        barred = {(own_piece(pieces, symbol), cell) for symbol, cell in fits.barred}
        forbidden = frozenset((piece, cell) for piece, cell in barred if piece is not None)
        return replace(puzzle, fixed=tuple(fixed), forbidden=forbidden)


NOTHING = Beforehand()
"""Nothing is settled."""


def own_piece(pieces: PieceSet, symbol: str) -> int | None:
    """The index of the piece that the program shows by a symbol, if there is one to be used."""
    for index, piece in enumerate(pieces.pieces):
        if piece.symbol == symbol and pieces.counts[index]:
            return index
    return None
