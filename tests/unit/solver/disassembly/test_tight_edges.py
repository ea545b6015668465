"""The edges that pass other pieces where a turn has the least room."""

from dataclasses import replace
from fractions import Fraction
from math import cos, radians, sin

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from turning_rooms import random_room

from cubewright.model.disassembly import Turn
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.least_allowances import least_allowance, with_least_allowances
from cubewright.solver.disassembly.poses import Pose, after_move
from cubewright.solver.disassembly.tight_edges import TightEdge, lines_of, tight_edges
from cubewright.solver.disassembly.turns.search import TurningSearch

SPOT = Turn((0,), (0, 0, 1), 1, (1, 1, 0), Fraction(9, 100))
"""A cube at (0, 0, 0) turns in its place."""
CELLS = st.tuples(*[st.integers(-2, 2)] * 3)


def edges_of(turn, *pieces):
    return tight_edges(turn, pieces, [Pose()] * len(pieces), range(len(pieces)))


def turned_back(point, turn, angle):
    """Return the position of a point before the pieces turned by an angle in degrees."""
    x, y, z = turn.step
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]], float)
    a, axis = -radians(angle), np.array(turn.step, float)
    matrix = cos(a) * np.eye(3) + sin(a) * cross + (1 - cos(a)) * np.outer(axis, axis)
    pivot = np.array(turn.pivot) / 2
    return matrix @ (np.array(point) - pivot) + pivot


def holds(cells, point):
    """Return whether a point is within one of the cells or on its surface."""
    return any(
        all(c - 2e-3 <= p <= c + 1 + 2e-3 for c, p in zip(cell, point, strict=True))
        for cell in cells
    )


def check(turn, pieces, poses, found):
    """Check that each edge is one of its piece, and enters the other piece at its angle."""
    for edge in found:
        for point in edge.ends:
            of, against = (
                turned_back(point, turn, edge.angle) if each in turn.pieces else np.array(point)
                for each in (edge.piece, edge.other)
            )
            own = {tuple(cell) for cell in poses[edge.piece].cells(pieces[edge.piece])}
            assert np.abs(of - np.round(of)).max() < 2e-3  # a corner of a cell
            assert holds(own, of)
            assert holds(poses[edge.other].cells(pieces[edge.other]), against)
    assert list(found) == sorted(found)


def test_a_cube_that_turns_in_its_place_passes_its_neighbours_half_way():
    column = [(0, 0, 0), (0, 0, 1)]
    found = edges_of(SPOT, column, [(1, 0, 0), (1, 0, 1)], [(0, -1, 0), (5, 5, 1)])
    ends = [edge.ends for edge in found]
    assert [(edge.angle, edge.piece, edge.other) for edge in found] == [(45, 0, 1), (45, 0, 2)]
    assert np.allclose(ends[0], [(1.2071, 0.5, 0), (1.2071, 0.5, 2)], atol=1e-3)
    assert np.allclose(ends[1], [(0.5, -0.2071, 0), (0.5, -0.2071, 1)], atol=1e-3)


def test_edges_of_each_quarter_are_found():
    found = edges_of(replace(SPOT, distance=3), [(0, 0, 0)], [(1, 0, 0)])
    assert [edge.angle for edge in found] == [45, 135, 225]


def test_sharp_edges_that_turn_freely_are_not_tight():
    assert not edges_of(replace(SPOT, allowance=Fraction(0)), [(0, 0, 0)], [(5, 0, 0)])


@given(
    st.sets(CELLS, min_size=1, max_size=4),
    st.sets(CELLS, min_size=1, max_size=12),
    st.sampled_from([(1, 0, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]),
    st.integers(0, 1),
    st.integers(1, 3),
)
def test_edges_belong_to_their_piece_and_enter_the_other_one(own, others, step, parity, quarters):
    pivot = tuple(0 if along else parity for along in step)
    turn = Turn((0,), step, quarters, pivot, Fraction(1, 5))
    needs = {cell: least_allowance(turn, sorted(own), [cell]) for cell in others - own}
    rest = sorted(cell for cell, need in needs.items() if need < turn.allowance)
    pieces = [sorted(own), rest[::2], rest[1::2]]
    turn = replace(turn, allowance=max((needs[cell] for cell in rest), default=Fraction(0)))
    found = edges_of(turn, *pieces)
    assert bool(found) == bool(turn.allowance)
    check(turn, pieces, [Pose()] * len(pieces), found)
    if quarters == 1:  # If the others turn back instead, the same pieces pass each other.
        step = (-step[0], -step[1], -step[2])
        assert met(edges_of(replace(turn, pieces=(1, 2), step=step), *pieces)) == met(found)


def met(edges):
    return {(edge.angle, frozenset((edge.piece, edge.other))) for edge in edges}


@pytest.mark.parametrize(("bends", "seed"), [(0, 20), (1, 4)])
def test_each_turn_of_a_plan_that_needs_rounding_has_tight_edges(bends, seed):
    assembly = random_room(seed, bends).assembly()
    pieces = [piece.cells for piece in assembly.pieces]
    search = TurningSearch(CUBIC, allowance=Fraction(1, 5))
    search.start([assembly])
    while not search.step():
        pass
    plan = with_least_allowances(search.results[0].plan, pieces)
    poses = (Pose(),) * len(pieces)
    for move in plan.moves[:-1]:
        if isinstance(move, Turn):
            found = tight_edges(move, pieces, poses, plan.pieces)
            assert bool(found) == bool(move.allowance)
            check(move, pieces, poses, found)
        poses = after_move(poses, move)


def test_edges_one_above_the_other_form_one_line():
    def edge(piece, low, high, x=1.0):
        return TightEdge(45.0, piece, 0, ((x, 2.0, low), (x, 2.0, high)))

    edges = [edge(1, 0.0, 2.0), edge(2, 2.0, 3.0), edge(3, 1.0, 2.0), edge(1, 4.0, 5.0)]
    lines = lines_of([*edges, edge(1, 0.0, 1.0, 1.5)], 2)
    assert sorted(map(tuple, lines[:, :, 2].tolist())) == [(0, 1), (0, 3), (4, 5)]
    assert lines_of([], 0).shape == (0, 2, 3)
