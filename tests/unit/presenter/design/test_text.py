"""Texts about puzzles that a run has found."""

from types import SimpleNamespace

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.design_run import SavedRun
from cubewright.formats.fig.file import parse_fig
from cubewright.presenter.design.text import figures_text, in_order, problem_name, summary
from cubewright.solver.design.search import DesignProgress

CUBE = built_in_puzzle("cube")
RUN = SavedRun((CUBE.figure,), CUBE.piece_set)


def found(rank, **values):
    numbers = {"tries": None, "solutions": 1, "level": None, **values}
    trial = SimpleNamespace(**numbers)
    return SimpleNamespace(rank=rank, trial=trial, pieces=CUBE.piece_set, figure=CUBE.figure)


def test_figures_are_numbered_from_one_and_have_their_own_name_if_they_were_found():
    three = [found(rank) for rank in (5, 6, 7)]
    names = [block.name for block in parse_fig(figures_text(RUN, three), "x.fig").blocks]
    assert names == [f"{CUBE.figure.name} {n}: V L T Z A B P" for n in (1, 2, 3)]
    figures = SavedRun((CUBE.figure,), CUBE.piece_set, finds_figures=True)
    assert problem_name(figures, three[0], 1) == CUBE.figure.name


@pytest.mark.parametrize(
    ("order", "ranks"),
    [
        ("found", [1, 2, 3]),
        ("hardest", [2, 1, 3]),
        ("solutions", [3, 1, 2]),
        ("pieces", [1, 2, 3]),
        ("level", [2, 3, 1]),
    ],
)
def test_puzzles_are_listed_in_each_order(order, ranks):
    puzzles = [
        found(3, solutions=1, level=2),
        found(1, solutions=4, tries=7.0),
        found(2, solutions=9, tries=8.5, level=3),
    ]
    assert [each.rank for each in in_order(puzzles, order)] == ranks


@pytest.mark.parametrize(
    ("progress", "number", "is_complete", "text"),
    [
        (DesignProgress(0, 0), 0, True, "The chosen number of these pieces can never fill"),
        (DesignProgress(0, 0), 0, False, "0 of 0 choices found"),
        (DesignProgress(3, 3), 1, True, "1 of 3 choices found"),
        (DesignProgress(2, 3), 1, False, "1 found in 2 of 3 choices"),
    ],
)
def test_a_summary_says_what_was_tried(progress, number, is_complete, text):
    assert summary(progress, number, is_complete=is_complete).startswith(text)
