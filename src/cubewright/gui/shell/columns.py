"""The main window's three columns: drawing, 3D view and results, with adjustable widths."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from cubewright.gui.project.figures_panel import FiguresPanel
from cubewright.gui.shell.settings import Settings

DEFAULT_LIST_HEIGHT = 190


class Columns(QSplitter):
    """The central widget: columns with handles that the player can drag."""

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
        solutions = _column(banner, panel, stretched=panel)
        self._results = _filled(QSplitter(Qt.Orientation.Vertical), solutions, statistics)
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
            self.setSizes([320, 680, 340])
            self._drawing.setSizes([DEFAULT_LIST_HEIGHT, 500])
            self._results.setSizes([270, 490])
        self._figures.folded_changed.connect(self._on_folded)

    def save(self, settings: Settings) -> None:
        """Save the sizes."""
        for name, splitter in self._splitters():
            settings.set_layout(name, splitter.saveState())

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
