"""A 3D view that the user turns, zooms and pans with mouse and keyboard."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import cos, radians, sin, tan
from typing import Protocol

from OpenGL import GL
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QInputDevice,
    QKeyEvent,
    QMatrix4x4,
    QMouseEvent,
    QNativeGestureEvent,
    QSurfaceFormat,
    QVector3D,
    QVector4D,
    QWheelEvent,
)
from PySide6.QtOpenGLWidgets import QOpenGLWidget
from PySide6.QtWidgets import QWidget

from cubewright.gui.frame.view_controls import VIEW_CONTROLS
from cubewright.gui.viewer.camera import FIELD_OF_VIEW, VIEWS, Frame, cells_per_pixel
from cubewright.gui.viewer.turning.motion import Movement, Pose, Turntable
from cubewright.gui.viewer.turning.view_cube import direction_of, roll_at, side_at, square
from cubewright.model.drawing.direction import DEFAULT_DIRECTION, Direction
from cubewright.translation import mark, tr

_CONTROLS = mark(
    "Drag: turn. Shift and drag, or two fingers: move. Wheel or pinch: zoom. "
    "1 to 6: sides. 0: reset. O: parallel lines. T: turntable."
)
_TURN_PER_PIXEL, _TURN_PER_KEY = 0.45, 7.5
"""The angles in degrees."""
_ZOOM_PER_NOTCH = 1.15
_NEAREST, _FARTHEST = 2.5, 400.0
"""The limits of the camera's distance, in cells."""
_KEYPAD = {
    Qt.Key.Key_1: VIEWS["1"][1],
    Qt.Key.Key_3: VIEWS["2"][1],
    Qt.Key.Key_7: VIEWS["3"][1],
}
"""The directions of the number pad: front, right and top have the same keys as in Blender."""
_CLICK_DISTANCE = 4
"""The distance in pixels from which a press counts as a drag, which turns the view."""


class Paintable(Protocol):
    """An item that draws itself with OpenGL."""

    def show_in(self, sight: TurningView) -> None:
        """Set the view that shows the item."""

    def forget(self) -> None:
        """Drop the objects of an OpenGL context that no longer exists."""

    def prepare(self) -> None:
        """Compile the programs of the first picture."""

    def paint(self) -> None:
        """Draw the item in the current OpenGL context."""


class TurningView(QOpenGLWidget):
    """A camera that looks at a :class:`Frame` from a :class:`Direction`."""

    turntable_changed = Signal(bool)
    """Whether the turntable turns now."""

    projection_changed = Signal(bool)
    """Whether the projection is parallel now."""

    camera_moved = Signal()
    """The camera or its projection has changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setStatusTip(tr(_CONTROLS))
        self.setWhatsThis(tr(_CONTROLS))
        self._items_shown: tuple[Paintable, ...] = ()
        self._background = QColor()
        self._direction = DEFAULT_DIRECTION
        self._centre = QVector3D()
        self._distance = 10.0
        """The distance from the eye to the centre, in cells."""
        self._framed = Frame((0.0, 0.0, 0.0), 1.0)
        self._room = 1.0
        self._moved_by_hand = False
        self._dragged_from = QPointF()
        self._pressed_on_cube: QPointF | None = None
        self._pressed_with_shift: QPointF | None = None
        self._is_parallel = False
        self._jitter = (0.0, 0.0)
        self.movement = Movement(self)
        self.movement.moved.connect(self._show_pose)
        self.turntable = Turntable(self)
        self.turntable.turned.connect(lambda degrees: self.orbit(degrees, 0))
        self.turntable.changed.connect(self.turntable_changed)
        self._look_from(DEFAULT_DIRECTION)

    # Direction and frame

    @property
    def direction(self) -> Direction:
        return self._direction

    def reset_view(self) -> None:
        """Show the whole scene from the default direction, with a smooth move."""
        self.go_to(self.default_direction())

    def default_direction(self) -> Direction:
        """Return the initial direction for the scene; overridden by subclasses."""
        return DEFAULT_DIRECTION

    def view_from(self, direction: Direction) -> None:
        """Show the whole scene from a direction at once."""
        self._look_from(direction)
        self.fit(self.frame())

    def go_to(self, direction: Direction) -> None:
        """Show the whole scene from a direction, with a smooth move."""
        self.turntable.stop()
        start, frame = self.pose, self.frame()
        self._moved_by_hand = False
        self._framed = frame
        self.movement.start(start, Pose(direction, frame.centre, frame.distance * self._room))

    def toggle_turntable(self) -> None:
        """Start or stop turning the scene."""
        if self.turntable.is_turning:
            self.turntable.stop()
        else:
            self.movement.stop()
            self.turntable.start()

    @property
    def is_parallel(self) -> bool:
        """Whether the projection is parallel; otherwise, it is in perspective."""
        return self._is_parallel

    def set_parallel(self, parallel: bool) -> None:
        """Choose between parallel projection and perspective."""
        if parallel != self._is_parallel:
            self._is_parallel = parallel
            self.projection_changed.emit(parallel)
            self._on_camera_moved()

    def frame(self) -> Frame:
        """Return the ball around the scene; overridden by subclasses."""
        return self._framed

    def fit(self, frame: Frame) -> None:
        """Show the whole frame at once."""
        self.movement.stop()
        self._moved_by_hand = False
        self._framed = frame
        self._show_frame(frame)

    def fit_if_changed(self, frame: Frame) -> None:
        """Show the whole frame, unless it was fitted last and perhaps moved by the user since."""
        if frame != self._framed:
            self.fit(frame)

    def keep_visible(self, frame: Frame) -> None:
        """Move smoothly if part of the frame is out of sight, unless the user moved the view."""
        if self._moved_by_hand or self._framed.contains(frame):
            return
        self._framed = frame.scaled(1.15)
        distance = self._framed.distance * self._room
        self.movement.start(self.pose, Pose(self.direction, self._framed.centre, distance))

    def animate_to_frame(self, frame: Frame) -> None:
        """Move smoothly until a frame is visible, unless the user moved the view."""
        self._framed = frame
        if not self._moved_by_hand:
            distance = frame.distance * self._room
            self.movement.start(self.pose, Pose(self.direction, frame.centre, distance))

    def set_distance_factor(self, room: float) -> None:
        """Multiply the camera's distance by ``room``; 1 shows exactly the frame."""
        self.movement.stop()
        self._distance *= room / self._room
        self._room = room
        self._on_camera_moved()

    def orbit(self, azim: float, elev: float) -> None:
        """Turn the camera about the centre by angles in degrees."""
        azimuth, elevation = self._direction.azimuth + azim, self._direction.elevation + elev
        roll = self._direction.roll
        self._look_from(Direction(azimuth, min(90.0, max(-90.0, elevation)), roll))

    def roll(self, by: float) -> None:
        """Turn the picture anticlockwise by degrees, to a multiple of 90."""
        direction = self._direction
        level = round((direction.roll + by) / 90) * 90.0 % 360
        self.turntable.stop()
        end = replace(self.pose, direction=replace(direction, roll=level))
        self.movement.start(self.pose, end)

    def copy_camera(self, other: TurningView) -> None:
        """Copy the camera of another view without emitting :attr:`camera_moved`."""
        self.movement.stop()
        self._direction, self._distance = other._direction, other._distance
        self._centre = QVector3D(other._centre)
        self._framed, self._room = other._framed, other._room
        self._moved_by_hand, self._is_parallel = other._moved_by_hand, other._is_parallel
        self.update()

    def _on_camera_moved(self) -> None:
        self.camera_moved.emit()
        self.update()

    def _look_from(self, direction: Direction) -> None:
        self._direction = direction
        self._on_camera_moved()

    def _show_frame(self, frame: Frame) -> None:
        self._centre = QVector3D(*frame.centre)
        self._distance = frame.distance * self._room
        self._on_camera_moved()

    @property
    def pose(self) -> Pose:
        """The pose of the camera."""
        centre = self._centre
        return Pose(self._direction, (centre.x(), centre.y(), centre.z()), self._distance)

    def _show_pose(self, pose: Pose) -> None:
        self._centre = QVector3D(*pose.centre)
        self._distance = pose.distance
        self._look_from(pose.direction)

    # Mouse and keyboard

    @property
    def cube_place(self) -> QRectF | None:
        """The square of the view cube; None if the view is too small for it."""
        return square(self.width(), self.height())

    def is_over_cube(self, position: QPointF) -> bool:
        """Return whether a position of the widget is on the view cube."""
        place = self.cube_place
        if place is None or not place.contains(position):
            return False
        return roll_at(position, place) != 0 or side_at(position, place, self.direction) is not None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        position = event.position()
        self._dragged_from = position
        is_left = event.button() is Qt.MouseButton.LeftButton
        self._pressed_on_cube = position if is_left and self.is_over_cube(position) else None
        shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        is_plain = is_left and shift and self._pressed_on_cube is None
        self._pressed_with_shift = position if is_plain else None
        event.accept()

    def shift_clicked(self, position: QPointF) -> None:
        """Handle a Shift click without a drag; overridden by subclasses."""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        offset = event.position() - self._dragged_from
        pressed_at = self._pressed_on_cube
        if pressed_at is not None:
            if (event.position() - pressed_at).manhattanLength() < _CLICK_DISTANCE:
                return
            self._pressed_on_cube = None
        clicked_at = self._pressed_with_shift
        if clicked_at is not None:
            if (event.position() - clicked_at).manhattanLength() < _CLICK_DISTANCE:
                return
            self._pressed_with_shift = None
        self._dragged_from = event.position()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        turns = Qt.MouseButton.MiddleButton | Qt.MouseButton.LeftButton
        if shift and event.buttons() & turns:
            self._pan(offset.x(), offset.y())
        elif event.buttons() & turns:
            self.turntable.stop()
            self.movement.stop()
            self._turn_by_hand(-offset.x() * _TURN_PER_PIXEL, offset.y() * _TURN_PER_PIXEL)
        event.accept()

    def _turn_by_hand(self, right: float, up: float) -> None:
        """Move the camera to the right and up on the screen, by angles in degrees."""
        if VIEW_CONTROLS.turns_freely:
            self._look_from(self._direction.turned_freely(right, up))
            return
        rolled = radians(self._direction.roll)
        across = cos(rolled) * right + sin(rolled) * up
        self.orbit(across, cos(rolled) * up - sin(rolled) * right)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        place = self.cube_place
        pressed_at, self._pressed_on_cube = self._pressed_on_cube, None
        clicked_at, self._pressed_with_shift = self._pressed_with_shift, None
        if clicked_at is not None:
            self.shift_clicked(clicked_at)
        if pressed_at is not None and place is not None:
            turn = roll_at(pressed_at, place)
            side = side_at(pressed_at, place, self.direction)
            if turn:
                self.roll(turn)
            elif side is not None:
                self.go_to(direction_of(side))
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        zooms = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if _is_of_two_fingers(event) and not zooms:
            moved = event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta()
            self._pan(moved.x(), moved.y())
        else:
            notches = VIEW_CONTROLS.notches(event.angleDelta().y() / 120)
            self._zoom(_ZOOM_PER_NOTCH**notches, event.position())
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Handle gestures on a touchpad; called by Qt."""
        if isinstance(event, QNativeGestureEvent):
            kind = event.gestureType()
            if kind is Qt.NativeGestureType.ZoomNativeGesture:
                self._zoom(max(0.1, 1 + event.value()), event.position())
                return True
            if kind is Qt.NativeGestureType.PanNativeGesture:
                self._pan(event.delta().x(), event.delta().y())
                return True
        return super().event(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.turntable.stop()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        turns = {
            Qt.Key.Key_Left: (-_TURN_PER_KEY, 0.0),
            Qt.Key.Key_Right: (_TURN_PER_KEY, 0.0),
            Qt.Key.Key_Up: (0.0, _TURN_PER_KEY),
            Qt.Key.Key_Down: (0.0, -_TURN_PER_KEY),
        }
        key = Qt.Key(event.key())
        command = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if event.modifiers() & command:
            event.ignore()
        elif key in turns:
            self.movement.stop()
            if VIEW_CONTROLS.turns_freely:
                self._turn_by_hand(*turns[key])
            else:
                self.orbit(*turns[key])
        elif event.modifiers() & Qt.KeyboardModifier.KeypadModifier and key in _KEYPAD:
            self.go_to(_KEYPAD[key])
        elif event.modifiers() & Qt.KeyboardModifier.KeypadModifier and key == Qt.Key.Key_5:
            self.set_parallel(not self._is_parallel)
        elif event.text() in VIEWS:
            self.go_to(VIEWS[event.text()][1])
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self._zoom(_ZOOM_PER_NOTCH)
        elif key == Qt.Key.Key_Minus:
            self._zoom(1 / _ZOOM_PER_NOTCH)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_0):
            self.reset_view()
        elif key == Qt.Key.Key_T:
            self.toggle_turntable()
        elif key in (Qt.Key.Key_Comma, Qt.Key.Key_Period):
            self.roll(90.0 if key == Qt.Key.Key_Comma else -90.0)
        elif key == Qt.Key.Key_O:
            self.set_parallel(not self._is_parallel)
        else:
            event.ignore()

    def _zoom(self, factor: float, at: QPointF | None = None) -> None:
        self.movement.stop()
        self._moved_by_hand = True
        narrow = min(self.width(), self.height())
        before = cells_per_pixel(self._distance, narrow)
        self._distance = min(_FARTHEST, max(_NEAREST, self._distance / factor))
        if at is not None:
            step = before - cells_per_pixel(self._distance, narrow)
            across, upward = QVector3D(*self.direction.right), QVector3D(*self.direction.up)
            right, down = at.x() - self.width() / 2, at.y() - self.height() / 2
            self._centre += across * (right * step) - upward * (down * step)
        self._on_camera_moved()

    def _pan(self, right: float, down: float) -> None:
        self.movement.stop()
        self._moved_by_hand = True
        step = cells_per_pixel(self._distance, min(self.width(), self.height()))
        across, upward = QVector3D(*self.direction.right), QVector3D(*self.direction.up)
        self._centre += across * (-right * step) + upward * (down * step)
        self._on_camera_moved()

    # Drawing

    def set_items(self, items: Iterable[Paintable]) -> None:
        """Replace the items; they are drawn in this order."""
        self._items_shown = tuple(items)
        for item in self._items_shown:
            item.show_in(self)
        self.update()

    def set_background(self, colour: QColor) -> None:
        """Set the colour behind the items."""
        self._background = colour
        self.update()

    def initializeGL(self) -> None:
        """Bind the array object that OpenGL's core profile needs; called by Qt.

        Raises:
            RuntimeError: the version of OpenGL is below 2.1.
        """
        used = self.context().format()
        if not self.context().isOpenGLES() and used.version() < (2, 1):
            major, minor = used.version()
            raise RuntimeError(tr("OpenGL {version} is too old", version=f"{major}.{minor}"))
        if used.profile() is QSurfaceFormat.OpenGLContextProfile.CoreProfile:
            GL.glBindVertexArray(GL.glGenVertexArrays(1))

    def paintGL(self) -> None:
        """Draw all items; called by Qt."""
        ground = self._background
        GL.glClearColor(ground.redF(), ground.greenF(), ground.blueF(), ground.alphaF())
        GL.glClear(GL.GL_DEPTH_BUFFER_BIT | GL.GL_COLOR_BUFFER_BIT)
        for item in self._items_shown:
            item.paint()

    # Matrices

    def projection(self) -> QMatrix4x4:
        """Return the projection that shows the whole frame in wide and in tall windows."""
        distance = self._distance
        near, far = 0.05 * distance, 20 * distance + 100
        half = (distance if self._is_parallel else near) * tan(radians(FIELD_OF_VIEW) / 2)
        narrow = max(1, min(self.width(), self.height()))
        across, upward = half * self.width() / narrow, half * self.height() / narrow
        matrix = QMatrix4x4()
        matrix.translate(*self._jitter)
        if self._is_parallel:
            reach = 4 * self._framed.radius * self._room + 10
            matrix.ortho(-across, across, -upward, upward, distance - reach, distance + reach)
        else:
            matrix.frustum(-across, across, -upward, upward, near, far)
        return matrix

    def matrix(self) -> QMatrix4x4:
        """Return the matrix from the lattice to the screen."""
        view = QMatrix4x4()
        view.translate(0.0, 0.0, -self._distance)
        view.rotate(self._direction.roll, 0, 0, 1)
        view.rotate(self._direction.elevation - 90, 1, 0, 0)
        view.rotate(self._direction.azimuth + 90, 0, 0, -1)
        view.translate(-self._centre)
        return self.projection() * view

    def set_jitter(self, shift: tuple[float, float]) -> None:
        """Shift the next picture by fractions of a pixel; the whole picture is 2 by 2."""
        self._jitter = shift

    def pixel_size(self) -> float:
        """Return the size of a pixel at distance 1, or everywhere in parallel projection."""
        distance = self._distance if self._is_parallel else 1.0
        return cells_per_pixel(distance, min(self.width(), self.height()))

    def lamp(self) -> QVector3D:
        """Return the unit vector towards the lamp."""
        return QVector3D(*self.direction.lamp)

    def eye(self) -> QVector4D:
        """Return the position of the eye with w = 1, or its direction with w = 0."""
        azimuth, elevation = radians(self._direction.azimuth), radians(self._direction.elevation)
        level = cos(elevation)
        toward = QVector3D(level * cos(azimuth), level * sin(azimuth), sin(elevation))
        if self._is_parallel:
            return QVector4D(toward * self._distance, 0.0)
        return QVector4D(self._centre + toward * self._distance, 1.0)


def _is_of_two_fingers(event: QWheelEvent) -> bool:
    """Return whether two fingers scroll on a touchpad; events of a wheel have no phase."""
    if event.phase() is not Qt.ScrollPhase.NoScrollPhase:
        return True
    device = event.device()
    return device is not None and device.type() is QInputDevice.DeviceType.TouchPad
