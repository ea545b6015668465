"""A set is written as the shortest comments, with one field for each difference."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubewright.formats.fig.file import parse_fig
from cubewright.formats.fig.pieces.fields import MAX_COPIES
from cubewright.formats.fig.pieces.texts import piece_texts
from cubewright.formats.piece_sets.catalogue import piece_sets
from cubewright.model.lattice import lattice
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.set_names import named

SOMA = piece_sets()["soma"]


def changed(**changes):
    return named(replace(SOMA, **changes), piece_sets())


def with_piece(index=0, **changes):
    pieces = list(SOMA.pieces)
    pieces[index] = replace(pieces[index], **changes)
    return changed(pieces=tuple(pieces))


def read(texts):
    """Return the set that comments state for a figure."""
    (block,) = parse_fig("\n".join(["/SOMA a", *texts, "/1", ""]), "a.fig").blocks
    assert block.problem is None
    return block.pieces


@pytest.mark.parametrize(
    ("pieces", "lines"),
    [
        (changed(counts=(2,) * 7), [";pieces sets=2"]),
        (changed(counts=(3,) * 6 + (1,)), [";pieces sets=3", ";piece P count=1"]),
        (changed(counts=(1,) * 6 + (0,)), [";piece P count=0"]),
        (
            changed(counts=(2, 2, 2, 1, 1, 1, 1)),
            [f";piece {symbol} count=2" for symbol in "VLT"],
        ),
        (changed(minimums=(0,) * 7), [";pieces minimum=0"]),
        (changed(minimums=(0,) * 6 + (1,)), [";pieces minimum=0", ";piece P minimum=1"]),
        (changed(minimums=(0,) + (1,) * 6), [";piece V minimum=0"]),
        (changed(source="me"), ['source="me"']),
        (with_piece(flips=True), [";piece V flips=true"]),
        (with_piece(one_sided=True), [";piece V one_sided=true"]),
        (with_piece(colour="#123456"), [";piece V colour=#123456"]),
        (with_piece(name="bent"), ['name="bent"']),
        (with_piece(marks=("x", "y")), ['marks="xy"']),
        (with_piece(aliases=("q",)), ['aliases="q"']),
        (
            changed(pieces=tuple(replace(piece, one_sided=True) for piece in SOMA.pieces)),
            [";pieces one_sided=true"],
        ),
        (
            changed(pieces=tuple(replace(piece, flips=piece.is_chiral) for piece in SOMA.pieces)),
            [";pieces flips=true"],
        ),
        (
            changed(pieces=SOMA.pieces[1:], counts=SOMA.counts[1:]),
            [";piece V deleted"],
        ),
    ],
    ids=lambda each: each[0] if isinstance(each, list) else "",
)
def test_an_included_set_is_named_with_its_changes(pieces, lines):
    head, *texts = piece_texts(pieces)
    assert head == "; pieces: soma, with changes"
    for line in lines:
        assert any(line in text for text in texts)
    assert len(texts) <= len(lines) + 1
    assert read([head, *texts]) == pieces


@pytest.mark.parametrize("number", [MAX_COPIES, MAX_COPIES + 1])
def test_a_number_of_sets_has_a_largest_value(number):
    pieces = changed(counts=(number,) * 7)
    texts = piece_texts(pieces)
    assert any(f"sets={number}" in text for text in texts) == (number <= MAX_COPIES)


def test_a_set_that_is_shorter_when_drawn_is_drawn():
    two = changed(pieces=SOMA.pieces[:1], counts=(1,))
    assert piece_texts(two)[0].endswith(", drawn here")
    assert read(piece_texts(two)) == two
    backwards = changed(pieces=SOMA.pieces[::-1])
    assert piece_texts(backwards)[0].endswith(", drawn here")
    assert read(piece_texts(backwards)) == backwards


CELLS = (((0, 0, 0),), ((0, 0, 0), (1, 0, 0)), ((0, 0, 0), (0, 0, 1), (0, 1, 0), (1, 0, 0)))


@st.composite
def sets(draw):
    """A set of any pieces, with every field in use."""
    number = draw(st.integers(1, 4))
    pieces = []
    for symbol in "ABCD"[:number]:
        cells = draw(st.sampled_from(CELLS))
        dark = draw(st.none() | st.frozensets(st.sampled_from(cells)))
        colours = frozenset() if dark is not None else frozenset({(cells[0], 2)})
        pieces.append(
            Piece(
                symbol,
                cells,
                draw(st.sampled_from((symbol, "", 'a "b"', "two words"))),
                draw(st.sampled_from(("#888888", "#ff0000"))),
                flips=draw(st.booleans()),
                one_sided=draw(st.booleans()),
                dark=dark,
                colours=draw(st.sampled_from((frozenset(), colours))),
            )
        )
    counts = draw(st.tuples(*[st.integers(0, 3)] * number))
    minimums = draw(st.none() | st.tuples(*[st.integers(0, count) for count in counts]))
    title, source = (
        draw(st.sampled_from(("My set", "", " a  b "))),
        draw(st.sampled_from(("", "x"))),
    )
    return PieceSet("my-set", title, tuple(pieces), counts, minimums=minimums, source=source)


@settings(max_examples=60)
@given(sets())
def test_every_set_is_read_back(pieces):
    assert read(piece_texts(pieces)) == pieces


@pytest.mark.parametrize("name", ["hexagonal", "rhombic", "spheres", "triangular"])
def test_pieces_of_other_lattices_are_drawn(name):
    its_lattice = lattice(name)
    cells = sorted(its_lattice.box((2, 2, 1)))[:2]
    piece = Piece("A", its_lattice.normalized(cells), lattice=its_lattice)
    pieces = PieceSet("own", "Own", (piece,), (2,), its_lattice)
    assert read(piece_texts(pieces)) == pieces
