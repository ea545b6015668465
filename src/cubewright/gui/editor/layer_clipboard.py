"""Cut, copy and paste in the layer editor: a box, or the current layer."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.widgets.clipboard_part import Copied
from cubewright.presenter.clipboard_text import blocks_in, part_in
from cubewright.presenter.editing.strokes import cubelets
from cubewright.translation import several, tr


class LayerClipboard:
    """Copies the selected box, or the whole layer if no box is selected."""

    def __init__(self, editor: FigureEditor) -> None:
        self._editor = editor

    @property
    def widget(self) -> QWidget:
        """The editor."""
        return self._editor

    @property
    def noun(self) -> str:
        """The box or the layer."""
        return tr("box") if self._editor.layer_grid.box else tr("layer")

    def copied(self) -> Copied | None:
        """Return the cells of the box or layer; None if it is empty."""
        text, number = self._editor.copied_part()
        if not text:
            return None
        cells = cubelets(number, self._editor.sheet.grid.lattice.noun)
        if self._editor.layer_grid.box:
            return Copied(text, tr("the box, {cells}", cells=cells))
        return Copied(text, tr("the layer, {cells}", cells=cells))

    def remove(self) -> str:
        """Empty the box or layer."""
        self._editor.clear_part()
        return ""

    def paste(self, text: str) -> str:
        """Draw the first figure of a text at the cursor."""
        blocks = blocks_in(text)
        lattice = self._editor.sheet.grid.lattice
        fitting = [each for each in blocks if each.lattice == lattice]
        if not fitting:
            if not blocks:
                return ""
            return tr("The copied cells are not {cells}.", cells=several(lattice.noun))
        part = part_in(fitting[0])
        if not self._editor.paste_part(part):
            return tr("The copied part is larger than the grid can be.")
        return tr("Pasted {cells}.", cells=cubelets(len(part.figure), lattice.noun))
