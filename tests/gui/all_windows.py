"""Every window and dialog except the main window, for tests that examine all of them."""

from pathlib import Path

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.compare.compare_dialog import CompareDialog
from cubewright.gui.export.export_choice import Exportable
from cubewright.gui.export.export_dialog import ExportDialog
from cubewright.gui.frame.command_palette import CommandPalette
from cubewright.gui.help.guide_window import GuideWindow
from cubewright.gui.help.help_dialogs import ShortcutsDialog, about_box
from cubewright.gui.project.file.recent_dialog import RecentDialog
from cubewright.gui.settings.choices import Choices
from cubewright.gui.settings.dialog import SettingsDialog
from cubewright.gui.shell.undo_history import HistoryDialog
from cubewright.gui.solve.engine_settings import EngineSettingsDialog
from cubewright.gui.widgets.report_dialog import ReportDialog
from cubewright.presenter.search.engine_choice import DEFAULT_CHOICES, EngineChoice
from cubewright.solver.search.engine import engines
from cubewright.translation import tr

LONG_NAME = "a figure with a long name " * 4


def settings_dialogs(window):
    puzzle = window.document.puzzle
    return [EngineSettingsDialog(EngineChoice(name), puzzle, window) for name in engines()]


def export_dialog(window):
    return [ExportDialog(Exportable(3, LONG_NAME, 3, 240, 240), Path.home() / "x.fig", window)]


def other_windows(window):
    return [
        window.batch_controller.view,
        window.design_controller.view,
        window.cut_controller.view,
        window.sticks_controller.view,
        window.mend_controller.view,
        window.improve_controller.view,
        window.hardness_controller.view,
        window.plates_controller.view,
        window.library.view,
        window.collection_controller.view,
        window.sliding_controller.view,
    ]


WINDOWS = {
    "settings": lambda window: [SettingsDialog(Choices(), window)],
    "engine settings": settings_dialogs,
    "export": export_dialog,
    "compare": lambda window: [CompareDialog(built_in_puzzle("cube"), DEFAULT_CHOICES, 10, window)],
    "windows beside the main window": other_windows,
    "recent files": lambda window: [RecentDialog(window.settings, window)],
    "guide": lambda window: [GuideWindow(window)],
    "undo history": lambda window: [HistoryDialog(window.document.undo_stack, window)],
    "shortcuts": lambda window: [ShortcutsDialog(window.actions_.key_table(), [], {}, window)],
    "palette": lambda window: [CommandPalette(tuple(window.palette_controller.entries()), window)],
    "about": lambda window: [about_box(window)],
    "report": lambda window: [ReportDialog(window, tr("Unexpected error"), LONG_NAME)],
}
