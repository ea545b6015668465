"""The window: figures and editor, 3D view, solutions and statistics, side by side."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import cast

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QInputDialog,
    QLineEdit,
    QMainWindow,
    QMessageBox,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.actions import HELP, ROWS, Actions
from cubewright.gui.apart_bar import ApartBar
from cubewright.gui.batch import Batching
from cubewright.gui.comparing import Comparing
from cubewright.gui.dialogs import ShortcutsDialog, about_box
from cubewright.gui.document import Document
from cubewright.gui.editor import FigureEditor
from cubewright.gui.exporting import Exporting
from cubewright.gui.figure_header import Banner, FigureHeader
from cubewright.gui.figures_panel import FiguresPanel
from cubewright.gui.filing import Filing
from cubewright.gui.first_size import resize_at_first
from cubewright.gui.hinting import BuildBar, Building, Hinting
from cubewright.gui.icons import PROGRAM, icon
from cubewright.gui.keeping.searches import Searches
from cubewright.gui.laying import LaidList, Laying, Settling
from cubewright.gui.library import Library
from cubewright.gui.menus import Menus
from cubewright.gui.news_bar import NewsBar
from cubewright.gui.pieces.pieces import Pieces
from cubewright.gui.recovery import Recovery
from cubewright.gui.settings import Settings, Theme
from cubewright.gui.shortcuts import LeavesShortcuts
from cubewright.gui.showing import Showing
from cubewright.gui.solutions import SolutionsPanel
from cubewright.gui.solving import Solving
from cubewright.gui.statistics import StatisticsPanel
from cubewright.gui.theme import Appearance
from cubewright.gui.toolbar import MainToolBar
from cubewright.gui.viewer import NoView, Viewer, create_view
from cubewright.model.figure import Figure
from cubewright.model.solution import Solution
from cubewright.model.symmetry import Convention
from cubewright.solver.cores import processors

USUAL_SIZE = QSize(1400, 860)
SMALLEST_SIZE = QSize(820, 520)
USUAL_LIST_HEIGHT = 190
_BESIDE_CUBE = "cube"


class MainWindow(QMainWindow):
    """One document and everything to see and do with it."""

    closed = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self._is_put_away = False
        self._unfolded_height = USUAL_LIST_HEIGHT
        self.appearance = Appearance(settings.theme, self)
        self.document = Document(built_in_puzzle(_BESIDE_CUBE), self)
        self.actions_ = Actions(self)
        self.recovery = Recovery(self.document, self)
        self.filing = Filing(self.document, self.recovery, settings, self)
        self.toolbar = MainToolBar(self.actions_)
        self.figures = FiguresPanel(self.document)
        self.editor = FigureEditor()
        self.header = FigureHeader()
        self.view = create_view()
        self.viewer = cast("Viewer", self.view)
        self.apart = ApartBar()
        self.build_bar = BuildBar()
        self.laid_list = LaidList(self.document)
        self.banner = Banner()
        self.panel = SolutionsPanel()
        self.statistics = StatisticsPanel()
        self.solving = Solving(
            self.document, self.panel, self.statistics, self.toolbar, self.actions_, self
        )
        self.searches = Searches(
            self.document,
            self.solving,
            self.filing,
            settings,
            self.actions_,
            self,
            show_convention=lambda convention: self._choose_convention(convention.value),
        )
        self.filing.also_lost = self._also_lost
        self.filing.resume = self.searches.resume
        self.comparing = Comparing(
            self.document, self.solving, self.statistics, self.actions_, settings, self
        )
        self.exporting = Exporting(self.document, self.panel, settings, self)
        self.batching = Batching(self.document, self.filing, settings, self)
        self.library = Library(self.document, self.filing, self.actions_, settings, self)
        self.solving.ran.connect(self.library.remember)
        self.menus = Menus(
            self,
            self.actions_,
            self.filing,
            choose_pieces=self._choose_pieces,
            choose_convention=self._choose_convention,
            choose_threads=self._choose_threads,
            choose_theme=self._choose_theme,
        )
        self.menus.add(HELP, self.comparing.published_menu)
        self.news_bar = NewsBar()
        self.news = self.news_bar.news
        self._lay_out()
        self.pieces = Pieces(
            self.document,
            self.editor,
            self.toolbar,
            self.menus.pieces,
            self.actions_,
            settings,
            self,
        )
        self.filing.may_leave_pieces = self.pieces.may_leave
        self.showing = Showing(self, self)
        self.laying = Laying(self, self)
        self.settling = Settling(self, self)
        self.hinting = Hinting(self, self)
        self.building = Building(self, self)
        self._connect()
        self._choose_convention(settings.convention.value)
        self._choose_theme(settings.theme.value)
        self._choose_threads("" if settings.threads is None else str(settings.threads))
        self.actions_["count-only"].setChecked(settings.count_only)
        self._on_document_changed()
        self._on_position_changed(-1, 0)
        self._restore_layout()

    # -- how it is put together

    def _lay_out(self) -> None:
        self.setWindowIcon(icon(PROGRAM))
        self.setMinimumSize(SMALLEST_SIZE)
        self.setAcceptDrops(True)
        self.addToolBar(self.toolbar)
        for name in ("add-figure", "remove-figure"):
            button = QToolButton()
            button.setDefaultAction(self.actions_[name])
            self.figures.add_button(button)
        drawing = _column(self.editor, self.laid_list, roomy=self.editor)
        self.drawing = _splitter(Qt.Orientation.Vertical, self.figures, drawing)
        self.drawing.setStretchFactor(1, 1)
        self.results = _splitter(
            Qt.Orientation.Vertical,
            _column(self.banner, self.panel, roomy=self.panel),
            self.statistics,
        )
        self.results.setStretchFactor(0, 1)
        below = _row(self.apart, self.build_bar)
        middle = _column(self.header, self.view, below, roomy=self.view)
        self.apart.setVisible(not isinstance(self.view, NoView))
        self.columns = _splitter(Qt.Orientation.Horizontal, self.drawing, middle, self.results)
        for place, share in enumerate((1, 2, 1)):
            self.columns.setStretchFactor(place, share)
        self.columns.setChildrenCollapsible(False)
        self.setCentralWidget(self.columns)
        self.setStatusBar(self.news_bar)

    def _connect(self) -> None:
        actions, document = self.actions_, self.document
        for name, method in (
            ("new", self.filing.new),
            ("open", self.filing.ask_and_open),
            ("save", self.filing.save),
            ("save-as", self.filing.save_as),
            ("export", self.exporting.ask),
            ("quit", self.close),
            ("undo", document.undo_stack.undo),
            ("redo", document.undo_stack.redo),
            ("next-figure", self._next_figure),
            ("previous-figure", self._previous_figure),
            ("find-figure", self.figures.find_figure),
            ("add-figure", self._add_figure),
            ("duplicate-figure", self._duplicate_figure),
            ("rename-figure", self._rename_figure),
            ("remove-figure", document.remove),
            ("solve", self.solving.start),
            ("pause", self.solving.pause_or_continue),
            ("stop", self.solving.stop),
            ("stop", self.hinting.stop),
            ("batch", self.batching.show),
            ("save-search", self.searches.ask_and_save),
            ("resume-search", self.searches.ask_and_resume),
            ("next", self.panel.next),
            ("previous", self.panel.previous),
            ("first", self.panel.first),
            ("last", self.panel.last),
            ("reset-view", self.viewer.reset_view),
            ("show-figure", self.showing.show_bare_figure),
            ("lay-piece", self.laying.take_next),
            ("keep-piece", self.settling.keep_at_cursor),
            ("free-piece", self.settling.free_at_cursor),
            ("free-all", document.clear_beforehand),
            ("swap-colours", self.settling.swap_colours),
            ("step-on", lambda: self.building.step(1)),
            ("step-back", lambda: self.building.step(-1)),
            ("hint", self.hinting.hint),
            ("take-hint", self.hinting.take),
            ("still-solvable", self.hinting.ask_still_solvable),
            ("apart", lambda: self.apart.step(1)),
            ("together", lambda: self.apart.step(-1)),
            ("shortcuts", self._show_shortcuts),
            ("about", self._show_about),
        ):
            # triggered() says whether an action is checked, which none of these asks.
            actions[name].triggered.connect(lambda _checked=False, method=method: method())
        actions["count-only"].toggled.connect(self._on_count_only)
        stack = document.undo_stack
        stack.indexChanged.connect(self._on_undo_changed)
        stack.cleanChanged.connect(self._on_undo_changed)
        for changed in (document.file_changed, document.current_changed, document.modified_changed):
            changed.connect(self._on_document_changed)
        document.replaced.connect(self._on_replaced)
        document.figure_changed.connect(self._on_document_changed)
        self.toolbar.pieces.activated.connect(self._on_pieces_activated)
        self.toolbar.convention.activated.connect(self._on_convention_activated)
        self.appearance.changed.connect(self._on_dark_changed)
        self.panel.position_changed.connect(self._on_position_changed)
        self.showing.shown.connect(self._on_shown)
        self.apart.factor_changed.connect(self.viewer.set_explode)
        self.laid_list.piece_asked.connect(self.laying.take)
        self.laid_list.pointed_at.connect(self.showing.point_at)
        self.laying.held_changed.connect(
            lambda: self.showing.set_laying(self.laying.held is not None)
        )
        self.hinting.asking_changed.connect(self.solving.let_stop)
        self.hinting.shown_changed.connect(self._on_hint_shown)
        self._on_hint_shown(False)
        for speaker in (
            self.filing,
            self.solving,
            self.searches,
            self.exporting,
            self.comparing,
            self.batching,
            self.library,
            self.pieces,
            self.laying,
            self.settling,
            self.hinting,
            self.building,
            document,
        ):
            speaker.said.connect(self.news_bar.say)
        for box in self.editor.size_bar.boxes:
            LeavesShortcuts(box, (key for row in ROWS for key in row.keys))
        LeavesShortcuts(self.figures.filter, ("Ctrl+E", "Ctrl+D"))
        self.solving.failed.connect(self._on_failed)
        self._on_undo_changed()
        self._on_shown(self.showing.solution)

    def _restore_layout(self) -> None:
        geometry = self.settings.layout("window")
        if geometry is None or not self.restoreGeometry(geometry):
            resize_at_first(self, USUAL_SIZE)
        self.pieces.restore_layout()
        for name, splitter in self._splitters().items():
            state = self.settings.layout(name)
            if state is not None:
                splitter.restoreState(state)
        if self.settings.layout("columns") is None:
            self.columns.setSizes([320, 680, 340])
            self.drawing.setSizes([190, 500])
            self.results.setSizes([300, 460])
        self.figures.folded_changed.connect(self._on_folded)
        self.figures.unfold(len(self.document.blocks) > 1)

    def _on_folded(self, folded: bool) -> None:
        """Give the room of the folded list to the editor, and take it back."""
        upper, lower = self.drawing.sizes()
        if folded:
            self._unfolded_height = max(upper, USUAL_LIST_HEIGHT)
            upper_now = self.figures.maximumHeight()
        else:
            upper_now = self._unfolded_height
        self.drawing.setSizes([upper_now, upper + lower - upper_now])

    def _splitters(self) -> dict[str, QSplitter]:
        return {"columns": self.columns, "drawing": self.drawing, "results": self.results}

    # -- what the player does

    def _add_figure(self) -> None:
        name = f"Figure {len(self.document.blocks) + 1}"
        self.document.add(Figure((), name, self.document.figure.lattice))

    def _duplicate_figure(self) -> None:
        figure = self.document.figure
        self.document.add(replace(figure, name=f"{figure.name} copy"))

    def _rename_figure(self) -> None:
        name, agreed = QInputDialog.getText(
            self,
            "Rename the figure",
            "Name:",
            QLineEdit.EchoMode.Normal,
            self.document.figure.name,
        )
        if agreed and name.strip():
            self.document.rename(name.strip())

    def _next_figure(self) -> None:
        self.document.select(self.document.current + 1)

    def _previous_figure(self) -> None:
        self.document.select(self.document.current - 1)

    def _choose_convention(self, name: str) -> None:
        convention = Convention(name)
        self.solving.convention = convention
        self.settings.convention = convention
        self.toolbar.show_convention(convention)
        self.menus.convention.mark(name)

    def _choose_threads(self, text: str) -> None:
        threads = min(int(text), processors()) if text else None
        self.solving.threads = self.settings.threads = threads
        self.menus.threads.mark("" if threads is None else str(threads))

    def _on_count_only(self, only: bool) -> None:
        self.solving.count_only = self.settings.count_only = only

    def _choose_theme(self, name: str) -> None:
        theme = Theme(name)
        self.settings.theme = theme
        self.appearance.choose(theme)
        self.menus.theme.mark(name)
        self._on_dark_changed(self.appearance.dark)

    def _show_shortcuts(self) -> None:
        tools = [self.editor.action(name) for name in self.editor.tool_names()]
        menus = (self.menus.pieces, self.menus.convention, self.menus.theme)
        choices = {menu.title().replace("&", ""): menu.actions() for menu in menus}
        _run(ShortcutsDialog(tools, choices, self))

    def _show_about(self) -> None:
        _run(about_box(self))

    def _also_lost(self) -> str:
        lost = self.solving.costly
        can = bool(lost) and self.solving.unfinished
        self.filing.save_the_rest = self.searches.save_before_leaving if can else None
        return lost

    # -- what follows from a change

    def _on_document_changed(self, _what: object = None) -> None:
        document = self.document
        self.setWindowTitle(f"{document.title}[*] \N{EM DASH} Cubewright")
        self.setWindowModified(document.modified)
        count, current = len(document.blocks), document.current
        actions = self.actions_
        actions.allow("remove-figure", count > 1, "The last figure of a file stays")
        actions.allow("next-figure", current + 1 < count, "This is the last figure of the file")
        actions.allow("previous-figure", current > 0, "This is the first figure of the file")

    def _on_replaced(self) -> None:
        self.news_bar.say("")
        self.figures.filter.clear()
        self.figures.unfold(len(self.document.blocks) > 1)

    def _on_undo_changed(self, _what: object = None) -> None:
        stack = self.document.undo_stack
        for name, text, can, verb in (
            ("undo", stack.undoText(), stack.canUndo(), "Undo"),
            ("redo", stack.redoText(), stack.canRedo(), "Redo"),
        ):
            self.actions_[name].setText(f"&{verb} {text.replace('&', '&&')}".rstrip())
            self.actions_.allow(name, can, f"Nothing to {verb.lower()}")

    def _on_pieces_activated(self, index: int) -> None:
        name = self.toolbar.pieces.itemData(index)
        if name:  # the changed pieces themselves have none
            self._choose_pieces(name)

    def _choose_pieces(self, name: str) -> None:
        try:
            self.document.set_piece_set(name)
        except CubewrightError as error:  # its file is gone, or spoilt, since it was listed
            self._on_failed(error)
            self.pieces.keeping.read()

    def _on_convention_activated(self, index: int) -> None:
        self._choose_convention(self.toolbar.convention.itemData(index))

    def _on_dark_changed(self, dark: bool) -> None:
        self.viewer.set_dark(dark)
        self.actions_.draw_icons()
        self.figures.draw_icons()

    def _on_shown(self, solution: Solution | None) -> None:
        can = solution is not None and not isinstance(self.view, NoView)
        self.apart.allow(can)
        for name in ("apart", "together"):
            self.actions_.allow(name, can, "There are no pieces to be seen in 3D")

    def _on_position_changed(self, row: int, count: int) -> None:
        none = "There are no solutions yet: press Solve"
        for names, can, end in (
            (("next", "last"), row < count - 1, "This is the last solution found so far"),
            (("previous", "first"), row > 0, "This is the first solution"),
        ):
            for name in names:
                self.actions_.allow(name, can, end if count else none)

    def _on_hint_shown(self, shown: bool) -> None:
        self.actions_.allow("take-hint", shown, "No hint is shown: press Hint first")

    def _on_failed(self, error: CubewrightError) -> None:
        QMessageBox.warning(self, "Solve", str(error))

    # -- Qt's own events

    def closeEvent(self, event: QCloseEvent) -> None:
        if not (self.filing.may_leave() and self.pieces.may_leave()):
            event.ignore()
            return
        self.put_away()
        event.accept()
        self.closed.emit()

    def put_away(self, *, keep_work: bool = False) -> None:
        """End every thread and write the settings; unsaved work is kept if that is asked."""
        if self._is_put_away:
            return
        self._is_put_away = True
        self.appearance.close()
        self.searches.close(keep_work=keep_work)
        self.solving.close()
        self.comparing.close()
        self.exporting.close()
        self.batching.close()
        self.library.close()
        self.showing.close()
        self.hinting.close()
        self.pieces.close()
        self.settings.set_layout("window", self.saveGeometry())
        for name, splitter in self._splitters().items():
            self.settings.set_layout(name, splitter.saveState())
        self.settings.save()
        if keep_work:
            self.recovery.keep()
        else:
            self.recovery.close()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if len(_local_files(event)) == 1:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = _local_files(event)
        if len(files) == 1:
            event.acceptProposedAction()
            self.filing.open(files[0])


def _local_files(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]


def _run(dialog: QDialog) -> None:
    """Show a window before all others until it is closed."""
    dialog.exec()
    dialog.deleteLater()


def _splitter(orientation: Qt.Orientation, *widgets: QWidget) -> QSplitter:
    splitter = QSplitter(orientation)
    for widget in widgets:
        splitter.addWidget(widget)
    splitter.setHandleWidth(6)
    return splitter


def _row(*widgets: QWidget) -> QWidget:
    """Widgets side by side."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    for widget in widgets:
        row.addWidget(widget)
    return holder


def _column(*widgets: QWidget, roomy: QWidget) -> QWidget:
    """Widgets one over the other, ``roomy`` taking the room."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    for widget in widgets:
        column.addWidget(widget, 1 if widget is roomy else 0)
    return holder
