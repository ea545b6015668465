"""The main window: figures, pieces, layers, 3D view, solutions and search on one page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragLeaveEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QMessageBox, QToolButton, QVBoxLayout, QWidget

from cubewright.errors import CubewrightError, capitalised_error
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.links.link import MAX_SOLUTIONS, LinkedPuzzle, LinkedSolution
from cubewright.gui.batch.batch_controller import BatchController
from cubewright.gui.collection.collection_controller import CollectionController
from cubewright.gui.compare.compare_controller import CompareController, StudyPage
from cubewright.gui.design.cut_controller import CutController
from cubewright.gui.design.design_controller import DesignController
from cubewright.gui.design.sticks_controller import SticksController
from cubewright.gui.display.assembled_problems import AssembledProblems
from cubewright.gui.display.explode_controller import ExplodeController, ExplodeSlider
from cubewright.gui.display.piece_bar import PieceBar
from cubewright.gui.display.view_controller import ViewController
from cubewright.gui.display.visibility_controller import VisibilityController
from cubewright.gui.drawing3d.drawing_controller import DrawingController
from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.export.copy_controller import CopyController
from cubewright.gui.export.export_controller import ExportController
from cubewright.gui.frame.actions import Actions
from cubewright.gui.frame.command import Menu
from cubewright.gui.frame.settings import Settings
from cubewright.gui.frame.theme import Appearance
from cubewright.gui.frame.toolbar import MainToolBar
from cubewright.gui.generate.generate_controller import GenerateController
from cubewright.gui.hardness.hardness_controller import HardnessController
from cubewright.gui.languages.language import LanguageFollower
from cubewright.gui.library.library_controller import LibraryController
from cubewright.gui.mending.improve_controller import ImproveController
from cubewright.gui.mending.mend_controller import MendController
from cubewright.gui.pieces.open_piece import OpenPiece
from cubewright.gui.pieces.pieces_controller import PiecesController
from cubewright.gui.pieces.shape_menus import figures_menu
from cubewright.gui.placing.constraint_controller import ConstraintController
from cubewright.gui.placing.hint_controller import HintController
from cubewright.gui.placing.place_controller import PlaceController
from cubewright.gui.placing.placed_list import PlacedList
from cubewright.gui.plates.plates_controller import PlatesController
from cubewright.gui.project.cell_colours import change_cell_colour
from cubewright.gui.project.document import Document
from cubewright.gui.project.figure_header import Banner, FigureHeader
from cubewright.gui.project.file.file_controller import FileController, FindWindow
from cubewright.gui.project.file.file_drop import FileDrop
from cubewright.gui.project.file.file_menus import FileMenus
from cubewright.gui.project.file.recovery import Recovery
from cubewright.gui.project.file.unsaved_work import UnsavedWork
from cubewright.gui.project.list.figure_menu import FigureMenu
from cubewright.gui.project.list.figures_panel import FiguresPanel
from cubewright.gui.project.puzzle_scaling import PuzzleScaling
from cubewright.gui.project.solution_guard import SolutionGuard
from cubewright.gui.rules.rules_dialog import RulesController
from cubewright.gui.settings.settings_controller import SettingsController
from cubewright.gui.shell.arrangement.arrangement import Arrangement
from cubewright.gui.shell.arrangement.arrangement_controller import ArrangementController
from cubewright.gui.shell.arrangement.columns import Columns
from cubewright.gui.shell.arrangement.pages import Pages
from cubewright.gui.shell.choice_menus import ChoiceMenus
from cubewright.gui.shell.clipboard_controller import CLIPBOARD, create_clipboard
from cubewright.gui.shell.help_controller import HelpController
from cubewright.gui.shell.menus import Menus
from cubewright.gui.shell.message_bar import MessageBar
from cubewright.gui.shell.palette_controller import PaletteController
from cubewright.gui.shell.start_note import StartNote
from cubewright.gui.shell.undo_history import UndoHistory
from cubewright.gui.sliding.sliding_controller import SlidingController
from cubewright.gui.solutions.dialogs_controller import SolutionDialogs
from cubewright.gui.solutions.marks_controller import MarksController
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.solve.project_saving import ProjectSaving
from cubewright.gui.solve.results_controller import ResultsController
from cubewright.gui.solve.saved_searches import SavedSearchController
from cubewright.gui.solve.search_place import ClusterController
from cubewright.gui.solve.solve import SolveController
from cubewright.gui.start.start_controller import StartController
from cubewright.gui.statistics.panel import StatisticsPanel
from cubewright.gui.taking_apart.analysis_controller import AnalysisController
from cubewright.gui.taking_apart.build_controller import BuildController, BuildSlider
from cubewright.gui.taking_apart.explore_controller import ExploreController
from cubewright.gui.taking_apart.further_analysis import FurtherAnalysis
from cubewright.gui.taking_apart.only_apart import OnlyApartController
from cubewright.gui.taking_apart.player_bar import PlayerBar
from cubewright.gui.taking_apart.player_controller import PlayerController
from cubewright.gui.taking_apart.turns import TurnsController
from cubewright.gui.tips.tips_controller import TipsController
from cubewright.gui.viewer.view_frame import ViewFrame
from cubewright.gui.widgets.density import DENSITY, fit_spaces
from cubewright.gui.widgets.event_filters import ApplicationFilter, Repainter, ShortcutFilter
from cubewright.gui.widgets.icons import PROGRAM, icon
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.presenter.links import with_details
from cubewright.translation import tr
from cubewright.visible_text import one_line

DEFAULT_SIZE = QSize(1400, 860)
MINIMUM_SIZE = QSize(480, 280)
_FIRST_PUZZLE = "cube"
_FIGURES_MENU = (
    CLIPBOARD,
    ("add-figure", "duplicate-figure", "rename-figure", "remove-figure"),
    ("move-figure-up", "move-figure-down"),
    ("find-duplicates", "add-to-collection"),
)
"""The commands in the context menu of the list of problems, in groups."""


class MainWindow(QMainWindow):
    """The window of one document, with all its widgets and commands.

    The widgets do not know each other. Controllers connect them: each controller takes its widgets
    in its constructor, and emits signals for the others.
    """

    new_window_requested = Signal()
    """The user asked for a window with a new document."""
    window_requested = Signal(object)
    """The path of a file to open in another window."""
    quit_requested = Signal()
    """The user asked to close all windows."""
    closed = Signal()
    """The window was closed, and has released its file and threads."""

    def __init__(
        self,
        settings: Settings,
        menus: Iterable[Menu[Any]],
        appearance: Appearance | None = None,
        window_with: FindWindow = lambda _path, _window: None,
    ) -> None:
        """Build the window without showing it; ``menus`` contain its commands.

        ``appearance`` is shared by all windows; without it, this window creates its own appearance
        and event filter. ``window_with`` finds another window that has a file open.
        """
        super().__init__()
        self.settings = settings
        self.appearance = appearance or Appearance(settings.theme, self, settings.font_size)
        self.actions_ = Actions(menus, self)
        self._window_with = window_with
        self._is_shut_down = False
        self._create_document()
        self._create_widgets()
        self._arrange_widgets()
        self._create_file_and_solve_controllers()
        self._create_feature_controllers()
        self._create_view_controllers()
        self._connect_controllers()
        self._show_initial_state()
        self._connect_commands()
        self.restore_layout()
        if appearance is None:
            self.application_filter = ApplicationFilter(self)

    # -- assembly

    def _create_document(self) -> None:
        self.document = Document(built_in_puzzle(_FIRST_PUZZLE), self)
        self.recovery = Recovery(self.document, self, lambda: self.settings.keeps_recovery)
        self.unsaved_work = UnsavedWork(self)

    def _create_widgets(self) -> None:
        self.toolbar = MainToolBar(self.actions_)
        self.figures = FiguresPanel(self.document)
        self.editor = FigureEditor()
        self.placed_list = PlacedList(self.document)
        self.header = FigureHeader(self.actions_["draw-3d"], repair=self.actions_["find-mistake"])
        self.viewer = ViewFrame()
        self.explode_slider = ExplodeSlider()
        self.build_slider = BuildSlider()
        self.piece_bar = PieceBar((self.explode_slider, self.build_slider))
        self.player_bar = PlayerBar(self.actions_)
        self.banner = Banner()
        self.panel = SolutionsPanel()
        self.statistics = StatisticsPanel()
        self.study = StudyPage()
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
        self.figures.set_menu([self.actions_[name] for name in group] for group in _FIGURES_MENU)
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
        self._rows = rows = QVBoxLayout(central)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.note)
        rows.addWidget(self.pages, 1)
        self.setCentralWidget(central)
        self.setStatusBar(self.message_bar)

    def _create_file_and_solve_controllers(self) -> None:
        document, actions, settings = self.document, self.actions_, self.settings
        self.solve_controller = SolveController(
            document, self.panel, self.statistics, self.toolbar, actions, self
        )
        self.cluster_controller = ClusterController(self.solve_controller, settings, self)
        self.saved_searches = SavedSearchController(
            document, self.solve_controller, settings, self.unsaved_work, self._window_with, self
        )
        self.results_controller = ResultsController(
            document, self.solve_controller, self.panel, self
        )
        self.marks_controller = MarksController(
            document, self.panel, lambda: self.results_controller.key, self
        )
        self.analysis = AnalysisController(
            document,
            self.panel,
            self.solve_controller,
            self.results_controller,
            actions,
            settings,
            self,
        )
        self.turns_controller = TurnsController(self.analysis, actions, self)
        self.only_apart = OnlyApartController(
            document,
            self.panel,
            self.statistics,
            self.solve_controller,
            self.analysis,
            actions,
            self,
        )
        self.solution_dialogs = SolutionDialogs(self.panel, self)
        self.project_saving = ProjectSaving(
            document,
            self.solve_controller,
            self.results_controller,
            self.analysis.keep_state,
            self,
        )
        self.file_controller = FileController(
            document,
            self.recovery,
            settings,
            self.unsaved_work,
            self.saved_searches.resume,
            self.project_saving.save,
            self._window_with,
            self,
        )
        self.unsaved_work.protect_document((self.file_controller, self.saved_searches))
        self.unsaved_work.add_preparation(self.analysis.keep_state)
        self.file_drop = FileDrop(self.file_controller.open, self)
        self.figure_menu = FigureMenu(document, actions, self.figures, self)
        self.menus = Menus(self, actions, FileMenus(self.file_controller, settings))
        self.menus.append("problem", figures_menu(document, self))
        self._show_figure_tools()
        self.editor.figure_tools_changed.connect(self._show_figure_tools)
        self.choices = ChoiceMenus(
            self.menus,
            self.toolbar,
            document,
            actions,
            self.solve_controller,
            self.appearance,
            settings,
            self,
        )

    def _create_feature_controllers(self) -> None:
        document, actions, settings = self.document, self.actions_, self.settings
        self.compare_controller = CompareController(
            document, self.solve_controller, self.statistics, self.study, actions, settings, self
        )
        self.menus.add("help", self.compare_controller.published_menu)
        self.copy_controller = CopyController(
            document,
            lambda: self.view_controller.visible_solution,
            self.viewer.image,
            self.editor,
            self._puzzle_for_link,
            self,
        )
        self.export_controller = ExportController(
            document,
            self.panel,
            settings,
            self,
            lambda: (self.view_controller.solution, self.viewer.direction),
            self.solve_controller.search_statistics,
            self.analysis.current_rules,
        )
        self.plates_controller = PlatesController(
            document, settings, self.export_controller.current_source, self
        )
        self.batch_controller = BatchController(
            document,
            self.file_controller,
            settings,
            lambda: self.cluster_controller.place.cluster,
            self,
        )
        self.design_controller = DesignController(
            document, settings, lambda: self.cluster_controller.place.cluster, self
        )
        self.cut_controller = CutController(
            document, settings, lambda: self.cluster_controller.place.cluster, self
        )
        self.sticks_controller = SticksController(document, settings, self)
        self.sliding_controller = SlidingController(document, settings, self)
        self.mend_controller = MendController(document, settings, self)
        self.improve_controller = ImproveController(document, settings, self)
        self.hardness_controller = HardnessController(document, settings, self)
        self.collection_controller = CollectionController(
            document, self.file_controller, settings, self
        )
        self.library = LibraryController(document, self.file_controller, actions, settings, self)
        self.pieces = PiecesController(document, self.editor, self.toolbar, self.menus.pieces, self)
        self.columns.add_side_panel(self.pieces.frame)
        self.panel.empty_page.offer(actions["solve"], actions["find-mistake"])
        self.help_controller = HelpController(
            self.editor, self.menus, actions, self._guide_pages(), self
        )
        self.arrangement_controller = ArrangementController(
            self.columns,
            self.pages,
            self.editor,
            self.header,
            self.pieces.frame,
            document,
            self.panel,
            self.solve_controller,
            actions,
            self,
        )
        self.settings_controller = SettingsController(
            self.choices.current, self.choices.apply, settings.delete_unremembered, self
        )
        self.generate_controller = GenerateController(document, self.file_controller.new_from, self)
        self.rules_controller = RulesController(document, self)
        self.editor.cell_colours_menu.chosen.connect(
            lambda number: change_cell_colour(document, self, number)
        )
        self.puzzle_scaling = PuzzleScaling(document, self)
        self.assembled_problems = AssembledProblems(
            document,
            lambda: self.view_controller.solution,
            lambda: self.visibility.visibility,
            self,
        )
        self.palette_controller = PaletteController(
            document,
            self.editor,
            self.pieces.panel,
            self.compare_controller,
            self.settings_controller,
            self,
        )
        self.clipboard_controller = create_clipboard(
            document, self.editor, self.figures, self.pieces.panel, self.menus, actions, self
        )

    def _puzzle_for_link(self) -> LinkedPuzzle:
        """Return the puzzle with the selected solutions and their stored plans."""
        document, solution = self.document, self.view_controller.solution
        puzzle = document.puzzle if solution is None else solution.puzzle
        project = document.content.with_problem_only(document.current).to_project()
        linked = with_details(LinkedPuzzle(puzzle), project, 0)
        if solution is None:
            return linked
        plan = self.player.plan if self.player.solution is solution else None
        selected = self.panel.selected_with_plans(MAX_SOLUTIONS + 1)
        if len(selected) < 2 or any(each.puzzle != puzzle for each, _ in selected):
            return linked.with_solutions([LinkedSolution(solution, plan)])
        return linked.with_solutions([LinkedSolution(*each) for each in selected])

    def _guide_pages(self) -> dict[QWidget, str]:
        return {
            self.toolbar: "solve",
            self.figures: "draw",
            self.pieces.frame: "pieces",
            self.editor: "draw",
            self.placed_list: "place",
            self.header: "draw",
            self.viewer: "solutions",
            self.piece_bar: "solutions",
            self.player_bar: "take-apart",
            self.columns.solutions: "solutions",
            self.columns.search: "engines",
            self.study: "engines",
        }

    def _create_view_controllers(self) -> None:
        self.view_controller = ViewController(
            document=self.document,
            editor=self.editor,
            viewer=self.viewer,
            header=self.header,
            banner=self.banner,
            panel=self.panel,
            solve_controller=self.solve_controller,
            solution_guard=SolutionGuard(self.document, self),
            parent=self,
        )
        self.explode_controller = ExplodeController(
            self.explode_slider, self.viewer, self.view_controller, self
        )
        self.player = PlayerController(
            self.player_bar, self.viewer, self.view_controller, self.panel, self
        )
        self.analysis.analysed.connect(self.player.refresh)
        # A list that has the focus selects a row before the analyses are listed.
        self.results_controller.results_listed.connect(self.player.refresh)
        self.explore_controller = ExploreController(
            self.player_bar.moves,
            self.player,
            self.analysis,
            self.viewer,
            self.view_controller,
            self.actions_,
            self,
        )
        self.further_analysis = FurtherAnalysis(self.player, self.analysis, self.panel, self)
        self.visibility = VisibilityController(
            self.viewer, self.piece_bar, self.view_controller, self.actions_, self.settings, self
        )
        panel, views = self.pieces.panel, self.view_controller
        self.open_piece = OpenPiece(self.document, panel, self.editor, views, self.actions_, self)
        self.place_controller = PlaceController(
            document=self.document,
            editor=self.editor,
            viewer=self.viewer,
            parent=self,
        )
        self.drawing_controller = DrawingController(
            document=self.document,
            editor=self.editor,
            viewer=self.viewer,
            panel=self.panel,
            view_controller=self.view_controller,
            stop_placing=self.place_controller.cancel,
            actions=self.actions_,
            window=self,
        )
        self.constraint_controller = ConstraintController(
            document=self.document,
            editor=self.editor,
            viewer=self.viewer,
            panel=self.panel,
            view_controller=self.view_controller,
            place_controller=self.place_controller,
            actions=self.actions_,
            solve=self.solve_controller.solve,
            window=self,
        )
        self.hint_controller = HintController(
            document=self.document,
            view_controller=self.view_controller,
            rules=self.analysis.current_rules,
            parent=self,
        )
        self.build_controller = BuildController(
            view_controller=self.view_controller,
            build_slider=self.build_slider,
            analysis=self.analysis,
            parent=self,
        )
        self.tips = TipsController(self.settings, self)
        self.start_page = StartController(
            rows=self._rows,
            beneath=self.pages,
            hidden=(self.toolbar, self.message_bar),
            first_widget=self.editor.layer_grid,
            document=self.document,
            file_controller=self.file_controller,
            saved_searches=self.saved_searches,
            library=self.library,
            settings=self.settings,
            actions=self.actions_,
            draw_pieces=self._draw_pieces,
            window=self,
        )

    def _connect_commands(self) -> None:
        for box in self.editor.size_bar.boxes:
            ShortcutFilter(box, self.actions_.keys)
        ShortcutFilter(self.figures.filter, ("Ctrl+E", "Ctrl+D", "Ctrl+K"))
        self.actions_.begin()

    def _connect_controllers(self) -> None:
        document = self.document
        self.viewer.created.connect(self._on_view_created)
        for sender in (
            document,
            self.editor,
            self.arrangement_controller,
            self.puzzle_scaling,
            self.assembled_problems,
            self.file_controller,
            self.solve_controller,
            self.cluster_controller,
            self.panel,
            self.marks_controller,
            self.solution_dialogs,
            self.analysis,
            self.player,
            self.explore_controller,
            self.further_analysis,
            self.turns_controller,
            self.saved_searches,
            self.results_controller,
            self.export_controller,
            self.plates_controller,
            self.copy_controller,
            self.compare_controller,
            self.batch_controller,
            self.design_controller,
            self.cut_controller,
            self.sticks_controller,
            self.mend_controller,
            self.improve_controller,
            self.collection_controller,
            self.library,
            self.pieces,
            self.open_piece,
            self.clipboard_controller,
            self.place_controller,
            self.constraint_controller,
            self.drawing_controller,
            self.hint_controller,
            self.build_controller,
        ):
            sender.status_message.connect(self.message_bar.show_message)
        self.file_drop.window_requested.connect(self.window_requested)
        for changed in (document.file_changed, document.figure_changed, document.modified_changed):
            changed.connect(self._on_document_changed)
        for changed in (document.figure_changed, document.current_changed, document.file_changed):
            changed.connect(self._show_drawing_hint)
        self.open_piece.opened_changed.connect(self._show_drawing_hint)
        self._show_drawing_hint()
        document.replaced.connect(self._on_replaced)
        self.appearance.changed.connect(self._on_dark_changed)
        self.solve_controller.ran.connect(self.library.remember)
        self.hardness_controller.examined.connect(self.library.remember_examined)
        self.batch_controller.counts_known.connect(self.library.remember_counts)
        self.solve_controller.failed.connect(self._on_failed)
        self.solve_controller.solved_changed.connect(self.marks_controller.show_marks)
        self.saved_searches.counting_restored.connect(self.choices.choose_counting)
        self.hint_controller.message_withdrawn.connect(self.message_bar.withdraw)
        self.build_controller.message_withdrawn.connect(self.message_bar.withdraw)
        self.choices.motion_changed.connect(self._on_motion_changed)
        self.choices.tips_changed.connect(self.tips.schedule)
        self.compare_controller.study_requested.connect(self.columns.show_study)
        self.file_controller.pieces_opened.connect(self.columns.show_pieces)
        self.file_controller.figure_begun.connect(self._begin_to_draw)
        self.start_page.shown_changed.connect(self._on_document_changed)
        self.start_page.shown_changed.connect(lambda _shown: self.tips.schedule())
        self.results_controller.searching.connect(self.figures.model.show_search)
        self.placed_list.piece_requested.connect(self.place_controller.hold)
        self.placed_list.highlight_requested.connect(self.view_controller.highlight_cells)
        self.place_controller.held_changed.connect(self._on_held_changed)

    def _show_initial_state(self) -> None:
        self._on_document_changed()
        self.undo_history = UndoHistory(self.document.undo_stack, self)
        LanguageFollower((self.undo_history.retranslate, self._on_document_changed), self)
        DENSITY.changed.connect(self._fit_spaces)
        self.viewer.show_scene(replace(self.viewer.scene, dark=self.appearance.dark))
        self.viewer.create_after_painting(self)

    # -- following changes

    @property
    def view(self) -> QWidget:
        """The 3D view; an empty widget until the window has been painted."""
        return self.viewer.view

    def _on_view_created(self, view: QWidget) -> None:
        self.repainter = Repainter(view)
        self.open_piece.watch(view)

    def _show_figure_tools(self) -> None:
        self.menus.show_figure_tools(self.editor.figure_groups())

    def _show_drawing_hint(self, _payload: object = None) -> None:
        is_empty = not self.document.figure.cells and self.open_piece.piece is None
        self.editor.layer_grid.set_mentions_opening(is_empty)

    def _begin_to_draw(self) -> None:
        """Show the layers of a new figure with the usual tools."""
        self.arrangement_controller.arrange(Arrangement.DRAW)
        self.editor.reset_tools()

    def _draw_pieces(self) -> None:
        """Begin to draw the first piece of a new set."""
        self.columns.show_pieces()
        self.open_piece.open_new()

    def _on_document_changed(self, _payload: object = None) -> None:
        document = self.document
        if self.start_page.is_shown:
            self.setWindowTitle("Cubewright[*]")
            self.setWindowModified(document.modified)
            return
        # Qt replaces [*] in the title, and shows a doubled [*] as it is.
        title = f"{one_line(document.title).replace('[*]', '[*][*]')}[*]"
        if document.read_only_reason:
            title = tr("{title} (read-only)", title=title)
        self.setWindowTitle(f"{title} — Cubewright")
        self.setWindowModified(document.modified)

    def _on_replaced(self) -> None:
        self.message_bar.show_message("")
        self.figures.filter.clear()
        self.columns.unfold_figures(len(self.document.blocks) > 1)

    def _on_motion_changed(self, motion: bool) -> None:
        self.viewer.show_scene(replace(self.viewer.scene, motion=motion))

    def _fit_spaces(self) -> None:
        fit_spaces(self)

    def _on_dark_changed(self, dark: bool) -> None:
        self.viewer.show_scene(replace(self.viewer.scene, dark=dark))
        self.menus.follow_palette()
        self.actions_.draw_icons()
        self.figures.draw_icons()

    def _on_held_changed(self) -> None:
        is_placing = self.place_controller.held_index is not None
        if is_placing:
            self.drawing_controller.end()
        self.view_controller.set_placing(is_placing)

    def _on_failed(self, error: CubewrightError) -> None:
        QMessageBox.warning(self, tr("Solve"), capitalised_error(error))

    # -- layout

    def restore_layout(self) -> None:
        """Restore the sizes of window, columns and table from the last session."""
        geometry = self.settings.layout("window")
        if geometry is None or not self.restoreGeometry(geometry):
            set_initial_size(self, DEFAULT_SIZE)
        self.columns.restore(self.settings)
        self.panel.restore_columns(self.settings)
        self.columns.unfold_figures(len(self.document.blocks) > 1)

    def save_layout(self) -> None:
        """Put the sizes of window, columns and table into the settings; do not save them."""
        self.settings.set_layout("window", self.saveGeometry())
        self.columns.save(self.settings)
        self.panel.save_columns(self.settings)

    # -- Qt events

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Otherwise the first button of the toolbar would get the focus.
        if self.focusWidget() is None and not self.start_page.is_shown:
            self.arrangement_controller.focus_primary()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not (self._is_shut_down or self.unsaved_work.may_replace_document()):
            event.ignore()
            return
        self.shut_down()
        event.accept()
        self.closed.emit()

    def shut_down(self, *, keep_work: bool = False) -> None:
        """Stop every thread and write the settings.

        ``keep_work``: save unsaved work for the next start instead of asking.
        """
        if self._is_shut_down:
            return
        self._is_shut_down = True
        self.actions_.end()
        self.project_saving.writing.finish()
        if self.appearance.parent() is self:
            self.appearance.close()
        self.saved_searches.close(keep_work=keep_work)
        self.solve_controller.close()
        self.results_controller.close()
        self.analysis.close()
        self.explore_controller.close()
        self.further_analysis.close()
        self.build_controller.close()
        self.player.close()
        self.compare_controller.close()
        self.export_controller.close()
        self.plates_controller.close()
        self.batch_controller.close()
        self.design_controller.close()
        self.cut_controller.close()
        self.sticks_controller.close()
        self.sliding_controller.close()
        self.mend_controller.close()
        self.improve_controller.close()
        self.hardness_controller.close()
        self.collection_controller.close()
        self.library.close()
        self.start_page.close()
        self.tips.close()
        self.view_controller.close()
        self.viewer.close_view()
        self.hint_controller.close()
        self.save_layout()
        self.settings.save()
        if keep_work:
            self.recovery.save()
        else:
            self.recovery.close()
        self.document.close()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.file_drop.enter(event)

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        self.file_drop.leave()

    def dropEvent(self, event: QDropEvent) -> None:
        self.file_drop.drop(event)
