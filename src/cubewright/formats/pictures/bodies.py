"""The content of a picture: bodies of cells with their colours and symbols."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from cubewright.model.cell import Cell
from cubewright.model.colours import NO_COLOURS, Colours
from cubewright.model.drawing.look import DARK_CELLS, FAINT, FIGURE_COLOUR, mixed
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.pieces.colours import copy_colour, numbered_colour
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution

MARK_SHARE = 0.6
"""The share of a cell's own colour, small enough for the piece's colour to be recognised."""


@dataclass(frozen=True)
class Body:
    """Cells of one colour; ``symbol`` is "" for cells of a figure.

    ``pattern`` is the number of a line pattern, 0 for no pattern. ``marks`` are the colour numbers
    of cells drawn with colours, ``cell_colours`` are the project's colours of the numbers from 1,
    and ``mark_share`` is the share of a cell's own colour in its mix with the body's colour.
    """

    cells: tuple[Cell, ...]
    colour: str
    symbol: str = ""
    opacity: float = 1.0
    pattern: int = 0
    marks: Colours = NO_COLOURS
    mark_share: float = 1.0
    cell_colours: tuple[str, ...] = ()

    @cached_property
    def _numbers(self) -> dict[Cell, int]:
        return dict(self.marks)

    def colour_of(self, cell: Cell) -> str:
        """Return the colour of a cell."""
        number = self._numbers.get(cell) if self.marks else None
        if not number:
            return self.colour
        return mixed(self.colour, numbered_colour(number, self.cell_colours), self.mark_share)


@dataclass(frozen=True)
class Scene:
    """The bodies of a picture, and all cells of the figure."""

    lattice: Lattice
    bodies: tuple[Body, ...]
    figure: tuple[Cell, ...]


def solution_scene(solution: Solution) -> Scene:
    """Return the placed pieces of a solution, in the colours of their copies."""
    bodies = tuple(
        Body(
            placed.cells,
            copy_colour(solution.piece(placed).colour, placed.copy),
            solution.piece(placed).symbol,
            marks=solution.colours_of(placed),
            mark_share=MARK_SHARE,
            cell_colours=solution.puzzle.cell_colours,
        )
        for placed in solution.placed
    )
    figure = solution.puzzle.figure
    return Scene(figure.lattice, bodies, figure.cells)


def figure_scene(puzzle: Puzzle) -> Scene:
    """Return the figure of a puzzle without pieces."""
    return bare_figure_scene(puzzle.figure, cell_colours=puzzle.cell_colours)


def bare_figure_scene(
    figure: Figure, colour: str = FIGURE_COLOUR, cell_colours: tuple[str, ...] = ()
) -> Scene:
    """Return a figure without pieces; dark cells are darker and optional cells are faint."""
    dark = figure.dark or frozenset()
    kinds: dict[tuple[str, float], list[Cell]] = {}
    for cell in figure.cells:
        shade = mixed(colour, "#000000", 1 - DARK_CELLS) if cell in dark else colour
        kinds.setdefault((shade, FAINT if cell in figure.optional else 1.0), []).append(cell)
    bodies = [
        Body(tuple(cells), shade, "", faint, marks=figure.colours, cell_colours=cell_colours)
        for (shade, faint), cells in kinds.items()
    ]
    return Scene(figure.lattice, tuple(bodies), figure.cells)
