"""The large drawing of the current layer, edited with mouse and keyboard."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubewright.gui.editor.grid.drawing_area import DrawingArea
from cubewright.gui.editor.grid.layer_painter import LayerPainter
from cubewright.gui.editor.look import Look
from cubewright.gui.editor.sheet import Ghost, Sheet
from cubewright.model.cell import Cell
from cubewright.model.lattice import Point
from cubewright.presenter.editing.strokes import Stroke, cubelets

_MARGIN, _SIGN_HEIGHT = 5, 15
"""The space around the layer, and for the word "front" below it, in pixels."""
_NOTCH = 120
"""What Qt reports for one notch of the wheel, in eighths of a degree."""
_HINT = "Click or drag\nto draw {}s"
_ARROWS: dict[int, Point] = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, 1.0),
    Qt.Key.Key_Down: (0.0, -1.0),
}
_KEEPS_BOX = (
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
    Qt.FocusReason.ActiveWindowFocusReason,
)
"""When the focus leaves for these reasons, the selected box stays."""
_ZOOMS = {
    Qt.Key.Key_Plus: 1,
    Qt.Key.Key_Equal: 1,
    Qt.Key.Key_Minus: -1,
    Qt.Key.Key_0: 0,
}
"""The keys that zoom together with Ctrl; 0 fits the layer."""
_LARGEST_EDGE = 64.0
"""The largest edge of a cell in pixels, without zoom."""
_PENS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TIP = (
    "Drag: draw or erase. Right drag: erase. Shift and drag: draw a box. "
    "Ctrl and drag: select. Wheel: other layers."
)
_HELP = (
    "Click a cell to fill or empty it, and drag to continue.\n"
    "Right button: erase. Shift-drag: draw a box. Wheel: change layers. Ctrl-wheel: zoom.\n"
    "Ctrl-drag: select a box to copy or cut.\n"
    "Keys: arrows move the cursor, Space draws or erases, Shift-arrows select a box."
)


class LayerGrid(QWidget):
    """Shows one layer of a sheet, and turns mouse and key input into strokes."""

    stroked = Signal(object)
    """A stroke has ended and changes the figure."""
    sketched = Signal(object)
    """The cells as they would be if the current stroke ended here; None if it is dropped."""
    layer_stepped = Signal(int)
    """The user asked for another layer: the number of layers upwards."""

    zoomed = Signal(int, object)
    """The user asked to zoom: the number of steps, 0 to fit, and the point to keep, or None."""
    cursor_moved = Signal()
    """The user moved the cursor with the keys."""

    def __init__(self, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self._stroke: Stroke | None = None
        self._is_sketched = False
        self._boxed = False
        self._is_selecting = False
        """Whether a box is being selected with the mouse."""
        self._start: Cell | None = None
        self._point: Point | None = None
        self._hovered: Cell | None = None
        self._cursor = sheet.grid.layer(sheet.layer)[0]
        self._anchor: Cell | None = None
        self._turned = 0
        self._largest_edge = _LARGEST_EDGE
        self._area: DrawingArea | None = None
        self._ground: QPixmap | None = None
        self._ghost: Ghost | None = None
        self.marks_optional = False
        """Whether strokes mark cells as optional instead of drawing them."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(100, 44)
        self.setAccessibleName("Layer of the figure")
        # A tooltip would cover the cells that the user draws on.
        self.setStatusTip(_TIP)
        self.setWhatsThis(_HELP)

    def sizeHint(self) -> QSize:
        return QSize(280, 280)

    @property
    def area(self) -> DrawingArea:
        """The mapping between cells and this widget's pixels."""
        if self._area is None:
            room = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN - _SIGN_HEIGHT)
            ratio = self.devicePixelRatioF()
            self._area = DrawingArea(self._sheet.grid, room, ratio, self._largest_edge)
        return self._area

    def set_largest_edge(self, zoom: float) -> None:
        """Let cells grow with the zoom."""
        if self._largest_edge != _LARGEST_EDGE * zoom:
            self._largest_edge = _LARGEST_EDGE * zoom
            self._area = self._ground = None
            self.update()

    @property
    def _noun(self) -> str:
        return self._sheet.grid.lattice.noun

    @property
    def cursor_cell(self) -> Cell:
        """The cell at the cursor."""
        return self._cursor

    def show_ghost(self, ghost: Ghost | None) -> None:
        """Show a piece before it is placed; None removes it."""
        self._ghost = ghost
        self.update()

    @property
    def _stroke_target(self) -> frozenset[Cell]:
        """The cells that a stroke adds to or removes from."""
        return self._sheet.optional if self.marks_optional else self._sheet.cells

    def show_sheet(self, sheet: Sheet) -> None:
        """Show another sheet; a stroke that was begun on other cells is dropped."""
        before, self._sheet = self._sheet, sheet
        if sheet.grid != before.grid:
            self._area = None
        if sheet.grid.lattice != before.grid.lattice:
            self._ghost = None
        if sheet.grid != before.grid or sheet.layer != before.layer:
            self._ground = None
            self._hovered = self._anchor = None
            same = sheet.grid.lattice == before.grid.lattice
            first = sheet.grid.layer(sheet.layer)[0]
            self._cursor = sheet.grid.counterpart(self._cursor, sheet.layer) if same else first
            self._start = self._point = None
            self._stroke = None
        if sheet.cells != before.cells or sheet.optional != before.optional:
            self._stroke = None
        if self._stroke is None:
            self._end_sketch()
        self._describe()
        self.update()

    # -- the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        erase = event.button() == Qt.MouseButton.RightButton
        if self._stroke is not None:
            self._drop_stroke()  # pressing the other button cancels the stroke
            return
        if event.button() != Qt.MouseButton.LeftButton and not erase:
            event.ignore()
            return
        point = self.area.in_grid(event.position())
        cell = self._sheet.grid.cell_at(self._sheet.layer, point)
        if cell is None:
            return
        self._anchor = None
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and not erase:
            self._anchor, self._is_selecting = cell, True
            self._move_cursor(cell)
            return
        self._stroke = Stroke.begun(self._stroke_target, cell, erase=erase, noun=self._noun)
        self._boxed = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self._start, self._point = cell, point
        self._move_cursor(cell)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self.area.in_grid(event.position())
        cell = self._sheet.grid.cell_at(self._sheet.layer, point)
        if self._stroke is not None and self._start is not None and self._point is not None:
            self._extend_stroke(self._stroke, self._start, self._point, point, cell)
        elif self._is_selecting:
            if cell is not None:
                self._move_cursor(cell)
        elif cell != self._hovered:
            self._hovered = cell
            self.update()

    def _extend_stroke(
        self, stroke: Stroke, start: Cell, last: Point, point: Point, cell: Cell | None
    ) -> None:
        grid = self._sheet.grid
        if not self._boxed:
            self._stroke = stroke.through(grid.along(self._sheet.layer, last, point))
            self._point = point
        elif cell is not None:
            self._stroke = stroke.over(grid.box_between(start, cell))
        if cell is not None:
            self._cursor = cell
        self.update()
        if self.marks_optional:
            return
        if self._stroke is not None and self._stroke.touched != stroke.touched:
            self._is_sketched = True
            self.sketched.emit(self._stroke.after)

    def _end_sketch(self) -> None:
        if self._is_sketched:
            self._is_sketched = False
            self.sketched.emit(None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        stroke = self._stroke
        self._is_selecting = False
        if stroke is None:
            return
        pressed = event.buttons() & (Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton)
        if not pressed:
            if stroke.changed:  # the figure itself becomes the sketch
                self._is_sketched = False
            self._drop_stroke()
            self._end(stroke)

    def _end(self, stroke: Stroke) -> None:
        self._describe()
        if stroke.changed:
            self.stroked.emit(stroke)

    def _drop_stroke(self) -> None:
        self._stroke = None
        self._start = self._point = None
        self._end_sketch()
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._turned += event.angleDelta().y()
        notches = int(self._turned / _NOTCH)
        if notches and self._stroke is None:
            self._turned -= notches * _NOTCH
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.zoomed.emit(notches, event.position())
            else:
                self.layer_stepped.emit(notches)
        event.accept()

    # -- the keys

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            begun = self._stroke is not None or self._anchor is not None
            if begun and event.key() == Qt.Key.Key_Escape:
                event.accept()  # Escape ends the stroke, not the search
                return True
            if _zoom_steps(event) is not None:
                event.accept()  # zooms the layer, not the 3D view
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        shift = modifiers == Qt.KeyboardModifier.ShiftModifier
        plain = modifiers == Qt.KeyboardModifier.NoModifier
        key = event.key()
        steps = _zoom_steps(event)
        if steps is not None:
            if self._stroke is None:
                self.zoomed.emit(steps, None)
        elif key in _ARROWS and (plain or shift):
            if plain:
                self._anchor = None
            elif self._anchor is None:
                self._anchor = self._cursor
            self._move_cursor(self._sheet.grid.neighbour(self._cursor, _ARROWS[key]))
            self.cursor_moved.emit()
        elif key in _PENS and (plain or shift) and not event.isAutoRepeat():
            self._draw_at_cursor()
        elif key == Qt.Key.Key_Escape and (self._anchor is not None or self._stroke is not None):
            self._anchor = None
            self._drop_stroke()
        else:
            super().keyPressEvent(event)

    def _draw_at_cursor(self) -> None:
        if self._stroke is not None:
            return
        stroke = Stroke.begun(self._stroke_target, self._anchor or self._cursor, noun=self._noun)
        box = self.box
        self._anchor = None
        self.update()
        self._end(stroke.over(box) if box else stroke)

    def _move_cursor(self, cell: Cell) -> None:
        self._cursor = cell
        self._describe()
        self.update()

    @property
    def box(self) -> tuple[Cell, ...]:
        """The cells of the selected box; none if no box is selected."""
        if self._anchor is None:
            return ()
        return self._sheet.grid.box_between(self._anchor, self._cursor)

    def _describe(self) -> None:
        """Describe the cell at the cursor for screen readers."""
        grid, cell = self._sheet.grid, self._cursor
        state = self._noun if cell in self._sheet.cells else "empty"
        if cell in self._sheet.optional:
            state += ", optional"
        place = ", ".join(str(number) for number in cell)
        text = f"{state}, cell {place}, layer {grid.number(self._sheet.layer)}"
        if self._anchor is not None:
            text += f", box of {cubelets(len(self.box), self._noun)}"
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)
            if QAccessible.isActive():
                kind = QAccessible.Event.DescriptionChanged
                QAccessible.updateAccessibility(QAccessibleEvent(self, kind))

    # -- the picture

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = Look.of(self.palette())
        sheet = self._sheet
        if self._stroke is not None and self.marks_optional:
            after = self._stroke.after
            sheet = replace(sheet, optional=after, cells=sheet.cells | after)
        elif self._stroke is not None:
            sheet = replace(sheet, cells=self._stroke.after)
        painter.drawPixmap(0, 0, self._drawn_ground(look))
        layer = LayerPainter(painter, self.area, look, sheet)
        if sheet.shows_below:
            layer.below()
        layer.cubelets()
        if sheet.shows_above:
            layer.above()
        layer.marks()
        if self._ghost is not None:
            layer.ghost(self._ghost)
        else:
            self._paint_pointers(layer)
        layer.sign(self.font(), self.width(), _SIGN_HEIGHT)
        if not sheet.cells and self.isEnabled():
            layer.hint(self.font(), _HINT.format(self._noun))
        if self.hasFocus():
            painter.setPen(QPen(look.focus, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 3, 3)

    def _drawn_ground(self, look: Look) -> QPixmap:
        """Return the picture of the empty grid, redrawn only if its geometry or colours changed."""
        if self._ground is None:
            ratio = self.devicePixelRatioF()
            self._ground = QPixmap(self.size() * ratio)
            self._ground.setDevicePixelRatio(ratio)
            self._ground.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._ground)
            LayerPainter(painter, self.area, look, self._sheet).ground()
            painter.end()
        return self._ground

    def _paint_pointers(self, layer: LayerPainter) -> None:
        if self._stroke is not None and self._boxed:
            layer.ring(self._stroke.touched, dashed=True)
        elif self._anchor is not None:
            layer.ring(self.box, dashed=True)
        elif self._hovered is not None and self._stroke is None and self.isEnabled():
            layer.ring([self._hovered], dashed=True)
        if self.hasFocus():
            layer.ring([self._cursor], dashed=False, share=0.84)

    def cell_position(self, cell: Cell) -> QPointF:
        """Return the pixel position of the middle of a cell of the current layer."""
        return self.area.middle(cell)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._area = self._ground = None
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.EnabledChange):
            self._ground = None
            if not self.isEnabled():
                self._drop_stroke()
            self.update()
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if event.reason() not in _KEEPS_BOX:
            self._anchor = None
        self.update()
        super().focusOutEvent(event)


def _zoom_steps(event: QKeyEvent) -> int | None:
    """Return the number of zoom steps that a key asks for, 0 to fit, or None."""
    ignored = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
    if event.modifiers() & ~ignored != Qt.KeyboardModifier.ControlModifier:
        return None
    return _ZOOMS.get(Qt.Key(event.key()))
