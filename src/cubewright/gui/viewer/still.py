"""A still: a picture with smooth edges and soft shadows, drawn in software while idle.

A still is the mean of pictures in which the pixels are shifted slightly, and the light comes from
different points of the lamp. Any input discards the still; drawing begins again after a short
pause.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from cubewright.gui.viewer.drawing.stage import upload_pixels
from cubewright.model.drawing.mesh import Float32Array

DELAY_MS: int | None = 150
"""The pause after which a still begins. Tests set it to None, so that there are no stills."""
PICTURES = 16
_INPUTS = frozenset(
    (
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.NativeGesture,
    )
)


class StillView(Protocol):
    """The view of a still."""

    def draw_still(self, number: int, count: int) -> NDArray[np.uint8]:
        """Draw a picture of a still in a separate buffer; return ``(height, width, 4)``."""

    def show_still(self) -> None:
        """Repaint the view, with the still."""


class Still(QObject):
    """Draws the still of a view, one picture after another between other events."""

    def __init__(self, view: StillView, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._begin)
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._draw)
        self._sum: Float32Array | None = None
        self._done = 0
        self._picture: NDArray[np.uint8] | None = None
        self._texture: int | None = None
        self._uploaded: NDArray[np.uint8] | None = None

    @property
    def is_ready(self) -> bool:
        """Whether the still is finished and up to date."""
        return self._picture is not None

    @property
    def is_busy(self) -> bool:
        """Whether pictures of the still are being drawn."""
        return self._sum is not None

    def give_up(self) -> None:
        """Drop the still because the scene has changed, and begin again after a pause."""
        self._picture = None
        self._pause()
        if DELAY_MS is not None:
            self._rest.start(DELAY_MS)

    def stop(self) -> None:
        """Drop the still, and begin no other still."""
        self._picture = None
        self._pause()
        self._rest.stop()

    def forget(self) -> None:
        """Drop the texture of an OpenGL context that no longer exists."""
        self._texture = self._uploaded = None

    def _pause(self) -> None:
        if self._sum is not None:
            self._sum = None
            self._next.stop()
            application = QApplication.instance()
            if application is not None:
                application.removeEventFilter(self)

    def _begin(self) -> None:
        application = QApplication.instance()
        assert application is not None
        self._sum, self._done = np.zeros((0, 0, 4), np.float32), 0
        application.installEventFilter(self)
        self._next.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _INPUTS:
            self.give_up()
        return super().eventFilter(watched, event)

    def _draw(self) -> None:
        if self._sum is None:
            return
        pixels = self._view.draw_still(self._done, PICTURES)
        if not pixels.size:
            self.stop()
            return
        light = pixels.astype(np.float32)
        light *= light
        self._sum = light if not self._done else self._sum + light
        self._done += 1
        if self._done < PICTURES:
            self._next.start()
            return
        mean = np.sqrt(self._sum / PICTURES)
        self._picture = (mean + 0.5).astype(np.uint8)
        self._pause()
        self._view.show_still()

    def paint(self, draw: Callable[[int], None]) -> None:
        """Draw the still with a function that draws a texture."""
        assert self._picture is not None
        if self._texture is None or self._uploaded is not self._picture:
            self._texture = upload_pixels(self._texture, self._picture)
            self._uploaded = self._picture
        draw(self._texture)
