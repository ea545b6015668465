"""What a part of the window offers for cut, copy and paste."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtWidgets import QWidget


@dataclass(frozen=True)
class Copied:
    """A text for the clipboard, and what it is, such as "layer 2"."""

    text: str
    title: str


class ClipboardPart(Protocol):
    """A part of the window in which things can be cut, copied and pasted."""

    @property
    def widget(self) -> QWidget:
        """The commands act on this part while the focus is in this widget."""

    @property
    def noun(self) -> str:
        """What Copy copies now, such as "box"; for the menu."""

    def copied(self) -> Copied | None:
        """Return what is selected; None if that is empty."""

    def remove(self) -> str:
        """Remove what was copied, as one undo step; return why not, or an empty text."""

    def paste(self, text: str) -> str:
        """Paste a text as one undo step, and return a sentence about it; empty if it cannot be."""
