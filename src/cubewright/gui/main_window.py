"""The window: figures and editor, 3D view, solutions and statistics, side by side."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QMessageBox, QToolButton, QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.actions import Actions
from cubewright.gui.apart_bar import ApartBar
from cubewright.gui.batch import Batching
from cubewright.gui.choices import Choices
from cubewright.gui.columns import Columns
from cubewright.gui.comparing import Comparing
from cubewright.gui.dialogs import ShortcutsDialog, about_box
from cubewright.gui.document import Document
from cubewright.gui.editor import FigureEditor
from cubewright.gui.exporting import Exporting
from cubewright.gui.figure_header import Banner, FigureHeader
from cubewright.gui.figure_menu import FigureMenu
from cubewright.gui.figures_panel import FiguresPanel
from cubewright.gui.filing import Filing
from cubewright.gui.first_size import resize_at_first
from cubewright.gui.hinting import BuildBar, Building, Hinting
from cubewright.gui.icons import PROGRAM, icon
from cubewright.gui.keeping.searches import Searches
from cubewright.gui.laying import LaidList, Laying, Settling
from cubewright.gui.library import Library
from cubewright.gui.menu_table import HELP, ROWS
from cubewright.gui.menus import Menus
from cubewright.gui.news_bar import NewsBar
from cubewright.gui.pieces.pieces import Pieces
from cubewright.gui.recovery import Recovery
from cubewright.gui.settings import Settings
from cubewright.gui.shortcuts import LeavesShortcuts
from cubewright.gui.showing import Showing
from cubewright.gui.solutions import SolutionsPanel
from cubewright.gui.solving import Solving
from cubewright.gui.statistics import StatisticsPanel
from cubewright.gui.theme import Appearance
from cubewright.gui.toolbar import MainToolBar
from cubewright.gui.uncovered import Uncovered
from cubewright.gui.viewer import NoView, Viewer, create_view
from cubewright.model.solution import Solution

USUAL_SIZE = QSize(1400, 860)
SMALLEST_SIZE = QSize(820, 520)
_BESIDE_CUBE = "cube"


class MainWindow(QMainWindow):
    """One document and everything to see and do with it."""

    closed = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self._is_put_away = False
        self.appearance = Appearance(settings.theme, self)
        self.document = Document(built_in_puzzle(_BESIDE_CUBE), self)
        self.actions_ = Actions(self)
        self.recovery = Recovery(self.document, self)
        self.filing = Filing(self.document, self.recovery, settings, self)
        self.toolbar = MainToolBar(self.actions_)
        self.figures = FiguresPanel(self.document)
        self.figure_menu = FigureMenu(self.document, self.actions_, self)
        self.editor = FigureEditor()
        self.header = FigureHeader()
        self.view = create_view()
        self.uncovered = Uncovered(self.view)
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
        self.menus = Menus(self, self.actions_, self.filing)
        self.choices = Choices(
            self.menus,
            self.toolbar,
            self.actions_,
            self.solving,
            self.appearance,
            settings,
            self,
        )
        self.searches = Searches(
            self.document,
            self.solving,
            self.filing,
            settings,
            self.actions_,
            self,
            show_convention=self.choices.choose_convention,
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
        self.columns = Columns(self)
        self.apart.setVisible(not isinstance(self.view, NoView))
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
            ("find-figure", self.figures.find_figure),
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
            ("step-on", lambda: self.build_bar.step(1)),
            ("step-back", lambda: self.build_bar.step(-1)),
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
        stack = document.undo_stack
        stack.indexChanged.connect(self._on_undo_changed)
        stack.cleanChanged.connect(self._on_undo_changed)
        for changed in (document.file_changed, document.figure_changed, document.modified_changed):
            changed.connect(self._on_document_changed)
        document.replaced.connect(self._on_replaced)
        self.appearance.changed.connect(self._on_dark_changed)
        self._on_dark_changed(self.appearance.dark)
        self.panel.position_changed.connect(self._on_position_changed)
        self.showing.shown.connect(self._on_shown)
        self.apart.factor_changed.connect(self.viewer.set_explode)
        self.laid_list.piece_asked.connect(self.laying.take)
        self.laid_list.pointed_at.connect(self.showing.point_at)
        self.laying.held_changed.connect(
            lambda: self.showing.set_laying(self.laying.held is not None)
        )
        self.hinting.asking_changed.connect(self.solving.let_stop)
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
        self.columns.restore(self.settings)
        self.figures.unfold(len(self.document.blocks) > 1)

    # -- what the player does

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
        self.columns.keep(self.settings)
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
