"""The frame around the 3D view, which is empty until the window has been painted."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPalette
from PySide6.QtOpenGLWidgets import QOpenGLWidget
from PySide6.QtWidgets import QWidget

from cubewright.gui.viewer.create import create_view_in_steps
from cubewright.gui.viewer.no_view import NoView
from cubewright.gui.viewer.opengl import needs_native_window, opengl_problem
from cubewright.gui.viewer.scene import Scene
from cubewright.gui.widgets.focus import FocusFrame
from cubewright.model.cell import Cell, FloatArray
from cubewright.model.drawing.direction import Direction
from cubewright.model.drawing.look import DARK, LIGHT, LOOKS
from cubewright.translation import tr

if TYPE_CHECKING:
    from cubewright.gui.viewer.voxel_view import VoxelView
MIN_SIDE = 120
"""The minimum width and height of the view, in pixels."""


class ViewFrame(FocusFrame):
    """Shows a scene as soon as the view exists.

    Creating the view takes longer than all other parts of the window, so the window is painted
    first. Until then, an empty widget takes the view's place.
    """

    created = Signal(QWidget)
    """The view was created; it shows the last scene."""
    piece_clicked = Signal(str)
    hide_requested = Signal(str)
    all_requested = Signal()
    turntable_changed = Signal(bool)
    projection_changed = Signal(bool)
    """The view's signals with the same names."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_Placeholder(), parent)
        self._viewer: VoxelView | NoView | None = None
        self._scene = Scene()
        self._steps: Generator[None, None, VoxelView | NoView] | None = create_view_in_steps()
        self._window: QWidget | None = None
        self._next_step = QTimer(self, singleShot=True, interval=0)
        self._next_step.timeout.connect(self._take_next_step)
        if not needs_native_window() and opengl_problem() is None:
            # A visible window that gets its first OpenGL widget would be closed and reopened by Qt.
            QOpenGLWidget(self).hide()

    @property
    def view(self) -> QWidget:
        """The 3D view, or the empty widget in its place."""
        return self.framed_widget

    @property
    def direction(self) -> Direction | None:
        """The direction from which the view looks; None without a 3D view."""
        if self._viewer is None or isinstance(self._viewer, NoView):
            return None
        return self._viewer.direction

    def create_after_painting(self, window: QWidget) -> None:
        """Create the view in short steps after the window is first painted."""
        self._window = window
        window.installEventFilter(self)

    def create_view(self) -> None:
        """Create the view now, unless it exists or the frame is closed."""
        while self._steps is not None:
            self._take_step()

    def close_view(self) -> None:
        """Stop creating the view."""
        self._stop_watching()
        self._next_step.stop()
        self._steps = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Paint:
            self._stop_watching()
            self._next_step.start()
        return super().eventFilter(watched, event)

    def _stop_watching(self) -> None:
        if self._window is not None:
            self._window.removeEventFilter(self)
            self._window = None

    def _take_next_step(self) -> None:
        """Take one step now, and the next step after the waiting events."""
        self._take_step()
        if self._steps is not None:
            self._next_step.start()

    def _take_step(self) -> None:
        assert self._steps is not None
        try:
            next(self._steps)
        except StopIteration as end:
            self.close_view()
            self._show_view(end.value)

    def _show_view(self, view: VoxelView | NoView) -> None:
        self.replace(view)
        view.show_scene(self._scene)
        if not isinstance(view, NoView):
            view.piece_clicked.connect(self.piece_clicked)
            view.hide_requested.connect(self.hide_requested)
            view.all_requested.connect(self.all_requested)
            view.turntable_changed.connect(self.turntable_changed)
            view.projection_changed.connect(self.projection_changed)
        self._viewer = view
        self.created.emit(view)

    # -- the functions of a view

    @property
    def scene(self) -> Scene:
        """The scene that the view shows, now or once it exists."""
        return self._scene

    def show_scene(self, scene: Scene) -> None:
        self._scene = scene
        if self._viewer is not None:
            self._viewer.show_scene(scene)
        elif isinstance(self.framed_widget, _Placeholder):
            self.framed_widget.set_dark(scene.dark)

    def ray_at(self, position: QPointF) -> FloatArray | None:
        """Return the line of sight at a position of the widget: two points, or None."""
        return None if self._viewer is None else self._viewer.ray_at(position)

    def cell_at(self, position: QPointF) -> Cell | None:
        """Return the cell of the scene at a position of the widget."""
        return None if self._viewer is None else self._viewer.cell_at(position)

    def toggle_turntable(self) -> None:
        """Start or stop turning the scene."""
        self.create_view()
        if self._viewer is not None:
            self._viewer.toggle_turntable()

    def reset_view(self) -> None:
        """Show the whole scene from the default direction; a new view does so automatically."""
        if self._viewer is not None:
            self._viewer.reset_view()

    def image(self) -> QImage:
        """Return a picture of the view."""
        self.create_view()
        return QImage() if self._viewer is None else self._viewer.image()


class _Placeholder(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(MIN_SIDE, MIN_SIDE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("3D view"))
        self.setAutoFillBackground(True)

    def set_dark(self, dark: bool) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, LOOKS[DARK if dark else LIGHT].space)
        self.setPalette(palette)
