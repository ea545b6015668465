"""Places on the ground beside the work, for removed parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cubewright.model.cell import Cell, FloatArray
from cubewright.model.lattice import Lattice

Box = tuple[FloatArray, FloatArray]
"""The lowest and the highest corner of a box, in space."""
_GAP = 0.7
"""The gap between two parts, in cells."""
_DEPTH = 1.8
"""The depth of a column, relative to the work."""


def box_of(lattice: Lattice, cells: Sequence[Cell]) -> Box:
    """Return the box around cells in space."""
    corners = np.array(
        [corner for cell in cells for face in lattice.faces(cell) for corner in face.corners]
    )
    return corners.min(axis=0), corners.max(axis=0)


def box_around(boxes: Sequence[Box]) -> Box:
    """Return the box around several boxes."""
    lows, highs = zip(*boxes, strict=True)
    return np.min(lows, axis=0), np.max(highs, axis=0)


def box_at(box: Box, place: FloatArray) -> Box:
    """Return a box after it is moved and turned to a place in space."""
    turn, shift = place[:, :3], place[:, 3]
    corners = np.array([turn @ box[0], turn @ box[1]])
    if np.count_nonzero(np.abs(turn) > 1e-9) > 3:  # The piece is in the middle of a turn.
        ends = np.array(np.meshgrid(*zip(*box, strict=True))).reshape(3, -1)
        corners = (turn @ ends).T
    return corners.min(axis=0) + shift, corners.max(axis=0) + shift


@dataclass
class _Place:
    """A rectangle on the ground, ``width`` by ``depth``, whose corner is at ``x, y``."""

    x: float
    y: float
    width: float
    depth: float
    taken: bool = True


class Parking:
    """Columns of parking places to the right and to the left of a box."""

    def __init__(self, work: Box, beside: Sequence[Box] = ()) -> None:
        """Set up the columns; ``beside`` contains the boxes of parts that are already parked."""
        self._low, self._high = work
        self._edges = {1: float(self._high[0]), -1: float(self._low[0])}
        """The outermost used coordinate of the right (1) and the left side (-1)."""
        for low, high in beside:
            on_right = low[0] + high[0] > self._low[0] + self._high[0]
            if on_right:
                self._edges[1] = max(self._edges[1], float(high[0]))
            else:
                self._edges[-1] = min(self._edges[-1], float(low[0]))
        self._columns: dict[int, tuple[float, float]] = {}
        """The width and the used depth of the outermost column of each side."""
        self._places: list[_Place] = []
        self._of: dict[tuple[int, ...], _Place] = {}

    def place(self, pieces: tuple[int, ...], box: Box, side: float) -> FloatArray:
        """Return the shift in space that parks a box; a negative ``side`` means the left."""
        width, depth, _ = (box[1] - box[0]).tolist()
        found = self._free_place(width, depth) or self._new_place(width, depth, side)
        self._of[pieces] = found
        x = found.x + (found.width - width) / 2
        y = found.y + (found.depth - depth) / 2
        return np.array([x, y, self._low[2]]) - box[0]

    def free(self, pieces: tuple[int, ...]) -> None:
        """Make the place of returned pieces available."""
        place = self._of.pop(pieces, None)
        if place is not None:
            place.taken = False

    def _free_place(self, width: float, depth: float) -> _Place | None:
        fitting = [
            each
            for each in self._places
            if not each.taken and each.width >= width - 1e-6 and each.depth >= depth - 1e-6
        ]
        found = min(fitting, key=lambda each: each.width * each.depth, default=None)
        if found is not None:
            found.taken = True
        return found

    def _new_place(self, width: float, depth: float, side: float) -> _Place:
        on = 1 if side > 0 else -1
        if abs(side) < 1e-6:
            right = self._edges[1] - float(self._high[0])
            on = 1 if right <= float(self._low[0]) - self._edges[-1] else -1
        used_width, used_depth = self._columns.get(on, (0.0, np.inf))
        room = max(_DEPTH * float(self._high[1] - self._low[1]), depth)
        if used_depth + depth > room + 1e-6 or width > used_width + 1e-6:
            used_width, used_depth = width, 0.0
            self._edges[on] += on * (width + _GAP)
        x = self._edges[on] - (used_width if on > 0 else 0.0)
        y = float(self._low[1] + self._high[1] - room) / 2 + used_depth
        self._columns[on] = (used_width, used_depth + depth + _GAP)
        place = _Place(x, y, used_width, depth)
        self._places.append(place)
        return place
