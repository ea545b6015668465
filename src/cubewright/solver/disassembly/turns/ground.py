"""The ground in an analysis with turns: which pieces would turn through it.

A cube turns through the ground if one of its corners is below the ground's surface on its way. The
lowest point of an arc is one of its ends, or the lowest point of its circle.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from cubewright.model.cell import Cell, CountArray

_CORNERS = np.array([(1, 1), (1, -1), (-1, 1), (-1, -1)], np.int64)


@dataclass(frozen=True)
class Ground:
    """The ground below cells: no cell is farther than ``depth`` in the direction ``down``."""

    down: Cell
    depth: int

    @classmethod
    def below(cls, cells: CountArray, down: Cell) -> Ground:
        """Return the ground on which cells ``(m, 3)`` stand."""
        return cls(down, int((cells @ np.array(down)).max()))

    def steps(self, cells: CountArray, step: Cell) -> int | None:
        """Return the number of steps of cells until they stand on the ground; None if for ever."""
        down = np.array(self.down)
        if int(down @ np.array(step)) <= 0:
            return None
        return self.depth - int((cells @ down).max())

    def is_crossed(
        self, cells: CountArray, axis: int, sign: int, pivot: Cell, allowance: Fraction
    ) -> bool:
        """Return whether cells turn through the ground in a quarter turn.

        The axis and the ``pivot`` are as in :func:`.quarter_turn`. The ``allowance`` is removed
        from the cells and from the ground.
        """
        u, v = (axis + 1) % 3, (axis + 2) % 3
        towards = np.array([self.down[u], sign * self.down[v]], np.int64)
        if not towards.any():
            return False
        # Lengths are halves of an edge, times the denominator of the allowance.
        scale, less = allowance.denominator, 2 * allowance.numerator
        middles = np.column_stack(
            [2 * cells[:, u] + 1 - pivot[u], sign * (2 * cells[:, v] + 1 - pivot[v])]
        )
        corners = (scale * middles[:, None, :] + (scale - less) * _CORNERS).reshape(-1, 2)
        x, y = corners.T
        lowest_at_end = np.maximum(corners @ towards, np.column_stack([-y, x]) @ towards)
        surface = 2 * (self.depth + (sum(self.down) > 0))
        surface -= int(np.array(pivot) @ np.array(self.down))
        surface = scale * surface + less
        # The arc passes the lowest point of its circle if that is up to a quarter further on.
        passes = (corners @ towards >= 0) & (x * towards[1] - y * towards[0] >= 0)
        is_deep = x * x + y * y > surface * surface if surface >= 0 else np.ones(len(x), np.bool_)
        return bool(((lowest_at_end > surface) | (passes & is_deep)).any())
