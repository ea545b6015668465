"""Estimates made during a search, with work as the clock so that they are reproducible."""

from dataclasses import dataclass
from math import sqrt

from cubewright.model.symmetry.group import Convention
from cubewright.solver.counting.orbit_counting import OrbitCounter
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.progress import ProgressEstimate
from cubewright.solver.search.engine import engine
from cubewright.solver.search.parallel_search import ParallelSearch
from cubewright.solver.search.task_queue import TREE_SPLITS, TreeSplit

EARLY_SPLITS = (TreeSplit(10**6, 256), TreeSplit(2 * 10**7, 1024))
"""Early splits, because a short search would not be split, and so not estimated."""
PACE = 1e8
"""Units of work in a second."""


@dataclass
class Estimate:
    """Progress at one moment: the share of work done, and the estimates divided by the truth."""

    done: float
    fraction: float
    left: tuple[float, float] | None
    expected: tuple[float, float] | None

    @property
    def middle(self):
        """The geometric mean of the range of time left, relative to the truth; 1 is exact."""
        return sqrt(self.left[0] * self.left[1])


def estimates_of(puzzle, name="most-constrained", threads=1, splits=TREE_SPLITS):
    """Return the estimates of a complete search, one per hundredth of its work or more."""
    search = ParallelSearch(engine(name).begin(cover_problem(puzzle)), threads, splits)
    orbits = OrbitCounter.of(search.cover, Convention.UNIQUE)
    progress = ProgressEstimate(search, Convention.UNIQUE)
    reports = []
    while not search.finished:
        work = search.stages.total_work
        orbits.take(search.step(max(200_000, work // 100)))
        work = search.stages.total_work
        reports.append((work, progress.update(orbits.counts, work / PACE)))
    total, last = reports.pop()
    found = last.counts.unique
    assert last.fraction == 1
    return [
        Estimate(
            work / total,
            report.fraction,
            report.seconds_left
            and tuple(end * PACE / (total - work) for end in report.seconds_left),
            report.expected and tuple(end / found for end in report.expected),
        )
        for work, report in reports
    ]


def check(estimates):
    """Check that the fraction never falls and is nearly right, and the estimates roughly."""
    fractions = [each.fraction for each in estimates]
    assert fractions == sorted(fractions)
    middle = [each for each in estimates if 0.1 <= each.done <= 0.9]
    assert all(each.left and each.expected for each in middle)
    for each in middle:
        assert 0.5 < each.middle < 2
        assert 0.5 < sqrt(each.expected[0] * each.expected[1]) < 2
        assert abs(each.fraction - each.done) < 0.1
        assert each.left[1] < 8 * each.left[0]
    covered = sum(each.left[0] <= 1 <= each.left[1] for each in middle)
    assert covered > 0.7 * len(middle)
    covered = sum(each.expected[0] <= 1 <= each.expected[1] for each in middle)
    assert covered > 0.7 * len(middle)
