"""The user guide in a window of its own, read from the program's own files."""

from __future__ import annotations

import re

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QListWidget, QSplitter, QTextBrowser, QVBoxLayout, QWidget

from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.resources import user_guide
from cubewright.translation import mark, tr

_SIZE = QSize(900, 700)
_CONTENTS_WIDTH = 200
_PICTURE_WIDTH = 640
_PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")
_MISSING = mark(
    "The user guide is missing from this installation. Install Cubewright again to read it."
)


class GuideWindow(QWidget):
    """Shows the guide beside its list of sections; links lead to sections."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(tr("User guide \N{EM DASH} Cubewright"))
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("User guide"))
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._on_link)
        self.contents = QListWidget()
        self.contents.setAccessibleName(tr("Sections of the user guide"))
        self.contents.currentRowChanged.connect(self._on_section)
        splitter = QSplitter()
        splitter.addWidget(self.contents)
        splitter.addWidget(self.text)
        splitter.setSizes([_CONTENTS_WIDTH, _SIZE.width() - _CONTENTS_WIDTH])
        splitter.setStretchFactor(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(splitter)
        set_initial_size(self, _SIZE)
        self._fill()

    def _fill(self) -> None:
        try:
            text = user_guide().read_text(encoding="utf-8")
        except OSError:
            text = tr(_MISSING)
        self.text.setMarkdown(text)
        self._add_pictures(text)
        self._headings = self._found_headings()
        for block in self._headings:
            indent = "    " * (block.blockFormat().headingLevel() - 2)
            self.contents.addItem(indent + block.text())

    def _add_pictures(self, text: str) -> None:
        """Load the guide's pictures, as wide as the text; Qt would show them in full size."""
        scale = self.devicePixelRatioF()
        for name in _PICTURE.findall(text):
            image = QImage(str(user_guide().parent / name))
            if not image.isNull():
                image = image.scaledToWidth(
                    round(_PICTURE_WIDTH * scale), Qt.TransformationMode.SmoothTransformation
                )
                image.setDevicePixelRatio(scale)
                kind = QTextDocument.ResourceType.ImageResource
                self.text.document().addResource(kind.value, QUrl(name), image)

    def _found_headings(self) -> list[QTextBlock]:
        """Return the paragraphs that are headings below the title."""
        found = []
        block = self.text.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() >= 2:
                found.append(block)
            block = block.next()
        return found

    def show_section(self, name: str) -> None:
        """Scroll to a heading; ``name`` is written as in a link: small letters and dashes."""
        for row, block in enumerate(self._headings):
            if heading_name(block.text()) == name:
                self.contents.setCurrentRow(row)
                self._on_section(row)
                return

    def _on_section(self, row: int) -> None:
        if not 0 <= row < len(self._headings):
            return
        end = QTextCursor(self.text.document())
        end.movePosition(QTextCursor.MoveOperation.End)
        self.text.setTextCursor(end)  # from below, the heading comes to the top
        self.text.setTextCursor(QTextCursor(self._headings[row]))

    def _on_link(self, link: QUrl) -> None:
        if link.hasFragment() and not link.path():
            self.show_section(link.fragment())
        elif link.scheme() in ("http", "https"):
            QDesktopServices.openUrl(link)


def heading_name(text: str) -> str:
    """Return the name by which a link refers to a heading.

    >>> heading_name("BCSolve's command")
    'bcsolves-command'
    """
    return re.sub(r"[^a-z0-9 -]", "", text.lower()).replace(" ", "-")
