"""The content of the 3D view, as one value."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import numpy as np
from PySide6.QtGui import QColor

from cubewright.gui.viewer.colours import Mark
from cubewright.gui.viewer.visibility import Visibility
from cubewright.model.cell import Cell, FloatArray
from cubewright.model.figure import Figure
from cubewright.model.solution import Solution
from cubewright.presenter.taking_apart.sight import Sight

NO_BARS: FloatArray = np.zeros((0, 2, 3))


@dataclass(frozen=True)
class ColouredCells:
    """Cells of one colour; with ``through`` they are visible behind other cells."""

    cells: tuple[Cell, ...] = ()
    colour: QColor = field(default_factory=QColor)
    through: bool = False


@dataclass(frozen=True, eq=False)
class Scene:
    """A figure or the pieces of a solution, and the settings of their display.

    A view compares the parts of two scenes by identity, and rebuilds only the parts that differ.
    Change a scene with :func:`dataclasses.replace` or the methods below.
    """

    figure: Figure = field(default_factory=lambda: Figure(()))
    solution: Solution | None = None
    """The visible solution; None shows the figure in one colour."""
    is_partial: bool = False
    """Whether the solution is incomplete; the other cells of the figure are then glass."""
    opening: int = 0
    """The number of files opened so far; the camera faces the first figure of a new file."""
    places: FloatArray | None = None
    """A place ``(3, 4)`` for each piece during disassembly; None if the pieces are assembled.

    A place is a rotation matrix followed by a column with the translation.
    """
    sight: Sight | None = None
    """The region that the camera keeps visible while pieces move."""
    arrows: FloatArray = field(default_factory=lambda: np.zeros((0, 2, 3)))
    """The start and the end of each arrow, ``(n, 2, 3)``."""
    bars: FloatArray = field(default_factory=lambda: NO_BARS)
    """The ends of the bars along edges that hardly pass other pieces, ``(n, 2, 3)``."""
    ghost: ColouredCells = ColouredCells()
    """A piece that is being placed."""
    hover: ColouredCells = ColouredCells()
    """Translucent cells under the mouse."""
    marked: tuple[Cell, ...] = ()
    """Cells that are marked through all others."""
    mark: Mark = Mark.FAULT
    chosen: tuple[int, ...] = ()
    """The indices of the chosen pieces of the solution, whose cells are marked."""
    visibility: Visibility = field(default_factory=Visibility)
    """The outlined and hidden pieces, and the layers that are left out."""
    explode: float = 0.0
    """The separation of pieces: 0 for touching, 1 for twice the distances from the centre."""
    cell_colours: tuple[str, ...] = ()
    """The project's colours of the colour numbers from 1."""
    colours_cells: bool = True
    """Whether pieces of a solution show the colours of their cells, or only their own."""
    symbols: bool = False
    """Whether pieces show their symbols on their faces."""
    dark: bool = False
    parallel: bool = False
    """Whether the projection is parallel; otherwise, it is in perspective."""
    motion: bool = True
    """Whether the camera moves smoothly; otherwise, it jumps."""

    def with_figure(self, figure: Figure) -> Scene:
        """Return the same view of a figure without pieces."""
        return self._with(figure, None, is_partial=False)

    def with_solution(self, solution: Solution) -> Scene:
        """Return the same view of a solution, as assembled."""
        return self._with(solution.puzzle.figure, solution, is_partial=False)

    def with_part(self, solution: Solution) -> Scene:
        """Return the same view of an incomplete solution; the other cells are glass."""
        return self._with(solution.puzzle.figure, solution, is_partial=True)

    def _with(self, figure: Figure, solution: Solution | None, *, is_partial: bool) -> Scene:
        changed = replace(
            self,
            figure=figure,
            solution=solution,
            is_partial=is_partial,
            places=None,
            sight=None,
            bars=NO_BARS,
        )
        if figure.lattice == self.figure.lattice:
            return changed
        return replace(changed, ghost=ColouredCells(), hover=ColouredCells(), marked=())
