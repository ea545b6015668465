"""The parts of a window that guard unsaved work, and the question before work is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from PySide6.QtWidgets import QMessageBox, QWidget

from cubewright.gui.widgets.messages import question_box
from cubewright.translation import tr

_Button = QMessageBox.StandardButton


class CloseGuard(Protocol):
    """A part of the window that may contain unsaved work."""

    @property
    def has_unsaved_work(self) -> bool:
        """Whether work would be lost."""

    @property
    def unsaved_text(self) -> str:
        """A short description of the work that would be lost."""

    def may_discard(self) -> bool:
        """Return whether the work may be discarded.

        If there is work, ask the user and offer to save it.
        """

    def save_work(self) -> bool:
        """Save the work; return False if it was not saved."""


class UnsavedWork:
    """The close guards of a window; a single question lists the work of all guards."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._guards: list[CloseGuard] = []
        self._before: list[Callable[[], None]] = []

    def protect_document(self, guards: Iterable[CloseGuard]) -> None:
        """Ask these guards before another file replaces the document or the window closes."""
        self._guards.extend(guards)

    def add_preparation(self, call: Callable[[], None]) -> None:
        """Add a function that puts work into the document before the guards are asked."""
        self._before.append(call)

    def put_into_document(self) -> None:
        """Put the work of running analyses into the document."""
        for call in self._before:
            call()

    @property
    def guards(self) -> list[CloseGuard]:
        """The guards with unsaved work."""
        return [guard for guard in self._guards if guard.has_unsaved_work]

    @property
    def would_lose_document(self) -> bool:
        """Whether work would be lost if another file replaced the document."""
        return bool(self.guards)

    def may_replace_document(self) -> bool:
        """Return whether another file may replace the document; ask if work would be lost."""
        self.put_into_document()
        return may_discard(self.guards, self._window, tr("Save your work?"))

    def may_reload_document(self, document_guard: CloseGuard) -> bool:
        """Return whether the document may be reloaded; ask all guards except ``document_guard``."""
        others = (guard for guard in self._guards if guard is not document_guard)
        return all(guard.may_discard() for guard in others)


def may_discard(guards: Sequence[CloseGuard], window: QWidget, question: str) -> bool:
    """Return whether unsaved work may be discarded.

    A single guard asks its own question. For several guards, one question lists the work of each
    guard and offers to save all of it.
    """
    if len(guards) <= 1:
        return all(guard.may_discard() for guard in guards)
    box = question_box(window, question, "\n".join(f"• {each.unsaved_text}" for each in guards))
    box.setStandardButtons(_Button.SaveAll | _Button.Discard | _Button.Cancel)
    box.button(_Button.SaveAll).setText(tr("&Save all"))
    box.button(_Button.Discard).setText(tr("&Discard all"))
    box.setDefaultButton(_Button.SaveAll)
    answer = box.exec()
    box.deleteLater()
    if answer == _Button.SaveAll:
        # Saving a project saves its search too.
        return all(not guard.has_unsaved_work or guard.save_work() for guard in guards)
    return answer == _Button.Discard
