"""Depth-first search over the pieces with BCSolve's rules; each rule has a switch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cubewright.solver.engines.most_constrained import MASK_CELLS, MOST_CONSTRAINED
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.piece_order import FEWEST_LEFT, ORDER
from cubewright.solver.problem.setting import ON_OFF, Setting
from cubewright.solver.problem.symmetry_breaking import SYMMETRY
from cubewright.solver.search.engine import Engine
from cubewright.solver.search.interface import Search
from cubewright.translation import mark


def _start(cover: CoverProblem, settings: Mapping[str, str]) -> Search:
    from cubewright.solver.search.levels.backtracking_search import Backtracking

    return Backtracking(cover, settings)


BACKTRACKING = Engine(
    name="backtracking",
    title=mark("Backtracking with BCSolve's rules", "Backtracking"),
    explanation=mark(
        "Places one piece after another, depth first. After each placement it checks by several "
        "rules whether the remaining pieces can still fit, as BCSolve 0.82 does."
    ),
    start=_start,
    compare_order=2,
    settings=(
        replace(ORDER, values=(FEWEST_LEFT, *ORDER.values)),
        Setting(
            "coverable",
            mark("All cubelets coverable"),
            ON_OFF,
            mark("Drop a branch if some free cell can no longer be covered."),
        ),
        Setting(
            "placeable",
            mark("All pieces placeable"),
            ON_OFF,
            mark("Drop a branch if some piece has no placement left."),
        ),
        Setting(
            "must-cover",
            mark("Piece must cover"),
            ON_OFF,
            mark(
                "If only one piece can still reach a cell, keep only its placements that cover it."
            ),
        ),
        Setting(
            "parity",
            mark("Parity"),
            ON_OFF,
            mark(
                "Drop a branch if the remaining pieces cannot match the chessboard colours of the "
                "free cells."
            ),
        ),
        Setting(
            "identical",
            mark("Identical pieces in order"),
            ON_OFF,
            mark("Place identical pieces in one order only, so that no solution is found twice."),
        ),
        SYMMETRY,
    ),
    max_cells=MASK_CELLS,
    larger=MOST_CONSTRAINED,
)
