"""Properties of piece-set edits, such as that deleting an added piece restores the set."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.piece_sets.catalogue import known_piece_sets, piece_set, piece_sets
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece
from cubewright.model.pieces.colours import COLOURS
from cubewright.presenter.pieces import set_edits as changes

SETS = st.sampled_from(list(piece_sets().values()))


@st.composite
def changed_sets(draw):
    """Return a set with changed counts, mirror images or number of sets."""
    pieces = draw(SETS)
    if draw(st.booleans()):
        pieces = changes.with_flips(pieces, draw(st.booleans()))
    if draw(st.booleans()):
        pieces = changes.with_sets(pieces, draw(st.integers(1, 4)))
    for _ in range(draw(st.integers(0, 3))):
        index = draw(st.integers(0, len(pieces.pieces) - 1))
        most = draw(st.integers(0, 5))
        pieces = changes.with_numbers(pieces, index, draw(st.integers(0, most)), most)
    return pieces


@given(changed_sets(), st.data())
def test_a_piece_that_is_added_and_deleted_leaves_the_set_as_it_was(pieces, data):
    index = data.draw(st.integers(0, len(pieces.pieces) - 1))
    copy = changes.copied_piece(pieces, pieces.pieces[index])
    more = changes.with_new(pieces, copy, after=index)
    assert pieces.piece_index(copy.symbol) is None
    assert more.pieces[index + 1] == copy
    assert len(more.min_copies) == len(more.counts) == len(more.pieces)
    assert changes.without_piece(more, index + 1) == pieces


@given(SETS, st.data())
def test_mirroring_twice_gives_an_equivalent_piece(pieces, data):
    piece = replace(data.draw(st.sampled_from(pieces.pieces)), flips=False)
    mirrored = changes.mirrored_piece(piece)
    assert mirrored.equivalence_key == piece.mirror_key
    assert changes.mirrored_piece(mirrored).equivalence_key == piece.equivalence_key
    assert piece.is_chiral is (mirrored.equivalence_key != piece.equivalence_key)


@given(changed_sets())
def test_a_set_keeps_the_name_it_is_given(pieces):
    known = known_piece_sets()
    named = changes.named(pieces, known)
    assert changes.named(named, known) == named
    assert changes.base_name(named.name, known) == changes.base_name(pieces.name, known)
    assert (named.pieces, named.counts, named.min_copies) == (
        pieces.pieces,
        pieces.counts,
        pieces.min_copies,
    )
    if named.name in known:
        assert named == known[named.name]


@given(SETS, st.integers(1, 16))
def test_several_sets_and_one_again_are_the_set(pieces, sets):
    once = changes.sets_in(pieces)
    many = changes.with_sets(pieces, sets)
    assert many.volume * once == pieces.volume * sets
    assert changes.with_sets(many, once) == pieces


@pytest.mark.parametrize("size", [0, 1, 29, 70, 120])
def test_there_is_always_a_free_symbol_and_a_colour(size):
    pieces = changes.empty_set(piece_set("soma").lattice)
    for _ in range(size):
        pieces = changes.with_new(pieces, changes.new_piece(pieces, [(0, 0, 0)]))
    assert len({piece.symbol for piece in pieces.pieces}) == size
    assert len({piece.colour for piece in pieces.pieces}) == min(size, len(COLOURS))


def test_remaining_pieces_keep_their_counts():
    soma = replace(piece_set("soma"), counts=(1, 2, 3, 4, 5, 6, 7), minimums=(0, 1, 2, 3, 4, 5, 6))
    less = changes.without_piece(soma, 2)
    assert (less.counts, less.minimums) == ((1, 2, 4, 5, 6, 7), (0, 1, 3, 4, 5, 6))


def symbols(pieces):
    return "".join(piece.symbol for piece in pieces.pieces)


SOMA = replace(piece_set("soma"), counts=(1, 2, 3, 4, 5, 6, 7), minimums=(0, 1, 2, 3, 4, 5, 6))


@pytest.mark.parametrize(
    ("index", "before", "order"),
    [
        (0, 0, "VLTZABP"),
        (0, 1, "VLTZABP"),
        (0, 2, "LVTZABP"),
        (0, 7, "LTZABPV"),
        (6, 0, "PVLTZAB"),
        (3, 2, "VLZTABP"),
        (3, 5, "VLTAZBP"),
    ],
)
def test_a_piece_is_moved_with_its_numbers(index, before, order):
    moved = changes.with_moved_piece(SOMA, index, before)
    assert symbols(moved) == order
    assert moved.counts == tuple("VLTZABP".index(each) + 1 for each in order)
    assert moved.minimums == tuple("VLTZABP".index(each) for each in order)
    assert changes.with_moved_piece(piece_set("soma"), index, before).minimums is None


def test_a_piece_is_added_or_removed_with_its_numbers():
    piece = Piece("Q", ((0, 0, 0),))
    for after, place in ((None, 7), (0, 1), (6, 7)):
        more = changes.with_new(SOMA, piece, after)
        assert symbols(more).index("Q") == place
        assert (more.counts[place], more.minimums[place]) == (1, 1)
        assert changes.without_piece(more, place) == SOMA
    assert changes.with_new(piece_set("soma"), piece).minimums is None
    less = changes.without_piece(SOMA, 2)
    assert (symbols(less), less.counts, less.minimums) == (
        "VLZABP",
        (1, 2, 4, 5, 6, 7),
        (0, 1, 3, 4, 5, 6),
    )


def test_a_copy_has_a_name_of_its_own():
    first = SOMA.pieces[0]
    copied = changes.copied_piece(SOMA, replace(first, name="ell", marks=("1",), aliases=("x",)))
    assert (copied.symbol, copied.name) == ("C", "ell copy")
    assert (copied.marks, copied.aliases) == ((), ())
    assert copied.colour not in {each.colour for each in SOMA.pieces}
    plain = changes.copied_piece(SOMA, replace(first, name=first.symbol))
    assert plain.name == plain.symbol == "C"


def test_free_symbols_are_capitals_then_digits_then_small_letters():
    pieces = changes.empty_set(CUBIC)
    found = []
    for _ in range(63):
        piece = changes.new_piece(pieces, [(0, 0, 0)])
        found.append(piece.symbol)
        pieces = changes.with_new(pieces, piece)
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert "".join(found) == f"{letters}123456789{letters.lower()}\u00c0\u00c1"
    assert (pieces.name, pieces.title) == ("new-set", "New set")
    assert changes.empty_set(CUBIC, "mine").title == "mine"


@pytest.mark.parametrize(
    ("numbers", "steps", "former", "after"),
    [
        ((1, 1), 1, (1, 1), (2, 2)),
        ((1, 1), -1, (1, 1), (0, 0)),
        ((0, 0), -1, (1, 1), (0, 0)),
        ((1, 3), 2, (1, 3), (1, 5)),
        ((1, 3), -3, (1, 3), (0, 0)),
        ((0, 0), 2, (1, 3), (0, 2)),
        ((0, 0), 2, (2, 2), (2, 2)),
        ((998, 998), 1, (1, 1), (999, 999)),
        ((998, 998), 2, (1, 1), (999, 999)),
    ],
)
def test_numbers_are_stepped(numbers, steps, former, after):
    assert changes.stepped_numbers(numbers, steps, former) == after


def test_numbers_of_one_piece_and_of_whole_sets():
    changed = changes.with_numbers(piece_set("soma"), 2, 0, 3)
    assert changed.counts == (1, 1, 3, 1, 1, 1, 1)
    assert changed.minimums == (1, 1, 0, 1, 1, 1, 1)
    double = changes.with_sets(piece_set("soma"), 2)
    assert (double.counts, double.minimums) == ((2,) * 7, None)
    assert changes.with_sets(double, 3).counts == (3,) * 7
    ranged = replace(double, minimums=(0, 1, 2, 2, 2, 2, 2))
    assert changes.with_sets(ranged, 1).minimums == (0, 1, 1, 1, 1, 1, 1)
    assert changes.with_sets(ranged, 3).minimums == (0, 3, 3, 3, 3, 3, 3)


def test_a_set_without_copies_has_none_in_several_sets():
    none = replace(piece_set("soma"), counts=(0,) * 7)
    assert changes.with_sets(none, 3).counts == (0,) * 7
