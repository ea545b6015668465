"""Create the 3D view, or a text view that explains why this computer cannot draw it."""

from __future__ import annotations

from collections.abc import Generator
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from cubewright.gui.viewer.no_view import NoView
from cubewright.gui.viewer.opengl import needs_native_window, opengl_problem
from cubewright.translation import tr

if TYPE_CHECKING:
    from cubewright.gui.viewer.voxel_view import VoxelView

_LIBRARIES = ("OpenGL.GL.VERSION.GL_1_1", "OpenGL.GL", "OpenGL.GL.shaders")


def create_view(parent: QWidget | None = None) -> VoxelView | NoView:
    """Return a :class:`VoxelView`, or a :class:`NoView` with the reason why it is impossible."""
    steps = create_view_in_steps(parent)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            view: VoxelView | NoView = end.value
            return view


def create_view_in_steps(
    parent: QWidget | None = None,
) -> Generator[None, None, VoxelView | NoView]:
    """Create the view in short steps, between which the window can handle events.

    Importing the libraries takes most of the time. They are imported only here, because the window
    needs them for nothing else, and because the import fails on a system without libGL.
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
            if needs_native_window():
                view.become_native()
            return view
    return NoView(problem, parent)


def _import_libraries() -> Generator[None]:
    for name in _LIBRARIES:
        yield
        import_module(name)
    yield
