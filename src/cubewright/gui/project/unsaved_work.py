"""Guards of unsaved work, which ask the user before it would be lost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class CloseGuard(Protocol):
    """A part of the window that may hold unsaved work."""

    @property
    def has_unsaved_work(self) -> bool:
        """Whether work would be lost."""

    def may_discard(self) -> bool:
        """Return whether the work may be discarded.

        Ask the user if any would be lost, and offer to save it.
        """


class UnsavedWork:
    """The close guards of a window, asked one after the other."""

    def __init__(self) -> None:
        self._guards: list[CloseGuard] = []

    def protect_document(self, guards: Iterable[CloseGuard]) -> None:
        """Ask these guards before another file replaces the document, or the window closes."""
        self._guards.extend(guards)

    @property
    def would_lose_document(self) -> bool:
        """Whether work would be lost if another file replaced the document."""
        return any(guard.has_unsaved_work for guard in self._guards)

    def may_replace_document(self) -> bool:
        """Return whether another file may replace the document; ask if work would be lost."""
        return all(guard.may_discard() for guard in self._guards)

    def may_reload_document(self, document_guard: CloseGuard) -> bool:
        """Return whether the document may be read again; ``document_guard`` is not asked."""
        others = (guard for guard in self._guards if guard is not document_guard)
        return all(guard.may_discard() for guard in others)
