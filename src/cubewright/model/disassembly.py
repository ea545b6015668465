"""Plans that take an assembly apart: moves, separations, and the outcome of an analysis."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from functools import lru_cache

from cubewright.model.cell import Cell
from cubewright.translation import mark

FOR_EVER = 0
"""The distance of a move that removes pieces."""


class AnalysisOutcome(Enum):
    """The result of an analysis. A result of "limit reached" proves nothing."""

    APART = mark("comes apart")
    CANNOT = mark("cannot be taken apart")
    NOT_DECIDED = mark("not decided (limit)")


@dataclass(frozen=True)
class Move:
    """A shift of some pieces by the same amount, past the other pieces.

    ``pieces`` are indices in the assembly, in ascending order. ``step`` is one step in the lattice,
    and ``distance`` is the number of steps, or :data:`FOR_EVER`.
    """

    pieces: tuple[int, ...]
    step: Cell
    distance: int


@dataclass(frozen=True)
class Turn(Move):
    """A turn of some pieces by ``distance`` quarters, past the other pieces.

    ``step`` is the unit vector of the axis. The pieces turn anticlockwise, as seen by a viewer at
    whom the axis points. ``pivot`` is twice a point on the axis, in coordinates in which cell
    (0, 0, 0) reaches from 0 to 1. ``allowance`` is the part of a cube's edge that is removed from
    each side.
    """

    pivot: Cell
    allowance: Fraction = Fraction(0)


@dataclass(frozen=True)
class Separation:
    """A node of the disassembly tree (the plan): the moves that split pieces into two halves.

    The last of ``moves`` removes pieces. The halves begin in their relative positions before that
    move. ``staying`` and ``removed`` are the separations of the two halves. They are None for a
    half of one piece, or of pieces that may stay together.
    """

    pieces: tuple[int, ...]
    moves: tuple[Move, ...]
    staying: Separation | None = None
    removed: Separation | None = None

    @property
    def removed_pieces(self) -> tuple[int, ...]:
        return self.moves[-1].pieces

    @property
    def staying_pieces(self) -> tuple[int, ...]:
        return tuple(piece for piece in self.pieces if piece not in self.removed_pieces)

    @property
    def level(self) -> int:
        """The number of moves up to and including the first removal of pieces."""
        return len(self.moves)

    def renumbered(self, numbers: Mapping[int, int]) -> Separation:
        """Return the plan with other piece indices; ``numbers`` maps old indices to new ones.

        Raises:
            KeyError: A piece has no new index.
        """
        return Separation(
            tuple(sorted(numbers[piece] for piece in self.pieces)),
            tuple(
                replace(move, pieces=tuple(sorted(numbers[piece] for piece in move.pieces)))
                for move in self.moves
            ),
            None if self.staying is None else self.staying.renumbered(numbers),
            None if self.removed is None else self.removed.renumbered(numbers),
        )

    def separations(self) -> Iterator[Separation]:
        """Yield this separation, then the staying half's, then the removed half's."""
        waiting = [self]
        while waiting:
            here = waiting.pop()
            yield here
            waiting += (half for half in (here.removed, here.staying) if half is not None)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The level of each separation plus 1, in preorder, and 0 for a half without a plan.

        >>> last = Separation((0, 1), (Move((0,), (1, 0, 0), FOR_EVER),))
        >>> moves = (Move((2,), (0, 0, 1), 1), Move((1,), (0, 1, 0), FOR_EVER))
        >>> Separation((0, 1, 2), moves, last).numbers
        (3, 2, 0, 0, 0)
        """
        found: list[int] = []
        waiting: list[Separation | None] = [self]
        while waiting:
            here = waiting.pop()
            found.append(0 if here is None else here.level + 1)
            waiting += [] if here is None else [here.removed, here.staying]
        return tuple(found)

    @property
    def move_count(self) -> int:
        """The number of moves in the whole plan."""
        return sum(each.level for each in self.separations())

    @property
    def turn_count(self) -> int:
        """The number of moves of the plan that are turns."""
        return sum(isinstance(move, Turn) for each in self.separations() for move in each.moves)

    @property
    def level_string(self) -> str:
        """The numbers of moves of all separations, joined by dots as in BurrTools.

        A half whose numbers are all 1 is left out.

        >>> last = Separation((0, 1), (Move((0,), (1, 0, 0), FOR_EVER),))
        >>> moves = (Move((2,), (0, 0, 1), 1), Move((1,), (0, 1, 0), FOR_EVER))
        >>> Separation((0, 1, 2), moves, Separation((0, 2), moves, None)).level_string
        '2.2'
        >>> Separation((0, 1, 2), moves, last).level_string
        '2'
        """
        numbers: list[int] = []
        waiting = [self]
        while waiting:
            here = waiting.pop()
            numbers.append(here.level)
            halves = [half for half in (here.removed, here.staying) if half is not None]
            waiting += [half for half in halves if any(s.level > 1 for s in half.separations())]
        return ".".join(map(str, numbers))


@lru_cache(maxsize=1 << 12)
def level_string_of(numbers: tuple[int, ...]) -> str:
    """Return the level string of a plan from its :attr:`Separation.numbers`.

    >>> level_string_of((3, 2, 0, 0, 3, 0, 0)), level_string_of((3, 2, 0, 0, 0))
    ('2.2', '2')
    """
    rest = iter(numbers)

    def levels() -> list[int]:
        number = next(rest, 0)
        if not number:
            return []
        halves = levels(), levels()
        return [number - 1, *(n for half in halves if max(half, default=0) > 1 for n in half)]

    return ".".join(map(str, levels()))


@dataclass(frozen=True)
class Analysis:
    """The outcome of an analysis; ``plan`` is None unless the assembly comes apart.

    A single piece counts as separable, and needs no plan. ``states`` is the number of states
    reached. ``allowance`` is the part of a cube's edge that was removed from each side for turns;
    None if pieces could only slide. ``is_least``: the search was for the least allowance.
    ``is_canonical``: the plan does not depend on the numbering and orientation of the pieces;
    otherwise it is BurrTools' plan. ``limit`` is the maximum number of states of one part,
    at which an undecided analysis stopped; 0 if unknown.
    """

    outcome: AnalysisOutcome
    plan: Separation | None = None
    states: int = 0
    allowance: Fraction | None = None
    is_least: bool = False
    is_canonical: bool = True
    limit: int = field(default=0, compare=False)

    @property
    def level(self) -> int:
        """The number of moves to the first separation; 0 without a plan."""
        return 0 if self.plan is None else self.plan.level

    @property
    def level_string(self) -> str:
        """The level string of the plan; empty without a plan."""
        return "" if self.plan is None else self.plan.level_string

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the plan; empty without a plan."""
        return () if self.plan is None else self.plan.numbers
