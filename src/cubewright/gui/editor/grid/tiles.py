"""Arranges one layer in the whole space, or all layers side by side from the top layer down."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from PySide6.QtCore import QPointF, QRectF

from cubewright.gui.editor.grid.drawing_area import DrawingArea
from cubewright.model.cell import Cell
from cubewright.presenter.editing.grid import Grid

CAPTION = 15
"""The height in pixels below a layer for its number or for the name of a side."""
_MARGIN = 5
"""The space around a layer in pixels."""
_MIN_EDGE = 7.0
"""The minimum edge of a cell, in pixels, if all layers are side by side."""


class Tiles:
    """The tile and the drawing area of each visible layer."""

    def __init__(
        self, grid: Grid, layer: int | None, room: QRectF, pixel_ratio: float, max_edge: float
    ) -> None:
        """Divide the space among all layers, or use it for ``layer`` alone."""
        self.grid = grid
        self.shows_all = layer is None
        self.rects: dict[int, QRectF] = {}
        self.areas: dict[int, DrawingArea] = {}
        layers = (layer,) if layer is not None else tuple(reversed(grid.layers))
        columns = 1 if layer is not None else _columns(grid, room.width(), room.height())
        rows = ceil(len(layers) / columns)
        width, height = room.width() / columns, room.height() / rows
        for number, each in enumerate(layers):
            row, column = divmod(number, columns)
            tile = QRectF(room.left() + column * width, room.top() + row * height, width, height)
            inner = tile.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN - CAPTION)
            self.rects[each] = tile
            self.areas[each] = DrawingArea(grid, inner, pixel_ratio, max_edge)

    def layer_at(self, position: QPointF) -> int | None:
        """Return the layer whose tile contains a position, or None."""
        return next((each for each, room in self.rects.items() if room.contains(position)), None)

    def cell_at(self, position: QPointF) -> Cell | None:
        """Return the cell at a position, or None."""
        layer = self.layer_at(position)
        if layer is None:
            return None
        return self.grid.cell_at(layer, self.areas[layer].grid_point(position))

    def layers_in_rect(self, rect: QRectF) -> Iterator[int]:
        """Yield the layers whose tiles intersect a rectangle."""
        for layer, room in self.rects.items():
            if room.intersects(rect):
                yield layer


def least_height(grid: Grid, width: float) -> int:
    """Return the height in which all layers fit side by side with cells of minimum size."""
    wide, high = _least_size(grid)
    columns = max(1, min(len(grid.layers), int(width / wide)))
    return ceil(ceil(len(grid.layers) / columns) * high)


def _least_size(grid: Grid) -> tuple[float, float]:
    """Return the minimum width and height of a tile in pixels."""
    left, front, right, back = grid.frame
    wide = (right - left) * _MIN_EDGE + 2 * _MARGIN
    return wide, (back - front) * _MIN_EDGE + 2 * _MARGIN + CAPTION


def _columns(grid: Grid, width: float, height: float) -> int:
    left, front, right, back = grid.frame
    number = len(grid.layers)

    def edge(columns: int) -> float:
        rows = ceil(number / columns)
        across = (width / columns - 2 * _MARGIN) / (right - left)
        return min(across, (height / rows - 2 * _MARGIN - CAPTION) / (back - front))

    return max(range(1, number + 1), key=edge)
