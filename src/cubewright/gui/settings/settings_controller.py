"""The command Settings, and the settings as commands that can be found by their words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cubewright.gui.frame.command_palette import Entry
from cubewright.gui.settings.choices import GROUPS, Choices
from cubewright.presenter.command_search import Described
from cubewright.translation import tr


class SettingsController(QObject):
    """Opens the dialog, and applies each change of it at once."""

    def __init__(
        self,
        current: Callable[[], Choices],
        apply: Callable[[Choices], None],
        keep: Callable[[], None],
        window: QWidget,
    ) -> None:
        """``current`` returns the choices, ``apply`` uses others, ``keep`` stores them for good."""
        super().__init__(window)
        self._current = current
        self._apply = apply
        self._keep = keep
        self._window = window

    def ask(self, name: str = "") -> None:
        """Show the dialog, at a setting if it is named, until it is closed."""
        from cubewright.gui.settings.dialog import SettingsDialog

        dialog = SettingsDialog(self._current(), self._window)
        dialog.changed.connect(self._apply)
        if name:
            dialog.go_to(name)
        if dialog.exec() == SettingsDialog.DialogCode.Accepted:
            self._keep()
        dialog.deleteLater()

    def entries(self) -> Iterator[Entry]:
        """Yield a command for each setting, which opens the dialog there."""
        for group, rows in GROUPS.items():
            for row in rows:
                title = f"{tr(row.title).replace('&', '')}…"
                place = tr("Settings > {group}", group=tr(group))
                described = Described(title, place, tr(row.words), tr(row.tip))
                yield Entry(described, partial(self.ask, row.name))
