"""The palette in which all windows show pieces."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cubewright.model.piece import PieceSet
from cubewright.model.pieces.palette import OWN_COLOURS, Palette, palettes


class PieceColours(QObject):
    """The colours of pieces in the chosen palette, shared by all windows of the process.

    A widget that shows pieces gets their colours here, and listens to ``changed``.
    """

    changed = Signal()
    """Emitted when another palette was chosen."""

    def __init__(self) -> None:
        super().__init__()
        self._palette = palettes()[OWN_COLOURS]
        self._shown: tuple[PieceSet, PieceSet] | None = None
        """The set requested last, and its copy in the colours of the palette."""

    @property
    def palette(self) -> Palette:
        return self._palette

    def choose(self, name: str) -> None:
        """Choose a palette by name; an unknown name selects the pieces' own colours."""
        palette = palettes().get(name, palettes()[OWN_COLOURS])
        if palette is not self._palette:
            self._palette, self._shown = palette, None
            self.changed.emit()

    def colour(self, pieces: PieceSet, index: int) -> str:
        """Return the colour ``#rrggbb`` in which a piece of a set is shown."""
        return self._palette.colour(pieces, index)

    def shown(self, pieces: PieceSet) -> PieceSet:
        """Return a copy of a set in the colours of the palette."""
        if self._shown is None or self._shown[0] is not pieces:
            self._shown = pieces, self._palette.recolour(pieces)
        return self._shown[1]


PIECE_COLOURS = PieceColours()
