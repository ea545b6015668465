"""Pieces without a colour or symbol get one, and palettes replace colours."""

from dataclasses import replace

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.drawing.look import mixed, readable_on, rgb
from cubewright.model.pieces.colours import (
    COLOURS,
    copy_colour,
    free_colour,
    piece_symbols,
    with_free_colours,
)
from cubewright.model.pieces.palette import OWN_COLOURS, Palette, palettes


def test_a_free_colour_is_the_first_of_those_used_least():
    assert free_colour([]) == COLOURS[0]
    assert free_colour(COLOURS[:3]) == COLOURS[3]
    assert free_colour([*COLOURS, *COLOURS[:2]]) == COLOURS[2]
    assert free_colour([*COLOURS, COLOURS[1].upper()]) == COLOURS[0]
    assert free_colour(["#123456"]) == COLOURS[0]


def test_missing_colours_are_filled_with_different_ones():
    count = len(COLOURS)
    assert with_free_colours([None] * count) == COLOURS
    assert with_free_colours([None] * (count + 2)) == (*COLOURS, *COLOURS[:2])
    assert with_free_colours(["#111111", None, COLOURS[1].upper(), None]) == (
        "#111111", COLOURS[0], COLOURS[1].upper(), COLOURS[2],
    )  # fmt: skip


def test_copies_are_paler_then_deeper_then_the_same_again():
    assert [copy_colour("#6400ff", copy) for copy in range(4)] == [
        "#6400ff",
        "#a56bff",  # 100 + 0.42 * 155 = 165, 0.42 * 255 = 107
        "#3e009e",  # 0.62 * 100 = 62, 0.62 * 255 = 158
        "#6400ff",
    ]


def test_symbols_are_letters_then_digits_then_greek_ones():
    assert "".join(piece_symbols(61)) == (
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz123456789"
    )
    assert "".join(piece_symbols(64)[61:]) == "ΑΒΓ"
    many = piece_symbols(2000)
    assert len(set(many)) == 2000
    assert all(symbol.isalpha() for symbol in many[61:])


def test_mixed_and_readable_colours():
    assert mixed("#102030", "#ffffff", 0.0) == "#102030"
    assert mixed("#102030", "#ff8040", 1.0) == "#ff8040"
    assert mixed("#000000", "#6432c8", 0.25) == "#190c32"
    assert rgb("#0a64ff") == (10, 100, 255)
    # The contrast is equal at a luminance of 0.179, which is a grey of 117.6.
    assert readable_on("#757575") == "#ffffff"
    assert readable_on("#767676") == "#000000"
    assert [readable_on(colour) for colour in ("#ff0000", "#00ff00", "#0000ff", "#050505")] == [
        "#000000", "#000000", "#ffffff", "#ffffff",
    ]  # fmt: skip
    assert readable_on("#900000") == "#ffffff"
    assert readable_on("#c000c0") == "#ffffff"


def test_a_palette_replaces_colours_and_nothing_else():
    puzzle = built_in_puzzle("cube")
    own = palettes()[OWN_COLOURS]
    assert own.recolour_puzzle(puzzle) is puzzle
    assert own.recolour(puzzle.piece_set) is puzzle.piece_set
    assert own.colour(puzzle.piece_set, 3) == puzzle.pieces[3].colour
    two = Palette("two", "Two", "", ("#808080", "#6400ff"))
    changed = two.recolour_puzzle(puzzle)
    assert [piece.colour for piece in changed.pieces] == [
        "#808080", "#6400ff", "#b5b5b5", "#a56bff", "#4f4f4f", "#3e009e", "#808080",
    ]  # fmt: skip
    back = tuple(
        replace(piece, colour=old.colour)
        for piece, old in zip(changed.pieces, puzzle.pieces, strict=True)
    )
    assert replace(changed, piece_set=replace(changed.piece_set, pieces=back)) == puzzle


@pytest.mark.parametrize("name", palettes())
def test_a_palette_is_found_by_its_name(name):
    assert palettes()[name].name == name
    assert next(iter(palettes())) == OWN_COLOURS


def test_copies_are_paler_then_deeper():
    for part in range(256):
        colour = f"#{part:02x}0000"
        assert copy_colour(colour, 0) == copy_colour(colour, 3) == colour
        assert int(copy_colour(colour, 1)[1:3], 16) == round(part + 0.42 * (255 - part))
        assert int(copy_colour(colour, 2)[1:3], 16) == round(part * (1 - 0.38))
