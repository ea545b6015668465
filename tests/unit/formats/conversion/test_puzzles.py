"""The puzzles of a file are converted for another file type, and each loss is named."""

from dataclasses import replace

import pytest
from xmpuzzle_sample import SAMPLE

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.conversion.puzzles import (
    blocks_with_figures,
    puzzles_of_fig,
    puzzles_of_project,
    puzzles_of_xmpuzzle,
)
from cubewright.formats.fig.file import parse_fig
from cubewright.formats.xmpuzzle.file import parse_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import Handling
from cubewright.model.placement import PlacedPiece
from cubewright.model.problem import Problem, Shape
from cubewright.model.project import Project, project_of
from cubewright.model.results import Results, SolutionCounts

CUBE = built_in_puzzle("cube")
ROWS = "/111/111/111\n" * 3
PLACED = (PlacedPiece(0, 0, CUBE.pieces[0].cells),)


@pytest.fixture
def project():
    made = project_of({"first": CUBE, "second": CUBE})
    first, second = made.problems
    grouped = replace(first.pieces[1], groups=((1, 1),))
    first = replace(first, pieces=(first.pieces[0], grouped, *first.pieces[2:]), note="a\nb")
    results = Results(solutions=(PLACED,), counts=SolutionCounts(unique=240))
    shapes = (replace(made.shapes[0], weight=3, note="x"), *made.shapes[1:])
    second = replace(second, results=results)
    empty = Problem("no figure")
    return replace(made, shapes=shapes, problems=(first, empty, second), note="all")


def test_the_problems_of_a_project_that_can_be_puzzles(project):
    found = puzzles_of_project(project, "x", for_burrtools=False)
    assert [puzzle.name for puzzle in found.puzzles] == ["first", "second"]
    assert (found.problems, found.comment) == ((0, 2), "all")
    assert found.notes == (["a", "b"], [])
    assert found.handling[0][:3] == [Handling((), 3), Handling(((1, 1),), 1), Handling((), 1)]
    assert found.handling[1][0] == Handling((), 3)
    assert [len(each.solutions) for each in found.results] == [0, 1]
    missing, *losses = found.losses
    assert "no figure" in missing
    assert losses == [
        "1 solution of problem 3 ('second')",
        "the counts and runs of problem 3 ('second')",
        "the weights and notes of 1 shape",
    ]
    for_burrtools = puzzles_of_project(project, "x", for_burrtools=True)
    assert for_burrtools.losses == (
        missing,
        "the counts and runs of problem 3 ('second')",
        "the notes of 1 shape",
    )


def test_a_shape_that_is_a_figure_is_not_lost(project):
    shape = Shape("u", CUBE.figure.cells, optional=CUBE.figure.optional)
    assert not _unused(project.with_shape_added(shape))
    assert not _unused(project.with_shape_added(replace(shape, name="result")))
    for other in (
        replace(shape, cells=shape.cells[1:]),
        replace(shape, optional=frozenset(shape.cells[:1])),
        replace(shape, colours=frozenset([(shape.cells[0], 1)])),
        replace(shape, dark=frozenset()),
    ):
        assert _unused(project.with_shape_added(other)) == ["1 shape that no problem uses"]
        both = project.with_shape_added(other).with_shape_added(shape)
        assert _unused(both) == ["1 shape that no problem uses"]


def _unused(project):
    losses = puzzles_of_project(project, "x", for_burrtools=True).losses
    return [each for each in losses if "that no problem uses" in each]


def test_a_project_without_a_puzzle_is_refused(project):
    with pytest.raises(CubewrightError):
        puzzles_of_project(Project(), "x", for_burrtools=True)
    only = replace(project, problems=(project.problems[1],))
    with pytest.raises(FormatError, match=r"^x\.cubewright: ") as raised:
        puzzles_of_project(only, "x.cubewright", for_burrtools=True)
    assert "no figure" in str(raised.value)


def test_the_figures_of_a_file_that_have_pieces():
    text = (
        f"/SOMA cube\n; a remark\n; pieces: soma\n{ROWS}\n"
        f"/SOMA none\n/11\n\n/SOMA empty\n\n"
        f"/SOMA solved\n/333/531/551\n/776/471/452\n/476/466/222\n"
    )
    file = parse_fig(text, "x.fig")
    assert [block.name for block in blocks_with_figures(file)] == ["cube", "none", "solved"]
    found = puzzles_of_fig(file)
    assert [puzzle.name for puzzle in found.puzzles] == ["cube", "solved"]
    assert found.notes == (("a remark",), ()) or [*map(list, found.notes)] == [["a remark"], []]
    assert [set(each) for each in found.handling] == [{Handling(())}] * 2
    assert found.losses == (
        "'none', which has no pieces that fit it",
        "the solution that the marks of 'solved' show",
    )
    with pytest.raises(FormatError, match="no pieces are known for 'none'; state them in the file"):
        puzzles_of_fig(parse_fig("/SOMA none\n/11\n", "x.fig"))


def test_the_problems_of_a_burrtools_file(read):
    file = read()
    found = puzzles_of_xmpuzzle(file, None)
    assert found.puzzles
    assert found.comment == file.comment
    used = {piece.shape for problem in file.problems for piece in problem.pieces}
    used |= {problem.result for problem in file.problems if problem.result is not None}
    unused = len(file.shapes) - len(used)
    assert any("that no problem uses" in text for text in found.losses) == (unused > 0)
    heavy = sum(shape.weight != 1 for shape in file.shapes)
    assert any("the weights of" in text for text in found.losses) == (heavy > 0)
    (one,) = puzzles_of_xmpuzzle(file, "1").puzzles
    assert one == found.puzzles[0]
    first = file.problem("1")
    assert len(puzzles_of_xmpuzzle(file, "1").handling[0]) == len(first.pieces)


def test_a_burrtools_file_without_a_problem_is_refused(read):
    start, _, rest = SAMPLE.partition("<problem ")
    end = rest[rest.index("</problems>") :]
    file = parse_xmpuzzle((start + end).encode(), "none.xmpuzzle")
    with pytest.raises(FormatError, match="it has no problem; add one in BurrTools"):
        puzzles_of_xmpuzzle(file, None)
