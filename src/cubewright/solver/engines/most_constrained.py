"""Always the cell or piece with the fewest placements left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.search.engine import Engine
from cubewright.solver.search.interface import Search
from cubewright.translation import mark

if TYPE_CHECKING:
    from cubewright.solver.search.dive_problem import DiveProblem
    from cubewright.solver.search.levels.level_search import LevelSearch


def _start(cover: CoverProblem, settings: Mapping[str, str]) -> Search:
    from cubewright.solver.search.levels.inexact_search import InexactSearch
    from cubewright.solver.search.levels.most_constrained_search import MostConstrained

    return MostConstrained(cover, settings) if cover.is_exact else InexactSearch(cover)


def _start_dive(problem: DiveProblem) -> LevelSearch[Any]:
    from cubewright.solver.search.levels.inexact_search import InexactSearch
    from cubewright.solver.search.levels.most_constrained_search import MostConstrained

    cover = problem.cover
    if not cover.is_exact:
        return InexactSearch(cover)
    # A dive's cells are in another order than the figure's, so its islands are not known.
    return MostConstrained(cover, {}, reduced=False, colours=problem.colours)


MOST_CONSTRAINED = Engine(
    name="most-constrained",
    title=mark("Most constrained: fewest placements first", "Most constrained"),
    explanation=mark(
        "Always continues with the cell or the piece that has the fewest placements left, "
        "and drops a placement at once if it leaves a cell or a piece without any."
    ),
    start=_start,
    dive=_start_dive,
    compare_order=4,
    supports_inexact=True,
    max_cells=4096,
)
