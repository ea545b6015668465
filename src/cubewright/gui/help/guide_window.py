"""The window with the user guide, for computers without a browser."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.languages.language import LANGUAGE, SOURCE_LANGUAGE
from cubewright.gui.widgets.calm_splitter import CalmSplitter
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.resources import documents, guide_page
from cubewright.translation import mark, tr

INDEX = "index"
"""The page that lists all other pages."""
_SIZE = QSize(960, 720)
_CONTENTS_WIDTH = 260
_PICTURE_WIDTH = 640
"""The width in pixels to which wider pictures are scaled, because Qt shows their full size."""
_PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")
_PAGE = re.compile(r"^\d+\. \[([^\]]+)\]\(([^)]+)\.md\)", re.MULTILINE)
"""A numbered line in a list of pages; the groups are the title and the name of a page."""
_PATH = Qt.ItemDataRole.UserRole
_MARGIN, _SPACING = 16, 4
"""The margin of a page, and the space around each title in the list, in pixels."""
_MISSING = mark(
    "This page is missing from this installation. Ctrl+F1 lists all keys, and “cubewright --help” "
    "in a terminal lists its commands."
)


class GuideWindow(QWidget):
    """Shows a page of the guide beside the list of pages; links lead to pages and sections."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(tr("User guide \N{EM DASH} Cubewright"))
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("User guide"))
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._on_link)
        self.text.document().setDocumentMargin(_MARGIN)
        self.contents = QListWidget()
        self.contents.setSpacing(_SPACING)
        self.contents.setAccessibleName(tr("Pages of the user guide"))
        self.contents.currentItemChanged.connect(self._on_chosen)
        splitter = CalmSplitter()
        splitter.addWidget(self.contents)
        splitter.addWidget(self.text)
        splitter.setSizes([_CONTENTS_WIDTH, _SIZE.width() - _CONTENTS_WIDTH])
        splitter.setStretchFactor(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(splitter)
        set_initial_size(self, _SIZE)
        self.page = Path()
        """The current file."""
        self._list_pages(LANGUAGE.code)
        self._list_pages(SOURCE_LANGUAGE)
        self.show_page(guide_page(INDEX, LANGUAGE.code))

    def _list_pages(self, language: str) -> None:
        index = documents() / "guide" / f"{guide_page(INDEX, language)}.md"
        listed = {
            Path(self.contents.item(n).data(_PATH)).name for n in range(self.contents.count())
        }
        for title, name in _PAGE.findall(_text_of(index)):
            if f"{name}.md" not in listed:
                item = QListWidgetItem(title)
                item.setData(_PATH, str(index.parent / f"{name}.md"))
                self.contents.addItem(item)

    def show_page(self, name: str) -> None:
        """Show a page of the guide by its name, such as ``draw`` or ``de/draw``."""
        self._show(documents() / "guide" / f"{name}.md")

    def _show(self, page: Path) -> None:
        self.page = page
        text = _text_of(page)
        self.text.setMarkdown(text)
        self._add_pictures(text)
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        rows = range(self.contents.count())
        row = next((n for n in rows if self.contents.item(n).data(_PATH) == str(page)), -1)
        self.contents.setCurrentRow(row)

    def _add_pictures(self, text: str) -> None:
        scale = self.devicePixelRatioF()
        for name in _PICTURE.findall(text):
            image = QImage(str(self.page.parent / name))
            if image.width() > _PICTURE_WIDTH:
                image = image.scaledToWidth(
                    round(_PICTURE_WIDTH * scale), Qt.TransformationMode.SmoothTransformation
                )
                image.setDevicePixelRatio(scale)
            kind = QTextDocument.ResourceType.ImageResource
            self.text.document().addResource(kind.value, QUrl(name), image)

    def show_section(self, name: str) -> None:
        """Scroll to a heading; ``name`` is its name in links, in small letters and with dashes."""
        for block in self._headings():
            if heading_name(block.text()) == name:
                end = QTextCursor(self.text.document())
                end.movePosition(QTextCursor.MoveOperation.End)
                # Scrolling up from the end puts the heading at the top.
                self.text.setTextCursor(end)
                self.text.setTextCursor(QTextCursor(block))
                return

    def _headings(self) -> list[QTextBlock]:
        found = []
        block = self.text.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() >= 2:
                found.append(block)
            block = block.next()
        return found

    def _on_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(_PATH) != str(self.page):
            self._show(Path(item.data(_PATH)))

    def _on_link(self, link: QUrl) -> None:
        if link.scheme() in ("http", "https"):
            QDesktopServices.openUrl(link)
            return
        if link.path():
            self._show((self.page.parent / link.path()).resolve())
        if link.hasFragment():
            self.show_section(link.fragment())


def _text_of(page: Path) -> str:
    try:
        return page.read_text(encoding="utf-8")
    except OSError:
        return tr(_MISSING)


def heading_name(text: str) -> str:
    """Return the name with which a link refers to a heading.

    >>> heading_name("BCSolve's command")
    'bcsolves-command'
    """
    return re.sub(r"[^a-z0-9 -]", "", text.lower()).replace(" ", "-")
