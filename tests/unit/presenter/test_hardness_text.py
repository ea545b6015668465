"""Texts about how hard a puzzle is for a person."""

from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.presenter.hardness_text import (
    COLUMNS,
    depth_rows,
    progress_text,
    sample_note,
    sentences,
)
from cubewright.presenter.scripting import load
from cubewright.solver.analysis.hardness import Depth, Hardness, examine


def test_sentences_grow_with_the_steps():
    results = list(examine(load("half-hour")))
    assert sentences(Hardness()) == []
    lengths = [len(sentences(each)) for each in results]
    assert lengths == sorted(lengths)
    assert sentences(results[-1]) == [
        "6 pieces must be placed; there are 600 placements of single pieces.",
        "The search for the only solution meets 176 dead ends.",
        "After a wrong choice, up to 3 more pieces still fit (1.2 on average).",
        "A solution comes apart in 5 moves; the longest search passes 5 positions.",
    ]


def test_a_puzzle_without_wrong_choices_and_one_without_a_solution():
    calm = Hardness(9, 3, solutions=1, step=3, depths=(Depth(0, 1, 2, {}),))
    assert sentences(calm)[2] == "None of the choices examined is wrong."
    at_once = Hardness(9, 3, solutions=1, step=3, depths=(Depth(0, 1, 2, {0: 1}),))
    assert sentences(at_once)[2] == "Every wrong choice shows at once."
    assert sentences(Hardness(is_complete=True)) == ["The puzzle has no solution."]


def test_assemblies_that_cannot_be_taken_apart_are_counted():
    stuck = (Analysis(AnalysisOutcome.CANNOT),) * 2
    result = Hardness(9, 3, solutions=2, step=3, analyses=stuck)
    assert sentences(result)[-1] == "2 solutions cannot be taken apart."


def test_rows_have_the_shares_of_the_choices():
    *_, result = examine(load("half-hour"))
    rows = [[column.plain_text(row) for column in COLUMNS] for row in depth_rows(result)]
    assert rows == [
        ["0", "4.0", "25%", "0%", "75%", "3", "0"],
        ["1", "13.0", "8%", "23%", "69%", "2", "3"],
        ["2", "11.0", "9%", "18%", "73%", "1", "28"],
        ["3", "4.0", "25%", "75%", "0%", "0", "44"],
        ["4", "", "", "", "", "", "101"],
    ]
    assert all(column.text(row) is not None for row in depth_rows(result) for column in COLUMNS)


def test_a_sample_is_stated():
    assert sample_note(Hardness(depths=(Depth(0, 1, 1, {}),))) == ""
    assert "sample" in sample_note(Hardness(depths=(Depth(0, 1, 1, {}, is_sample=True),)))


def test_progress_names_the_step():
    texts = [progress_text(Hardness(step=step, fraction=0.5)) for step in (1, 2, 3)]
    assert texts == [
        "Finding all solutions: 50 %",
        "Examining choices: 50 %",
        "Taking solutions apart: 50 %",
    ]
