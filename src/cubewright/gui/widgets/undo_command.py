"""An undo command that shows the state before or after a change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import WeakMethod

from PySide6.QtGui import QUndoCommand


class UndoCommand(QUndoCommand):
    """Calls ``show``, a method, with the state before or after a change.

    It refers to the object of the method weakly: PySide crashes if the garbage
    collector finds an undo stack whose commands own the stack's owner.
    """

    def __init__(
        self, show: Callable[[Any], None], text: str, before: object, after: object
    ) -> None:
        super().__init__(text)
        self._show_in = WeakMethod(show)
        self._before = before
        self._after = after

    def redo(self) -> None:
        """Show the state after the change."""
        self._show(self._after)

    def undo(self) -> None:
        """Show the state before the change."""
        self._show(self._before)

    def _show(self, state: object) -> None:
        show = self._show_in()
        if show is not None:
            show(state)
