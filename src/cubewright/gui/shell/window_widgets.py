"""The document of a main window, its widgets, and their arrangement, without commands."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QMainWindow, QToolButton, QVBoxLayout, QWidget

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.compare.study_place import StudyPlace
from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.frame.actions import Actions
from cubewright.gui.frame.menu_table import FIGURES_LIST_MENU
from cubewright.gui.frame.settings import Settings
from cubewright.gui.frame.theme import Appearance
from cubewright.gui.frame.toolbar import MainToolBar
from cubewright.gui.placing.placed_list import PlacedList
from cubewright.gui.project.document import Document
from cubewright.gui.project.figure_header import Banner, FigureHeader
from cubewright.gui.project.file.recovery import Recovery
from cubewright.gui.project.file.unsaved_work import UnsavedWork
from cubewright.gui.project.list.figures_panel import FiguresPanel
from cubewright.gui.shell.arrangement.columns import Columns
from cubewright.gui.shell.arrangement.pages import Pages
from cubewright.gui.shell.message_bar import MessageBar
from cubewright.gui.shell.start_note import StartNote
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.statistics.panel import StatisticsPanel
from cubewright.gui.taking_apart.build_controller import BuildSlider
from cubewright.gui.taking_apart.player_bar import PlayerBar
from cubewright.gui.viewer.explode_slider import ExplodeSlider
from cubewright.gui.viewer.view_frame import ViewFrame
from cubewright.gui.viewer.visibility.piece_bar import PieceBar
from cubewright.gui.widgets.icons import PROGRAM, icon
from cubewright.gui.widgets.window_size import set_initial_size

DEFAULT_SIZE = QSize(1400, 860)
MINIMUM_SIZE = QSize(480, 280)
_FIRST_PUZZLE = "cube"


class WindowWidgets(QMainWindow):
    """A document and the widgets that show it; they know nothing of each other."""

    def __init__(self, settings: Settings, appearance: Appearance | None) -> None:
        """``appearance`` is that of all windows; None: this window has one of its own."""
        super().__init__()
        self.settings = settings
        self.appearance = appearance or Appearance(settings.theme, self, settings.font_size)
        self.actions_ = Actions(self)
        self._create_document()
        self._create_widgets()
        self._arrange_widgets()

    def _create_document(self) -> None:
        self.document = Document(built_in_puzzle(_FIRST_PUZZLE), self)
        self.recovery = Recovery(self.document, self, lambda: self.settings.keeps_recovery)
        self.unsaved_work = UnsavedWork(self)

    def _create_widgets(self) -> None:
        self.toolbar = MainToolBar(self.actions_)
        self.figures = FiguresPanel(self.document)
        self.editor = FigureEditor()
        self.placed_list = PlacedList(self.document)
        self.header = FigureHeader(self.actions_["draw-3d"])
        self.viewer = ViewFrame()
        self.explode_slider = ExplodeSlider()
        self.build_slider = BuildSlider()
        self.piece_bar = PieceBar((self.explode_slider, self.build_slider))
        self.player_bar = PlayerBar(self.actions_)
        self.banner = Banner()
        self.panel = SolutionsPanel()
        self.statistics = StatisticsPanel()
        self.study = StudyPlace()
        self.note = StartNote()
        self.message_bar = MessageBar()
        self.message_bar.follow(self.document.undo_stack)
        self.message = self.message_bar.message

    def _arrange_widgets(self) -> None:
        self.setWindowIcon(icon(PROGRAM))
        self.setMinimumSize(MINIMUM_SIZE)
        self.setAcceptDrops(True)
        self.addToolBar(self.toolbar)
        for name in ("add-figure", "remove-figure"):
            button = QToolButton()
            button.setDefaultAction(self.actions_[name])
            self.figures.add_button(button)
        self.figures.set_menu(
            [self.actions_[name] for name in group] for group in FIGURES_LIST_MENU
        )
        self.columns = Columns(
            figures=self.figures,
            editor=self.editor,
            placed_list=self.placed_list,
            header=self.header,
            view=self.viewer,
            below_view=(self.player_bar, self.piece_bar),
            banner=self.banner,
            panel=self.panel,
            statistics=self.statistics,
            study=self.study,
        )
        self.pages = Pages(self.columns)
        central = QWidget()
        rows = QVBoxLayout(central)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.note)
        rows.addWidget(self.pages, 1)
        self.setCentralWidget(central)
        self.setStatusBar(self.message_bar)

    def restore_layout(self) -> None:
        """Give window, columns and table the sizes that they had at the end of the last session."""
        geometry = self.settings.layout("window")
        if geometry is None or not self.restoreGeometry(geometry):
            set_initial_size(self, DEFAULT_SIZE)
        self.columns.restore(self.settings)
        self.panel.restore_columns(self.settings)
        self.columns.unfold_figures(len(self.document.blocks) > 1)

    def save_layout(self) -> None:
        """Put the sizes of window, columns and table into the settings, which are not saved yet."""
        self.settings.set_layout("window", self.saveGeometry())
        self.columns.save(self.settings)
        self.panel.save_columns(self.settings)
