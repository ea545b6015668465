"""The frame of an animation around all movements, with pieces that fade at its edge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cubewright.formats.pictures.raster import Frame
from cubewright.model.cell import FloatArray
from cubewright.model.drawing.direction import Direction
from cubewright.model.motion import Motion, Offsets, Stage

_MARGIN = 1.06
_ROOM = 0.6
"""Minimum visible path of an entering or leaving piece, in radii of the solution."""
_WAYS_OUT = np.linspace(0.0, 1.0, 65)


@dataclass(frozen=True)
class Fade:
    """The fading of pieces that enter or leave in a stage; they are visible only near the solution.

    A piece is visible in the part of its path that is nearest to the solution; ``way`` is the share
    of this part. A piece that does not move fades in at its place.
    """

    comes: bool
    moves: bool
    way: float = 1.0

    def at(self, share: float) -> tuple[float, float]:
        """Return the completed share of the path, and the opacity, at a share of the time."""
        left = 1 - share if self.comes else share
        opacity = min(1.0, 2 * (1 - left))
        if not self.moves:
            return share, opacity
        gone = left * self.way
        return (1 - gone if self.comes else gone), opacity


def enters_or_leaves(motion: Motion, index: int) -> bool | None:
    """Return True if pieces enter in a stage, False if they leave for good, else None."""
    stage = motion.stages[index]
    if index and _differs(motion.stages[index - 1].end, stage.start):
        return True
    moving = stage.moving
    if moving and index + 1 < len(motion.stages):
        after = motion.stages[index + 1].start
        if any(after.get(piece) != stage.end[piece] for piece in moving):
            return False
    return None


def _differs(before: Offsets, after: Offsets) -> bool:
    return any(before.get(piece) != offset for piece, offset in after.items())


class Framing:
    """The frame around a motion, and the fade of each stage.

    ``points`` are the corners of each piece in its place, ``(n, 3)``. ``cameras`` are the cameras
    of each stage, more than one if the view turns.
    """

    def __init__(
        self,
        motion: Motion,
        points: Sequence[FloatArray],
        cameras: Sequence[Sequence[Direction]],
        size: int,
    ) -> None:
        self._points = points
        self._motion = motion
        self._radius = float(np.linalg.norm(np.ptp(np.concatenate(points), axis=0))) / 2
        self._kinds = [enters_or_leaves(motion, index) for index in range(len(motion.stages))]
        views = [camera for each in cameras for camera in each]
        turns = any(len(each) > 1 for each in cameras)
        self.frame = self._fitted(views if turns else views[:1], size)
        self.fades = [self._fade(index, cameras[index]) for index in range(len(motion.stages))]

    @property
    def lowest(self) -> float:
        """The height of the lowest point that any piece reaches."""
        return min(float(self._points[piece][:, 2].min()) + at[2] for piece, at in self._shown())

    def _fitted(self, cameras: Sequence[Direction], size: int) -> Frame:
        shown = np.concatenate([self._points[piece] + at for piece, at in self._shown()])
        middle = (shown.min(axis=0) + shown.max(axis=0)) / 2
        low, high = np.full(2, np.inf), np.full(2, -np.inf)
        for camera in cameras:
            flat = (shown - middle) @ camera.axes[:2].T
            low, high = np.minimum(low, flat.min(axis=0)), np.maximum(high, flat.max(axis=0))
        right, up, _ = cameras[0].axes
        if len(cameras) == 1:
            middle = middle + right * (low[0] + high[0]) / 2 + up * (low[1] + high[1]) / 2
            half = float((high - low).max()) / 2
        else:
            half = float(max(high.max(), -low.min()))
        return Frame(size, size, middle, size / 2 / (half * _MARGIN))

    def _shown(self) -> set[tuple[int, tuple[float, float, float]]]:
        found: set[tuple[int, tuple[float, float, float]]] = set()
        for stage, comes in zip(self._motion.stages, self._kinds, strict=True):
            for piece in stage.end:
                start, end = np.array(stage.start[piece]), np.array(stage.end[piece])
                length = float(np.linalg.norm(end - start))
                if comes is not None and length:
                    room = min(1.0, _ROOM * self._radius / length)
                    place = end + (start - end) * room if comes else start + (end - start) * room
                    rest = end if comes else start
                    ends = [rest, place]
                else:
                    ends = [start, end]
                found |= {(piece, (float(x), float(y), float(z))) for x, y, z in ends}
        return found

    def _fade(self, index: int, cameras: Sequence[Direction]) -> Fade | None:
        comes, stage = self._kinds[index], self._motion.stages[index]
        if comes is None:
            return None
        if not stage.moving:
            return Fade(comes, moves=False)
        return Fade(comes, moves=True, way=self._way(stage, cameras, comes=comes))

    def _way(self, stage: Stage, cameras: Sequence[Direction], *, comes: bool) -> float:
        frame = self.frame
        half = frame.width / 2 / frame.scale
        shares = _WAYS_OUT
        for piece in stage.moving:
            start, end = np.array(stage.start[piece]), np.array(stage.end[piece])
            near, far = (end, start) if comes else (start, end)
            for camera in cameras:
                axes = camera.axes[:2]
                flat = (self._points[piece] + near - frame.middle) @ axes.T
                step = axes @ (far - near)
                reach = np.maximum(
                    flat.max(axis=0) + np.outer(shares, step),
                    -flat.min(axis=0) - np.outer(shares, step),
                )
                shares = shares[: max(1, int((reach.max(axis=1) <= half).sum()))]
        return float(shares[-1])
