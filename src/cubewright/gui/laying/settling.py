"""Keeping and freeing pieces where the player points: on the layers, in 3D, in the solutions."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from cubewright.gui.actions import Actions
from cubewright.gui.document import Document
from cubewright.gui.editor import FigureEditor
from cubewright.gui.laying.cell_menu import Doings, can_be_kept, cell_menu, laid_at
from cubewright.gui.laying.laying import Laying, free_pieces
from cubewright.gui.showing import Showing
from cubewright.gui.solutions import SolutionsPanel
from cubewright.gui.solving import Solving
from cubewright.gui.viewer import Viewer
from cubewright.model.cell import Cell
from cubewright.model.placement import PlacedPiece
from cubewright.model.solution import Solution

NO_PIECE = "There is no piece at the cursor: choose a solution, and go to a cell of the piece"


class Parts(Protocol):
    """The parts of the window in which a piece can be pointed at."""

    document: Document
    editor: FigureEditor
    viewer: Viewer
    view: QWidget
    panel: SolutionsPanel
    showing: Showing
    solving: Solving
    laying: Laying
    actions_: Actions


class Settling(QObject):
    """Opens the menu of a cell, and does what menus and keys ask for."""

    said = Signal(str)
    """What was done, or why nothing was, in a sentence."""

    def __init__(self, parts: Parts, window: QWidget) -> None:
        super().__init__(window)
        self._parts = parts
        self._window = window
        self._doings = Doings(self.keep, self.keep_and_solve, parts.laying.take)
        self.menu: QMenu | None = None
        """The menu that was opened last."""
        parts.editor.layer_grid.installEventFilter(self)
        view, table = parts.view, parts.panel.table
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._on_menu_in_space)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.customContextMenuRequested.connect(self._on_menu_in_list)
        for changed in (
            parts.document.beforehand_changed,
            parts.document.figure_changed,
            parts.document.piece_set_changed,
            parts.showing.shown,
            parts.showing.stepped,
        ):
            changed.connect(self._allow)
        self._allow()

    # -- what the player does

    def keep(self, solution: Solution, placed: PlacedPiece) -> None:
        """Lay a piece of a solution where it lies there."""
        symbol = solution.piece(placed).symbol
        if not can_be_kept(self._parts.document, solution, placed):
            self.said.emit(f"{symbol} cannot be kept: it is not a piece of the figure in hand.")
            return
        self._parts.document.lay(symbol, placed.cells, f"Keep piece {symbol}")
        self.said.emit(f"{symbol} stays where it is. Solve finds what else goes with it.")

    def keep_and_solve(self, solution: Solution, placed: PlacedPiece) -> None:
        """Lay a piece of a solution, and search for all that goes with it."""
        before = self._parts.document.beforehand
        self.keep(solution, placed)
        if self._parts.document.beforehand != before:
            self._parts.solving.start()

    def keep_at_cursor(self) -> None:
        """Keep the piece at the cursor of the layers, and find others."""
        cell = self._parts.editor.cursor_cell
        shown = self._parts.showing.seen
        placed = None if shown is None else shown.at.get(cell)
        if shown is None or placed is None:
            self.said.emit(f"{NO_PIECE}.")
        elif laid_at(self._parts.document, cell) is not None:
            self.said.emit(f"{shown.piece(placed).symbol} is laid already.")
        else:
            self.keep_and_solve(shown, placed)

    def free_at_cursor(self) -> None:
        """Free the laid piece at the cursor of the layers."""
        laid = laid_at(self._parts.document, self._parts.editor.cursor_cell)
        if laid is None:
            self.said.emit("No laid piece is at the cursor.")
        else:
            self._parts.document.free(laid)

    def swap_colours(self) -> None:
        """Make the dark cells light and the light ones dark."""
        figure = self._parts.document.puzzle.figure
        if figure.dark is not None:
            dark = frozenset(figure.cells) - figure.dark
            self._parts.document.edit(replace(figure, dark=dark), "Swap the two colours")

    def open_menu(self, cell: Cell, at: QPoint, shown: Solution | None) -> None:
        """Open the menu of a cell there on the screen."""
        document = self._parts.document
        self.menu = cell_menu(document, cell, shown, self._doings, self._window)
        self.menu.aboutToHide.connect(self.menu.deleteLater)
        if not self.menu.isEmpty():
            self.menu.popup(at)

    # -- where it is pointed at

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """On the layers the right button erases; with Ctrl, and by its key, the menu comes."""
        grid = self._parts.editor.layer_grid
        if watched is not grid:
            return False
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            command = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            if event.button() == Qt.MouseButton.RightButton and command:
                cell = self._parts.editor.cell_at(event.position())
                if cell is not None:
                    at = event.globalPosition().toPoint()
                    self.open_menu(cell, at, self._parts.showing.seen)
                return True
        if isinstance(event, QContextMenuEvent):
            if event.reason() == QContextMenuEvent.Reason.Keyboard:
                inside = grid.cell_position(grid.cursor_cell).toPoint()
                cell = self._parts.editor.cursor_cell
                self.open_menu(cell, grid.mapToGlobal(inside), self._parts.showing.seen)
            return True
        return False

    def _on_menu_in_space(self, at: QPoint) -> None:
        if self._parts.laying.held is not None:
            return
        cell = self._parts.viewer.cell_at(at.toPointF())
        if cell is not None:
            self.open_menu(cell, self._parts.view.mapToGlobal(at), self._parts.showing.seen)

    def _on_menu_in_list(self, at: QPoint) -> None:
        table, panel = self._parts.panel.table, self._parts.panel
        found = table.cell_at(at)
        if found is None:
            return
        row, cell = found
        if row != panel.current_row:
            panel.go_to(row)
        solution = panel.current()
        if solution is not None:
            where = solution.puzzle.figure.cells[cell]
            self.open_menu(where, table.viewport().mapToGlobal(at), solution)

    def _allow(self, _what: object = None) -> None:
        document, allow = self._parts.document, self._parts.actions_.allow
        puzzle = document.puzzle
        free = bool(free_pieces(puzzle)) and bool(puzzle.figure.cells)
        allow("lay-piece", free, "Every piece is laid")
        allow("free-all", bool(document.beforehand), "No piece is laid, and no cell is forbidden")
        allow("free-piece", bool(puzzle.fixed), "No piece is laid")
        allow("keep-piece", self._parts.showing.seen is not None, NO_PIECE)
        two = puzzle.figure.dark is not None
        allow("swap-colours", two, "The pieces in hand are in one colour")
