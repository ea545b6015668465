"""PNGs of the 3D view are drawn with OpenGL where it is available; the terminal reports it."""

import subprocess
from ctypes.util import find_library
from io import BytesIO, StringIO

import numpy as np
import pytest
from PIL import Image, ImageChops, ImageStat

from cubewright.cli.command import Terminal
from cubewright.cli.main import main
from cubewright.formats.pictures.bodies import figure_scene
from cubewright.formats.pictures.renderer import View, renderer
from cubewright.formats.pictures.space import extent
from cubewright.gui.painters import opengl
from cubewright.model.drawing.direction import Direction
from cubewright.presenter.scripting import load


@pytest.fixture(autouse=True)
def no_window_system(monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(opengl, "_reasons", {})


DRAWING = ("--material", "drawing")


def export(path, *more):
    err = StringIO()
    arguments = ["export", "picture", "cube", "-o", str(path), "--show", "figure", *more]
    status = main(arguments, Terminal(StringIO(), StringIO(), err))
    return status, err.getvalue()


def test_without_a_display_a_picture_is_drawn_with_opengl(tmp_path):
    path = tmp_path / "cube.png"
    status, message = export(path, "--width", "321")
    assert status == 0
    assert message.startswith("cubewright: Drawn with OpenGL by ")
    with Image.open(path) as image:
        assert image.width == 321
        assert image.getpixel((0, 0)) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    "way",
    [
        "egl",
        pytest.param(
            "osmesa",
            marks=pytest.mark.skipif(
                find_library("OSMesa") is None,
                reason="OSMesa is not installed; 'make test' installs it on Debian 12",
            ),
        ),
    ],
)
def test_each_way_without_a_window_system_draws_the_same(tmp_path, monkeypatch, way):
    path, other = tmp_path / "cube.png", tmp_path / "vectors.png"
    plain = ("--width", "200", "--background", "plain", *DRAWING)
    monkeypatch.setattr(opengl, "platforms", lambda: (way,))
    assert export(path, *plain)[1].startswith("cubewright: Drawn with OpenGL by ")
    monkeypatch.setattr(opengl, "platforms", lambda: ())
    export(other, *plain)
    with Image.open(path) as one, Image.open(other) as two:
        assert one.size == two.size
        difference = ImageChops.difference(one.convert("RGB"), two.convert("RGB"))
        assert max(ImageStat.Stat(difference).mean) < 12


@pytest.mark.parametrize("background", ["plain", "transparent"])
def test_lacquer_has_a_soft_shadow_on_the_floor(tmp_path, background):
    path = tmp_path / "cube.png"
    export(path, "--width", "240", "--background", background)
    with Image.open(path) as image:
        alpha = np.asarray(image.convert("RGBA"))[:, :, 3]
        grey = np.asarray(image.convert("L")).astype(int)
    middle = alpha.shape[0] // 2
    if background == "transparent":
        # Half transparent on the right of the figure, and nothing on the left.
        right = alpha[middle : middle + 30, 175:200]
        assert 40 < right.max() < 200
        assert alpha[middle, :8].max() < 12
    else:
        assert (alpha == 255).all()
        assert grey[middle : middle + 30, 160:200].min() < grey[middle, :12].min() - 30


def test_a_picture_of_wood_is_brown(tmp_path):
    path = tmp_path / "cube.png"
    export(path, "--width", "120", "--show", "solution", "--material", "wood")
    with Image.open(path) as image:
        red, _, blue, alpha = np.moveaxis(np.asarray(image.convert("RGBA")).astype(int), 2, 0)
    solid = alpha == 255
    assert solid.mean() > 0.2
    assert (red >= blue)[solid].mean() > 0.97


def test_without_opengl_a_picture_is_drawn_from_its_vectors(tmp_path, monkeypatch):
    monkeypatch.setattr(opengl, "platforms", lambda: ("osmesa",))
    monkeypatch.setattr(opengl, "_reasons", {"osmesa": "no library"})
    path = tmp_path / "cube.png"
    drawn, wrote = "Drawn without OpenGL: osmesa: no library.", f"wrote {path}"
    assert export(path) == (0, f"cubewright: {drawn}\ncubewright: {wrote}\n")
    with Image.open(path) as image:
        assert image.width == 1000


def test_a_way_that_fails_is_not_tried_again(tmp_path, monkeypatch):
    monkeypatch.setattr(opengl, "platforms", lambda: ("nonsense", "egl"))
    assert export(tmp_path / "cube.png")[1].startswith("cubewright: Drawn with OpenGL by ")
    assert opengl._reasons == {"nonsense": "KeyError: 'nonsense'"}


def test_a_picture_that_is_given_up_leaves_no_process(monkeypatch):
    started = []
    popen = subprocess.Popen
    monkeypatch.setattr(
        subprocess, "Popen", lambda *a, **k: started.append(popen(*a, **k)) or started[-1]
    )
    puzzle = load("cube")
    scene, camera = figure_scene(puzzle), Direction(-58, 27)
    steps = renderer().rendered(View(scene, camera, extent(scene, camera), 90, 90, None))
    assert next(steps) == 0.0
    steps.close()
    assert [each.returncode is not None for each in started] == [True]


@pytest.mark.slow
def test_the_largest_picture(tmp_path):
    path = tmp_path / "cube.png"
    status, _ = export(path, "--width", "7400", "--background", "plain", *DRAWING)
    assert status == 0
    Image.MAX_IMAGE_PIXELS = None
    with Image.open(BytesIO(path.read_bytes())) as image:
        assert image.width == 7400
        assert 8000 < image.height <= 8192
