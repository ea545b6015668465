"""The ball to keep in sight during disassembly: all pieces, while the work stays large.

Parts that are parked beside the work may take several times its space. The view follows the moving
parts, and leaves out the farthest parts instead of shrinking the work.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import product

import numpy as np

from cubewright.model.cell import FloatArray
from cubewright.presenter.taking_apart.parking import Box

MAX_RADIUS = 2.2
"""Maximum radius in sight, relative to the work or the assembly."""
_EXTRA_SPACE = 1.15
"""Factor by which a new sight exceeds the needed radius while the user moves pieces."""
_REDUCTION_FACTOR = 1.6
"""A sight whose radius exceeds the needed radius by this factor is reduced."""
_TOUCH = 1e-6


@dataclass(frozen=True)
class Sight:
    """A ball in space, in cells, and the height of the ground below all pieces."""

    centre: tuple[float, float, float]
    radius: float
    ground: float

    @classmethod
    def of(cls, boxes: Iterable[Box]) -> Sight:
        """Return the ball around the middle of one or more boxes, up to the farthest corner."""
        ends = np.array(list(boxes))
        corners = np.concatenate([ends[:, which, range(3)] for which in product((0, 1), repeat=3)])
        low, high = corners.min(axis=0), corners.max(axis=0)
        middle: FloatArray = (low + high) / 2
        radius = float(np.linalg.norm(corners - middle, axis=1).max())
        x, y, z = middle.tolist()
        return cls((x, y, z), radius, float(low[2]))

    def holds(self, other: Sight) -> bool:
        """Return whether another ball lies inside this ball."""
        apart = float(np.linalg.norm(np.subtract(self.centre, other.centre)))
        return apart + other.radius <= self.radius + _TOUCH

    def near(self, work: Sight, assembly: float) -> Sight:
        """Return this ball or, if it is much larger than the work, a smaller ball around the work.

        ``assembly`` is the radius of the assembly.
        """
        largest = max(MAX_RADIUS * assembly, work.radius)
        if self.radius <= largest:
            return self
        way = np.subtract(self.centre, work.centre)
        length = float(np.linalg.norm(way))
        share = min(1.0, (largest - work.radius) / length) if length else 0.0
        x, y, z = (np.array(work.centre) + share * way).tolist()
        return replace(self, centre=(x, y, z), radius=largest)

    def fitted_to(self, needed: Sight) -> Sight:
        """Return this ball if it fits the needed ball well, else the needed ball with a margin."""
        if self.holds(needed) and self.radius <= _REDUCTION_FACTOR * needed.radius:
            return replace(self, ground=needed.ground)
        return needed.with_room()

    def with_room(self) -> Sight:
        """Return a slightly larger ball."""
        return replace(self, radius=self.radius * _EXTRA_SPACE)
