"""The catalogue on paper and as a web page, with hostile names."""

import subprocess
import sys
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "formats" / "links"))
from phone import BROWSER

from cubewright.formats.exports.painter import Photo
from cubewright.formats.pictures.drawing import Text
from cubewright.model.collected import CollectedPuzzle, Findings, State
from cubewright.model.figure import Figure
from cubewright.presenter.collection.catalogue import (
    COLUMNS,
    ROWS,
    catalogue_html,
    catalogue_pages,
    page_drawing,
)

HOSTILE = "</h2><script>document.title = 'taken over'</script>&<img src=x onerror=alert(1)>\u202e"
BURR = CollectedPuzzle(
    "Burr",
    number=1,
    states=frozenset({State.OWNED}),
    lent_to="Ada Secret",
    designer="Bill Cutler",
    maker="Trenco",
    year=1978,
    numbers=(("PWBP", "31-A"),),
    notes="private note",
    figure=Figure([(0, 0, 0), (1, 0, 0), (1, 1, 0)]),
    piece_count=6,
    findings=Findings(2, 2, 1, "5.3"),
)
BAD = replace(BURR, name=HOSTILE, designer=HOSTILE, maker=HOSTILE, numbers=((HOSTILE, HOSTILE),))


class Tags(HTMLParser):
    """Collects the tags of a page, and its texts."""

    def __init__(self, page):
        super().__init__()
        self.tags, self.texts = [], []
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))

    def handle_data(self, text):
        self.texts.append(text)


def test_the_page_shows_what_may_be_published():
    found = Tags(catalogue_html([BURR], "My collection"))
    text = "\n".join(found.texts)
    for shown in ("Burr", "Bill Cutler, 1978", "Trenco", "PWBP 31-A", "owned"):
        assert shown in text
    assert "6 pieces, solutions: 2, level: 5.3" in text
    assert "Secret" not in text
    assert "private" not in text
    assert any(tag == "polygon" or tag == "path" for tag, _ in found.tags)


def test_hostile_names_are_texts_and_the_page_loads_nothing():
    plain, hostile = (Tags(catalogue_html([each], each.name)) for each in (BURR, BAD))
    assert [tag for tag, _ in hostile.tags] == [tag for tag, _ in plain.tags]
    assert not any({"src", "href", "onerror"} & set(attributes) for _, attributes in hostile.tags)
    assert "\u202e" not in catalogue_html([BAD], HOSTILE)


@pytest.mark.skipif(not BROWSER, reason="needs Chromium")
def test_a_browser_shows_hostile_names_without_running_them(tmp_path):
    page = tmp_path / "catalogue.html"
    page.write_text(catalogue_html([BURR, BAD], HOSTILE), encoding="utf-8")
    options = ["--headless=new", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=2000"]
    shown = subprocess.run(
        [BROWSER, *options, f"--user-data-dir={tmp_path / 'profile'}", "--dump-dom", page.as_uri()],
        capture_output=True,
        text=True,
        timeout=100,
        check=True,
    ).stdout
    found = Tags(shown)
    assert sum(tag == "article" for tag, _ in found.tags) == 2
    assert sum(tag == "script" for tag, _ in found.tags) == 1
    assert not any(tag == "img" for tag, _ in found.tags)
    assert "<title>taken over" not in shown


def test_a_page_of_paper_has_fifteen_puzzles():
    paper = (210.0, 297.0)
    puzzles = [replace(BURR, name=f"Burr {number}") for number in range(COLUMNS * ROWS + 1)]
    pages = list(catalogue_pages(puzzles, "My collection", paper))
    assert [page.count(">Burr ") for page in pages] == [15, 1]
    assert ">1 / 2<" in pages[0]
    assert ">2 / 2<" in pages[1]
    page = page_drawing(puzzles[:15], "My collection", paper, "1 / 2", [False] * 15)
    for item in page.items:
        if isinstance(item, Text):
            assert 0 < item.at[0] < paper[0]
            assert 0 < item.at[1] < paper[1]


def test_long_and_hostile_names_fit_their_column():
    puzzle = replace(BAD, name="long name " * 40)
    page = page_drawing([puzzle], "My collection", (210.0, 297.0), "1 / 1", [False])
    texts = [item.text for item in page.items if isinstance(item, Text)]
    assert max(map(len, texts)) <= 40
    assert len(list(catalogue_pages([], "Empty", (210.0, 297.0)))) == 1


def test_large_figures_and_puzzles_without_one_have_no_picture():
    large = Figure([(x, y, z) for x in range(10) for y in range(10) for z in range(10)])
    for puzzle in (replace(BURR, figure=large), replace(BURR, figure=None)):
        assert "<svg" not in catalogue_html([puzzle], "My collection")


def test_a_photo_replaces_the_picture_of_the_figure():
    photo = Photo(b"\xff\xd8 jpeg", 400, 300)
    page = catalogue_html([BURR], "My collection", lambda _puzzle: photo)
    (image,) = (dict(attributes) for tag, attributes in Tags(page).tags if tag == "img")
    assert image["src"] == "data:image/jpeg;base64,/9gganBlZw=="
    assert "<svg" not in page
    assert "img-src data:" in page
    photos = {"Burr": photo, "Other": None}
    puzzles = [BURR, replace(BURR, name="Other")]
    (sheet,) = catalogue_pages(puzzles, "", (210.0, 297.0), lambda each: photos[each.name])
    root = ElementTree.fromstring(sheet)
    (placed,) = root.iter("{http://www.w3.org/2000/svg}image")
    assert float(placed.get("width")) / float(placed.get("height")) == pytest.approx(
        4 / 3, rel=1e-4
    )
    assert "<polygon" in sheet
