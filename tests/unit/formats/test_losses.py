"""Each thing that a file cannot hold is named once, with its number, and nothing else is."""

from dataclasses import replace

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.colour_marks import COLOUR_MARKS
from cubewright.formats.fig.file import parse_fig
from cubewright.formats.losses import (
    losses_as_fig,
    losses_of_block,
    losses_of_looks,
    losses_of_moves,
    losses_of_other_problems,
    losses_of_problems,
    losses_of_rules,
    losses_of_sets,
    losses_of_shapes,
    losses_of_stored_results,
    losses_of_weights,
    losses_with_solutions,
)
from cubewright.model.constraints import PieceChoice
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.problem import Problem
from cubewright.model.project import project_of
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import (
    Disassembly,
    Results,
    RunRecord,
    SolutionCounts,
    SolutionMark,
    UnfinishedSearch,
)

BAR = (PlacedPiece(0, 0, ((0, 0, 0), (1, 0, 0))),)
RESULTS = {
    "2 solutions of “p”": {"solutions": (BAR, BAR)},
    "1 disassembly of “p”": {"disassemblies": (Disassembly(0, ""),)},
    "3 disassemblies of “p”": {"disassemblies": (Disassembly(0, ""),) * 3},
    "the unfinished search of “p”": {"search": UnfinishedSearch(b"")},
}
COUNTS = {
    "counts": {"counts": SolutionCounts(unique=3), "is_complete": True},
    "runs": {"runs": (RunRecord("", "", "", 1.0),)},
}


def quoted(texts):
    """Return texts with the name of a problem as figures are named."""
    return [text.replace("problem 1 ('p')", "“p”") for text in texts]


def project(**changes):
    """Return a project whose one problem has the given changes."""
    cube = project_of({"p": built_in_puzzle("cube")})
    return replace(cube, problems=(replace(cube.problems[0], **changes),))


def test_a_figure_file_holds_a_puzzle_without_results():
    assert losses_as_fig(project()) == ()
    assert losses_of_problems([(project().problems[0], ())]) == ()
    assert losses_of_problems((), 2) == ("the weights of 2 pieces",)


@pytest.mark.parametrize("text", RESULTS)
def test_a_figure_file_loses_results(text):
    changed = project(results=Results(**RESULTS[text]))
    assert quoted(losses_as_fig(changed)) == [text]
    assert quoted(losses_of_problems([(changed.problems[0], ())])) == [text]
    beside = () if "solutions" in text else (text,)
    assert tuple(quoted(losses_with_solutions(changed, 0))) == beside


@pytest.mark.parametrize("name", COUNTS)
def test_a_figure_file_loses_counts_and_runs(name):
    changed = project(results=Results(**COUNTS[name]))
    assert quoted(losses_as_fig(changed)) == ["the counts and runs of “p”"]


def test_a_figure_file_loses_marks_notes_and_what_no_problem_uses():
    marked = project(marks=(SolutionMark(BAR, is_starred=True),), note="read me")
    assert quoted(losses_as_fig(marked)) == [
        "the note of “p”",
        "the stars, notes and deletions of solutions of “p”",
    ]
    assert quoted(losses_with_solutions(marked, 0)) == [
        "the stars, notes and deletions of solutions of “p”",
        "the notes",
    ]
    changed = replace(project(), note="of all", colours=("#ff0000",))
    assert losses_as_fig(changed) == (
        "the display colours of colour numbers",
        "the note of the project",
    )
    assert losses_with_solutions(changed, 0) == ("the notes",)
    first, second, *others = changed.shapes
    shapes = (replace(first, weight=2), replace(second, note="glue"), *others, first)
    assert losses_as_fig(replace(project(), shapes=shapes)) == (
        "1 shape that no problem uses",
        "the weights and notes of 2 shapes",
    )
    none = replace(project(), problems=(*project().problems, Problem("empty")))
    assert quoted(losses_as_fig(none)) == ["problem 2 ('empty'), which has no figure"]
    assert losses_with_solutions(none, 0) == ("1 other problem",)


@pytest.mark.parametrize("above", [0, 1])
def test_a_figure_file_has_a_maximum_of_colour_numbers(above):
    number = len(COLOUR_MARKS) + above
    cell = (0, 0, 0)
    figure = replace(built_in_puzzle("cube").figure, colours=[(cell, number)])
    expected = [f"the colour numbers above {len(COLOUR_MARKS)} of “p”"] * above
    coloured = project(figure=figure)
    assert quoted(losses_as_fig(coloured)) == expected
    piece = Piece("A", (cell,), colours=frozenset({(cell, number)}))
    problem = project().problems[0]
    assert quoted(losses_of_problems([(problem, [piece])])) == expected


def test_numbers_of_other_things():
    assert losses_of_other_problems(1) == losses_of_shapes(0) == losses_of_weights(0) == []
    assert (
        losses_of_looks(0) == losses_of_moves(0, "x") == losses_of_stored_results(0, 0, "x") == []
    )
    assert losses_of_other_problems(2) == ["1 other problem"]
    assert losses_of_other_problems(3, "figure") == ["2 other figures"]
    assert losses_of_other_problems(1, "figure") == []
    assert losses_of_shapes(2) == ["2 shapes that no problem uses"]
    assert losses_of_weights(1) == ["the weights of 1 shape"]
    assert losses_of_looks(3) == [
        "the symbols and colours of 3 pieces, and the names of their sets"
    ]
    assert losses_of_moves(2, "x") == ["the moves, but not the levels, of 2 disassemblies of x"]
    assert losses_of_stored_results(1, 2, "x") == ["1 stored solution of x", "2 disassemblies of x"]
    assert losses_of_stored_results(0, 1, "x") == ["1 disassembly of x"]


def test_rules_that_a_burrtools_file_does_not_have():
    corner = ((0, 0, 0), (1, 0, 0), (1, 1, 0))
    screw = ((0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1))
    figure = Figure([(x, y, z) for x in range(2) for y in range(2) for z in range(2)], "box")

    def lost(*pieces, counts=None, **others):
        counts = counts or (1,) * len(pieces)
        return losses_of_rules(Puzzle(figure, PieceSet("s", "S", pieces, counts), **others), "x")

    plain, bent = Piece("V", corner), Piece("A", screw)
    assert lost(plain, bent) == []
    assert lost(plain, Piece("A", screw, flips=True)) == [
        "the permission to mirror the pieces A of x"
    ]
    assert lost(Piece("V", corner, flips=True)) == []  # its mirror image is a turned one
    assert lost(Piece("V", corner, one_sided=True), Piece("A", screw, one_sided=True)) == [
        "the rule that the pieces V A of x cannot be turned over"
    ]
    where = "the pre-placed pieces and forbidden cells of x"
    assert lost(plain, bent, pre_placed=(PlacedPiece(0, 0, corner),)) == [where]
    assert lost(plain, bent, forbidden=frozenset({(0, (0, 0, 0))})) == [where]
    assert lost(plain, bent, counts=(1, 0)) == ["1 piece of x without copies"]
    choice = PieceChoice(("V", "A"), 1, None)
    (text,) = lost(plain, bent, choices=(choice,))
    assert text == f"the choice “{choice.text}” of x"


def test_what_is_lost_of_a_block_and_of_figures():
    (block,) = parse_fig("/SOMA a\n/112\n/122\n", "x.fig").blocks
    assert list(losses_of_block(block)) == ["the solution that the marks of 'a' show"]
    (plain,) = parse_fig("/SOMA a\n/111\n", "x.fig").blocks
    assert list(losses_of_block(plain)) == []
    both = replace(plain, alternatives=(plain, plain))
    assert list(losses_of_block(both)) == ["2 alternatives of 'a'"]
    cube = built_in_puzzle("cube")
    assert losses_of_sets([cube], 1) == [f"the figures '{cube.name}'"]
    assert losses_of_sets([cube, cube], 2) == [
        f"the figures '{cube.name}', '{cube.name}'",
        "the pieces of all figures but the first; choose one problem",
    ]
