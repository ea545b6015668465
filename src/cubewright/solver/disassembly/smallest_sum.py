"""The plan of an assembly with the fewest moves in all, rather than to the first separation.

A separation of few moves may leave halves that need many. So all separations of a part are
tried, deeper and deeper, until no deeper one can save a move: ``n`` pieces need ``n - 1``
separations of at least one move each. A part in the same relative positions is searched once.

As in all plans here, a move that nothing ends is a separation.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf

from cubewright.model.cell import Cell, difference
from cubewright.model.disassembly import FOR_EVER, Analysis, AnalysisOutcome, Move, Separation
from cubewright.solver.disassembly.assembly import Assembly
from cubewright.solver.disassembly.directions import packed, steps
from cubewright.solver.disassembly.order.translations import swept_cells
from cubewright.solver.kernels.disassembly.arrays import X, Y

MOST_STATES = 100_000
"""States of all parts together; beyond it the smallest sum is not decided."""
_MOST_SETS = 1 << 12
"""Sets of pieces that can move by the same step."""

_Positions = tuple[int, ...]
"""The packed position of each piece of a part, from the first one."""


class _LimitError(Exception):
    """A limit is reached, or the search was stopped."""


@dataclass(frozen=True)
class _Shift:
    """A set of pieces of a part, as bits, that moves ``distance`` steps in a direction."""

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


def smallest_sum(
    assembly: Assembly,
    most_states: int = MOST_STATES,
    is_stopped: Callable[[int], bool] = lambda _states: False,
) -> Analysis:
    """Return a plan with the least total number of moves; which one is not canonical.

    Groups are ignored: all pieces come apart. The outcome is undecided if more than
    ``most_states`` states are reached, or if ``is_stopped`` returns True. It is called at each
    state, with the number of states so far.

    Raises:
        CubewrightError: The analysis does not know the directions of the lattice.
    """
    search = _Search(assembly, most_states, is_stopped)
    part = tuple(range(len(assembly.pieces)))
    if len(part) == 1:
        return Analysis(AnalysisOutcome.APART)
    try:
        found = search.best(part, (0,) * len(part), inf)
    except _LimitError:
        return Analysis(AnalysisOutcome.NOT_DECIDED, states=search.states)
    if found is None:
        return Analysis(AnalysisOutcome.CANNOT, states=search.states)
    return Analysis(AnalysisOutcome.APART, search.separation(found), search.states)


class _Search:
    def __init__(
        self, assembly: Assembly, most_states: int, is_stopped: Callable[[int], bool]
    ) -> None:
        self.states = 0
        self._assembly = assembly
        self._most_states = most_states
        self._is_stopped = is_stopped
        # Against a direction the others move: of two opposite ones, one is enough.
        self._steps = steps(assembly.lattice)[::2]
        self._packed = [packed(step) for step in self._steps]
        self._hits: dict[tuple[int, int, int], dict[Cell, list[int]]] = {}
        self._distances: dict[tuple[int, int, int, int], float] = {}
        self._best: dict[tuple[tuple[int, ...], _Positions], _Plan] = {}
        self._at_least: dict[tuple[tuple[int, ...], _Positions], float] = {}

    def best(self, part: tuple[int, ...], start: _Positions, limit: float) -> _Plan | None:
        """Return the best plan of two or more pieces with a total below the limit; else None."""
        start = tuple(position - start[0] for position in start)
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
        """Search breadth first, as far as a deeper separation can be better."""
        further = len(part) - 1  # separations, with at least one move each
        found: _Plan | None = None
        came: dict[_Positions, tuple[_Positions, _Shift] | None] = {start: None}
        front, depth = [start], 0
        while front and depth + further < limit:
            after = []
            for state in front:
                self._count()
                if depth + further >= limit:
                    break
                distances = self._all_distances(part, state)
                for direction, rows in enumerate(distances):
                    for pieces in sorted(_closed(rows, inf)):
                        shift = _Shift(pieces, direction, FOR_EVER)
                        halves = self._halves(part, state, pieces, limit - depth - 1)
                        if halves is None:
                            if limit == inf:
                                return None  # a part that cannot come apart never will
                            continue
                        total = depth + 1 + sum(half.total for half in halves if half)
                        shifts = (*_path(came, state), shift)
                        found = _Plan(total, shifts, part, *halves)
                        limit = total
                if depth + 1 + further >= limit:
                    continue
                for shift in _shifts(distances):
                    new = self._moved(state, shift)
                    if new not in came:
                        came[new] = state, shift
                        after.append(new)
            front, depth = after, depth + 1
        return found

    def _halves(
        self, part: tuple[int, ...], state: _Positions, pieces: int, limit: float
    ) -> tuple[_Plan | None, _Plan | None] | None:
        """Return the plans of what moves and what stays, with a sum below the limit; else None."""
        plans: list[_Plan | None] = []
        for is_moving in (1, 0):
            places = [i for i in range(len(part)) if pieces >> i & 1 == is_moving]
            others = len(part) - len(places)
            # The other half needs at least a move for each of its separations.
            least = others - 1 if is_moving else 0
            if len(places) == 1:
                plans.append(None)
                continue
            half = self.best(
                tuple(part[i] for i in places), tuple(state[i] for i in places), limit - least
            )
            if half is None:
                return None
            plans.append(half)
            limit -= half.total
        return (plans[0], plans[1]) if limit > 0 else None

    def _count(self) -> None:
        self.states += 1
        if self.states > self._most_states or self._is_stopped(self.states):
            raise _LimitError

    def _moved(self, state: _Positions, shift: _Shift) -> _Positions:
        by, pieces = shift.distance * self._packed[shift.direction], shift.pieces
        if pieces & 1:  # positions are from the first piece
            by, pieces = -by, ~pieces
        return tuple(
            position + by if pieces >> i & 1 else position for i, position in enumerate(state)
        )

    def _all_distances(self, part: tuple[int, ...], state: _Positions) -> list[list[list[float]]]:
        """Return for each direction and pair how far the first goes until it hits the second."""
        known = self._distances
        result = []
        for direction in range(len(self._steps)):
            rows = []
            for piece, position in zip(part, state, strict=True):
                row = []
                for other, there in zip(part, state, strict=True):
                    key = direction, piece, other, position - there
                    distance = known.get(key)
                    if distance is None:
                        distance = known[key] = self._distance(*key)
                    row.append(distance)
                rows.append(row)
            result.append(rows)
        return result

    def _distance(self, direction: int, piece: int, other: int, offset: int) -> float:
        if piece == other:
            return inf
        step = self._steps[direction]
        line, along = _on_line(_unpacked(offset), step)
        hits = self._hits_of(direction, piece, other).get(line, [])
        place = bisect_left(hits, along)
        return hits[place] - along if place < len(hits) else inf

    def _hits_of(self, direction: int, piece: int, other: int) -> dict[Cell, list[int]]:
        """Return the offsets from which one more step hits, on lines in the direction."""
        key = direction, piece, other
        if key not in self._hits:
            lattice, step = self._assembly.lattice, self._steps[direction]
            first, second = (self._assembly.pieces[each].cells for each in (piece, other))
            lines: dict[Cell, set[int]] = {}
            for passed in {each for cell in first for each in swept_cells(lattice, cell, step)}:
                for cell in second:
                    line, along = _on_line(difference(cell, passed), step)
                    lines.setdefault(line, set()).add(along)
            self._hits[key] = {line: sorted(places) for line, places in lines.items()}
        return self._hits[key]

    def separation(self, plan: _Plan) -> Separation:
        """Return a plan as a tree of separations; the heaviest piece stays, or the larger half."""
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


def _shifts(distances: list[list[list[float]]]) -> Iterator[_Shift]:
    """Yield all moves that something ends: sets that push nothing else at their distance."""
    for direction, rows in enumerate(distances):
        ends = sorted({int(each) for row in rows for each in row if each < inf})
        free: set[int] | None = None
        before = 0
        for end in ends:
            if end == before:  # only 0: nothing moves by no step
                continue
            sets = _closed(rows, end)
            if not sets:
                break  # further on, everything is pushed all the more
            if free is None:
                free = _closed(rows, inf)
            for pieces in sorted(sets - free):
                for distance in range(before + 1, end + 1):
                    yield _Shift(pieces, direction, distance)
            before = end


def _closed(rows: list[list[float]], distance: float) -> set[int]:
    """Return the sets, neither empty nor all, that hit no other piece within a distance."""
    count = len(rows)
    full = (1 << count) - 1
    taken = [
        1 << i | sum(1 << j for j in range(count) if row[j] < distance)
        for i, row in enumerate(rows)
    ]
    for j in range(count):  # Warshall's closure
        for i in range(count):
            if taken[i] >> j & 1:
                taken[i] |= taken[j]
    sets = {0}
    for pieces in set(taken) - {full}:
        sets |= {each | pieces for each in sets}
        if len(sets) > _MOST_SETS:
            raise _LimitError
    return sets - {0, full}


def _on_line(offset: Cell, step: Cell) -> tuple[Cell, int]:
    """Return the line in a direction on which an offset is, and how many steps along."""
    axis = [abs(number) for number in step].index(max(abs(number) for number in step))
    along = offset[axis] // step[axis]
    x, y, z = (number - along * each for number, each in zip(offset, step, strict=True))
    return (x, y, z), along


def _unpacked(position: int) -> Cell:
    """Return the cell that :func:`packed` made an integer."""
    z = (position + Y // 2) % Y - Y // 2
    rest = (position - z) // Y
    rows = X // Y
    y = (rest + rows // 2) % rows - rows // 2
    return (rest - y) // rows, y, z
