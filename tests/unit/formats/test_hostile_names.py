"""Names that others wrote reach other programs as text: pages, pictures, models, files."""

import json
import re
import subprocess
import sys
from csv import reader
from dataclasses import replace
from io import BytesIO, StringIO
from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest

from cubewright.formats.csv_text import csv_text
from cubewright.formats.exports.export_format import ExportSource, export_formats
from cubewright.formats.pictures.drawing import Drawing, Text, svg
from cubewright.formats.pictures.web_page import page
from cubewright.formats.xmpuzzle.file import xmpuzzle_of_bytes
from cubewright.formats.xmpuzzle.new_file import NewProblem, new_file
from cubewright.presenter.scripting import load, solve
from cubewright.visible_text import in_xml, one_line

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent / "pictures"))
from hostile_names import NAMES
from test_web_page import BROWSER


@pytest.fixture(scope="module")
def cube():
    return next(iter(solve(load("cube"), limit=1)))


def with_names(solution, *names):
    """The solution with the first name for its puzzle, and the names in turn for its pieces."""
    puzzle = solution.puzzle
    pieces = replace(
        puzzle.piece_set,
        title=names[0],
        pieces=tuple(
            replace(each, name=names[number % len(names)])
            for number, each in enumerate(puzzle.pieces)
        ),
    )
    figure = replace(puzzle.figure, name=names[0])
    return replace(solution, puzzle=replace(puzzle, figure=figure, piece_set=pieces))


def exported(name, solution):
    """The content of the file that a format writes with its default settings."""
    form = export_formats()[name]
    puzzle = solution.puzzle
    writer = form.write(ExportSource(puzzle, puzzle.figure.name, (solution,)), form.settings({}))
    while True:
        try:
            next(writer)
        except StopIteration as end:
            return end.value[form.suffix]


@pytest.mark.parametrize("name", NAMES)
def test_no_rule_of_html_ends_the_data_of_a_page(cube, name):
    text = page(with_names(cube, name), name, (name,))
    (data,) = re.findall(r'<script id="data" type="application/json">([^<]*)</script>', text)
    assert name in json.loads(data)["pieces"][0]["name"]
    rest = re.sub(r"(?s)<script.*?</script>|<style.*?</style>", "", text)
    assert re.findall(r"<(img|svg|!--)", rest) == []


@pytest.mark.slow
@pytest.mark.skipif(not BROWSER, reason="no Chromium is installed")
@pytest.mark.parametrize("first", range(0, len(NAMES), 7))
def test_a_browser_shows_names_as_text(cube, first, tmp_path):
    names = NAMES[first : first + 7]
    path = tmp_path / "page.html"
    path.write_text(page(with_names(cube, *names), "plain title", names), encoding="utf-8")
    done = subprocess.run(
        [
            BROWSER,
            "--headless=new",
            "--no-sandbox",
            "--use-angle=swiftshader",
            "--enable-unsafe-swiftshader",
            "--host-resolver-rules=MAP * ~NOTFOUND",
            f"--user-data-dir={tmp_path / 'profile'}",
            "--virtual-time-budget=2000",
            "--dump-dom",
            f"file://{path}",
        ],
        check=True,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert "<title>plain title</title>" in done.stdout
    assert "<canvas" in done.stdout  # the page's own script has run


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_shows_names_as_text(name):
    drawing = Drawing((Text((0.0, 0.0), name, 14.0, "#000000", False),), 100.0, 100.0)
    root = ElementTree.fromstring(svg(drawing, 100.0))
    assert [each.tag.rpartition("}")[2] for each in root.iter()] == ["svg", "g", "text"]
    (shown,) = (each.text for each in root.iter() if each.text and each.text.strip())
    assert shown == in_xml(one_line(name))


@pytest.mark.parametrize("form", ["openscad", "puzzlecad"])
@pytest.mark.parametrize("name", NAMES)
def test_a_model_as_text_has_names_in_strings_and_comments(cube, form, name):
    plain = exported(form, with_names(cube, "name")).decode()
    text = exported(form, with_names(cube, name)).decode()

    def code(source):
        return re.sub(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|/\*(?:(?!\*/)[^\n])*\*/', "", source)

    assert code(text) == code(plain)


@pytest.mark.parametrize("name", NAMES)
def test_a_model_for_printers_is_xml(cube, name):
    with ZipFile(BytesIO(exported("3mf", with_names(cube, name)))) as archive:
        assert archive.testzip() is None
        names = archive.namelist()
        for each in names:
            if each.endswith((".model", ".rels", ".xml", ".config")):
                ElementTree.fromstring(archive.read(each))
    assert not any(each.startswith("/") or ".." in each for each in names)


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_file_gives_the_name_back(cube, name):
    content, _ = new_file([NewProblem(with_names(cube, name).puzzle)], name)
    file = xmpuzzle_of_bytes(content, "x.xmpuzzle")
    if name.isprintable():
        assert file.problems[0].name == name


def test_a_table_has_no_formula():
    rows = [[name, "-12.5", "+", "a"] for name in NAMES]
    read = list(reader(StringIO(csv_text(rows))))
    assert [row[1:] for row in read] == [["-12.5", "+", "a"]] * len(NAMES)
    for name, row in zip(NAMES, read, strict=True):
        assert row[0] in (name, f"'{name}")
        assert row[0][0] not in "=+-@\t"
