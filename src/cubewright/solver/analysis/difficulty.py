"""The difficulty of a puzzle: the placements that a search tries for each solution.

The number of solutions alone is no measure: a search may find a few solutions quickly, or many
solutions may be hidden among far more dead ends. Difficulty is therefore the number of placements
that the most-constrained engine explores in a complete search, divided by the number of solutions
that it meets. Like a careful player, this engine always continues where the fewest placements are
left. The grades compare puzzles. They do not predict a player's time.
"""

from __future__ import annotations

from cubewright.solver.search.stages import StageTable
from cubewright.translation import mark

ENGINE = "most-constrained"
"""The engine whose search measures the difficulty, independent of the default engine."""
GRADES = (
    (25.0, mark("easy")),
    (50.0, mark("medium")),
    (100.0, mark("hard")),
    (1000.0, mark("very hard")),
)
"""Limits on the tries per solution; each has the grade of puzzles below it."""
HIGHEST_GRADE = mark("extreme")
"""The grade above all limits."""


def tries_per_solution(stages: StageTable) -> float | None:
    """Return the number of placements explored per solution met; None if there is no solution."""
    met = int(stages.kept[-1]) if len(stages) else 0
    return stages.totals[0] / met if met else None


def grade(tries: float) -> str:
    """Return the grade for a number of tries per solution.

    >>> [grade(tries) for tries in (6.5, 28.7, 324, 20_000)]
    ['easy', 'medium', 'very hard', 'extreme']
    """
    return next((word for bound, word in GRADES if tries < bound), HIGHEST_GRADE)
