"""The light of the sky at each point, compared with a plain walk along every direction."""

from math import cos, floor, pi, sin, sqrt

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubewright.model.drawing.rounded import rounded_surface
from cubewright.model.drawing.skylight import _Room, skylight
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC

STEPS = ((0.22, 1.0), (0.5, 0.85), (0.9, 0.6), (1.4, 0.38), (2.1, 0.18))
"""Distances along a direction, each with the share of light that a body there hides."""
CELLS = st.sets(st.tuples(*[st.integers(0, 2)] * 3), min_size=1, max_size=8)


def spiral(count):
    """Directions spread evenly over the sphere."""
    for number in range(count):
        height = 1 - (2 * number + 1) / count
        turn = pi * (1 + sqrt(5)) * (number + 0.5)
        level = sqrt(1 - height**2)
        yield level * cos(turn), level * sin(turn), height


def plain_light(is_filled, ground, spot, normal, count=48):
    start = [a + 0.05 * b for a, b in zip(spot, normal, strict=True)]
    total = light = 0.0
    for direction in spiral(count):
        share = sum(a * b for a, b in zip(normal, direction, strict=True))
        if share <= 0.02:
            continue
        hidden = 0.0
        for far, by in STEPS:
            place = [a + far * b for a, b in zip(start, direction, strict=True)]
            if is_filled(place):
                hidden = max(hidden, by)
            if direction[2] < 0 and place[2] < ground:
                hidden = max(hidden, 0.55 * by)
        total += share
        light += share * (1 - hidden)
    return light / total


def of_cubes(cells):
    return lambda place: tuple(map(floor, place)) in cells


def plain_lights(shape, cells, shifts=None, count=48):
    """The light at each spot of rounded cubes, which may be moved."""
    ground = min(z for _, _, z in cells)
    return np.array(
        [
            plain_light(of_cubes(cells), ground, spot, normal, count)
            for spot, normal in zip(shape.spots.tolist(), shape.spot_normals.tolist(), strict=True)
        ]
    )


@settings(max_examples=8)
@given(CELLS)
def test_light_is_that_of_a_plain_walk(cells):
    shape = rounded_surface(CUBIC, [sorted(cells)])
    found = skylight(CUBIC, [sorted(cells)], shape)
    expected = plain_lights(shape, cells)[shape.corners].mean(axis=1)
    assert found.dtype == np.float32
    assert found == pytest.approx(expected, abs=0.02)
    assert np.abs(found - expected).mean() < 1e-3


def test_faces_that_another_body_covers_and_seams_are_dark():
    bodies = [[(0, 0, 0)], [(1, 0, 0)], [(0, 1, 0), (0, 1, 1)]]
    cells = {cell for body in bodies for cell in body}
    shape = rounded_surface(CUBIC, bodies)
    light = plain_lights(shape, cells)
    light[shape.inner] = 0.4
    expected = light[shape.corners].mean(axis=1) * (1 - 0.72 * shape.seams)
    found = skylight(CUBIC, bodies, shape)
    assert shape.inner.any()
    assert shape.seams.any()
    assert found == pytest.approx(expected, abs=0.02)
    assert np.abs(found - expected).mean() < 1e-3


def test_bodies_that_are_moved_apart_have_the_light_of_their_places():
    bodies = [[(0, 0, 0), (0, 0, 1)], [(1, 0, 0)]]
    shifts = np.array([(0.0, 0.0, 0.0), (1.0, 0.0, 1.0)])
    shape = rounded_surface(CUBIC, bodies, apart=True)
    found = skylight(CUBIC, bodies, shape, shifts)
    body_of_spot = np.zeros(len(shape.spots), int)
    body_of_spot[shape.corners[:, 0]] = shape.bodies
    expected = np.array(
        [
            plain_light(of_cubes({(0, 0, 0), (0, 0, 1), (2, 0, 1)}), 0, spot + shifts[body], normal)
            for spot, normal, body in zip(
                shape.spots, shape.spot_normals, body_of_spot, strict=True
            )
        ]
    )[shape.corners].mean(axis=1)
    assert np.abs(found - expected).max() < 0.12  # places are quarters of a cube
    assert np.abs(found - expected).mean() < 0.02
    still = skylight(CUBIC, bodies, shape, 0 * shifts)
    assert np.abs(found - still).max() > 0.2


@pytest.mark.parametrize(
    ("points", "directions"), [(2000, 48), (2001, 24), (12_000, 24), (12_001, 14)]
)
def test_many_points_have_fewer_directions(points, directions):
    cells = {(0, 0, 0), (1, 0, 1)}
    spot, normal = (0.3, 0.4, 1.0), (0.0, 0.0, 1.0)
    room = _Room(CUBIC, sorted(cells), None)
    light = room.light(np.array([spot] * points), np.array([normal] * points))
    expected = plain_light(of_cubes(cells), 0, spot, normal, directions)
    assert light == pytest.approx(np.full(points, expected), abs=1e-6)


def test_the_light_under_a_roof_and_far_above():
    room = _Room(CUBIC, [(x, y, 2) for x in range(5) for y in range(5)], None)
    up, down = (0.0, 0.0, 1.0), (0.0, 0.0, -1.0)
    below, above, side = room.light(
        np.array([(2.5, 2.5, 2.0), (2.5, 2.5, 3.0), (5.0, 2.5, 2.9)]),
        np.array([down, up, (1.0, 0.0, 0.0)]),
    )
    assert above == 1.0
    assert below < 0.6  # the floor is at once below
    assert below < side < above


@pytest.mark.parametrize("name", [n for n, each in lattices().items() if n != "cubic"])
def test_places_of_a_room_are_those_in_cells(name):
    """The middle of a cell is filled, and a cell that is missing is not."""
    its = lattices()[name]
    cells = list(its.box((3, 3, 2)))
    missing = cells[len(cells) // 2]
    filled = [cell for cell in cells if cell != missing]
    room = _Room(its, filled, None)
    middles = np.array([its.centre(cell) for cell in cells])
    at = ((middles - room._low) * room._fine).astype(int)
    inside = room._filled[at @ room._steps]
    assert inside[[cells.index(cell) for cell in filled]].mean() > 0.95
    if its.ball_radius or name in ("hexagonal", "triangular"):
        assert not inside[cells.index(missing)]
    volume = room._filled.sum() / room._fine**3
    whole = len(filled) * {
        "hexagonal": 0.866, "triangular": 0.974, "spheres": 0.375,
        "tetra-octa": 0.2, "rhombic": 1 / 3,
    }[name]  # fmt: skip
    assert volume == pytest.approx(whole, rel=0.2)
    moved = _Room(its, filled, np.full((len(filled), 3), 7.0))
    assert moved._filled.sum() == pytest.approx(room._filled.sum(), rel=0.1)


def test_large_scenes_have_a_coarser_grid():
    far = [(0, 0, 0), (150, 150, 60)]
    room = _Room(CUBIC, far, np.zeros((2, 3)))
    assert room._fine == 1
    near = _Room(CUBIC, far[:1], np.zeros((1, 3)))
    assert near._fine == 4
    assert near._filled.sum() == 64
