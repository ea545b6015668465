"""Piece sets that rules generate."""

import pytest

from cubewright.formats.piece_sets.file import parse_piece_set, piece_set_text
from cubewright.model.generators.generated_set import PieceRule, burr_piece_set, generated_set
from cubewright.model.generators.polyforms import Sides
from cubewright.model.lattice import lattice, lattices


@pytest.mark.parametrize(
    ("rule", "count"),
    [
        (PieceRule(5, flat=True, fits=(3, 3, 1)), 8),  # F P T U V W X Z
        (PieceRule(5, flat=True, min_row=4), 3),  # I L Y
        (PieceRule(5, flat=True, min_row=5), 1),  # I
        (PieceRule(5, flat=True, max_row=2), 1),  # W
        (PieceRule(5, flat=True, symmetrical=True), 7),  # I T U V W X Z
        (PieceRule(5, flat=True, symmetrical=False), 5),  # F L N P Y
        (PieceRule(4, Sides.ONE_SIDED, symmetrical=False), 0),
    ],
)
def test_filters_of_pentominoes_and_tetracubes(rule, count):
    assert generated_set(lattice("cubic"), rule).piece_count == count


@pytest.mark.parametrize("name", lattices())
def test_a_set_is_written_and_read(name):
    pieces = generated_set(lattice(name), PieceRule(3))
    assert pieces.piece_count > 1
    read = parse_piece_set(piece_set_text(pieces), "set.toml")
    assert [p.shape for p in read.pieces] == [p.shape for p in pieces.pieces]
    assert [p.symbol for p in read.pieces] == [p.symbol for p in pieces.pieces]


def test_flat_one_sided_pieces_are_not_turned_over():
    rule = PieceRule(5, Sides.ONE_SIDED, flat=True)
    pieces = generated_set(lattice("cubic"), rule)
    assert (pieces.name, pieces.piece_count) == ("cubic-5-one-sided-flat", 18)
    assert all(piece.one_sided for piece in pieces.pieces)


def test_sticks_with_equal_numbers_are_copies():
    pieces = burr_piece_set([1024, 1, 1024])
    assert [piece.name for piece in pieces.pieces] == ["stick 1024", "stick 1"]
    assert pieces.counts == (2, 1)
