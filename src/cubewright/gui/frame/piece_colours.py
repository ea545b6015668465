"""The palette and the material in which all windows show pieces."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cubewright.model.drawing.studio import Material
from cubewright.model.piece import PieceSet
from cubewright.model.pieces.palette import (
    HIGH_CONTRAST,
    OWN_COLOURS,
    WOOD_COLOURS,
    Palette,
    palettes,
)


class PieceColours(QObject):
    """The colours of pieces in the chosen palette, shared by all windows of the process.

    A widget that shows pieces gets their colours here, and listens to ``changed``.
    """

    changed = Signal()
    """Emitted when another palette or material is shown."""

    def __init__(self) -> None:
        super().__init__()
        self._chosen = palettes()[OWN_COLOURS]
        self._material = Material.LACQUER
        self._has_outlines = False
        self._shown: tuple[PieceSet, PieceSet] | None = None
        """The set that was requested last, and its copy in the colours of the palette."""

    @property
    def chosen(self) -> Palette:
        """The palette that the user chose."""
        return self._chosen

    @property
    def palette(self) -> Palette:
        """The palette in use: brown for pieces of wood if the user chose no palette."""
        if self._material is Material.WOOD and self._chosen.name == OWN_COLOURS:
            return palettes()[WOOD_COLOURS]
        return self._chosen

    @property
    def chosen_material(self) -> Material:
        """The material that the user chose."""
        return self._material

    @property
    def material(self) -> Material:
        """The material in use: crisp outlines in high contrast."""
        is_drawn = self._has_outlines or self._chosen.name == HIGH_CONTRAST
        return Material.DRAWING if is_drawn else self._material

    def choose(self, name: str) -> None:
        """Choose a palette by name; an unknown name selects the pieces' own colours."""
        self._use(palettes().get(name, palettes()[OWN_COLOURS]), self._material)

    def choose_material(self, material: Material) -> None:
        """Choose the material of pieces in 3D."""
        self._use(self._chosen, material)

    def show_outlines(self, shown: bool) -> None:
        """Show crisp outlines in place of the material, for the theme of high contrast."""
        if shown is not self._has_outlines:
            self._has_outlines = shown
            self.changed.emit()

    def _use(self, palette: Palette, material: Material) -> None:
        if (palette, material) != (self._chosen, self._material):
            self._chosen, self._material, self._shown = palette, material, None
            self.changed.emit()

    def colour(self, pieces: PieceSet, index: int) -> str:
        """Return the colour ``#rrggbb`` in which a piece of a set is shown."""
        return self.palette.colour(pieces, index)

    def shown(self, pieces: PieceSet) -> PieceSet:
        """Return a copy of a set in the colours of the palette."""
        if self._shown is None or self._shown[0] is not pieces:
            self._shown = pieces, self.palette.recolour(pieces)
        return self._shown[1]


PIECE_COLOURS = PieceColours()
