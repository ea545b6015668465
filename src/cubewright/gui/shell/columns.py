"""The window's three columns: drawing, 3D view, results; how wide each is lasts."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.hints.build_slider import BuildSlider
from cubewright.gui.placing.placed_list import PlacedList
from cubewright.gui.project.figure_header import Banner, FigureHeader
from cubewright.gui.project.figures_panel import FiguresPanel
from cubewright.gui.shell.settings import Settings
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.statistics.panel import StatisticsPanel
from cubewright.gui.viewer.explode_slider import ExplodeSlider

USUAL_LIST_HEIGHT = 190


class Collaborators(Protocol):
    """The parts of the window that stand in its columns."""

    figures: FiguresPanel
    editor: FigureEditor
    placed_list: PlacedList
    header: FigureHeader
    view: QWidget
    explode_slider: ExplodeSlider
    build_slider: BuildSlider
    banner: Banner
    panel: SolutionsPanel
    statistics: StatisticsPanel


class Columns(QSplitter):
    """All that fills the window, with handles between what the player may make larger."""

    def __init__(self, parts: Collaborators) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._figures = parts.figures
        self._unfolded_height = USUAL_LIST_HEIGHT
        layers = _column(parts.editor, parts.placed_list, roomy=parts.editor)
        self._drawing = _filled(QSplitter(Qt.Orientation.Vertical), parts.figures, layers)
        self._drawing.setStretchFactor(1, 1)
        below = _row(parts.explode_slider, parts.build_slider)
        middle = _column(parts.header, parts.view, below, roomy=parts.view)
        solutions = _column(parts.banner, parts.panel, roomy=parts.panel)
        self._results = _filled(QSplitter(Qt.Orientation.Vertical), solutions, parts.statistics)
        for each in range(2):  # in a small window both have less
            self._results.setStretchFactor(each, 1)
        _filled(self, self._drawing, middle, self._results)
        for place, share in enumerate((1, 2, 1)):
            self.setStretchFactor(place, share)
        self.setChildrenCollapsible(False)

    def restore(self, settings: Settings) -> None:
        """Divide the room as it was last, and from now on as the list of figures folds."""
        for name, splitter in self._splitters():
            state = settings.layout(name)
            if state is not None:
                splitter.restoreState(state)
        if settings.layout("columns") is None:
            self.setSizes([320, 680, 340])
            self._drawing.setSizes([USUAL_LIST_HEIGHT, 500])
            self._results.setSizes([270, 490])
        self._figures.folded_changed.connect(self._on_folded)

    def keep(self, settings: Settings) -> None:
        """Write down how the room is divided."""
        for name, splitter in self._splitters():
            settings.set_layout(name, splitter.saveState())

    def _splitters(self) -> tuple[tuple[str, QSplitter], ...]:
        return ("columns", self), ("drawing", self._drawing), ("results", self._results)

    def _on_folded(self, folded: bool) -> None:
        """Give the room of the folded list to the editor, and take it back."""
        upper, lower = self._drawing.sizes()
        if folded:
            self._unfolded_height = max(upper, USUAL_LIST_HEIGHT)
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
    """Widgets side by side."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    for widget in widgets:
        row.addWidget(widget)
    return holder


def _column(*widgets: QWidget, roomy: QWidget) -> QWidget:
    """Widgets one over the other, ``roomy`` taking the room."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    for widget in widgets:
        column.addWidget(widget, 1 if widget is roomy else 0)
    return holder
