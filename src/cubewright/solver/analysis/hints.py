"""Help for building by hand: test whether a position is solvable, and suggest the next piece."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from time import perf_counter

from cubewright.errors import PuzzleError
from cubewright.model.disassembly import AnalysisOutcome
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.model.symmetry.group import Convention
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.disassembly.assembly_order import AssemblyOrder, assembly_order
from cubewright.solver.disassembly.planned_order import analyse_solution, planned_order
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

_NO_RULES = PieceRules()
MAX_SOLUTIONS = 24
"""The maximum number of solutions to examine to find one that hands can build from here."""
PATIENCE_SECONDS = 1.0
"""The time after which the search for further solutions ends if one is known."""


def is_solvable(puzzle: Puzzle, control: Control | None = None) -> bool | None:
    """Return whether the pre-placed pieces can be completed; None if stopped too early."""
    control = control or Control()
    for _ in _solutions(puzzle, control, 1):
        return True
    return None if control.stopped else False


def next_steps(
    puzzle: Puzzle, control: Control | None = None, rules: PieceRules = _NO_RULES
) -> AssemblyOrder | None:
    """Return an order that continues from the pre-placed pieces; the first step is the hint.

    ``rules`` contains the weights of the pieces, and the groups that may stay together. The
    function prefers an order that hands can follow to the end, then an order whose first step hands
    can make. It returns None without a solution, or if the control stopped the search before the
    first solution.
    """
    control = control or Control()
    best: AssemblyOrder | None = None
    for solution in _solutions(puzzle, control, MAX_SOLUTIONS):
        order = assembly_order(solution, puzzle.pre_placed)
        if order.locked:
            order = with_moves(order, control, rules)
        if order.is_followable:
            return order
        if best is None or (_starts_well(order) and not _starts_well(best)):
            best = order
    return best


def with_moves(order: AssemblyOrder, control: Control, rules: PieceRules) -> AssemblyOrder:
    """Return an order in which pieces make way for interlocked pieces, if possible."""
    found = analyse_solution(order.solution, control, rules, order.pre_placed)
    if found.plan is not None:
        return planned_order(order.solution, found.plan, order.pre_placed)
    return replace(order, may_need_moves=found.outcome is not AnalysisOutcome.CANNOT)


def _starts_well(order: AssemblyOrder) -> bool:
    return bool(order.steps) and order.steps[0].is_followable


def _solutions(puzzle: Puzzle, control: Control, limit: int) -> Iterator[Solution]:
    """Yield solutions until :data:`PATIENCE_SECONDS` have passed, but at least one if possible."""
    cover: CoverProblem | None = None
    found, began = False, perf_counter()
    try:
        for report in solve(SolveRequest(puzzle, Convention.RAW, limit=limit), control):
            if isinstance(report, Prepared):
                cover = report.cover
            elif isinstance(report, SolutionsFound) and cover is not None:
                for row in report.rows:
                    yield cover.solution(row)
                    found = True
                    if control.stopped or perf_counter() - began > PATIENCE_SECONDS:
                        return
            elif found and perf_counter() - began > PATIENCE_SECONDS:
                return
    except PuzzleError:
        return  # the puzzle provably has no solution
