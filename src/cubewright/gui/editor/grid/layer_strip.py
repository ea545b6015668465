"""Small pictures of all layers, from the top layer down, for choosing the current layer."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from cubewright.gui.editor.grid.drawing_area import DrawingArea
from cubewright.gui.editor.grid.layer_painter import LayerPainter
from cubewright.gui.editor.look import Look
from cubewright.gui.editor.sheet import Sheet
from cubewright.presenter.editing.grid import Grid
from cubewright.presenter.editing.strokes import cubelets
from cubewright.translation import tr

WIDTH = 58
"""The width of the strip in pixels."""
_NUMBER = 18
"""The width of the layer's number to the left of a picture, in pixels."""
_GAP = 3
"""The gap between two pictures in pixels."""
_MIN_HEIGHT, _MAX_HEIGHT = 12, 40
"""The minimum and the maximum height of a picture in pixels."""
_NUMBER_HEIGHT = 9
"""The minimum height, in pixels, of a row that shows its number."""
_NUMBER_STEP = 8
"""The interval between the shown numbers if the rows are too low to show each number."""


class LayerStrip(QWidget):
    """Small pictures of the layers of a sheet; the current layer has a frame."""

    layer_chosen = Signal(int)
    """The layer that the user clicked."""
    layer_stepped = Signal(int)

    def __init__(self, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self._pictures: dict[int, QPixmap] = {}
        self._pictures_key: object = None
        """The values on which all pictures depend."""
        self._area: tuple[object, DrawingArea] | None = None
        self.setFixedWidth(WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(44)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("Layers, the top one first"))

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 200)

    def show_sheet(self, sheet: Sheet) -> None:
        before, self._sheet = self._sheet, sheet
        if sheet.grid == before.grid:
            for layer in {sheet.grid.layer_of(cell) for cell in sheet.changed_cells(before)}:
                self._pictures.pop(layer, None)
        layers = sheet.grid.layers
        self.setAccessibleDescription(
            tr(
                "Layer {number} of {count} is the current layer",
                number=sheet.grid.number(sheet.layer),
                count=len(layers),
            )
        )
        self.update()

    def row_rect(self, layer: int) -> QRect:
        """Return the rectangle of a layer's number and picture."""
        layers = self._sheet.grid.layers
        height = self._row_height()
        top = (self.height() - height * len(layers)) // 2
        row = len(layers) - self._sheet.grid.number(layer)
        return QRect(0, max(0, top) + row * height, self.width(), height)

    def _row_height(self) -> int:
        _, front, _, back = self._sheet.grid.frame
        left, _, right, _ = self._sheet.grid.frame
        shape = (WIDTH - _NUMBER - 4) * (back - front) / (right - left)
        wanted = min(_MAX_HEIGHT, max(_MIN_HEIGHT, round(shape))) + _GAP + 2
        return max(2, min(wanted, self.height() // len(self._sheet.grid.layers)))

    def layer_at(self, position: QPoint) -> int | None:
        """Return the layer at a position, or None."""
        for layer in self._sheet.grid.layers:
            if self.row_rect(layer).contains(position):
                return layer
        return None

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = Look.of(self.palette())
        for layer in self._sheet.grid.layers:
            self._paint_row(painter, look, layer, self.row_rect(layer))

    def _paint_row(self, painter: QPainter, look: Look, layer: int, place: QRect) -> None:
        current = layer == self._sheet.layer
        frame = QRectF(place).adjusted(_NUMBER, _GAP / 2, -2, -_GAP / 2)
        painter.drawPixmap(frame.topLeft(), self._picture(look, layer, frame.size().toSize()))
        font = self.font()
        font.setPixelSize(max(7, min(12, place.height() - 1)))
        font.setBold(current)
        painter.setFont(font)
        painter.setPen(look.text if current else look.faint_text)
        if place.height() < _NUMBER_HEIGHT:
            # The rows are too low for all numbers, so numbers are shown at intervals.
            shown, current_number = (
                self._sheet.grid.number(each) for each in (layer, self._sheet.layer)
            )
            if not current and (
                shown % _NUMBER_STEP or abs(shown - current_number) < _NUMBER_STEP // 2
            ):
                return
            place = place.adjusted(0, -_NUMBER_HEIGHT, 0, _NUMBER_HEIGHT)
            font.setPixelSize(_NUMBER_HEIGHT)
            painter.setFont(font)
        number = place.adjusted(0, 0, -(self.width() - _NUMBER + 4), 0)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(number, right, str(self._sheet.grid.number(layer)))
        if current:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(look.focus, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame.adjusted(-0.5, -0.5, 0.5, 0.5), 2, 2)

    def _picture(self, look: Look, layer: int, size: QSize) -> QPixmap:
        sheet = self._sheet
        ratio = self.devicePixelRatioF()
        cubelet = (sheet.body or look.cubelet).rgb()
        key = (sheet.grid, look.ground.rgb(), cubelet, size, ratio, sheet.cell_colours)
        if key != self._pictures_key:
            self._pictures_key = key
            self._pictures.clear()
        known = self._pictures.get(layer)
        if known is not None:
            return known
        sheet = replace(sheet, layer=layer)
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(look.ground)
        area = self._area_of(sheet.grid, size, ratio)
        painter = QPainter(picture)
        layer_painter = LayerPainter(painter, area, look, sheet)
        if area.edge >= 5:
            layer_painter.paint_ground()
        layer_painter.paint_cubelets()
        layer_painter.paint_marks()
        painter.end()
        self._pictures[layer] = picture
        return picture

    def _area_of(self, grid: Grid, size: QSize, ratio: float) -> DrawingArea:
        """Return the positions of cells in a picture, cached because all layers share them."""
        key = (grid, size, ratio)
        if self._area is None or self._area[0] != key:
            room = QRectF(0, 0, size.width(), size.height())
            self._area = (key, DrawingArea(grid, room, ratio, 16.0))
        return self._area[1]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        layer = self.layer_at(event.position().toPoint())
        if layer is not None and event.button() == Qt.MouseButton.LeftButton:
            self.layer_chosen.emit(layer)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if turned:
            self.layer_stepped.emit(1 if turned > 0 else -1)
        event.accept()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            layer = self.layer_at(event.pos())
            grid = self._sheet.grid
            text = tr("Layers, the top one first")
            if layer is not None:
                filled = sum(cell in self._sheet.cells for cell in grid.layer(layer))
                text = tr(
                    "Layer {number}: {cells}",
                    number=grid.number(layer),
                    cells=cubelets(filled, grid.lattice.noun),
                )
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)
