"""Frames one after the other, of which only what has changed is kept."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubewright.formats.animations.frames import FRAMES_PER_SECOND

Frame = NDArray[np.uint8]
"""``(height, width)`` indices in a palette, or ``(height, width, 3)``."""


@dataclass
class _Change:
    part: Frame
    left: int
    top: int
    milliseconds: int


class Changes(ABC):
    """Takes frames, and encodes the rectangle that differs from the frame before.

    Frames that are equal become one that is shown longer. The left and top of a
    rectangle are multiples of ``step``.
    """

    def __init__(self, step: int = 1) -> None:
        self._step = step
        self._shown: Frame | None = None
        self._change: _Change | None = None

    def add(self, frame: Frame) -> None:
        """Show a frame next."""
        duration = 1000 // FRAMES_PER_SECOND
        if self._shown is None:
            top, bottom, left, right = 0, frame.shape[0], 0, frame.shape[1]
        else:
            differs = frame != self._shown
            if differs.ndim == 3:
                differs = differs.any(axis=2)
            rows, columns = (np.flatnonzero(differs.any(axis=axis)) for axis in (1, 0))
            if not len(rows):
                assert self._change is not None
                self._change.milliseconds += duration
                return
            top, left = (int(each[0]) // self._step * self._step for each in (rows, columns))
            bottom, right = int(rows[-1]) + 1, int(columns[-1]) + 1
        self.finish()
        self._shown = frame
        self._change = _Change(frame[top:bottom, left:right].copy(), left, top, duration)

    def finish(self) -> None:
        """Encode the last change."""
        if self._change is not None:
            each = self._change
            self._encode(each.part, each.left, each.top, each.milliseconds)
        self._change = None

    @abstractmethod
    def _encode(self, part: Frame, left: int, top: int, milliseconds: int) -> None:
        """Encode a rectangle of a frame, which is shown for some milliseconds."""
