"""The engine that always continues with the cell or piece with the fewest placements left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.option_masks import WORD_BITS
from cubewright.solver.problem.steps import Steps, completed
from cubewright.solver.search.engine import Engine
from cubewright.solver.search.interface import Search
from cubewright.translation import mark

if TYPE_CHECKING:
    from cubewright.solver.search.dive_problem import DiveProblem
    from cubewright.solver.search.levels.level_search import LevelSearch


MASK_CELLS = 512
"""The number of cells up to which a search uses masks.

Kernels for masks are compiled for each number of words, in ten seconds for 64 words. With 16 words,
lists of cells take the same time per node; with 64 words and many pieces, a thousandth.
"""


def _start(cover: CoverProblem, settings: Mapping[str, str]) -> Search:
    return completed(_start_steps(cover, settings))


def _start_steps(cover: CoverProblem, settings: Mapping[str, str]) -> Steps[Search]:
    from cubewright.solver.search.levels.most_constrained_search import (
        InexactSearch,
        MostConstrained,
    )
    from cubewright.solver.search.levels.sparse_search import SparseSearch

    if is_sparse(cover):
        return (yield from SparseSearch.steps(cover))
    return MostConstrained(cover, settings) if cover.is_exact else InexactSearch(cover)


def is_sparse(cover: CoverProblem) -> bool:
    """Return whether a search of a problem uses lists of cells instead of masks."""
    return WORD_BITS * len(cover.full) > MASK_CELLS


def _start_dive(problem: DiveProblem) -> LevelSearch[Any]:
    from cubewright.solver.search.levels.most_constrained_search import (
        InexactSearch,
        MostConstrained,
    )
    from cubewright.solver.search.levels.sparse_search import SparseSearch

    cover = problem.cover
    if is_sparse(cover):
        return SparseSearch.of(cover)
    if not cover.is_exact:
        return InexactSearch(cover)
    # The cells of a dive are in another order than the figure's cells, so islands are unknown.
    return MostConstrained(cover, {}, reduced=False, colours=problem.colours)


MOST_CONSTRAINED = Engine(
    name="most-constrained",
    title=mark("Most constrained: fewest placements first", "Most constrained"),
    explanation=mark(
        "Always continues with the cell or piece that has the fewest placements "
        "left, and rejects a placement at once if it leaves a cell or a piece "
        "without placements."
    ),
    start=_start,
    start_steps=_start_steps,
    dive=_start_dive,
    compare_order=4,
    supports_inexact=True,
)
