"""The 3D view if this computer can draw it, else a text view that says why not."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from importlib import import_module
from typing import Protocol

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from cubewright.gui.viewer.colours import Mark
from cubewright.gui.viewer.no_view import NoView
from cubewright.gui.viewer.opengl import gets_own_window, opengl_problem
from cubewright.gui.viewer.visibility.states import Visibility
from cubewright.model.cell import Cell, FloatArray
from cubewright.model.figure import Figure
from cubewright.model.solution import Solution
from cubewright.presenter.taking_apart.sight import Sight
from cubewright.translation import tr


class Viewer(Protocol):
    """The interface that the window uses of the view made by :func:`create_view`."""

    def show_figure(self, figure: Figure) -> None:
        """Show the cells of a figure."""

    def show_solution(self, solution: Solution | None) -> None:
        """Show the pieces of a solution; None shows the figure again."""

    def show_part(self, solution: Solution) -> None:
        """Show the pieces of an incomplete solution; the rest of the figure is transparent."""

    def show_moved(self, places: FloatArray | None, sight: Sight | None = None) -> None:
        """Show each piece of the solution at a place ``(3, 4)`` of its own; None: as assembled.

        A place is a matrix that turns the piece, and then the vector that shifts it.
        """

    def show_arrows(self, ends: FloatArray) -> None:
        """Show arrows from one point to another, ``(n, 2, 3)``."""

    def expect_another(self) -> None:
        """Treat the next figure as newly opened, not as an edited version of this one."""

    def show_ghost(self, cells: Iterable[Cell], colour: QColor) -> None:
        """Show a piece before it is placed; no cells removes it."""

    def show_hover(self, cells: Iterable[Cell], colour: QColor, *, through: bool) -> None:
        """Show translucent cells under the mouse; no cells removes them."""

    def ray_at(self, position: QPointF) -> FloatArray | None:
        """Return the line of sight at a position of the widget: two points, or None."""

    def cell_at(self, position: QPointF) -> Cell | None:
        """Return the cell of the scene at a position of the widget."""

    def mark_cells(self, cells: Iterable[Cell], mark: Mark = Mark.FAULT) -> None:
        """Mark cells, of a fault or of the chosen piece; no cells removes the marks."""

    def set_dark(self, dark: bool) -> None:
        """Use the dark or the light colours."""

    def set_explode(self, factor: float) -> None:
        """Explode the solution: 0 lets pieces touch, 1 doubles distances from the middle."""

    def set_visibility(self, visibility: Visibility) -> None:
        """Show pieces solid, outlined or not at all, and leave out the layers beyond a plane."""

    def set_symbols(self, shown: bool) -> None:
        """Show the symbols of pieces on their faces."""

    def set_rounded(self, rounded: bool) -> None:
        """Show rounded edges with fine lines; otherwise edges are crisp and dark."""

    def set_parallel(self, parallel: bool) -> None:
        """Choose between parallel lines and perspective."""

    def set_motion(self, enabled: bool) -> None:
        """Set whether the camera moves smoothly; otherwise it moves at once."""

    def toggle_turntable(self) -> None:
        """Start or stop turning the scene."""

    def reset_view(self) -> None:
        """Show the whole scene from the default direction."""

    def image(self) -> QImage:
        """Return a picture of the view."""


_LIBRARIES = ("OpenGL.GL.VERSION.GL_1_1", "OpenGL.GL", "OpenGL.GL.shaders")
_QT_MODULES = ("PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets")
_CLASSES_PER_STEP = 100


def create_view(parent: QWidget | None = None) -> QWidget:
    """Return a :class:`VoxelView`, or a :class:`NoView` that shows why there is none."""
    steps = create_view_in_steps(parent)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            view: QWidget = end.value
            return view


def create_view_in_steps(parent: QWidget | None = None) -> Generator[None, None, QWidget]:
    """Create the view in short steps, between which the window can handle events.

    The libraries take most of the time. They are imported only here, because the
    window needs nothing else of them, and because the import fails on a system
    without libGL.
    """
    problem = opengl_problem()
    if problem is None:
        try:
            yield from _import_libraries()
            from cubewright.gui.viewer.voxel_view import VoxelView
        except ImportError as error:
            problem = tr("its OpenGL library cannot be loaded ({error})", error=str(error))
        else:
            yield
            view = VoxelView(parent)
            if gets_own_window():
                view.use_own_window()
            return view
    return NoView(problem, parent)


def _import_libraries() -> Generator[None]:
    for name in _LIBRARIES:
        yield
        import_module(name)
    # pyqtgraph reads every name of these modules, and PySide makes a class when
    # its name is first read. Doing so here leaves pyqtgraph a shorter step.
    for module in map(import_module, _QT_MODULES):
        for number, name in enumerate(dir(module)):
            if number % _CLASSES_PER_STEP == 0:
                yield
            getattr(module, name, None)
    yield
    import_module("pyqtgraph")
    yield
    import_module("pyqtgraph.opengl")
    yield
