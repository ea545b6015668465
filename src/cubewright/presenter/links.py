"""Puzzles in links: the project of a link, and the plan that a link includes."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from cubewright.errors import CubewrightError
from cubewright.formats.kept_plans import kept_analysis
from cubewright.formats.links.link import LinkedPuzzle
from cubewright.model.disassembly import Analysis, AnalysisOutcome, Separation, Turn
from cubewright.model.pieces.groups import joined_groups
from cubewright.model.pieces.weights import piece_weights
from cubewright.model.project import Project
from cubewright.model.results import Results
from cubewright.model.solution import Solution
from cubewright.presenter.editing.rules import groups_of
from cubewright.solver.disassembly.assembly import Order, PieceRules
from cubewright.translation import counted, joined, tr


def project_of_link(linked: LinkedPuzzle) -> Project:
    """Return a project with the puzzle of a link, its solutions and their plans."""
    project = linked.project(linked.puzzle.figure.name)
    results = Results(
        solutions=tuple(each.solution.placed for each in linked.solutions),
        disassemblies=tuple(
            kept_analysis(number, _analysis(each.plan))
            for number, each in enumerate(linked.solutions)
            if each.plan is not None
        ),
    )
    return project.with_results(0, results) if linked.solutions else project


def _analysis(plan: Separation) -> Analysis:
    turns = [m for each in plan.separations() for m in each.moves if isinstance(m, Turn)]
    allowance = turns[0].allowance if turns else None
    return Analysis(AnalysisOutcome.APART, plan, allowance=allowance)


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


def with_details(linked: LinkedPuzzle, project: Project, index: int) -> LinkedPuzzle:
    """Return the content of a link with the groups, weights and note of a problem of a project."""
    problem = project.problems[index]
    shapes = [project.shapes[entry.shape] for entry in problem.pieces]
    groups = groups_of(problem.pieces, (shape.symbol for shape in shapes))
    return replace(
        linked,
        groups=joined_groups(linked.groups, groups),
        weights=piece_weights((shape.symbol, shape.weight) for shape in shapes),
        note=linked.note or problem.note or project.note,
    )


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
    if linked.solutions:
        parts.append(counted(len(linked.solutions), "solution"))
    if linked.plan is not None:
        moves = counted(linked.plan.move_count, "move")
        parts.append(tr("level {level}, {moves}", level=linked.plan.level_string, moves=moves))
    return joined(" · ", parts)
