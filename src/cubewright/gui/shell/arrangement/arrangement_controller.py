"""The commands that arrange the window and fold its panels, and the panels' headers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QActionGroup, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from cubewright.gui.compare.runs_table import RunsTable
from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.editor.grid.layer_grid import LayerGrid
from cubewright.gui.frame.actions import Actions
from cubewright.gui.project.document import Document
from cubewright.gui.project.figure_header import FigureHeader
from cubewright.gui.shell.arrangement.arrangement import Arrangement
from cubewright.gui.shell.arrangement.columns import Columns
from cubewright.gui.shell.arrangement.pages import LAYERS, VIEW, Pages
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.solve.solve import SolveController
from cubewright.gui.solve.solve_session import SolveState
from cubewright.gui.viewer.view_frame import ViewFrame
from cubewright.gui.widgets.folding_panel import FoldingPanel
from cubewright.gui.widgets.throttle import Throttle
from cubewright.presenter.pieces.text import pieces_headline
from cubewright.presenter.search.engine_choice import engine_title
from cubewright.presenter.search.search_status import (
    panel_state_text,
    search_summary,
    solutions_summary,
)
from cubewright.solver.report import Finished, Progressed
from cubewright.translation import tr


class ArrangementController(QObject):
    """Connects the columns with their commands, and writes the panels' headers."""

    status_message = Signal(str)
    """A sentence about the key that shows the other panels again."""

    def __init__(
        self,
        columns: Columns,
        pages: Pages,
        editor: FigureEditor,
        header: FigureHeader,
        pieces: FoldingPanel,
        document: Document,
        panel: SolutionsPanel,
        solve_controller: SolveController,
        actions: Actions,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._columns = columns
        self._pages = pages
        self._editor = editor
        self._header = header
        for heading in (editor.layer_label, header):
            heading.installEventFilter(self)
        self._pieces = pieces
        self._document = document
        self._panel = panel
        self._solve_controller = solve_controller
        self._actions = actions
        self._progress: Throttle[Progressed] = Throttle(self._show_progress, self)
        self._folding: dict[str, QWidget] = {
            "figures-panel": columns.figures,
            "pieces": pieces,
            "solutions-panel": columns.solutions,
            "search-panel": columns.search,
        }
        self._connect_actions()
        for changed in (
            document.figure_changed,
            document.piece_set_changed,
            document.current_changed,
        ):
            changed.connect(self._describe_pieces)
        document.file_changed.connect(self._describe_pieces)
        panel.position_changed.connect(self._describe_solutions)
        session = solve_controller.session
        session.state_changed.connect(self._on_state_changed)
        session.progressed.connect(self._progress.show)
        session.finished.connect(self._on_finished)
        solve_controller.solved_changed.connect(self._on_solved_changed)
        solve_controller.first_shown.connect(self._focus_solutions)
        self._describe_pieces()
        self._on_solved_changed()

    def _connect_actions(self) -> None:
        group = QActionGroup(self)
        for arrangement in Arrangement:
            action = self._actions[f"arrange-{arrangement.value}"]
            group.addAction(action)
        for panel in self._folding.values():
            panel.folded_changed.connect(self._mark)  # type: ignore[attr-defined]
        for column in (self._columns.side, self._columns.results):
            column.edge_changed.connect(self._mark)
        self._columns.arrangement_changed.connect(self._on_arrangement_changed)
        self._on_arrangement_changed(self._columns.arrangement)

    def arrange(self, arrangement: Arrangement) -> None:
        """Arrange the window; if the focused widget is hidden, focus the main widget."""
        # The window may be arranged while another window is active.
        focused = self._columns.window().focusWidget()
        self._columns.arrange(arrangement)
        if focused is None or not focused.isVisible():
            self.focus_primary()

    def focus_primary(self) -> None:
        """Focus the main widget of the arrangement: the layers, the solutions or the runs."""
        self._primary(self._columns.arrangement).setFocus(Qt.FocusReason.OtherFocusReason)

    def _focus_solutions(self) -> None:
        """Focus the list, so that arrow keys step through it, unless the user went elsewhere.

        The Solve button in the empty list disappears when it is pressed, and then Qt focuses the
        next header.
        """
        before = (None, self._editor.layer_grid, self._columns.search.header)
        is_drawing = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        table = self._panel.table
        if table.isVisible() and not is_drawing and table.window().focusWidget() in before:
            table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _primary(self, arrangement: Arrangement) -> QWidget:
        columns, table = self._columns, self._panel.table
        if arrangement is Arrangement.SOLVE:
            return table if table.isVisible() else self._view
        if arrangement is Arrangement.DRAW:
            return columns.drawing.findChild(LayerGrid) or columns.drawing
        return columns.study.findChild(RunsTable) or columns.study

    def show_alone_or_all(self) -> None:
        """Give the layers or the 3D view the whole window, or show all panels again."""
        focused = QApplication.focusWidget()
        in_view = focused is not None and self._columns.view_column.isAncestorOf(focused)
        self._toggle_alone(LAYERS if self._columns.drawing.isVisible() and not in_view else VIEW)

    def _toggle_alone(self, page: str) -> None:
        if self._pages.is_alone:
            self._pages.show_all()
            return
        focused = QApplication.focusWidget()
        self._pages.show_alone(page)
        if focused is not None and not focused.isVisible():
            primary = self._editor.layer_grid if page == LAYERS else self._view
            primary.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self._pages.is_compact:
            self.status_message.emit(tr("F11 shows the other panels again."))

    @property
    def _view(self) -> QWidget:
        frame = self._columns.middle.findChild(ViewFrame)
        return self._columns.middle if frame is None else frame.view

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show a panel alone, or all panels again, when its heading is double-clicked."""
        is_double = event.type() == QEvent.Type.MouseButtonDblClick
        if not (is_double and isinstance(event, QMouseEvent)):
            return False
        if event.button() == Qt.MouseButton.LeftButton:
            self._toggle_alone(VIEW if watched is self._header else LAYERS)
        return True

    def toggle(self, name: str) -> None:
        """Fold or unfold the panel of a command."""
        self._pages.show_all()
        self._columns.toggle(self._folding[name])
        self._mark()

    def _on_arrangement_changed(self, arrangement: Arrangement) -> None:
        self._actions[f"arrange-{arrangement.value}"].setChecked(True)
        self._mark()

    def _mark(self, _folded: bool = False) -> None:
        self._columns.summarize()
        for name, panel in self._folding.items():
            self._actions[name].setChecked(self._columns.is_unfolded(panel))

    # -- headers

    def _describe_pieces(self, _payload: object = None) -> None:
        self._pieces.set_summary(pieces_headline(self._document.puzzle))
        self._columns.summarize()

    def _describe_solutions(self, _row: int = -1, listed: int | None = None) -> None:
        count = self._panel.count
        running = self._solve_controller.is_running
        text = solutions_summary(
            count if listed is None else listed,
            count,
            running=running,
            searched=self._solve_controller.solved_puzzle is not None,
            deleted=self._panel.deleted_count,
        )
        self._columns.solutions.set_summary(text)
        self._columns.summarize()

    def _on_state_changed(self, _state: SolveState) -> None:
        self._describe_solutions()

    def _on_solved_changed(self) -> None:
        self._progress.clear()
        solving = self._solve_controller
        text = panel_state_text(
            engine_title(solving.engine),
            running=solving.is_running,
            searched=solving.solved_puzzle is not None,
        )
        self._columns.search.set_summary(text)
        self._describe_solutions()

    def _show_progress(self, progress: Progressed) -> None:
        self._columns.search.set_summary(search_summary(self._engine(progress), progress, None))
        self._columns.summarize()

    def _on_finished(self, finished: Finished) -> None:
        self._progress.clear()
        if self._solve_controller.solved_puzzle is None:
            return
        progress = finished.progress
        text = search_summary(self._engine(progress), progress, finished.outcome)
        self._columns.search.set_summary(text)
        self._describe_solutions()

    def _engine(self, progress: Progressed) -> str:
        return engine_title(progress.engine or self._solve_controller.engine)
