"""What to do with an empty project, written into the grid until something is drawn."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from cubewright.gui.project.document import Document
from cubewright.translation import mark, tr

TEXT = mark("Draw a figure, or open one (Ctrl+O)")
_TOP = 10
"""The distance from the upper edge of the grid, in pixels."""


class EmptyHint(QLabel):
    """A label over the upper edge of the grid; the mouse draws through it."""

    def __init__(self, document: Document, grid: QWidget) -> None:
        super().__init__(tr(TEXT), grid)
        self._document = document
        self._grid = grid
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 1.2)
        self.setFont(font)
        grid.installEventFilter(self)
        for changed in (document.figure_changed, document.current_changed, document.file_changed):
            changed.connect(self._update)
        self._update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _update(self, _payload: object = None) -> None:
        self.setVisible(not self._document.figure.cells)
        self._place()

    def _place(self) -> None:
        width = self._grid.width()
        self.resize(QSize(width, self.heightForWidth(width)))
        self.move(0, _TOP)
