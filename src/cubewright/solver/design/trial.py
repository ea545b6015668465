"""Try one choice of pieces: count its solutions, but stop as soon as there are too many."""

from __future__ import annotations

from dataclasses import dataclass

from cubewright.errors import PuzzleError
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.model.symmetry.classes import solution_symmetry
from cubewright.solver.analysis.batch import proves_impossible
from cubewright.solver.analysis.difficulty import ENGINE, tries_per_solution
from cubewright.solver.design.choices import Choice
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Finished, Outcome, Prepared, Progressed, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

MAX_SYMMETRY_TESTS = 1000
"""The most solutions of one choice whose symmetry is examined."""


@dataclass(frozen=True)
class Trial:
    """What the search of a choice found.

    - ``solutions``: the number of solutions up to rotation and reflection; one
      more than allowed if there are too many.
    - ``tries``: placements explored per solution, see
      :mod:`cubewright.solver.analysis.difficulty`; None without a solution.
    - ``symmetrical``: the number of solutions with a symmetry, among the first
      :data:`MAX_SYMMETRY_TESTS`; None if they were not examined.
    - ``explored``: the placements that were tried.
    """

    solutions: int
    tries: float | None = None
    symmetrical: int | None = None
    explored: int = 0


def chosen_set(pool: PieceSet, choice: Choice) -> PieceSet:
    """Return the pieces that a choice takes from a pool."""
    taken = [(piece, n) for piece, n in zip(pool.pieces, choice, strict=True) if n]
    pieces, counts = tuple(piece for piece, _ in taken), tuple(n for _, n in taken)
    return PieceSet(pool.name, pool.title, pieces, counts, pool.lattice, pool.source, counts)


def trial(
    figure: Figure,
    pool: PieceSet,
    choice: Choice,
    most: int | None,
    control: Control,
    *,
    symmetry: bool = False,
) -> Trial | None:
    """Search the solutions of a choice that uses every copy; None if the control stopped it.

    ``most``: stop when there are more solutions than this; None: find all.
    ``symmetry``: examine the symmetry of the solutions, which takes longer than the
    search of a small figure.

    Raises:
        PuzzleError: The figure cannot be searched at all, whatever the pieces.
    """
    limit = None if most is None else most + 1
    puzzle = Puzzle(figure, chosen_set(pool, choice))
    request = SolveRequest(puzzle, engine=ENGINE, limit=limit)
    cover: CoverProblem | None = None
    symmetrical = examined = listed = 0
    try:
        for report in solve(request, control):
            match report:
                case Prepared(prepared, _):
                    cover = prepared
                case SolutionsFound(rows) if cover is not None:
                    listed += len(rows)
                    for row in rows[: MAX_SYMMETRY_TESTS - examined] if symmetry else ():
                        symmetrical += _is_symmetrical(cover.solution(row))
                        examined += 1
                case Finished(outcome, progress):
                    if outcome is Outcome.STOPPED:
                        return None
                    return _result(listed, symmetrical if symmetry else None, progress)
    except PuzzleError as error:
        if not proves_impossible(error):
            raise
    return Trial(0)


def _result(solutions: int, symmetrical: int | None, progress: Progressed) -> Trial:
    stages = progress.stages
    explored = stages.totals[0] if len(stages) else 0
    return Trial(solutions, tries_per_solution(stages), symmetrical, explored)


def _is_symmetrical(solution: Solution) -> bool:
    return solution_symmetry(solution).order > 1
