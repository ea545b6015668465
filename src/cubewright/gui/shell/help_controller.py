"""The commands of the Help menu: user guide, keyboard shortcuts, about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.frame.actions import Actions
from cubewright.gui.languages.language import LANGUAGE
from cubewright.gui.shell.menus import Menus
from cubewright.gui.widgets.window_size import bring_to_front
from cubewright.resources import guide_page, web_page

if TYPE_CHECKING:
    from cubewright.gui.help.guide_window import GuideWindow

_PAGES_OF_WINDOWS = {
    "BatchWindow": "library",
    "CollectionWindow": "collection",
    "CompareDialog": "engines",
    "ComparisonDialog": "solutions",
    "CutWindow": "design",
    "DesignWindow": "new-puzzles",
    "EngineSettingsDialog": "engines",
    "ExportDialog": "print",
    "FigureDialog": "new-puzzles",
    "HardnessWindow": "hard",
    "HistoryDialog": "draw",
    "ImproveWindow": "improve",
    "LibraryWindow": "library",
    "MendWindow": "mend",
    "PiecesDialog": "new-puzzles",
    "PlatesWindow": "plates",
    "RecentDialog": "files",
    "RulesDialog": "place",
    "SettingsDialog": "first-solve",
    "SticksWindow": "sticks",
}
"""The page of the guide for each window class; the keys are class names, to avoid imports."""


class HelpController(QObject):
    """Opens the windows of the Help menu; each is imported when it is first opened."""

    def __init__(
        self,
        editor: FigureEditor,
        menus: Menus,
        actions: Actions,
        pages: Mapping[QWidget, str],
        window: QWidget,
    ) -> None:
        """``pages`` contains the page of the guide for each part of the window."""
        super().__init__(window)
        self._editor = editor
        self._menus = menus
        self._actions = actions
        self._pages = pages
        self._window = window
        self._guide: GuideWindow | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusWindowChanged.connect(self._offer_help)

    def show_guide(self) -> None:
        """Open the page about the focused part of the window, in the browser if possible."""
        from cubewright.gui.help.guide_window import INDEX, GuideWindow

        page = guide_page(self._page_of_focus() or INDEX, LANGUAGE.code)
        file = web_page(page)
        if file is not None and QDesktopServices.openUrl(QUrl.fromLocalFile(str(file))):
            return
        dialog = QApplication.activeModalWidget()
        if dialog is not None:  # the guide would block a window with another parent
            guide = GuideWindow(dialog)
        elif self._guide is None:
            guide = self._guide = GuideWindow(self._window)
        else:
            guide = self._guide
        guide.show_page(page)
        guide.show()
        bring_to_front(guide)

    def _offer_help(self, _window: object) -> None:
        active = QApplication.activeWindow()
        above = active.parentWidget() if active is not None else None
        while above is not None and above is not self._window:
            above = above.parentWidget()
        if active is not None and above is not None:
            active.addAction(self._actions["guide"])  # has no effect the second time

    def _page_of_focus(self) -> str:
        """Return the name of the page about the focused part of the window, or ""."""
        active = QApplication.activeWindow()
        if active is not None and type(active).__name__ in _PAGES_OF_WINDOWS:
            return _PAGES_OF_WINDOWS[type(active).__name__]
        part: QWidget | None = self._window.focusWidget()
        while part is not None and part not in self._pages:
            part = part.parentWidget()
        return self._pages[part] if part is not None else ""

    def show_shortcuts(self) -> None:
        """List the keyboard shortcuts, including the shortcuts of choices in menus."""
        from cubewright.gui.help.help_dialogs import ShortcutsDialog

        tools = [self._editor.action(name) for name in self._editor.tool_names()]
        menus = (self._menus.pieces, self._menus.convention, self._menus.theme)
        choices = {menu.title().replace("&", ""): menu.actions() for menu in menus}
        _run(ShortcutsDialog(self._actions.key_table(), tools, choices, self._window))

    def show_self_test(self) -> None:
        """Test the installed program, and show a report that can be copied."""
        from cubewright.gui.help.self_test_dialog import SelfTestDialog

        _run(SelfTestDialog(self._window))

    def show_about(self) -> None:
        from cubewright.gui.help.help_dialogs import about_box

        _run(about_box(self._window))


def _run(dialog: QDialog) -> None:
    dialog.exec()
    dialog.deleteLater()
