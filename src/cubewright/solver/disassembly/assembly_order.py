"""In which order hands can lay a solution's pieces; found by taking the solution apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum

from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.placement import PlacedPiece
from cubewright.model.solution import Solution
from cubewright.solver.disassembly.translations import Paths, Translation, translations

MOST_STATES = 50_000
"""So many ways to have a solution half apart are looked at before no order is said to be found."""


class Support(Enum):
    """What holds a piece when it is laid, the best first."""

    GROUND = "on the ground"
    PIECE = "on a piece"
    FACE = "against a piece"
    NOTHING = "held by hand"


@dataclass(frozen=True)
class Step:
    """A piece that is laid; ``way`` is where it is put in from, None where no straight way is."""

    placed: PlacedPiece
    translation: Translation | None
    support: Support

    @property
    def is_followable(self) -> bool:
        """Whether hands can make the step as it is."""
        return self.translation is not None and self.support is not Support.NOTHING


@dataclass(frozen=True)
class AssemblyOrder:
    """A solution piece by piece, after those that are ``pre_placed`` already.

    ``locked``: the pieces that straight ways alone do not bring together, so
    that no order can be followed to the end.
    """

    solution: Solution = field(repr=False)
    pre_placed: tuple[PlacedPiece, ...]
    steps: tuple[Step, ...]
    locked: tuple[PlacedPiece, ...] = ()

    @property
    def is_followable(self) -> bool:
        """Whether each piece has a straight way in, and something that holds it."""
        return all(step.is_followable for step in self.steps)

    @property
    def sequence(self) -> tuple[PlacedPiece, ...]:
        """All pieces, in the order in which they are laid."""
        return (*self.pre_placed, *(step.placed for step in self.steps))

    @property
    def failure_reason(self) -> str:
        """Why no order can be followed by hands; nothing where this one can.

        Where pieces are locked no other could be either.
        """
        if self.is_followable:
            return ""
        if self.locked:
            names = [self.solution.piece(each).symbol for each in self.locked]
            listed = f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]
            return f"{listed} interlock: they do not come together along straight lines."
        return "No order was found in which every piece has something to hold it."


def assembly_order(solution: Solution, pre_placed: Iterable[PlacedPiece] = ()) -> AssemblyOrder:
    """The order in which hands can lay the pieces of a solution.

    Each piece stands on the ground or on a laid piece, or leans on the side of
    one, and comes in along a straight line past all that is laid. Where there
    is no such order, the best one that does without. ``pre_placed`` pieces are there
    already.
    """
    heap = _Heap(solution)
    there = {(each.piece, tuple(sorted(each.cells))) for each in pre_placed}
    first = 0
    for number, placed in enumerate(solution.placed):
        if (placed.piece, tuple(sorted(placed.cells))) in there:
            first |= 1 << number
    locked = heap.locked(first)
    taken = None if locked else heap.taken_apart(first)
    sequence = (taken if taken is not None else heap.roughly_taken_apart(first))[::-1]
    steps = []
    lying = first
    for number in sequence:
        way, support = heap.way(number, lying), heap.support(number, lying)
        steps.append(Step(solution.placed[number], way, support))
        lying |= 1 << number
    return AssemblyOrder(
        solution,
        tuple(solution.placed[number] for number in _numbers(first)),
        tuple(steps),
        tuple(solution.placed[number] for number in _numbers(locked)),
    )


class _Heap:
    """Which pieces are in whose way, and which hold which; sets of pieces are bits of a number."""

    def __init__(self, solution: Solution) -> None:
        lattice = solution.puzzle.figure.lattice
        self._ways = translations(lattice)
        self._count = len(solution.placed)
        owner = {
            cell: number for number, placed in enumerate(solution.placed) for cell in placed.cells
        }
        paths = Paths(lattice, owner)
        self._blocking = [
            [_bits(owner[c] for c in paths.blocking_cells(placed.cells, way)) for way in self._ways]
            for placed in solution.placed
        ]
        self._ground = 0
        self._under = [0] * self._count
        self._beside = [0] * self._count
        self._height = [
            min((lattice.layer(cell) for cell in placed.cells), default=0)
            for placed in solution.placed
        ]
        ground = _ground(Figure(owner, lattice=lattice))
        for cell, number in owner.items():
            if cell in ground:
                self._ground |= 1 << number
            for other in lattice.neighbours(cell):
                if other in owner and owner[other] != number:
                    rise = lattice.layer(other) - lattice.layer(cell)
                    if rise < 0:
                        self._under[number] |= 1 << owner[other]
                    elif rise == 0:
                        self._beside[number] |= 1 << owner[other]

    def way(self, number: int, lying: int) -> Translation | None:
        """The best straight way in for a piece, past those that lie."""
        for way, blocking in zip(self._ways, self._blocking[number], strict=True):
            if not blocking & lying & ~(1 << number):
                return way
        return None

    def support(self, number: int, lying: int) -> Support:
        """What holds a piece among those that lie."""
        if self._ground >> number & 1:
            return Support.GROUND
        if self._under[number] & lying:
            return Support.PIECE
        return Support.FACE if self._beside[number] & lying else Support.NOTHING

    def locked(self, first: int) -> int:
        """The pieces that stay when all that have a straight way out are gone."""
        left = (1 << self._count) - 1
        while True:
            free = [
                number
                for number in _numbers(left & ~first)
                if self.way(number, left & ~(1 << number)) is not None
            ]
            if not free:
                return left if left != first else 0
            left &= ~_bits(free)

    def taken_apart(self, first: int) -> list[int] | None:
        """The pieces in an order in which each can be taken off; None where none was found."""
        left = (1 << self._count) - 1
        if not self._all_stand(left, first):
            return None
        hopeless: set[int] = set()
        trail: list[int] = []
        choices = [self._candidates(left, first)]
        for _ in range(MOST_STATES):
            if left == first:
                return trail
            if choices[-1]:
                number = choices[-1].pop()
                after = left & ~(1 << number)
                if after in hopeless or not self._all_stand(after, first):
                    continue
                trail.append(number)
                left = after
                choices.append(self._candidates(left, first))
                continue
            hopeless.add(left)
            choices.pop()
            if not trail:
                return None
            left |= 1 << trail.pop()
        return None

    def roughly_taken_apart(self, first: int) -> list[int]:
        """The pieces in an order that does without as little as can be seen at each step."""
        left = (1 << self._count) - 1
        trail = []
        while left != first:

            def lack(number: int) -> tuple[bool, bool, bool, tuple[int, ...]]:
                after = left & ~(1 << number)  # noqa: B023 - used within the turn
                return (
                    self.way(number, after) is None,
                    self.support(number, after) is Support.NOTHING,
                    not self._all_stand(after, first),
                    tuple(-each for each in self._liking(number, after)),
                )

            number = min(_numbers(left & ~first), key=lack)
            trail.append(number)
            left &= ~(1 << number)
        return trail

    def _candidates(self, left: int, first: int) -> list[int]:
        """The pieces that could be taken off next, the best last."""
        found = []
        for number in _numbers(left & ~first):
            after = left & ~(1 << number)
            if self.support(number, after) is not Support.NOTHING and self.way(number, after):
                found.append(number)
        return sorted(found, key=lambda number: self._liking(number, left & ~(1 << number)))

    def _liking(self, number: int, after: int) -> tuple[int, int, int]:
        """More for what comes off upwards, lies high and was held well."""
        way = self.way(number, after)
        place = self._ways.index(way) if way is not None else len(self._ways)
        firm = self.support(number, after) in (Support.GROUND, Support.PIECE)
        return (int(place == 0) + int(firm), self._height[number], -place)

    def _all_stand(self, left: int, first: int) -> bool:
        """Whether each piece is held by one that is held, down to the ground."""
        held = (self._ground | first) & left
        while True:
            more = held
            for number in _numbers(left & ~held):
                if (self._under[number] | self._beside[number]) & held:
                    more |= 1 << number
            if more == held:
                return held == left
            held = more


def _ground(body: Figure) -> frozenset[Cell]:
    """The lowest cells of each separate part."""
    lattice = body.lattice
    found: set[Cell] = set()
    for part in body.parts():
        low = min(lattice.layer(cell) for cell in part)
        found.update(cell for cell in part if lattice.layer(cell) == low)
    return frozenset(found)


def _bits(numbers: Iterable[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def _numbers(bits: int) -> Sequence[int]:
    return [number for number in range(bits.bit_length()) if bits >> number & 1]
