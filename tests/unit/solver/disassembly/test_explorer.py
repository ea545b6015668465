"""Pieces that are moved by hand push the pieces in their way."""

from dataclasses import replace
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from plain_disassembly import is_step_free, random_assembly, reach, stepped

from cubewright.model.cell import shifted
from cubewright.model.disassembly import FOR_EVER, Move, Turn
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.explorer import FREE, LARGEST_BOX, Explorer, _continues
from cubewright.solver.disassembly.poses import Pose
from cubewright.solver.disassembly.turns.quarter_turns import swept_in_turn

MOVING = [each for each in lattices().values() if each.slides]
RIGHT, LEFT, UP, DOWN = (1, 0, 0), (-1, 0, 0), (0, 0, 1), (0, 0, -1)
RAIL = [(x, y, z) for x in range(6) for y in (0, 2) for z in (0, 1, 2)]
RAIL += [(x, 1, z) for x in range(6) for z in (0, 2)]
"""A tube along x."""
TUBE = [RAIL, [(1, 1, 1)], [(3, 1, 1)]]


def test_what_is_in_the_way_is_pushed():
    explorer = Explorer(CUBIC, TUBE)
    assert explorer.pushed_pieces(1, RIGHT) == (1,)
    assert explorer.pushed_pieces(1, UP) == ()  # the tube and all that is in it
    explorer.make(Move((1,), RIGHT, 1))
    assert explorer.pushed_pieces(1, RIGHT) == (1, 2)
    assert explorer.pushed_pieces(2, LEFT) == (1, 2)
    assert explorer.pushed_pieces(0, RIGHT) == (0,)


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
    assert explorer.current_part == {0, 2}
    assert explorer.pushed_pieces(1, RIGHT) == ()
    assert explorer.undo()
    assert explorer.current_part == {0, 1, 2}
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
    assert explorer.current_part == {0, 2}
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
    assert explorer.other_parts == (removed,)
    explorer.continue_with(removed)
    assert (explorer.current_part, explorer.other_parts) == (removed, (frozenset({0}),))
    assert explorer.pushed_pieces(1, UP) == (1,)  # it has left the tube
    explorer.make(Move((1,), UP, FOR_EVER))
    assert explorer.other_parts == (frozenset({0}), frozenset({1}))
    explorer.undo()
    explorer.undo()
    assert explorer.current_part == {0}
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
    assert explorer.current_part == {0, 2}


@pytest.mark.parametrize("its", MOVING, ids=[each.name for each in MOVING])
def test_cells_are_pushed_on_every_lattice(its):
    here = its.box((1, 1, 1))[0]
    for step in its.slides:
        there = tuple(a + b for a, b in zip(here, step, strict=True))
        far = tuple(a + 9 * b for a, b in zip(here, step, strict=True))
        explorer = Explorer(its, [[here], [there], [far]])
        assert explorer.pushed_pieces(0, step) == (0, 1)
        back = tuple(-each for each in step)
        assert explorer.pushed_pieces(0, back) == (0,)


@pytest.mark.parametrize("lattice", MOVING, ids=lambda each: each.name)
def test_of_a_set_of_pieces_and_the_rest_one_move_is_listed(lattice):
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


class PlainPieces:
    """The pieces of an assembly, of which those in the current part move step by step."""

    def __init__(self, assembly):
        self.lattice = assembly.lattice
        self.cells = [frozenset(piece.cells) for piece in assembly.pieces]
        self.current_part = frozenset(range(len(self.cells)))
        slides = self.lattice.slides
        self.steps = [*slides, *(tuple(-each for each in step) for step in slides)]

    def reach(self, moving, step):
        order = sorted(self.current_part)
        cells = [self.cells[piece] for piece in order]
        places = {order.index(piece) for piece in moving}
        for distance in range(reach(cells)):
            if not is_step_free(self.lattice, cells, places, step):
                return distance
            cells = stepped(cells, places, step)
        return FREE

    def pushed_pieces(self, piece, step):
        moving = {piece}
        while True:
            more = {
                other
                for other in self.current_part - moving
                for one in moving
                if not is_step_free(self.lattice, [self.cells[one], self.cells[other]], {0}, step)
            }
            if not more:
                return () if moving == self.current_part else tuple(sorted(moving))
            moving |= more

    def moves(self, piece):
        """Return the pieces, steps and reaches of the moves of a piece."""
        found = [(self.pushed_pieces(piece, step), step) for step in self.steps]
        return {(moving, step, self.reach(moving, step)) for moving, step in found if moving}

    def opposite(self, moving, step, far):
        rest = tuple(sorted(self.current_part.difference(moving)))
        return rest, tuple(-each for each in step), far


def listed(moves):
    return [(m.pieces, m.step, FREE if m.distance == FOR_EVER else m.distance) for m in moves]


def compare(explorer, plain):
    assert explorer.current_part == plain.current_part
    for piece, step in product(plain.current_part, plain.steps):
        along = explorer.pushed_pieces(piece, step)
        assert along == plain.pushed_pieces(piece, step)
        assert explorer.reach((piece,), step) == plain.reach((piece,), step)
        assert set(explorer.cells(piece)) == plain.cells[piece]
    for piece in plain.current_part:
        found = listed(explorer.moves_of(piece))
        assert len(found) == len(set(found))
        assert set(found) == plain.moves(piece)
        assert found == sorted(found, key=lambda each: (each[2] != FREE, len(each[0])))
    every = set().union(*(plain.moves(piece) for piece in plain.current_part))
    every |= {plain.opposite(*each) for each in every}
    found = listed(explorer.possible_moves())
    opposites = {plain.opposite(*each) for each in found}
    assert len(found) == len(set(found))
    assert opposites.isdisjoint(found)
    assert {*found, *opposites} == every
    assert all(2 * len(moving) <= len(plain.current_part) for moving, _, _ in found)
    assert found == sorted(found, key=lambda each: (each[2] != FREE, len(each[0]), each[0]))


@pytest.mark.parametrize("its", MOVING, ids=[each.name for each in MOVING])
def test_walks_by_hand_agree_with_stepping_plain_sets_of_cells(its):
    @given(seed=st.integers(0, 10**6), count=st.integers(2, 4), data=st.data())
    def check(seed, count, data):
        plain = PlainPieces(random_assembly(its, (2, 2, 2), count, seed, jumps=0.3))
        explorer = Explorer(its, [sorted(cells) for cells in plain.cells])
        assert set(explorer.directions) == set(plain.steps)
        gone, made, states = (), [], [explorer.poses]
        for _ in range(3):
            compare(explorer, plain)
            assert explorer.other_parts == gone
            moves = explorer.possible_moves()
            if not moves:
                break
            move = data.draw(st.sampled_from(moves))
            if move.distance != FOR_EVER or data.draw(st.booleans()):
                far = data.draw(st.integers(1, min(3, move.distance or 3)))
                move = replace(move, distance=far)
                for _ in range(far):
                    plain.cells = stepped(plain.cells, move.pieces, move.step)
            explorer.make(move)
            if move.distance == FOR_EVER:
                plain.current_part -= set(move.pieces)
                gone = (*gone, frozenset(move.pieces))
            last = made[-1] if made else None
            if (
                last
                and last.distance
                and move.distance
                and (last.pieces, last.step) == (move.pieces, move.step)
            ):
                made[-1], states[-1] = replace(last, distance=last.distance + far), explorer.poses
            else:
                made, states = [*made, move], [*states, explorer.poses]
            assert explorer.moves == made
        for poses in reversed(states[:-1]):
            assert explorer.can_undo
            assert explorer.undo()
            assert explorer.poses == poses
        assert not explorer.can_undo
        for poses in states[1:]:
            assert explorer.redo()
            assert explorer.poses == poses
        assert explorer.moves == made

    check()


def test_steps_back_take_one_step_each():
    explorer = Explorer(CUBIC, TUBE)
    explorer.make(Move((2,), RIGHT, 3))
    explorer.make(Move((1,), RIGHT, 2))
    for distance in (1, 0):
        explorer.step_back()
        assert explorer.cells(1) == ((1 + distance, 1, 1),)
        assert explorer.cells(2) == ((6, 1, 1),)
    assert explorer.moves == [Move((2,), RIGHT, 3)]
    explorer.make(Move((1,), LEFT, FOR_EVER))
    explorer.step_back()  # what is separated stays so
    assert explorer.current_part == {0, 2}


def plain_turns(bodies, allowance):
    """Return the turns of each piece with all that it takes along, or of the rest if smaller."""
    everything = frozenset(range(len(bodies)))
    cells = np.array([cell for body in bodies for cell in body])
    low, high = 2 * cells.min(axis=0), 2 * cells.max(axis=0) + 2
    found = set()
    for axis, sign in product(range(3), (1, -1)):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        step = tuple(sign * (each == axis) for each in range(3))
        for p, q in product(range(low[u], high[u] + 1), range(low[v], high[v] + 1)):
            if (p - low[u] - q + low[v]) % 2:
                continue
            pivot = [0, 0, 0]
            pivot[u], pivot[v] = p, q
            swept = [
                {each for cell in body for each in swept_in_turn(cell, step, pivot, allowance)}
                for body in bodies
            ]
            for piece in everything:
                moving = {piece}
                while more := {
                    other
                    for one in moving
                    for other in everything - moving
                    if not swept[one].isdisjoint(bodies[other])
                }:
                    moving |= more
                rest = everything - moving
                if not rest:
                    continue
                sizes = [(len(each), sum(len(bodies[n]) for n in each)) for each in (moving, rest)]
                turned, way = (moving, sign) if sizes[0] <= sizes[1] else (rest, -sign)
                found.add((frozenset(turned), axis, way, tuple(pivot)))
    return found


@given(
    seed=st.integers(0, 10**6),
    count=st.integers(2, 4),
    allowance=st.sampled_from([Fraction(0), Fraction(1, 10)]),
)
def test_turns_agree_with_plain_sets_of_cells(seed, count, allowance):
    assembly = random_assembly(CUBIC, (3, 2, 2), count, seed, holes=0.4)
    bodies = [piece.cells for piece in assembly.pieces]
    turns = Explorer(CUBIC, bodies).possible_turns(allowance)
    found = [
        (frozenset(turn.pieces), axis, turn.step[axis], turn.pivot)
        for turn in turns
        for axis in range(3)
        if turn.step[axis]
    ]
    assert len(found) == len(set(found))
    assert set(found) == plain_turns(bodies, allowance)
    assert {(turn.distance, turn.allowance) for turn in turns} <= {(1, allowance)}

    def rank(turn):
        cells = np.array([cell for piece in turn.pieces for cell in bodies[piece]])
        middle = cells.min(axis=0) + cells.max(axis=0) + 1
        away = [abs(m - p) for m, p, s in zip(middle, turn.pivot, turn.step, strict=True) if not s]
        return len(turn.pieces), turn.pieces, sum(away), turn.step, turn.pivot

    assert turns == sorted(turns, key=rank)


def test_turns_are_listed_in_a_box_that_is_not_too_large():
    edge = round(LARGEST_BOX ** (1 / 3))
    corners = [[(-1, 0, 2)], [(edge - 2, edge - 1, edge + 1)]]
    assert Explorer(CUBIC, corners).can_list_turns
    assert not Explorer(CUBIC, [*corners, [(0, edge, 2)]]).can_list_turns
    assert not Explorer(CUBIC, [[(0, 0, 0)]]).can_list_turns
    assert not Explorer(CUBIC, corners, current_part=[0]).can_list_turns
    cubes = [[(x, y, 0)] for x in range(13) for y in range(5)]
    assert Explorer(CUBIC, cubes[:64]).can_list_turns
    assert not Explorer(CUBIC, cubes).can_list_turns


@pytest.mark.parametrize(
    ("change", "continues"),
    [
        ({}, True),
        ({"distance": 2}, True),
        ({"distance": 3}, False),  # it would be a full turn
        ({"pivot": (0, 0, 2)}, False),
        ({"pivot": (0, 0, 2), "distance": 3}, False),
        ({"step": (0, 1, 0)}, False),
        ({"pieces": (1,)}, False),
    ],
)
def test_a_turn_continues_another_one_about_the_same_point(change, continues):
    turn = Turn((0,), (0, 0, 1), 1, (0, 0, 0))
    assert _continues(turn, replace(turn, **change)) is continues
    move = Move(turn.pieces, turn.step, turn.distance)
    assert not _continues(turn, move)
    assert not _continues(move, turn)
    assert _continues(move, replace(move, distance=9))


@pytest.mark.parametrize("shift", [0, 3, -5])
def test_a_turned_piece_far_from_its_place_reaches_others(shift):
    half_turn = ((-1, 0, 0), (0, -1, 0), (0, 0, 1))
    poses = [Pose((shift, 0, 0), half_turn), Pose()]
    explorer = Explorer(CUBIC, [[(20, 0, 0)], [(21, 0, 0)]], poses)
    assert explorer.reach((0,), RIGHT) == 40 - shift
    assert explorer.reach((1,), LEFT) == 40 - shift
    assert explorer.reach((0,), LEFT) == FREE
