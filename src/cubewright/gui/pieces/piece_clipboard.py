"""Cut, copy and paste of pieces in the pieces panel."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cubewright.gui.pieces.panel import PiecesPanel
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.clipboard_part import Copied
from cubewright.presenter.clipboard_text import blocks_in, piece_text, pieces_in
from cubewright.presenter.pieces import set_edits as changes
from cubewright.translation import several, tr, trn


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
        return tr("piece")

    def copied(self) -> Copied | None:
        """Return the selected piece; None if there is none."""
        if self._panel.chosen < 0:
            return None
        piece = self._document.piece_set.pieces[self._panel.chosen]
        return Copied(piece_text(piece), tr("piece {symbol}", symbol=piece.symbol))

    def remove(self) -> str:
        """Remove the selected piece from the set."""
        pieces, chosen = self._document.piece_set, self._panel.chosen
        symbol = pieces.pieces[chosen].symbol
        self._panel.change(changes.without(pieces, chosen), tr("Cut piece {symbol}", symbol=symbol))
        return ""

    def paste(self, text: str) -> str:
        """Add the pieces of a text to the set."""
        pieces, chosen = self._document.piece_set, self._panel.chosen
        blocks = blocks_in(text)
        found = pieces_in(blocks, pieces)
        if not found:
            if not blocks:
                return ""
            return tr("The copied cells are not {cells}.", cells=several(pieces.lattice.noun))
        for place, piece in enumerate(found):
            pieces = changes.with_new(pieces, piece, after=chosen + place)
        symbols = ", ".join(piece.symbol for piece in found)
        number = len(found)
        text = trn("Paste piece {symbols}", "Paste pieces {symbols}", number, symbols=symbols)
        self._panel.change(pieces, text)
        self._panel.choose(chosen + len(found))
        return trn("Pasted piece {symbols}.", "Pasted pieces {symbols}.", number, symbols=symbols)
