"""The places of pieces after moves and turns."""

from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.model.disassembly import Move, Turn
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.poses import Pose, after_move, places_of
from cubewright.solver.disassembly.turns.quarter_turns import quarter_turn

CELLS = ((0, 0, 0), (1, 0, 0), (1, 2, 0), (1, 2, -3))
AXES = [tuple(sign * (n == axis) for n in range(3)) for axis in range(3) for sign in (1, -1)]


@st.composite
def moves(draw):
    step = draw(st.sampled_from(AXES))
    if draw(st.booleans()):
        return Move((0,), step, draw(st.integers(1, 3)))
    parity = draw(st.integers(0, 1))
    pivot = tuple(0 if each else 2 * draw(st.integers(-3, 3)) + parity for each in step)
    return Turn((0,), step, draw(st.integers(1, 3)), pivot)


@given(st.lists(moves(), max_size=4))
def test_a_pose_after_moves_is_where_they_take_each_cell(made):
    pose, cells = Pose(), np.array(CELLS)
    for move in made:
        other = Pose((9, 9, 9))
        pose, still = after_move((pose, other), move)
        assert still is other
        for _ in range(move.distance):
            if isinstance(move, Turn):
                axis = next(n for n in range(3) if move.step[n])
                cells = quarter_turn(cells, axis, move.step[axis], move.pivot)
            else:
                cells = cells + move.step
    assert pose.cells(CELLS) == tuple(map(tuple, cells.tolist()))
    # In space each corner of a cube goes with it.
    (place,) = places_of(CUBIC, (pose,))
    for cell, goal in zip(CELLS, cells, strict=True):
        corners = np.array(list(product((0, 1), repeat=3))) + cell
        moved = corners @ place[:, :3].T + place[:, 3]
        assert np.allclose(moved.min(axis=0), goal)
        assert np.allclose(moved.max(axis=0), goal + 1)


@pytest.mark.parametrize("name", lattices())
def test_a_shift_in_space_is_that_of_the_lattice(name):
    its = lattices()[name]
    if not its.slides:
        return
    for step in its.slides:
        (place,) = places_of(its, (Pose(step),))
        assert (place[:, :3] == np.eye(3)).all()
        assert np.allclose(place[:, 3], np.array(its.space) @ step)
    assert places_of(its, ()).shape == (0, 3, 4)
