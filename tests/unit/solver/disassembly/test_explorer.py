"""Pieces are moved by hand, and push what is in their way."""

from fractions import Fraction

import numpy as np
import pytest

from cubewright.model.cell import shifted
from cubewright.model.disassembly import FOR_EVER, Move, Turn
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.explorer import FREE, Explorer
from cubewright.solver.disassembly.poses import Pose

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
    assert explorer.undo()
    assert explorer.together == {0, 1, 2}
    assert explorer.undo()
    assert explorer.poses == (Pose(),) * 3
    assert not explorer.undo()


def test_the_moves_of_a_piece_are_those_with_all_that_it_pushes():
    assert Explorer(CUBIC, TUBE).moves_of(1) == [
        Move((1,), LEFT, FOR_EVER),
        Move((1,), RIGHT, 1),
    ]
    pushing = Explorer(CUBIC, [[(0, 0, 0)], [(1, 0, 0)], [(0, 1, 0)]])
    assert Move((0, 1), RIGHT, FOR_EVER) in pushing.moves_of(0)  # more than half of the pieces


def test_what_is_undone_is_done_again_unless_another_move_is_made():
    explorer = Explorer(CUBIC, TUBE)
    explorer.make(Move((2,), RIGHT, 1))
    explorer.make(Move((1,), LEFT, FOR_EVER))
    explorer.restart()
    assert explorer.can_redo
    assert explorer.redo()
    assert explorer.moves == [Move((2,), RIGHT, 1)]
    assert explorer.redo()
    assert explorer.together == {0, 2}
    explorer.undo()
    explorer.make(Move((1,), RIGHT, 1))
    assert not explorer.can_redo
    assert not explorer.redo()
    explorer.step_back()
    assert explorer.moves == [Move((2,), RIGHT, 1)]


def test_the_user_continues_with_the_part_that_was_removed():
    explorer = Explorer(CUBIC, TUBE)
    explorer.make(Move((1, 2), RIGHT, FOR_EVER))
    removed = frozenset({1, 2})
    assert explorer.parts == (removed,)
    explorer.continue_with(removed)
    assert (explorer.together, explorer.parts) == (removed, (frozenset({0}),))
    assert explorer.taken_along(1, UP) == (1,)  # the tube is not around it any more
    explorer.make(Move((1,), UP, FOR_EVER))
    assert explorer.parts == (frozenset({0}), frozenset({1}))
    explorer.undo()
    explorer.undo()
    assert explorer.together == {0}
    with pytest.raises(ValueError, match="no such part"):
        explorer.continue_with(frozenset({0, 1}))


ROOM = [(x, y, z) for x in range(5) for y in range(5) for z in range(3)]
HOLLOW = [(x, y, 1) for x in range(1, 4) for y in range(1, 4)]
ROD = [(1, 1, 1), (2, 1, 1)]
BOX = [[cell for cell in ROOM if cell not in HOLLOW], ROD]
"""A rod of two cubes in a room of three by three."""


def test_turns_are_listed_that_hit_nothing():
    explorer = Explorer(CUBIC, BOX)
    turns = explorer.possible_turns(Fraction(0))
    assert turns
    assert {turn.pieces for turn in turns} == {(1,)}
    assert all(turn.step[2] for turn in turns)  # there is one layer only
    for turn in turns:
        explorer.make(turn)
        here = set(explorer.cells(1))
        assert here <= set(HOLLOW)
        assert len(here) == 2
        explorer.undo()
    assert set(explorer.cells(1)) == set(ROD)
    more = explorer.possible_turns(Fraction(1, 5))
    assert {(t.step, t.pivot) for t in turns} <= {(t.step, t.pivot) for t in more}
    assert len(more) > len(turns)


def test_a_turned_piece_slides_and_can_still_slide():
    explorer = Explorer(CUBIC, BOX)
    turn = explorer.possible_turns(Fraction(0))[0]
    explorer.make(turn)
    turned = explorer.cells(1)
    for move in explorer.possible_moves():
        if move.pieces == (1,):
            explorer.make(move)
            by = np.array(explorer.cells(1)) - np.array(turned)
            assert (by == np.array(move.step) * move.distance).all()
            explorer.undo()
    blocked = Turn((1,), (1, 0, 0), 1, (0, 3, 3))
    with pytest.raises(ValueError, match="in the way"):
        explorer.make(blocked)


def test_turns_about_the_same_axis_are_one_move():
    explorer = Explorer(CUBIC, [[(0, 0, 0), (1, 0, 0)], [(0, 0, 5)]])
    for _ in range(3):
        explorer.make(Turn((0,), (0, 0, 1), 1, (1, 1, 0)))
    assert explorer.moves == [Turn((0,), (0, 0, 1), 3, (1, 1, 0))]
    assert set(explorer.cells(0)) == {(0, 0, 0), (0, -1, 0)}


def test_what_is_blocked_does_not_move():
    explorer = Explorer(CUBIC, TUBE)
    for move in (Move((1,), RIGHT, 2), Move((1,), UP, 1), Move((1,), RIGHT, FOR_EVER)):
        with pytest.raises(ValueError, match="in the way"):
            explorer.make(move)
    assert explorer.moves == []


def test_all_moves_are_taken_back():
    explorer = Explorer(CUBIC, TUBE, (Pose(), Pose(), Pose((1, 0, 0))), (0, 2))
    explorer.make(Move((2,), RIGHT, 1))
    explorer.restart()
    assert explorer.poses[2] == Pose((1, 0, 0))
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


@pytest.mark.parametrize("lattice", MOVING, ids=lambda each: each.name)
def test_of_a_set_of_pieces_and_the_rest_one_move_is_listed(lattice):
    """In a row of single cells any pieces move with those before them."""
    for towards in lattice.slides:
        cells = [lattice.box((1, 1, 1))[0]]
        for _ in range(3):
            cells.append(shifted(cells[-1], towards))
        explorer = Explorer(lattice, [[cell] for cell in cells])
        moves = [(set(move.pieces), move.step) for move in explorer.possible_moves()]
        for pieces, step in moves:
            assert 2 * len(pieces) <= len(cells)
            back = tuple(-each for each in step)
            assert moves.count((pieces, step)) == 1
            assert ({0, 1, 2, 3} - pieces, back) not in moves or (pieces, step) == ({0, 1}, step)
        assert {frozenset(pieces) for pieces, _ in moves} >= {frozenset({0}), frozenset({3})}
