"""The actions of a window: they show its commands, and why a command cannot run."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractEventDispatcher, QObject, QThread, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from cubewright.gui.frame.command import Command, Look, Menu
from cubewright.gui.widgets.event_filters import ApplicationFilter
from cubewright.gui.widgets.icons import icon
from cubewright.translation import RetranslatedValue, tr


class Actions(QObject):
    """The actions of one window, by the names of its commands.

    In each turn of the event loop after an event that may have changed the state, every command
    states whether it can run and how it looks. Other code therefore never reports that a command
    has become possible or impossible.
    """

    chosen = Signal(str)
    """The name of a command that the user chose and that is about to run."""

    def __init__(self, menus: Iterable[Menu[Any]], window: QWidget) -> None:
        super().__init__(window)
        self.menus = tuple(menus)
        self._window = window
        self._commands: dict[str, Command[Any]] = {
            command.name: command
            for menu in self.menus
            for group in menu.groups
            for command in group
        }
        self._actions: dict[str, QAction] = {}
        self._shown: dict[str, tuple[str, Look | None]] = {}
        """The state that each action shows: the reason why it cannot run, and its look."""
        self._asked: dict[str, Command[Any]] = {}
        """The commands whose state is queried; empty before the window is complete."""
        self._asked_after = 0
        """The value of ``ApplicationFilter.state_event_count`` at the last update."""
        self._loop_level = 0
        """The nesting depth of event loops in the last turn."""
        for name, command in self._commands.items():
            action = QAction(window)
            action.setObjectName(name)
            action.setCheckable(command.checkable)
            action.setShortcuts([QKeySequence(key) for key in command.keys])
            self._actions[name] = action
            self._show(name, "", None)

    def __getitem__(self, name: str) -> QAction:
        """Return an action, updated to the current state."""
        self._ask(name)
        return self._actions[name]

    @property
    def keys(self) -> list[str]:
        """The keys of all commands."""
        return [key for command in self._commands.values() for key in command.keys]

    def begin(self) -> None:
        """Start to update the actions; the window must be complete."""
        for name, command in self._commands.items():
            action = self._actions[name]
            action.triggered.connect(partial(self._choose, name))
            signal = action.toggled if command.runs_when_set else action.triggered
            signal.connect(partial(self._run, command))
        self._asked = {
            name: each for name, each in self._commands.items() if each.why_not or each.look
        }
        self.refresh()
        QAbstractEventDispatcher.instance().awake.connect(self._refresh_after_change)

    def end(self) -> None:
        """Stop updating the actions, because the window is closed."""
        self._asked = {}

    def _choose(self, name: str, _checked: bool = False) -> None:
        self.chosen.emit(name)

    def _run(self, command: Command[Any], _checked: bool = False) -> None:
        self._ask(command.name)  # an earlier event of this turn may have disabled the command
        if command.runs_when_set or self._actions[command.name].isEnabled():
            command.run(self._window)

    @Slot()
    def _refresh_after_change(self) -> None:
        before, self._loop_level = self._loop_level, QThread.currentThread().loopLevel()
        # An inner loop has ended, and its caller may have changed the state since.
        if self._loop_level < before or self._asked_after != ApplicationFilter.state_event_count:
            self.refresh()

    def refresh(self) -> None:
        """Update all actions."""
        self._asked_after = ApplicationFilter.state_event_count
        for name in tuple(self._asked):
            self._ask(name)

    def _ask(self, name: str) -> None:
        command = self._asked.get(name)
        if command is None:
            return
        try:
            why_not = command.why_not(self._window) if command.why_not else ""
            look = command.look(self._window) if command.look else None
        except Exception:
            del self._asked[name]  # reports an error once, not in each turn of the event loop
            raise
        if (why_not, look) != self._shown[name]:
            self._show(name, why_not, look)

    def _show(self, name: str, why_not: str, look: Look | None) -> None:
        command, action = self._commands[name], self._actions[name]
        before = self._shown.get(name)
        self._shown[name] = why_not, look
        if before is None or before[1] != look:
            text = tr(command.text) if look is None else look.text
            action.setText(text)
            if text.endswith("…"):
                action.setIconText(text.replace("&", ""))  # Qt would otherwise remove the dots
            self._draw_icon(name)
        usual_tip = tr(command.tip) if look is None else look.tip
        keys = _keys(command.keys[:1])
        action.setStatusTip(why_not or usual_tip)
        action.setToolTip(why_not or tr("{tip} ({keys})", tip=usual_tip, keys=keys))
        action.setEnabled(not why_not)

    def _draw_icon(self, name: str) -> None:
        look = self._shown[name][1]
        icon_name = self._commands[name].icon if look is None else look.icon
        if icon_name:
            self._actions[name].setIcon(icon(icon_name))

    def draw_icons(self) -> None:
        """Draw the icons in the colours of the current palette."""
        for name in self._actions:
            self._draw_icon(name)

    def groups(self, menu: Menu[Any]) -> list[list[QAction]]:
        """Return the actions of a menu, group by group."""
        return [[self._actions[command.name] for command in group] for group in menu.groups]

    def key_table(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """Return the title of each menu, with the texts and keys of its commands."""
        return [
            (
                tr(menu.title).replace("&", ""),
                [
                    (tr(command.text).replace("&", "").rstrip("…"), _keys(command.keys))
                    for group in menu.groups
                    for command in group
                ],
            )
            for menu in self.menus
        ]


def _keys(keys: Iterable[str]) -> str:
    return key_names(QKeySequence(key) for key in keys)


_NATIVE = QKeySequence.SequenceFormat.NativeText


def key_names(keys: Iterable[QKeySequence]) -> RetranslatedValue:
    """Return the names of keys as Qt shows them in menus, such as "Ctrl+Z, Shift+Del"."""
    listed = tuple(keys)
    return RetranslatedValue(lambda: ", ".join(key.toString(_NATIVE) for key in listed))
