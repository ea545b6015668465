"""Files state their pieces where a reader would choose others, and give pieces in three ways."""

from dataclasses import replace
from pathlib import Path

import pytest

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.fig.file import parse_fig
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.files.file_errors import pieces_problem_text, sentence
from cubewright.presenter.files.pieces import (
    are_kept,
    fitting_pieces,
    pieces_for,
    pieces_of_file,
    pieces_to_state,
)

SOMA, BEDLAM = piece_set("soma"), piece_set("bedlam")
CHANGED = replace(SOMA, name="soma-changed", title="x", counts=(0, *SOMA.counts[1:]))
CUBE = Figure(CUBIC.box((3, 3, 3)))
OTHER = Figure(CUBIC.box((29, 1, 1)))


@pytest.mark.parametrize(
    ("pieces", "figure", "meant", "is_worth_it"),
    [
        (SOMA, CUBE, SOMA, False),
        (SOMA, CUBE, BEDLAM, True),
        (SOMA, CUBE, None, True),
        (SOMA, OTHER, None, False),
        (SOMA, Figure(()), None, False),
        (CHANGED, CUBE, None, True),
        (CHANGED, OTHER, None, True),
        (replace(SOMA, counts=CHANGED.counts), OTHER, None, True),
    ],
)
def test_pieces_are_stated_unless_they_are_meant_or_do_not_fit(pieces, figure, meant, is_worth_it):
    assert pieces_to_state(pieces, figure, meant) == (pieces if is_worth_it else None)


def test_pieces_of_a_saved_set_may_be_replaced_by_a_set_that_fits():
    bedlam_box = Figure(CUBIC.box((4, 4, 4)))
    assert fitting_pieces(bedlam_box, SOMA) is not None
    assert fitting_pieces(CUBE, SOMA) is None
    assert fitting_pieces(Figure(()), SOMA) is None
    own = replace(SOMA, name="mine", title="Mine")
    assert not are_kept(own)
    assert fitting_pieces(bedlam_box, own) is None
    assert are_kept(CHANGED)
    assert are_kept(replace(own, pieces=(), counts=()))


def block(text):
    return parse_fig(text, "x.fig").blocks[0]


ROWS = "/111/111/111\n" * 3
SOLVED = "/333/531/551\n/776/471/452\n/476/466/222\n"


def test_a_file_gives_pieces_by_a_statement_a_solution_or_its_size():
    stated = block(f"/SOMA a\n; pieces: bedlam\n{ROWS}")
    assert pieces_of_file(stated, CUBE) == BEDLAM
    drawn = block(f"/SOMA a\n{SOLVED}")
    assert pieces_of_file(drawn, CUBE) == drawn.piece_set
    other = drawn.figure.toggled((0, 0, 0))
    assert pieces_of_file(drawn, other) != drawn.piece_set
    plain = block(f"/SOMA a\n{ROWS}")
    assert pieces_of_file(plain, CUBE) == SOMA
    assert pieces_of_file(plain, Figure(())) is None
    assert pieces_of_file(plain, OTHER) is None


def test_the_present_pieces_stay_where_a_file_gives_none():
    plain = block(f"/SOMA a\n{ROWS}")
    assert pieces_for(plain, CUBE, BEDLAM) == SOMA
    assert pieces_for(plain, OTHER, BEDLAM) == BEDLAM
    hexagons = Figure(((0, 0, 0),), "one", lattice("hexagonal"))
    other = pieces_for(plain, replace(hexagons, cells=()), BEDLAM)
    assert other.lattice == hexagons.lattice


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (FormatError("x.fig", None, "is bad"), "no/x.fig: is bad"),
        (FormatError("x.fig", 3, "is bad"), "x.fig, line 3: is bad"),
        (CubewrightError("is bad"), "is bad"),
        (OSError(2, "No such file"), "no/x.fig: No such file."),
        (OSError("odd"), "no/x.fig: odd."),
    ],
)
def test_an_error_about_a_file_names_it(error, text):
    assert sentence(error, Path("no/x.fig")) == text


def test_an_error_in_the_pieces_of_a_file_asks_for_others():
    assert pieces_problem_text(None) == ""
    assert pieces_problem_text(FormatError("x.fig", 3, "bad")) == (
        "The pieces in the file have an error: x.fig, line 3: bad. Choose pieces first."
    )
