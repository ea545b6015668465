"""Pictures drawn by OpenGL without a window match the vector pictures, in every size."""

import numpy as np
import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cubewright.formats.pictures import space
from cubewright.formats.pictures.bodies import Body, Scene
from cubewright.formats.pictures.drawing import svg
from cubewright.formats.pictures.renderer import View
from cubewright.formats.pictures.space import extent, space_drawing
from cubewright.gui.painters.opengl_process import PLATFORMS
from cubewright.gui.viewer.drawing import offscreen
from cubewright.gui.viewer.drawing.offscreen import image_of
from cubewright.model.drawing.direction import Direction
from cubewright.model.drawing.look import LOOKS
from cubewright.model.drawing.studio import Material
from cubewright.model.lattice import lattices

WIDTH = 240
COLOURS = ("#ff0000", "#00ff00", "#0000ff")
NOTHING, LINE = -1, -2

each_lattice = pytest.mark.parametrize("lattice", lattices().values(), ids=lattices())


@pytest.fixture(scope="module")
def context(qapp):
    """A current OpenGL context without a window."""
    return PLATFORMS["window-system"]()


def random_bodies(lattice, seed=3):
    """A few bodies of random cells, with holes between them."""
    cells = lattice.box((4, 4, 3))
    owners = np.random.default_rng(seed).integers(-2, 3, len(cells))
    bodies = tuple(
        Body(tuple(c for c, o in zip(cells, owners, strict=True) if o == number), colour)
        for number, colour in enumerate(COLOURS)
    )
    return Scene(lattice, bodies, cells)


def drawn(bodies, camera, width=WIDTH, background=None, report=lambda _share: None):
    """The pixels ``(height, width, 4)`` that OpenGL draws."""
    seen = extent(bodies, camera)
    height = round(width * seen.height / seen.width)
    return pixels_of(image_of(View(bodies, camera, seen, width, height, background), report))


def painted(bodies, camera):
    """The pixels of the picture drawn as vectors."""
    text = svg(space_drawing(bodies, LOOKS["light"], camera, has_shadow=False), WIDTH)
    renderer = QSvgRenderer(QByteArray(text.encode()))
    seen = extent(bodies, camera)
    image = QImage(WIDTH, round(WIDTH * seen.height / seen.width), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return pixels_of(image)


def pixels_of(image):
    image = image.convertToFormat(QImage.Format.Format_RGBA8888)
    rows = np.frombuffer(bytes(image.constBits()), np.uint8).reshape(image.height(), -1)
    return rows[:, : 4 * image.width()].reshape(image.height(), image.width(), 4)


def visible(pixels):
    """The body at each pixel, or NOTHING, or LINE if several colours or no colour are mixed."""
    light = pixels[:, :, :3].astype(int) ** 2  # a mirrored lamp adds a little of all colours
    brightest = light.max(axis=2)
    others = light.sum(axis=2) - brightest
    found = np.where((brightest > 60**2) & (others < brightest / 3), light.argmax(axis=2), LINE)
    return np.where(pixels[:, :, 3] < 20, NOTHING, found)


def same_share(one, other):
    """The share of equal pixels among the pixels that are lines in neither picture."""
    counts = (one != LINE) & (other != LINE)
    assert counts.mean() > 0.6
    return (one == other)[counts].mean()


@each_lattice
@pytest.mark.parametrize("direction", [(-58, 27), (33, -20)])
def test_vectors_and_pixels_show_the_same_bodies(context, lattice, direction):
    bodies, camera = random_bodies(lattice), Direction(*direction)
    pixels, vectors = visible(drawn(bodies, camera)), visible(painted(bodies, camera))
    assert set(np.unique(vectors)) >= {0, 1, 2, NOTHING}
    # Balls have no dark outlines, so the pixels along their outlines count too.
    assert same_share(pixels, vectors) > (0.975 if lattice.ball_radius else 0.995)


@each_lattice
def test_a_wrong_painting_order_shows_other_bodies(context, lattice, monkeypatch):
    bodies, camera = random_bodies(lattice), Direction(-58, 27)
    right = space.visible_faces
    monkeypatch.setattr(space, "visible_faces", lambda *given, **look: right(*given, **look)[::-1])
    pixels, vectors = visible(drawn(bodies, camera)), visible(painted(bodies, camera))
    assert same_share(pixels, vectors) < 0.95


def test_tiles_meet_without_a_seam(context, monkeypatch):
    bodies, camera = random_bodies(lattices()["cubic"]), Direction(-58, 27)
    whole = drawn(bodies, camera).astype(int)
    monkeypatch.setattr(offscreen, "_TILE", 64)
    shares = []
    in_tiles = drawn(bodies, camera, report=shares.append).astype(int)
    assert len(shares) > 10
    assert shares == sorted(set(shares))
    assert shares[-1] == 1
    assert whole.shape == in_tiles.shape
    assert (np.abs(whole - in_tiles).max(axis=2) > 40).mean() < 0.002
    assert np.abs(whole - in_tiles).mean() < 0.5


def test_edges_are_smooth_and_the_background_is_as_chosen(context):
    bodies, camera = random_bodies(lattices()["cubic"]), Direction(-58, 27)
    alpha = drawn(bodies, camera)[:, :, 3]
    assert alpha[0, 0] == 0
    assert set(np.unique(alpha)) > {0, 255}  # several samples of each pixel
    plain = drawn(bodies, camera, background="#1f2226")
    assert (plain[:, :, 3] == 255).all()
    assert tuple(plain[0, 0]) == (0x1F, 0x22, 0x26, 255)


@each_lattice
def test_lacquer_shows_each_body_and_ends_where_the_drawing_ends(context, lattice):
    bodies, camera = random_bodies(lattice), Direction(-58, 27)
    crisp = drawn(bodies, camera)[:, :, 3] > 200
    seen = extent(bodies, camera)
    height = round(WIDTH * seen.height / seen.width)
    view = View(bodies, camera, seen, WIDTH, height, None, Material.LACQUER)
    pixels = pixels_of(image_of(view))
    solid = pixels[:, :, 3] == 255
    assert (solid & crisp).sum() > 0.93 * crisp.sum()
    assert (solid & ~crisp).sum() < 0.03 * crisp.sum()
    rgb = pixels[:, :, :3].astype(int)
    for body in range(3):
        brightest = (rgb.argmax(axis=2) == body) & (rgb.max(axis=2) > rgb.sum(axis=2) * 0.55)
        assert (solid & brightest).sum() > 100


def test_tiles_of_lacquer_meet_without_a_seam(context, monkeypatch):
    bodies, camera = random_bodies(lattices()["cubic"]), Direction(-58, 27)
    seen = extent(bodies, camera)
    view = View(bodies, camera, seen, 120, 100, "#ffffff", Material.LACQUER)
    whole = pixels_of(image_of(view)).astype(int)
    monkeypatch.setattr(offscreen, "_TILE", 64)
    in_tiles = pixels_of(image_of(view)).astype(int)
    assert (np.abs(whole - in_tiles).max(axis=2) > 40).mean() < 0.004
    assert np.abs(whole - in_tiles).mean() < 0.7


@each_lattice
def test_the_extent_equals_the_extent_of_the_vectors(lattice):
    bodies, camera = random_bodies(lattice), Direction(20, 50)
    seen = extent(bodies, camera)
    vectors = space_drawing(bodies, LOOKS["light"], camera, has_shadow=False)
    assert (seen.width, seen.height) == pytest.approx((vectors.width, vectors.height), abs=1e-5)
