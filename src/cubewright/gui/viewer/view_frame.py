"""The frame around the 3D view, which is empty until the window has been painted."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtOpenGLWidgets import QOpenGLWidget
from PySide6.QtWidgets import QWidget

from cubewright.gui.viewer.camera import Direction
from cubewright.gui.viewer.colours import DARK, LIGHT, Mark
from cubewright.gui.viewer.create import Viewer, create_view_in_steps
from cubewright.gui.viewer.opengl import gets_own_window, opengl_problem
from cubewright.gui.viewer.visibility.states import Visibility
from cubewright.gui.widgets.focus.frame import FocusFrame
from cubewright.model.cell import Cell, FloatArray
from cubewright.model.figure import Figure
from cubewright.model.solution import Solution
from cubewright.presenter.taking_apart.sight import Sight
from cubewright.translation import tr

MINIMUM_SIDE = 120
"""The smallest width and height of the view, in pixels."""


_SIGNALS = (
    "piece_clicked",
    "hide_requested",
    "all_requested",
    "turntable_changed",
    "projection_changed",
)


class ViewFrame(FocusFrame):
    """Takes the calls of a :class:`Viewer`, and passes them to the view once it exists.

    Creating the view takes longer than everything else in the window, so the window
    is painted before. Until then an empty widget takes the view's place.
    """

    created = Signal(QWidget)
    """The view was created; it shows what was last asked for."""
    piece_clicked = Signal(str)
    hide_requested = Signal(str)
    all_requested = Signal()
    turntable_changed = Signal(bool)
    projection_changed = Signal(bool)
    """The view's own signals, described there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_Placeholder(), parent)
        self._viewer: Viewer | None = None
        self._calls: dict[str, tuple[object, ...]] = {}
        """The last call of each function, for the view that does not exist yet."""
        self._steps: Generator[None, None, QWidget] | None = create_view_in_steps()
        self._window: QWidget | None = None
        self._next_step = QTimer(self, singleShot=True, interval=0)
        self._next_step.timeout.connect(self._take_next_step)
        if not gets_own_window() and opengl_problem() is None:
            # Qt would close and open a visible window that gets its first OpenGL widget.
            QOpenGLWidget(self).hide()

    @property
    def view(self) -> QWidget:
        """The 3D view, or the empty widget in its place."""
        return self.framed

    @property
    def direction(self) -> Direction | None:
        """The direction from which the view looks; None if there is no 3D view."""
        direction = getattr(self._viewer, "direction", None)
        return direction if isinstance(direction, Direction) else None

    def create_after_painting(self, window: QWidget) -> None:
        """Create the view in short steps after the window is first painted."""
        self._window = window
        window.installEventFilter(self)

    def create_view(self) -> None:
        """Create the view now, unless it exists or the frame is closed."""
        while self._steps is not None:
            self._take_step()

    def close_view(self) -> None:
        """Do not create the view any more."""
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
        """Take a step, and the next one after waiting events are handled."""
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

    def _show_view(self, view: QWidget) -> None:
        self.replace(view)
        calls, self._calls = self._calls, {}
        for name, arguments in calls.items():
            getattr(view, name)(*arguments)
        for name in _SIGNALS:
            if hasattr(view, name):
                getattr(view, name).connect(getattr(self, name))
        self._viewer = view  # type: ignore[assignment]
        self.created.emit(view)

    def _call(self, name: str, *arguments: object, replacing: Iterable[str] = ()) -> None:
        """Call a function of the view, or remember to do so, after those that are remembered."""
        if self._viewer is not None:
            getattr(self._viewer, name)(*arguments)
            return
        for each in (name, *replacing):
            self._calls.pop(each, None)
        self._calls[name] = arguments

    # -- the functions of a viewer

    def show_figure(self, figure: Figure) -> None:
        self._call("show_figure", figure, replacing=("show_solution", "show_part"))

    def show_solution(self, solution: Solution | None) -> None:
        self._call("show_solution", solution, replacing=("show_part",))

    def show_part(self, solution: Solution) -> None:
        self._call("show_part", solution, replacing=("show_solution",))

    def show_moved(self, places: FloatArray | None, sight: Sight | None = None) -> None:
        if self._viewer is not None:
            self._viewer.show_moved(places, sight)

    def show_arrows(self, ends: FloatArray) -> None:
        """Show arrows from one point to another, ``(n, 2, 3)``."""
        if self._viewer is not None:
            self._viewer.show_arrows(ends)

    def expect_another(self) -> None:
        self._call("expect_another")

    def show_ghost(self, cells: Iterable[Cell], colour: QColor) -> None:
        self._call("show_ghost", tuple(cells), colour)

    def show_hover(self, cells: Iterable[Cell], colour: QColor, *, through: bool) -> None:
        if self._viewer is not None:
            self._viewer.show_hover(cells, colour, through=through)

    def ray_at(self, position: QPointF) -> FloatArray | None:
        return None if self._viewer is None else self._viewer.ray_at(position)

    def cell_at(self, position: QPointF) -> Cell | None:
        return None if self._viewer is None else self._viewer.cell_at(position)

    def mark_cells(self, cells: Iterable[Cell], mark: Mark = Mark.FAULT) -> None:
        self._call("mark_cells", tuple(cells), mark)

    def set_dark(self, dark: bool) -> None:
        if isinstance(self.framed, _Placeholder):
            self.framed.set_dark(dark)
        self._call("set_dark", dark)

    def set_explode(self, factor: float) -> None:
        self._call("set_explode", factor)

    def set_visibility(self, visibility: Visibility) -> None:
        self._call("set_visibility", visibility)

    def set_symbols(self, shown: bool) -> None:
        self._call("set_symbols", shown)

    def set_rounded(self, rounded: bool) -> None:
        self._call("set_rounded", rounded)

    def set_parallel(self, parallel: bool) -> None:
        self._call("set_parallel", parallel)

    def set_motion(self, enabled: bool) -> None:
        self._call("set_motion", enabled)

    def toggle_turntable(self) -> None:
        self.create_view()
        self._call("toggle_turntable")

    def reset_view(self) -> None:
        self._call("reset_view")

    def image(self) -> QImage:
        self.create_view()
        return QImage() if self._viewer is None else self._viewer.image()


class _Placeholder(QWidget):
    """An empty widget with the background of the view."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(MINIMUM_SIDE, MINIMUM_SIDE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("3D view"))
        self.setAutoFillBackground(True)
        # A native view makes its siblings native, and they would make all that surrounds them so.
        self.setAttribute(Qt.WidgetAttribute.WA_DontCreateNativeAncestors)

    def set_dark(self, dark: bool) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, (DARK if dark else LIGHT).background)
        self.setPalette(palette)
