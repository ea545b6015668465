"""Cut, copy and paste of pieces in the pieces panel."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cubewright.gui.pieces.panel import PiecesPanel
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.clipboard_part import Copied
from cubewright.presenter.clipboard_text import blocks_in, piece_text, pieces_in
from cubewright.presenter.pieces import set_edits as changes


class PieceClipboard:
    """Copies the selected piece; pastes pieces after it."""

    def __init__(self, document: Document, panel: PiecesPanel) -> None:
        self._document = document
        self._panel = panel

    @property
    def widget(self) -> QWidget:
        """The panel."""
        return self._panel

    @property
    def noun(self) -> str:
        """The piece."""
        return "piece"

    def copied(self) -> Copied | None:
        """Return the selected piece; None if there is none."""
        if self._panel.chosen < 0:
            return None
        piece = self._document.piece_set.pieces[self._panel.chosen]
        return Copied(piece_text(piece), f"piece {piece.symbol}")

    def remove(self) -> str:
        """Remove the selected piece from the set."""
        pieces, chosen = self._document.piece_set, self._panel.chosen
        symbol = pieces.pieces[chosen].symbol
        self._panel.change(changes.without(pieces, chosen), f"Cut piece {symbol}")
        return ""

    def paste(self, text: str) -> str:
        """Add the pieces of a text to the set."""
        pieces, chosen = self._document.piece_set, self._panel.chosen
        blocks = blocks_in(text)
        found = pieces_in(blocks, pieces)
        if not found:
            return f"The copied cells are not {pieces.lattice.noun}s." if blocks else ""
        for number, piece in enumerate(found):
            pieces = changes.with_new(pieces, piece, after=chosen + number)
        symbols = ", ".join(piece.symbol for piece in found)
        what = f"piece{'' if len(found) == 1 else 's'} {symbols}"
        self._panel.change(pieces, f"Paste {what}")
        self._panel.choose(chosen + len(found))
        return f"Pasted {what}."
