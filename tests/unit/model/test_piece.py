"""Pieces: their orientations, their mirror images and their marks."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.cell import turned
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.symmetry.group import mirror_partners

SOMA = piece_set("soma")
ORIENTATIONS = {"V": 12, "L": 24, "T": 12, "Z": 12, "A": 12, "B": 12, "P": 8}
PLUS = {**ORIENTATIONS, "D": 3, "I": 3, "Q": 3, "S": 3}

CELLS = st.sets(st.tuples(*[st.integers(0, 2)] * 3), min_size=1, max_size=6)


def test_orientations_of_soma_and_soma_plus():
    assert {piece.symbol: len(piece.orientations) for piece in SOMA.pieces} == ORIENTATIONS
    assert {p.symbol: len(p.orientations) for p in piece_set("soma-plus").pieces} == PLUS


@given(CELLS)
def test_a_piece_is_connected_if_it_is_one_part(cells):
    piece = Piece("X", tuple(sorted(cells)))
    assert piece.is_connected == (len(Figure(cells).parts()) == 1)


def test_the_shapes_are_those_of_the_community():
    community = {
        "V": "000 100 010",
        "L": "000 100 200 010",
        "T": "000 100 200 110",
        "Z": "000 100 110 210",
        "A": "000 010 100 101",
        "B": "000 010 100 011",
        "P": "000 100 010 001",
        "D": "000 100",
        "I": "000 100 200",
        "Q": "000 100 200 300",
        "S": "000 100 010 110",
    }
    for piece in piece_set("soma-plus").pieces:
        cells = tuple((int(c[0]), int(c[1]), int(c[2])) for c in community[piece.symbol].split())
        assert Piece(piece.symbol, cells).shape == piece.shape


@pytest.mark.parametrize(
    ("counts", "partners"),
    [
        # Two pieces of one shape count together with the image of both.
        ([(1, 1), (1, 2), (2, 3)], (2, 2, 0)),
        ([(0, 1), (3, 2), (3, 3)], (2, 2, 0)),
        ([(1, 1), (1, 2), (1, 3)], None),
        ([(1, 1), (1, 2), (2, 2)], None),
        ([(0, 0), (0, 0), (0, 0)], (2, 2, 0)),
    ],
)
def test_mirror_partners_have_equal_numbers_of_copies(counts, partners):
    screws = [piece for piece in SOMA.pieces if piece.symbol in "AB"]
    pieces = (screws[0], replace(screws[0], symbol="C", cells=screws[0].orientations[3]), screws[1])
    assert mirror_partners(pieces, counts) == partners
    assert mirror_partners(pieces[:2], counts[:2]) is None
    assert mirror_partners((), ()) == ()


def test_keys_of_plain_pieces_never_change():
    """Stored counts contain these keys."""
    cells = ((0, 0, 0), (1, 0, 0))
    assert Piece("A", cells).equivalence_key == (
        (((0, 0, 0), (0, 0, 1)), (False, False)),
        True,
        False,
    )
    dark = Piece("A", cells, dark=frozenset(cells[:1]))
    assert dark.equivalence_key == ((((0, 0, 0), (0, 0, 1)), (False, True)), False, False)
    coloured = Piece("A", cells, colours=frozenset({(cells[0], 3)}))
    assert coloured.equivalence_key == ((((0, 0, 0), (0, 0, 1)), (0, 3)), True, False)
    upright = Piece("A", cells, one_sided=True)
    assert upright.equivalence_key == (
        (((0, 0, 0), (0, 1, 0)), (False, False)), True, False, "one-sided",
    )  # fmt: skip
    screw = Piece("A", ((0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)), flips=True)
    assert screw.equivalence_key[2] is True
    assert screw.mirror_key == screw.equivalence_key


def test_a_set_uses_every_copy_unless_it_has_lower_minimums():
    assert SOMA.uses_every_copy is True
    assert SOMA.min_copies == SOMA.counts
    some = replace(SOMA, minimums=(1, 1, 1, 1, 1, 1, 0))
    assert some.uses_every_copy is False
    assert some.min_copies == (1, 1, 1, 1, 1, 1, 0)
    assert replace(SOMA, minimums=SOMA.counts).uses_every_copy is True
    double = replace(SOMA, counts=(2,) * 7)
    assert (double.volume, double.piece_count) == (54, 14)
    assert len({SOMA, double, replace(double, counts=(1,) * 7)}) == 2  # they can be keys


def test_pieces_are_found_by_symbol_mark_and_alias():
    pieces = (Piece("A", (), marks=("1", "2")), Piece("B", (), aliases=("b", "2")))
    some = PieceSet("p", "p", pieces, (2, 1))
    assert [some.piece_index(mark) for mark in "A12Bb3"] == [0, 0, 0, 1, 1, None]
    assert [pieces[0].mark(copy) for copy in range(3)] == ["1", "2", "A"]
    assert pieces[1].mark(0) == "B"


def test_only_the_screws_have_another_piece_for_mirror_image():
    partners = mirror_partners(SOMA.pieces, [(1, 1)] * 7)
    assert partners is not None
    images = {p.symbol: SOMA.pieces[i].symbol for p, i in zip(SOMA.pieces, partners, strict=True)}
    assert images == {"V": "V", "L": "L", "T": "T", "Z": "Z", "A": "B", "B": "A", "P": "P"}


@pytest.mark.parametrize(("name", "closed"), [("double-soma", True), ("bedlam", False)])
def test_whether_sets_are_closed_under_reflection(name, closed):
    pieces = piece_set(name)
    assert (
        mirror_partners(pieces.pieces, list(zip(pieces.min_copies, pieces.counts, strict=True)))
        is not None
    ) == closed


def test_a_screw_without_its_image_has_no_partner():
    left = SOMA.pieces[4]
    assert mirror_partners([left], [(1, 1)]) is None
    assert mirror_partners([left, SOMA.pieces[5]], [(2, 2), (1, 1)]) is None
    assert mirror_partners([left, SOMA.pieces[5]], [(2, 2), (2, 2)]) == (1, 0)


def test_equal_pieces_are_taken_together():
    left, right = SOMA.pieces[4], SOMA.pieces[5]
    assert mirror_partners([left, left, right], [(1, 1), (1, 1), (2, 2)]) == (2, 2, 0)


@pytest.mark.parametrize(
    ("mark", "symbol"), [("1", "V"), ("V", "V"), ("5", "A"), ("A", "A"), ("7", "P")]
)
def test_digits_and_letters_stand_for_pieces(mark, symbol):
    index = SOMA.piece_index(mark)
    assert index is not None
    assert SOMA.pieces[index].symbol == symbol


def test_a_mark_of_no_piece():
    assert SOMA.piece_index("8") is None
    assert SOMA.piece_index("") is None


def test_each_copy_has_its_own_mark():
    piece = piece_set("double-soma").pieces[0]
    assert [piece.mark(copy) for copy in range(3)] == ["1", "V", "V"]


def test_the_volume_counts_copies():
    domino = Piece("D", ((0, 0, 0), (1, 0, 0)))
    pieces = PieceSet("own", "Own", (domino, SOMA.pieces[0]), (4, 1))
    assert (pieces.volume, pieces.piece_count, len(domino)) == (11, 5, 2)


def test_flips_do_not_change_a_piece_that_equals_its_mirror_image():
    line = ((0, 0, 0), (1, 0, 0))
    plain, flipping = Piece("A", line), Piece("B", line, flips=True)
    assert plain.equivalence_key == flipping.equivalence_key == flipping.mirror_key
    screw = ((0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1))
    assert Piece("A", screw).equivalence_key != Piece("B", screw, flips=True).equivalence_key


@given(CELLS, st.sampled_from(CUBIC.turns), st.sampled_from(CUBIC.mirrors))
def test_turning_changes_no_piece_and_two_mirrors_give_it_back(cells, turn, mirror):
    piece = Piece("X", tuple(cells))
    assert Piece("X", tuple(turned(c, turn) for c in cells)).orientations == piece.orientations
    image = Piece("X", tuple(turned(c, mirror) for c in cells))
    assert image.equivalence_key == piece.mirror_key
    assert image.mirror_key == piece.equivalence_key
    assert len(image.orientations) == len(piece.orientations)
    assert 24 % len(piece.orientations) == 0


def test_whether_a_piece_consists_of_one_part():
    assert Piece("V", ((0, 0, 0), (1, 0, 0), (0, 1, 0))).is_connected
    assert not Piece("E", ((0, 0, 0), (1, 1, 0))).is_connected


def test_pieces_that_differ_only_in_their_dark_cells_are_not_interchangeable():
    line = ((0, 0, 0), (1, 0, 0), (2, 0, 0))
    end, middle = (Piece("A", line, dark=frozenset({cell})) for cell in line[:2])
    assert end.equivalence_key != middle.equivalence_key


@pytest.mark.parametrize("colours", [{(0, 0, 0): 3}, {(0, 0, 0): 1, (2, 0, 0): 2}, {}])
def test_cells_without_a_colour_have_the_number_0_in_every_orientation(colours):
    cells = ((0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 1, 0))
    piece = Piece("L", cells, colours=frozenset(colours.items()))
    wanted = sorted([*colours.values(), *[0] * (4 - len(colours))])
    assert {tuple(sorted(numbers)) for _, numbers in piece.coloured_orientations} == {tuple(wanted)}
    assert len(piece.coloured_orientations) == 24


def test_a_piece_is_coloured_if_its_cells_must_match():
    plain = Piece("A", ((0, 0, 0), (1, 0, 0)))
    assert plain.is_coloured is False
    assert replace(plain, dark=frozenset()).is_coloured is True
    assert replace(plain, colours=frozenset({((0, 0, 0), 1)})).is_coloured is True
