"""The likelihood of changes of a puzzle; the likeliest changes are tried first.

The cost of a change is the negative logarithm of a rough probability. People move, forget or repeat
a cell more often than they draw a wrong figure. The other pieces suggest the properties of a piece:
usually, most pieces have the same size and box, and no two are equal. A change is probably right if
it leads to the pieces of a known set, or to a more symmetrical figure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import replace
from functools import cache
from math import log

from cubewright.model.cell import Cell, bounds
from cubewright.model.figure import Figure
from cubewright.model.generators.burr_sticks import stick_number, stick_numbers
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import symmetry_group
from cubewright.solver.design.changes import Change, ChangeKind, Mend

KIND_COSTS = {
    ChangeKind.MOVED: 0.0,
    ChangeKind.REMOVED: 0.0,
    ChangeKind.ADDED: 0.0,
    ChangeKind.MIRRORED: -1.0,
}
"""The cost of each kind of change; a piece has one mirror image, but many places for a cell."""
FURTHER_COST = 1.0
"""The cost of a cell that moves by two steps."""
FIGURE_COST = 2.0
EQUAL_COST = 3.0
"""The cost of a piece that becomes equal to another; a piece that becomes different gains half."""
CONNECTED_GAIN = 4.0
"""The gain of a piece that becomes connected."""
KNOWN_GAIN = 12.0
"""The gain of a change that leads to the pieces of a known set."""
KNOWN_COST = 4.0
"""The cost of a changed piece if the pieces already form a known set."""
SYMBOL_GAIN = 0.5
"""The further gain if the known piece has the same symbol, which decides between equal pieces."""
SECOND_COST = 4.0
"""The cost of a second change."""
SYMMETRY_WEIGHT = 1.5
"""The gain for each factor e by which the order of the figure's symmetry rises."""
MAX_SYMMETRY_CELLS = 300
"""The number of cells from which the figure's symmetry takes too long to consider."""
FEATURE_WEIGHTS = (1.0, 0.5, 1.5)
"""The weights of a piece's size, of its box, and of whether a burr stick can be sawn."""
_STICK_BOX = (2, 2, 6)

Shape = tuple[Cell, ...]
Step = tuple[int, Shape]
"""A step to a known set: the index of the set, and the shape in it that a piece becomes."""


class Likelihood:
    """The costs of changes of one puzzle."""

    def __init__(self, puzzle: Puzzle, known: Iterable[PieceSet] = ()) -> None:
        self._puzzle = puzzle
        used = [index for index, count in enumerate(puzzle.counts) if count]
        self._forms = {index: frozenset(puzzle.pieces[index].orientations) for index in used}
        self._features = {index: features(puzzle.pieces[index]) for index in used}
        self._has_equal = any(
            puzzle.counts[index] > 1 or self._equals(index, puzzle.pieces[index].shape)
            for index in used
        )
        self._symmetry = _symmetry(puzzle.figure)
        is_coloured = _is_coloured(puzzle.piece_set)
        self._sets = [
            each
            for each in known
            if each.lattice == puzzle.piece_set.lattice and _is_coloured(each) == is_coloured
        ]
        present = _shapes(puzzle.piece_set)
        self._has_known_pieces = any(_shapes(each) == present for each in self._sets)
        self._steps = [_known_steps(puzzle, used, each) for each in self._sets]
        self._symbols = {
            (number, piece.shape, piece.symbol)
            for number, each in enumerate(self._sets)
            if self._steps[number][0]
            for piece in each.pieces
        }
        self._cost_of: dict[Change, float] = {}
        self._steps_of: dict[Change, list[Step]] = {}

    def cost(self, mend: Mend) -> float:
        """Return the cost of one change, or of two."""
        cost = sum(map(self._cost, mend)) + SECOND_COST * (len(mend) - 1)
        if self.known_set(mend) is None:
            return cost
        has_symbol = all(map(self._has_known_symbol, mend))
        return cost - KNOWN_GAIN - SYMBOL_GAIN * has_symbol

    def known_set(self, mend: Mend) -> PieceSet | None:
        """Return the known set whose pieces the changes lead to."""
        steps = [self.steps(change) for change in mend]
        if len(mend) == 1:
            first = (number for number, _ in steps[0] if self._steps[number][0] == 1)
        else:
            first = (
                number
                for number, shape in steps[0]
                for other, other_shape in steps[1]
                if self._steps[number][0] == 2 and number == other and shape != other_shape
            )
        return next((self._sets[number] for number in first), None)

    def _has_known_symbol(self, change: Change) -> bool:
        symbol = "" if change.piece is None else self._puzzle.pieces[change.piece].symbol
        return any((number, shape, symbol) in self._symbols for number, shape in self.steps(change))

    def steps(self, change: Change) -> list[Step]:
        """Return the steps to known sets that a change makes."""
        if change not in self._steps_of:
            self._steps_of[change] = self._new_steps(change)
        return self._steps_of[change]

    def _new_steps(self, change: Change) -> list[Step]:
        index = change.piece
        if index is None or not any(index in targets for _, targets in self._steps):
            return []
        form = _form(change.changed_piece(self._puzzle.pieces[index]))
        return [
            (number, shape)
            for number, (_, targets) in enumerate(self._steps)
            for shape, forms in targets.get(index, {}).items()
            if form in forms
        ]

    def _cost(self, change: Change) -> float:
        if change not in self._cost_of:
            self._cost_of[change] = self._new_cost(change)
        return self._cost_of[change]

    def _new_cost(self, change: Change) -> float:
        cost = KIND_COSTS[change.kind]
        if change.removed is not None and change.added is not None:
            near = self._puzzle.figure.lattice.neighbours(change.removed)
            cost += 0.0 if change.added in near else FURTHER_COST
        if change.piece is None:
            return cost + FIGURE_COST + self._figure_cost(change)
        return cost + self._piece_cost(change.piece, change)

    def _piece_cost(self, index: int, change: Change) -> float:
        before = self._puzzle.pieces[index]
        piece = change.changed_piece(before)
        cost = KNOWN_COST if self._has_known_pieces else 0.0
        weight = 1.0 if self._has_equal else EQUAL_COST
        if self._equals(index, _form(piece)):
            cost += weight
        elif self._equals(index, before.shape):
            cost -= weight / 2
        if not before.is_connected and piece.is_connected:
            cost -= CONNECTED_GAIN
        others = [values for other, values in self._features.items() if other != index]
        changes = zip(self._features[index], features(piece), FEATURE_WEIGHTS, strict=True)
        for at, (old, new, each) in enumerate(changes):
            if old != new and others:
                shares = Counter(values[at] for values in others)
                cost += each * log((shares[old] + 0.5) / (shares[new] + 0.5))
        return cost

    def _figure_cost(self, change: Change) -> float:
        after = _symmetry(change.apply(self._puzzle).figure)
        return SYMMETRY_WEIGHT * log(self._symmetry / after)

    def _equals(self, index: int, form: Shape) -> bool:
        return any(form in forms for other, forms in self._forms.items() if other != index)


def features(piece: Piece) -> tuple[Hashable, ...]:
    """Return the size of a piece, its box, and whether it is a stick that can be sawn."""
    low, high = bounds(piece.cells)
    box = tuple(sorted(b - a + 1 for a, b in zip(low, high, strict=True)))
    can_be_sawn = None
    if piece.lattice == CUBIC and box == _STICK_BOX:
        can_be_sawn = stick_number(piece.cells) in _sawn_sticks()
    return len(piece), box, can_be_sawn


@cache
def _sawn_sticks() -> frozenset[int]:
    return frozenset(stick_numbers(notchable=True))


def _form(piece: Piece) -> Shape:
    return piece.lattice.normalized(piece.cells)


def _symmetry(figure: Figure) -> int:
    if len(figure) > MAX_SYMMETRY_CELLS:
        return 1
    return len(symmetry_group(replace(figure, dark=None, colours=frozenset())))


def _known_steps(
    puzzle: Puzzle, used: list[int], known: PieceSet
) -> tuple[int, Mapping[int, Mapping[Shape, frozenset[Shape]]]]:
    """Return the changes that lead to a known set.

    The first value is the number of changes; 0 if one or two do not suffice. The second value
    contains, for each piece, the shapes that it may become, with their orientations.
    """
    present, wanted = _shapes(puzzle.piece_set), _shapes(known)
    extra, missing = present - wanted, wanted - present
    if not (len(extra) == len(missing) and 1 <= len(missing) <= 2):
        return 0, {}
    forms = {
        piece.shape: frozenset(piece.orientations)
        for piece in known.pieces
        if piece.shape in missing
    }
    counts = {index: puzzle.counts[index] for index in used}
    targets = {
        index: {shape: forms[shape] for shape, number in missing.items() if number == count}
        for index, count in counts.items()
        if extra[puzzle.pieces[index].shape] == count
    }
    return len(missing), targets


def _is_coloured(pieces: PieceSet) -> bool:
    return any(piece.is_coloured for piece in pieces.pieces)


def _shapes(pieces: PieceSet) -> Counter[Shape]:
    shapes: Counter[Shape] = Counter()
    for piece, count in zip(pieces.pieces, pieces.counts, strict=True):
        shapes[piece.shape] += count
    return +shapes
