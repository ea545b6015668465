"""The palette in which all windows show pieces."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cubewright.model.piece import PieceSet
from cubewright.model.pieces.palette import OWN_COLOURS, Palette, palettes


class PieceColours(QObject):
    """The colours of pieces in the chosen palette; one for the process, as the theme is.

    A widget that shows pieces asks it for their colours, and follows ``changed``.
    """

    changed = Signal()
    """Another palette was chosen."""

    def __init__(self) -> None:
        super().__init__()
        self._palette = palettes()[OWN_COLOURS]
        self._shown: tuple[PieceSet, PieceSet] | None = None
        """The set that was shown last, and the same in the colours of the palette."""

    @property
    def palette(self) -> Palette:
        """The chosen palette."""
        return self._palette

    def choose(self, name: str) -> None:
        """Use the palette with a name; an unknown name stands for the pieces' own colours."""
        palette = palettes().get(name, palettes()[OWN_COLOURS])
        if palette is not self._palette:
            self._palette, self._shown = palette, None
            self.changed.emit()

    def colour(self, pieces: PieceSet, index: int) -> str:
        """Return the colour ``#rrggbb`` in which a piece of a set is shown."""
        return self._palette.colour(pieces, index)

    def shown(self, pieces: PieceSet) -> PieceSet:
        """Return a set with the colours in which it is shown."""
        if self._shown is None or self._shown[0] is not pieces:
            self._shown = pieces, self._palette.shown(pieces)
        return self._shown[1]


PIECE_COLOURS = PieceColours()
