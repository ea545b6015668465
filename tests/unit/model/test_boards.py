"""The positions of cells on the lattices of boards, and the turns of pieces on them."""

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.cell import turned
from cubewright.model.figure import Figure
from cubewright.model.lattices.hexagonal import HEXAGONAL
from cubewright.model.lattices.triangular import TRIANGULAR
from cubewright.model.symmetry.group import symmetry_group


def test_meteors_board_in_axial_coordinates():
    cells = {(x - y // 2, y, 0) for y in range(10) for x in range(5)}
    board = built_in_puzzle("meteor").figure
    assert set(board.cells) == cells
    assert board.size == (5, 10, 1)
    assert str(board).splitlines()[:2] == ["|# # # # # |", "| # # # # #|"]


def test_a_board_has_its_plane_symmetries_and_their_reflections():
    """Each map of the board occurs twice: with the layer as it is, and turned over."""
    for name, flat in (("meteor", 2), ("hexiamonds-6x6", 4), ("hexiamonds-4x9", 2)):
        group = symmetry_group(built_in_puzzle(name).figure)
        assert len({tuple(row) for row in group.permutations.tolist()}) == flat
        assert group.turns == flat


def test_hexagons_turn_from_east_to_southeast():
    sixth = HEXAGONAL.turns[1]
    directions = [(1, 0, 0)]
    for _ in range(5):
        directions.append(turned(directions[-1], sixth))
    assert directions == [(1, 0, 0), (0, 1, 0), (-1, 1, 0), (-1, 0, 0), (0, -1, 0), (1, -1, 0)]


@pytest.mark.parametrize(
    ("name", "free", "fixed"),
    [
        ("tetrahexes", 7, 44),
        ("pentahexes", 22, 186),
        ("pentiamonds", 4, 36),
        ("hexiamonds", 12, 94),
    ],
)
def test_the_numbers_of_orientations_are_the_published_ones(name, free, fixed):
    """The fixed polyhexes and polyiamonds, in which nothing is turned (OEIS A001207, A001420)."""
    pieces = piece_set(name).pieces
    flat = [
        shape
        for piece in pieces
        for shape in piece.orientations
        if len({z for *_, z in shape}) == 1
    ]
    assert (len(pieces), len(flat)) == (free, fixed)
    assert all(12 % len(piece.orientations) == 0 for piece in pieces)


def test_each_triangle_has_three_neighbours_of_the_other_kind():
    cells = TRIANGULAR.box((6, 4, 1))
    for cell in cells:
        beside = [other for other in TRIANGULAR.neighbours(cell) if other[2] == 0]
        assert len(beside) == 3
        assert {TRIANGULAR.colour(other) for other in beside} == {1 - TRIANGULAR.colour(cell)}


def test_figures_of_boards_have_the_size_of_their_rows():
    assert Figure(TRIANGULAR.box((7, 3, 2)), lattice=TRIANGULAR).size == (7, 3, 2)
    assert Figure(HEXAGONAL.box((7, 3, 2)), lattice=HEXAGONAL).size == (7, 3, 2)
    assert Figure([(2, 5, 0)], lattice=HEXAGONAL).aligned().cells == ((0, 0, 0),)
