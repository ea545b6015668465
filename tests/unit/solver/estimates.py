"""What is told of the rest of a search on its way, with work as the clock, so always the same."""

from dataclasses import dataclass
from math import sqrt

from cubewright.model.symmetry.group import Convention
from cubewright.solver.counting.orbit_counting import OrbitCounter
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.progress import ProgressEstimate
from cubewright.solver.search.engine import engine
from cubewright.solver.search.parallel_search import ParallelSearch

PACE = 1e8
"""Units of work in a second."""


@dataclass
class Told:
    """One moment: the share of the work done, and what is told, as multiples of the truth."""

    done: float
    fraction: float
    left: tuple[float, float] | None
    expected: tuple[float, float] | None

    @property
    def middle(self):
        """The middle of the time left, by ratio; 1 is the truth."""
        return sqrt(self.left[0] * self.left[1])


def foretold(puzzle, name="most-constrained", threads=1):
    """All that is told of a whole search, at every hundredth of its way or oftener."""
    search = ParallelSearch(engine(name).begin(cover_problem(puzzle)), threads)
    orbits = OrbitCounter.of(search.cover, Convention.UNIQUE)
    forecast = ProgressEstimate(search, Convention.UNIQUE)
    reports = []
    while not search.finished:
        work = search.stages.total_work
        orbits.take(search.step(max(200_000, work // 100)))
        work = search.stages.total_work
        reports.append((work, forecast.update(orbits.counts, work / PACE)))
    total, last = reports.pop()
    found = last.counts.unique
    assert last.fraction == 1
    return [
        Told(
            work / total,
            report.fraction,
            report.seconds_left
            and tuple(end * PACE / (total - work) for end in report.seconds_left),
            report.expected and tuple(end / found for end in report.expected),
        )
        for work, report in reports
    ]


def check(told):
    """The bar never falls and is near the truth; time and solutions are told within a factor 2."""
    fractions = [each.fraction for each in told]
    assert fractions == sorted(fractions)
    middle = [each for each in told if 0.1 <= each.done <= 0.9]
    assert all(each.left and each.expected for each in middle)
    for each in middle:
        assert 0.5 < each.middle < 2
        assert 0.5 < sqrt(each.expected[0] * each.expected[1]) < 2
        assert abs(each.fraction - each.done) < 0.1
        assert each.left[1] < 5 * each.left[0]
    covered = sum(each.left[0] <= 1 <= each.left[1] for each in middle)
    assert covered > 0.7 * len(middle)
    covered = sum(each.expected[0] <= 1 <= each.expected[1] for each in middle)
    assert covered > 0.7 * len(middle)
