"""Cut, copy and paste in the layer editor: a box, or the current layer."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.widgets.clipboard_part import Copied
from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.presenter.clipboard_text import (
    CopiedPart,
    blocks_in,
    first_cell,
    part_in,
    part_text,
    pasted_part,
)
from cubewright.presenter.editing.edits import Change
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
        sheet, box = self._editor.sheet, self._part()
        text = part_text(
            Figure(sheet.cells, self._editor.figure.name, sheet.grid.lattice, sheet.optional),
            box,
            is_layer=not self._editor.layer_grid.box,
        )
        if not text:
            return None
        cells = cubelets(len(sheet.cells.intersection(box)), sheet.grid.lattice.noun)
        if self._editor.layer_grid.box:
            return Copied(text, tr("the box, {cells}", cells=cells))
        return Copied(text, tr("the layer, {cells}", cells=cells))

    def remove(self) -> str:
        """Empty the box or layer."""
        sheet, box = self._editor.sheet, self._part()
        number = cubelets(len(sheet.cells.intersection(box)), sheet.grid.lattice.noun)
        text = tr("Cut {cells}", cells=number)
        self._editor.edit(Change(sheet.cells.difference(box), text, sheet.grid.size))
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
        if not self._drawn(part):
            return tr("The copied part is larger than the grid can be.")
        return tr("Pasted {cells}.", cells=cubelets(len(part.figure), lattice.noun))

    def _drawn(self, part: CopiedPart) -> bool:
        """Draw a part at the box or cursor; return False if the grid cannot hold it."""
        sheet, grid = self._editor.sheet, self._editor.layer_grid
        cells = grid.box or (grid.cursor_cell,)
        if part.is_layer:
            cells = sheet.grid.layer(sheet.layer)
        target = first_cell(sheet.grid.lattice, cells)
        change = pasted_part(sheet.grid, sheet.marks, part, target)
        if change is not None:
            self._editor.edit(change)
        return change is not None

    def _part(self) -> tuple[Cell, ...]:
        """Return the cells of the selected box, or of the layer."""
        sheet = self._editor.sheet
        return self._editor.layer_grid.box or sheet.grid.layer(sheet.layer)
