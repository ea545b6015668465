"""The panels of the main window, in the three arrangements: Draw, Solve and Study.

The panels and their order never change: side column, layers, study, 3D view, results. An
arrangement shows or hides them, divides the space, and puts the results beside or below the 3D
view. The 3D view, which may be a native window, therefore keeps its parent.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSplitter, QVBoxLayout, QWidget

from cubewright.gui.frame.settings import Settings
from cubewright.gui.project.list.figures_panel import FiguresPanel
from cubewright.gui.shell.arrangement.arrangement import (
    EDGE_MIN_WIDTH,
    HANDLE_WIDTH,
    Arrangement,
    initial_widths,
    initially_folded,
)
from cubewright.gui.shell.arrangement.edge import edge_width
from cubewright.gui.shell.arrangement.panel_column import PanelColumn
from cubewright.gui.widgets.calm_splitter import CalmSplitter
from cubewright.gui.widgets.folding_panel import FoldingPanel
from cubewright.translation import mark

SIDE, DRAWING, STUDY, VIEW_COLUMN = range(4)
"""The positions of the columns."""
_CURRENT = "arrangement"


class Columns(CalmSplitter):
    """The central widget: columns with handles that the user can drag."""

    arrangement_changed = Signal(object)
    """The new :class:`Arrangement`."""

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
        study: QWidget,
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.arrangement = Arrangement.DRAW
        self._states: dict[Arrangement, tuple[QByteArray, QByteArray]] = {}
        """The sizes that the user chose in each arrangement."""
        self._folded: dict[Arrangement, frozenset[str]] = {}
        self._is_moved = False
        """Whether the user chose the sizes of the current arrangement."""
        self._is_applying = False
        self._side_width = 0
        self._page: int | None = None
        self.figures = figures
        self.side = PanelColumn()
        self.side.add(figures)
        self.drawing = _column(editor, placed_list, stretched=editor)
        self.study = study
        self.middle = _column(header, view, *below_view, stretched=view)
        self.solutions = FoldingPanel(
            mark("Solutions"),
            _column(banner, panel, stretched=panel),
            mark("Fold or unfold the solutions panel (Ctrl+Shift+2)"),
        )
        self._scrolling = _Scrolling(statistics)
        self.search = FoldingPanel(
            mark("Search"), self._scrolling, mark("Fold or unfold the search panel (Ctrl+T)")
        )
        self.results = PanelColumn()
        self.results.add(self.solutions)
        self.results.add(self.search)
        self.view_column = _filled(CalmSplitter(Qt.Orientation.Vertical), self.middle, self.results)
        self.view_column.setChildrenCollapsible(False)
        _filled(self, self.side, self.drawing, self.study, self.view_column)
        self.setChildrenCollapsible(False)
        for splitter in (self, self.view_column, self.side.splitter, self.results.splitter):
            splitter.splitterMoved.connect(self._on_moved)
        for column in (self.side, self.results):
            column.edge_changed.connect(self._on_edge_changed)
        self._apply()

    def add_side_panel(self, panel: FoldingPanel) -> None:
        """Add a panel below the list of problems."""
        self.side.add(panel)
        self._apply()

    # -- arrangements

    def arrange(self, arrangement: Arrangement) -> None:
        """Show an arrangement with the sizes and folded panels that it last had."""
        if arrangement is self.arrangement:
            return
        if self._page is None:
            self._remember()
        self.arrangement = arrangement
        if self._page is None:
            self._apply()
        self.arrangement_changed.emit(arrangement)

    def unfold_figures(self, several: bool) -> None:
        """In the Draw arrangement, unfold the list of problems if there are several; else fold it.

        In another arrangement, this waits until the Draw arrangement is shown.
        """
        if self.arrangement is Arrangement.DRAW:
            self.figures.unfold(several)
            return
        folded = self._folded.get(Arrangement.DRAW, frozenset())
        title = frozenset({self.figures.title})
        self._folded[Arrangement.DRAW] = folded - title if several else folded | title

    def show_study(self) -> None:
        self.arrange(Arrangement.STUDY)

    def show_pieces(self) -> None:
        """Show the panels in the side column."""
        for panel in self.side.panels[1:]:
            self.side.open(panel)

    def toggle(self, panel: QWidget) -> bool:
        """Fold or show a panel of a column; return whether it is shown."""
        column = next(each for each in (self.side, self.results) if each.holds(panel))
        shown = column.toggle(panel)  # type: ignore[arg-type]
        if shown and isinstance(panel, FoldingPanel):
            panel.opened.emit()
        return shown

    def is_unfolded(self, panel: QWidget) -> bool:
        """Return whether a panel of a column is unfolded."""
        column = self.side if self.side.holds(panel) else self.results
        return not (column.is_on_edge or panel.is_folded)  # type: ignore[attr-defined]

    def summarize(self) -> None:
        """Update the summaries of panels at the edges of their columns."""
        self.side.summarize()
        self.results.summarize()

    def reset(self) -> None:
        """Restore the Draw arrangement with its initial sizes."""
        self._states.clear()
        self._folded.clear()
        changed = self.arrangement is not Arrangement.DRAW
        self.arrangement = Arrangement.DRAW
        self._apply()
        if changed:
            self.arrangement_changed.emit(self.arrangement)

    def restore(self, settings: Settings) -> None:
        """Restore the saved sizes, or set the initial ones."""
        for each in Arrangement:
            columns = settings.layout(f"{each.value}-columns")
            looking = settings.layout(f"{each.value}-looking")
            if columns is not None and looking is not None:
                self._states[each] = (columns, looking)
            folded = settings.layout(f"{each.value}-folded")
            if folded is not None:
                titles = bytes(folded.data()).decode("ascii", "replace")
                self._folded[each] = frozenset(titles.split(","))
        current = settings.layout(_CURRENT)
        name = bytes(current.data()).decode("ascii", "replace") if current is not None else ""
        if name in {each.value for each in Arrangement}:
            self.arrangement = Arrangement(name)
        self.side.set_narrow(self.window().width() < EDGE_MIN_WIDTH)
        self._apply()
        self.arrangement_changed.emit(self.arrangement)

    def save(self, settings: Settings) -> None:
        """Save the sizes and the folded panels of each arrangement."""
        if self._page is None:
            self._remember()
        for each, (columns, looking) in self._states.items():
            settings.set_layout(f"{each.value}-columns", columns)
            settings.set_layout(f"{each.value}-looking", looking)
        for each, titles in self._folded.items():
            text = "," + ",".join(
                sorted(titles)
            )  # a comma first, because an empty value counts as missing
            settings.set_layout(f"{each.value}-folded", QByteArray(text.encode()))
        settings.set_layout(_CURRENT, QByteArray(self.arrangement.value.encode()))

    def _remember(self) -> None:
        if self._is_moved:
            self._states[self.arrangement] = (self.saveState(), self.view_column.saveState())
        self._folded[self.arrangement] = self.side.folded_titles | self.results.folded_titles

    def _apply(self) -> None:
        self._is_applying = True
        arrangement = self.arrangement
        solving = arrangement is Arrangement.SOLVE
        self.side.setVisible(True)
        self.view_column.setVisible(True)
        self.middle.setVisible(True)
        self.results.setVisible(True)
        self.drawing.setVisible(arrangement is Arrangement.DRAW)
        self.study.setVisible(arrangement is Arrangement.STUDY)
        beside = Qt.Orientation.Horizontal if solving else Qt.Orientation.Vertical
        self.view_column.setOrientation(beside)
        self.side.set_beside(True)
        self.results.set_beside(solving)
        for index in range(self.count()):
            self.setStretchFactor(index, 0)
        primary = {Arrangement.DRAW: DRAWING, Arrangement.SOLVE: VIEW_COLUMN}.get(
            arrangement, STUDY
        )
        self.setStretchFactor(primary, 1)
        self.view_column.setStretchFactor(0, 1)
        self.view_column.setStretchFactor(1, 0 if solving else 1)
        folded = self._folded.get(arrangement)
        if folded is None:
            folded = initially_folded(arrangement, self._window_width())
        self.side.fold(folded)
        self.results.fold(folded)
        self._is_moved = False
        self._side_width = 0
        self._divide()
        state = self._states.get(arrangement)
        if state is not None:
            self.restoreState(state[0])
            self.view_column.restoreState(state[1])
            self.view_column.setOrientation(beside)  # the state may have another orientation
            self._is_moved = True
        self._is_applying = False

    def _divide(self) -> None:
        width = self._window_width()
        height = self.height() if self.isVisible() else self.window().height() - 80
        sizes = initial_widths(self.arrangement, width, height)
        side = edge_width(self) if self.side.is_on_edge else self._side_width or sizes.side
        if not (self.side.is_on_edge or self.side.folded_titles):
            self.side.splitter.setSizes([height * 2 // 5, height * 3 // 5])
        room = width - side - 2 * HANDLE_WIDTH
        if self.arrangement is Arrangement.SOLVE:
            self.setSizes([side, 0, 0, room])
            results = edge_width(self) if self.results.is_on_edge else sizes.results
            self.view_column.setSizes([room - results, results])
            return
        primary = room - sizes.view_column
        drawing, study = (primary, 0) if self.arrangement is Arrangement.DRAW else (0, primary)
        self.setSizes([side, drawing, study, sizes.view_column])
        self.view_column.setSizes([height - sizes.results, sizes.results])

    def _window_width(self) -> int:
        return self.width() if self.isVisible() else self.window().width()

    def _on_moved(self, _position: int, _index: int) -> None:
        self._is_moved = True
        if not self.side.is_on_edge:
            self._side_width = self.sizes()[SIDE]

    def _on_edge_changed(self) -> None:
        if self._page is not None or self._is_applying:
            return
        if not self._is_moved:
            self._divide()
            return
        sizes = self.sizes()
        initial = initial_widths(self.arrangement, self.width(), self.height())
        wanted = edge_width(self) if self.side.is_on_edge else self._side_width or initial.side
        primary = max((DRAWING, STUDY, VIEW_COLUMN), key=lambda index: sizes[index])
        sizes[primary] += sizes[SIDE] - wanted
        sizes[SIDE] = wanted
        self.setSizes(sizes)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._page is not None:
            return
        self.side.set_narrow(event.size().width() < EDGE_MIN_WIDTH)
        if not self._is_moved and event.size() != event.oldSize():
            self._divide()

    # -- small windows

    def show_page(self, page: int | None) -> None:
        """Show a single page of a small window; None shows the arrangement."""
        if page is not None and self._page is None:
            self._remember()
        self._page = page
        self._scrolling.set_scrolling(page is not None)
        if page is None:
            self.side.show_only(None)
            self.results.show_only(None)
            self._apply()
            place = self.parentWidget()
            self.side.set_narrow((place or self).width() < EDGE_MIN_WIDTH)
            return
        self.side.set_narrow(False)
        for column in (self.side, self.results):
            column.set_beside(False)
        self.side.setVisible(page == 0)
        self.drawing.setVisible(page == 1)
        self.study.setVisible(page == 5)
        self.view_column.setVisible(page in (2, 3, 4))
        self.middle.setVisible(page == 2)
        self.results.setVisible(page in (3, 4))
        shown = {3: self.solutions, 4: self.search}.get(page)
        if shown is not None:
            self.results.show_only(shown)
        if page == 0:
            self.side.fold(frozenset())


class _Scrolling(QWidget):
    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self._widget = widget
        self._area: QScrollArea | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(widget)

    def set_scrolling(self, scrolls: bool) -> None:
        """Put the widget into a scroll area, or take it out.

        A permanent scroll area would give the widget its preferred height, and would scroll even if
        the minimum height fits.
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
    splitter.setHandleWidth(HANDLE_WIDTH)
    return splitter


def _column(*widgets: QWidget, stretched: QWidget) -> QWidget:
    """Return a widget that stacks widgets vertically; ``stretched`` takes spare space."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    for widget in widgets:
        column.addWidget(widget, 1 if widget is stretched else 0)
    return holder
