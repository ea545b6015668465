"""The main window's three columns: drawing, 3D view and results, with adjustable widths."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QByteArray, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSplitter,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.frame.settings import Settings
from cubewright.gui.project.list.figures_panel import FiguresPanel

DEFAULT_LIST_HEIGHT = 232
PAGES = ("Figure", "3D", "Solutions", "Statistics")
"""What a window that is too small for columns shows one at a time.

The titles are short: beside the pieces panel, a screen of 1000 pixels at scale 2 has room
for 280."""
_LEAST = QSize(690, 400)
"""The smallest size in which all columns are shown side by side."""
_LEAST_PAGE = QSize(250, 160)


class Columns(QSplitter):
    """The central widget: columns with handles that the user can drag."""

    def __init__(
        self,
        *,
        figures: FiguresPanel,
        editor: QWidget,
        placed_list: QWidget,
        header: QWidget,
        view: QWidget,
        below_view: Iterable[QWidget],
        banner: QWidget,
        panel: QWidget,
        statistics: QWidget,
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._figures = figures
        self._unfolded_height = DEFAULT_LIST_HEIGHT
        layers = _column(editor, placed_list, stretched=editor)
        self._drawing = _filled(QSplitter(Qt.Orientation.Vertical), figures, layers)
        self._drawing.setStretchFactor(1, 1)
        middle = _column(header, view, _row(*below_view), stretched=view)
        self._middle = middle
        self._solutions = _column(banner, panel, stretched=panel)
        self._statistics = _Scrolling(statistics)
        self._results = _filled(
            QSplitter(Qt.Orientation.Vertical), self._solutions, self._statistics
        )
        self._wide_states: dict[str, QByteArray] | None = None
        for index in range(2):  # both shrink in a small window
            self._results.setStretchFactor(index, 1)
        _filled(self, self._drawing, middle, self._results)
        for index, share in enumerate((1, 2, 1)):
            self.setStretchFactor(index, share)
        self.setChildrenCollapsible(False)

    def restore(self, settings: Settings) -> None:
        """Restore the saved sizes, or set the default ones; then follow the folding of the list."""
        for name, splitter in self._splitters():
            state = settings.layout(name)
            if state is not None:
                splitter.restoreState(state)
        if settings.layout("columns") is None:
            self.setSizes([330, 660, 340])
            self._drawing.setSizes([DEFAULT_LIST_HEIGHT, 500])
            self._results.setSizes([270, 490])
        self._figures.folded_changed.connect(self._on_folded)

    def save(self, settings: Settings) -> None:
        """Save the sizes."""
        states = self._wide_states or self._states()
        for name, state in states.items():
            settings.set_layout(name, state)

    def show_page(self, page: int | None) -> None:
        """Show one of :data:`PAGES` alone, or all side by side if ``page`` is None."""
        if page is not None and self._wide_states is None:
            self._wide_states = self._states()
        self._drawing.setVisible(page in (None, 0))
        self._middle.setVisible(page in (None, 1))
        self._results.setVisible(page in (None, 2, 3))
        self._solutions.setVisible(page in (None, 2))
        self._statistics.setVisible(page in (None, 3))
        self._statistics.set_scrolling(page is not None)
        if page is None and self._wide_states is not None:
            for name, splitter in self._splitters():
                splitter.restoreState(self._wide_states[name])
            self._wide_states = None

    def _states(self) -> dict[str, QByteArray]:
        return {name: splitter.saveState() for name, splitter in self._splitters()}

    def _splitters(self) -> tuple[tuple[str, QSplitter], ...]:
        return ("columns", self), ("drawing", self._drawing), ("results", self._results)

    def _on_folded(self, folded: bool) -> None:
        """Give the space of the folded list to the editor, or take it back."""
        upper, lower = self._drawing.sizes()
        if folded:
            self._unfolded_height = max(upper, DEFAULT_LIST_HEIGHT)
            upper_now = self._figures.maximumHeight()
        else:
            upper_now = self._unfolded_height
        self._drawing.setSizes([upper_now, upper + lower - upper_now])


class Pages(QWidget):
    """The columns side by side, or one at a time with tabs where there is too little room."""

    compact_changed = Signal(bool)
    """Whether one page is shown at a time from now on."""

    def __init__(self, columns: Columns) -> None:
        super().__init__()
        self._columns = columns
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setAccessibleName("Parts of the window")
        for title in PAGES:
            self.tabs.addTab(title)
        self.tabs.setVisible(False)
        self.tabs.currentChanged.connect(self._show_page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tabs)
        column.addWidget(columns, 1)

    @property
    def compact(self) -> bool:
        """Whether one page is shown at a time."""
        return not self.tabs.isHidden()

    def show_page(self, title: str) -> None:
        """Show a page of :data:`PAGES`; all are shown already if there is room."""
        self.tabs.setCurrentIndex(PAGES.index(title))

    def minimumSizeHint(self) -> QSize:
        return _LEAST_PAGE

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = event.size()
        compact = size.width() < _LEAST.width() or size.height() < _LEAST.height()
        if compact != self.compact:
            self.tabs.setVisible(compact)
            self._columns.show_page(self.tabs.currentIndex() if compact else None)
            self.compact_changed.emit(compact)

    def _show_page(self, page: int) -> None:
        if self.compact:
            self._columns.show_page(page)


class _Scrolling(QWidget):
    """Surrounds a widget, and scrolls it while asked to."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self._widget = widget
        self._area: QScrollArea | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(widget)

    def set_scrolling(self, scrolls: bool) -> None:
        """Put the widget into a scrolling area, or take it out again.

        Even with enough room for its minimum, such an area would give the widget
        its preferred height, and scroll.
        """
        column = self.layout()
        if column is None or scrolls == (self._area is not None):
            return
        if scrolls:
            self._area = QScrollArea()
            self._area.setWidgetResizable(True)
            self._area.setFrameShape(QFrame.Shape.NoFrame)
            self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._area.setWidget(self._widget)
            column.addWidget(self._area)
        elif self._area is not None:
            column.addWidget(self._area.takeWidget())
            self._area.deleteLater()
            self._area = None
        self._widget.show()


def _filled(splitter: QSplitter, *widgets: QWidget) -> QSplitter:
    for widget in widgets:
        splitter.addWidget(widget)
    splitter.setHandleWidth(6)
    return splitter


def _row(*widgets: QWidget) -> QWidget:
    """Return a widget that holds widgets side by side."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    for widget in widgets:
        row.addWidget(widget)
    return holder


def _column(*widgets: QWidget, stretched: QWidget) -> QWidget:
    """Return a widget that holds widgets one above the other; ``stretched`` takes spare space."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    for widget in widgets:
        column.addWidget(widget, 1 if widget is stretched else 0)
    return holder
