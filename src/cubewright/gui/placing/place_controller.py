"""Laying a piece by hand: its ghost follows pointer and keys on the layers and in the 3D view."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.editor.sheet import Ink
from cubewright.gui.project.document import Document
from cubewright.gui.viewer.colours import copy_colour
from cubewright.gui.viewer.create import Viewer
from cubewright.gui.viewer.turning_view import TurningView
from cubewright.model.cell import Cell
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.held_piece import HeldPiece
from cubewright.solver.problem.cover import possible_placements

CANNOT = "#e02020"
"""The colour of a piece that cannot lie where it is held."""
_STILL = 4
"""So many pixels a click may move and still be none of turning the view."""
_ARROWS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, 1.0),
    Qt.Key.Key_Down: (0.0, -1.0),
}
_TURNS = {Qt.Key.Key_X: 0, Qt.Key.Key_Y: 1, Qt.Key.Key_Z: 2, Qt.Key.Key_R: 2}
_LAY = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_KEYS = {
    *_ARROWS,
    *_TURNS,
    *_LAY,
    Qt.Key.Key_F,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
}


class PlaceController(QObject):
    """Holds a piece over the figure until it is laid or put away."""

    status_message = Signal(str)
    """What can be done with the piece in the hand, or what was done, in a sentence."""
    held_changed = Signal()
    """Another piece is in the hand, or none any more."""

    def __init__(
        self,
        *,
        document: Document,
        editor: FigureEditor,
        viewer: Viewer,
        view: QWidget,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._editor = editor
        self._viewer = viewer
        self._view = view
        self._held: HeldPiece | None = None
        self._index = 0
        self._cell: Cell = (0, 0, 0)
        self._may: frozenset[tuple[Cell, ...]] = frozenset()
        self._pressed_at: QPoint | None = None
        document.figure_changed.connect(self.put_away)
        document.piece_set_changed.connect(self.put_away)
        document.current_changed.connect(self.put_away)
        document.constraints_changed.connect(self._look_again)

    # -- what is in the hand

    @property
    def held(self) -> int | None:
        """The index of the piece in the hand, if there is one."""
        return self._index if self._held is not None else None

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells that the piece in the hand would fill."""
        return () if self._held is None else self._held.over(self._cell)

    @property
    def may_lie(self) -> bool:
        """Whether the piece in the hand may be laid where it is held."""
        return self.cells in self._may

    def take_next(self, by: int = 1) -> None:
        """Take the next piece that is not laid yet, or the first, in the hand."""
        free = free_pieces(self._document.puzzle)
        if not free:
            self.put_away()
            self.status_message.emit("Every piece is laid already.")
            return
        if self._held is None and self._index in free:
            chosen = self._index
        elif by > 0:
            chosen = next((index for index in free if index > self._index), free[0])
        else:
            chosen = next((index for index in free[::-1] if index < self._index), free[-1])
        self.take(chosen)

    def take(self, piece: int, cell: Cell | None = None) -> None:
        """Take a piece in the hand, over a cell or where the keys are."""
        puzzle = self._document.puzzle
        if piece not in free_pieces(puzzle):
            return
        begins = self._held is None
        self._index, self._held = piece, HeldPiece.of(puzzle.pieces[piece])
        if cell is not None:
            self._cell = cell
        elif begins:
            self._cell = self._editor.cursor_cell
        self._may = may_lie_at(puzzle, piece)
        if cell is None and not self.may_lie:
            self._cell = self._nearest_place()
        if begins:
            self._listen()
        self._editor.show_layer_of(self._cell)
        self.held_changed.emit()
        self._show()
        name = puzzle.pieces[piece].symbol
        flip = ", F flips it" if puzzle.pieces[piece].flips else ""
        self.status_message.emit(
            f"Laying {name}: X Y Z turn it{flip}, Page Up and Down change the layer, "
            "Enter or a click lays it, Tab takes another, Esc puts it away."
        )

    def put_away(self) -> None:
        """Lay nothing more."""
        if self._held is None:
            return
        self._held = None
        for widget in self._widgets:
            widget.removeEventFilter(self)
        self._view.setMouseTracking(False)
        self._editor.hide_ghost()
        self._viewer.show_ghost((), QColor())
        self.held_changed.emit()
        self.status_message.emit("")

    def _look_again(self) -> None:
        """Something else is laid, here or by undo."""
        if self._held is None:
            return
        puzzle = self._document.puzzle
        if self._index not in free_pieces(puzzle):
            self.put_away()
            return
        self._may = may_lie_at(puzzle, self._index)
        self._show()

    def _nearest_place(self) -> Cell:
        """The nearest cell of the layer over which the piece may be laid, if there is one."""
        assert self._held is not None
        near = self._editor.layer_from(self._cell)
        return next((cell for cell in near if self._held.over(cell) in self._may), self._cell)

    # -- what the player does with it

    def hold_over(self, cell: Cell) -> None:
        """Hold the piece over another cell."""
        if self._held is not None and cell != self._cell:
            self._cell = cell
            self._show()

    def turn(self, axis: int, *, back: bool = False) -> None:
        """Turn the piece about an axis."""
        if self._held is not None:
            self._held = self._held.about(axis, back=back)
            self._show()

    def flip(self) -> None:
        """Change the piece for its mirror image, where that may be laid."""
        if self._held is None:
            return
        if not self._held.piece.flips:
            self.status_message.emit(
                f"{self._held.piece.symbol} may not be flipped: allow it in the pieces."
            )
            return
        self._held = self._held.flipped()
        self._show()

    def change_layer(self, by: int) -> None:
        """Hold the piece a layer higher or lower."""
        self.hold_over(self._editor.in_next_layer(self._cell, by))
        self._editor.show_layer_of(self._cell)

    def place_held(self) -> bool:
        """Lay the piece where it is held; False where it cannot lie."""
        if self._held is None:
            return False
        symbol = self._held.piece.symbol
        if not self.may_lie:
            self.status_message.emit(f"{symbol} cannot lie there.")
            return False
        self._document.place_piece(symbol, self.cells)
        self.status_message.emit(f"{symbol} is laid. Solve finds what goes with it.")
        return True

    # -- what it looks like

    def _show(self) -> None:
        if self._held is None:
            return
        colour = copy_colour(self._held.piece.colour, 0)
        ink = Ink(colour, self._held.piece.symbol)
        self._editor.show_ghost(self.cells, ink, may_lie=self.may_lie)
        self._viewer.show_ghost(self.cells, colour if self.may_lie else QColor(CANNOT))

    # -- mouse and keys

    @property
    def _widgets(self) -> tuple[QWidget, QWidget]:
        return self._editor.layer_grid, self._view

    def _listen(self) -> None:
        for widget in self._widgets:
            widget.installEventFilter(self)
        self._view.setMouseTracking(True)
        if not self._view.hasFocus():
            self._editor.layer_grid.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._held is None:
            return False
        kind = event.type()
        if isinstance(event, QKeyEvent):
            return self._on_key(event, in_space=watched is self._view)
        if isinstance(event, QMouseEvent):
            if watched is self._view:
                return self._on_mouse_in_space(event)
            return self._on_mouse(event)
        return kind == QEvent.Type.ContextMenu

    def _on_mouse(self, event: QMouseEvent) -> bool:
        cell = self._editor.cell_at(event.position())
        if cell is not None:
            self.hold_over(cell)
        if event.type() == QEvent.Type.MouseButtonPress:
            self._editor.layer_grid.setFocus()
            if event.button() == Qt.MouseButton.LeftButton and cell is not None:
                self.place_held()
            elif event.button() == Qt.MouseButton.RightButton:
                self.turn(2)
        return True

    def _on_mouse_in_space(self, event: QMouseEvent) -> bool:
        kind, position = event.type(), event.position()
        if kind == QEvent.Type.MouseButtonPress:
            self._pressed_at = position.toPoint()
            return False
        if kind == QEvent.Type.MouseMove and not event.buttons():
            self._point_at(position)
            return True
        if kind == QEvent.Type.MouseButtonRelease and self._pressed_at is not None:
            moved = (position.toPoint() - self._pressed_at).manhattanLength()
            if moved < _STILL and event.button() == Qt.MouseButton.LeftButton:
                self._point_at(position)
                self.place_held()
        return False

    def _point_at(self, position: QPointF) -> None:
        cell = self._viewer.cell_at(position)
        if cell is not None:
            self.hold_over(cell)
            self._editor.show_layer_of(cell)

    def _on_key(self, event: QKeyEvent, *, in_space: bool) -> bool:
        key = Qt.Key(event.key())
        command = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if key not in _KEYS or event.modifiers() & command:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            self._do(key, in_space=in_space, shift=_has_shift(event))
        return True

    def _do(self, key: Qt.Key, *, in_space: bool, shift: bool) -> None:
        if key in _ARROWS:
            way = _ARROWS[key]
            if in_space:
                way = cast("TurningView", self._view).direction.on_the_ground(way)
            self.hold_over(self._editor.beside(self._cell, way))
        elif key in _TURNS:
            self.turn(_TURNS[key], back=shift)
        elif key in _LAY:
            self.place_held()
        elif key == Qt.Key.Key_F:
            self.flip()
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.change_layer(1 if key == Qt.Key.Key_PageUp else -1)
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.take_next(-1 if shift or key == Qt.Key.Key_Backtab else 1)
        else:
            self.put_away()


def free_pieces(puzzle: Puzzle) -> list[int]:
    """The pieces of which not every copy is laid; none for a figure of another lattice."""
    if puzzle.piece_set.lattice != puzzle.figure.lattice:
        return []
    placed = [each.piece for each in puzzle.fixed]
    counts = enumerate(puzzle.counts)
    return [piece for piece, count in counts if placed.count(piece) < count]


def may_lie_at(puzzle: Puzzle, piece: int) -> frozenset[tuple[Cell, ...]]:
    """The cells of each way to lay a piece beside what is laid."""
    taken = {cell for each in puzzle.fixed for cell in each.cells}
    cells = puzzle.figure.cells
    table = possible_placements(puzzle, piece).tolist()
    ways = (tuple(cells[index] for index in row) for row in table)
    return frozenset(way for way in ways if taken.isdisjoint(way))


def _has_shift(event: QKeyEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
