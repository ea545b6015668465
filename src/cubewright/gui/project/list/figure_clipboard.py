"""Cut, copy and paste of whole figures, with their comments, pieces and constraints."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cubewright.formats.fig.writer import blocks_text
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.clipboard_part import Copied
from cubewright.presenter.clipboard_text import blocks_in


class FigureClipboard:
    """Copies the current figure; pastes figures at the end of the file."""

    def __init__(self, document: Document, widget: QWidget) -> None:
        self._document = document
        self._widget = widget

    @property
    def widget(self) -> QWidget:
        """The list of figures."""
        return self._widget

    @property
    def noun(self) -> str:
        """The figure."""
        return "figure"

    def copied(self) -> Copied | None:
        """Return the current figure as it would be saved; None if it is empty."""
        document = self._document
        blocks = document.file.blocks
        if not document.figure.cells or document.current >= len(blocks):
            return None
        text = blocks_text([blocks[document.current]])
        return Copied(text, f"“{document.figure.name}”") if text else None

    def remove(self) -> str:
        """Remove the current figure from the file."""
        if len(self._document.blocks) == 1:
            return "A file keeps at least one figure, so it was only copied."
        self._document.remove()
        return ""

    def paste(self, text: str) -> str:
        """Add the figures of a text to the file."""
        blocks = blocks_in(text)
        if not blocks:
            return ""
        names = f"“{blocks[0].name}”" if len(blocks) == 1 else f"{len(blocks)} figures"
        self._document.add_text(blocks_text(blocks), f"Paste {names}")
        return f"Pasted {names}."
