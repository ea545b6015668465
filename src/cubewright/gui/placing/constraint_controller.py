"""Keeping and freeing pieces where the player points: on the layers, in 3D, in the solutions."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.placing.cell_menu import Doings, can_be_kept, cell_menu, placed_at
from cubewright.gui.placing.place_controller import PlaceController, free_pieces
from cubewright.gui.project.document import Document
from cubewright.gui.shell.actions import Actions
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.solve.solve_controller import SolveController
from cubewright.gui.viewer.create import Viewer
from cubewright.gui.viewer.view_controller import ViewController
from cubewright.model.cell import Cell
from cubewright.model.placement import PlacedPiece
from cubewright.model.solution import Solution

NO_PIECE = "There is no piece at the cursor: choose a solution, and go to a cell of the piece"


class ConstraintController(QObject):
    """Opens the menu of a cell, and does what menus and keys ask for."""

    status_message = Signal(str)
    """What was done, or why nothing was, in a sentence."""

    def __init__(
        self,
        *,
        document: Document,
        editor: FigureEditor,
        viewer: Viewer,
        view: QWidget,
        panel: SolutionsPanel,
        view_controller: ViewController,
        solve_controller: SolveController,
        place_controller: PlaceController,
        actions: Actions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._editor = editor
        self._viewer = viewer
        self._view = view
        self._panel = panel
        self._view_controller = view_controller
        self._solve_controller = solve_controller
        self._place_controller = place_controller
        self._actions = actions
        self._window = window
        self._doings = Doings(self.keep, self.keep_and_solve, place_controller.take)
        self.menu: QMenu | None = None
        """The menu that was opened last."""
        editor.layer_grid.installEventFilter(self)
        table = panel.table
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._on_menu_in_space)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.customContextMenuRequested.connect(self._on_menu_in_list)
        for changed in (
            document.constraints_changed,
            document.figure_changed,
            document.piece_set_changed,
            view_controller.shown,
            view_controller.stepped,
        ):
            changed.connect(self._allow)
        self._allow()

    # -- what the player does

    def keep(self, solution: Solution, placed: PlacedPiece) -> None:
        """Lay a piece of a solution where it lies there."""
        symbol = solution.piece(placed).symbol
        if not can_be_kept(self._document, solution, placed):
            self.status_message.emit(
                f"{symbol} cannot be kept: it is not a piece of the figure in hand."
            )
            return
        self._document.place_piece(symbol, placed.cells, f"Keep piece {symbol}")
        self.status_message.emit(f"{symbol} stays where it is. Solve finds what else goes with it.")

    def keep_and_solve(self, solution: Solution, placed: PlacedPiece) -> None:
        """Lay a piece of a solution, and search for all that goes with it."""
        before = self._document.constraints
        self.keep(solution, placed)
        if self._document.constraints != before:
            self._solve_controller.start()

    def keep_at_cursor(self) -> None:
        """Keep the piece at the cursor of the layers, and find others."""
        cell = self._editor.cursor_cell
        shown = self._view_controller.seen
        placed = None if shown is None else shown.at.get(cell)
        if shown is None or placed is None:
            self.status_message.emit(f"{NO_PIECE}.")
        elif placed_at(self._document, cell) is not None:
            self.status_message.emit(f"{shown.piece(placed).symbol} is laid already.")
        else:
            self.keep_and_solve(shown, placed)

    def free_at_cursor(self) -> None:
        """Free the laid piece at the cursor of the layers."""
        placed = placed_at(self._document, self._editor.cursor_cell)
        if placed is None:
            self.status_message.emit("No laid piece is at the cursor.")
        else:
            self._document.free(placed)

    def swap_colours(self) -> None:
        """Make the dark cells light and the light ones dark."""
        figure = self._document.puzzle.figure
        if figure.dark is not None:
            dark = frozenset(figure.cells) - figure.dark
            self._document.edit(replace(figure, dark=dark), "Swap the two colours")

    def open_menu(self, cell: Cell, at: QPoint, shown: Solution | None) -> None:
        """Open the menu of a cell there on the screen."""
        document = self._document
        self.menu = cell_menu(document, cell, shown, self._doings, self._window)
        self.menu.aboutToHide.connect(self.menu.deleteLater)
        if not self.menu.isEmpty():
            self.menu.popup(at)

    # -- where it is pointed at

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """On the layers the right button erases; with Ctrl, and by its key, the menu comes."""
        grid = self._editor.layer_grid
        if watched is not grid:
            return False
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            command = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            if event.button() == Qt.MouseButton.RightButton and command:
                cell = self._editor.cell_at(event.position())
                if cell is not None:
                    at = event.globalPosition().toPoint()
                    self.open_menu(cell, at, self._view_controller.seen)
                return True
        if isinstance(event, QContextMenuEvent):
            if event.reason() == QContextMenuEvent.Reason.Keyboard:
                inside = grid.cell_position(grid.cursor_cell).toPoint()
                cell = self._editor.cursor_cell
                self.open_menu(cell, grid.mapToGlobal(inside), self._view_controller.seen)
            return True
        return False

    def _on_menu_in_space(self, at: QPoint) -> None:
        if self._place_controller.held is not None:
            return
        cell = self._viewer.cell_at(at.toPointF())
        if cell is not None:
            self.open_menu(cell, self._view.mapToGlobal(at), self._view_controller.seen)

    def _on_menu_in_list(self, at: QPoint) -> None:
        table, panel = self._panel.table, self._panel
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
        document, allow = self._document, self._actions.allow
        puzzle = document.puzzle
        free = bool(free_pieces(puzzle)) and bool(puzzle.figure.cells)
        allow("place-piece", free, "Every piece is laid")
        allow(
            "remove-all-pieces",
            bool(document.constraints),
            "No piece is laid, and no cell is forbidden",
        )
        allow("remove-piece", bool(puzzle.fixed), "No piece is laid")
        allow("fix-piece", self._view_controller.seen is not None, NO_PIECE)
        two = puzzle.figure.dark is not None
        allow("swap-colours", two, "The pieces in hand are in one colour")
