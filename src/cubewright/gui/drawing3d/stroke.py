"""A stroke in the 3D view: the cells that a click or a drag adds or changes."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from cubewright.gui.drawing3d.pointing import Target
from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.lattice import BuildingBlock
from cubewright.presenter.editing import cell_changes


class StrokeKind(Enum):
    """The kind of cells that a stroke draws; the start of the stroke decides."""

    NEXT_TO_FACES = auto()
    """New cells across faces."""
    ON_THE_GROUND = auto()
    """New cells on the ground beside the figure."""
    EXISTING_CELLS = auto()
    """Changes of existing cells."""


class Stroke:
    """Collects cells of one kind; the figure stays unchanged during the stroke.

    A drag therefore adds only one layer of cells and does not climb onto its own cells, and a drag
    that removes cells does not dig into the figure.
    """

    def __init__(
        self, figure: Figure, block: BuildingBlock | None, kind: StrokeKind, *, draws: bool
    ) -> None:
        self.figure = figure
        self.kind = kind
        self.draws = draws
        """Whether the pen draws; otherwise it erases."""
        self.cells: frozenset[Cell] = frozenset()
        self.last: Cell = (0, 0, 0)
        """A cell of the layer that the editor shows after the stroke."""
        self._block = block
        self._seen: set[Cell] = set()

    def add(self, target: Target, mirrored: Callable[[frozenset[Cell]], frozenset[Cell]]) -> None:
        """Add the cell or block at a target, and its mirror images, if the target fits the kind."""
        if (target.cell is None) is not (self.kind is StrokeKind.ON_THE_GROUND):
            return
        changes = self.kind is StrokeKind.EXISTING_CELLS
        cell = target.cell if changes and target.cell is not None else target.beyond
        if cell in self._seen or cell in self.cells:
            return
        self._seen.add(cell)
        self.last = cell
        filled = frozenset(self.figure.cells)
        if changes:
            left = self._with_cells(filled - self.cells)
            found = cell_changes.cells_to_change(left, cell, self._block, target.point)
            self.cells |= mirrored(found) & filled
        else:
            there = self._with_cells(filled | self.cells)
            found = cell_changes.cells_to_add(there, cell, self._block, target.point)
            self.cells |= mirrored(found) - filled

    def _with_cells(self, cells: frozenset[Cell]) -> Figure:
        """Return the figure with these cells if the stroke draws blocks, which could overlap."""
        if self._block is None or not self.cells:
            return self.figure
        return self.figure.with_cells(cells)
