"""A small picture of a solution: its layers side by side, from the top layer down."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from cubewright.gui.frame.theme import mixed
from cubewright.model.figure import Figure

GAP = 0.6
"""The gap between two layers, in cell edges."""
GROUND_SHARE = 0.10
"""The share of the text colour in the background of a layer."""

Edge = tuple[int, int, QLineF]
"""The indices of two neighbours in a layer, and the line between them."""


class LayerPicture:
    """The outlines of a figure's cells; each solution has its own colours.

    Cells of one piece are joined. A line in the background colour separates pieces, so that two
    pieces of the same colour remain distinct.
    """

    def __init__(self, figure: Figure) -> None:
        lattice = figure.lattice
        self._layer = [lattice.layer(cell) for cell in figure.cells]
        self._outlines = [lattice.drawn_outline(cell) for cell in figure.cells]
        corners = [corner for outline in self._outlines for corner in outline] or [(0.0, 0.0)]
        self._left = min(x for x, _ in corners)
        self._top = max(y for _, y in corners)
        self._layer_width = max(x for x, _ in corners) - self._left
        self.height = self._top - min(y for _, y in corners)
        layers = sorted(set(self._layer), reverse=True)
        self._place = {layer: place for place, layer in enumerate(layers)}
        self.width = len(layers) * (self._layer_width + GAP) - GAP if layers else 0.0
        self._neighbours = self._find_neighbours()

    def _find_neighbours(self) -> list[tuple[int, int, int]]:
        seen: dict[object, tuple[int, int]] = {}
        found = []
        for cell, outline in enumerate(self._outlines):
            rounded = [(round(x, 3), round(y, 3)) for x, y in outline]
            for edge, start in enumerate(rounded):
                ends = frozenset((start, rounded[(edge + 1) % len(rounded)]))
                key = (self._layer[cell], ends)
                if key in seen:
                    found.append((*seen.pop(key), cell))
                else:
                    seen[key] = (cell, edge)
        return [(one, other, edge) for one, edge, other in found]

    def paint(
        self,
        painter: QPainter,
        at: QPointF,
        scale: int,
        owners: Sequence[int],
        colours: Sequence[QColor],
        ground: QColor,
        text: QColor,
    ) -> None:
        """Paint a solution with ``scale`` pixels per cell edge.

        ``owners`` is the index into ``colours`` for each cell; -1 is an empty cell.
        """
        frames, polygons, edges = self._scaled(scale)
        painter.save()
        painter.translate(at)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for frame in frames:
            painter.fillRect(frame, mixed(ground, text, GROUND_SHARE))
        painter.setPen(Qt.PenStyle.NoPen)
        for owner, polygon in zip(owners, polygons, strict=True):
            if owner >= 0:
                painter.setBrush(colours[owner])
                painter.drawConvexPolygon(polygon)
        painter.setPen(QPen(ground, 1.0 if scale < 9 else 1.4))
        painter.drawLines([line for one, other, line in edges if owners[one] != owners[other]])
        painter.restore()

    def cell_at(self, point: QPointF, scale: int) -> int | None:
        """Return the index of the cell at a point relative to the picture's corner, or None."""
        _, polygons, _ = self._scaled(scale)
        rule = Qt.FillRule.OddEvenFill
        found = (i for i, polygon in enumerate(polygons) if polygon.containsPoint(point, rule))
        return next(found, None)

    @lru_cache(maxsize=8)  # noqa: B019 - a list has one picture, and it lives as long as the list
    def _scaled(self, scale: int) -> tuple[list[QRectF], list[QPolygonF], list[Edge]]:
        """Return the layers' backgrounds, the cells and the edges in pixels."""
        shifts = [round(p * (self._layer_width + GAP) * scale) for p in range(len(self._place))]
        size = (self._layer_width * scale, self.height * scale)
        frames = [QRectF(shift, 0, *size) for shift in shifts]
        polygons = []
        for layer, outline in zip(self._layer, self._outlines, strict=True):
            shift = shifts[self._place[layer]]
            points = [
                QPointF(shift + (x - self._left) * scale, (self._top - y) * scale)
                for x, y in outline
            ]
            polygons.append(QPolygonF(points))
        edges = []
        for one, other, edge in self._neighbours:
            polygon = polygons[one]
            end = polygon.at((edge + 1) % polygon.size())
            edges.append((one, other, QLineF(polygon.at(edge), end)))
        return frames, polygons, edges
