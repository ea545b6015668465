"""The 3D view where this computer can draw it, else a sentence in its place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from cubewright.gui.viewer.no_view import NoView
from cubewright.gui.viewer.opengl import composing_is_slow, opengl_here
from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.solution import Solution


class Viewer(Protocol):
    """What the window asks of whatever :func:`create_view` gave it."""

    def show_figure(self, figure: Figure) -> None:
        """Show a figure's cubelets."""

    def show_solution(self, solution: Solution | None) -> None:
        """Show where a solution's pieces lie; None shows the figure again."""

    def show_part(self, solution: Solution) -> None:
        """Show the pieces of a solution that is not complete, the rest of its figure as glass."""

    def expect_another(self) -> None:
        """What is shown next is opened: it is no later state of what is shown now."""

    def show_ghost(self, cells: Iterable[Cell], colour: QColor) -> None:
        """Show a piece that is not laid yet; no cells take it away."""

    def cell_at(self, position: QPointF) -> Cell | None:
        """The cubelet that is seen at a position of the widget."""

    def mark_cells(self, cells: Iterable[Cell]) -> None:
        """Point out cells; none of them takes the marks away."""

    def set_dark(self, dark: bool) -> None:
        """Follow the program's dark or light look."""

    def set_explode(self, factor: float) -> None:
        """Move the pieces apart: 0 lets them touch, 1 doubles their way from the middle."""

    def reset_view(self) -> None:
        """Look at the whole again, from the usual side."""

    def image(self) -> QImage:
        """What is shown now."""


def create_view(parent: QWidget | None = None) -> QWidget:
    """A :class:`VoxelView`, or a :class:`NoView` that says why there is none; both a Viewer."""
    opengl = opengl_here()
    problem = opengl.problem
    if problem is None:
        try:
            # Imported only here: where the system has no libGL the import itself fails.
            from cubewright.gui.viewer.voxel_view import VoxelView
        except ImportError as error:
            problem = f"its OpenGL library cannot be loaded ({error})"
        else:
            view = VoxelView(parent)
            if composing_is_slow(opengl):
                view.have_own_window()
            return view
    return NoView(problem, parent)
