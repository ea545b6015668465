"""Piece sets from files, and what is said where one is wrong."""

from pathlib import Path

import pytest

from cubewright.errors import FormatError, UnknownNameError
from cubewright.formats.built_in import built_in_puzzle, built_in_puzzles
from cubewright.formats.piece_set import (
    piece_set,
    piece_sets,
    proposed_piece_set,
    read_piece_set,
)
from cubewright.formats.shape_text import read_shape

GOOD = """
name = "two"
title = "Two pieces"
lattice = "cubic"

[[pieces]]
symbol = "V"
shape = \"\"\"
X.
XX
\"\"\"

[[pieces]]
symbol = "D"
colour = "#0a0B0c"
count = 3
shape = "XX"
"""


def read(tmp_path: Path, text: str):
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return read_piece_set(path)


def test_a_piece_set_of_ones_own(tmp_path):
    own = read(tmp_path, GOOD)
    assert (own.name, own.volume, own.piece_count, own.counts) == ("two", 9, 4, (1, 3))
    assert own.pieces[1].colour == "#0a0B0c"


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ('name = "two"', "", "the piece set, field 'name': a text is needed"),
        ('"cubic"', '"cubik"', "did you mean 'cubic'"),
        ('"D"', '"V"', "piece 2 (V), field 'symbol': 'V' is taken already; choose another"),
        (
            '"D"',
            '"DD"',
            "piece 2, field 'symbol': one character that can be seen is needed, not 'DD'",
        ),
        (
            "#0a0B0c",
            "red",
            "piece 2 (D), field 'colour': '#rrggbb' is needed, six digits 0 to f, not 'red'",
        ),
        ("count = 3", "count = -1", "piece 2 (D), field 'count': a whole number from 0 to 999"),
        (
            'shape = "XX"',
            'shape = ".."',
            "piece 2 (D), field 'shape': the shape has no filled cell",
        ),
        ("X.\nXX", "X\nXX", "piece 1 (V), field 'shape': the shape's rows are not equally long"),
        (
            "[[pieces]]",
            "[[piece]]",
            "field 'piece': there is no such field (did you mean 'pieces'?)",
        ),
        ('title = "Two', "title = Two", "not valid TOML"),
    ],
)
def test_what_is_wrong_is_named(tmp_path, before, after, reason):
    with pytest.raises(FormatError) as caught:
        read(tmp_path, GOOD.replace(before, after))
    assert str(caught.value).startswith("own.toml: ")
    assert reason in str(caught.value)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(FormatError, match="cannot be read"):
        read_piece_set(tmp_path / "none.toml")


def test_shapes_have_the_top_layer_first_and_the_back_row_first():
    assert read_shape(".X  X.\nX.  XX").cells == (
        (0, 0, 0),
        (0, 0, 1),
        (0, 1, 0),
        (1, 0, 0),
        (1, 1, 1),
    )
    with pytest.raises(ValueError, match="empty"):
        read_shape(" \n ")
    with pytest.raises(ValueError, match="different numbers of layers"):
        read_shape("X X\nX")


def test_names_are_found_and_guessed():
    assert piece_set("SOMA") is piece_set("soma")
    with pytest.raises(UnknownNameError, match="did you mean 'bedlam'"):
        piece_set("bedlem")


def test_the_set_that_a_size_proposes():
    proposed = {cells: proposed_piece_set(cells) for cells in (27, 40, 54, 64, 11)}
    assert {cells: each and each.name for cells, each in proposed.items()} == {
        27: "soma",
        40: "soma-plus",
        54: "double-soma",
        64: "bedlam",
        11: None,
    }


def test_built_in_puzzles_are_as_large_as_their_pieces():
    for name, puzzle in built_in_puzzles().items():
        assert len(puzzle.figure) == puzzle.piece_set.volume, name
        assert puzzle.piece_set in piece_sets().values()
        assert built_in_puzzle(name.upper()) is puzzle
    with pytest.raises(UnknownNameError, match="did you mean 'cube'"):
        built_in_puzzle("cub")
