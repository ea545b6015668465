"""A figure or a solution as text for forums and mails: its block, its layers, its coordinates."""

from __future__ import annotations

from collections.abc import Sequence

from cubewright.formats.fig.writer import figure_text
from cubewright.formats.solutions.fig import FIG
from cubewright.model.cell import Cell
from cubewright.model.drawing.layer_text import layers_picture
from cubewright.model.figure import Figure
from cubewright.model.solution import Solution
from cubewright.translation import tr


def shared_block(figure: Figure, solution: Solution | None) -> str:
    """Return the text of a figure or a solution for figure files."""
    if solution is None:
        return figure_text(figure)
    puzzle = solution.puzzle
    return FIG.opening(puzzle) + FIG.one_of(puzzle)(solution, 1)


def shared_text(figure: Figure, solution: Solution | None) -> str:
    """Return the block, the layers side by side (the top one on the left), and coordinates.

    >>> from cubewright.model.figure import Figure
    >>> print(shared_text(Figure([(0, 0, 0), (1, 0, 0)], "Bar"), None))
    /SOMA Bar
    /11
    <BLANKLINE>
    Layers, the top one on the left:
    |##|
    <BLANKLINE>
    Cells (x to the right, y to the back, z up):
    (0,0,0) (1,0,0)
    <BLANKLINE>
    """
    if solution is None:
        marks = dict.fromkeys(figure.cells, "#")
        places = [_cells(figure.cells)]
    else:
        marks = solution.symbols()
        places = [
            f"{solution.piece(placed).symbol}: {_cells(placed.cells)}" for placed in solution.placed
        ]
    parts = (
        shared_block(figure, solution).rstrip("\n"),
        "",
        tr("Layers, the top one on the left:"),
        layers_picture(marks, figure.lattice),
        "",
        tr("Cells (x to the right, y to the back, z up):"),
        *places,
        "",
    )
    return "\n".join(parts)


def _cells(cells: Sequence[Cell]) -> str:
    return " ".join(f"({x},{y},{z})" for x, y, z in sorted(cells))
