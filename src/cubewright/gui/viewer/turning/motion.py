"""Smooth moves of the camera, and a turntable."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QTimer, QVariantAnimation, Signal

from cubewright.model.drawing.direction import Direction
from cubewright.model.lattice import Point3

MOVE_MS = 250
"""The duration of a smooth move. Tests set it to 0, so that the camera moves at once."""
DEGREES_PER_SECOND = 30.0
"""The speed of the turntable."""
_FRAME_MS = 16
_LONGEST_STEP = 0.1
"""The maximum time of a step, in seconds; the turntable does not make up for longer pauses."""


@dataclass(frozen=True)
class Pose:
    """The direction of the camera, the point at its centre, and its distance from the point."""

    direction: Direction
    centre: Point3
    distance: float

    def interpolated(self, other: Pose, share: float) -> Pose:
        """Return the pose at a fraction of the shorter turn to another pose.

        >>> here, there = (Pose(Direction(a, 0), (0, 0, 0), 4) for a in (-170, 170))
        >>> here.interpolated(there, 0.5).direction.azimuth
        -180.0
        """
        if share >= 1:
            return other
        turn = (other.direction.azimuth - self.direction.azimuth + 180) % 360 - 180
        rise = other.direction.elevation - self.direction.elevation
        roll = (other.direction.roll - self.direction.roll + 180) % 360 - 180
        x, y, z = (a + (b - a) * share for a, b in zip(self.centre, other.centre, strict=True))
        return Pose(
            Direction(
                self.direction.azimuth + turn * share,
                self.direction.elevation + rise * share,
                self.direction.roll + roll * share,
            ),
            (x, y, z),
            self.distance * (other.distance / self.distance) ** share,
        )


class Movement(QObject):
    """Moves from one pose to another, smoothly or at once."""

    moved = Signal(object)
    """The pose to show now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_smooth = True
        self._start = self._end = Pose(Direction(0.0, 0.0), (0.0, 0.0, 0.0), 1.0)
        self._animation = QVariantAnimation(self)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._on_value_changed)

    def start(self, start: Pose, end: Pose) -> None:
        """Move from one pose to another; the last :attr:`moved` carries ``end``."""
        self.stop()
        self._start, self._end = start, end
        if not self.is_smooth or not MOVE_MS:
            self.moved.emit(end)
            return
        self._animation.setDuration(MOVE_MS)
        self._animation.start()

    def stop(self) -> None:
        """Stop at the present pose."""
        self._animation.stop()

    def _on_value_changed(self, share: float) -> None:
        if self._animation.state() is QVariantAnimation.State.Running:
            self.moved.emit(self._start.interpolated(self._end, share))


class Turntable(QObject):
    """Turns the scene at a constant speed until it is stopped."""

    turned = Signal(float)
    """The number of degrees to turn now."""

    changed = Signal(bool)
    """Whether the turntable turns now."""

    def __init__(
        self, parent: QObject | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Create a stopped turntable; ``clock`` returns seconds."""
        super().__init__(parent)
        self._clock = clock
        self._last = 0.0
        self._timer = QTimer(self, interval=_FRAME_MS)
        self._timer.timeout.connect(self.turn)

    @property
    def is_turning(self) -> bool:
        return self._timer.isActive()

    def start(self) -> None:
        if not self.is_turning:
            self._last = self._clock()
            self._timer.start()
            self.changed.emit(True)

    def stop(self) -> None:
        if self.is_turning:
            self._timer.stop()
            self.changed.emit(False)

    def turn(self) -> None:
        """Emit the angle to turn by since the last step."""
        now = self._clock()
        step, self._last = min(now - self._last, _LONGEST_STEP), now
        self.turned.emit(step * DEGREES_PER_SECOND)
