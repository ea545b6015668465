"""A picture of a piece that the user turns by dragging or with the arrow keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from cubewright.gui.pictures.small_pictures import paint_piece
from cubewright.model.drawing.direction import PIECE_DIRECTION, Direction
from cubewright.model.piece import Piece
from cubewright.translation import tr

_DEGREES_PER_PIXEL = 1.2
_DEGREES_PER_KEY = 15.0
_DISABLED_OPACITY = 0.3
_KEYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}


class TurningPicture(QWidget):
    """A picture of a piece; dragging and arrow keys turn the piece."""

    double_clicked = Signal()
    pressed = Signal()

    def __init__(self, edge: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._piece: Piece | None = None
        self._cell_colours: tuple[str, ...] = ()
        self._dragged: QPointF | None = None
        self._picture = QPixmap()
        self._picture_key: object = None
        self.direction = PIECE_DIRECTION
        """The direction from which the piece is seen."""
        self._edge = 0
        self.set_edge(edge)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(tr("Drag to turn the piece"))

    def set_edge(self, edge: int) -> None:
        """Set the size in pixels."""
        self._edge = edge
        self.setMinimumSize(edge, edge)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._edge, self._edge)

    @property
    def piece(self) -> Piece | None:
        return self._piece

    def show_piece(self, piece: Piece | None, cell_colours: tuple[str, ...] = ()) -> None:
        """Show another piece from the same direction."""
        if (piece, cell_colours) != (self._piece, self._cell_colours):
            self._piece, self._cell_colours = piece, cell_colours
            self.update()

    def turn(self, azimuth: float, elevation: float) -> None:
        """Turn the piece to the left and to the front, by angles in degrees."""
        before = self.direction
        tilt = min(90.0, max(-90.0, before.elevation + elevation))
        self.direction = Direction((before.azimuth - azimuth) % 360, tilt)
        self.update()

    def turn_by_key(self, event: QKeyEvent) -> bool:
        """Turn the piece if the key is an arrow key; return whether it was one."""
        step = _KEYS.get(Qt.Key(event.key()))
        if step is None:
            return False
        self.turn(step[0] * _DEGREES_PER_KEY, step[1] * _DEGREES_PER_KEY)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        if event.button() == Qt.MouseButton.LeftButton:
            self._dragged = event.position()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged is not None:
            moved = event.position() - self._dragged
            self._dragged = event.position()
            self.turn(moved.x() * _DEGREES_PER_PIXEL, moved.y() * _DEGREES_PER_PIXEL)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._dragged = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.double_clicked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.turn_by_key(event):
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if not self.isEnabled():
            painter.setOpacity(_DISABLED_OPACITY)
        painter.drawPixmap(0, 0, self._as_pixmap())
        if self.hasFocus():
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 3, 3)

    def _as_pixmap(self) -> QPixmap:
        """Return the picture; repaint it only if it changed.

        A dozen of these pictures are repainted together with the panel around them, possibly for
        every drawn cell.
        """
        ratio = self.devicePixelRatioF()
        seen = (self._piece, self._cell_colours, self.direction, self.size(), ratio)
        if seen != self._picture_key:
            self._picture_key = seen
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            if self._piece is not None:
                room = QRectF(self.rect()).adjusted(2, 2, -2, -2)
                with QPainter(self._picture) as painter:
                    paint_piece(painter, room, self._piece, self.direction, self._cell_colours)
        return self._picture
