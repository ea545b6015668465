"""The command that opens the command search, and the entries that it searches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QCheckBox, QMainWindow, QMenu

from cubewright.gui.compare.compare_controller import CompareController
from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.frame.command_palette import CommandPalette, Entry
from cubewright.gui.pieces.panel import PiecesPanel
from cubewright.gui.pieces.tools import PIECE_TOOLS, SET_TOOLS
from cubewright.gui.project.document import Document
from cubewright.gui.settings.settings_controller import SettingsController
from cubewright.presenter.command_search import SearchableCommand
from cubewright.presenter.search.engine_choice import engine_title, offered_engines
from cubewright.translation import tr

_OWN_NAME = "palette"
_NATIVE = QKeySequence.SequenceFormat.NativeText


class PaletteController(QObject):
    """Collects the commands of a window each time the command search opens."""

    def __init__(
        self,
        document: Document,
        editor: FigureEditor,
        panel: PiecesPanel,
        compare_controller: CompareController,
        settings_controller: SettingsController,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._editor = editor
        self._panel = panel
        self._compare_controller = compare_controller
        self._settings_controller = settings_controller
        self._window = window

    def show(self) -> None:
        """Open the command search."""
        palette = CommandPalette(tuple(self.entries()), self._window)
        palette.finished.connect(palette.deleteLater)
        palette.open()

    def _menus(self) -> Iterator[tuple[str, QMenu]]:
        for top in self._window.menuBar().actions():
            menu = top.menu()
            if isinstance(menu, QMenu):
                yield _plain(top.text()), menu

    def entries(self) -> Iterator[Entry]:
        """Yield all entries: commands, tools, settings, engines and figures."""
        known: set[QAction] = set()
        menus = list(self._menus())
        for place, menu in menus:
            yield from _of_actions(menu.actions(), place, known)
        tools = [self._editor.action(name) for name in self._editor.tool_names()]
        yield from _of_actions(tools, tr("Layers"), known)
        tools = [self._panel.action(tool.name) for tool in PIECE_TOOLS + SET_TOOLS]
        yield from _of_actions(tools, tr("Pieces"), known)
        document = self._document
        for index in range(len(document.blocks)):
            place = tr("Problem")
            description = SearchableCommand(
                document.name_at(index), place, "", tr("Go to this problem")
            )
            is_current = index == document.current
            yield Entry(description, partial(document.select, index), is_current)
        for place, menu in menus:
            yield from _of_submenus(menu, place, known)
        for box in (self._panel.any_subset_box, self._panel.flips, self._panel.one_sided):
            yield _of_box(box)
        yield from self._settings_controller.entries()
        chosen = self._compare_controller.choice.engine
        for engine in offered_engines():
            run: Callable[[], object]
            run = partial(self._compare_controller.choose_engine, engine.name)
            title, explanation = engine_title(engine.name), tr(engine.explanation)
            description = SearchableCommand(title, tr("Engine"), "", explanation)
            yield Entry(description, run, engine.name == chosen)


def _of_submenus(menu: QMenu, place: str, known: set[QAction]) -> Iterator[Entry]:
    """Yield the commands in a menu's submenus that are not in ``known``."""
    for action in menu.actions():
        submenu = action.menu()
        if isinstance(submenu, QMenu):
            submenu.aboutToShow.emit()  # some submenus are filled only when they open
            inner = f"{place} > {_plain(action.text())}"
            yield from _of_actions(submenu.actions(), inner, known)
            yield from _of_submenus(submenu, inner, known)


def _of_actions(actions: Iterable[QAction], place: str, known: set[QAction]) -> Iterator[Entry]:
    for action in actions:
        is_command = not (action.isSeparator() or isinstance(action.menu(), QMenu))
        if not is_command or action in known or action.objectName() == _OWN_NAME:
            continue
        known.add(action)
        keys = ", ".join(key.toString(_NATIVE) for key in action.shortcuts())
        tip = action.statusTip() or action.toolTip()
        description = SearchableCommand(_plain(action.text()), place, keys, tip, action.isEnabled())
        yield Entry(description, action.trigger, action.isCheckable() and action.isChecked())


def _of_box(box: QCheckBox) -> Entry:
    description = SearchableCommand(
        _plain(box.text()), tr("Pieces"), "", box.toolTip(), box.isEnabled()
    )
    return Entry(description, box.click, box.isChecked())


def _plain(text: str) -> str:
    """Return the text of an action without the marks of mnemonics.

    >>> _plain("&Use Half && Hour")
    'Use Half & Hour'
    """
    return "&".join(part.replace("&", "") for part in text.split("&&"))
