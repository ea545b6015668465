"""A piece held over a figure is turned, flipped, and set down where its cells match."""

import pytest

from cubewright.model.cell import difference, keeps_up, shifted
from cubewright.model.lattice import lattices
from cubewright.model.piece import Piece
from cubewright.presenter.editing.movements import turn_about
from cubewright.presenter.pieces.held_piece import HeldPiece

LATTICES = sorted(lattices())


def held(name, **values):
    lattice = lattices()[name]
    cells = list(lattice.box((2, 2, 2))[:1])
    for cell in cells:
        beside = sorted(lattice.neighbours(cell))
        cells += [each for each in beside if each not in cells][: 4 - len(cells)]
    return HeldPiece.of(Piece("X", lattice.normalized(cells), lattice=lattice, **values))


@pytest.mark.parametrize("name", LATTICES)
@pytest.mark.parametrize("axis", [0, 1, 2])
@pytest.mark.parametrize("one_sided", [False, True])
def test_a_piece_turns_about_every_axis_that_it_may_turn_about(name, axis, one_sided):
    piece = held(name, one_sided=one_sided)
    turn = turn_about(piece.piece.lattice, axis, back=False)
    turned = piece.turned_about(axis)
    may_turn = turn is not None and (keeps_up(turn) or not one_sided)
    assert (turned.cells != piece.cells) == may_turn
    assert turned.turned_about(axis, back=True).cells == piece.cells
    times, around = 1, turned
    while around.cells != piece.cells:
        times, around = times + 1, around.turned_about(axis)
    assert times in ((2, 3, 4, 6) if may_turn else (1,))


@pytest.mark.parametrize("name", LATTICES)
def test_only_a_piece_that_may_be_mirrored_is_flipped(name):
    assert held(name).flipped() == held(name)
    piece = held(name, flips=True)
    assert piece.flipped().cells != piece.cells
    assert piece.flipped().flipped() == piece


@pytest.mark.parametrize("name", LATTICES)
@pytest.mark.parametrize("one_sided", [False, True])
def test_a_piece_over_a_cell_fills_it_as_an_orientation_of_its_own(name, one_sided):
    piece = held(name, one_sided=one_sided)
    lattice = piece.piece.lattice
    for cell in lattice.box((2, 2, 2)):
        cells = piece.cells_when_held_over(cell)
        if cells:
            assert cell in cells
            assert list(cells) == sorted(cells)
            assert lattice.normalized(cells) in piece.piece.orientations
    start = lattice.origin(piece.cells[piece.handle])
    kind = difference(piece.cells[piece.handle], start)
    assert piece.cells_when_held_over(shifted(kind, lattice.basis[0]))
