"""Properties of piece-set edits, such as that deleting an added piece restores the set."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.piece_sets.catalogue import known_piece_sets, piece_set, piece_sets
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
    assert pieces.piece_of(copy.symbol) is None
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
