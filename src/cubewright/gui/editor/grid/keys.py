"""The keys of the layer grid, and what a screen reader says about the cell at the cursor."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from cubewright.gui.editor.sheet import Sheet
from cubewright.model.cell import Cell
from cubewright.model.lattice import Point
from cubewright.presenter.editing.strokes import cubelets
from cubewright.translation import joined, tr

ARROWS: dict[int, Point] = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, 1.0),
    Qt.Key.Key_Down: (0.0, -1.0),
}
LAYER_KEYS: dict[int, int] = {Qt.Key.Key_PageUp: 1, Qt.Key.Key_PageDown: -1}
PENS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ZOOMS = {
    Qt.Key.Key_Plus: 1,
    Qt.Key.Key_Equal: 1,
    Qt.Key.Key_Minus: -1,
    Qt.Key.Key_0: 0,
}
"""The keys that zoom together with Ctrl; 0 fits the layer."""


def zoom_steps(event: QKeyEvent) -> int | None:
    """Return the number of zoom steps that a key asks for, 0 to fit, or None."""
    ignored = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
    if event.modifiers() & ~ignored != Qt.KeyboardModifier.ControlModifier:
        return None
    return _ZOOMS.get(Qt.Key(event.key()))


def cell_description(sheet: Sheet, cell: Cell, box: Collection[Cell] | None) -> str:
    """Describe a cell and the selected box for screen readers."""
    grid = sheet.grid
    parts = [tr(grid.lattice.noun) if cell in sheet.cells else tr("empty")]
    if cell in sheet.optional:
        parts.append(tr("optional"))
    if cell in sheet.colours:
        parts.append(tr("colour {number}", number=sheet.colours[cell]))
    parts.append(tr("cell {place}", place=", ".join(str(number) for number in cell)))
    parts.append(tr("layer {number}", number=grid.number(sheet.layer)))
    if box is not None:
        parts.append(tr("box of {cells}", cells=cubelets(len(box), grid.lattice.noun)))
    return joined(", ", parts)
