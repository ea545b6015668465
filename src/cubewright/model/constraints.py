"""Pre-placed pieces, forbidden cells, targets and rules, independent of the chosen piece set."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from cubewright.model.cell import Cell, difference
from cubewright.model.colours import AllowedColours
from cubewright.model.piece import PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.pieces.groups import PieceGroups, piece_groups
from cubewright.model.pieces.weights import PieceWeights, piece_weights
from cubewright.model.placement import PlacedPiece, is_placement
from cubewright.model.puzzle import Puzzle


class PrePlaced(NamedTuple):
    """A pre-placed piece: its symbol, and the cells that it fills."""

    symbol: str
    cells: tuple[Cell, ...]


def _sorted(placed: Iterable[tuple[str, Iterable[Cell]]]) -> tuple[PrePlaced, ...]:
    return tuple(sorted({PrePlaced(symbol, tuple(sorted(cells))) for symbol, cells in placed}))


@dataclass(frozen=True)
class Constraints:
    """Pre-placed pieces, cells that a piece must not fill, and the rules of a problem.

    Symbols identify the pieces, so constraints stay valid when another piece set is chosen.
    ``placed`` is sorted and without duplicates. ``forbidden`` contains pairs of a symbol and a
    cell. ``pieces`` names the piece set for which the pieces were placed. ``choices``,
    ``allowed_colours`` and ``max_holes`` are as in :class:`~cubewright.model.puzzle.Puzzle`.
    ``groups``, ``weights`` and ``targets`` do not change the solutions and are not part of a
    puzzle. ``targets`` are the places that the placed pieces reach in a sliding puzzle; they are
    sorted like ``placed``. ``on_ground``: no piece moves through the ground below the figure when
    the puzzle comes apart.
    """

    placed: tuple[PrePlaced, ...] = ()
    forbidden: frozenset[tuple[str, Cell]] = frozenset()
    pieces: str = ""
    choices: tuple[PieceChoice, ...] = ()
    allowed_colours: AllowedColours | None = None
    max_holes: int | None = None
    groups: PieceGroups = ()
    weights: PieceWeights = ()
    targets: tuple[PrePlaced, ...] = ()
    on_ground: bool = False

    def __init__(
        self,
        placed: Iterable[tuple[str, Iterable[Cell]]] = (),
        forbidden: Iterable[tuple[str, Cell]] = (),
        pieces: str = "",
        choices: Iterable[PieceChoice] = (),
        allowed_colours: AllowedColours | None = None,
        max_holes: int | None = None,
        groups: PieceGroups = (),
        weights: PieceWeights = (),
        targets: Iterable[tuple[str, Iterable[Cell]]] = (),
        on_ground: bool = False,
    ) -> None:
        object.__setattr__(self, "placed", _sorted(placed))
        object.__setattr__(self, "targets", _sorted(targets))
        object.__setattr__(self, "on_ground", on_ground)
        object.__setattr__(self, "forbidden", frozenset(forbidden))
        object.__setattr__(self, "pieces", pieces)
        object.__setattr__(self, "choices", tuple(choices))
        object.__setattr__(self, "allowed_colours", allowed_colours)
        object.__setattr__(self, "max_holes", max_holes)
        members = ((symbol, group, n) for symbol, each in groups for group, n in each)
        object.__setattr__(self, "groups", piece_groups(members))
        object.__setattr__(self, "weights", piece_weights(weights))

    @classmethod
    def of(cls, puzzle: Puzzle) -> Constraints:
        symbols = [piece.symbol for piece in puzzle.pieces]
        return cls(
            ((symbols[each.piece], each.cells) for each in puzzle.pre_placed),
            ((symbols[piece], cell) for piece, cell in puzzle.forbidden),
            puzzle.piece_set.name if puzzle.pre_placed or puzzle.forbidden else "",
            puzzle.choices,
            puzzle.allowed_colours,
            puzzle.max_holes,
        )

    def __bool__(self) -> bool:
        return bool(self.placed or self.forbidden or self.targets) or self.has_rules

    @property
    def has_rules(self) -> bool:
        """Whether any field is set that is a rule, not a place of pieces."""
        is_usual = self.allowed_colours is None and self.max_holes is None and not self.on_ground
        return bool(self.choices or self.groups or self.weights) or not is_usual

    @property
    def rules_alone(self) -> Constraints:
        """The same constraints without pre-placed pieces, forbidden cells and targets."""
        return replace(self, placed=(), forbidden=frozenset(), targets=(), pieces="")

    @property
    def placed_cells(self) -> frozenset[Cell]:
        return frozenset(cell for each in self.placed for cell in each.cells)

    def with_placed(self, symbol: str, cells: Iterable[Cell]) -> Constraints:
        """Return the constraints after placing a piece; pieces that it overlaps are removed."""
        placed = PrePlaced(symbol, tuple(cells))
        others = (each for each in self.placed if not set(each.cells) & set(placed.cells))
        return replace(self, placed=(*others, placed))

    def without_placed_piece(self, placed: PrePlaced) -> Constraints:
        return replace(self, placed=tuple(each for each in self.placed if each != placed))

    def without_target(self, target: PrePlaced) -> Constraints:
        return replace(self, targets=tuple(each for each in self.targets if each != target))

    def with_forbidden(self, symbol: str, cell: Cell) -> Constraints:
        """Return the constraints after forbidding a cell; the piece is removed from there."""
        placed = (each for each in self.placed if each.symbol != symbol or cell not in each.cells)
        return replace(self, placed=tuple(placed), forbidden=self.forbidden | {(symbol, cell)})

    def without_forbidden_cell(self, symbol: str, cell: Cell) -> Constraints:
        return replace(self, forbidden=self.forbidden - {(symbol, cell)})

    def shifted(self, start: Cell) -> Constraints:
        """Return the constraints for the figure moved by ``-start``."""
        cells = {cell for _, cell in self.forbidden} | self.placed_cells
        cells.update(cell for each in self.targets for cell in each.cells)
        return self.moved({cell: difference(cell, start) for cell in cells})

    def moved(self, to: Mapping[Cell, Cell]) -> Constraints:
        """Return the constraints for a moved figure; ``to`` maps each cell to its new place."""
        placed, targets = (
            tuple(PrePlaced(each.symbol, tuple(to[cell] for cell in each.cells)) for each in some)
            for some in (self.placed, self.targets)
        )
        forbidden = frozenset((symbol, to[cell]) for symbol, cell in self.forbidden)
        return replace(self, placed=placed, forbidden=forbidden, targets=targets)

    def restricted_to(self, cells: Collection[Cell]) -> Constraints:
        """Return the constraints whose cells are all among the given cells."""
        placed, targets = (
            tuple(each for each in some if all(cell in cells for cell in each.cells))
            for some in (self.placed, self.targets)
        )
        forbidden = frozenset(pair for pair in self.forbidden if pair[1] in cells)
        return replace(self, placed=placed, forbidden=forbidden, targets=targets)

    def for_puzzle(self, puzzle: Puzzle) -> Constraints:
        """Return the constraints that apply to a puzzle: its own pieces in allowed placements.

        If pre-placed pieces overlap or outnumber the copies in the set, the first ones are kept.
        The same holds for targets.
        """
        pieces, figure = puzzle.piece_set, puzzle.figure
        here = self.restricted_to(figure.cells)
        forbidden = frozenset(
            pair for pair in here.forbidden if piece_index(pieces, pair[0]) is not None
        )

        def possible(some: Iterable[PrePlaced]) -> Iterator[PrePlaced]:
            unused = list(pieces.counts)
            taken: set[Cell] = set()
            for each in some:
                piece = piece_index(pieces, each.symbol)
                if piece is None or not unused[piece] or not taken.isdisjoint(each.cells):
                    continue
                if any((each.symbol, cell) in forbidden for cell in each.cells):
                    continue
                if is_placement(figure, pieces.pieces[piece], each.cells, self.allowed_colours):
                    unused[piece] -= 1
                    taken.update(each.cells)
                    yield each

        placed, targets = tuple(possible(here.placed)), tuple(possible(here.targets))
        return replace(self, placed=placed, forbidden=forbidden, targets=targets)

    def apply_to(self, puzzle: Puzzle) -> Puzzle:
        """Return the puzzle with the constraints that refer to its pieces and cells.

        Pieces with impossible places become ``misplaced``.
        """
        if not self:
            return puzzle
        pieces, fits = puzzle.piece_set, self.for_puzzle(puzzle)
        used = [0] * len(pieces.pieces)
        fixed, misplaced = [], []
        for each in self.placed:
            piece = piece_index(pieces, each.symbol)
            if piece is None:
                continue
            if each in fits.placed:
                fixed.append(PlacedPiece(piece, used[piece], each.cells))
                used[piece] += 1
            else:
                misplaced.append(PlacedPiece(piece, 0, each.cells))
        numbered = {(piece_index(pieces, symbol), cell) for symbol, cell in fits.forbidden}
        forbidden = frozenset((piece, cell) for piece, cell in numbered if piece is not None)
        return replace(
            puzzle,
            pre_placed=tuple(fixed),
            forbidden=forbidden,
            misplaced=tuple(misplaced),
            choices=self.choices,
            allowed_colours=self.allowed_colours,
            max_holes=self.max_holes,
        )


NO_CONSTRAINTS = Constraints()
"""Constraints that allow every solution."""


def piece_index(pieces: PieceSet, symbol: str) -> int | None:
    """Return the index of the piece with a symbol, or None if the set has no such piece."""
    for index, piece in enumerate(pieces.pieces):
        if piece.symbol == symbol and pieces.counts[index]:
            return index
    return None
