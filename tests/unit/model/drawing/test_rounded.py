"""Bodies with rounded edges are closed on every lattice, whatever edges meet at a corner."""

import time

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubewright.model.drawing.rounded import GAP, RADIUS, rounded_surface
from cubewright.model.drawing.skylight import _surface_light, skylight
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC

SOLID = {name: each for name, each in lattices().items() if not each.ball_radius}
each_solid = pytest.mark.parametrize("lattice", SOLID.values(), ids=SOLID)


def triangles_of(shape):
    """The corners of all triangles, ``(t, 3, 3)``, and the body of each."""
    quads = shape.quads
    every = np.concatenate([shape.triangles, quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])
    return shape.points[every].astype(float), shape.bodies[every[:, 0]]


def crossings(triangles, starts, direction):
    """Return how many more front faces than back faces a line from each start crosses."""
    a, b, c = triangles[:, 0], triangles[:, 1], triangles[:, 2]
    side, other = b - a, c - a
    across = np.cross(direction, other)
    volume = (side * across).sum(axis=1)
    scale = np.where(np.abs(volume) < 1e-12, 1.0, volume)
    total = []
    for start in starts:
        away = start - a
        u = (away * across).sum(axis=1) / scale
        normal = np.cross(away, side)
        v = normal @ direction / scale
        met = (np.abs(volume) >= 1e-12) & (u >= 0) & (v >= 0) & (u + v <= 1)
        total.append(int(np.sign(volume[met]).sum()))
    return total


def random_bodies(lattice, seed):
    cells = lattice.box((3, 3, 2))
    owners = np.random.default_rng(seed).integers(-1, 2, len(cells))
    return [[c for c, o in zip(cells, owners, strict=True) if o == body] for body in range(2)]


@each_solid
@given(seed=st.integers(0, 10_000))
@settings(max_examples=5, deadline=None)
def test_no_line_enters_a_body_without_leaving_it(lattice, seed):
    shape = rounded_surface(lattice, random_bodies(lattice, seed), apart=True)
    triangles, bodies = triangles_of(shape)
    random = np.random.default_rng(seed)
    for body in range(2):
        own = triangles[bodies == body]
        # Lines close to points of the surface would meet a hole at a corner.
        points = shape.points[shape.bodies == body].astype(float)
        if not len(points):
            continue
        direction = random.normal(size=3)
        near = points[random.integers(len(points), size=60)]
        starts = near + random.normal(scale=0.01, size=near.shape)
        assert not any(crossings(own, starts, direction / np.linalg.norm(direction)))


def test_a_missing_triangle_is_noticed():
    shape = rounded_surface(CUBIC, [[(0, 0, 0)]], apart=True)
    triangles, _ = triangles_of(shape)
    middle = triangles[:1].mean(axis=1)
    direction = np.array((0.31, 0.42, 0.85))
    assert crossings(triangles, middle, direction) == [0]
    assert crossings(triangles[1:], middle, direction) != [0]


@each_solid
def test_a_body_is_a_little_smaller_than_its_cell(lattice):
    cell = lattice.box((1, 1, 1))[0]
    shape = rounded_surface(lattice, [[cell]], apart=True)
    triangles, _ = triangles_of(shape)
    volume = np.einsum("tx,tx->", triangles[:, 0], np.cross(triangles[:, 1], triangles[:, 2])) / 6
    corners = np.array([face.corners[0] for face in lattice.faces(cell)])
    outer = np.array([point for face in lattice.faces(cell) for point in face.corners])
    assert len(corners) >= 4
    assert (shape.points > outer.min(axis=0) - 1e-6).all()
    assert (shape.points < outer.max(axis=0) + 1e-6).all()
    box = float((outer.max(axis=0) - outer.min(axis=0)).prod())
    assert 0 < volume < box
    assert np.allclose(np.linalg.norm(shape.normals, axis=1), 1, atol=1e-4)


def test_a_cube_has_the_stated_radius_and_gap():
    shape = rounded_surface(CUBIC, [[(0, 0, 0)]], apart=True)
    assert shape.points.min() == pytest.approx(GAP, abs=1e-6)
    flat = shape.points[(shape.normals > 0.999).any(axis=1) | (shape.normals < -0.999).any(axis=1)]
    inside = np.sort(np.abs(flat - 0.5), axis=1)
    assert inside[:, :2].max() == pytest.approx(0.5 - GAP - RADIUS, abs=1e-6)
    # Each corner is on a ball around the meeting point of the three axes.
    corner = shape.points[(shape.normals > 0.5).all(axis=1)]
    centre = np.full(3, 1 - GAP - RADIUS)
    assert np.linalg.norm(corner - centre, axis=1) == pytest.approx(RADIUS, abs=1e-5)


def test_faces_between_cells_of_a_body_and_buried_faces_are_left_out():
    two = rounded_surface(CUBIC, [[(0, 0, 0), (1, 0, 0)]])
    assert not ((np.abs(two.points[:, 0] - 1) < 0.2) & (np.abs(two.normals[:, 0]) > 0.9)).any()
    cells = list(CUBIC.box((5, 5, 5)))
    apart = rounded_surface(CUBIC, [[cell] for cell in cells], apart=True)
    together = rounded_surface(CUBIC, [[cell] for cell in cells])
    assert len(together) < len(apart) / 1.25


def test_lines_run_between_the_cells_of_a_body_only():
    shape = rounded_surface(CUBIC, [[(0, 0, 0), (1, 0, 0)], [(0, 1, 0)]])
    flat = np.abs(shape.normals).max(axis=1) > 0.999
    on_line = flat & (shape.lines.min(axis=1) < 1e-3)
    assert on_line.any()
    assert shape.points[on_line][:, 0] == pytest.approx(1, abs=1e-3)


@pytest.mark.timed
def test_a_thousand_cells_take_at_most_a_tenth_of_a_second():
    cells = sorted(CUBIC.box((10, 10, 10)))
    bodies = [cells[start : start + 5] for start in range(0, 1000, 5)]
    spent = []
    for _ in range(5):
        _surface_light.cache_clear()
        began = time.process_time()
        skylight(CUBIC, bodies, rounded_surface(CUBIC, bodies))
        spent.append(time.process_time() - began)
    assert min(spent) < 0.1


@pytest.mark.parametrize("lattice", lattices().values(), ids=lattices())
@pytest.mark.parametrize("bodies", [[], [[], []]])
def test_bodies_without_cells_are_drawn_as_nothing(lattice, bodies):
    shape = rounded_surface(lattice, bodies)
    assert [len(values) for values in vars(shape).values()] == [0] * len(vars(shape))
