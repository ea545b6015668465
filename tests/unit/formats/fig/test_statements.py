"""Statements in the comments of a figure file."""

import pytest

from cubewright.formats.fig.default_pieces import default_pieces, unknown_pieces_message
from cubewright.formats.fig.file import Block, parse_fig
from cubewright.formats.fig.statements import (
    stated_count,
    stated_piece_set,
    stated_pieces,
)


@pytest.mark.parametrize(
    ("comment", "count"),
    [
        ("unique solutions: 12", 12),
        ("Unique solutions:0 ", 0),
        ("about 12 unique solutions", None),
        ("unique solutions: many", None),
    ],
)
def test_counts(comment: str, count: int | None) -> None:
    assert stated_count(["A bed.", comment]) == count


@pytest.mark.parametrize("statement", ["soma-plus", "SOMA+", " Soma-Plus "])
def test_pieces_are_stated_by_name_or_title(statement: str) -> None:
    found = stated_piece_set([f"Pieces: {statement}"])
    assert found is not None
    assert found.name == "soma-plus"


def test_unknown_pieces_are_none() -> None:
    assert stated_pieces(["pieces: wood"]) == "wood"
    assert stated_piece_set(["pieces: wood"]) is None
    assert stated_piece_set(["wooden pieces"]) is None
    assert "“wood”" in unknown_pieces_message(cube_of_four("; pieces: wood\n"))
    assert not unknown_pieces_message(cube_of_four("; pieces: soma\n"))
    assert not unknown_pieces_message(cube_of_four("; wooden pieces\n"))


def cube_of_four(comments: str) -> Block:
    rows = "/1111/1111/1111/1111\n" * 4
    return parse_fig(f"/SOMA cube\n{comments}{rows}", "cube.fig").blocks[0]


def test_the_stated_set_takes_precedence_over_the_default() -> None:
    for comments, name in (("", "bedlam"), ("; pieces: tetris\n", "tetris")):
        pieces = default_pieces(cube_of_four(comments))
        assert pieces is not None
        assert pieces.name == name
