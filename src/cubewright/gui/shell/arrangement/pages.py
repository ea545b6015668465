"""Shows one panel at a time in a small window, or when one panel fills the window."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QTabBar, QVBoxLayout, QWidget

from cubewright.gui.shell.arrangement.arrangement import Arrangement
from cubewright.gui.shell.arrangement.columns import Columns
from cubewright.translation import mark, tr

LAYERS, VIEW = mark("Layers"), "3D"
PAGES = (mark("Pieces"), LAYERS, VIEW, mark("Solutions"), mark("Search"), mark("Study"))
"""The titles of the pages, which must fit 490 pixels in a screen of 1000 pixels at scale 2."""
_PRIMARY = {
    Arrangement.DRAW: LAYERS,
    Arrangement.SOLVE: VIEW,
    Arrangement.STUDY: mark("Study"),
}
"""The page that each arrangement shows."""
_LEAST = QSize(690, 400)
"""The minimum size of a window that shows columns side by side."""
_LEAST_PAGE = QSize(250, 160)


class Pages(QWidget):
    """The columns side by side; in a small window, one page at a time with tabs."""

    alone_changed = Signal()
    """Emitted when a panel fills the window, or when the other panels are shown again."""

    def __init__(self, columns: Columns) -> None:
        super().__init__()
        self._columns = columns
        self.is_alone = False
        """Whether a panel of a large window is shown without the others."""
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setAccessibleName(tr("Panels of the window"))
        for title in PAGES:
            self.tabs.addTab(tr(title))
        self.tabs.setVisible(False)
        self.tabs.setCurrentIndex(PAGES.index(_PRIMARY[columns.arrangement]))
        self.tabs.currentChanged.connect(self._show_page)
        columns.arrangement_changed.connect(self._on_arrangement_changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tabs)
        column.addWidget(columns, 1)

    @property
    def is_compact(self) -> bool:
        """Whether one page is shown at a time."""
        return not self.tabs.isHidden()

    def show_page(self, title: str) -> None:
        """Show a page of :data:`PAGES`; do nothing if the columns are side by side."""
        self.tabs.setCurrentIndex(PAGES.index(title))

    def show_alone(self, title: str) -> None:
        """Show a page alone; in a small window, just show it."""
        if self.is_compact:
            self.show_page(title)
            return
        self._columns.show_page(PAGES.index(title))
        self._set_alone(True)

    def show_all(self) -> None:
        """Show the other panels again if one panel fills the window."""
        if self.is_alone:
            self._columns.show_page(None)
            self._set_alone(False)

    def _set_alone(self, is_alone: bool) -> None:
        self.is_alone = is_alone
        self.alone_changed.emit()

    def minimumSizeHint(self) -> QSize:
        return _LEAST_PAGE

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = event.size()
        is_compact = size.width() < _LEAST.width() or size.height() < _LEAST.height()
        if is_compact != self.is_compact:
            if self.is_alone:
                self._set_alone(False)
            self.tabs.setVisible(is_compact)
            self._columns.show_page(self.tabs.currentIndex() if is_compact else None)

    def _on_arrangement_changed(self, arrangement: Arrangement) -> None:
        self.show_all()
        self.show_page(_PRIMARY[arrangement])

    def _show_page(self, page: int) -> None:
        if self.is_compact:
            self._columns.show_page(page)
