"""A web page is one file that needs no network, and its 3D view shows the pieces."""

import json
import re
import shutil
import subprocess
from base64 import b64decode
from dataclasses import replace
from html import unescape

import numpy as np
import pytest
from PySide6.QtGui import QImage

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.pictures import web_page
from cubewright.formats.pictures.web_page import page, scene_data, three_js
from cubewright.model.drawing.rounded import GAP
from cubewright.model.lattice import lattices
from cubewright.presenter.exports.motions import disassembly_motion
from cubewright.presenter.scripting import load, solve

BROWSER = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), ""
)


@pytest.fixture(scope="module")
def cube():
    return next(iter(solve(load("cube"), limit=1)))


def numbers(text):
    return np.frombuffer(b64decode(text), "<f4").reshape(-1, 3)


def test_the_script_begins_and_ends_as_a_script():
    script = three_js()
    assert "<" not in script[:100]
    assert not script.lstrip().startswith("script")
    assert script.endswith("THREE.GLTFLoader=GLTFLoader;})();")


def test_a_piece_has_its_triangles_its_normals_and_its_edges(cube):
    data = scene_data(cube)
    assert len(data["pieces"]) == 7
    for each in data["pieces"]:
        corners, normals = numbers(each["corners"]), numbers(each["normals"])
        assert len(corners) == len(normals)
        assert len(corners) % 3 == 0
        assert np.allclose(np.linalg.norm(normals, axis=1), 1)
        assert len(numbers(each["edges"])) % 2 == 0
        assert np.abs(corners).max() <= 1.5  # the cube's middle is the origin
    areas = 0.0
    for each in data["pieces"]:
        a, b, c = np.moveaxis(numbers(each["corners"]).reshape(-1, 3, 3), 1, 0)
        areas += np.linalg.norm(np.cross(b - a, c - a), axis=1).sum() / 2
    faces = sum(
        tuple(n) not in set(each.cells)
        for each in cube.placed
        for cell in each.cells
        for n in np.array(cell) + np.vstack([np.eye(3, dtype=int), -np.eye(3, dtype=int)])
    )
    assert 0.95 * faces < areas < faces  # rounded edges are shorter


def test_corners_between_cells_are_darker_and_large_pages_have_crisp_edges(cube, monkeypatch):
    light = [np.frombuffer(b64decode(each["light"]), "<f4") for each in scene_data(cube)["pieces"]]
    assert all(0 <= each.min() < each.max() <= 1 for each in light)
    assert min(each.min() for each in light) < 0.7
    assert not any(each["edges"] for each in scene_data(cube)["pieces"])
    monkeypatch.setattr(web_page, "_MAX_ROUNDED", 20)
    crisp = scene_data(cube)
    assert all(each["edges"] for each in crisp["pieces"])
    assert len(json.dumps(crisp)) < len(json.dumps(scene_data(cube))) + 1


@pytest.fixture(scope="module")
def motion(cube):
    steps = disassembly_motion(cube)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def test_moves_are_those_of_the_plan_in_the_order_of_the_pieces(cube, motion):
    data = scene_data(cube, motion)
    assert scene_data(cube)["moves"] == []
    stages = [stage for stage in motion.stages if stage.moving]
    assert len(data["moves"]) == len(stages) > 1
    ordered = [piece["name"][0] for piece in data["pieces"]]
    for move, stage in zip(data["moves"], stages, strict=True):
        ends = {ordered[n]: end for n, end in enumerate(move["end"]) if end is not None}
        wanted = {cube.piece(cube.placed[n]).symbol: end for n, end in stage.end.items()}
        assert ends == {symbol: pytest.approx(end, abs=1e-5) for symbol, end in wanted.items()}
    assert data["moves"][0]["start"] == [[0.0, 0.0, 0.0]] * 7


def test_pieces_come_from_below(cube):
    middles = [numbers(each["corners"])[:, 2].min() for each in scene_data(cube)["pieces"]]
    assert middles == sorted(middles)


def test_an_assembly_without_pieces_has_a_page(cube):
    nothing = {"size": 0.0, "floor": 0.0, "pieces": [], "moves": []}
    assert scene_data(replace(cube, placed=())) == nothing


def test_titles_cannot_become_elements(cube):
    text = page(cube, "<script>alert(1)</script> & more", ("1 < 2",))
    title = re.search("<title>(.*)</title>", text)[1]
    assert unescape(title) == "<script>alert(1)</script> & more"
    assert "<script>alert" not in text
    data = re.search('<script id="data" type="application/json">(.*?)</script>', text, re.DOTALL)[1]
    assert json.loads(data)["size"] == pytest.approx((3 - 2 * GAP) * 3**0.5)


def test_a_page_loads_nothing(cube):
    text = page(cube, "cube")
    assert not re.findall(r'(?:src|href)\s*=\s*"', re.sub(r"(?s)<script>.*?</script>", "", text))
    assert "SPDX-License-Identifier: MIT" in text


@pytest.fixture
def pictures(tmp_path):
    """Take a picture of a page in a browser without a network; return its pixels."""
    if not BROWSER:
        pytest.skip("no Chromium is installed; 'make test' installs it on Debian")

    def picture(text, place=""):
        (tmp_path / "page.html").write_text(text, encoding="utf-8")
        subprocess.run(
            [
                BROWSER,
                "--headless=new",
                "--no-sandbox",
                "--use-angle=swiftshader",
                "--enable-unsafe-swiftshader",
                "--host-resolver-rules=MAP * ~NOTFOUND",
                f"--user-data-dir={tmp_path / 'profile'}",
                "--window-size=640,480",
                "--force-device-scale-factor=1",
                "--virtual-time-budget=2000",
                f"--screenshot={tmp_path / 'page.png'}",
                f"file://{tmp_path / 'page.html'}{place}",
            ],
            check=True,
            capture_output=True,
            timeout=120,
        )
        image = QImage(str(tmp_path / "page.png")).convertToFormat(QImage.Format.Format_RGB888)
        lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
        return lines[60:-50, : 3 * image.width()].reshape(-1, 3).astype(int)

    return picture


def hues(pixels):
    """The hues that many pixels have, in steps of 20 degrees; greys have none."""
    high, low = pixels.max(axis=1), pixels.min(axis=1)
    coloured = pixels[high - low > 50]
    r, g, b = coloured.T / 255
    high, low = coloured.max(axis=1) / 255, coloured.min(axis=1) / 255
    part = np.where(
        r == high,
        ((g - b) / (high - low)) % 6,
        np.where(g == high, (b - r) / (high - low) + 2, (r - g) / (high - low) + 4),
    )
    counts = np.bincount((part * 3).astype(int) % 18, minlength=18)
    return {int(hue) for hue in np.flatnonzero(counts > 300)}


@pytest.mark.slow
def test_a_browser_shows_every_piece_steps_and_explodes(cube, pictures):
    text = page(cube, "Soma cube")
    whole, first = pictures(text), pictures(text, "#pieces=1")
    apart = pictures(text, "#explode=1")
    none = pictures(text, "#pieces=0")
    assert not hues(none)
    assert len(hues(first)) == 1
    assert len(hues(apart)) >= 5
    filled = [int((pixels != none).any(axis=1).sum()) for pixels in (first, whole, apart)]
    assert filled == sorted(filled)
    assert filled[0] > 1000


@pytest.mark.slow
def test_a_browser_steps_through_the_moves(cube, motion, pictures):
    text = page(cube, "Soma cube", (), motion)
    whole, one, most = (pictures(text, place) for place in ("", "#move=1", "#move=4"))
    # Pixels of pieces: the shadows of pieces that move away are grey.
    filled = [int((np.ptp(pixels, axis=1) > 50).sum()) for pixels in (whole, one, most)]
    assert filled == sorted(filled, reverse=True)
    assert 1000 < filled[2] < 0.9 * filled[0]
    assert len(hues(most)) < len(hues(pictures(page(cube, "Soma cube"), "#explode=1")))


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["pyramid-20", "tetra-octa-43", "hexiamonds-6x6", "meteor", "rhombic-cube"]
)
def test_a_browser_shows_other_lattices(name, pictures):
    assert len(lattices()) == 6
    puzzle = built_in_puzzle(name)
    solution = next(iter(solve(puzzle, limit=1)))
    assert len(hues(pictures(page(solution, name), "#explode=1"))) >= 3
