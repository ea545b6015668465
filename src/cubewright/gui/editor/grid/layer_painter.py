"""Paints a layer: ground, neighbouring layers, cells, symbols and warnings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen

from cubewright.gui.editor.grid.drawing_area import DrawingArea
from cubewright.gui.editor.look import Look, readable_on
from cubewright.gui.editor.sheet import Ghost, Ink, Sheet
from cubewright.gui.frame.theme import mixed
from cubewright.gui.widgets.text_size import TextSize, sized_font
from cubewright.model.cell import Cell
from cubewright.presenter.editing.spread import mirror_of
from cubewright.translation import mark, tr

_SYMBOL_FROM = 13.0
"""The minimum edge, in pixels, of cells that show symbols."""
_ROUNDED_FROM = 14.0
"""The minimum edge, in pixels, of cells with rounded corners."""
_RADIUS = 3.0
_INSET = 0.9
_RING = 0.42
_DARKER = 0.42
"""The share of black in the darker of two colours."""

_SIGNS = (
    (mark("bottom"), mark("front")),
    (mark("bottom"), mark("left")),
    (mark("front"), mark("left")),
)
"""The sides of the figure at the bottom and left of the grid, for each axis of the view."""


class LayerPainter:
    """Paints one layer of a sheet with one painter."""

    def __init__(self, painter: QPainter, area: DrawingArea, look: Look, sheet: Sheet) -> None:
        self.painter = painter
        self.area = area
        self.look = look
        self.sheet = sheet
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint_ground(self) -> None:
        """Paint the empty cells and the lines between them."""
        painter, path = self.painter, self.area.layer_path(self.sheet.layer)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # antialiased lines blur
        painter.fillPath(path, self.look.ground)
        painter.restore()
        painter.save()
        self._onto_pixels()
        painter.strokePath(path, QPen(self.look.line, self._pixel()))
        painter.restore()

    def paint_layer_below(self) -> None:
        """Paint the layer below as a shade on the ground."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.look.below)
        for cell in self.sheet.neighbouring_layer(-1):
            self.painter.drawConvexPolygon(self.area.polygon(cell, _INSET))

    def paint_layer_above(self) -> None:
        """Paint the layer above as small dashed rings."""
        painter = self.painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width = max(1.0, self.area.edge / 20)
        for cell in self.sheet.neighbouring_layer(1):
            under = next((c for c in (self._in_layer(cell),) if c in self.sheet.cells), None)
            colour = self.look.above if under is None else readable_on(self._colour(under))
            pen = QPen(colour, width)
            if self.area.edge >= _SYMBOL_FROM:
                pen.setDashPattern([2.0, 2.0])
            painter.setPen(pen)
            painter.drawConvexPolygon(self.area.polygon(cell, _RING if under is None else 0.7))

    def paint_cubelets(self) -> None:
        """Paint the filled cells, in the colours of pieces if a solution is shown."""
        painter, area, cells = self.painter, self.area, self.sheet.cells
        filled = [cell for cell in area.grid.layer(self.sheet.layer) if cell in cells]
        painter.save()
        self._onto_pixels()
        last: QColor | None = None
        pens: dict[int, QPen] = {}
        share = self._share_of_body()
        for cell in filled:
            colour = self._colour(cell)
            if colour != last:
                pen = pens.get(colour.rgb())
                if pen is None:
                    pen = self._outline(colour)
                    pens[colour.rgb()] = pen
                painter.setBrush(colour)
                painter.setPen(pen)
                last = colour
            if cell in self.sheet.optional and cell not in self.sheet.inks:
                self._paint_optional(cell, colour)
                last = None
            else:
                painter.drawConvexPolygon(area.polygon(cell, share))
        painter.restore()
        self._paint_pins(filled)
        if area.edge >= _SYMBOL_FROM and self.sheet.inks:
            self._paint_symbols(filled, self.sheet.inks)

    def _share_of_body(self) -> float:
        """Return the scale of a cell's filled polygon, which the rounded outline then enlarges."""
        if self.area.edge < _ROUNDED_FROM:
            return 1.0
        return 1.0 - 2 * (_RADIUS + self._pixel()) / self.area.edge

    def _outline(self, colour: QColor) -> QPen:
        """Return the pen around a cell; its thickness rounds the corners."""
        if self.area.edge < _ROUNDED_FROM:
            return QPen(mixed(colour, self.look.ground, 0.55), self._pixel())
        pen = QPen(colour, 2 * _RADIUS)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def _paint_symbols(self, cells: Iterable[Cell], inks: Mapping[Cell, Ink]) -> None:
        painter, edge = self.painter, self.area.edge
        font = QFont(painter.font())
        font.setPixelSize(max(8, round(edge * 0.5)))
        font.setBold(True)
        painter.setFont(font)
        for cell in cells:
            ink = inks.get(cell)
            if ink is not None:
                painter.setPen(readable_on(ink.colour))
                painter.drawText(
                    _around(self.area.middle(cell), edge), Qt.AlignmentFlag.AlignCenter, ink.symbol
                )

    def _paint_optional(self, cell: Cell, colour: QColor) -> None:
        painter, polygon = self.painter, self.area.polygon(cell)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(self.look.ground, colour, 0.18))
        painter.drawConvexPolygon(polygon)
        painter.setBrush(QBrush(colour, Qt.BrushStyle.BDiagPattern))
        painter.setPen(QPen(colour, self._pixel()))
        painter.drawConvexPolygon(polygon)

    def _paint_pins(self, cells: Iterable[Cell]) -> None:
        painter, size = self.painter, max(2.0, self.area.edge / 9)
        painter.setPen(Qt.PenStyle.NoPen)
        for cell in cells:
            if cell in self.sheet.pinned:
                painter.setBrush(readable_on(self._colour(cell)))
                corner = self.area.polygon(cell, 0.62).at(0)
                painter.drawEllipse(corner, size, size)

    def paint_ghost(self, ghost: Ghost) -> None:
        """Paint a held piece: filled in this layer, outlined in other layers.

        It is painted in the warning colour if it cannot be placed there.
        """
        painter = self.painter
        colour = QColor(ghost.ink.colour if ghost.fits else self.look.warning)
        here = [cell for cell in self.area.grid.layer(self.sheet.layer) if cell in ghost.cells]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for cell in ghost.cells - frozenset(here):  # painted first, so that symbols stay visible
            pen = QPen(colour, max(1.5, self.area.edge / 12))
            if self.area.grid.layer_of(cell) > self.sheet.layer:
                pen.setDashPattern([2.0, 1.5])
            painter.setPen(pen)
            painter.drawConvexPolygon(self.area.polygon(self._in_layer(cell), 0.5))
        fill = QColor(colour)
        fill.setAlphaF(0.82 if ghost.fits else 0.55)
        painter.setBrush(fill)
        painter.setPen(QPen(readable_on(colour), max(1.2, self.area.edge / 22)))
        for cell in here:
            painter.drawConvexPolygon(self.area.polygon(cell))
        if self.area.edge >= _SYMBOL_FROM:
            self._paint_symbols(here, {cell: Ink(colour, ghost.ink.symbol) for cell in here})

    def paint_marks(self) -> None:
        """Paint a warning, which is visible on any colour, around marked cells."""
        painter, look = self.painter, self.look
        marked = [c for c in self.area.grid.layer(self.sheet.layer) if c in self.sheet.marked]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width = max(1.5, min(3.0, self.area.edge / 9))
        for pen in (
            QPen(look.ground, width + 2 * self._pixel()),
            QPen(self.sheet.mark_colour or look.warning, width),
        ):
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            for cell in marked:
                painter.drawConvexPolygon(self.area.polygon(cell, 0.8))

    def paint_rings(self, cells: Iterable[Cell], *, dashed: bool, share: float = 0.94) -> None:
        """Paint dark outlines on light ones around cells; one of them contrasts with any colour."""
        painter = self.painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        outer = QPen(self.look.ground, 4.0 if not dashed else 2.6)
        inner = QPen(self.look.text, 2.0 if not dashed else 1.4)
        if dashed:
            inner.setDashPattern([2.0, 2.0])
        polygons = [self.area.polygon(cell, share) for cell in cells]
        for pen in (outer, inner):
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            for polygon in polygons:
                painter.drawConvexPolygon(polygon)

    def paint_side_names(self, font: QFont, width: int, height: int) -> None:
        """Write the names of the sides below and at the left of the grid, as in the 3D view."""
        small = sized_font(font, TextSize.SECONDARY)
        painter, rect = self.painter, self.area.rect
        painter.setFont(small)
        painter.setPen(self.look.faint_text)
        below, left = _SIGNS[self.area.grid.axis]
        place = QRectF(0, rect.bottom() + 1, width, height)
        place.moveCenter(QPointF(rect.center().x(), place.center().y()))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, tr(below))
        if rect.left() < height:
            return
        painter.save()
        painter.translate(rect.left() - height / 2 - 1, rect.center().y())
        painter.rotate(-90)
        side = QRectF(-rect.height() / 2, -height / 2, rect.height(), height)
        painter.drawText(side, Qt.AlignmentFlag.AlignCenter, tr(left))
        painter.restore()

    def paint_caption(self, font: QFont, room: QRectF, *, is_current: bool) -> None:
        """Write the layer's number below it, and frame the current layer."""
        painter, look = self.painter, self.look
        small = sized_font(font, TextSize.SECONDARY)
        small.setBold(is_current)
        painter.setFont(small)
        painter.setPen(look.text if is_current else look.faint_text)
        rect = self.area.rect
        place = QRectF(room.left(), rect.bottom() + 2, room.width(), 15)
        number = self.area.grid.number(self.sheet.layer)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, tr("Layer {number}", number=number))
        if is_current:
            painter.setPen(QPen(look.focus, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 2, 2)

    def paint_mirror_lines(self, axes: Iterable[int]) -> None:
        """Paint a dashed line for each live mirror that is perpendicular to the layer."""
        painter, grid = self.painter, self.area.grid
        pen = QPen(self.look.focus, max(1.5, self.area.edge / 18))
        pen.setDashPattern([4.0, 3.0])
        painter.setPen(pen)
        layer = grid.layer(self.sheet.layer)
        for axis in axes:
            mirror = mirror_of(grid, axis)
            if mirror is None or not layer:
                continue
            pairs = ((self.area.middle(c), self.area.middle(mirror.image(c))) for c in layer)
            apart = next(((p, q) for p, q in pairs if (p - q).manhattanLength() > 1), None)
            if apart is None or grid.layer_of(mirror.image(layer[0])) != self.sheet.layer:
                continue
            middle, rect = (apart[0] + apart[1]) / 2, self.area.rect
            if abs(apart[0].x() - apart[1].x()) > abs(apart[0].y() - apart[1].y()):
                painter.drawLine(
                    QPointF(middle.x(), rect.top() - 3), QPointF(middle.x(), rect.bottom() + 3)
                )
            else:
                painter.drawLine(
                    QPointF(rect.left() - 3, middle.y()), QPointF(rect.right() + 3, middle.y())
                )

    def paint_hint(self, font: QFont, text: str) -> None:
        painter = self.painter
        painter.setFont(font)
        middle = Qt.AlignmentFlag.AlignCenter
        words = painter.boundingRect(self.area.rect, middle, text)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.ground)
        painter.drawRoundedRect(words.adjusted(-9, -6, 9, 6), 6, 6)
        painter.setPen(self.look.text)
        painter.drawText(words.adjusted(-9, -6, 9, 6), middle, text)

    def _in_layer(self, cell: Cell) -> Cell:
        return self.area.grid.counterpart(cell, self.sheet.layer)

    def _colour(self, cell: Cell) -> QColor:
        ink: Ink | None = self.sheet.inks.get(cell)
        plain = self.sheet.colour_of(cell) or self.sheet.body or self.look.cubelet
        colour = plain if ink is None else ink.colour
        return mixed(colour, QColor("black"), _DARKER) if cell in self.sheet.dark else colour

    def _pixel(self) -> float:
        """Return the width of a physical pixel of the screen."""
        return 1.0 / self.painter.device().devicePixelRatioF()

    def _onto_pixels(self) -> None:
        """Shift the painter by half a pixel, so that thin lines are not blurred."""
        half = self._pixel() / 2
        self.painter.translate(half, half)


def _around(middle: QPointF, edge: float) -> QRectF:
    return QRectF(middle.x() - edge, middle.y() - edge, 2 * edge, 2 * edge)
