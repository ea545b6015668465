"""Puzzles in links: the project of a link, and the plan that a link includes."""

from __future__ import annotations

from collections.abc import Generator

from cubewright.errors import CubewrightError
from cubewright.formats.kept_plans import kept_analysis
from cubewright.formats.links.link import LinkedPuzzle
from cubewright.model.disassembly import Analysis, AnalysisOutcome, Separation, Turn
from cubewright.model.project import Project
from cubewright.model.results import Disassembly, Results
from cubewright.model.solution import Solution
from cubewright.solver.disassembly.assembly import Order, PieceRules
from cubewright.translation import counted, joined, tr


def project_of_link(linked: LinkedPuzzle) -> Project:
    """Return a project with the puzzle of a link, its solution and its plan."""
    puzzle = linked.puzzle
    project = Project().with_puzzle_added(puzzle, puzzle.figure.name)
    if linked.solution is None:
        return project
    disassemblies: tuple[Disassembly, ...] = ()
    if linked.plan is not None:
        turns = [m for each in linked.plan.separations() for m in each.moves if isinstance(m, Turn)]
        allowance = turns[0].allowance if turns else None
        analysis = Analysis(AnalysisOutcome.APART, linked.plan, allowance=allowance)
        disassemblies = (kept_analysis(0, analysis),)
    results = Results(solutions=(linked.solution.placed,), disassemblies=disassemblies)
    return project.with_results(0, results)


def plan_for_link(
    solution: Solution, rules: PieceRules | None = None
) -> Generator[float, None, Separation]:
    """Yield 0.0 during the analysis of a solution, and return its plan.

    Raises:
        CubewrightError: The solution cannot be taken apart, or the analysis is undecided.
    """
    # Imported here, because it imports kernels.
    from cubewright.presenter.analysis.analyser import Analyser

    analyser = Analyser.of(solution.puzzle, rules or PieceRules(), Order.CANONICAL)
    analyser.search.start([analyser.assembly(solution.placed)])
    while not analyser.search.step():
        yield 0.0
    (analysis,) = analyser.search.results
    if analysis.outcome is AnalysisOutcome.CANNOT:
        raise CubewrightError(tr("this solution cannot be taken apart, so it has no plan"))
    if analysis.plan is None:
        raise CubewrightError(tr("no plan was found for this solution"))
    return analysis.plan


def link_summary(linked: LinkedPuzzle) -> str:
    """Return a line about the content of a link.

    >>> from cubewright.formats.built_in import built_in_puzzle
    >>> link_summary(LinkedPuzzle(built_in_puzzle("cube")))
    'Soma cube · 7 pieces · 27 cubelets'
    """
    puzzle = linked.puzzle
    parts = [
        puzzle.name,
        counted(puzzle.piece_set.piece_count, "piece"),
        counted(len(puzzle.figure), puzzle.figure.lattice.noun),
    ]
    if linked.solution is not None:
        parts.append(counted(1, "solution"))
    if linked.plan is not None:
        moves = counted(linked.plan.move_count, "move")
        parts.append(tr("level {level}, {moves}", level=linked.plan.level_string, moves=moves))
    return joined(" · ", parts)
