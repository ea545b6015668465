"""Passes the window's shortcuts through fields that would swallow them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget


class ShortcutFilter(QObject):
    """Gives the window some keys while a field has the focus.

    On X11, Qt's text fields use Ctrl+E for the end of the line, and number fields
    take every letter in order to reject it.
    """

    def __init__(self, field: QWidget, keys: Iterable[str]) -> None:
        super().__init__(field)
        self._keys = {QKeySequence(key) for key in keys}
        field.installEventFilter(self)

    def eventFilter(self, _field: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        is_left = QKeySequence(event.keyCombination()) in self._keys
        if is_left:
            event.ignore()
        return is_left
