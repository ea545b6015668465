"""The actions of a window, made from the menu table, with tips that say why one is disabled."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from cubewright.gui.frame.menu_table import MENUS, ROWS
from cubewright.gui.widgets.icons import icon
from cubewright.gui.widgets.key_names import key_names
from cubewright.translation import tr


class Actions:
    """The actions of one window, by name."""

    def __init__(self, window: QWidget) -> None:
        self._actions: dict[str, QAction] = {}
        self._icons = {row.name: row.icon for row in ROWS if row.icon}
        """The names of the icons that the actions show now."""
        for row in ROWS:
            text = tr(row.text)
            action = QAction(text, window)
            if text.endswith("…"):
                action.setIconText(text.replace("&", ""))  # Qt would leave out the dots
            action.setObjectName(row.name)
            action.setCheckable(row.checkable)
            action.setShortcuts([QKeySequence(key) for key in row.keys])
            self._actions[row.name] = action
            self.explain(row.name)
        self.draw_icons()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def explain(self, name: str, why_not: str = "") -> None:
        """Set the tips to what an action does, or to the reason why it is disabled."""
        row = _ROW[name]
        action = self._actions[name]
        tip = why_not or tr(row.tip)
        action.setStatusTip(tip)
        action.setToolTip(why_not or tr("{tip} ({keys})", tip=tip, keys=_keys(row.keys[:1])))

    def allow(self, name: str, allowed: bool, why_not: str = "") -> None:
        """Enable or disable an action; ``why_not`` is shown while it is disabled."""
        self._actions[name].setEnabled(allowed)
        self.explain(name, "" if allowed else why_not)

    def draw_icons(self) -> None:
        """Draw the icons in the colours of the current palette."""
        for name, icon_name in self._icons.items():
            self._actions[name].setIcon(icon(icon_name))

    def draw_icon(self, name: str, icon_name: str) -> None:
        """Show another icon for an action."""
        if self._icons.get(name) != icon_name:  # drawing takes as long as a click may
            self._icons[name] = icon_name
            self._actions[name].setIcon(icon(icon_name))

    def groups(self, menu: str) -> list[list[QAction]]:
        """Return the actions of a menu, group by group."""
        return [[self._actions[row.name] for row in group] for group in MENUS[menu]]


_ROW = {row.name: row for row in ROWS}


def key_table() -> list[tuple[str, list[tuple[str, str]]]]:
    """Return the title of each menu, with the texts and keys of its actions."""
    return [
        (
            tr(menu).replace("&", ""),
            [(_plain(tr(row.text)), _keys(row.keys)) for group in groups for row in group],
        )
        for menu, groups in MENUS.items()
    ]


def _plain(text: str) -> str:
    return text.replace("&", "").rstrip("…")


def _keys(keys: tuple[str, ...]) -> str:
    return key_names(QKeySequence(key) for key in keys)
