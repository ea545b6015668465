"""The menu bar: all actions in their menus, and the submenus of choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

from cubewright.gui.frame.actions import Actions
from cubewright.gui.project.file.file_menus import FileMenus
from cubewright.gui.settings.choices import thread_titles
from cubewright.gui.settings.dialog import DENSITIES, THEMES
from cubewright.gui.widgets.menus import ChoiceMenu
from cubewright.model.drawing.studio import MATERIALS
from cubewright.model.pieces.palette import palettes
from cubewright.translation import tr

_SCROLLING = "QMenu { menu-scrollable: 1; }"
"""Makes a menu scroll if it is higher than the screen; Qt would add a second column."""


class Menus:
    """Fills a window's menu bar."""

    def __init__(self, window: QMainWindow, actions: Actions, file_menus: FileMenus) -> None:
        self._bar = bar = window.menuBar()
        bar.setStyleSheet(_SCROLLING)
        self._actions = actions
        self._figure_tools: list[QAction] = []
        self._tool_menus: list[QMenu] = []
        self._menus: dict[str, QMenu] = {}
        """The menus of the menu bar, by name."""
        for each in actions.menus:
            self._menus[each.name] = menu = bar.addMenu(tr(each.title))
            menu.setToolTipsVisible(True)  # a disabled command shows its reason
            for number, group in enumerate(actions.groups(each)):
                if number:
                    menu.addSeparator()
                menu.addActions(group)
        self._fill_file_menu(actions, file_menus)
        self.pieces = ChoiceMenu(
            tr("Piece set"),
            {},
            tr("Use the pieces of"),
            "Alt",
            window,
        )
        self.convention = ChoiceMenu(
            tr("&Count as"),
            {},
            tr("How the next search counts solutions"),
            "Ctrl+Alt",
            window,
        )
        self.threads = ChoiceMenu(
            tr("Pr&ocessors"),
            thread_titles(),
            tr("Number of processors for the next search"),
            parent=window,
        )
        self.theme = ChoiceMenu(
            tr("The&me"),
            {theme.value: tr(title) for theme, title in THEMES.items()},
            tr("Theme"),
            "Ctrl+Shift+Alt",
            window,
        )
        self.density = ChoiceMenu(
            tr("Spa&cing"),
            {density.value: tr(title) for density, title in DENSITIES.items()},
            tr("Spacing"),
            parent=window,
        )
        self.palette = ChoiceMenu(
            tr("P&iece colours"),
            {palette.name: tr(palette.title) for palette in palettes().values()},
            tr("Piece colours"),
            parent=window,
        )
        self.material = ChoiceMenu(
            tr("Mat&erial"),
            {material.value: tr(title) for material, title in MATERIALS.items()},
            tr("Material of the pieces in 3D"),
            parent=window,
        )
        solve = self._menus["solve"]
        solve.addSeparator()
        solve.addMenu(self.pieces)
        solve.addMenu(self.convention)
        solve.addMenu(self.threads)
        view = self._menus["view"]
        view.addSeparator()
        view.addMenu(self.theme)
        view.addMenu(self.density)
        view.addMenu(self.palette)
        view.addMenu(self.material)

    def follow_palette(self) -> None:
        """Update the colours, because the style sheet contains the former theme's colours."""
        self._bar.setStyleSheet(_SCROLLING)

    def add(self, name: str, menu: QMenu) -> None:
        first = self._menus[name].actions()[0]
        self._menus[name].insertMenu(first, menu)
        self._menus[name].insertSeparator(first)

    def append(self, name: str, menu: QMenu) -> None:
        """Add a submenu at the end of a menu."""
        self._menus[name].addMenu(menu)

    def connect_edit_menu(self, before: Callable[[], None], after: Callable[[], None]) -> None:
        """Call a function each time before the Edit menu opens, and another after it closes."""
        self._menus["edit"].aboutToShow.connect(before)
        self._menus["edit"].aboutToHide.connect(after)

    def show_figure_tools(self, groups: Iterable[tuple[str, list[QAction]]]) -> None:
        """Replace the tools for the whole figure in the Figure menu."""
        menu, before = self._menus["figure"], self._actions["library"]
        for action in self._figure_tools:
            menu.removeAction(action)
            if action.isSeparator():
                action.deleteLater()  # the menu created this action
        for submenu in self._tool_menus:
            submenu.deleteLater()
        self._figure_tools, self._tool_menus = [], []
        for title, actions in groups:
            if title and actions:
                submenu = QMenu(title, menu)
                submenu.addActions(actions)
                self._tool_menus.append(submenu)
                self._figure_tools.append(menu.insertMenu(before, submenu))
            else:
                menu.insertActions(before, actions)
                self._figure_tools += actions
        self._figure_tools.append(menu.insertSeparator(before))

    def _fill_file_menu(self, actions: Actions, file_menus: FileMenus) -> None:
        menu = self._menus["file"]
        before = actions["save"]
        figures = QMenu(tr("New &figure of"), menu)
        file_menus.fill_lattices(figures)
        puzzles = QMenu(tr("New from a &puzzle"), menu)
        # Filled on demand: reading all puzzles would delay the start.
        puzzles.aboutToShow.connect(lambda: file_menus.fill_puzzles(puzzles))
        collections = QMenu(tr("Open a &collection"), menu)
        file_menus.fill_collections(collections)
        recent = QMenu(tr("Open &recent"), menu)
        recent.aboutToShow.connect(lambda: file_menus.fill_recent(recent))
        file_menus.fill_recent(recent)
        for each in (recent, figures, puzzles, collections):
            menu.insertMenu(before, each)
        menu.insertSeparator(before)
