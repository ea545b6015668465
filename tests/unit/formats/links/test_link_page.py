"""The page of a link, in Chromium at the size of a phone, with touch."""

import functools
import html
import http.server
import json
import random
import re
import sys
import threading
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from cubewright.cli.main import main
from cubewright.errors import FormatError
from cubewright.formats.burrtools_grids import grid_of
from cubewright.formats.conversion.convert import convert_file
from cubewright.formats.links.link import LinkedPuzzle, LinkedSolution, link_of, read_link
from cubewright.formats.links.link_page import (
    OFFLINE,
    PAGE,
    WORDS,
    lattice_table,
    link_page,
    offline_script,
)
from cubewright.model.cell import difference
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.pieces.weights import WALL
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.links import plan_for_link, with_details
from cubewright.presenter.scripting import load, solve
from cubewright.resources import resource_folder

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1]))
from hostile_names import NAMES
from linked_samples import content_of, packed, random_link
from mutations import damaged
from phone import BROWSER, HEIGHT, WIDTH, Phone


def returned(steps):
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


@functools.cache
def cube(*, with_plan=False):
    puzzle = load("cube")
    solution = solve(puzzle, limit=1)[0]
    plan = returned(plan_for_link(solution)) if with_plan else None
    return LinkedPuzzle(puzzle, solution, plan)


def place(table, kinds, cell, inverse):
    """The position of a cell, computed from a table as the page does it."""
    for index, kind in enumerate(kinds):
        by = difference(cell, kind["cell"])
        steps = [sum(a * b for a, b in zip(row, by, strict=True)) for row in inverse]
        if all(abs(step - round(step)) < 1e-6 for step in steps):
            shift = [sum(a * b for a, b in zip(row, by, strict=True)) for row in table["matrix"]]
            return tuple(round(a + b) for a, b in zip(table["places"][index], shift, strict=True))
    raise AssertionError("no kind has this cell")


@pytest.mark.parametrize("name", lattices())
def test_tables_give_the_positions_of_cells_in_files(name):
    lattice = lattices()[name]
    table, grid = lattice_table(lattice), grid_of(lattices()[name])
    for cell in lattice.box((4, 5, 3)):
        where = (table["kinds"], cell, table["inverse"])
        assert place(table["text"], *where) == lattice.text_layout.text_position(cell)
        if grid is not None:
            assert place(table["burrtools"], *where) == grid.position(cell)


def test_the_page_loads_nothing_and_sends_nothing():
    text = re.sub(r"(?s)<script>.*?</script>", "", link_page())
    assert not re.findall(r'(?:src|href)\s*=\s*"', text)
    assert "default-src 'none'" in text
    assert "innerHTML" not in link_page().partition("Reading a link")[2]


def test_every_text_of_the_page_is_translated_with_its_values():
    folder = resource_folder("pages")
    page = (folder / PAGE).read_text(encoding="utf-8")
    words = json.loads((folder / WORDS).read_text(encoding="utf-8"))
    body = page[page.index("<body>") : page.index("<script>$three")]
    shown = {html.unescape(each.strip()) for each in re.findall(r">([^<>]*\w[^<>]*)<", body)}
    shown |= set(re.findall(r'aria-label="([^"]+)"', body))
    script = re.sub(r'"\s*\+ "', "", page[page.index("$studio") :])
    for statement in re.findall(r"\b(?:t|counted)\(([^;]*);", script):
        texts = re.findall(r'"([^"]*)"', statement)
        shown |= {each for each in texts if re.match(r"[A-Z]|{\w+} ", each)}
    assert {"Hint", "Pieces to place", "Move {n} of {all}", "{n} copies"} <= shown
    assert shown - words.keys() == set()
    for text, others in words.items():
        assert sorted(others) == ["da", "de"]
        for other in others.values():
            assert sorted(re.findall(r"{\w+}", other)) == sorted(re.findall(r"{\w+}", text))


def test_a_title_cannot_become_an_element():
    text = link_page("", "<script>alert(1)</script>")
    assert "<script>alert" not in text
    assert "<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>" in text


@pytest.fixture(scope="module")
def phone(tmp_path_factory):
    if not BROWSER:
        pytest.skip("no Chromium is installed; 'make test' installs it on Debian")
    phone = Phone(tmp_path_factory.mktemp("phone"))
    yield phone
    phone.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    path = tmp_path_factory.mktemp("page") / PAGE
    path.write_text(link_page(), encoding="utf-8")
    return path.as_uri()


def error_of(phone):
    assert phone.run("document.getElementById('app').hidden")
    return phone.run("document.getElementById('error').textContent")


@pytest.mark.slow
def test_touch_turns_the_pieces_and_nothing_is_loaded(phone, address):
    phone.requests.clear()
    phone.visit(link_of(cube(), address))
    assert phone.run("document.title") == "Soma cube"
    assert phone.status() == "7 pieces. Drag to turn them."
    before = phone.run("camera.position.toArray()")
    picture = phone.picture()
    phone.drag((WIDTH / 2, HEIGHT / 2), (WIDTH / 2 + 120, HEIGHT / 2 + 40))
    assert phone.run("camera.position.toArray()") != before
    assert phone.picture() != picture
    assert phone.run("document.documentElement.scrollWidth") <= WIDTH
    assert {each.partition("#")[0] for each in phone.requests} <= {address, "about:blank"}


@pytest.mark.slow
def test_the_page_speaks_the_language_of_the_browser(phone, address):
    agent = phone.run("navigator.userAgent")
    override = functools.partial(phone._send, "Emulation.setUserAgentOverride", userAgent=agent)
    try:
        override(acceptLanguage="de-DE")
        phone.visit(link_of(cube(), address))
        assert phone.run("document.documentElement.lang") == "de"
        assert phone.run("document.getElementById('mode-build').textContent") == "Bauen"
        assert phone.run("document.getElementById('facts').textContent") == "7 Teile, 27 Zellen"
        assert "Zum Drehen ziehen" in phone.run("document.getElementById('status').textContent")
        override(acceptLanguage="fr")
        phone.visit(link_of(cube(), address))
        assert phone.run("document.documentElement.lang") == "en"
        assert phone.run("document.getElementById('mode-build').textContent") == "Build"
    finally:
        override(acceptLanguage="en-US")


@pytest.mark.slow
def test_pieces_are_placed_removed_and_placed_by_hints(phone, address):
    phone.visit(link_of(cube(), address))
    phone.touch_control("mode-build")
    phone.run("document.querySelector('#tray button').scrollIntoView()")
    x, y = phone.run(
        "(() => { const box = document.querySelector('#tray button').getBoundingClientRect();"
        " return [box.x + 20, box.y + 20]; })()"
    )
    phone.touch(x, y)
    assert "Tap a dot to place it" in phone.status()
    phone.touch_control("turn")
    phone.touch_control("tip")
    point = (
        "(object => { const at = object.getWorldPosition(new THREE.Vector3()).project(camera);"
        " const box = renderer.domElement.getBoundingClientRect();"
        " return [box.x + (at.x + 1) / 2 * box.width, box.y + (1 - at.y) / 2 * box.height]; })"
    )
    phone.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    corner = "dots.children.find(dot => key(dot.userData.cell) === '2,0,2')"
    phone.touch(*phone.run(f"{point}({corner})"))
    assert phone.run("board.length") == 1
    assert phone.status().startswith("Placed ")
    phone.touch_control("undo")
    assert phone.run("board.length") == 0
    for number in range(1, 8):
        assert phone.status() != "Solved!"
        phone.touch_control("hint")
        assert phone.run("board.length") == number
    assert phone.status() == "Solved!"
    whole = "bodies[0].body"
    phone.touch(WIDTH / 2, phone.run(f"{point}({whole})")[1])
    assert phone.status().startswith("Took out ")
    assert phone.run("board.length") == 6


def large():
    """A box of 960 cells, and pieces of different lengths."""
    bars = tuple(
        Piece(symbol, tuple((x, 0, 0) for x in range(length)), f"Bar of {length}")
        for symbol, length in (("A", 4), ("B", 3), ("C", 8))
    )
    pieces = PieceSet("own", "own", bars, (60, 80, 60))
    return LinkedPuzzle(Puzzle(Figure(CUBIC.box((16, 12, 5)), "Large"), pieces))


FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
SPAN = """(points => {
  const shown = points.map(point => point.clone().project(camera));
  const of = axis => shown.map(point => point.getComponent(axis));
  return [0, 1].map(axis => [Math.min(...of(axis)), Math.max(...of(axis))]);
})"""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["large", "cube", "meteor", "pyramid-20"])
def test_the_puzzle_fills_the_view_in_every_mode_and_after_the_phone_is_turned(
    phone, address, name
):
    puzzle = LinkedPuzzle(load(name)) if name != "large" else large()
    if name == "cube":
        puzzle = cube(with_plan=True)
    try:
        for width, height in ((WIDTH, HEIGHT), (HEIGHT, WIDTH)):
            phone.resize(width, height)
            phone.visit(link_of(puzzle, address))
            for mode in ("pieces", "build", "solution", "plan"):
                if phone.run(f"byId('mode-{mode}').hidden"):
                    continue
                phone.run(f"setMode('{mode}')")
                phone.run(FRAMES)
                spans = phone.run(f"{SPAN}(looked)")
                assert all(least >= -1 and most <= 1 for least, most in spans), (mode, spans)
                assert max(most - least for least, most in spans) > 1.8, (mode, spans)
            phone.run("setMode('build')")
            assert phone.run(f"{SPAN}(wholePoints(1))[0]")[0] >= -1
            phone.resize(height, width)
            phone.wait_for(
                f"Math.abs(camera.aspect * view.clientHeight / view.clientWidth - 1) < "
                f"0.01 && document.documentElement.clientWidth === {height}"
            )
            phone.run(FRAMES)
            spans = phone.run(
                f"{SPAN}(looked.map(each => each.clone().sub(controls.target)"
                ".add(needed(looked, new THREE.Vector3().subVectors(camera.position,"
                " controls.target)).target)))"
            )
            assert max(most - least for least, most in spans) < 2.6
    finally:
        phone.resize(WIDTH, HEIGHT)


@pytest.mark.slow
def test_two_fingers_zoom_and_place_nothing(phone, address):
    phone.visit(link_of(large(), address))
    phone.run("setMode('build'); choose(0)")
    away = "camera.position.distanceTo(controls.target)"
    before = phone.run(away)
    phone.pinch((WIDTH / 2, 350), 80, 240)
    phone.wait_for(f"{away} < {0.7 * before}")
    assert phone.run("board.length") == 0


@pytest.mark.slow
def test_one_layer_has_dots_at_a_time(phone, address):
    phone.visit(link_of(large(), address))
    phone.run("setMode('build'); choose(0)")
    dots = "dots.children.map(dot => dot.userData.cell[2])"
    assert phone.run(dots + ".length") == 960
    assert phone.run("byId('layer').getAttribute('aria-valuetext')") == "All layers"
    phone.run("placeAt([0, 0, 3])")
    slide = "byId('layer').value = {}; byId('layer').dispatchEvent(new Event('input'))"
    for layer, count in ((3, 192), (4, 188)):
        phone.run(slide.format(layer))
        assert phone.run(dots) == [layer - 1] * count
        assert phone.run("byId('layer').getAttribute('aria-valuetext')") == f"Layer {layer} of 5"
        assert phone.run("bodies[0].body.visible") is (layer == 4)


@pytest.mark.slow
def test_pieces_are_placed_without_a_pointer(phone, address):
    phone.visit(link_of(cube(), address))
    phone.run("setMode('build'); document.querySelector('#tray button').click()")
    places = set()
    for _ in range(3):
        phone.run("document.getElementById('place').click()")
        assert phone.status().startswith("Placed ")
        places.add(phone.status())
        assert phone.run("[board.length, history.length]") == [1, 1]
    assert len(places) == 3
    script = "for (let n = 0; n < 27 && board.length; n++) document.getElementById('place').click()"
    phone.run(script)
    assert phone.status().endswith(" fits nowhere else. Turn or tip it.")
    assert phone.run("[board.length, history.length]") == [0, 0]


@pytest.mark.slow
def test_damaged_content_is_refused_or_shown_as_in_the_program(phone, address):
    """The check value fits, so that the damage reaches the reader of the content."""
    samples = [content_of(link_of(random_link(seed))) for seed in range(12)]
    phone.visit(address)
    for seed in range(60):
        random_ = random.Random(seed)
        link = packed(damaged(random_, random_.choice(samples)))
        phone.change_link(link)
        error = phone.run("document.getElementById('error').textContent")
        assert error in ("", "This link is incomplete or damaged. Copy the whole link.")
        with suppress(FormatError):
            linked = read_link(link)
            assert error == ""
            assert phone.run("puzzle.cells.length") == len(linked.puzzle.figure)


@pytest.mark.slow
def test_the_solution_and_the_plan_are_played(phone, address):
    linked = cube(with_plan=True)
    phone.visit(link_of(linked, address))
    phone.touch_control("mode-solution")
    for number in range(1, 8):
        phone.touch_control("next")
        assert phone.status().startswith(f"Piece {number} of 7: ")
    phone.touch_control("mode-plan")
    moves = linked.plan.move_count
    assert phone.status() == f"Move 0 of {moves}"
    visible = "bodies.filter(each => each.body.visible).length"
    assert phone.run(visible) == 7
    for number in range(1, moves + 1):
        phone.touch_control("next")
        phone.wait_for("running === null")
        assert phone.status().startswith(f"Move {number} of {moves}: ")
    assert phone.run("document.getElementById('next').disabled")
    assert phone.run(visible) == 2
    phone.touch_control("back")
    phone.wait_for("running === null")
    assert phone.status().startswith(f"Move {moves - 1} of {moves}")


@pytest.mark.slow
def test_one_of_several_solutions_is_chosen(phone, address):
    puzzle = load("cube")
    found = [LinkedSolution(each) for each in solve(puzzle, limit=3)]
    plan = returned(plan_for_link(found[1].solution))
    found[1] = replace(found[1], plan=plan)
    linked = LinkedPuzzle(puzzle, note="By me\n<b>").with_solutions(found)
    phone.visit(link_of(linked, address))
    assert phone.run("document.getElementById('note').textContent") == "By me\n<b>"
    assert phone.run("document.getElementById('mode-plan').hidden")
    phone.touch_control("mode-solution")
    choose = "byId('which').value = {}; byId('which').dispatchEvent(new Event('change'))"
    phone.run(choose.format(1))
    assert not phone.run("document.getElementById('mode-plan').hidden")
    assert phone.run("bodies.length") == 7
    phone.touch_control("mode-plan")
    assert phone.status() == f"Move 0 of {plan.move_count}"
    phone.run(choose.format(2))
    assert phone.status() == "Piece 0 of 7"
    shown_dots = "dots.children.filter(each => each.visible).length"
    assert phone.run(shown_dots) == 27  # the view is not empty
    phone.run("step(7)")
    phone.run(choose.format(0))
    assert phone.status().startswith("Piece 7 of 7: ")  # to compare solutions
    assert phone.run(shown_dots) == 0
    phone.run(choose.format(2))
    cells = [list(cell) for cell in found[2].solution.placed[0].cells]
    assert phone.run("puzzle.placed[0].cells") == cells
    # Hints follow the solution that has the placed pieces.
    phone.touch_control("mode-build")
    for number, each in enumerate(found):
        placed = each.solution.placed[:6]
        board = [{"piece": one.piece, "cells": one.cells} for one in placed]
        phone.run(f"change({json.dumps(board)}); byId('hint').click()")
        assert phone.status() == "Solved!", number


@pytest.mark.slow
def test_a_link_without_a_solution_gives_no_hints(phone, address):
    phone.visit(link_of(LinkedPuzzle(load("cube")), address))
    for name, is_hidden in (("solution", True), ("plan", True), ("build", False)):
        assert phone.run(f"document.getElementById('mode-{name}').hidden") is is_hidden
    phone.touch_control("mode-build")
    assert phone.run("document.getElementById('hint').disabled")
    assert phone.run("document.getElementById('hint').title") == "The link has no solution"


@pytest.mark.slow
def test_readers_of_screens_find_names_for_pictures_and_controls(phone, address):
    phone.visit(link_of(cube(with_plan=True), address))
    labels = phone.labels()
    assert ("heading", "Soma cube") in labels
    assert any(role == "image" and name.startswith("Soma cube, view in 3D. 7 pieces")
               for role, name in labels)  # fmt: skip
    for mode in ("build", "plan"):
        phone.touch_control(f"mode-{mode}")
        labels = phone.labels()
        assert all(name for role, name in labels if role in ("button", "slider", "image"))
    small = phone.run(
        "[...document.querySelectorAll('button')].filter(each => each.offsetParent)"
        ".map(each => each.getBoundingClientRect()).filter(box => box.width < 44 ||"
        " box.height < 44).length"
    )
    assert small == 0
    # The page does not show the solution before the user asks for it.
    assert not phone.run("document.getElementById('answer').open")
    assert phone.run("document.querySelectorAll('#places li').length") == 7


def plain(seed):
    """A random puzzle without rules, which both kinds of file can hold."""
    linked = random_link(seed)
    old = linked.puzzle
    pieces = tuple(replace(each, dark=None, colours=frozenset(), marks=(), flips=False)
                   for each in old.pieces)  # fmt: skip
    pieces = PieceSet("link", "", pieces, old.counts, old.piece_set.lattice, "", None)
    figure = replace(old.figure, dark=None, colours=frozenset())
    return replace(linked, puzzle=Puzzle(figure, pieces)).with_solutions(())


def rules_of(linked, suffix=".xmpuzzle"):
    """The groups and the weight of each piece in order; a figure file has only that of walls."""
    groups, weights = dict(linked.groups), dict(linked.weights)
    if suffix == ".fig":
        weights = {symbol: weight for symbol, weight in weights.items() if weight == WALL}
    return [
        (groups.get(each.symbol, ()), weights.get(each.symbol, 1)) for each in linked.puzzle.pieces
    ]


def details_of(path):
    """The groups and weights of a file's pieces, and the words of its note, without marks."""
    project = convert_file(path, Path("saved.cubewright")).project
    linked = with_details(LinkedPuzzle(load(path)), project, 0)
    return rules_of(linked), linked.note.replace("> ", "").split()


def shapes_of(puzzle):
    return [(each.shape, count) for each, count in zip(puzzle.pieces, puzzle.counts, strict=True)]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_saved_files_have_the_puzzle(phone, address, tmp_path, seed):
    linked = plain(seed)
    puzzle = linked.puzzle
    phone.visit(link_of(linked, address))
    assert phone.run("puzzle.cells") == [list(cell) for cell in puzzle.figure.cells]
    for suffix in (".fig", ".xmpuzzle"):
        if suffix == ".xmpuzzle" and grid_of(puzzle.figure.lattice) is None:
            continue
        path = tmp_path / f"saved{suffix}"
        path.write_text(phone.run(f"{suffix[1:]}Text()"), encoding="utf-8")
        read = load(path)
        assert read.figure.normalized().cells == puzzle.figure.normalized().cells
        assert len(read.figure.optional) == len(puzzle.figure.optional)
        assert shapes_of(read) == shapes_of(puzzle)
        assert details_of(path) == (rules_of(linked, suffix), linked.note.split())
    phone.run("document.querySelector('details').open = true")
    phone.touch_control("save-fig")
    said = phone.run("document.getElementById('saving').textContent")
    assert said.startswith("Saved .fig.")


@pytest.mark.slow
def test_notes_that_look_like_rules_stay_notes(phone, address, tmp_path):
    lines = ("pieces: soma", "group 1 = L T", "/111", "optional /?", "[hexagonal]", "walls A")
    puzzle = load("cube")
    details = {
        "groups": (("L", ((1, 1),)),),
        "weights": (("L", 2), ("V", WALL)),
        "note": "\n".join(lines),
    }
    phone.visit(link_of(LinkedPuzzle(puzzle, **details), address))
    path = tmp_path / "saved.fig"
    path.write_text(phone.run("figText()"), encoding="utf-8")
    rules, words = details_of(path)
    assert [groups for groups, _ in rules if groups] == [((1, 1),)]
    assert [weight for _, weight in rules if weight != 1] == [WALL]
    assert "\n".join(lines).split() == [each for each in words if each != ">"]
    assert shapes_of(load(path)) == shapes_of(puzzle)
    phone.run("save('.fig')")
    said = phone.run("document.getElementById('saving').textContent")
    assert said == "Saved .fig. It leaves out the weights of the pieces. Save .xmpuzzle."


def with_rules():
    """Puzzles with colours and rules, and puzzles of random lattices that have some."""
    cube = load("cube")
    first, second = cube.figure.cells[:2]
    placed = solve(cube, limit=1)[0].placed[0]
    yield load("checkered-cube")
    yield replace(cube, forbidden=frozenset({(0, first), (1, second)}), max_holes=0)
    yield replace(cube, choices=(PieceChoice(("L", "T"), 1, 2),), pre_placed=(placed,))
    for seed in range(40):
        puzzle = random_link(seed).puzzle
        if b'"fig":' in content_of(link_of(LinkedPuzzle(puzzle))):
            yield puzzle


@pytest.mark.slow
def test_a_puzzle_with_rules_is_saved_with_them(phone, address, tmp_path):
    phone.visit(address)
    saved = 0
    for puzzle in with_rules():
        phone.change_link(link_of(LinkedPuzzle(puzzle), address))
        assert phone.run("puzzle.hasRules")
        if phone.run("!puzzle.fig"):
            continue
        saved += 1
        phone.run("save('.fig')")
        said = phone.run("document.getElementById('saving').textContent")
        assert said == "Saved .fig."
        path = tmp_path / "saved.fig"
        path.write_text(phone.run("figText()"), encoding="utf-8")
        read = load(path)
        assert read.figure.normalized().cells == puzzle.figure.normalized().cells
        assert shapes_of(read) == shapes_of(puzzle)
        assert rules_in(read) == rules_in(puzzle)
        phone.run("save('.xmpuzzle')")
        said = phone.run("document.getElementById('saving').textContent")
        assert said == "This puzzle has colours or rules. Save .fig."
    assert saved > 10


def rules_in(puzzle):
    """The rules of a puzzle, without positions."""
    return (
        sorted(number for _, number in puzzle.figure.colours),
        [sorted(number for _, number in each.colours) for each in puzzle.pieces],
        sorted(each.piece for each in puzzle.pre_placed),
        sorted(piece for piece, _ in puzzle.forbidden),
        (puzzle.choices, puzzle.allowed_colours, puzzle.max_holes),
    )


@pytest.mark.slow
def test_a_puzzle_is_not_saved_without_its_rules(phone, address):
    phone.visit(link_of(LinkedPuzzle(load("checkered-cube")), address))
    phone.run("puzzle.fig = ''; save('.fig')")
    assert "cannot save" in phone.run("document.getElementById('saving').textContent")
    phone.change_link(link_of(LinkedPuzzle(load("pentominoes-6x10")), address))
    phone.run("puzzle.pieces[0].flips = true; save('.xmpuzzle')")
    assert "Save .fig" in phone.run("document.getElementById('saving').textContent")
    assert "flips=true" in phone.run("figText()")


@pytest.mark.slow
def test_links_of_every_lattice_are_shown(phone, address):
    phone.visit(address)
    for seed in range(6, 12):
        linked = random_link(seed)
        phone.change_link(link_of(linked, address))
        assert phone.run("document.getElementById('error').textContent") == ""
        if linked.solution is not None:
            assert phone.run("setMode('solution'), step(1), byId('status').textContent").startswith(
                "Piece 1 of "
            )
        if linked.plan is not None:
            moves = linked.plan.move_count
            script = "setMode('plan'); for (const _ of steps) { step(1); running = null; show(); }"
            phone.run(script)
            assert phone.status().startswith(f"Move {moves} of {moves}: ")


@pytest.mark.slow
def test_damaged_links_are_refused_in_one_sentence(phone, address):
    link = link_of(cube(), address)
    middle = len(link) - 100
    other = "A" if link[middle] != "A" else "B"
    for wrong in (link[:-1], link[:middle], link[:middle] + other + link[middle + 1 :]):
        phone.visit(wrong)
        assert error_of(phone) == "This link is incomplete or damaged. Copy the whole link."
    phone.visit(link.replace("#1", "#3"))
    assert error_of(phone).startswith("A later version made this link.")
    phone.visit(f"{address}#top")
    assert error_of(phone).startswith("This is not a link to a puzzle.")
    phone.run(f"byId('link').value = {json.dumps(link)}; byId('form').requestSubmit()")
    phone.wait_for("!document.getElementById('app').hidden")


@pytest.mark.slow
def test_a_link_of_a_megabyte_is_refused(phone, address):
    phone.visit(f"{address}#1{'A' * (1 << 20)}")
    assert error_of(phone) == "This text is longer than any link to a puzzle."


@pytest.mark.slow
def test_names_are_shown_as_text(phone, address):
    linked = cube(with_plan=True)
    phone.visit(address)
    for name in NAMES:
        old = linked.puzzle
        pieces = tuple(replace(each, name=name) for each in old.pieces)
        figure = replace(old.figure, name=name)
        puzzle = replace(
            old, figure=figure, piece_set=replace(old.piece_set, pieces=pieces, title=name)
        )
        solution = replace(linked.solution, puzzle=puzzle)
        phone.change_link(link_of(LinkedPuzzle(puzzle, solution), address))
        assert phone.run("document.title") != "X"
        assert phone.run("document.querySelectorAll('img, svg, b').length") == 0
        shown = phone.run("document.getElementById('name').textContent")
        assert not re.search("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u200f\u061c]", shown)
        assert phone.run("document.documentElement.scrollWidth") <= WIDTH
        assert phone.run("save('.fig'), figText()").count("\n/SOMA") == 0


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_arguments):
        pass


@pytest.mark.slow
def test_the_page_works_without_a_network_after_the_first_visit(phone, tmp_path):
    (tmp_path / PAGE).write_text(link_page(), encoding="utf-8")
    (tmp_path / OFFLINE).write_text(offline_script(), encoding="utf-8")
    handler = functools.partial(Quiet, directory=str(tmp_path))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/{PAGE}"
    phone.visit(link_of(cube(), address))
    phone.run("navigator.serviceWorker.ready.then(() => true)")
    phone.wait_for("caches.match('puzzle.html').then(Boolean)")
    server.shutdown()
    server.server_close()
    phone.visit(link_of(LinkedPuzzle(load("bedlam")), address))
    assert phone.run("document.title") == "Bedlam cube"


@pytest.mark.slow
def test_an_exported_page_shows_its_puzzle(phone, tmp_path):
    path = tmp_path / "cube.html"
    line = ["export", "page", "cube", "--format", "puzzle-page"]
    assert main([*line, "-o", str(path)]) == 0
    phone.visit(path.as_uri())
    assert phone.run("document.title") == "Soma cube"
    assert not phone.run("document.getElementById('mode-solution').hidden")
