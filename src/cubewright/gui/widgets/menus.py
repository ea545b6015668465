"""Menus and the buttons that open them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QStyleOptionToolButton, QToolButton, QWidget

from cubewright.translation import joined, retranslated_text, tr

ARROW = "\N{BLACK DOWN-POINTING SMALL TRIANGLE}"
NO_HEADINGS: Mapping[str, str] = {}
_MAX_KEYS = 9
"""The keys 1 to 9 choose an entry."""


def escape_mnemonics(text: str) -> str:
    """Double each & in the text of a menu or button, because a single & underlines a letter.

    >>> escape_mnemonics("R&D")
    'R&&D'
    """
    return text.replace("&", "&&")


class ChoiceMenu(QMenu):
    """A menu in which exactly one entry is checked."""

    chosen = Signal(str)
    """The name of the entry that the user chose."""

    def __init__(
        self,
        title: str,
        choices: Mapping[str, str],
        tip: str,
        keys: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Create a menu of ``choices``, which map names to texts; ``keys`` + 1 to 9 choose entries.

        All texts are in the window's language.

        Pass a parent. Without a parent, the menu outlives its window, and its connections keep the
        whole window in memory.
        """
        super().__init__(title, parent)
        self._tip = tip
        self._keys = keys
        self._group = QActionGroup(self)
        self.fill(choices)

    def fill(self, choices: Mapping[str, str], headings: Mapping[str, str] = NO_HEADINGS) -> None:
        """Replace the entries; ``headings`` contains the text above an entry, by its name."""
        self._group.deleteLater()
        self.clear()
        self._group = QActionGroup(self)
        for number, (name, text) in enumerate(choices.items(), start=1):
            if name in headings:
                self.addSection(headings[name])
            action = QAction(escape_mnemonics(text), self._group, checkable=True)
            action.setData(name)
            action.setStatusTip(
                tr("{what}: {choice}", what=retranslated_text(self._tip), choice=text)
            )
            if self._keys and number <= _MAX_KEYS:
                action.setShortcut(QKeySequence(f"{self._keys}+{number}"))
            self.addAction(action)
        self._group.triggered.connect(lambda action: self.chosen.emit(action.data()))

    def mark(self, name: str) -> None:
        """Check an entry without emitting :attr:`chosen`."""
        for action in self._group.actions():
            action.setChecked(action.data() == name)


def popup_menu(owner: QWidget, actions: Iterable[QAction], where: QPoint) -> QMenu:
    """Show a menu without waiting for it, and return it.

    The menu's parent is the window, because Qt warns about a menu whose parent is a native widget,
    such as a dock beside the 3D view.
    """
    menu = QMenu(owner.window())
    menu.setToolTipsVisible(True)
    menu.addActions(list(actions))
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(where)
    return menu


class MenuButton(QToolButton):
    """A button with a menu and an arrow that is larger than Qt's, which looks like a comma."""

    def __init__(self, text: str, tip: str, menu: QMenu | None = None) -> None:
        super().__init__()
        self.setText(joined(" ", (text, ARROW)))
        self.setToolTip(tip)
        self.setAccessibleName(tip)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoRaise(True)
        if menu is not None:
            self.setMenu(menu)

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        super().initStyleOption(option)
        has_menu = QStyleOptionToolButton.ToolButtonFeature.HasMenu
        option.features &= ~has_menu
