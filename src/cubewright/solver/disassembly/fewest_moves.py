"""The plan that takes an assembly apart with the fewest moves in total.

A separation of few moves may leave halves that need many moves. The search therefore tries all
separations of a part, in order of their moves, until later separations cannot save a move: ``n``
pieces need ``n - 1`` separations of at least one move each. A part is searched once in each
relative position of its pieces. As in all plans here, a move that nothing blocks is a separation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import inf
from operator import itemgetter
from typing import Any, NamedTuple

import numpy as np

from cubewright.model.cell import CountArray, difference
from cubewright.model.disassembly import FOR_EVER, Analysis, AnalysisOutcome, Move, Separation
from cubewright.solver.disassembly.assembly import Assembly
from cubewright.solver.disassembly.directions import packed, steps
from cubewright.solver.disassembly.ground import plan_on_ground
from cubewright.solver.disassembly.pair_distances import NEVER, PairDistances
from cubewright.solver.disassembly.walls import in_pieces, with_floor

MAX_STATES = 100_000
"""The total number of states of all parts after which the fewest moves are undecided."""
_MAX_REACHED = 5
"""The limit on reached states, as a multiple of visited ones; queued states take some 400 bytes."""
_MAX_SETS = 1 << 12
"""The maximum number of sets of pieces that can move by the same step."""
_Positions = tuple[int, ...]
"""The packed position of each piece of a part, relative to the first piece."""


class _LimitError(Exception):
    """Raised if a limit is reached, or the search was stopped."""


class _Shift(NamedTuple):
    """A set of pieces of a part, as bits, and its move by ``distance`` steps in a direction."""

    pieces: int
    direction: int
    distance: int


@dataclass(frozen=True)
class _Plan:
    """A plan of a part: its moves up to the separation, and the plans of both halves."""

    total: int
    shifts: tuple[_Shift, ...]
    part: tuple[int, ...]
    moving: _Plan | None
    staying: _Plan | None


def fewest_total_moves(
    assembly: Assembly,
    max_states: int = MAX_STATES,
    is_stopped: Callable[[int], bool] = lambda _states: False,
) -> Analysis:
    """Return a plan with the fewest moves in total; the choice among several is not canonical.

    Groups are ignored: all pieces come apart. The outcome is undecided if more than ``max_states``
    states are visited, if several times as many states are reached, or if ``is_stopped`` returns
    True. ``is_stopped`` is called at each state, with the number of states so far.

    Raises:
        CubewrightError: The lattice has no directions for an analysis, or the ground below walls
            is not flat.
    """
    assembly = with_floor(assembly)
    search = _Search(assembly, max_states, is_stopped)
    part = tuple(range(len(assembly.pieces)))
    if len(part) == 1:
        return Analysis(AnalysisOutcome.APART)
    try:
        found = search.best(part, (0,) * len(part), inf)
    except _LimitError:
        return Analysis(AnalysisOutcome.NOT_DECIDED, states=search.states)
    if found is None:
        return Analysis(AnalysisOutcome.CANNOT, states=search.states)
    plan = search.separation(found)
    if assembly.on_ground:
        cells = [each.cells for each in assembly.pieces]
        plan = plan_on_ground(plan, assembly.lattice, cells)
    return Analysis(AnalysisOutcome.APART, in_pieces(plan, assembly), search.states)


class _Search:
    def __init__(
        self, assembly: Assembly, max_states: int, is_stopped: Callable[[int], bool]
    ) -> None:
        self.states = self._reached = 0
        self._assembly = assembly
        self._max_states = max_states
        self._is_stopped = is_stopped
        # Moving a set one way equals moving the other pieces the opposite way, so one direction of
        # each pair is enough.
        self._steps = steps(assembly.lattice)[::2]
        self._packed = [packed(step) for step in self._steps]
        self._distances = PairDistances(assembly, self._steps)
        self._best: dict[tuple[tuple[int, ...], _Positions], _Plan] = {}
        self._at_least: dict[tuple[tuple[int, ...], _Positions], float] = {}

    def best(self, part: tuple[int, ...], start: _Positions, limit: float) -> _Plan | None:
        """Return the best plan of two or more pieces with a total below the limit, or None."""
        if start[0]:  # positions are relative to the first piece
            first = start[0]
            start = tuple([position - first for position in start])
        key = part, start
        known = self._best.get(key)
        if known is not None:
            return known if known.total < limit else None
        if limit <= max(self._at_least.get(key, 0), len(part) - 1):
            return None
        found = self._searched(part, start, limit)
        if found is None:
            self._at_least[key] = limit
        else:
            self._best[key] = found
        return found

    def _searched(self, part: tuple[int, ...], start: _Positions, limit: float) -> _Plan | None:
        further = len(part) - 1  # further separations, of at least one move each
        found: _Plan | None = None
        came: dict[_Positions, tuple[_Positions, _Shift] | None] = {start: None}
        front, depth = [start], 0
        members = np.array(part, np.int64)
        while front and depth + further < limit:
            after = []
            for state in front:
                self._count()
                distances = self._distances.of(members, np.array(state, np.int64))
                free = [_closed(hits) for hits in _hits_within(distances, NEVER)]
                for direction, sets in enumerate(free):
                    for pieces in sorted(sets):
                        shift = _Shift(pieces, direction, FOR_EVER)
                        halves = self._halves(part, state, pieces, limit - depth - 1)
                        if halves is None:
                            if limit == inf:
                                return None  # an inseparable part stays inseparable
                            continue
                        total = depth + 1 + sum(half.total for half in halves if half)
                        shifts = (*_path(came, state), shift)
                        found = _Plan(total, shifts, part, *halves)
                        if total == depth + further:
                            return found  # one move is the minimum for each separation
                        limit = total
                if depth + 1 + further >= limit:
                    continue
                for shift in _shifts(distances, free):
                    new = self._moved(state, shift)
                    if new not in came:
                        self._reach()
                        came[new] = state, shift
                        after.append(new)
            front, depth = after, depth + 1
        return found

    def _halves(
        self, part: tuple[int, ...], state: _Positions, pieces: int, limit: float
    ) -> tuple[_Plan | None, _Plan | None] | None:
        """Return plans of the moving and the staying half, with a sum below the limit, or None."""
        moving, staying = pieces.bit_count(), len(part) - pieces.bit_count()
        plans: list[_Plan | None] = []
        # The other half needs at least one move for each of its separations.
        for count, least in ((moving, staying - 1), (staying, 0)):
            if count == 1:
                plans.append(None)
            else:
                chosen = _chooser(pieces)
                half = self.best(chosen(part), chosen(state), limit - least)
                if half is None:
                    return None
                plans.append(half)
                limit -= half.total
            pieces ^= (1 << len(part)) - 1
        return (plans[0], plans[1]) if limit > 0 else None

    def _count(self) -> None:
        self.states += 1
        if self.states > self._max_states or self._is_stopped(self.states):
            raise _LimitError

    def _reach(self) -> None:
        self._reached += 1
        if self._reached > _MAX_REACHED * self._max_states:
            raise _LimitError

    def _moved(self, state: _Positions, shift: _Shift) -> _Positions:
        by, pieces = shift.distance * self._packed[shift.direction], shift.pieces
        if pieces & 1:  # positions are relative to the first piece
            by, pieces = -by, ~pieces
        return tuple(
            position + by if pieces >> i & 1 else position for i, position in enumerate(state)
        )

    def separation(self, plan: _Plan) -> Separation:
        """Return a plan as a tree; the half with the heaviest piece or the larger half stays."""
        moves = []
        for shift in plan.shifts:
            moving, staying = (
                tuple(p for i, p in enumerate(plan.part) if shift.pieces >> i & 1 == bit)
                for bit in (1, 0)
            )
            is_swapped = self._rank(moving) > self._rank(staying)
            step = self._steps[shift.direction]
            if is_swapped:
                moving, step = staying, difference((0, 0, 0), step)
            moves.append(Move(moving, step, shift.distance))
        halves = [
            None if half is None else self.separation(half) for half in (plan.staying, plan.moving)
        ]
        if is_swapped:
            halves.reverse()
        return Separation(plan.part, tuple(moves), *halves)

    def _rank(self, pieces: tuple[int, ...]) -> tuple[int, int]:
        return max(self._assembly.pieces[each].weight for each in pieces), len(pieces)


def _path(
    came: dict[_Positions, tuple[_Positions, _Shift] | None], state: _Positions
) -> list[_Shift]:
    shifts = []
    before = came[state]
    while before is not None:
        shifts.append(before[1])
        before = came[before[0]]
    return shifts[::-1]


def _shifts(distances: CountArray, free: Sequence[set[int]]) -> Iterator[_Shift]:
    """Yield all blocked moves: sets that push no other piece up to their distance.

    ``free`` are the sets that can leave, for each direction.
    """
    for direction, table in enumerate(distances):
        before = 0
        for end in sorted(set(table.ravel().tolist()) - {0, NEVER}):
            sets = _closed(_hits_within(table, end))
            if not sets:
                break  # larger distances only push more pieces along
            for pieces in sorted(sets - free[direction]):
                for distance in range(before + 1, end + 1):
                    yield _Shift(pieces, direction, distance)
            before = end


def _hits_within(distances: CountArray, distance: int) -> Any:
    """Return the pieces, as bits, that each piece hits within a distance.

    ``distances``: ``(..., n, n)``; the bits are in lists of ``n`` integers.
    """
    bits = np.packbits(distances < distance, axis=-1, bitorder="little")
    words = np.zeros((*bits.shape[:-1], 8), np.uint8)
    words[..., : bits.shape[-1]] = bits
    return words.view("<u8")[..., 0].tolist()


@lru_cache(maxsize=1 << 14)
def _chooser(pieces: int) -> Callable[[tuple[int, ...]], tuple[int, ...]]:
    return itemgetter(*(i for i in range(pieces.bit_length()) if pieces >> i & 1))


def _closed(hits: Sequence[int]) -> set[int]:
    """Return the sets of pieces, neither empty nor complete, that hit no other piece.

    ``hits`` are the pieces that each piece hits, as bits.
    """
    count = len(hits)
    full = (1 << count) - 1
    taken: list[int] = []
    for i in range(count):
        found = todo = hits[i] | 1 << i
        while todo and found != full:
            low = todo & -todo
            j = low.bit_length() - 1
            more = (taken[j] if j < i else hits[j]) & ~found
            found |= more
            todo = (todo ^ low) | (more if j >= i else 0)
        taken.append(found)
    sets = {0}
    for pieces in set(taken) - {full}:
        sets |= {each | pieces for each in sets}
        if len(sets) > _MAX_SETS:
            raise _LimitError
    return sets - {0, full}
