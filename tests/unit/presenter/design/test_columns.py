"""The columns of a run's list of puzzles, in the window, the terminal and CSV files."""

from dataclasses import replace

import pytest

from cubewright.formats.design_run import SavedRun
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.design.columns import (
    DIFFICULTY,
    FIGURE,
    LEVEL,
    PICTURE,
    PIECES,
    RANK,
    SIZE,
    SOLUTIONS,
    SYMMETRICAL,
    SYMMETRY,
    TRIES,
    WINDOW,
    columns,
    filled_columns,
    found_tip,
)
from cubewright.presenter.design.run import FoundPuzzle
from cubewright.presenter.table import Align
from cubewright.solver.design.trial import Trial

BOX = Figure(CUBIC.box((3, 3, 3)), "box")
SOMA = piece_set("soma")
KNOWN = FoundPuzzle(7, BOX, SOMA, Trial(1234, 1234.56, 12, 99, 3), (1,) * 7)
UNKNOWN = FoundPuzzle(8, BOX, SOMA, Trial(2), (1,) * 7)
STUCK = replace(UNKNOWN, trial=Trial(2, 10.0, 0, 0, 0))


@pytest.mark.parametrize(
    ("column", "texts", "plain", "csv"),
    [
        (RANK, "7 8 8", "7 8 8", "7 8 8"),
        (FIGURE, "box box box", "box box box", "box box box"),
        (SOLUTIONS, "1,234 2 2", "1,234 2 2", "1234 2 2"),
        (TRIES, "1,234.6 - 10.0", "1,234.6 - 10.0", "1234.6 - 10.0"),
        (SYMMETRICAL, "12 - 0", "12 - 0", "12 - 0"),
        (LEVEL, "3 - \N{EN DASH}", "3 0 0", "3 0 0"),
        (SYMMETRY, "Oh Oh Oh", "Oh Oh Oh", "Oh Oh Oh"),
        (SIZE, "3x3x3 3x3x3 3x3x3", "3x3x3 3x3x3 3x3x3", "3x3x3 3x3x3 3x3x3"),
        (PICTURE, "- - -", "- - -", "- - -"),
    ],
    ids=lambda each: getattr(each, "name", ""),
)
def test_the_texts_of_a_column(column, texts, plain, csv):
    for text, expected in (
        (column.text, texts),
        (column.plain_text, plain),
        (column.csv_text, csv),
    ):
        shown = [text(each) or "-" for each in (KNOWN, UNKNOWN, STUCK)]
        assert shown == expected.split()


def test_difficulty_is_a_grade_with_the_tries_in_the_window():
    assert DIFFICULTY.text(KNOWN) == f"{DIFFICULTY.plain_text(KNOWN)} (1,235)"
    assert (DIFFICULTY.plain_text(STUCK), DIFFICULTY.text(STUCK)) == ("easy", "easy (10)")
    assert DIFFICULTY.text(UNKNOWN) == DIFFICULTY.plain_text(UNKNOWN) == ""
    assert PIECES.text(KNOWN) == "V L T Z A B P"
    assert found_tip(KNOWN) == "box: V L T Z A B P"


def test_numbers_sort_as_numbers_and_unknown_ones_first():
    found = [KNOWN, UNKNOWN, STUCK]
    for column, ranks in (
        (PICTURE, [7, 8, 8]),
        (SOLUTIONS, [8, 8, 7]),
        (DIFFICULTY, [8, 8, 7]),
        (SYMMETRICAL, [8, 8, 7]),
        (LEVEL, [8, 8, 7]),
    ):
        assert [each.rank for each in sorted(found, key=column.sort_key)] == ranks
    assert sorted(found, key=LEVEL.sort_key)[0] is UNKNOWN
    two = replace(KNOWN, pieces=replace(SOMA, counts=(2,) * 7))
    assert PIECES.sort_key(KNOWN) < PIECES.sort_key(two)
    centred = {each.name for each in WINDOW if each.align is Align.CENTRE}
    assert centred == {"solutions", "symmetrical", "level", "symmetry"}


def names(listed):
    return [each.name for each in listed]


def test_a_run_has_the_columns_that_tell_its_puzzles_apart():
    run = SavedRun((BOX,), SOMA)
    numbers = ["solutions", "symmetrical", "tries", "difficulty"]
    assert names(columns(run)) == ["pieces", *numbers]
    assert names(columns(replace(run, figures=(BOX, BOX)))) == ["figure", "pieces", *numbers]
    assert names(columns(replace(run, level=0))) == ["pieces", *numbers, "level"]
    figures = replace(run, finds_figures=True)
    assert names(columns(figures)) == ["figure", "symmetry", "size", *numbers]
    assert SYMMETRICAL not in filled_columns(run)
    assert SYMMETRICAL in filled_columns(replace(run, symmetrical=True))
    assert {PICTURE, PIECES, SOLUTIONS, DIFFICULTY} <= filled_columns(run)
    assert not {FIGURE, LEVEL, SYMMETRY} & filled_columns(run)
