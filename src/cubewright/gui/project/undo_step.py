"""One undo step of a document: the states before and after a change."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple
from weakref import WeakMethod

from PySide6.QtGui import QUndoCommand

from cubewright.model.piece import PieceSet
from cubewright.presenter.files.document_content import Content


class Shown(NamedTuple):
    """The state that an undo step restores; None leaves a value as it is."""

    content: Content
    current: int | None = None
    pieces: PieceSet | None = None


class UndoStep(QUndoCommand):
    """A change, which calls a method of the document with the state to show.

    It refers to the document weakly: PySide crashes if the garbage collector
    finds an undo stack whose commands own the stack's owner.
    """

    def __init__(
        self, show: Callable[[Shown], None], text: str, before: Shown, after: Shown
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

    def _show(self, shown: Shown) -> None:
        show = self._show_in()
        if show is not None:
            show(shown)
