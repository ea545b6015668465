"""Cut, copy and paste of whole figures, with their comments, pieces and constraints."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from cubewright.formats.fig.writer import blocks_text
from cubewright.gui.project.document import Document
from cubewright.gui.project.list.figures_panel import FiguresPanel
from cubewright.gui.widgets.clipboard_part import Copied
from cubewright.presenter.clipboard_text import blocks_in
from cubewright.translation import counted, tr


class FigureClipboard:
    """Copies the current figure; pastes figures at the end of the file."""

    def __init__(self, document: Document, figures: FiguresPanel) -> None:
        self._document = document
        self._figures = figures

    @property
    def widget(self) -> QWidget:
        """The list of figures."""
        return self._figures

    @property
    def noun(self) -> str:
        """The figure, or the figures if several are selected."""
        return tr("figure") if len(self._figures.selected) == 1 else tr("figures")

    def copied(self) -> Copied | None:
        """Return the selected figures as they would be saved; None if all are empty."""
        document, blocks = self._document, self._document.file.blocks
        figures = [(row, document.figure_at(row)) for row in self._figures.selected]
        rows = [row for row, figure in figures if figure and figure.cells and row < len(blocks)]
        text = blocks_text([blocks[row] for row in rows])
        if not text:
            return None
        name = _named([document.name_at(row) for row in rows])
        return Copied(text, name)

    def remove(self) -> str:
        """Remove the selected figures from the file."""
        selected = self._figures.selected
        if len(self._document.blocks) == len(selected):
            return tr("A file keeps at least one figure, so nothing was removed.")
        self._document.remove(selected)
        return ""

    def paste(self, text: str) -> str:
        """Add the figures of a text to the file."""
        blocks = blocks_in(text)
        if not blocks:
            return ""
        names = _named([block.name for block in blocks])
        self._document.add_text(blocks_text(blocks), tr("Paste {names}", names=names))
        return tr("Pasted {names}.", names=names)


def _named(names: Sequence[str]) -> str:
    """Return the name of a figure, or how many there are."""
    return tr("“{name}”", name=names[0]) if len(names) == 1 else counted(len(names), "figure")
