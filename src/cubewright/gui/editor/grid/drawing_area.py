"""The mapping between the grid's cells and pixels of the screen."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from cubewright.model.cell import Cell
from cubewright.model.lattice import Point
from cubewright.presenter.editing.grid import Grid

_MIN_EDGE = 2.0


class DrawingArea:
    """A grid fitted into a rectangle and aligned to whole pixels, so that lines are crisp."""

    def __init__(
        self, grid: Grid, room: QRectF, pixel_ratio: float = 1.0, max_edge: float = 64.0
    ) -> None:
        self.grid = grid
        self._left, front, right, self._back = grid.frame
        width, depth = right - self._left, self._back - front
        fitting = min(room.width() / width, room.height() / depth, max_edge)
        device = pixel_ratio
        full_pixels = floor(fitting * device) / device
        self.edge = max(_MIN_EDGE, full_pixels if full_pixels >= _MIN_EDGE else fitting)
        x = room.left() + (room.width() - width * self.edge) / 2
        y = room.top() + (room.height() - depth * self.edge) / 2
        self._x, self._y = floor(x * device) / device, floor(y * device) / device
        self.rect = QRectF(self._x, self._y, width * self.edge, depth * self.edge)
        self._polygons: dict[Cell, QPolygonF] = {}
        self._grounds: dict[int, QPainterPath] = {}

    def screen_point(self, point: Point) -> QPointF:
        """Return the pixel position of a point of the grid; y grows upwards in the grid."""
        x, y = point
        return QPointF(
            self._x + (x - self._left) * self.edge, self._y + (self._back - y) * self.edge
        )

    def grid_point(self, position: QPointF) -> Point:
        """Return the point of the grid at a pixel position."""
        return (
            self._left + (position.x() - self._x) / self.edge,
            self._back - (position.y() - self._y) / self.edge,
        )

    def polygon(self, cell: Cell, share: float = 1.0) -> QPolygonF:
        """Return a cell's outline, scaled about its middle by ``share``."""
        outline = self._polygons.get(cell)
        if outline is None:
            outline = QPolygonF([self.screen_point(p) for p in self.grid.drawn_outline(cell)])
            self._polygons[cell] = outline
        if share == 1.0:
            return outline
        middle = self.middle(cell)
        return QPolygonF([middle + (outline.at(i) - middle) * share for i in range(outline.size())])

    def middle(self, cell: Cell) -> QPointF:
        return self.screen_point(self.grid.centre(cell))

    def layer_path(self, layer: int) -> QPainterPath:
        """Return the outlines of all cells of a layer as one path."""
        path = self._grounds.get(layer)
        if path is None:
            path = QPainterPath()
            for cell in self.grid.layer(layer):
                path.addPolygon(self.polygon(cell))
                path.closeSubpath()
            self._grounds[layer] = path
        return path
