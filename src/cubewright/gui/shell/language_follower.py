"""Show the texts of a window again that are made of others when the language changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cubewright.gui.languages.language import LANGUAGE


class LanguageFollower(QObject):
    """Calls functions of a window whenever its language has changed, until it is closed."""

    def __init__(self, functions: Iterable[Callable[[], object]], window: QWidget) -> None:
        super().__init__(window)
        self._functions = tuple(functions)
        LANGUAGE.changed.connect(self._call)

    def _call(self) -> None:
        for function in self._functions:
            function()
