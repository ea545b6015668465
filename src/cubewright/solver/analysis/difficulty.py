"""How hard a puzzle is: how much a search tries for each solution that it meets.

A number of solutions alone does not say it: a figure may have few that are
found at once, or many among far more that come to nothing. So the placements
that the default engine explores in its whole search are divided by the
solutions that it meets there. The engine always goes on where the fewest
placements are left, as a careful player does, so the number is small; its
grades are for comparing figures, not minutes.
"""

from __future__ import annotations

from cubewright.solver.search.stages import StageTable

GRADES = ((25.0, "easy"), (50.0, "medium"), (100.0, "hard"), (1000.0, "very hard"))
"""Up to how many tries a solution a puzzle is called so."""
BEYOND = "extreme"


def tries_per_solution(stages: StageTable) -> float | None:
    """Placements explored for each solution met; None where none was met."""
    met = int(stages.kept[-1]) if len(stages) else 0
    return stages.totals[0] / met if met else None


def grade(tries: float) -> str:
    """The word for so many tries a solution.

    >>> [grade(tries) for tries in (6.5, 28.7, 324, 20_000)]
    ['easy', 'medium', 'very hard', 'extreme']
    """
    return next((word for bound, word in GRADES if tries < bound), BEYOND)
