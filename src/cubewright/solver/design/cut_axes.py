"""The axes along which the pieces of a cut move, as arrays for the search."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from cubewright.model.cell import CountArray
from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly.directions import passed_offsets, steps


@dataclass(frozen=True)
class CutAxes:
    """The ``a`` axes of a lattice on which assemblies can be taken apart."""

    lattice: Lattice

    @cached_property
    def steps(self) -> CountArray:
        """The step along each axis, ``(a, 3)`` int64."""
        return np.array(steps(self.lattice)[::2], np.int64)

    @cached_property
    def along(self) -> CountArray:
        """For each axis, a coordinate that a step changes by 1, and the other two; ``(a, 3)``."""
        rows = []
        for step in np.abs(self.steps).tolist():
            first = step.index(1)
            rows.append([first, *(each for each in range(3) if each != first)])
        return np.array(rows, np.int64)

    @cached_property
    def passed(self) -> CountArray:
        """For each axis, the offsets of a cell's place, the next place and the cells between.

        ``(a, p, 3)`` int64; the last row repeats. Some offsets exist only for one class of cells.
        From other cells, they lead to no cell.
        """
        classes = passed_offsets(self.lattice).values()
        found = [
            sorted({(0, 0, 0)}.union(*(offsets[2 * axis] for offsets in classes)))
            for axis in range(len(self.steps))
        ]
        most = max(map(len, found))
        rows = [each + each[-1:] * (most - len(each)) for each in found]
        return np.array(rows, np.int64)

    @cached_property
    def is_cubic(self) -> bool:
        """Whether the axes are coordinate axes, and a moving cell passes no other cell."""
        return self.passed.shape[1] == 2 and np.array_equal(self.steps, np.eye(3))

    def span(self, side: int) -> int:
        """Return the number of offsets to count along a coordinate, for ``side`` places."""
        return 2 * (side - 1 + (0 if self.is_cubic else 2 * self._margin)) + 1

    def width(self, side: int) -> int:
        """Return the number of lines along an axis beside each other, for ``side`` places."""
        if self.is_cubic:
            return self.span(side)
        slope = int(np.abs(self.steps).max())
        return 2 * (side - 1 + self._margin) * (1 + slope) + 1

    @property
    def _margin(self) -> int:
        return int(np.abs(self.passed).max())
