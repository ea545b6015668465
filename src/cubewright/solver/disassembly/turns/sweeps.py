"""Tables of the cells that a cube meets in a quarter turn, for a given allowance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.disassembly.turns.swept_squares import swept_squares
from cubewright.solver.kernels.turning import SweepTables, fill_sweeps

SMALLEST = 12
"""The smallest radius of tables; larger tables have 1.5 times the needed radius."""
LARGEST_LENGTH = 1 << 30
"""A bound on lengths in the kernel, whose squares have 64 bits."""
SIDE_STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""The steps to the right, up, to the left and down."""
PARITIES = 2
"""The number of parities: a pivot is a corner of cells (0) or the centre of a cell (1)."""


@dataclass
class Sweeps:
    """The tables of an allowance, up to a radius that grows with the boxes of the pieces."""

    allowance: Fraction
    filled: tuple[SweepTables, int] = field(default_factory=lambda: (_empty(0, 0), 0))
    """The tables, and their radius in cells."""

    @staticmethod
    @lru_cache(maxsize=8)
    def of(allowance: Fraction) -> Sweeps:
        """Return the tables of an allowance, which stay in memory."""
        return Sweeps(allowance)

    def reach(self, radius: int) -> Iterator[None]:
        """Extend the tables to a radius in cells, in steps of some milliseconds."""
        if radius <= self.filled[1]:
            return
        radius = max(SMALLEST, radius + radius // 2)
        scale, less = self.allowance.denominator, 2 * self.allowance.numerator
        is_short = scale * (2 * radius + 4) < LARGEST_LENGTH
        tables = _empty(radius, 1 << 12)
        count = 0
        for parity in range(PARITIES):
            for row in range(radius + 1):
                if is_short:
                    first = count
                    count = fill_sweeps(tables, parity, row, radius, scale, less, first)
                    if count > len(tables.met):
                        tables = tables._replace(met=_longer(tables.met, 2 * count))
                        fill_sweeps(tables, parity, row, radius, scale, less, first)
                else:
                    tables = self._filled_exactly(tables, parity, row, radius, count)
                    count = len(tables.met)
                yield
        self.filled = tables, radius

    def met(self, x: int, y: int) -> Iterator[tuple[int, int]]:
        """Yield the other squares that a square meets when it turns anticlockwise by a quarter.

        Squares are named as in
        :func:`~cubewright.solver.disassembly.turns.swept_squares.swept_squares`. The tables must
        :meth:`reach` the square.
        """
        tables, radius = self.filled
        centre, parity = (x + 1, y + 1), x % 2
        cos, sin = 1, 0  # of the turn back from the first quadrant
        while not (centre[0] > 0 and centre[1] >= 0) and centre != (0, 0):
            centre = centre[1], -centre[0]
            cos, sin = -sin, cos
        row = (centre[0] >> 1) * (radius + 1) + (centre[1] >> 1)
        for one, other in tables.met[tables.begins[parity, row] : tables.begins[parity, row + 1]]:
            a, b = int(one), int(other)
            yield x + 2 * (cos * a - sin * b), y + 2 * (sin * a + cos * b)

    def _filled_exactly(
        self, tables: SweepTables, parity: int, row: int, radius: int, first: int
    ) -> SweepTables:
        """Return the tables with one more row, for lengths of any size."""
        met: list[tuple[int, int]] = []
        size = radius + 1
        for j in range(size):
            tables.begins[parity, row * size + j] = first + len(met)
            x, y = 2 * row - parity, 2 * j - parity
            if x >= 0 or row == j == 0:
                swept = swept_squares(x, y, self.allowance) - {(x, y)}
                met += [((a - x) // 2, (b - y) // 2) for a, b in swept]
                sides = [(x + 2 * a, y + 2 * b) in swept for a, b in SIDE_STEPS]
                tables.beside[parity, row * size + j] = sum(b << n for n, b in enumerate(sides))
        tables.begins[parity, (row + 1) * size] = first + len(met)
        rows = np.array(met, np.int32).reshape(-1, 2)
        return tables._replace(met=np.concatenate([tables.met[:first], rows]))


def _empty(radius: int, entries: int) -> SweepTables:
    rows = np.zeros((PARITIES, (radius + 1) ** 2 + 1), np.int64)
    return SweepTables(rows, rows.copy(), np.zeros((entries, 2), np.int32))


def _longer(met: IntArray, entries: int) -> IntArray:
    grown = np.zeros((entries, 2), np.int32)
    grown[: len(met)] = met
    return grown
