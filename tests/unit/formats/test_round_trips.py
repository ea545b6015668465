"""A whole project goes to other kinds of file and back, with exactly the losses that are named."""

from dataclasses import replace

import pytest

from cubewright.cli.main import main
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.conversion.convert import convert_file
from cubewright.formats.project.file import ProjectFile, read_project, write_project
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.problem import Problem, Shape
from cubewright.model.project import project_of
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import NO_RESULTS
from cubewright.presenter.files.project_search import kept_reports
from cubewright.solver.report import SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control

BAR, CORNER = ((0, 0, 0), (1, 0, 0)), ((0, 0, 0), (0, 1, 0), (1, 0, 0))


def own_puzzle():
    """A puzzle with its own coloured pieces, ranges, optional cells and a limit of empty cells."""
    cells = CUBIC.box((4, 3, 1))
    figure = Figure(cells, "Tray", optional=cells[-2:], colours=frozenset({(cells[0], 1)}))
    bar = Piece("I", BAR, "stick", "#123456", colours=frozenset({(BAR[0], 1)}))
    corner = Piece("L", CORNER, "corner", "#654321")
    pieces = PieceSet("mine", "My pieces", (bar, corner), (4, 3), minimums=(1, 0))
    return Puzzle(figure, pieces, allowed_colours=frozenset({(1, 1), (1, 2)}), max_holes=1)


def keep_results(path, index, *, is_stopped):
    control = Control()
    with ProjectFile(path) as file:
        request = SolveRequest(file.project.puzzle_to_solve(index))
        for report in kept_reports(file, index, request, control):
            if is_stopped and isinstance(report, SolutionsFound):
                control.stop()


@pytest.fixture(scope="module")
def work(tmp_path_factory):
    """A project with everything that a designer may have made."""
    path = tmp_path_factory.mktemp("round_trips") / "my.cubewright"
    project = project_of(
        {"tray": own_puzzle(), "cube": built_in_puzzle("cube"), "long": built_in_puzzle("bedlam")}
    )
    tray = project.problems[0]
    grouped = (replace(tray.pieces[0], groups=((1, 2),)), *tray.pieces[1:])
    project = project.with_problem(0, replace(tray, pieces=grouped, note="oak\nor beech"))
    project = project.with_shape(0, replace(project.shapes[0], weight=3, note="heavy"))
    project = project.with_shape_added(Shape("X", BAR, "spare"))
    project = project.with_problem_added(Problem("later", note="no figure yet"))
    project = replace(project, note="everything", colours=("#aa0000", "#00aa00"))
    write_project(path, project)
    keep_results(path, 1, is_stopped=False)
    keep_results(path, 2, is_stopped=True)
    kept = read_project(path)
    assert len(kept.problems[1].results.solutions) == 240
    assert kept.problems[2].results.search is not None
    return path


def there_and_back(work, tmp_path, suffix):
    """Return the project after both conversions, and the losses of each."""
    there, back = tmp_path / f"my{suffix}", tmp_path / "back.cubewright"
    first = convert_file(work, there)
    first.write(there)
    second = convert_file(there, back)
    second.write(back)
    return read_project(back), first.losses, second.losses


def with_lists(project):
    """Return a project with its solutions as tuples, which can be compared."""
    for index, problem in enumerate(project.problems):
        listed = problem.results.with_solutions(tuple(problem.results.solutions))
        project = project.with_results(index, listed)
    return project


def lost(work):
    """Return a text for each thing that a figure file loses; a BurrTools file loses less."""
    listed = len(read_project(work).problems[2].results.solutions)
    of_long = "" if listed == 1 else "s"
    return (
        "240 solutions of problem 2 ('cube')",
        "the counts and runs of problem 2 ('cube')",
        f"{listed:,} solution{of_long} of problem 3 ('long')",
        "the counts and runs of problem 3 ('long')",
        "the unfinished search of problem 3 ('long')",
        "problem 4 ('later') has no figure; choose one",
        "1 shape that no problem uses",
        "the weights and notes of 1 shape",
        "the display colours of colour numbers",
    )


def bare(project):
    """Return a project without the things that :func:`lost` names."""
    problems = [
        replace(problem, results=NO_RESULTS)
        for problem in project.problems
        if problem.figure is not None
    ]
    shapes = [replace(shape, weight=1, note="") for shape in project.shapes[:-1]]
    return replace(project, shapes=tuple(shapes), problems=tuple(problems), colours=())


def test_a_copied_project_is_the_same(work, tmp_path):
    target = tmp_path / "copy.cubewright"
    conversion = convert_file(work, target)
    assert conversion.losses == ()
    conversion.write(target)
    assert with_lists(read_project(target)) == with_lists(read_project(work))


def test_a_figure_file_loses_what_is_named_and_no_more(work, tmp_path):
    project, there, back = there_and_back(work, tmp_path, ".fig")
    assert (there, back) == (lost(work), ())
    expected = bare(read_project(work))
    tray, *others = expected.problems
    tray = replace(tray, figure=replace(tray.figure, name="tray"))
    # A figure file has no note of its own: the project's comes above the first figure.
    tray = replace(tray, note="everything\noak\nor beech")
    named = [replace(each, figure=replace(each.figure, name=each.name)) for each in others]
    assert project == replace(expected, problems=(tray, *named), note="")


def test_a_burrtools_file_loses_what_is_named_and_no_more(work, tmp_path):
    project, there, back = there_and_back(work, tmp_path, ".xmpuzzle")
    looks = "the symbols and colours of 22 pieces, and the names of their sets"
    named = [
        each.replace("weights and notes", "notes")
        for each in lost(work)
        if " solutions of " not in each and "colour numbers" not in each
    ]
    assert (there, back) == ((*named, looks), ())
    kept = [len(problem.results.solutions) for problem in read_project(work).problems]
    assert [len(problem.results.solutions) for problem in project.problems] == kept[:3]
    assert kept[1:3] == [240, 17]
    expected = bare(read_project(work))
    bar = project.problems[0].pieces[0]
    assert bar.groups == ((1, 2),)
    assert project.shapes[bar.shape].weight == 3
    assert project.note == "everything\ntray: oak\ntray: or beech"
    assert project.colours == read_project(work).colours != ()
    assert [each.name for each in project.problems] == [each.name for each in expected.problems]
    for index, problem in enumerate(expected.problems):
        read, before = project.puzzle_to_solve(index), expected.puzzle_to_solve(index)
        assert read.figure.aligned().cells == before.figure.aligned().cells
        assert len(read.figure.optional) == len(before.figure.optional)
        assert read.figure.colours == before.figure.colours
        assert (read.counts, read.min_copies) == (before.counts, before.min_copies)
        assert (read.allowed_colours, read.max_holes) == (before.allowed_colours, before.max_holes)
        names = [piece.name for piece in read.pieces]
        assert names == [piece.name for piece in before.pieces]
        keys = [piece.equivalence_key for piece in read.pieces]
        assert keys == [piece.equivalence_key for piece in before.pieces]
        assert [e.maximum for e in project.problems[index].pieces] == [
            e.maximum for e in problem.pieces
        ]


@pytest.mark.parametrize("suffix", [".fig", ".xmpuzzle", ".toml", ".json", ".csv", ".txt"])
def test_strict_refuses_to_lose_anything(work, tmp_path, capsys, suffix):
    target = tmp_path / f"my{suffix}"
    assert main(["convert", str(work), str(target), "--strict"]) == 2
    assert f"my{suffix} was not written (--strict)" in capsys.readouterr().err
    assert not target.exists()


def test_the_other_problems_are_named_for_every_format(work, tmp_path):
    for suffix in (".cubewright", ".fig", ".xmpuzzle", ".toml"):
        losses = convert_file(work, tmp_path / f"one{suffix}", "cube").losses
        assert losses[0] == "3 other problems"
        assert not any("no problem uses" in each and each[0] != "1" for each in losses)
