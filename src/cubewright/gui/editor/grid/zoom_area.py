"""A scrolling area that enlarges the layer grid, for drawing on large grids."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy

from cubewright.gui.editor.grid.layer_grid import LayerGrid

_STEP = 1.25
_MAX_ZOOM = 16.0


class ZoomArea(QScrollArea):
    """Shows a layer grid fitted to the area, or enlarged with scroll bars."""

    def __init__(self, layer_grid: LayerGrid) -> None:
        super().__init__()
        self._grid = layer_grid
        self._zoom = 1.0
        self.setWidget(layer_grid)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(layer_grid.minimumSize())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.viewport().setAutoFillBackground(False)
        layer_grid.setAutoFillBackground(False)
        layer_grid.zoomed.connect(self._on_zoomed)
        layer_grid.cursor_moved.connect(self._follow_cursor)

    @property
    def zoom(self) -> float:
        """The size of the grid as a multiple of its fitted size, at least 1."""
        return self._zoom

    def sizeHint(self) -> QSize:
        return self._grid.sizeHint()

    def zoom_by(self, steps: int, fixed: QPointF | None = None) -> None:
        """Zoom by steps, and keep the point ``fixed`` of the grid's widget in place."""
        if fixed is None:
            fixed = self._grid.cell_position(self._grid.cursor_cell)
        anchor = self._grid.mapTo(self.viewport(), fixed.toPoint())
        point = self._grid.area.grid_point(fixed)
        self._set_zoom(min(max(self._zoom * _STEP**steps, 1.0), _MAX_ZOOM))
        self._scroll(self._grid.area.screen_point(point).toPoint() - anchor)

    def follow_grid(self) -> None:
        """Adapt the size to another grid, with the same zoom."""
        self._resize_grid()

    def fit(self) -> None:
        self._set_zoom(1.0)

    def _set_zoom(self, zoom: float) -> None:
        self._zoom = 1.0 if zoom < 1.01 else zoom
        # At zoom 1, scroll bars would shrink the viewport whose size decides whether they are
        # needed.
        self._resize_grid()

    def _resize_grid(self) -> None:
        room = self.maximumViewportSize()
        enlarged = self._zoom > 1
        bar = self.verticalScrollBar().sizeHint().width()
        least = self._grid.least_height(room.width() - bar)
        is_long = not enlarged and least > room.height()
        policy = Qt.ScrollBarPolicy
        across = policy.ScrollBarAsNeeded if enlarged else policy.ScrollBarAlwaysOff
        along = policy.ScrollBarAsNeeded if enlarged or is_long else policy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(across)
        self.setVerticalScrollBarPolicy(along)
        size = self.minimumSize()
        if enlarged:
            size = QSize(room.width(), max(room.height(), least)) * self._zoom
        elif is_long:
            size.setHeight(least)
        self._grid.setMinimumSize(size)
        self._grid.set_max_edge(self._zoom)
        if enlarged:
            self._grid.resize(size)

    def _scroll(self, top_left: QPoint) -> None:
        self.horizontalScrollBar().setValue(top_left.x())
        self.verticalScrollBar().setValue(top_left.y())

    def _on_zoomed(self, steps: int, fixed: QPointF | None) -> None:
        if steps:
            self.zoom_by(steps, fixed)
        else:
            self.fit()

    def _follow_cursor(self) -> None:
        if self._grid.height() > self.viewport().height() or self._zoom > 1:
            place = self._grid.cell_position(self._grid.cursor_cell).toPoint()
            margin = round(self._grid.area.edge)
            self.ensureVisible(place.x(), place.y(), margin, margin)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resize_grid()
