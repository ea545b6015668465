"""The board of a sliding puzzle: its layers side by side, with pieces to drag."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QWidget

from cubewright.gui.editor.look import readable_on
from cubewright.gui.frame.theme import mixed
from cubewright.gui.widgets.focus import RING_PROPERTY
from cubewright.model.cell import Cell, shifted
from cubewright.model.sliding import DIRECTIONS, Cells
from cubewright.presenter.analysis.sliding_play import SlidingPlay
from cubewright.presenter.analysis.sliding_scene import piece_colours
from cubewright.translation import tr

LAYER_GAP = 0.75
"""The gap between two layers, in cells."""
_INSET = 0.045
_ROUNDING = 0.12
"""The width of the gap around a piece, and the radius of a piece's corners, in cells."""
_MAX_CELL = 88.0
_KEYS = {
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Up: "back",
    Qt.Key.Key_Down: "front",
    Qt.Key.Key_PageUp: "up",
    Qt.Key.Key_PageDown: "down",
}


class SlidingBoard(QWidget):
    """Shows a play and moves pieces by mouse and keys.

    A dragged piece follows the mouse by whole cells. A typed character selects the piece with this
    character, arrow keys move the selected piece in its layer, and Page Up and Page Down move it
    between layers.
    """

    step_requested = Signal(str, str)
    """A piece and a direction."""
    selection_changed = Signal()
    """The user selected another piece, or none."""

    def __init__(self, play: SlidingPlay, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(RING_PROPERTY, True)
        self.setMinimumSize(QSize(160, 96))
        self._grabbed: QPointF | None = None
        self.selected: str | None = None
        self.show_play(play)

    def show_play(self, play: SlidingPlay) -> None:
        """Show another puzzle, with no piece selected."""
        self.play = play
        self.selected = None
        self._grabbed = None
        room = play.puzzle.room
        self._low = tuple(min(cell[axis] for cell in room) for axis in range(3))
        self._high = tuple(max(cell[axis] for cell in room) for axis in range(3))
        self._colours = {
            symbol: QColor(colour) for symbol, colour in piece_colours(play.puzzle).items()
        }
        self.setAccessibleName(tr("Board of {title}", title=play.puzzle.title))
        self.update()

    # -- geometry

    @property
    def _columns(self) -> int:
        return self._high[0] - self._low[0] + 1

    @property
    def _layers(self) -> int:
        return self._high[2] - self._low[2] + 1

    @property
    def _width_in_cells(self) -> float:
        return self._layers * (self._columns + LAYER_GAP) - LAYER_GAP

    @property
    def _cell(self) -> float:
        rows = self._high[1] - self._low[1] + 1
        fitting = min((self.width() - 16) / self._width_in_cells, (self.height() - 16) / rows)
        return max(4.0, min(fitting, _MAX_CELL))

    def cell_rect(self, cell: Cell) -> QRectF:
        """Return the square of a cell in pixels."""
        size = self._cell
        rows = self._high[1] - self._low[1] + 1
        left = (self.width() - self._width_in_cells * size) / 2
        top = (self.height() - rows * size) / 2
        layer = (cell[2] - self._low[2]) * (self._columns + LAYER_GAP)
        x = left + (layer + cell[0] - self._low[0]) * size
        return QRectF(x, top + (self._high[1] - cell[1]) * size, size, size)

    def symbol_rect(self, cells: Cells) -> QRectF:
        """Return where the symbol of a piece in one layer is centred.

        This is the whole piece if its cells fill a rectangle, or else its back left cell.
        """
        first = self.cell_rect(min(cells, key=lambda cell: (-cell[1], cell[0])))
        whole = first
        for cell in cells:
            whole = whole.united(self.cell_rect(cell))
        across, down = (round(length / self._cell) for length in (whole.width(), whole.height()))
        return whole if across * down == len(cells) else first

    def piece_at(self, point: QPointF) -> str | None:
        """Return the piece at a point, or None."""
        for symbol, cells in self.play.places.items():
            if any(self.cell_rect(cell).contains(point) for cell in cells):
                return symbol
        return None

    # -- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        window, text = (
            palette.color(QPalette.ColorRole.Window),
            palette.color(QPalette.ColorRole.WindowText),
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(window, text, 0.14))
        rects = (self.cell_rect(cell) for cell in self.play.puzzle.room)
        painter.drawPath(_outline(rect.adjusted(-1, -1, 1, 1) for rect in rects))
        for symbol, cells in self.play.places.items():
            self._paint_piece(painter, symbol, cells)
        for symbol, cells in self.play.puzzle.targets.items():
            self._paint_target(painter, self._colours[symbol], cells, text)

    def _paint_piece(self, painter: QPainter, symbol: str, cells: Cells) -> None:
        colour = self._colours[symbol]
        size = self._cell
        path = self._path(cells, _INSET + _ROUNDING)
        wide = 2 * _ROUNDING * size
        join = Qt.PenJoinStyle.RoundJoin
        if symbol == self.selected:
            outline = self.palette().color(QPalette.ColorRole.Highlight)
            edge = wide + 0.12 * size
            painter.setPen(
                QPen(outline, edge, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join)
            )
            painter.drawPath(path)
        painter.setBrush(colour)
        painter.setPen(QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join))
        painter.drawPath(path)
        painter.setPen(readable_on(colour))
        for layer in {cell[2] for cell in cells}:
            where = self.symbol_rect(frozenset(cell for cell in cells if cell[2] == layer))
            painter.drawText(where, Qt.AlignmentFlag.AlignCenter, symbol)

    def _paint_target(self, painter: QPainter, colour: QColor, cells: Cells, text: QColor) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (
            QPen(mixed(text, colour, 0.2), 3.0, Qt.PenStyle.DashLine),
            QPen(mixed(colour, text, 0.2), 1.5, Qt.PenStyle.DashLine),
        ):
            painter.setPen(pen)
            painter.drawPath(self._path(cells, 0.06))

    def _path(self, cells: Cells, inset: float) -> QPainterPath:
        """Return the outline of cells, moved inwards by ``inset`` in cells."""
        size = self._cell
        rects = []
        for cell in cells:
            rect = self.cell_rect(cell)
            near = {name: shifted(cell, step) in cells for name, step in DIRECTIONS.items()}
            # Neighbours overlap by a pixel, so that no line shows between them.
            left, back, right, front = (
                -1.0 if near[name] else inset * size for name in ("left", "back", "right", "front")
            )
            rects.append(rect.adjusted(left, back, -right, -front))
        return _outline(rects)

    # -- mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.selected = self.piece_at(event.position())
            self._grabbed = event.position() if self.selected else None
            self.update()
            self.selection_changed.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        symbol = self.selected
        if self._grabbed is None or symbol is None:
            return
        while True:
            way = event.position() - self._grabbed
            wished = [
                (abs(way.x()), "right" if way.x() > 0 else "left"),
                (abs(way.y()), "front" if way.y() > 0 else "back"),
            ]
            for distance, direction in sorted(wished, reverse=True):
                if distance > self._cell / 2 and self._has_stepped(symbol, direction):
                    dx, dy, _dz = DIRECTIONS[direction]
                    self._grabbed += QPointF(dx, -dy) * self._cell
                    break
            else:
                return

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._grabbed = None

    def event(self, event: QEvent) -> bool:
        """Give the character of a piece to the board, even if a command has the same key."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and self._typed(event.text()) is not None
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        direction = _KEYS.get(Qt.Key(event.key()))
        if direction is not None and self.selected is not None:
            self.step_requested.emit(self.selected, direction)
            return
        symbol = self._typed(event.text())
        if symbol is None:
            super().keyPressEvent(event)
            return
        self.selected = symbol
        self.update()
        self.selection_changed.emit()

    def _typed(self, text: str) -> str | None:
        """Return the piece whose character was typed, in upper or lower case.

        If several copies have this character, return the copy after the selected one.
        """
        for character in (text, text.swapcase()):
            named = [name for name in self.play.places if character and name[0] == character]
            if named:
                at = named.index(self.selected) + 1 if self.selected in named else 0
                return named[at % len(named)]
        return None

    def _has_stepped(self, symbol: str, direction: str) -> bool:
        before = self.play.places[symbol]
        self.step_requested.emit(symbol, direction)
        return self.play.places[symbol] != before


def _outline(rects: Iterable[QRectF]) -> QPainterPath:
    """Return the outline of overlapping rectangles.

    Edges are rounded to 1/64 of a pixel. Otherwise some edges on one line differ by a rounding
    error, and Qt loses rectangles: a cell in 3 % of random pieces.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for rect in rects:
        left, top, right, bottom = (
            round(64 * edge) / 64 for edge in (rect.left(), rect.top(), rect.right(), rect.bottom())
        )
        path.addRect(left, top, right - left, bottom - top)
    return path.simplified()
