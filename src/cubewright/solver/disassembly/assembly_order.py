"""An order in which hands can assemble a solution, found by taking it apart.

Every piece must move in along a straight line, and something must hold it in place. The order is
the reverse of an order in which pieces can be removed (as in Cutler's computer analysis of burrs).
Joint movements of several pieces, and movements that stop half way, are not considered here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum

from cubewright.enumeration import enumerated_text
from cubewright.model.cell import Cell
from cubewright.model.disassembly import Separation
from cubewright.model.figure import Figure
from cubewright.model.lattice import Face
from cubewright.model.placement import PlacedPiece
from cubewright.model.solution import Solution
from cubewright.solver.disassembly.translations import Paths, Translation, translations
from cubewright.translation import mark, tr

MAX_STEPS = 50_000
"""The number of steps after which the depth-first search for an order gives up."""
_LEVEL = 1e-6
"""The smallest difference between distinct heights."""


class Support(Enum):
    """The kinds of support for a placed piece, best first."""

    GROUND = mark("on the ground")
    PIECE = mark("on a piece")
    FACE = mark("against a piece")
    NOTHING = mark("held by hand")


@dataclass(frozen=True)
class Step:
    """A placed piece, which moves in along ``translation``; None if every line is blocked.

    ``joins`` are the separations of a plan that the step undoes, innermost first. ``is_planned``:
    the step belongs to a plan, whose moves are possible. ``stays_with`` are earlier pieces with
    which it may stay together.
    """

    placed: PlacedPiece
    translation: Translation | None
    support: Support
    joins: tuple[Separation, ...] = ()
    is_planned: bool = False
    stays_with: tuple[PlacedPiece, ...] = ()

    @property
    def is_followable(self) -> bool:
        """Whether hands can make the step: a line is open and something holds the piece."""
        if self.is_planned:
            return True
        return self.translation is not None and self.support is not Support.NOTHING


@dataclass(frozen=True)
class AssemblyOrder:
    """A solution piece by piece, after the ``pre_placed`` pieces.

    ``locked`` are the pieces that cannot be assembled along straight lines. With locked pieces,
    hands cannot follow the order to the end.
    """

    solution: Solution = field(repr=False)
    pre_placed: tuple[PlacedPiece, ...]
    steps: tuple[Step, ...]
    locked: tuple[PlacedPiece, ...] = ()
    may_need_moves: bool = True
    """Whether moves other than single straight lines might assemble the ``locked`` pieces."""

    @property
    def is_followable(self) -> bool:
        return all(step.is_followable for step in self.steps)

    @property
    def sequence(self) -> tuple[PlacedPiece, ...]:
        """All pieces in placing order, the pre-placed pieces first."""
        return (*self.pre_placed, *(step.placed for step in self.steps))

    @property
    def failure_reason(self) -> str:
        """The reason why hands cannot follow this order, as a sentence; empty if they can."""
        if self.is_followable:
            return ""
        if self.locked:
            symbols = [self.solution.piece(each).symbol for each in self.locked]
            names = enumerated_text(symbols)
            if self.may_need_moves:
                return tr(
                    "Straight moves alone cannot put {pieces} together: perhaps pieces "
                    "have to move out of the way.",
                    pieces=names,
                )
            return tr(
                "{pieces} interlock: straight moves alone cannot put them together.", pieces=names
            )
        return tr("No assembly order was found in which each piece is supported.")


def assembly_order(solution: Solution, pre_placed: Iterable[PlacedPiece] = ()) -> AssemblyOrder:
    """Return an order in which hands can place the pieces of a solution.

    Each piece stands on the ground or on a placed piece, or leans against the side of a placed
    piece, and moves in along a straight line past all placed pieces. If no such order is found, a
    greedy choice limits the number of exceptions. The ``pre_placed`` pieces of the solution are in
    place from the start.
    """
    relations = _PieceRelations(solution)
    there = {(each.piece, tuple(sorted(each.cells))) for each in pre_placed}
    start = 0
    for number, placed in enumerate(solution.placed):
        if (placed.piece, tuple(sorted(placed.cells))) in there:
            start |= 1 << number
    locked = relations.locked_pieces(start)
    removal = None if locked else relations.removal_order(start)
    if removal is None:
        removal = relations.greedy_removal_order(start)
    steps = []
    present = start
    for number in reversed(removal):
        translation = relations.translation(number, present)
        support = relations.support(number, present)
        steps.append(Step(solution.placed[number], translation, support))
        present |= 1 << number
    return AssemblyOrder(
        solution,
        tuple(solution.placed[number] for number in _numbers(start)),
        tuple(steps),
        tuple(solution.placed[number] for number in _numbers(locked)),
    )


class _PieceRelations:
    """The pieces that block each piece, and the pieces that support it.

    Pieces are numbers, and a set of pieces is an integer with a bit for each piece. ``start`` is
    the set of pieces in place before the first step; ``left`` is the set of remaining pieces.
    """

    def __init__(self, solution: Solution) -> None:
        lattice = solution.puzzle.figure.lattice
        self._translations = translations(lattice)
        self._count = len(solution.placed)
        owner = {
            cell: number for number, placed in enumerate(solution.placed) for cell in placed.cells
        }
        paths = Paths(lattice, owner)
        self._blocking = [
            [
                _bits(owner[cell] for cell in paths.blocking_cells(placed.cells, translation))
                for translation in self._translations
            ]
            for placed in solution.placed
        ]
        self._ground = 0
        self._under = [0] * self._count
        self._beside = [0] * self._count
        self._height = [
            min((round(lattice.centre(cell)[2], 6) for cell in placed.cells), default=0.0)
            for placed in solution.placed
        ]
        ground = _ground(Figure(owner, lattice=lattice))
        for cell, number in owner.items():
            if cell in ground:
                self._ground |= 1 << number
            height = lattice.centre(cell)[2]
            for other in lattice.neighbours(cell):
                if other in owner and owner[other] != number:
                    # The line between the centres is at right angles to the face between them.
                    rise = lattice.centre(other)[2] - height
                    if rise < -_LEVEL:
                        self._under[number] |= 1 << owner[other]
                    elif rise < _LEVEL:
                        self._beside[number] |= 1 << owner[other]

    def translation(self, number: int, present: int) -> Translation | None:
        """Return the best line along which a piece can move past the present pieces, or None."""
        for translation, blocking in zip(self._translations, self._blocking[number], strict=True):
            if not blocking & present & ~(1 << number):
                return translation
        return None

    def support(self, number: int, present: int) -> Support:
        if self._ground >> number & 1:
            return Support.GROUND
        if self._under[number] & present:
            return Support.PIECE
        return Support.FACE if self._beside[number] & present else Support.NOTHING

    def locked_pieces(self, start: int) -> int:
        left = (1 << self._count) - 1
        while True:
            removable = [
                number
                for number in _numbers(left & ~start)
                if self.translation(number, left & ~(1 << number)) is not None
            ]
            if not removable:
                return left if left != start else 0
            left &= ~_bits(removable)

    def removal_order(self, start: int) -> list[int] | None:
        """Return an order in which the pieces can be removed, or None.

        This is a depth-first search over sets of pieces; failed sets are not tried again.
        """
        left = (1 << self._count) - 1
        if not self._all_held(left, start):
            return None
        failed: set[int] = set()
        order: list[int] = []
        choices = [self._candidates(left, start)]
        for _ in range(MAX_STEPS):
            if left == start:
                return order
            if choices[-1]:
                number = choices[-1].pop()
                after = left & ~(1 << number)
                if after in failed or not self._all_held(after, start):
                    continue
                order.append(number)
                left = after
                choices.append(self._candidates(left, start))
                continue
            failed.add(left)
            choices.pop()
            if not order:
                return None
            left |= 1 << order.pop()
        return None

    def greedy_removal_order(self, start: int) -> list[int]:
        left = (1 << self._count) - 1
        order = []
        while left != start:

            def faults(number: int) -> tuple[bool, bool, bool, tuple[float, ...]]:
                after = left & ~(1 << number)  # noqa: B023 - used before left changes
                return (
                    self.translation(number, after) is None,
                    self.support(number, after) is Support.NOTHING,
                    not self._all_held(after, start),
                    tuple(-each for each in self._preference(number, after)),
                )

            number = min(_numbers(left & ~start), key=faults)
            order.append(number)
            left &= ~(1 << number)
        return order

    def _candidates(self, left: int, start: int) -> list[int]:
        found = []
        for number in _numbers(left & ~start):
            after = left & ~(1 << number)
            is_held = self.support(number, after) is not Support.NOTHING
            if is_held and self.translation(number, after):
                found.append(number)
        return sorted(found, key=lambda number: self._preference(number, left & ~(1 << number)))

    def _preference(self, number: int, after: int) -> tuple[int, float, int]:
        translation = self.translation(number, after)
        rank = len(self._translations)
        if translation is not None:
            rank = self._translations.index(translation)
        firm = self.support(number, after) in (Support.GROUND, Support.PIECE)
        return (int(rank == 0) + int(firm), self._height[number], -rank)

    def _all_held(self, left: int, start: int) -> bool:
        held = (self._ground | start) & left
        while True:
            more = held
            for number in _numbers(left & ~held):
                if (self._under[number] | self._beside[number]) & held:
                    more |= 1 << number
            if more == held:
                return held == left
            held = more


def _ground(body: Figure) -> frozenset[Cell]:
    """Return the cells of each separate part that stand on the ground.

    These are the cells with a face on the ground or, if there are none, the cells that touch it.
    """
    lattice = body.lattice
    found: set[Cell] = set()
    for part in body.parts():
        lowest = {cell: [_lowest(face) for face in lattice.faces(cell)] for cell in part}
        low = min(min(heights) for heights in lowest.values()) + _LEVEL
        flat = [
            cell
            for cell in part
            if any(
                height < low and _highest(face) < low
                for height, face in zip(lowest[cell], lattice.faces(cell), strict=True)
            )
        ]
        found.update(flat or [cell for cell in part if min(lowest[cell]) < low])
    return frozenset(found)


def _lowest(face: Face) -> float:
    return min(z for _, _, z in face.corners)


def _highest(face: Face) -> float:
    return max(z for _, _, z in face.corners)


def _bits(numbers: Iterable[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def _numbers(bits: int) -> Sequence[int]:
    return [number for number in range(bits.bit_length()) if bits >> number & 1]
