"""The drawing of the layers, edited with mouse and keyboard."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from cubewright.gui.editor.grid.gesture import BoxMove, Drawing, DrawTool, box_text
from cubewright.gui.editor.grid.layer_canvas import LayerCanvas
from cubewright.gui.editor.sheet import Sheet
from cubewright.gui.frame.view_controls import VIEW_CONTROLS
from cubewright.model.cell import Cell, shifted
from cubewright.model.lattice import Point
from cubewright.presenter.editing.pens import Marks, Pen
from cubewright.presenter.editing.strokes import cubelets
from cubewright.translation import Noun, joined, mark, tr

_ARROWS: dict[int, Point] = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, 1.0),
    Qt.Key.Key_Down: (0.0, -1.0),
}
_LAYER_KEYS: dict[int, int] = {Qt.Key.Key_PageUp: 1, Qt.Key.Key_PageDown: -1}
_PENS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ZOOMS = {
    Qt.Key.Key_Plus: 1,
    Qt.Key.Key_Equal: 1,
    Qt.Key.Key_Minus: -1,
    Qt.Key.Key_0: 0,
}
"""The zoom steps of the keys that zoom with Ctrl; 0 fits the layer."""


def _zoom_steps(event: QKeyEvent) -> int | None:
    """Return the number of zoom steps of a key; 0 fits the layer, None is for other keys."""
    ignored = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
    if event.modifiers() & ~ignored != Qt.KeyboardModifier.ControlModifier:
        return None
    return _ZOOMS.get(Qt.Key(event.key()))


def _cell_description(sheet: Sheet, cell: Cell, box: Collection[Cell] | None) -> str:
    grid = sheet.grid
    parts = [tr(grid.lattice.noun.one) if cell in sheet.cells else tr("empty")]
    if cell in sheet.optional:
        parts.append(tr("optional"))
    if cell in sheet.colours:
        parts.append(tr("colour {number}", number=sheet.colours[cell]))
    parts.append(tr("cell {place}", place=", ".join(str(number) for number in cell)))
    parts.append(tr("layer {number}", number=grid.number(sheet.layer)))
    if box is not None:
        parts.append(tr("box of {cells}", cells=cubelets(len(box), grid.lattice.noun)))
    return joined(", ", parts)


_NOTCH = 120
"""The rotation that Qt reports for one notch of the wheel, in eighths of a degree."""
_KEEPS_BOX = (
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
    Qt.FocusReason.ActiveWindowFocusReason,
)
"""The reasons for a loss of focus after which the box stays selected."""
_TIP = mark(
    "Drag: draw or erase. Right drag: erase. Shift and drag: draw a box. "
    "Ctrl and drag: select. Wheel: other layers."
)
_HELP = mark(
    "Click a cell to fill or empty it, and drag to continue.\n"
    "Right button: erase. Shift-drag: draw a box. Wheel: change layers. Ctrl-wheel: zoom.\n"
    "Ctrl-drag: select a box to copy, cut or clear.\n"
    "Turn the wheel while you draw a box to extend it through more layers.\n"
    "Keys: arrows move the cursor, Space draws or erases, Shift-arrows select a box, "
    "and Shift-PgUp and Shift-PgDown extend it through layers."
)


class LayerGrid(LayerCanvas):
    """Shows one or all layers of a sheet, and turns mouse and key input into strokes."""

    stroked = Signal(object)
    """The :class:`Drawing` that has ended and changes the figure."""
    sketched = Signal(object)
    """The marks with the current stroke applied; None if the stroke is cancelled."""
    part_moved = Signal(object, object)
    """The cells of the box that the user moved, and the translation."""
    measured = Signal(str)
    """The size of the stroke or selected box as text; empty if there is neither."""
    layer_stepped = Signal(int)
    """The number of layers to go up; negative to go down."""

    zoomed = Signal(int, object)
    """The number of zoom steps (0 to fit the layer) and the point to keep in place (or None)."""
    cursor_moved = Signal()
    """Emitted when the user has moved the cursor with the keys."""

    def __init__(self, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(sheet, parent)
        self._stroke: Drawing | None = None
        self._moving: BoxMove | None = None
        self._is_sketched = False
        self._is_selecting = False
        """Whether a box is being selected with the mouse."""
        self._keeps_box = False
        """Whether the box and the stroke stay when the layer changes."""
        self._is_pressed = False
        """Whether the mouse is changing the current layer to another visible layer."""
        self._hovered: Cell | None = None
        self._anchor: Cell | None = None
        self._wheel_angle = 0
        self.tool = DrawTool.PENCIL
        self.pen = Pen()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Layer of the figure"))
        # A tooltip would cover the cells on which the user draws.
        self.setStatusTip(tr(_TIP))
        self.setWhatsThis(tr(_HELP))

    @property
    def _noun(self) -> Noun:
        return self._sheet.grid.lattice.noun

    def show_sheet(self, sheet: Sheet) -> None:
        """Show another sheet; cancel a stroke that began on other cells."""
        before, self._sheet = self._sheet, sheet
        is_other_grid = sheet.grid != before.grid
        if is_other_grid or (sheet.layer != before.layer and not self._shows_all):
            self._lay_out()
        if sheet.grid.lattice != before.grid.lattice:
            self._ghost = None
        if is_other_grid or sheet.layer != before.layer:
            self._hovered = None
            same = sheet.grid.lattice == before.grid.lattice
            first = sheet.grid.layer(sheet.layer)[0]
            self._cursor = sheet.grid.counterpart(self._cursor, sheet.layer) if same else first
            if not self._keeps_box:
                self._anchor = None
                self._stroke = self._moving = None
            if self._shows_all and not self._is_pressed:
                self.cursor_moved.emit()
        if sheet.marks != before.marks:
            self._stroke = self._moving = None
        if self._stroke is None and self._moving is None:
            self._end_sketch()
        self._describe()
        self.update()

    # -- the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        erase = event.button() == Qt.MouseButton.RightButton
        if self._stroke is not None or self._moving is not None:
            self._cancel_stroke()  # pressing another button cancels the stroke
            return
        if event.button() != Qt.MouseButton.LeftButton and not erase:
            event.ignore()
            return
        cell = self.cell_at(event.position())
        if cell is None:
            return
        if not (self.tool is DrawTool.SELECT and cell in self.box):
            self._go_to_layer(self._sheet.grid.layer_of(cell))
        point = self.area.grid_point(event.position())
        selects = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if not erase and (selects or self.tool is DrawTool.SELECT):
            self._press_to_select(cell)
            return
        self._anchor = None
        tool = DrawTool.PENCIL if self.tool is DrawTool.SELECT else self.tool
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            tool = DrawTool.BOX
        self._stroke = self._new_drawing(tool, cell, point, erase=erase)
        self._move_cursor(cell)
        self._measure()

    def _new_drawing(
        self, tool: DrawTool, cell: Cell, point: Point, *, erase: bool = False
    ) -> Drawing:
        return Drawing(tool, self.pen, self.spread, self._sheet, cell, point, erase=erase)

    def _press_to_select(self, cell: Cell) -> None:
        box = self.box
        if self.tool is DrawTool.SELECT and cell in box:
            self._moving = BoxMove(self._sheet, box, cell)
            return
        self._anchor, self._is_selecting = cell, True
        self._move_cursor(cell)
        self._measure()

    def _go_to_layer(self, layer: int) -> None:
        if layer == self._sheet.layer:
            return
        layers = self._sheet.grid.layers
        self._is_pressed = True
        try:
            self._extend_to_layer(layers.index(layer) - layers.index(self._sheet.layer))
        finally:
            self._is_pressed = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        cell = self.cell_at(event.position())
        begun = self._stroke is not None or self._is_selecting
        if begun and cell is not None and self._sheet.grid.layer_of(cell) != self._sheet.layer:
            if self._stroke is not None:
                self._stroke.break_line()
            self._go_to_layer(self._sheet.grid.layer_of(cell))
        point = self.area.grid_point(event.position())
        if self._stroke is not None:
            self._extend_stroke(self._stroke, point, cell)
        elif self._moving is not None:
            if cell is not None and self._moving.move_to(cell):
                self._sketch(self._moving.after)
        elif self._is_selecting:
            if cell is not None:
                self._move_cursor(cell)
                self._measure()
        elif cell != self._hovered:
            self._hovered = cell
            self.update()

    def _extend_stroke(self, stroke: Drawing, point: Point, cell: Cell | None) -> None:
        if cell is not None:
            self._cursor = cell
        if stroke.extend(self._sheet.layer, point, cell):
            self._sketch(stroke.after)
            self._measure()
        self.update()

    def _sketch(self, marks: Marks) -> None:
        self._is_sketched = True
        self.sketched.emit(marks)
        self.update()

    def _measure(self) -> None:
        text = ""
        if self._stroke is not None:
            text = self._stroke.measure(self._cursor)
        elif self._anchor is not None:
            filled = cubelets(len(self._sheet.cells.intersection(self.box)), self._noun)
            text = tr(
                "{size} selected, {cells}",
                size=box_text(self._sheet, self._anchor, self._cursor),
                cells=filled,
            )
        self.measured.emit(text)

    def _end_sketch(self) -> None:
        if self._is_sketched:
            self._is_sketched = False
            self.sketched.emit(None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        stroke, moving = self._stroke, self._moving
        self._is_selecting = False
        pressed = event.buttons() & (Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton)
        if pressed:
            return
        if stroke is not None:
            if stroke.has_effect:  # the edited figure replaces the sketch
                self._is_sketched = False
            self._cancel_stroke()
            self._end(stroke)
        elif moving is not None:
            self._is_sketched = self._is_sketched and moving.after == self._sheet.marks
            self._cancel_stroke()
            self._end_move(moving)

    def move_box(self, by: Cell) -> None:
        """Move the cells of the selected box by a translation."""
        moving = BoxMove(self._sheet, self.box, self._cursor)
        moving.by = by
        self._end_move(moving)

    def _end_move(self, moving: BoxMove) -> None:
        if moving.by == (0, 0, 0):
            return
        ends = [self._anchor, self._cursor]
        self.part_moved.emit(moving.box, moving.by)
        moved = [shifted(end, moving.by) for end in ends if end is not None]
        if len(moved) == 2 and all(end in self._sheet.grid.cells for end in moved):
            self._anchor, self._cursor = moved  # move the box with its cells
        self.update()

    def _end(self, stroke: Drawing) -> None:
        self._describe()
        if stroke.has_effect:
            self.stroked.emit(stroke)

    def _cancel_stroke(self) -> None:
        self._stroke = self._moving = None
        self._end_sketch()
        self._measure()
        self.update()

    def _extend_to_layer(self, by: int) -> None:
        self._keeps_box = True
        try:
            self.layer_stepped.emit(by)
        finally:
            self._keeps_box = False
        if self._stroke is not None and not self._is_pressed:
            self._extend_stroke(self._stroke, self._sheet.grid.centre(self._cursor), self._cursor)
        self._measure()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._wheel_angle += event.angleDelta().y()
        notches = int(self._wheel_angle / _NOTCH)
        boxes = self._stroke is not None and self._stroke.tool is DrawTool.BOX
        if notches and (boxes or self._is_selecting):
            self._wheel_angle -= notches * _NOTCH
            self._extend_to_layer(notches)
        elif notches and self._stroke is None and self._moving is None:
            self._wheel_angle -= notches * _NOTCH
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.zoomed.emit(int(VIEW_CONTROLS.notches(notches)), event.position())
            else:
                self.layer_stepped.emit(notches)
        event.accept()

    # -- the keys

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            begun = (self._stroke, self._moving, self._anchor) != (None, None, None)
            if begun and event.key() == Qt.Key.Key_Escape:
                event.accept()  # Escape ends the stroke, but not a search
                return True
            if _zoom_steps(event) is not None:
                event.accept()  # these keys zoom the layer, not the 3D view
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
            self._measure()
            self.cursor_moved.emit()
        elif key in _LAYER_KEYS and shift:
            if self._anchor is None:
                self._anchor = self._cursor
            self._extend_to_layer(_LAYER_KEYS[key])
        elif key in _PENS and (plain or shift) and not event.isAutoRepeat():
            self._draw_at_cursor()
        elif key == Qt.Key.Key_Escape and (
            (self._stroke, self._moving, self._anchor) != (None, None, None)
        ):
            self._anchor = None
            self._cancel_stroke()
        else:
            super().keyPressEvent(event)

    def _draw_at_cursor(self) -> None:
        if self._stroke is not None or self._moving is not None:
            return
        start, grid, box = self._anchor or self._cursor, self._sheet.grid, self.box
        tool = DrawTool.PENCIL if box and self.tool is DrawTool.FILL else self.tool
        stroke = self._new_drawing(tool, start, grid.centre(start))
        if box and tool is DrawTool.LINE:
            stroke.extend(self._sheet.layer, grid.centre(self._cursor), self._cursor)
        elif box:
            stroke.set_cells(box)
        self._anchor = None
        self.update()
        self._end(stroke)

    def _move_cursor(self, cell: Cell) -> None:
        self._cursor = cell
        self._describe()
        self.update()

    @property
    def box(self) -> tuple[Cell, ...]:
        """The cells of the selected box; empty if no box is selected."""
        if self._anchor is None:
            return ()
        return self._sheet.grid.box_between(self._anchor, self._cursor)

    def _describe(self) -> None:
        box = None if self._anchor is None else self.box
        text = _cell_description(self._sheet, self._cursor, box)
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)
            if QAccessible.isActive():
                kind = QAccessible.Event.DescriptionChanged
                QAccessible.updateAccessibility(QAccessibleEvent(self, kind))

    # -- the picture

    def show_all(self, shown: bool) -> None:
        self._hovered = None
        self._cancel_stroke()
        super().show_all(shown)

    def _drawn(self) -> Sheet:
        if self._stroke is not None:
            return self._sheet.with_marks(self._stroke.after)
        if self._moving is not None:
            return self._sheet.with_marks(self._moving.after)
        return self._sheet

    def _outlined_cells(self) -> Iterable[Cell]:
        if self._stroke is not None:
            boxes = self._stroke.tool in (DrawTool.BOX, DrawTool.LINE)
            return self._stroke.stroke.touched if boxes else ()
        if self._moving is not None:
            return [shifted(cell, self._moving.by) for cell in self._moving.box]
        if self._anchor is not None:
            return self.box
        if self._hovered is not None and self.isEnabled():
            return self.spread.cells(self._sheet.grid, [self._hovered]) or [self._hovered]
        return ()

    def changeEvent(self, event: QEvent) -> None:
        repainted = (
            QEvent.Type.PaletteChange,
            QEvent.Type.EnabledChange,
            QEvent.Type.LanguageChange,
        )
        if event.type() in repainted:
            self._picture.forget()
            if not self.isEnabled():
                self._cancel_stroke()
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
