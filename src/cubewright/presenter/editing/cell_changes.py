"""Changes of single cells or building blocks of a figure, as the 3D view makes them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.lattice import BuildingBlock, Point3
from cubewright.presenter.editing.blocks import block_with
from cubewright.presenter.editing.grid import largest
from cubewright.presenter.editing.pens import Marks, Pen, PenKind
from cubewright.translation import counted, tr

FigureChange = tuple[Figure, str]
"""The changed figure, and the name of the change for the undo menu."""


def cells_to_add(
    figure: Figure, cell: Cell, block: BuildingBlock | None, near: Point3
) -> frozenset[Cell]:
    """Return the empty cells that are filled with a cell: of the block with most room there."""
    filled = frozenset(figure.cells)
    found = block_with(
        figure.lattice, block, cell, suits=lambda copy: -len(copy & filled), near=near
    )
    return found - filled


def cells_to_change(
    figure: Figure, cell: Cell, block: BuildingBlock | None, near: Point3
) -> frozenset[Cell]:
    """Return the filled cells that are changed with a cell: of the block with most of them."""
    filled = frozenset(figure.cells)
    found = block_with(
        figure.lattice, block, cell, suits=lambda copy: len(copy & filled), near=near
    )
    return found & filled


def with_pen(figure: Figure, cells: Collection[Cell], pen: Pen, *, draws: bool) -> FigureChange:
    """Return a figure after drawing or erasing with a pen on some cells."""
    marks = Marks.of(figure)
    after = pen.draw(marks, cells) if draws else pen.erase(marks, cells)
    changed = figure.with_cells(after.cells) if pen.kind is PenKind.FILL else after.on(figure)
    return changed, pen.text(len(cells), figure.lattice.noun, draws=draws)


def with_optional(figure: Figure, cells: Collection[Cell], *, optional: bool) -> FigureChange:
    """Return a figure with some of its cells marked as optional, or as required."""
    chosen = frozenset(cells)
    marked = figure.optional | chosen if optional else figure.optional - chosen
    changed = counted(len(chosen), figure.lattice.noun)
    if optional:
        text = tr("Mark {cells} as optional", cells=changed)
    else:
        text = tr("Mark {cells} as required", cells=changed)
    return replace(figure, optional=marked), text


def is_too_large(figure: Figure) -> bool:
    """Return whether a figure needs a larger grid than a user can choose."""
    return any(side > most for side, most in zip(figure.size, largest(figure.lattice), strict=True))
