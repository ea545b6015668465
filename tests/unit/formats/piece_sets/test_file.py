"""Piece sets are read from files, and errors in invalid files are named."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import FormatError, UnknownNameError
from cubewright.formats.built_in import built_in_puzzle, built_in_puzzles
from cubewright.formats.piece_sets.catalogue import (
    piece_set,
    piece_set_of_volume,
    piece_sets,
    read_piece_set,
)
from cubewright.formats.piece_sets.file import parse_piece_set, piece_set_text
from cubewright.formats.piece_sets.shape_notation import read_shape
from cubewright.model.cell import bounds, difference
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.colours import COLOURS

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
SYMBOL = st.characters(categories=["L", "N", "P", "S"]).filter(str.isprintable)

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


def test_pieces_without_a_colour_get_one_that_no_other_piece_has():
    first, second = COLOURS[:2]
    text = GOOD.replace('symbol = "V"', f'symbol = "V"\ncolour = "{first.upper()}"')
    text = text.replace('colour = "#0a0B0c"\n', "")
    pieces = parse_piece_set(text, "two.toml").pieces
    assert [piece.colour for piece in pieces] == [first.upper(), second]
    uncoloured = "".join(line for line in GOOD.splitlines(True) if not line.startswith("colour"))
    colours = [piece.colour for piece in parse_piece_set(uncoloured, "two.toml").pieces]
    assert colours == list(COLOURS[:2])


def test_a_users_piece_set(tmp_path):
    own = read(tmp_path, GOOD)
    assert (own.name, own.volume, own.piece_count, own.counts) == ("two", 9, 4, (1, 3))
    assert own.pieces[1].colour == "#0a0B0c"


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ('name = "two"', "", "the piece set, field 'name': it is missing"),
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
            "piece 2 (D), field 'colour': a colour such as '#4c86ee' is needed, not 'red'",
        ),
        ("count = 3", "count = 3\nfewest = 4", "field 'fewest': a whole number from 0 to 3"),
        ("count = 3", "count = 3\nminimum = 4", "field 'minimum': a whole number from 0 to 3"),
        ("count = 3", "minimum = 1\nfewest = 1", "field 'fewest': the field 'minimum' replaces it"),
        ("count = 3", "minimun = 1", "no such field (did you mean 'minimum'?)"),
        ("count = 3", "count = true", "piece 2 (D), field 'count': a whole number"),
        ("count = 3", "flips = 1", "piece 2 (D), field 'flips': true or false is needed, not 1"),
        ("count = 3", 'marks = ["XY"]', "field 'marks[0]': one character that can be seen"),
        ("count = 3", 'marks = ["V"]', "piece 2 (D), field 'marks': 'V' stands for piece V"),
        ("count = 3", 'aliases = "ab"', "piece 2 (D), field 'aliases': a list is needed, not 'ab'"),
        ("colour =", "color =", "there is no such field (did you mean 'colour'?)"),
        ("count = 3", "two_coloured = true", "write '#' for a dark cell, 'o' for a light one"),
        ('"two"', '"Two sets"', "field 'name': small letters, digits and dashes"),
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
def test_a_wrong_field_is_named(tmp_path, before, after, reason):
    with pytest.raises(FormatError) as caught:
        read(tmp_path, GOOD.replace(before, after))
    assert str(caught.value).startswith("own.toml: ")
    assert reason in str(caught.value)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(FormatError, match="cannot be read"):
        read_piece_set(tmp_path / "none.toml")


def test_empty_margins_do_not_move_a_shape():
    assert read_shape(".X.").cells == ((0, 0, 0),)
    assert read_shape(".X  ..\n.X  ..").cells == ((0, 0, 0), (0, 1, 0))


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
    proposed = {cells: piece_set_of_volume(cells) for cells in (27, 40, 54, 64, 11)}
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


def test_minimums_two_colours_and_flips_are_read(tmp_path):
    text = GOOD.replace("count = 3", "count = 3\nfewest = 0\nflips = true\ntwo_coloured = true")
    own = read(tmp_path, text.replace('shape = "XX"', 'shape = "#o"'))
    assert (own.min_copies, own.uses_every_copy) == ((1, 0), False)
    assert own.pieces[1].dark == {(0, 0, 0)}
    assert (own.pieces[0].flips, own.pieces[1].flips) == (False, True)


@st.composite
def sets(draw):
    symbols = draw(st.lists(SYMBOL, min_size=1, max_size=5, unique=True))
    pieces = []
    for symbol in symbols:
        cells = draw(st.sets(st.tuples(*[st.integers(0, 3)] * 3), min_size=1, max_size=6))
        cells = tuple(difference(cell, bounds(cells)[0]) for cell in sorted(cells))
        dark = draw(st.none() | st.sets(st.sampled_from(cells)).map(frozenset))
        colour = f"#{draw(st.integers(0, 0xFFFFFF)):06x}"
        name = draw(TEXT.filter(bool)) if draw(st.booleans()) else symbol
        flips = draw(st.booleans())
        sides = draw(st.booleans())
        made = Piece(symbol, cells, name, colour, dark=dark, flips=flips, one_sided=sides)
        pieces.append(made)
    counts = tuple(draw(st.integers(0, 12)) for _ in pieces)
    some = st.tuples(*(st.integers(0, count) for count in counts))
    fewest = draw(st.none() | st.just(counts) | some)
    name = "-".join(draw(st.lists(st.text("abz09", min_size=1), min_size=1, max_size=3)))
    title, source = draw(TEXT.filter(bool)), draw(TEXT)
    return PieceSet(name, title, tuple(pieces), counts, source=source, minimums=fewest)


@given(sets())
def test_a_written_set_is_read_back(pieces):
    assert parse_piece_set(piece_set_text(pieces), "own.toml") == pieces


@pytest.mark.parametrize("name", piece_sets())
def test_every_included_set_is_read_back_as_it_is_written(name):
    text = piece_set_text(piece_set(name))
    assert piece_set_text(parse_piece_set(text, name)) == text
    assert parse_piece_set(text, name) == piece_set(name)
