"""The soft shadow of bodies on the ground."""

import numpy as np
import pytest

from cubewright.model.drawing.direction import DEFAULT_DIRECTION, TOP, Direction
from cubewright.model.drawing.ground_shadow import (
    FEW_LAYERS,
    LAYERS,
    is_ground_visible,
    layer_opacity,
    outline,
)
from cubewright.model.drawing.mesh import face_normals, outer_faces
from cubewright.model.drawing.studio import lamp_direction
from cubewright.model.lattice import lattices

CUBIC = lattices()["cubic"]
with_faces = pytest.mark.parametrize(
    "lattice", [each for each in lattices().values() if not each.ball_radius]
)


def winding(loops, places):
    """Return how often loops wind around each place, from the angles to their points."""
    found = np.zeros(len(places))
    for loop in loops:
        for at, place in enumerate(places):
            x, y = (loop - place).T
            turn = np.angle(np.roll(x + 1j * y, -1) / (x + 1j * y)).sum()
            found[at] += round(turn / (2 * np.pi))
    return found


def pieces_of(lattice, count=9, seed=5):
    """Random cells that may touch in edges and corners only."""
    cells = sorted(lattice.box((3, 3, 3)))
    chosen = np.random.default_rng(seed).choice(len(cells), min(count, len(cells)), replace=False)
    return [[cells[number] for number in chosen]]


def test_a_cube_has_a_shadow_of_six_sides():
    found = outline(CUBIC, [[(0, 0, 0)]], DEFAULT_DIRECTION.azimuth)
    assert (len(found.points), len(found.ends), found.low) == (6, 0, 0.0)
    for layer in found.layers(DEFAULT_DIRECTION):
        assert [len(loop) for loop in layer] == [6]


def test_straight_sides_of_a_box_are_one_line():
    box = [(x, y, z) for x in range(3) for y in range(4) for z in range(2)]
    assert len(outline(CUBIC, [box], -58.0).points) == 6


@with_faces
def test_a_place_is_dark_if_a_face_is_between_it_and_the_lamp(lattice):
    bodies = pieces_of(lattice)
    lamp = np.array(lamp_direction(TOP.azimuth))
    found = outline(lattice, bodies, TOP.azimuth)
    on_ground = found.points - (found.points[:, 2:] - found.low) * (lamp / lamp[2])
    loops = np.split(on_ground[:, :2], found.ends)
    low, high = on_ground[:, :2].min(axis=0), on_ground[:, :2].max(axis=0)
    places = np.random.default_rng(1).uniform(low - 0.2, high + 0.2, (40, 2))
    covered = np.zeros(len(places))
    for points, _, _ in outer_faces(lattice, bodies):
        for face in points[face_normals(points) @ lamp > 1e-6]:
            flat = (face - (face[:, 2:] - found.low) * (lamp / lamp[2]))[:, :2]
            covered += winding([flat], places)
    assert (winding(loops, places) == covered).all()
    assert 0 < (covered > 0).sum() < len(places)


def test_balls_have_round_shadows_around_their_centres():
    lattice = lattices()["spheres"]
    found = outline(lattice, [[(0, 0, 0)]], 0.0)
    centre, lamp = np.array(lattice.centre((0, 0, 0))), np.array(lamp_direction(0.0))
    assert np.linalg.norm(found.points - centre, axis=1) == pytest.approx(lattice.ball_radius)
    assert (found.points - centre) @ lamp == pytest.approx(0.0, abs=1e-9)
    assert found.low == pytest.approx(centre[2] - lattice.ball_radius)


def test_the_shadow_is_softer_the_higher_the_body():
    found = outline(CUBIC, [[(0, 0, 0)]], -58.0)

    def spread(height):
        layers = found.layers(TOP, ground=0.0, shift=np.array((0.0, 0.0, height)))
        return np.ptp([layer[0].mean(axis=0) for layer in layers], axis=0).max()

    assert spread(4.0) > 3 * spread(0.5) > 0


def test_a_body_below_the_ground_has_its_shadow_below_itself():
    found = outline(CUBIC, [[(0, 0, 0)]], -58.0)
    (first, *_), *_ = found.layers(TOP, ground=5.0)
    assert (first.min(axis=0).tolist(), first.max(axis=0).tolist()) == (
        pytest.approx([0, -1]),
        pytest.approx([1, 0]),
    )


def test_the_ground_shows_no_shadow_from_the_side_or_from_below():
    found = outline(CUBIC, [[(0, 0, 0)]], 0.0)
    for elevation in (-40.0, 0.0, 5.0):
        assert not is_ground_visible(Direction(0.0, elevation))
        assert found.layers(Direction(0.0, elevation)) == []
    assert len(found.layers(Direction(0.0, 10.0))) == LAYERS


def test_no_bodies_have_no_shadow():
    assert outline(CUBIC, [()], 0.0).layers(DEFAULT_DIRECTION) == []


@pytest.mark.parametrize("count", [FEW_LAYERS, LAYERS])
def test_all_layers_together_are_equally_dark(count):
    assert (1 - layer_opacity(count)) ** count == pytest.approx(0.64)
