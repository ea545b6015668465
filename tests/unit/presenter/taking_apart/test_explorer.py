"""Pieces are moved by hand, and push what is in their way."""

import pytest

from cubewright.model.disassembly import FOR_EVER, Move
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.taking_apart.explorer import FREE, Explorer

MOVING = [each for each in lattices().values() if each.slides]
RIGHT, LEFT, UP, DOWN = (1, 0, 0), (-1, 0, 0), (0, 0, 1), (0, 0, -1)
RAIL = [(x, y, z) for x in range(6) for y in (0, 2) for z in (0, 1, 2)]
RAIL += [(x, 1, z) for x in range(6) for z in (0, 2)]
"""A tube along x."""
TUBE = [RAIL, [(1, 1, 1)], [(3, 1, 1)]]


def test_what_is_in_the_way_is_pushed():
    explorer = Explorer(CUBIC, TUBE)
    assert explorer.taken_along(1, RIGHT) == (1,)
    assert explorer.taken_along(1, UP) == ()  # the tube and all that is in it
    explorer.make(Move((1,), RIGHT, 1))
    assert explorer.taken_along(1, RIGHT) == (1, 2)
    assert explorer.taken_along(2, LEFT) == (1, 2)
    assert explorer.taken_along(0, RIGHT) == (0,)


def test_a_reach_is_the_number_of_free_steps():
    explorer = Explorer(CUBIC, TUBE)
    assert explorer.reach((1,), RIGHT) == 1
    assert explorer.reach((1,), LEFT) == FREE
    assert explorer.reach((1,), UP) == 0
    assert explorer.reach((1, 2), RIGHT) == FREE


def test_moves_are_listed_once_and_those_that_leave_first():
    moves = Explorer(CUBIC, TUBE).possible_moves()
    leaving, others = moves[:4], moves[4:]
    assert {(move.pieces, move.step) for move in leaving} == {
        ((0,), LEFT),
        ((0,), RIGHT),
        ((1,), LEFT),
        ((2,), RIGHT),
    }
    assert {move.distance for move in leaving} == {FOR_EVER}
    assert others == [Move((1,), RIGHT, 1), Move((2,), LEFT, 1)]


def test_steps_in_a_row_are_one_move_and_moves_are_undone():
    explorer = Explorer(CUBIC, TUBE)
    explorer.make(Move((2,), RIGHT, 1))
    explorer.make(Move((2,), RIGHT, 1))
    assert explorer.moves == [Move((2,), RIGHT, 2)]
    explorer.make(Move((1,), LEFT, FOR_EVER))
    assert explorer.together == {0, 2}
    assert explorer.taken_along(1, RIGHT) == ()
    assert explorer.undo() == Move((1,), LEFT, FOR_EVER)
    assert explorer.together == {0, 1, 2}
    assert explorer.undo() == Move((2,), RIGHT, 2)
    assert explorer.positions == ((0, 0, 0),) * 3
    assert explorer.undo() is None


def test_what_is_blocked_does_not_move():
    explorer = Explorer(CUBIC, TUBE)
    for move in (Move((1,), RIGHT, 2), Move((1,), UP, 1), Move((1,), RIGHT, FOR_EVER)):
        with pytest.raises(ValueError, match="in the way"):
            explorer.make(move)
    assert explorer.moves == []


def test_all_moves_are_taken_back():
    explorer = Explorer(CUBIC, TUBE, ((0, 0, 0), (0, 0, 0), (1, 0, 0)), (0, 2))
    explorer.make(Move((2,), RIGHT, 1))
    explorer.restart()
    assert explorer.positions[2] == (1, 0, 0)
    assert explorer.together == {0, 2}


@pytest.mark.parametrize("its", MOVING, ids=[each.name for each in MOVING])
def test_cells_are_pushed_on_every_lattice(its):
    here = its.box((1, 1, 1))[0]
    for step in its.slides:
        there = tuple(a + b for a, b in zip(here, step, strict=True))
        far = tuple(a + 9 * b for a, b in zip(here, step, strict=True))
        explorer = Explorer(its, [[here], [there], [far]])
        assert explorer.taken_along(0, step) == (0, 1)
        back = tuple(-each for each in step)
        assert explorer.taken_along(0, back) == (0,)
