"""Rounded bodies: points that are known by hand, and closed surfaces on every lattice."""

from dataclasses import fields
from itertools import product
from math import pi, sqrt

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubewright.model.drawing.balls import ball_triangles
from cubewright.model.drawing.mesh import surface
from cubewright.model.drawing.rounded import GAP, MAX_SIDES, RADIUS, rounded_surface
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.spheres import SPHERES

SOLID = [name for name, each in lattices().items() if not each.ball_radius]
FAR = 9.0
"""The distance from missing lines."""


def triangles_of(shape):
    quads = shape.quads
    return np.concatenate([shape.triangles, quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])


def is_closed(shape, chosen=slice(None)):
    """Return whether the areas of some triangles and their moments cancel out."""
    a, b, c = shape.points[triangles_of(shape)[chosen]].astype(float).transpose(1, 0, 2)
    area = np.cross(b - a, c - a)
    turning = np.cross(a + b + c, area)
    return np.abs(area.sum(axis=0)).max() < 1e-5 and np.abs(turning.sum(axis=0)).max() < 1e-4


def volume(shape, chosen=slice(None)):
    a, b, c = shape.points[triangles_of(shape)[chosen]].astype(float).transpose(1, 0, 2)
    return float(np.einsum("tx,tx->", a, np.cross(b, c)) / 6)


cells = st.sets(st.tuples(*[st.integers(0, 2)] * 3), min_size=1, max_size=12)


@settings(max_examples=12)
@given(cells)
def test_a_body_of_cubes_is_closed_and_a_little_smaller_than_its_cells(filled):
    shape = rounded_surface(CUBIC, [sorted(filled)])
    assert is_closed(shape)
    outer = len(surface(CUBIC, [sorted(filled)])) / 4  # faces
    size = len(filled) - volume(shape)
    assert 0 < size < outer * (GAP + 4 * RADIUS**2)
    assert set(shape.cells.tolist()) <= set(range(len(filled)))
    assert (shape.bodies == 0).all()
    assert not shape.inner.any()


@pytest.mark.parametrize("name", SOLID)
def test_bodies_of_every_lattice_are_closed_and_their_normals_point_outwards(name):
    its = lattices()[name]
    box = its.box((2, 2, 1))
    bodies = [box[:1], box[1:4], box[4:]] if len(box) > 4 else [box[:1], box[1:]]
    shape = rounded_surface(its, bodies, apart=True)
    every = triangles_of(shape)
    owner = shape.bodies[every]
    assert (owner == owner[:, :1]).all()
    for number in range(len(bodies)):
        own = owner[:, 0] == number
        assert is_closed(shape, own)
        alone = rounded_surface(its, [bodies[number]])
        assert volume(shape, own) == pytest.approx(volume(alone), abs=1e-5)
        assert volume(alone) > 0
    a, b, c = shape.points[every].astype(float).transpose(1, 0, 2)
    normal = np.cross(b - a, c - a)
    outward = np.einsum("tx,tcx->tc", normal, shape.normals[every])
    assert -outward[outward < 0].sum() < 1e-3 * outward[outward > 0].sum()
    assert np.allclose(np.linalg.norm(shape.normals, axis=1), 1, atol=1e-4)
    first = np.cumsum([0, *map(len, bodies)])
    assert (first[shape.bodies] <= shape.cells).all()
    assert (shape.cells < first[shape.bodies + 1]).all()


def test_a_cube_has_six_squares_twelve_round_edges_and_eight_corners():
    shape = rounded_surface(CUBIC, [[(0, 0, 0)]])
    # Two strips of two triangles for each edge, and six triangles around each corner.
    assert (len(shape.quads), len(shape.triangles)) == (6, 12 * 4 + 8 * 6)
    assert len(shape) == 24 + 2 * 2 * 12 + 8
    low, deep = GAP, GAP + RADIUS
    corner = sorted(
        tuple(point)
        for point in shape.points.round(6).tolist()
        if all(value < 0.4 for value in point)
    )
    middle = deep - RADIUS / sqrt(2)  # of an edge, seen along it
    peak = deep - RADIUS / sqrt(3)
    expected = {tuple(v) for v in ((low, deep, deep), (deep, low, deep), (deep, deep, low))}
    expected |= {(middle, middle, deep), (middle, deep, middle), (deep, middle, middle)}
    found = np.array(sorted(set(corner)))
    for point in expected:
        assert np.abs(found - point).max(axis=1).min() < 1e-5
    assert np.abs(found - peak).max(axis=1).min() < 2e-3
    assert len(found) == 7
    # Normals of the faces, of the edges between them, and of the corner.
    near = (shape.points < 0.4).all(axis=1)
    normals = {tuple(each) for each in (-shape.normals[near]).round(4).tolist()}
    half, third = round(1 / sqrt(2), 4), round(1 / sqrt(3), 4)
    assert {tuple(round(value, 3) for value in each) for each in normals} == {
        *((1, 0, 0), (0, 1, 0), (0, 0, 1)),
        *(
            tuple(round(v, 3) for v in e)
            for e in ((half, half, 0), (half, 0, half), (0, half, half))
        ),
        (round(third, 3),) * 3,
    }


def test_the_volume_of_a_rounded_cube():
    """The volume is smaller by a gap on each side and by about the loss at round edges."""
    shape = rounded_surface(CUBIC, [[(0, 0, 0)]])
    side = 1 - 2 * GAP
    lacking = 12 * (side - 2 * RADIUS) * RADIUS**2 * (1 - pi / 4)
    assert volume(shape) == pytest.approx(side**3 - lacking, abs=0.003)
    assert volume(shape) < side**3 - lacking  # two straight segments for a quarter of a circle


def test_the_sharp_inner_edge_of_a_step_is_where_the_gaps_meet():
    shape = rounded_surface(CUBIC, [[(0, 0, 0), (1, 0, 0), (1, 0, 1)]])
    foot = shape.points[
        (np.abs(shape.points[:, 0] - 1) < 0.02) & (np.abs(shape.points[:, 2] - 1) < 0.02)
    ]
    # A gap above the lower cell and beside the upper one: the body ends at (1 - gap, 1 - gap).
    assert np.isclose(foot[:, [0, 2]], (1 + GAP, 1 - GAP), atol=1e-5).all(axis=1).sum() >= 4


def test_faces_between_bodies_are_seen_only_where_they_reach_the_surface():
    bodies = [[cell] for cell in CUBIC.box((3, 3, 3))]
    together, apart = rounded_surface(CUBIC, bodies), rounded_surface(CUBIC, bodies, apart=True)
    assert len(apart) == 27 * len(rounded_surface(CUBIC, [[(0, 0, 0)]]))
    middle = bodies.index([(1, 1, 1)])
    assert not (together.bodies == middle).any()
    # Other cubes have the faces that touch the surface; a cube in a corner has all six.
    corner = bodies.index([(0, 0, 0)])
    assert (together.bodies == corner).sum() == (apart.bodies == corner).sum()
    edge, face = bodies.index([(1, 0, 0)]), bodies.index([(1, 1, 0)])
    seen = [(together.bodies[together.quads[:, 0]] == n).sum() for n in (corner, edge, face)]
    assert seen == [6, 6, 5]
    # Each spot knows whether another body covers its face.
    assert together.inner.sum() == 4 * 27 * 6 - 4 * 54
    assert not apart.inner.any()


def test_seams_are_along_edges_that_bodies_share():
    bodies = [[(0, 0, 0)], [(1, 0, 0)]]
    shape = rounded_surface(CUBIC, bodies)
    assert set(shape.seams.tolist()) == {0.0, 1.0}
    deep = shape.points[shape.seams == 1]
    assert (np.abs(deep[:, 0] - 1) < GAP + RADIUS).all()
    edges = shape.points[np.abs(shape.points[:, 0] - 1) < GAP + RADIUS - 1e-3]
    # These are all points of the eight round edges at the seam, without corner peaks and faces.
    assert len(deep) == 8 * 4
    assert len(edges) > len(deep)
    assert not rounded_surface(CUBIC, bodies, apart=True).seams.any()
    assert not rounded_surface(CUBIC, [[*bodies[0], *bodies[1]]]).seams.any()


def test_lines_are_distances_from_flat_sides_of_the_own_face():
    shape = rounded_surface(CUBIC, [[(0, 0, 0), (1, 0, 0)]])
    assert shape.lines.shape == (len(shape), MAX_SIDES)
    assert (shape.lines[:, 4:] == FAR).all()
    on_faces = np.abs(shape.normals).max(axis=1) > 0.999
    for point, lines, cell in zip(
        shape.points[on_faces], shape.lines[on_faces], shape.cells[on_faces], strict=True
    ):
        near = lines[lines < FAR]
        if np.isclose(point[0], (GAP, 2 - GAP)).any():
            continue  # the ends have no neighbour
        assert len(near) == 1
        assert near[0] == pytest.approx(1 - point[0] if cell == 0 else point[0] - 1, abs=1e-5)
    corners = (np.abs(shape.normals) > 0.5).all(axis=1)
    assert corners.sum() == 8
    assert (shape.lines[corners] == FAR).all()
    single = rounded_surface(CUBIC, [[(0, 0, 0)]])
    assert (single.lines == FAR).all()


def test_light_comes_from_spots_inside_the_faces_beside_a_point():
    shape = rounded_surface(CUBIC, [[(0, 0, 0)]])
    assert shape.spots.shape == shape.spot_normals.shape == (24, 3)
    places = {tuple(each) for each in shape.spots.round(6).tolist()}
    assert places == {
        point
        for point in product((0.0, 0.05, 0.95, 1.0), repeat=3)
        if sum(value in (0.0, 1.0) for value in point) == 1
    }
    for point, normal, (one, other) in zip(
        shape.points, shape.normals, shape.corners.tolist(), strict=True
    ):
        both = shape.spots[[one, other]]
        assert np.linalg.norm(both - point, axis=1).max() < 0.12
        towards = shape.spot_normals[one] + shape.spot_normals[other]
        towards /= np.linalg.norm(towards)
        is_corner = (np.abs(normal) > 0.5).all()
        assert is_corner or np.allclose(towards, normal, atol=1e-4)


def test_a_ring_with_an_inner_corner_is_closed():
    """A ring has reflex corners of faces, and two cubes that touch along an edge share it."""
    ring = [cell for cell in CUBIC.box((3, 3, 1)) if cell != (1, 1, 0)]
    for body in (ring, [(0, 0, 0), (1, 1, 0)], [(0, 0, 0), (1, 1, 1)], [*ring, (1, 1, 1)]):
        shape = rounded_surface(CUBIC, [body])
        assert is_closed(shape)
        assert len(body) * 0.93 < volume(shape) < len(body)


def test_nothing_has_no_surface():
    shape = rounded_surface(CUBIC, [[], []])
    assert (len(shape), len(shape.triangles), len(shape.quads), len(shape.spots)) == (0, 0, 0, 0)
    assert shape.lines.shape == (0, MAX_SIDES)
    assert {len(getattr(shape, each.name)) for each in fields(shape)} == {0}
    assert len(rounded_surface(SPHERES, [])) == 0


@pytest.mark.parametrize("apart", [False, True])
def test_balls_are_those_of_the_mesh_drawn_back(apart):
    bodies = [[(2, 2, 2), (3, 3, 2)], list(SPHERES.neighbours((2, 2, 2)))[:3]]
    bodies[1] = [cell for cell in bodies[1] if cell not in bodies[0]]
    shape = rounded_surface(SPHERES, bodies, apart=apart)
    corners, normals, of_body, of_cell = ball_triangles(SPHERES, bodies, inner=apart)
    assert shape.triangles.shape == (len(corners), 3)
    assert np.allclose(
        shape.points[shape.triangles] + GAP * shape.normals[shape.triangles], corners, atol=1e-3
    )
    assert (shape.bodies[shape.triangles] == of_body[:, None]).all()
    assert (shape.cells[shape.triangles] == of_cell[:, None]).all()
    assert (shape.lines == FAR).all()
    assert not shape.seams.any()
    assert not shape.inner.any()
    assert np.allclose(shape.points + GAP * shape.normals, shape.spots, atol=1e-5)
    assert (shape.corners == np.arange(len(shape))[:, None]).all()
    assert len(shape) < 3 * len(corners) / 4  # points are shared
    assert len(shape.quads) == 0
    assert np.allclose(shape.spot_normals, shape.normals, atol=1e-6)
    assert normals.shape == corners.shape
