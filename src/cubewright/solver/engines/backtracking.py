"""Depth first over the pieces with BCSolve's rules, each of which can be switched off."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.piece_order import FEWEST_LEFT, ORDER
from cubewright.solver.problem.setting import ON_OFF, Setting
from cubewright.solver.problem.symmetry_breaking import SYMMETRY
from cubewright.solver.search.engine import Engine
from cubewright.solver.search.interface import Search


def _start(cover: CoverProblem, settings: Mapping[str, str]) -> Search:
    from cubewright.solver.search.levels.backtracking_search import Backtracking

    return Backtracking(cover, settings)


BACKTRACKING = Engine(
    name="backtracking",
    title="Backtracking with BCSolve's rules",
    explanation=(
        "Places one piece after another, depth first. After each placement it checks by several "
        "rules whether the remaining pieces can still fit, as BCSolve 0.82 does."
    ),
    start=_start,
    compare_order=2,
    settings=(
        replace(ORDER, values=(FEWEST_LEFT, *ORDER.values)),
        Setting(
            "coverable",
            "All cubelets coverable",
            ON_OFF,
            "Drop a branch if some free cell can no longer be covered.",
        ),
        Setting(
            "placeable",
            "All pieces placeable",
            ON_OFF,
            "Drop a branch if some piece has no placement left.",
        ),
        Setting(
            "must-cover",
            "Piece must cover",
            ON_OFF,
            "If only one piece can still reach a cell, keep only its placements that cover it.",
        ),
        Setting(
            "parity",
            "Parity",
            ON_OFF,
            "Drop a branch if the remaining pieces cannot match the chessboard colours of the "
            "free cells.",
        ),
        Setting(
            "identical",
            "Identical pieces in order",
            ON_OFF,
            "Place identical pieces in one order only, so that no solution is found twice.",
        ),
        SYMMETRY,
    ),
    max_cells=512,
)
