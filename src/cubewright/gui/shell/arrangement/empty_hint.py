"""What to do with an empty project, written into the grid until something is drawn."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cubewright.gui.editor.grid.layer_canvas import LayerCanvas
from cubewright.gui.pieces.open_piece import OpenPiece
from cubewright.gui.project.document import Document


class EmptyHint(QObject):
    """Lets the empty grid of an empty figure say how to begin; that of a piece does not."""

    def __init__(self, document: Document, grid: LayerCanvas, open_piece: OpenPiece) -> None:
        super().__init__(grid)
        self._document = document
        self._grid = grid
        self._open_piece = open_piece
        open_piece.opened_changed.connect(self._update)
        for changed in (document.figure_changed, document.current_changed, document.file_changed):
            changed.connect(self._update)
        self._update()

    def _update(self, _payload: object = None) -> None:
        is_piece = self._open_piece.piece is not None
        self._grid.invite(not (self._document.figure.cells or is_piece))
