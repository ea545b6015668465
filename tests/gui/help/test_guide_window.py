"""The user guide: Help opens the page about the part of the window with the focus."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QTextDocument

from cubewright.gui.help import guide_window
from cubewright.gui.help.guide_window import GuideWindow, heading_name
from cubewright.gui.languages.language import LANGUAGE, language_codes
from cubewright.gui.shell import help_controller
from cubewright.resources import documents

PAGES = sorted((documents() / "guide").glob("*.md"))
GUI = Path(help_controller.__file__).parents[1]
PICTURE = re.compile(r"!\[[^\]]+\]\(([^)]+)\)")


@pytest.fixture
def guide(qtbot):
    made = GuideWindow(None)
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_guide_lists_its_pages_and_shows_the_chosen_one(guide):
    titles = [guide.contents.item(row).text() for row in range(guide.contents.count())]
    assert len(titles) == len(PAGES) - 1 >= 14
    assert guide.text.toPlainText().startswith("User guide")
    guide.contents.setCurrentRow(titles.index("What is counted"))
    assert guide.text.toPlainText().startswith("What is counted")
    for row, title in enumerate(titles):
        guide.contents.setCurrentRow(row)
        assert guide.text.document().begin().text() == title


def test_links_lead_to_pages_and_sections(guide):
    guide.show_page("place")
    guide.text.anchorClicked.emit(QUrl("draw.md#optional-cells"))
    assert guide.contents.currentItem().text() == "Draw a figure"
    assert guide.text.textCursor().block().text() == "Optional cells"
    guide.text.anchorClicked.emit(QUrl("../reference/piece-sets.md"))
    assert guide.text.toPlainText().startswith("Piece sets")
    assert guide.contents.currentRow() == -1


def test_the_pictures_of_the_guide_are_shown_as_wide_as_its_text(guide):
    names = {name for page in PAGES for name in PICTURE.findall(page.read_text(encoding="utf-8"))}
    assert len(names) >= 10
    assert sum((documents() / "guide" / name).stat().st_size for name in names) < 700_000
    kind = QTextDocument.ResourceType.ImageResource.value
    for page in PAGES:
        guide.show_page(page.stem)
        for name in PICTURE.findall(page.read_text(encoding="utf-8")):
            image = guide.text.document().resource(kind, QUrl(name))
            assert 0 < image.deviceIndependentSize().width() <= 640


def test_a_missing_guide_is_reported(qtbot, monkeypatch, tmp_path):
    monkeypatch.setattr(guide_window, "documents", lambda: tmp_path)
    made = GuideWindow(None)
    qtbot.addWidget(made)
    assert "missing" in made.text.toPlainText()


def test_the_name_of_a_heading_is_that_of_a_link():
    assert heading_name("Why is my number different?") == "why-is-my-number-different"


def focus(window, part):
    part.setFocus()
    window.help_controller.show_guide()
    return window.help_controller._guide


@pytest.mark.parametrize(
    ("part", "page"),
    [
        (lambda window: window.pieces.panel.tiles[0], "pieces.md"),
        (lambda window: window.panel.filter.field, "solutions.md"),
        (lambda window: window.editor.layer_grid, "draw.md"),
    ],
)
def test_help_opens_the_page_about_the_part_with_the_focus(window, part, page):
    guide = focus(window, part(window))
    assert guide.page.name == page


def test_help_opens_the_page_about_another_window(window, qtbot):
    window.actions_["batch"].trigger()
    batch = window.batch_controller.view
    qtbot.waitUntil(lambda: window.actions_["guide"] in batch.actions())
    qtbot.keyClick(batch, Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: window.help_controller._guide is not None)
    assert window.help_controller._guide.page.name == "library.md"


@pytest.mark.parametrize("language", language_codes())
def test_help_opens_the_page_in_the_language_of_the_window(window, monkeypatch, language):
    monkeypatch.setattr(LANGUAGE, "_code", language)
    guide = focus(window, window.editor.layer_grid)
    assert guide.page == documents() / "guide" / language / "draw.md"
    assert guide.contents.currentItem().text() == guide.text.document().begin().text()
    assert guide.contents.count() == len(PAGES) - 1
    guide.show_page("engines")
    assert guide.contents.currentItem().text() == "Compare engines"


def test_every_window_with_a_page_exists():
    sources = [path.read_text(encoding="utf-8") for path in GUI.rglob("*.py")]
    for name, page in help_controller._PAGES_OF_WINDOWS.items():
        assert any(f"class {name}(" in source for source in sources), name
        assert (documents() / "guide" / f"{page}.md") in PAGES


def test_help_opens_the_page_in_the_browser_if_the_documents_are_built(
    window, monkeypatch, tmp_path
):
    opened = []
    monkeypatch.setattr(help_controller, "web_page", lambda name: tmp_path / f"{name}.html")
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url) or True)
    assert focus(window, window.editor.layer_grid) is None
    assert opened == [QUrl.fromLocalFile(str(tmp_path / "draw.html"))]
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    assert focus(window, window.editor.layer_grid).page.name == "draw.md"
