"""Fix and remove pieces at a cell of the layers, the 3D view or the list of solutions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from cubewright.gui.display.view_controller import ViewController
from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.frame.actions import Actions
from cubewright.gui.placing.cell_menu import CellMenuActions, can_be_fixed, cell_menu, pre_placed_at
from cubewright.gui.placing.place_controller import PlaceController
from cubewright.gui.project.document import Document
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.viewer.view_frame import ViewFrame
from cubewright.gui.widgets.menus import escape_mnemonics, popup_menu
from cubewright.model.cell import Cell
from cubewright.model.placement import PlacedPiece
from cubewright.model.solution import Solution
from cubewright.presenter.solutions.query import words_for_cell, words_for_same_place
from cubewright.translation import mark, tr

SOLUTION_MENU = ("star-solution", "note-solution", "delete-solution", "compare-solutions")
"""The commands in the context menu of the list of solutions."""
NO_PIECE = mark(
    "No piece at the cursor: select a solution and move the cursor to a cell of the piece"
)


class ConstraintController(QObject):
    """Opens the menus of cells, and carries out their commands and those in the Place menu."""

    status_message = Signal(str)
    """The result of a command, or the reason why it did nothing, as a sentence."""

    def __init__(
        self,
        *,
        document: Document,
        editor: FigureEditor,
        viewer: ViewFrame,
        panel: SolutionsPanel,
        view_controller: ViewController,
        place_controller: PlaceController,
        actions: Actions,
        solve: Callable[[], None],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._editor = editor
        self._viewer = viewer
        self._panel = panel
        self._view_controller = view_controller
        self._place_controller = place_controller
        self._actions = actions
        self._solve = solve
        self._window = window
        self._menu_actions = CellMenuActions(self.fix, self.fix_and_solve, place_controller.hold)
        self.menu: QMenu | None = None
        """The latest menu."""
        editor.layer_grid.installEventFilter(self)
        table = panel.table
        viewer.created.connect(self._on_view_created)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.customContextMenuRequested.connect(self._on_list_menu)

    def _on_view_created(self, view: QWidget) -> None:
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._on_view_menu)

    # -- commands

    def fix(self, solution: Solution, placed: PlacedPiece) -> None:
        """Pre-place a piece of a solution at its position."""
        symbol = solution.piece(placed).symbol
        if not can_be_fixed(self._document, solution, placed):
            self.status_message.emit(
                tr(
                    "{symbol} cannot be fixed: it is not a piece of the current figure.",
                    symbol=symbol,
                )
            )
            return
        self._document.place_piece(symbol, placed.cells, tr("Fix piece {symbol}", symbol=symbol))
        self.status_message.emit(
            tr("{symbol} is fixed. Solve finds the solutions that contain it.", symbol=symbol)
        )

    def fix_and_solve(self, solution: Solution, placed: PlacedPiece) -> None:
        """Pre-place a piece of a solution at its position, and solve again."""
        before = self._document.constraints
        self.fix(solution, placed)
        if self._document.constraints != before:
            self._solve()

    def fix_at_cursor(self) -> None:
        """Fix the piece at the editor's cursor and solve again."""
        cell = self._editor.cursor_cell
        shown = self._view_controller.visible_solution
        placed = None if shown is None else shown.piece_at.get(cell)
        if shown is None or placed is None:
            self.status_message.emit(tr("{reason}.", reason=tr(NO_PIECE)))
        elif pre_placed_at(self._document, cell) is not None:
            self.status_message.emit(
                tr("{symbol} is already placed.", symbol=shown.piece(placed).symbol)
            )
        else:
            self.fix_and_solve(shown, placed)

    def remove_at_cursor(self) -> None:
        placed = pre_placed_at(self._document, self._editor.cursor_cell)
        if placed is None:
            self.status_message.emit(tr("No pre-placed piece at the cursor."))
        else:
            self._document.remove_piece(placed)

    def place_shown(self) -> None:
        """Pre-place every piece that is shown."""
        self._document.place_pieces(self._shown_pieces(), tr("Place all pieces"))

    def set_targets(self) -> None:
        """Make the shown pieces the targets of a sliding puzzle."""
        self._document.set_targets(self._shown_pieces())
        self.status_message.emit(
            tr("Targets are set. Place the pieces where they start, then choose Sliding puzzles.")
        )

    def _shown_pieces(self) -> list[tuple[str, tuple[Cell, ...]]]:
        shown = self._view_controller.visible_solution
        if shown is None:
            return []
        return [(shown.piece(each).symbol, each.cells) for each in shown.placed]

    def swap_colours(self) -> None:
        figure = self._document.puzzle.figure
        if figure.dark is not None:
            dark = frozenset(figure.cells) - figure.dark
            self._document.edit(replace(figure, dark=dark), tr("Swap the two colours"))

    def open_menu(
        self, cell: Cell, at: QPoint, shown: Solution | None, further: Iterable[QAction] = ()
    ) -> None:
        """Open the menu of a cell at a screen position, with further actions at the end."""
        document = self._document
        self.menu = cell_menu(document, cell, shown, self._menu_actions, self._window)
        self._add_filters(self.menu, cell, shown)
        self.menu.addSeparator()
        self.menu.addActions(list(further))
        self.menu.aboutToHide.connect(self.menu.deleteLater)
        if not self.menu.isEmpty():
            self.menu.popup(at)

    def _add_filters(self, menu: QMenu, cell: Cell, shown: Solution | None) -> None:
        placed = None if shown is None else shown.piece_at.get(cell)
        panel = self._panel
        if shown is None or placed is None or panel.count < 2 or panel.selected_solution() != shown:
            return
        symbol = shown.piece(placed).symbol
        lattice = shown.puzzle.figure.lattice
        menu.addSeparator()
        for text, words in (
            (
                tr("Only solutions &with {symbol} here", symbol=escape_mnemonics(symbol)),
                words_for_cell(symbol, cell, lattice),
            ),
            (
                tr("Only solutions with {symbol} placed &as here", symbol=escape_mnemonics(symbol)),
                words_for_same_place(symbol, panel.current_row),
            ),
        ):
            action = menu.addAction(text)
            action.triggered.connect(lambda _checked, words=words: panel.add_words(words))

    # -- input

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open the menu on Ctrl+right-click and the menu key; a plain right-click erases cells."""
        grid = self._editor.layer_grid
        if watched is not grid or self._view_controller.shows_piece:
            return False
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            command = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            if event.button() == Qt.MouseButton.RightButton and command:
                cell = self._editor.cell_at(event.position())
                if cell is not None:
                    at = event.globalPosition().toPoint()
                    self.open_menu(cell, at, self._view_controller.visible_solution)
                return True
        if isinstance(event, QContextMenuEvent):
            if event.reason() == QContextMenuEvent.Reason.Keyboard:
                inside = grid.cell_position(grid.cursor_cell).toPoint()
                cell = self._editor.cursor_cell
                self.open_menu(
                    cell, grid.mapToGlobal(inside), self._view_controller.visible_solution
                )
            return True
        return False

    def _on_view_menu(self, at: QPoint) -> None:
        if self._place_controller.held_index is not None or self._view_controller.shows_piece:
            return
        cell = self._viewer.cell_at(at.toPointF())
        if cell is not None:
            position = self._viewer.view.mapToGlobal(at)
            self.open_menu(cell, position, self._view_controller.visible_solution)

    def _on_list_menu(self, at: QPoint) -> None:
        table, panel = self._panel.table, self._panel
        row, found = table.rowAt(at.y()), table.cell_at(at)
        if row < 0:
            return
        if not table.selectionModel().isRowSelected(row):
            panel.go_to(panel.model.indices[row])
        solution, where = panel.selected_solution(), table.viewport().mapToGlobal(at)
        actions = [self._actions[name] for name in SOLUTION_MENU]
        if solution is not None and found is not None and found[0] == panel.current_row:
            cell = solution.puzzle.figure.cells[found[1]]
            self.open_menu(cell, where, solution, actions)
        else:
            self.menu = popup_menu(table, actions, where)
