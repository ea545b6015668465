"""Placing a piece by hand: it follows the mouse and the keys on the layers and in the 3D view."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.editor.sheet import Ink
from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.project.document import Document
from cubewright.gui.viewer.scene import ColouredCells
from cubewright.gui.viewer.view_frame import ViewFrame
from cubewright.model.cell import Cell
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.pieces.held_piece import HeldPiece
from cubewright.solver.problem.possible_placements import possible_placements
from cubewright.translation import mark, tr

if TYPE_CHECKING:
    from cubewright.gui.viewer.turning.turning_view import TurningView

DOES_NOT_FIT = "#e02020"
_PLACING = mark(
    "Placing {symbol}: X, Y, Z turn it, Page Up and Page Down change the layer, "
    "Enter or a click places it, Tab takes the next piece, Esc cancels."
)
_PLACING_WITH_MIRROR = mark(
    "Placing {symbol}: X, Y, Z turn it, F mirrors it, Page Up and Page Down change the layer, "
    "Enter or a click places it, Tab takes the next piece, Esc cancels."
)
"""The text of the status line for a chiral piece that the user holds."""
_CLICK_DISTANCE = 4
"""A press that moves less than this many pixels is a click; a longer drag turns the view."""
_ARROWS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, 1.0),
    Qt.Key.Key_Down: (0.0, -1.0),
}
_TURNS = {Qt.Key.Key_X: 0, Qt.Key.Key_Y: 1, Qt.Key.Key_Z: 2, Qt.Key.Key_R: 2}
_PLACE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_KEYS = {
    *_ARROWS,
    *_TURNS,
    *_PLACE,
    Qt.Key.Key_F,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
}


class PlaceController(QObject):
    """Holds a piece over the figure until the user places it or cancels."""

    status_message = Signal(str)
    """The keys for the held piece, or the result of a command, as a sentence."""
    held_changed = Signal()
    """Emitted when the user holds another piece or no piece."""

    def __init__(
        self,
        *,
        document: Document,
        editor: FigureEditor,
        viewer: ViewFrame,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._editor = editor
        self._viewer = viewer
        self._held: HeldPiece | None = None
        self._index = 0
        self._cell: Cell = (0, 0, 0)
        self._positions: frozenset[tuple[Cell, ...]] = frozenset()
        self._pressed_at: QPoint | None = None
        document.figure_changed.connect(self.cancel)
        document.piece_set_changed.connect(self.cancel)
        document.current_changed.connect(self.cancel)
        document.constraints_changed.connect(self._on_constraints_changed)

    # -- the held piece

    @property
    def held_index(self) -> int | None:
        """The index of the held piece, or None."""
        return self._index if self._held is not None else None

    @property
    def cells(self) -> tuple[Cell, ...]:
        return () if self._held is None else self._held.cells_when_held_over(self._cell)

    @property
    def fits(self) -> bool:
        return self.cells in self._positions

    def hold_next(self, by: int = 1) -> None:
        """Hold the next or the previous piece that is not placed yet."""
        remaining = remaining_pieces(self._document.puzzle)
        if not remaining:
            self.cancel()
            self.status_message.emit(tr("All pieces are already placed."))
            return
        if self._held is None and self._index in remaining:
            chosen = self._index
        elif by > 0:
            chosen = next((index for index in remaining if index > self._index), remaining[0])
        else:
            chosen = next(
                (index for index in remaining[::-1] if index < self._index), remaining[-1]
            )
        self.hold(chosen)

    def hold(self, piece: int, cell: Cell | None = None) -> None:
        """Hold a piece, over a cell or at the editor's cursor."""
        puzzle = self._document.puzzle
        if piece not in remaining_pieces(puzzle):
            return
        is_first = self._held is None
        self._index, self._held = piece, HeldPiece.of(puzzle.pieces[piece])
        if cell is not None:
            self._cell = cell
        elif is_first:
            self._cell = self._editor.cursor_cell
        self._positions = possible_positions(puzzle, piece)
        if cell is None and not self.fits:
            self._cell = self._nearest_place()
        if is_first:
            self._install_filters()
        self._editor.show_layer_of(self._cell)
        self.held_changed.emit()
        self._show()
        name = puzzle.pieces[piece].symbol
        template = _PLACING_WITH_MIRROR if puzzle.pieces[piece].flips else _PLACING
        self.status_message.emit(tr(template, symbol=name))

    def cancel(self) -> None:
        """Stop placing the held piece."""
        if self._held is None:
            return
        self._held = None
        for widget in self._widgets:
            widget.removeEventFilter(self)
        self._viewer.view.setMouseTracking(False)
        self._editor.hide_ghost()
        self._show_in_space(ColouredCells())
        self.held_changed.emit()
        self.status_message.emit("")

    def _on_constraints_changed(self) -> None:
        if self._held is None:
            return
        puzzle = self._document.puzzle
        if self._index not in remaining_pieces(puzzle):
            self.cancel()
            return
        self._positions = possible_positions(puzzle, self._index)
        self._show()

    def _nearest_place(self) -> Cell:
        """Return the nearest cell at which the piece fits, in the current layer if possible.

        If the piece fits nowhere in its current orientation, return the current cell.
        """
        assert self._held is not None
        lattice, layer = self._held.piece.lattice, self._document.figure.lattice.layer(self._cell)
        others = sorted(
            self._document.figure.cells, key=lambda cell: abs(lattice.layer(cell) - layer)
        )
        near = (*self._editor.layer_cells_by_distance(self._cell), *others)
        return next(
            (cell for cell in near if self._held.cells_when_held_over(cell) in self._positions),
            self._cell,
        )

    # -- moving the piece

    def move_to(self, cell: Cell) -> None:
        if self._held is not None and cell != self._cell:
            self._cell = cell
            self._show()

    def turn(self, axis: int, *, back: bool = False) -> None:
        if self._held is not None:
            self._held = self._held.turned_about(axis, back=back)
            self._show()

    def flip(self) -> None:
        """Replace the piece with its mirror image, if the piece may be mirrored."""
        if self._held is None:
            return
        if not self._held.piece.flips:
            self.status_message.emit(
                tr(
                    "{symbol} cannot be mirrored. Tick “Allow mirror images” in the pieces panel.",
                    symbol=self._held.piece.symbol,
                )
            )
            return
        self._held = self._held.flipped()
        self._show()

    def change_layer(self, by: int) -> None:
        """Move the piece up or down by a number of layers."""
        self.move_to(self._editor.cell_in_next_layer(self._cell, by))
        self._editor.show_layer_of(self._cell)

    def place_held(self) -> bool:
        """Place the piece where it is held, and return whether it fits there."""
        if self._held is None:
            return False
        symbol = self._held.piece.symbol
        if not self.fits:
            self.status_message.emit(tr("{symbol} does not fit there.", symbol=symbol))
            return False
        self._document.place_piece(symbol, self.cells)
        if self.held_index is None and remaining_pieces(self._document.puzzle):
            self.hold_next()
        text = tr("{symbol} is placed. Solve finds the solutions that contain it.", symbol=symbol)
        if self.held_index is not None:
            text = tr(
                "{symbol} is placed. Now place {following}, or press Esc to stop.",
                symbol=symbol,
                following=self._document.puzzle.pieces[self.held_index].symbol,
            )
        self.status_message.emit(text)
        return True

    # -- display

    def _show(self) -> None:
        if self._held is None:
            return
        pieces = self._document.puzzle.piece_set
        colour = QColor(PIECE_COLOURS.colour(pieces, self._index))
        ink = Ink(colour, self._held.piece.symbol)
        self._editor.show_ghost(self.cells, ink, fits=self.fits)
        colour = colour if self.fits else QColor(DOES_NOT_FIT)
        self._show_in_space(ColouredCells(tuple(self.cells), colour))

    def _show_in_space(self, ghost: ColouredCells) -> None:
        self._viewer.show_scene(replace(self._viewer.scene, ghost=ghost))

    # -- mouse and keyboard

    @property
    def _widgets(self) -> tuple[QWidget, QWidget]:
        return self._editor.layer_grid, self._viewer.view

    def _install_filters(self) -> None:
        self._viewer.create_view()
        for widget in self._widgets:
            widget.installEventFilter(self)
        self._viewer.view.setMouseTracking(True)
        if not self._viewer.view.hasFocus():
            self._editor.layer_grid.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._held is None:
            return False
        kind = event.type()
        if isinstance(event, QKeyEvent):
            return self._on_key(event, in_view=watched is self._viewer.view)
        if isinstance(event, QMouseEvent):
            if watched is self._viewer.view:
                return self._on_view_mouse(event)
            return self._on_grid_mouse(event)
        return kind == QEvent.Type.ContextMenu

    def _on_grid_mouse(self, event: QMouseEvent) -> bool:
        cell = self._editor.cell_at(event.position())
        if cell is not None:
            self.move_to(cell)
        if event.type() == QEvent.Type.MouseButtonPress:
            self._editor.layer_grid.setFocus()
            if event.button() == Qt.MouseButton.LeftButton and cell is not None:
                self.place_held()
            elif event.button() == Qt.MouseButton.RightButton:
                self.turn(2)
        return True

    def _on_view_mouse(self, event: QMouseEvent) -> bool:
        kind, position = event.type(), event.position()
        if kind == QEvent.Type.MouseButtonPress:
            self._pressed_at = position.toPoint()
            return False
        if kind == QEvent.Type.MouseMove and not event.buttons():
            self._move_to_position(position)
            return True
        if kind == QEvent.Type.MouseButtonRelease and self._pressed_at is not None:
            moved = (position.toPoint() - self._pressed_at).manhattanLength()
            if moved < _CLICK_DISTANCE and event.button() == Qt.MouseButton.LeftButton:
                self._move_to_position(position)
                self.place_held()
        return False

    def _move_to_position(self, position: QPointF) -> None:
        cell = self._viewer.cell_at(position)
        if cell is not None:
            self.move_to(cell)
            self._editor.show_layer_of(cell)

    def _on_key(self, event: QKeyEvent, *, in_view: bool) -> bool:
        key = Qt.Key(event.key())
        command = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if key not in _KEYS or event.modifiers() & command:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            self._handle_key(key, in_view=in_view, shift=_has_shift(event))
        return True

    def _handle_key(self, key: Qt.Key, *, in_view: bool, shift: bool) -> None:
        if key in _ARROWS:
            direction = _ARROWS[key]
            if in_view:
                direction = cast("TurningView", self._viewer.view).direction.on_ground(direction)
            self.move_to(self._editor.neighbour(self._cell, direction))
        elif key in _TURNS:
            self.turn(_TURNS[key], back=shift)
        elif key in _PLACE:
            self.place_held()
        elif key == Qt.Key.Key_F:
            self.flip()
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.change_layer(1 if key == Qt.Key.Key_PageUp else -1)
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.hold_next(-1 if shift or key == Qt.Key.Key_Backtab else 1)
        else:
            self.cancel()


def remaining_pieces(puzzle: Puzzle) -> list[int]:
    """Return the pieces with copies left to place; empty if they do not fit the lattice."""
    if puzzle.piece_set.lattice != puzzle.figure.lattice:
        return []
    placed = [each.piece for each in puzzle.pre_placed]
    counts = enumerate(puzzle.counts)
    return [piece for piece, count in counts if placed.count(piece) < count]


def possible_positions(puzzle: Puzzle, piece: int) -> frozenset[tuple[Cell, ...]]:
    """Return the cells of each position at which a piece overlaps no pre-placed piece."""
    taken = {cell for each in puzzle.pre_placed for cell in each.cells}
    cells = puzzle.figure.cells
    table = possible_placements(puzzle, piece).tolist()
    positions = (tuple(cells[index] for index in row) for row in table)
    return frozenset(position for position in positions if taken.isdisjoint(position))


def _has_shift(event: QKeyEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
