"""Where the grid lies on the screen: from cells to pixels, and back."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from cubewright.model.cell import Cell
from cubewright.model.lattice import Point
from cubewright.presenter.editing.grid import Grid

_SMALLEST_EDGE = 2.0


class DrawingArea:
    """A grid fitted into a rectangle, on whole pixels of the screen so that lines are crisp."""

    def __init__(
        self, grid: Grid, room: QRectF, pixel_ratio: float = 1.0, largest_edge: float = 64.0
    ) -> None:
        self.grid = grid
        self._left, front, right, self._back = grid.frame
        width, depth = right - self._left, self._back - front
        fitting = min(room.width() / width, room.height() / depth, largest_edge)
        device = pixel_ratio
        whole = floor(fitting * device) / device
        self.edge = max(_SMALLEST_EDGE, whole if whole >= _SMALLEST_EDGE else fitting)
        x = room.left() + (room.width() - width * self.edge) / 2
        y = room.top() + (room.height() - depth * self.edge) / 2
        self._x, self._y = floor(x * device) / device, floor(y * device) / device
        self.rect = QRectF(self._x, self._y, width * self.edge, depth * self.edge)
        self._polygons: dict[Cell, QPolygonF] = {}
        self._grounds: dict[int, QPainterPath] = {}

    def on_screen(self, point: Point) -> QPointF:
        """Where a point of the grid is painted; what lies further away is further up."""
        x, y = point
        return QPointF(
            self._x + (x - self._left) * self.edge, self._y + (self._back - y) * self.edge
        )

    def in_grid(self, position: QPointF) -> Point:
        """The point of the grid that is painted at a position."""
        return (
            self._left + (position.x() - self._x) / self.edge,
            self._back - (position.y() - self._y) / self.edge,
        )

    def polygon(self, cell: Cell, share: float = 1.0) -> QPolygonF:
        """A cell's outline; smaller about its middle where a share of it is asked for."""
        whole = self._polygons.get(cell)
        if whole is None:
            whole = QPolygonF([self.on_screen(p) for p in self.grid.lattice.outline(cell)])
            self._polygons[cell] = whole
        if share == 1.0:
            return whole
        middle = self.middle(cell)
        return QPolygonF([middle + (whole.at(i) - middle) * share for i in range(whole.size())])

    def middle(self, cell: Cell) -> QPointF:
        """The middle of a cell."""
        return self.on_screen(self.grid.centre(cell))

    def ground(self, layer: int) -> QPainterPath:
        """All cells of a layer, to be filled and stroked at once."""
        path = self._grounds.get(layer)
        if path is None:
            path = QPainterPath()
            for cell in self.grid.layer(layer):
                path.addPolygon(self.polygon(cell))
                path.closeSubpath()
            self._grounds[layer] = path
        return path
