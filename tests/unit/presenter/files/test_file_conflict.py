"""The differences between a document and a file that another program has written."""

from dataclasses import replace

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import parse_fig
from cubewright.model.project import project_of
from cubewright.model.results import Results, SolutionCounts
from cubewright.presenter.files.file_conflict import (
    UnreadableFile,
    conflict_details,
    conflict_text,
    differing_figures,
    differing_problems,
)

TEXT = "".join(f"/SOMA {name}\n/11\n/11\n\n" for name in "abcdefgh")
FIG = parse_fig(TEXT, "x.fig")
RELOAD = " Reload discards your changes."


def project(*names):
    return project_of([(name, built_in_puzzle(name)) for name in names])


def test_figures_that_differ_are_named_up_to_five():
    other = parse_fig(TEXT.replace("a\n/11", "a\n/1."), "x.fig")
    assert differing_figures(FIG, other) == differing_figures(other, FIG) == ("a",)
    assert conflict_details(FIG, other, modified=False) == "Figures that differ: “a”."
    assert conflict_details(FIG, other, modified=True) == f"Figures that differ: “a”.{RELOAD}"
    six = parse_fig(TEXT.replace("/11\n/11", "/11\n/1.", 6), "x.fig")
    text = conflict_details(FIG, six, modified=False)
    assert text == "Figures that differ: “a”, “b”, “c”, “d”, “e” and 1 more."
    five = parse_fig(TEXT.replace("/11\n/11", "/11\n/1.", 5), "x.fig")
    assert conflict_details(FIG, five, modified=False).endswith("“d”, “e”.")


def test_a_figure_that_is_missing_or_there_twice_differs_and_another_order_does_not():
    shorter = parse_fig(TEXT.replace("/SOMA c\n/11\n/11\n\n", ""), "x.fig")
    assert differing_figures(FIG, shorter) == differing_figures(shorter, FIG) == ("c",)
    twice = parse_fig(TEXT + "/SOMA b\n/1\n", "x.fig")
    assert differing_figures(FIG, twice) == ("b",)
    backwards = "".join(f"/SOMA {name}\n/11\n/11\n\n" for name in "hgfedcba")
    assert differing_figures(FIG, parse_fig(backwards, "x.fig")) == ()
    same = parse_fig(TEXT + "\n", "x.fig")
    assert conflict_details(FIG, same, modified=False) == "Only comments or spaces differ."


@pytest.mark.parametrize(
    ("theirs", "names"),
    [
        (project("cube", "bedlam"), ()),
        (project("bedlam", "cube"), ()),
        (project("cube", "bedlam").with_results(0, Results(counts=SolutionCounts(unique=1))), ()),
        (project("cube"), ("bedlam",)),
        (project("cube", "bedlam", "meteor"), ("meteor",)),
        (project_of({"cube": built_in_puzzle("bedlam"), "bedlam": built_in_puzzle("cube")}), None),
    ],
)
def test_problems_are_compared_by_their_puzzles_and_not_by_results_or_order(theirs, names):
    ours = project("cube", "bedlam")
    names = ("cube", "bedlam") if names is None else names
    assert differing_problems(ours, theirs) == names
    text = conflict_details(ours, theirs, modified=True)
    if names:
        listed = ", ".join(f"“{name}”" for name in names)
        assert text == f"Problems that differ: {listed}.{RELOAD}"
    else:
        assert text == f"The problems are the same; comments or solutions differ.{RELOAD}"


def test_another_number_of_a_piece_is_another_problem():
    cube = built_in_puzzle("cube")
    pieces = replace(cube.piece_set, counts=(2, *cube.piece_set.counts[1:]))
    theirs = project_of({"cube": replace(cube, piece_set=pieces)})
    assert differing_problems(project("cube"), theirs) == ("cube",)


def test_a_file_that_cannot_be_read_says_why():
    theirs = UnreadableFile("it is empty")
    assert "cannot be read (it is empty)." in conflict_details(FIG, theirs, modified=True)
    assert "was replaced" in conflict_text("x", theirs)
    assert "was changed" in conflict_text("x", FIG)
