"""The contract of every piece set; a new file in ``resources/piece_sets`` is tested too."""

import pytest

from cubewright.formats.fig.lines import Kind, read_line
from cubewright.formats.piece_sets import catalogue
from cubewright.formats.piece_sets.catalogue import piece_set, piece_sets
from cubewright.model.lattices.cubic import CUBIC

each_set = pytest.mark.parametrize("its", piece_sets().values(), ids=piece_sets())

VOLUMES = {
    "soma": (7, 27),
    "soma-plus": (11, 40),
    "double-soma": (14, 54),
    "bedlam": (13, 64),
    "tetris": (12, 64),
    "diabolical": (6, 27),
    "half-hour": (6, 27),
    "checkered-soma": (7, 27),
    "pentominoes": (12, 60),
    "one-sided-pentominoes": (18, 90),
    "pentacubes-29": (29, 145),
    "tetracubes-5": (5, 20),
    "tetracubes-7": (7, 28),
    "tetracubes-8": (8, 32),
}


@pytest.mark.parametrize(("name", "pieces", "cells"), [(n, *v) for n, v in VOLUMES.items()])
def test_the_known_sets_have_their_pieces_and_volume(name, pieces, cells):
    assert (piece_set(name).piece_count, piece_set(name).volume) == (pieces, cells)


@each_set
def test_it_is_found_by_its_name_and_has_a_title(its):
    assert piece_set(its.name) is its
    assert its.title
    assert len(its.pieces) == len(its.counts)
    assert all(count >= 1 for count in its.counts)


@each_set
def test_pieces_are_connected(its):
    for piece in its.pieces:
        assert len(set(piece.cells)) == len(piece.cells)
        assert piece.is_connected, piece.name
        assert piece.lattice == its.lattice


@each_set
def test_pieces_differ_in_shape_symbol_and_colour(its):
    for name in ("shape", "symbol", "colour", "name"):
        values = [getattr(piece, name) for piece in its.pieces]
        assert len(set(values)) == len(values), name


@each_set
def test_no_mark_stands_for_two_pieces(its):
    owners: dict[str, str] = {}
    for piece in its.pieces:
        for mark in {piece.symbol, *piece.marks, *piece.aliases}:
            assert len(mark) == 1
            assert owners.setdefault(mark, piece.symbol) == piece.symbol
            index = its.piece_index(mark)
            assert index is not None
            assert its.pieces[index] is piece
    assert its.piece_index("~") is None


@pytest.mark.parametrize("its", [s for s in piece_sets().values() if s.lattice == CUBIC])
def test_every_copy_has_a_mark_that_a_figure_file_can_hold(its):
    for piece, count in zip(its.pieces, its.counts, strict=True):
        marks = [piece.mark(copy) for copy in range(count)]
        assert len(set(marks)) == count
        assert all(read_line(1, f"/{mark}").kind is Kind.ROW for mark in marks)
        assert not set(marks) & set(".-0")


@each_set
def test_orientations_are_counted_by_the_symmetry_of_the_shape(its):
    for piece in its.pieces:
        turns = len(its.lattice.turns_of(piece.cells))
        assert turns % len(piece.orientations) == 0
        assert piece.orientations == tuple(sorted(set(piece.orientations)))
        assert piece.shape == piece.orientations[0]


def grown(size):
    """All shapes of ``size`` cubes up to rotation, grown cell by cell."""
    shapes = {((0, 0, 0),)}
    for _ in range(size - 1):
        shapes = {
            CUBIC.forms((*shape, beside))[0]
            for shape in shapes
            for cell in shape
            for beside in CUBIC.neighbours(cell)
            if beside not in shape
        }
    return shapes


def is_flat(shape):
    return any(len({cell[axis] for cell in shape}) == 1 for axis in range(3))


def test_the_sets_of_all_shapes_have_all_of_them():
    four, five = grown(4), grown(5)
    either = {min(shape, *CUBIC.forms(shape, mirrored=True)) for shape in four}
    shapes = {name: [piece.shape for piece in piece_set(name).pieces] for name in VOLUMES}
    assert sorted(shapes["tetracubes-8"]) == sorted(four)
    assert sorted(shapes["tetracubes-5"]) == sorted(filter(is_flat, four))
    assert sorted(shapes["tetracubes-7"]) == sorted(either)
    assert sorted(shapes["pentacubes-29"]) == sorted(five)
    assert sorted(shapes["pentominoes"]) == sorted(filter(is_flat, five))


def test_the_one_sided_pentominoes_are_all_flat_shapes_up_to_turning_within_the_plane():
    pieces = piece_set("one-sided-pentominoes").pieces
    assert all(piece.one_sided for piece in pieces)
    everywhere = {shape for piece in pieces for shape in piece.orientations}
    flat = {
        shape for five in grown(5) for shape in CUBIC.forms(five) if shape[0][2] == shape[-1][2]
    }
    flat = {shape for shape in flat if len({cell[2] for cell in shape}) == 1}
    assert everywhere == flat
    assert sum(len(piece.orientations) for piece in pieces) == len(flat)


def test_the_seven_tetracubes_may_be_mirrored_where_that_is_another_shape():
    by_symbol = {piece.symbol: piece for piece in piece_set("tetracubes-7").pieces}
    assert [symbol for symbol, piece in by_symbol.items() if piece.flips] == ["A"]
    assert len(by_symbol["A"].orientations) == 24


def test_the_pieces_of_the_checkered_soma_are_chequered():
    for piece in piece_set("checkered-soma").pieces:
        odd = {sum(cell) % 2 for cell in piece.dark}
        assert len(odd) == 1
        assert {sum(cell) % 2 for cell in set(piece.cells) - piece.dark} == {1 - odd.pop()}


def test_a_new_file_is_found(tmp_path, monkeypatch):
    head = 'name = "new-thing"\ntitle = "New"\nlattice = "cubic"\n'
    text = head + '[[pieces]]\nsymbol = "X"\nshape = "X"\n'
    (tmp_path / "new-thing.toml").write_text(text)
    monkeypatch.setattr(catalogue, "resource_folder", lambda _name: tmp_path)
    for cached in (catalogue._names_by_volume, catalogue._paths):
        cached.cache_clear()
    try:
        assert list(piece_sets()) == ["new-thing"]
        assert piece_set("new-thing") is piece_sets()["new-thing"]
    finally:
        for cached in (catalogue._names_by_volume, catalogue._paths):
            cached.cache_clear()
