"""A column of panels that fold to their headers, or all together to an edge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cubewright.gui.shell.arrangement.arrangement import HANDLE_WIDTH
from cubewright.gui.shell.arrangement.edge import Edge, EdgeLabel, edge_width
from cubewright.gui.widgets.calm_splitter import CalmSplitter
from cubewright.gui.widgets.folding_panel import MAX_HEIGHT
from cubewright.translation import tr

_LEAST_UNFOLDED = 120
"""The minimum height of a panel when it is unfolded, in pixels."""


class Panel(Protocol):
    """The interface of a column's panels, which are widgets."""

    title: str
    folded_changed: SignalInstance

    @property
    def is_folded(self) -> bool:
        """Whether the panel is folded to its header."""

    @property
    def folded_height(self) -> int:
        """The height of the folded panel in pixels."""

    @property
    def summary(self) -> str:
        """The summary in the header."""

    def set_folded(self, folded: bool) -> None:
        """Fold the panel to its header, or unfold it."""


class PanelColumn(QWidget):
    """Panels one above the other, with handles between them."""

    edge_changed = Signal()
    """Emitted when the column was folded to its edge or unfolded."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.panels: list[Panel] = []
        self._labels: list[EdgeLabel] = []
        self._folded: dict[str, bool] = {}
        self._heights: dict[str, int] = {}
        """The height of each panel before it was folded."""
        self._is_beside = True
        self._is_narrow = False
        self._is_opened = False
        """Whether the user opened the column in a narrow window."""
        self.splitter = CalmSplitter(Qt.Orientation.Vertical)
        self.splitter.setHandleWidth(HANDLE_WIDTH)
        self.splitter.setChildrenCollapsible(False)
        self.edge = Edge()
        self.edge.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.edge)
        row.addWidget(self.splitter, 1)

    def add(self, panel: QWidget) -> None:
        """Add a widget that is a :class:`Panel` below the others."""
        made: Panel = panel  # type: ignore[assignment]
        label = EdgeLabel(tr(made.title))
        label.clicked.connect(lambda: self.open(made))
        self.panels.append(made)
        self._labels.append(label)
        self.edge.add(label)
        self.splitter.addWidget(panel)
        self._folded[made.title] = made.is_folded
        made.folded_changed.connect(lambda folded: self._on_folded(made, folded))
        self._show()

    # -- state

    @property
    def is_on_edge(self) -> bool:
        return not self.edge.isHidden()

    @property
    def folded_titles(self) -> frozenset[str]:
        return frozenset(panel.title for panel in self.panels if panel.is_folded)

    def holds(self, widget: QWidget) -> bool:
        """Return whether a widget is one of the panels."""
        return self.splitter.indexOf(widget) >= 0

    def fold(self, titles: Iterable[str]) -> None:
        """Fold exactly the panels with these titles."""
        folded = frozenset(titles)
        for panel in self.panels:
            panel.set_folded(panel.title in folded)

    def open(self, panel: Panel) -> None:
        """Show a panel, even in a narrow window."""
        self._is_opened = True
        panel.set_folded(False)
        self._show()

    def toggle(self, panel: Panel) -> bool:
        """Fold or show a panel; return whether it is shown."""
        shown = panel.is_folded or self.is_on_edge
        if shown:
            self.open(panel)
        else:
            panel.set_folded(True)
        return shown

    def set_beside(self, beside: bool) -> None:
        """Set whether other columns are beside this one, so that it can fold to an edge."""
        self._is_beside = beside
        self._show()

    def set_narrow(self, narrow: bool) -> None:
        """Fold the column to its edge because the window is narrow, until the user opens it."""
        if narrow != self._is_narrow:
            self._is_narrow, self._is_opened = narrow, False
            self._show()

    def show_only(self, panel: Panel | None) -> None:
        """Show one panel alone, unfolded; None shows all panels."""
        for each in self.panels:
            each.setVisible(panel in (None, each))  # type: ignore[attr-defined]
        if panel is not None:
            panel.set_folded(False)

    def summarize(self) -> None:
        """Update the panels' summaries at the edge."""
        for panel, label in zip(self.panels, self._labels, strict=True):
            if label.summary != panel.summary:
                label.set_summary(panel.summary)

    # -- helpers

    def _on_folded(self, panel: Panel, folded: bool) -> None:
        if folded == self._folded[panel.title]:
            return
        self._folded[panel.title] = folded
        sizes = self.splitter.sizes()
        index = self.panels.index(panel)
        if folded and sizes[index] > panel.folded_height:
            self._heights[panel.title] = sizes[index]
        if sum(sizes):
            self._divide(sizes, index, folded)
        if folded and self._is_narrow and all(each.is_folded for each in self.panels):
            self._is_opened = False
        self._show()

    def _divide(self, sizes: list[int], index: int, folded: bool) -> None:
        panel, total = self.panels[index], sum(sizes)
        if folded:
            size = panel.folded_height
        else:
            share = total // max(2, len(sizes))
            size = max(_LEAST_UNFOLDED, self._heights.get(panel.title, share))
        others = [n for n, each in enumerate(self.panels) if n != index and not each.is_folded]
        room = max(0, sum(sizes[n] for n in others) + sizes[index] - size)
        before = sum(sizes[n] for n in others) or 1
        for n in others:
            sizes[n] = sizes[n] * room // before
        sizes[index] = size
        self.splitter.setSizes(sizes)

    def _show(self) -> None:
        all_folded = bool(self.panels) and all(panel.is_folded for panel in self.panels)
        narrow = self._is_narrow and not self._is_opened
        is_on_edge = self._is_beside and (all_folded or narrow)
        self.setMaximumHeight(
            MAX_HEIGHT
            if is_on_edge or not all_folded or self._is_beside
            else self._headers_height()
        )
        if is_on_edge != self.is_on_edge:
            self.edge.setVisible(is_on_edge)
            self.splitter.setVisible(not is_on_edge)
            self.setMaximumWidth(edge_width(self) if is_on_edge else MAX_HEIGHT)
            self.edge_changed.emit()

    def _headers_height(self) -> int:
        handles = HANDLE_WIDTH * (len(self.panels) - 1)
        return sum(panel.folded_height for panel in self.panels) + handles
