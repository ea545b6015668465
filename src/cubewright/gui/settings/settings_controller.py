"""The *Settings* command, and an entry in the command search for each setting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cubewright.gui.frame.command_palette import Entry
from cubewright.gui.settings.choices import GROUPS, Choices
from cubewright.presenter.command_search import SearchableCommand
from cubewright.translation import tr


class SettingsController(QObject):
    """Opens the settings dialog and applies each change at once."""

    def __init__(
        self,
        current: Callable[[], Choices],
        apply: Callable[[Choices], None],
        keep: Callable[[], None],
        window: QWidget,
    ) -> None:
        """``current`` returns the choices, ``apply`` applies changed ones, ``keep`` stores them."""
        super().__init__(window)
        self._current = current
        self._apply = apply
        self._keep = keep
        self._window = window

    def open(self, name: str = "") -> None:
        """Run the dialog; ``name`` selects the setting that gets the focus."""
        from cubewright.gui.settings.dialog import SettingsDialog

        dialog = SettingsDialog(self._current(), self._window)
        dialog.changed.connect(self._apply)
        if name:
            dialog.go_to(name)
        if dialog.exec() == SettingsDialog.DialogCode.Accepted:
            self._keep()
        dialog.deleteLater()

    def entries(self) -> Iterator[Entry]:
        """Yield a command for each setting that opens the dialog at its field."""
        for group, rows in GROUPS.items():
            for row in rows:
                title = f"{tr(row.title).replace('&', '')}…"
                place = tr("Settings > {group}", group=tr(group))
                described = SearchableCommand(title, place, tr(row.words), tr(row.tip))
                yield Entry(described, partial(self.open, row.name))
