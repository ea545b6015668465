"""A project with every field in use and listed solutions, for tests and as the sample file."""

from dataclasses import replace

from former_colours import puzzle_in_former_colours

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.colours import Colours
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.problem import Problem, Shape
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import (
    Disassembly,
    Results,
    RunRecord,
    SolutionCounts,
    SolutionMark,
    UnfinishedSearch,
)
from cubewright.model.symmetry.group import Convention

SEARCH = UnfinishedSearch(b'{"format":"cubewright search"}', 0.25, 1.5, 2)


def bars(length: int) -> Puzzle:
    """Return a strip of pieces of two cells, with two copies of the same piece and one other."""
    colours: Colours = frozenset({((0, 0, 0), 1)})
    pieces = (
        Piece("A", ((0, 0, 0), (1, 0, 0)), "bar", "#ff0000", flips=True),
        Piece("B", ((0, 0, 0), (1, 0, 0)), "dotted", "#00ff00", colours=colours),
    )
    figure = Figure(CUBIC.box((length, 2, 1)), "strip", colours=[((0, 0, 0), 2)])
    allowed = frozenset({(1, 2)})
    return Puzzle(
        figure, PieceSet("bars", "Bars", pieces, (length - 1, 1)), allowed_colours=allowed
    )


def strip_solutions() -> tuple[tuple[PlacedPiece, ...], ...]:
    """Return two solutions of the strip of length 2."""
    front, back = ((0, 0, 0), (1, 0, 0)), ((0, 1, 0), (1, 1, 0))
    left, right = ((0, 0, 0), (0, 1, 0)), ((1, 0, 0), (1, 1, 0))
    return (
        (PlacedPiece(0, 0, back), PlacedPiece(1, 0, front)),
        (PlacedPiece(0, 0, right), PlacedPiece(1, 0, left)),
    )


def sample_project() -> Project:
    """Return a project of three problems: a strip with results, the Soma cube, and an empty one."""
    project = Project(colours=("#ff0000", "#00ff00"), note="My puzzles — für Anna\nsecond line")
    project = project.with_puzzle_added(bars(2), "strip").with_puzzle_added(
        puzzle_in_former_colours(built_in_puzzle("cube")), "cube"
    )
    project = project.with_shape_added(Shape("X", ((0, 0, 0),), "cell", weight=3, note="unused"))
    project = project.with_problem_added(Problem("later", note="to be drawn", max_holes=1))
    first = replace(
        project.problems[0],
        pieces=(
            replace(project.problems[0].pieces[0], groups=((1, 1),)),
            project.problems[0].pieces[1],
        ),
        forbidden=frozenset({(0, (0, 0, 0))}),
    )
    run = RunRecord("2026-01-02T03:04:05Z", "stagewise", "stopped", 1.5, 1.25, 2, 1234)
    results = Results(
        Convention.RAW,
        engine="stagewise",
        settings=(("order", "as-given"),),
        counts=SolutionCounts(2, 1, 1),
        solutions=strip_solutions(),
        runs=(run,),
        search=SEARCH,
        disassemblies=(Disassembly(1, '{"format":"BurrTools","xml":"<separation/>"}'),),
    )
    marks = (
        SolutionMark(strip_solutions()[0], is_starred=True, note="the first — für Anna"),
        SolutionMark(strip_solutions()[1], is_deleted=True),
    )
    first = replace(first, results=results, marks=marks)
    return project.with_problem(0, first)


def listed(project: Project, index: int = 0) -> list[frozenset[tuple[int, frozenset[object]]]]:
    """Return the solutions of a problem; equal copies of a piece are not distinguished."""
    return [
        frozenset((each.piece, frozenset(each.cells)) for each in placed)
        for placed in project.problems[index].results.solutions
    ]


def in_version(project: Project, version: int) -> Project:
    """Return the part of a project that a file of an older version can store."""
    for index, problem in enumerate(project.problems):
        if version < 2:
            results = replace(problem.results, disassemblies=())
            project = project.with_results(index, results)
        if version < 3:
            project = project.with_problem(index, replace(project.problems[index], marks=()))
    return project


def without_solutions(project: Project) -> Project:
    """Return a project without its listed solutions, to compare all else."""
    for index, problem in enumerate(project.problems):
        project = project.with_results(index, replace(problem.results, solutions=()))
    return project
