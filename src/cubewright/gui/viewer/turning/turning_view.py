"""A 3D view that is turned, zoomed and panned with mouse and keyboard."""

from __future__ import annotations

from math import radians, tan

from pyqtgraph.opengl import GLViewWidget
from PySide6.QtCore import QEasingCurve, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import (
    QKeyEvent,
    QMatrix4x4,
    QMouseEvent,
    QVector3D,
    QVector4D,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from cubewright.gui.viewer.camera import (
    DEFAULT_DIRECTION,
    FIELD_OF_VIEW,
    FRONT,
    SIDE,
    TOP,
    Direction,
    Frame,
    cells_per_pixel,
)

_CONTROLS = "Drag: turn. Shift and drag: move. Wheel: zoom. 1, 2, 3: front, side, top. 0: reset."
_TURN_PER_PIXEL, _TURN_PER_KEY = 0.45, 7.5
"""In degrees."""
_ZOOM_PER_NOTCH = 1.15
_NEAREST, _FARTHEST = 2.5, 400.0
"""Limits of the camera's distance, in cells."""
_GLIDE_MS = 180


class TurningView(GLViewWidget):  # type: ignore[misc]
    """A camera that looks at a :class:`Frame` from a :class:`Direction`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setStatusTip(_CONTROLS)
        self.setWhatsThis(_CONTROLS)
        self._framed = Frame((0.0, 0.0, 0.0), 1.0)
        self._room = 1.0
        self._moved_by_hand = False
        self._dragged_from = QPointF()
        self._glide_ends = (self._framed, self._framed)
        self._glide = QVariantAnimation(self)
        self._glide.setDuration(_GLIDE_MS)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.valueChanged.connect(self._on_glided)
        self._look_from(DEFAULT_DIRECTION)

    # Direction and frame

    @property
    def direction(self) -> Direction:
        """The direction from which the camera looks."""
        return Direction(self.opts["azimuth"], self.opts["elevation"])

    def reset_view(self) -> None:
        """Show the whole scene from the default direction."""
        self.view_from(self.default_direction())

    def default_direction(self) -> Direction:
        """Return the best first direction for the scene; overridden by subclasses."""
        return DEFAULT_DIRECTION

    def view_from(self, direction: Direction) -> None:
        """Show the whole scene from a direction."""
        self._look_from(direction)
        self.fit(self.frame())

    def frame(self) -> Frame:
        """Return the ball around the scene; overridden by subclasses."""
        return self._framed

    def fit(self, frame: Frame) -> None:
        """Show the whole frame."""
        self._glide.stop()
        self._moved_by_hand = False
        self._framed = frame
        self._see(frame)

    def fit_if_other(self, frame: Frame) -> None:
        """Show the whole frame, unless it is the one fitted last, which the user may have moved."""
        if frame != self._framed:
            self.fit(frame)

    def keep_in_sight(self, frame: Frame) -> None:
        """Glide back if part of the frame is out of sight, unless the user moved the view."""
        if self._moved_by_hand or self._framed.holds(frame):
            return
        self._glide_ends = (self._framed, frame.scaled(1.15))
        self._framed = self._glide_ends[1]
        self._glide.start()

    def make_room(self, room: float) -> None:
        """Multiply the camera's distance by ``room``, relative to the frame."""
        self._glide.stop()
        self.opts["distance"] *= room / self._room
        self._room = room
        self.update()

    def _look_from(self, direction: Direction) -> None:
        self.opts["azimuth"] = direction.azimuth
        self.opts["elevation"] = direction.elevation
        self.update()

    def _see(self, frame: Frame) -> None:
        self.opts["center"] = QVector3D(*frame.centre)
        self.opts["distance"] = frame.distance * self._room
        self.update()

    def _on_glided(self, part: float) -> None:
        start, end = self._glide_ends
        x, y, z = (a + (b - a) * part for a, b in zip(start.centre, end.centre, strict=True))
        self._see(Frame((x, y, z), start.radius + (end.radius - start.radius) * part))

    # Mouse and keyboard

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._dragged_from = event.position()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        offset = event.position() - self._dragged_from
        self._dragged_from = event.position()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.buttons() & Qt.MouseButton.MiddleButton or (
            shift and event.buttons() & Qt.MouseButton.LeftButton
        ):
            self._pan(offset.x(), offset.y())
        elif event.buttons() & Qt.MouseButton.LeftButton:
            self.orbit(-offset.x() * _TURN_PER_PIXEL, offset.y() * _TURN_PER_PIXEL)
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._zoom(_ZOOM_PER_NOTCH ** (event.angleDelta().y() / 120))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        turns = {
            Qt.Key.Key_Left: (-_TURN_PER_KEY, 0.0),
            Qt.Key.Key_Right: (_TURN_PER_KEY, 0.0),
            Qt.Key.Key_Up: (0.0, _TURN_PER_KEY),
            Qt.Key.Key_Down: (0.0, -_TURN_PER_KEY),
        }
        sides = {Qt.Key.Key_1: FRONT, Qt.Key.Key_2: SIDE, Qt.Key.Key_3: TOP}
        key = Qt.Key(event.key())
        command = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if event.modifiers() & command:
            event.ignore()
        elif key in turns:
            self.orbit(*turns[key])
        elif key in sides:
            self.view_from(sides[key])
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self._zoom(_ZOOM_PER_NOTCH)
        elif key == Qt.Key.Key_Minus:
            self._zoom(1 / _ZOOM_PER_NOTCH)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_0):
            self.reset_view()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # pyqtgraph would keep turning while a key is down

    def _zoom(self, factor: float) -> None:
        self._glide.stop()
        self._moved_by_hand = True
        self.opts["distance"] = min(_FARTHEST, max(_NEAREST, self.opts["distance"] / factor))
        self.update()

    def _pan(self, right: float, down: float) -> None:
        self._glide.stop()
        self._moved_by_hand = True
        step = cells_per_pixel(self.opts["distance"], min(self.width(), self.height()))
        across, upward = QVector3D(*self.direction.right), QVector3D(*self.direction.up)
        self.opts["center"] += across * (-right * step) + upward * (down * step)
        self.update()

    # Matrices

    def projectionMatrix(self, region: object = None, viewport: object = None) -> QMatrix4x4:
        """Return a projection that shows the whole frame in windows of any proportions."""
        distance = self.opts["distance"]
        near, far = 0.05 * distance, 20 * distance + 100
        half = near * tan(radians(FIELD_OF_VIEW) / 2)
        narrow = max(1, min(self.width(), self.height()))
        across, upward = half * self.width() / narrow, half * self.height() / narrow
        matrix = QMatrix4x4()
        matrix.frustum(-across, across, -upward, upward, near, far)
        return matrix

    def matrix(self) -> QMatrix4x4:
        """Return the matrix from the lattice to the screen."""
        view: QMatrix4x4 = self.viewMatrix()
        return self.projectionMatrix() * view

    def lamp(self) -> QVector3D:
        """Return the unit vector towards the lamp."""
        return QVector3D(*self.direction.lamp)

    def eye(self) -> QVector4D:
        """Return the place of the eye, with 1 as the last number."""
        position: QVector3D = self.cameraPosition()
        return QVector4D(position, 1.0)
