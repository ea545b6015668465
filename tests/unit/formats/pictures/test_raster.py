"""Pixels of bodies against a slow drawing, sample by sample."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubewright.formats.pictures import raster as module
from cubewright.formats.pictures.raster import Frame, Raster, mesh_picture
from cubewright.model.drawing.direction import Direction
from cubewright.model.drawing.look import (
    EDGE_INK,
    EDGE_WIDTH,
    GRID_INK,
    GRID_WIDTH,
    LIGHT,
    LOOKS,
    ROUNDING,
    rgb,
)
from cubewright.model.drawing.mesh import surface
from cubewright.model.drawing.studio import lit_colours
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC

BODIES = [[(0, 0, 0), (1, 0, 0), (1, 1, 0)], [(0, 0, 1)], [(0, 1, 0), (0, 1, 1)]]
COLOURS = ["#ff8040", "#20c060", "#3060f0"]
BACKGROUND, LINE = "#102030", "#ffffff"


def drawn(mesh, frame, camera, samples=1, offset=None):
    raster = Raster(frame, camera, BACKGROUND, LINE, samples)
    raster.add(mesh, COLOURS, offset)
    return raster


def rim_tints(mesh, n, own, camera):
    """The colours of a triangle's strips: their normals turn half-way to the side."""
    a, b, c = mesh.corners[n].astype(float)
    normal = mesh.normals[n].astype(float)
    tints = []
    for side in range(3):
        p, q, r = mesh.distances[n][:, side].astype(float)
        away = -np.linalg.solve([b - a, c - a, normal], [q - p, r - p, 0.0])
        length = np.linalg.norm(away)
        between = normal + (away / length if length > 1e-6 else 0.0)
        between /= np.linalg.norm(between)
        tints.append(255 * lit_colours(own[None], between[None], camera.azimuth, camera.axes[2])[0])
    return tints


def slow_picture(mesh, frame, camera, offset=(0.0, 0.0, 0.0)):
    """Return the colour of the nearest triangle at each pixel, from its definition."""
    picture = np.empty((frame.height, frame.width, 3), np.float64)
    picture[:] = rgb(BACKGROUND)
    depths = np.full((frame.height, frame.width), -np.inf)
    axes = camera.axes
    step = 1 / frame.scale
    normals = mesh.normals.astype(float)
    own = np.array([rgb(COLOURS[body]) for body in mesh.bodies]) / 255
    tints = 255 * lit_colours(own, normals, camera.azimuth, axes[2])
    for n in range(len(mesh)):
        corners = (mesh.corners[n].astype(float) + offset - frame.middle) @ axes.T
        if normals[n] @ axes[2] <= 1e-6:
            continue  # it faces away
        x = corners[:, 0] * frame.scale + frame.width / 2 - 0.5
        y = frame.height / 2 - 0.5 - corners[:, 1] * frame.scale
        system = np.array([x, y, np.ones(3)])
        rims = rim_tints(mesh, n, own[n], camera)
        for row in range(frame.height):
            for column in range(frame.width):
                weights = np.linalg.solve(system, (column, row, 1.0))
                depth = weights @ corners[:, 2]
                if (weights < 0).any() or depth <= depths[row, column]:
                    continue
                depths[row, column] = depth
                ink, tint = 0.0, tints[n]
                for side, distance in enumerate(weights @ mesh.distances[n].astype(float)):
                    is_border = mesh.borders[n][side]
                    half = (EDGE_WIDTH if is_border else GRID_WIDTH) / 2
                    full = EDGE_INK if is_border else GRID_INK
                    if is_border:
                        share = np.clip((ROUNDING - distance) / step + 0.5, 0, 1)
                        tint = tint + (rims[side] - tint) * share * min(1, ROUNDING / step)
                    share = np.clip((half - distance) / step + 0.5, 0, 1)
                    ink = max(ink, full * min(1, half / step) * share)
                picture[row, column] = tint + (np.array(rgb(LINE)) - tint) * ink
    return picture


def assert_alike(picture, expected):
    """Compare pictures; a sample on the border of two triangles may belong to either."""
    apart = np.abs(picture.astype(float) - expected).max(axis=2)
    assert (apart > 1.5).mean() < 0.02
    assert np.median(apart) <= 1


@pytest.mark.parametrize("small", [0, 1 << 30], ids=["one by one", "together"])
@pytest.mark.parametrize("scale", [9.1, 27.3])
@pytest.mark.parametrize("offset", [None, np.array([0.3, -0.6, 0.45])])
def test_each_pixel_has_the_colour_of_the_nearest_face(monkeypatch, small, scale, offset):
    monkeypatch.setattr(module, "_SMALL", small or 1)
    mesh, camera = surface(CUBIC, BODIES), Direction(-63, 31)
    frame = Frame(26, 21, np.array([0.9, 1.1, 0.8]), scale)
    moved = (0.0, 0.0, 0.0) if offset is None else offset
    picture = drawn(mesh, frame, camera, offset=offset).pixels()
    assert_alike(picture, slow_picture(mesh, frame, camera, moved))


@settings(max_examples=6)
@given(st.sampled_from(sorted(lattices())), st.integers(-180, 180), st.integers(5, 85))
def test_triangles_are_drawn_alike_one_by_one_and_together(name, azimuth, elevation):
    lattice = lattices()[name]
    cells = sorted(lattice.box((2, 1, 1)))
    mesh = surface(lattice, [cells[:2], cells[2:3], cells[3:4]])
    points = mesh.corners.reshape(-1, 3).astype(float)
    middle = (points.min(axis=0) + points.max(axis=0)) / 2
    frame = Frame(40, 34, middle, 31 / np.ptp(points, axis=0).max())
    pictures = []
    for small, at_once in ((1, 1 << 20), (1 << 30, 1 << 20), (400, 800), (400, 1)):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(module, "_SMALL", small)
            patch.setattr(module, "_CHUNK_SAMPLES", at_once)
            pictures.append(drawn(mesh, frame, Direction(azimuth, elevation), 2).pixels())
    for picture in pictures[1:]:
        apart = np.abs(picture.astype(int) - pictures[0]).max(axis=2)
        assert (apart > 1).mean() < 0.02


def test_bodies_may_be_added_in_any_order_and_a_copy_stays():
    frame, camera = Frame(40, 40, np.array([1.0, 1.0, 1.0]), 15.0), Direction(-40, 30)
    meshes = [surface(CUBIC, [body]) for body in BODIES]
    forwards, backwards = (Raster(frame, camera, BACKGROUND, LINE) for _ in range(2))
    copies = []
    for mesh, colour in zip(meshes, COLOURS, strict=True):
        copies.append(forwards.copied())
        forwards.add(mesh, [colour])
    for mesh, colour in reversed([*zip(meshes, COLOURS, strict=True)]):
        backwards.add(mesh, [colour])
    apart = np.abs(forwards.pixels().astype(int) - backwards.pixels())
    assert (apart.max(axis=2) > 0).mean() < 0.01
    assert (copies[0].pixels() == rgb(BACKGROUND)).all()
    assert (copies[1].pixels() != copies[2].pixels()).any()
    copies[1].add(meshes[1], [COLOURS[1]])
    assert (copies[1].pixels() == copies[2].pixels()).all()


def test_a_pixel_is_the_rounded_mean_of_its_samples():
    frame = Frame(3, 2, np.zeros(3), 1.0)
    for samples in (1, 2, 3):
        raster = Raster(frame, Direction(0, 30), BACKGROUND, LINE, samples)
        random = np.random.default_rng(samples)
        raster._colour[:] = random.integers(0, 256, raster._colour.shape)
        pixels = raster.pixels()
        assert pixels.shape == (2, 3, 3)
        for row in range(2):
            for column in range(3):
                block = raster._colour[
                    row * samples : (row + 1) * samples, column * samples : (column + 1) * samples
                ]
                mean = block.reshape(-1, 3).astype(float).mean(axis=0)
                assert (np.abs(pixels[row, column] - mean) <= 0.5).all()


def test_a_picture_of_a_body_is_centred_and_fills_the_square():
    picture = mesh_picture(surface(CUBIC, [[(5, 5, 5)]]), ["#ff0000"], 64)
    assert picture.shape == (64, 64, 3)
    rows, columns = np.nonzero((picture != rgb(LOOKS[LIGHT].background)).any(axis=2))
    assert columns.min() + columns.max() == pytest.approx(63, abs=1)
    assert rows.min() + rows.max() == pytest.approx(63, abs=2)
    assert 45 < np.ptp(rows) < 63
    assert mesh_picture(surface(CUBIC, [[(0, 0, 0)]]), ["#ff0000"]).shape == (420, 420, 3)


def square(low, high):
    """A layer of a shadow: a square in a picture."""
    return [np.array([(low, low), (high, low), (high, high), (low, high)])]


def test_a_shadow_darkens_the_background_and_no_body():
    frame, camera = Frame(120, 120, np.array((0.5, 0.5, 0.5)), 30.0), Direction(0, 90)
    raster = Raster(frame, camera, "#e0e8f0", LINE)
    raster.add(surface(CUBIC, [[(0, 0, 0)]]), COLOURS)
    right, up, _ = camera.axes @ frame.middle
    layer = [loop + np.array((right, -up)) for loop in square(-1.2, 1.2)]
    plain, shaded = raster.pixels().astype(int), raster.pixels([layer] * 4).astype(int)
    assert (shaded <= plain).all()
    body = (slice(46, 74), slice(46, 74))
    assert (shaded[body] == plain[body]).all()
    expected = np.array(rgb("#e0e8f0")) * 0.64 + np.array(rgb(LOOKS[LIGHT].shadow)) * 0.36
    assert np.abs(shaded[35, 35] - expected).max() <= 1
    assert (shaded[[0, -1]] == plain[[0, -1]]).all()
    assert (shaded[:, [0, -1]] == plain[:, [0, -1]]).all()
    assert (raster.pixels() == plain).all()


@given(
    corners=st.lists(
        st.tuples(st.floats(-3, 13), st.floats(-3, 11)), min_size=3, max_size=6, unique=True
    )
)
@settings(max_examples=60, deadline=None)
def test_places_inside_loops_are_found_row_by_row(corners):
    loop = np.array(corners)
    found = module._inside([loop], 10, 8)
    assert found.shape == (8, 10)
    for row in range(8):
        for column in range(10):
            # The signed crossings of a line to the left, at many places of the square.
            places = column + (np.arange(200) + 0.5) / 200
            turns = np.zeros(200)
            for (a, b), (c, d) in zip(loop, np.roll(loop, -1, axis=0), strict=True):
                if (b <= row + 0.5) != (d <= row + 0.5):
                    crossing = a + (row + 0.5 - b) / (d - b) * (c - a)
                    turns += np.where(crossing < places, 1 if b < d else -1, 0)
            mean = min(1.0, abs(turns.mean()))
            assert found[row, column] == pytest.approx(mean, abs=0.03)
