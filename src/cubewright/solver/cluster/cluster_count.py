"""A frontier count whose parts are counted by the workers of a cluster.

The count of each conjugacy class of symmetries is divided into parts by inclusion-exclusion
(:mod:`cubewright.solver.counting.inclusion_exclusion`). All parts together take several times the
work of the whole count, so division is faster only with many workers. Each part needs only a
fraction of the memory, so a count can exceed the memory of one machine. If a part still needs too
much memory, its class restarts with smaller parts. The largest part comes first, so little work is
lost.

The result of a part is added when it returns. A part whose worker is lost is counted again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from time import perf_counter, thread_time
from typing import Any, NamedTuple

from cubewright.errors import MALFORMED
from cubewright.solver.cluster.count_part import count_part, packed
from cubewright.solver.cluster.ordered_map import GroupResult, run_group
from cubewright.solver.cluster.part_times import PartTimes
from cubewright.solver.cluster.pool import Pool, PoolLostError
from cubewright.solver.counting.burnside import (
    burnside_options,
    counts_up_to_symmetry,
    has_all_kinds,
    symmetry_classes,
)
from cubewright.solver.counting.division import MAX_PARTS, division_steps, expected_share
from cubewright.solver.counting.frontier_problem import FrontierState, OrbitOptions
from cubewright.solver.counting.inclusion_exclusion import (
    Part,
    count_parts,
    divide,
    factor,
    kinds_to_merge,
)
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.progress import MIN_SECONDS_FOR_PACE
from cubewright.solver.report import Counts
from cubewright.solver.search.control import STEP_SECONDS
from cubewright.solver.search.estimator import Range
from cubewright.solver.search.stages import StageTable
from cubewright.solver.search.state import state_mismatch

MAX_BYTES = 48 << 20
"""The memory limit for a part's counts, and for its frontiers.

The program itself takes almost 200 MB of a worker's memory.
"""
GROUP_SECONDS = 1.0
"""The approximate duration of a group of short parts that are sent together."""
MAX_GROUP = 100
GROUPS_PER_SLOT = 2
"""The number of groups sent for each slot, so that a worker always has the next group."""
FURTHER_KINDS = 2
"""The number of further kinds to merge if a part needs too much memory."""
WORK_PER_SECOND = 6e8
"""The assumed additions per second of a worker, until its pace is known."""
UNKNOWN_WORK = 1e8
"""The assumed work of a part whose size cannot be estimated."""
EARLY_ERROR, LATE_ERROR = 3.0, 1.3
"""The factor by which the estimated time left may be wrong, at first and at the end."""


@dataclass(eq=False)
class _Class:
    """The count for one conjugacy class of symmetries.

    ``kinds`` are the kinds that its parts merge, ``total`` is the sum of the finished parts.
    """

    options: OrbitOptions
    packed: bytes
    kinds: tuple[int, ...]
    total: Fraction = Fraction(0)


SavedParts = Sequence[Sequence[Any]]
"""The saved state of each class: its number, its kinds, a sum, and the remaining parts.

The sum of the finished parts is a numerator and a denominator. Each remaining part is a list of
weights.
"""


class _Item(NamedTuple):
    """A part of a class; ``work`` is its expected number of additions."""

    number: int
    part: Part
    work: float


class ClusterCount:
    """A count of all solutions of an exact problem on a pool, with the interface of FrontierCount.

    - ``max_bytes``: the memory limit for a part's counts, and for its frontiers.
    - ``spent``: the seconds and the processor seconds spent so far.
    - ``saved``: the state of another count of the same problem, to continue.
    - ``pace``: the seconds for an addition on this machine, if known.
    - ``stages``: zeros, because the fillings of parts are not partial solutions.
    - ``parts``: the number of parts counted so far; ``peak_bytes``: the largest part's memory.
    - ``lost``: the reason why the connection to the workers was lost; empty if it was not lost.

    Once the count ``is_prepared``, its time can be estimated, and parts are sent. The pool is
    closed at the end, or by :meth:`close`.
    """

    def __init__(
        self,
        cover: CoverProblem,
        pool: Pool,
        max_bytes: int = MAX_BYTES,
        spent: tuple[float, float] = (0.0, 0.0),
        pace: float | None = None,
        saved: SavedParts | None = None,
    ) -> None:
        self.state = FrontierState.RUNNING
        self.seconds, self.cpu_seconds = spent
        self.stages = StageTable.zeros(cover.piece_count)
        self.parts = self.peak_bytes = 0
        self.lost = ""
        self._cover, self._pool, self._max_bytes = cover, pool, max_bytes
        self._symmetries = symmetry_classes(cover.images)
        self._classes: dict[int, _Class] = {}
        self._waiting: deque[_Item] = deque()
        self._sent: dict[int, list[_Item]] = {}
        self._calls = 0
        self.is_prepared = False
        self._saved = saved
        self._first_pace = pace or 1 / WORK_PER_SECOND
        self._work_done = 0.0
        self._times = PartTimes()
        self._steps = self._all_steps()

    @property
    def notes(self) -> Sequence[str]:
        """Messages about workers; each is a sentence."""
        return self._pool.notes

    def step(self) -> None:
        """Prepare, or send parts and wait for results, for some hundredths of a second."""
        began, cpu_began = perf_counter(), thread_time()
        did_work = False
        try:
            did_work = next(self._steps, False)
        except PoolLostError as error:
            self.lost = str(error)
            self.state = FrontierState.GIVEN_UP
        if did_work:  # loading compiled code must not count
            self.seconds += perf_counter() - began
            self.cpu_seconds += thread_time() - cpu_began
        if self.state is not FrontierState.RUNNING:
            self.close()

    def close(self) -> None:
        """Cancel the remaining parts, and release the workers."""
        self._pool.close()

    def _all_steps(self) -> Iterator[bool]:
        for number, elements in enumerate(self._symmetries):
            options = burnside_options(self._cover, int(elements[0]))
            if not has_all_kinds(options):
                continue  # no solution of this class contains some kind of piece
            division = yield from division_steps(options, self._pool.slots, self._max_bytes)
            if division is None:
                self.state = FrontierState.GIVEN_UP
                return
            self._classes[number] = _Class(options, packed(options), division.kinds)
            self._waiting += _items(options, number, division.kinds, division.work)
        if self._saved is not None:
            self._restore(self._saved)
        self.is_prepared = True
        yield True
        while self._waiting or self._sent:
            self._send()
            for call, results in self._pool.receive(STEP_SECONDS):
                self._take(self._sent.pop(call), results)
            if self.state is not FrontierState.RUNNING:
                return
            yield True
        self.state = FrontierState.DONE

    def parts_state(self) -> SavedParts | None:
        """Return the finished sums and the remaining parts, ready for JSON; None until prepared."""
        if not self.is_prepared:
            return None
        return [
            [
                number,
                list(each.kinds),
                [each.total.numerator, each.total.denominator],
                [list(item.part.weights) for item in self._items_left if item.number == number],
            ]
            for number, each in self._classes.items()
        ]

    def _restore(self, saved: SavedParts) -> None:
        """Continue another count; classes missing in its state start from the beginning.

        Raises:
            CubewrightError: The state belongs to another problem.
        """
        try:
            for number, kinds, (numerator, denominator), left in saved:
                each = self._classes[number]
                each.kinds, each.total = tuple(kinds), Fraction(numerator, denominator)
                of_class = [item for item in self._waiting if item.number == number]
                work = sum(item.work for item in of_class)
                parts = {item.part: item for item in _items(each.options, number, kinds, work)}
                wanted = [parts[Part(each.kinds, tuple(weights))] for weights in left]
                self._waiting = deque(item for item in self._waiting if item.number != number)
                self._waiting += wanted
        except MALFORMED as error:
            raise state_mismatch() from error

    def _send(self) -> None:
        slots = self._pool.slots
        while self._waiting and len(self._sent) < GROUPS_PER_SLOT * slots:
            first = self._waiting[0].number
            room = GROUP_SECONDS / self._pace
            # Groups are smaller near the end, so that all workers finish at about the same time.
            fair = max(1, len(self._waiting) // (2 * GROUPS_PER_SLOT * slots))
            group: list[_Item] = []
            while (
                self._waiting
                and self._waiting[0].number == first
                and len(group) < min(MAX_GROUP, fair)
                and (not group or room > 0)
            ):
                group.append(self._waiting.popleft())
                room -= group[-1].work
            self._calls += 1
            self._sent[self._calls] = group
            parts = [item.part for item in group]
            one = partial(count_part, self._classes[first].packed, self._max_bytes)
            self._pool.send(self._calls, run_group, one, parts, GROUP_SECONDS)

    def _take(self, group: list[_Item], results: GroupResult) -> None:
        self.cpu_seconds += results.cpu_seconds
        self._times.add([item.work for item in group[: len(results.results)]], results.seconds)
        for item, result in zip(group, results.results, strict=False):
            kept = self._classes[item.number]
            self._work_done += item.work
            self.peak_bytes = max(self.peak_bytes, result.peak_bytes)
            if item.part.kinds != kept.kinds:
                continue  # the class has restarted in the meantime
            if result.total is not None:
                self.parts += 1
                kept.total += factor(kept.options, item.part) * result.total
            elif not (result.divisible and self._begin_again(item.number)):
                self.state = FrontierState.GIVEN_UP
        left = group[len(results.results) :]
        self._waiting.extendleft(reversed([item for item in left if self._is_wanted(item)]))

    def _is_wanted(self, item: _Item) -> bool:
        return item.part.kinds == self._classes[item.number].kinds

    def _begin_again(self, number: int) -> bool:
        again = self._classes[number]
        kinds = tuple(kinds_to_merge(again.options)[: len(again.kinds) + FURTHER_KINDS])
        if kinds == again.kinds or count_parts(again.options, kinds) > MAX_PARTS:
            return False
        again.kinds, again.total = kinds, Fraction(0)
        self._waiting = deque(item for item in self._waiting if item.number != number)
        self._waiting.extendleft(reversed(_items(again.options, number, kinds)))
        return True

    @property
    def parts_left(self) -> int:
        """The number of parts that are not counted yet."""
        return len(self._items_left)

    @property
    def _items_left(self) -> list[_Item]:
        sent = (item for group in self._sent.values() for item in group)
        return [item for item in (*sent, *self._waiting) if self._is_wanted(item)]

    @property
    def _pace(self) -> float:
        """The seconds that a worker needs for an addition."""
        if self._times.seconds < MIN_SECONDS_FOR_PACE:
            return self._first_pace
        return self._times.seconds / self._work_done

    @property
    def total_seconds(self) -> Range | None:
        """The estimated seconds of the whole count; None until it is prepared."""
        if self.state is FrontierState.DONE:
            return Range(self.seconds, self.seconds, self.seconds)
        if not self.is_prepared:
            return None
        items = self._items_left
        work = sum(item.work for item in items)
        if self._times.seconds < MIN_SECONDS_FOR_PACE:
            left = work * self._first_pace
        else:
            left = self._times.expected([item.work for item in items])
        left /= max(1, min(self._pool.slots, len(items)))
        share = self._work_done / (self._work_done + work)
        error = EARLY_ERROR + (LATE_ERROR - EARLY_ERROR) * share
        return Range(left / error, left, left * error) + self.seconds

    @property
    def counts(self) -> Counts:
        """The numbers of solutions, once the count is done (Burnside's lemma)."""
        fixed = [Fraction(0)] * len(self._symmetries)
        for number, each in self._classes.items():
            fixed[number] = each.total
        return counts_up_to_symmetry(self._cover, self._symmetries, [int(each) for each in fixed])


def _items(
    options: OrbitOptions, number: int, kinds: Sequence[int], work: float = 0.0
) -> list[_Item]:
    """Return the parts of a class, and their shares of its work; ``work`` is 0 if unknown."""
    parts = divide(options, kinds)
    shares = [expected_share(options, each) for each in parts]
    each_work = (work or len(parts) * UNKNOWN_WORK) / sum(shares)
    return [
        _Item(number, each, share * each_work) for each, share in zip(parts, shares, strict=True)
    ]
