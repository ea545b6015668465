"""Balls and the necks between them."""

from math import pi, sqrt

import numpy as np
import pytest

from cubewright.model.drawing.balls import ball_triangles
from cubewright.model.drawing.mesh import surface
from cubewright.model.lattices.spheres import SPHERES

RADIUS = 0.5


def apart(number):
    """Return a number of balls of which no two touch, one body each."""
    return [[(4 * n, 0, 0)] for n in range(number)]


@pytest.mark.parametrize(("number", "each"), [(1, 1280), (60, 1280), (61, 320), (2001, 80)])
def test_many_balls_have_fewer_triangles_each(number, each):
    corners, _, bodies, cells = ball_triangles(SPHERES, apart(number), inner=False)
    assert len(corners) == number * each
    assert (np.bincount(bodies) == each).all()
    assert (bodies == cells).all()


@pytest.mark.parametrize("number", [1, 61])
def test_a_ball_is_round_and_its_normals_point_outwards(number):
    corners, normals, bodies, _ = ball_triangles(SPHERES, apart(number), inner=False)
    last = bodies == number - 1
    middle = np.array(SPHERES.centre((4 * (number - 1), 0, 0)))
    assert np.allclose(corners[last] - middle, RADIUS * normals[last])
    assert np.allclose(np.linalg.norm(normals[last], axis=2), 1)
    a, b, c = (corners[last][:, n] - middle for n in range(3))
    volumes = np.einsum("tx,tx->t", a, np.cross(b, c)) / 6
    assert (volumes > 0).all()
    assert volumes.sum() == pytest.approx(4 / 3 * pi * RADIUS**3, rel=0.05)


def test_two_balls_of_one_body_have_a_neck_half_of_which_belongs_to_each():
    pair = [(0, 0, 0), (1, 0, 1)]
    corners, normals, bodies, cells = ball_triangles(SPHERES, [pair], inner=False)
    assert (bodies == 0).all()
    necks = np.arange(len(corners)) >= 2 * 1280
    assert np.bincount(cells[~necks]).tolist() == [1280, 1280]
    # Two rings of 16 squares, two triangles each.
    assert np.bincount(cells[necks]).tolist() == [64, 64]
    first = np.array(SPHERES.centre(pair[0]))
    along = np.array([1, 0, 1]) / sqrt(2)
    for cell, sign in ((0, 1), (1, -1)):
        own = necks & (cells == cell)
        from_ball = (corners[own] - (first + along * (cell * 2 * RADIUS))) / RADIUS
        position = from_ball @ (sign * along)
        radius = np.linalg.norm(from_ball - position[..., None] * (sign * along), axis=2)
        profile = {round(float(p), 6): round(float(r), 6) for p, r in zip(
            position.ravel(), radius.ravel(), strict=True)}  # fmt: skip
        assert profile == {0.8: 0.6, 0.89: 0.47, 1.0: 0.43}
        # It begins on the ball with the ball's normal, and is level in the middle.
        begins, ends = np.isclose(position, 0.8), np.isclose(position, 1.0)
        assert np.allclose(normals[own][begins], from_ball[begins])
        assert np.allclose(normals[own][ends] @ along, 0)
        assert np.allclose(np.linalg.norm(normals[own], axis=2), 1, atol=0.01)
        around = from_ball - position[..., None] * (sign * along)
        assert (np.einsum("tcx,tcx->tc", normals[own], around) > 0).all()
        # It goes all the way round.
        assert np.allclose(around.mean(axis=(0, 1)), 0, atol=1e-9)


def test_balls_of_two_bodies_have_no_neck():
    corners, _, bodies, cells = ball_triangles(SPHERES, [[(0, 0, 0)], [(1, 0, 1)]], inner=False)
    assert len(corners) == 2 * 1280
    assert (bodies == cells).all()


def test_a_ball_inside_others_is_left_out_unless_inner_ones_are_asked_for():
    middle = (2, 2, 2)
    around = SPHERES.neighbours(middle)
    for bodies in ([[middle], [*around]], [[*around, middle]]):
        number = 0 if len(bodies) == 2 else 12
        seen = ball_triangles(SPHERES, bodies, inner=False)[3]
        assert set(seen.tolist()) == set(range(13)) - {number}
        every = ball_triangles(SPHERES, bodies, inner=True)[3]
        assert set(every.tolist()) == set(range(13))


def test_no_balls_have_no_triangles():
    assert [part.shape for part in ball_triangles(SPHERES, [], inner=False)] == [
        (0, 3, 3), (0, 3, 3), (0,), (0,),
    ]  # fmt: skip


def test_the_surface_of_balls_is_smooth_and_has_no_edges():
    mesh = surface(SPHERES, [[(0, 0, 0), (1, 1, 0)]])
    corners, normals, bodies, cells = ball_triangles(SPHERES, [[(0, 0, 0), (1, 1, 0)]], inner=False)
    assert np.allclose(mesh.corners, corners, atol=1e-6)
    assert np.allclose(mesh.smooth, normals, atol=1e-6)
    assert (mesh.bodies == bodies).all()
    assert (mesh.cells == cells).all()
    assert not mesh.borders.any()
    assert (mesh.distances == 1000).all()
    some = mesh.only(mesh.cells == 1)
    assert np.array_equal(some.smooth, mesh.smooth[mesh.cells == 1])
