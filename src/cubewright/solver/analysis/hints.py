"""Help for who builds by hand: is it still solvable, and which piece comes next."""

from __future__ import annotations

from collections.abc import Iterator

from cubewright.errors import PuzzleError
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.model.symmetry.group import Convention
from cubewright.solver.disassembly.assembly_order import AssemblyOrder, assembly_order
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

MOST_SOLUTIONS = 24
"""So many solutions are looked at for one that hands can go on to from where they are."""


def is_solvable(puzzle: Puzzle, control: Control | None = None) -> bool | None:
    """Whether what is laid beforehand can be completed; None where it was stopped before."""
    control = control or Control()
    for _ in _solutions(puzzle, control, 1):
        return True
    return None if control.stopped else False


def next_steps(puzzle: Puzzle, control: Control | None = None) -> AssemblyOrder | None:
    """How hands go on from what is laid beforehand: its first step is the hint.

    A solution that hands can follow to the end is preferred, then one that
    they can follow for one step. None where there is no solution, or where it
    was stopped before one was found.
    """
    control = control or Control()
    best: AssemblyOrder | None = None
    for solution in _solutions(puzzle, control, MOST_SOLUTIONS):
        order = assembly_order(solution, puzzle.fixed)
        if order.is_followable:
            return order
        if best is None or (_first_is_good(order) and not _first_is_good(best)):
            best = order
    return best


def _first_is_good(order: AssemblyOrder) -> bool:
    return bool(order.steps) and order.steps[0].is_followable


def _solutions(puzzle: Puzzle, control: Control, most: int) -> Iterator[Solution]:
    cover: CoverProblem | None = None
    try:
        for report in solve(SolveRequest(puzzle, Convention.RAW, limit=most), control):
            if isinstance(report, Prepared):
                cover = report.cover
            elif isinstance(report, SolutionsFound) and cover is not None:
                yield from (cover.solution(row) for row in report.rows)
    except PuzzleError:
        return  # it needs no search to see that there is no solution
