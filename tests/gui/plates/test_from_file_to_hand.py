"""A BurrTools file goes through Make it, the slicer, a link on a phone and the collection.

Pictures of the steps with our own puzzle go to the folder in ``CUBEWRIGHT_PICTURES``. Pictures of
other people's puzzles go to the folder in ``CUBEWRIGHT_WALK``, and are never part of the project.
"""

import os
import re
import shutil
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageDraw
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog

from cubewright.formats.conversion.convert import convert_file, convert_project
from cubewright.formats.links.link import LinkedPuzzle, link_of, read_link
from cubewright.formats.links.link_page import PAGE, link_page
from cubewright.gui.solve.solve_session import SolveState
from cubewright.model.pieces.groups import piece_groups
from cubewright.model.pieces.weights import piece_weights
from cubewright.presenter.links import with_details
from cubewright.resources import figures_folder

sys.path.insert(0, str(Path(__file__).parents[3] / "tools"))
sys.path.insert(0, str(Path(__file__).parents[2] / "unit" / "formats" / "links"))
from few_colours import in_few_colours
from phone import BROWSER, WIDTH, Phone

SHARED = Path(__file__).parents[4] / "shared" / "data" / "xmpuzzle"
OWN = "Five in a cage"
OPTIONS = {"wall": 1.6, "joints": True, "snap": True, "engrave": 0.6}
MOST_SOLUTIONS = 4
"""The largest number of solutions in the link."""
SIZE, COLLECTION = QSize(900, 560), QSize(1000, 480)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("slic3r") is None, reason="Slic3r is not installed"),
    pytest.mark.skipif(not BROWSER, reason="no Chromium is installed"),
]


def own_file(folder):
    """Write a puzzle of our own, with a note, a group and a weight, as a BurrTools file."""
    project = convert_file(figures_folder() / "burrs.fig", Path("own.cubewright"), OWN).project
    project = project.with_groups(0, piece_groups((symbol, 1, 1) for symbol in "DF"))
    project = project.with_weights(0, piece_weights([("A", 5)]))
    path = folder / f"{OWN}.xmpuzzle"
    convert_project(project, path.suffix, path.name).write(path)
    return path


def picture_of_layer(gcode, share, bed=220, scale=2):
    """Draw the extrusions of a layer at a share of the height, above all layers below it."""
    lines, height, at = {}, 0.0, (0.0, 0.0)
    for line in gcode.splitlines():
        found = dict(re.findall(r"([XYZE])(-?[0-9.]+)", line.partition(";")[0]))
        if not line.startswith("G1"):
            continue
        height = float(found.get("Z", height))
        to = float(found.get("X", at[0])), float(found.get("Y", at[1]))
        if "E" in found and to != at:
            lines.setdefault(height, []).append((at, to))
        at = to
    layers = sorted(lines)
    shown = layers[int(share * (len(layers) - 1))]
    image = Image.new("RGB", (bed * scale, bed * scale), "white")
    draw = ImageDraw.Draw(image)
    for layer in layers:
        if layer > shown:
            break
        colour, width = ("#c8402a", 2) if layer == shown else ("#c9d3dc", 1)
        for (x0, y0), (x1, y1) in lines[layer]:
            points = (x0 * scale, (bed - y0) * scale, x1 * scale, (bed - y1) * scale)
            draw.line(points, colour, width)
    return image


class Album:
    """The pictures of a walk, in few colours."""

    def __init__(self, folder, prefix):
        self.folder, self.prefix = folder, prefix
        folder.mkdir(parents=True, exist_ok=True)

    def add(self, name, image):
        if isinstance(image, Image.Image):
            buffer = BytesIO()
            image.convert("RGB").save(buffer, "PNG")
            image = QImage.fromData(buffer.getvalue())
        path = self.folder / f"{self.prefix}{name}.png"
        assert in_few_colours(image).save(str(path), quality=0)


def beside(pictures, height):
    """Return pictures of phones beside each other."""
    images = [Image.open(BytesIO(each)).convert("RGB") for each in pictures]
    small = [each.resize((each.width * height // each.height, height)) for each in images]
    whole = Image.new("RGB", (sum(each.width + 8 for each in small) - 8, height), "white")
    left = 0
    for each in small:
        whole.paste(each, (left, 0))
        left += each.width + 8
    return whole


def make_it(window, qtbot, monkeypatch, folder, album):
    """Plan the plates of the open puzzle, and return the plan and the files."""
    controller = window.plates_controller
    controller._delay.setInterval(0)
    with qtbot.waitSignal(controller.planned, timeout=120_000):
        window.actions_["make-it"].trigger()
    for name, value in OPTIONS.items():
        field = controller.view.options.fields[name]
        with qtbot.waitSignal(controller.planned, timeout=120_000):
            (field.setChecked if isinstance(value, bool) else field.setValue)(value)
    controller.view.resize(SIZE)
    qtbot.wait(200)
    album.add("make-it", controller.view.grab().toImage())
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    with qtbot.waitSignal(controller.saved, timeout=120_000):
        controller.view.save.click()
    controller.view.close()
    return controller._plan, sorted(folder.glob("plate-*.3mf"))


def slice_plates(plan, paths, album):
    """Slice every plate, and expect support only where the plan promises it."""
    assert len(paths) == len(plan.plates)
    for number, (plate, path) in enumerate(zip(plan.plates, paths, strict=True), 1):
        target = path.with_suffix(".gcode")
        options = "--gcode-comments --support-material --support-material-threshold 0"
        subprocess.run(
            [
                "slic3r",
                "--no-gui",
                "-j",
                "1",
                path,
                *options.split(),
                "--dont-arrange",
                "-o",
                target,
            ],
            check=True,
            capture_output=True,
            timeout=500,
        )
        gcode = target.read_text()
        is_promised = any(plan.bodies[each.index].position.unsupported for each in plate.places)
        assert bool(re.search(r"^G1 .*support material", gcode, re.M)) == is_promised
        album.add(f"sliced-{number}", picture_of_layer(gcode, 0.18))


def solved(window, qtbot):
    """Find the solutions that come apart, and return a link to some of them from the window."""
    window.actions_["only-apart"].trigger()
    window.actions_["solve"].trigger()
    session = window.solve_controller.session
    qtbot.waitUntil(lambda: session.state is SolveState.IDLE, timeout=400_000)
    qtbot.waitUntil(lambda: not window.analysis.is_running, timeout=400_000)
    qtbot.waitUntil(lambda: window.view_controller.visible_solution is not None, timeout=60_000)
    window.panel.table.setFocus()
    window.panel.table.selectAll()
    window.actions_["copy-link"].trigger()
    linked = read_link(QGuiApplication.clipboard().text())
    return linked.with_solutions(linked.solutions[:MOST_SOLUTIONS])


def on_a_phone(linked, folder, album):
    """Turn, try, ask for hints, see the solution and the plan, and save the puzzle."""
    page = folder / PAGE
    page.write_text(link_page(), encoding="utf-8")
    phone = Phone(folder)
    pictures = []
    frames = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

    def take():
        phone.run("scrollTo(0, 0)")
        phone.run(frames)
        pictures.append(phone.picture())

    try:
        phone.visit(link_of(linked, page.as_uri()))
        before = phone.run("camera.position.toArray()")
        phone.drag((WIDTH / 2, 300), (WIDTH / 2 + 90, 340))
        assert phone.run("camera.position.toArray()") != before
        take()
        phone.touch_control("mode-build")
        phone.run("document.querySelector('#tray button').click()")
        for control in ("turn", "tip", "place"):
            phone.touch_control(control)
        phone.touch_control("clear")
        for number in (1, 2, 3):
            phone.touch_control("hint")
            assert phone.run("board.length") == number
        take()
        phone.touch_control("mode-solution")
        for _ in range(4):
            phone.touch_control("next")
        take()
        moves = linked.plan.move_count
        phone.touch_control("mode-plan")
        for number in range(1, moves + 1):
            phone.run("byId('next').click()")
            phone.wait_for("running === null")
            assert phone.status().startswith(f"Move {number} of {moves}: ")
            if number == min(5, moves):
                take()
        saved = {}
        for suffix in (".fig", ".xmpuzzle"):
            phone.run(f"save('{suffix}')")
            assert phone.run("byId('saving').textContent").startswith(f"Saved {suffix}.")
            saved[suffix] = folder / f"phone{suffix}"
            saved[suffix].write_text(phone.run(f"{suffix[1:]}Text()"), encoding="utf-8")
    finally:
        phone.close()
    album.add("phone", beside(pictures, 440))
    return saved


def details_of(path):
    """Return the groups and weights of the pieces of a file in order, and the words of its note."""
    project = convert_file(path, Path("any.cubewright")).project
    linked = with_details(LinkedPuzzle(project.puzzle(0)), project, 0)
    groups, weights = dict(linked.groups), dict(linked.weights)
    symbols = [each.symbol for each in linked.puzzle.pieces]
    rules = [(groups.get(each, ()), weights.get(each, 1)) for each in symbols]
    return rules, linked.note.split()


def collected(window, qtbot, path, again, folder, album):
    """Add the file and the file that the phone saved, compute, and export a catalogue."""
    controller = window.collection_controller
    controller.show()
    for each in (path, *again):
        with qtbot.waitSignal(controller.imported, timeout=120_000):
            controller.add_places([each])
    assert len(controller.model.shown) == 1
    view = controller.view
    view.select([1])
    view.compute.click()
    qtbot.waitUntil(lambda: not controller.running, timeout=400_000)
    view.resize(COLLECTION)
    qtbot.waitUntil(lambda: view.size() == COLLECTION)
    qtbot.wait(200)
    album.add("collection", view.grab().toImage())
    pages = {}
    for suffix in (".pdf", ".html"):
        pages[suffix] = folder / f"catalogue{suffix}"
        controller.export(pages[suffix])
        qtbot.waitUntil(lambda: not controller.files_worker.is_busy, timeout=120_000)
    view.close()
    assert pages[".pdf"].read_bytes().startswith(b"%PDF")
    phone = Phone(folder / "web")
    try:
        phone._send("Page.navigate", url=pages[".html"].as_uri())
        phone.wait_for("document.readyState === 'complete'")
        whole = Image.open(BytesIO(phone.picture()))
        album.add("catalogue", whole.crop((0, 0, whole.width, 400)))
    finally:
        phone.close()


def walk(window, qtbot, monkeypatch, path, folder, album):
    """Take a BurrTools file through all steps."""
    assert window.file_controller.open(path)
    plates = folder / "plates"
    plan, paths = make_it(window, qtbot, monkeypatch, plates, album)
    slice_plates(plan, paths, album)
    linked = solved(window, qtbot)
    assert linked.plan is not None
    saved = on_a_phone(linked, folder, album)
    rules, note = details_of(path)
    assert details_of(saved[".xmpuzzle"]) == (rules, note)
    assert [groups for groups, _ in details_of(saved[".fig"])[0]] == [each for each, _ in rules]
    collected(window, qtbot, path, saved.values(), folder, album)
    return linked, rules, note


def test_our_own_puzzle_goes_from_a_file_to_a_hand(window, qtbot, monkeypatch, tmp_path):
    album = Album(Path(os.environ.get("CUBEWRIGHT_PICTURES", tmp_path / "pictures")), "hand-")
    path = own_file(tmp_path)
    linked, rules, note = walk(window, qtbot, monkeypatch, path, tmp_path, album)
    assert len(linked.solutions) == MOST_SOLUTIONS
    assert [groups for groups, _ in rules if groups] == [((1, 1),), ((1, 1),)]
    assert [weight for _, weight in rules if weight != 1] == [5]
    assert note[0] == "Five"


@pytest.mark.parametrize("name", ["CubeInCage", "kgeusens-solved"])
def test_files_of_others_go_from_a_file_to_a_hand(window, qtbot, monkeypatch, tmp_path, name):
    path = SHARED / f"{name}.xmpuzzle"
    if not path.exists():
        pytest.skip("../shared/data is absent")
    album = Album(Path(os.environ.get("CUBEWRIGHT_WALK", tmp_path / "pictures")), f"{name}-")
    walk(window, qtbot, monkeypatch, path, tmp_path, album)
