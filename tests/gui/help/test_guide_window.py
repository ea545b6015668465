"""The user guide in the window: opened by F1, from the program's own files."""

import re

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument

from cubewright.gui.help import guide_window
from cubewright.gui.help.guide_window import GuideWindow, heading_name
from cubewright.resources import user_guide


@pytest.fixture
def guide(qtbot):
    made = GuideWindow(None)
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_guide_lists_its_sections_and_shows_the_chosen_one(guide):
    titles = [guide.contents.item(row).text().strip() for row in range(guide.contents.count())]
    assert titles[0] == "The window"
    row = titles.index("Statistics")
    guide.contents.setCurrentRow(row)
    assert guide.text.textCursor().block().text() == "Statistics"


def test_every_link_of_the_guide_leads_to_a_section(guide):
    links = set(re.findall(r"\]\(#([^)]+)\)", user_guide().read_text(encoding="utf-8")))
    assert links
    for link in links:
        guide.text.anchorClicked.emit(QUrl(f"#{link}"))
        assert heading_name(guide.text.textCursor().block().text()) == link


def test_the_pictures_of_the_guide_are_shown_as_wide_as_its_text(guide):
    folder, text = user_guide().parent, user_guide().read_text(encoding="utf-8")
    names = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", text)
    assert len(names) >= 3
    assert sum((folder / name).stat().st_size for name in names) < 400_000
    kind = QTextDocument.ResourceType.ImageResource.value
    for name in names:
        image = guide.text.document().resource(kind, QUrl(name))
        assert image.deviceIndependentSize().width() == 640


def test_a_missing_guide_is_reported(qtbot, monkeypatch, tmp_path):
    monkeypatch.setattr(guide_window, "user_guide", lambda: tmp_path / "missing.md")
    made = GuideWindow(None)
    qtbot.addWidget(made)
    assert "missing" in made.text.toPlainText()
