"""Tables of the cells that a rectangle's cells meet when they turn about each pivot.

Tables of all pivots of a large rectangle take much time and memory: 22 cells square have 485 pivots
of each of two kinds, and eleven million entries. The tables are therefore computed in parts, and
only tables of smaller rectangles are cached.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache

import numpy as np

from cubewright.model.cell import CountArray
from cubewright.solver.disassembly.turns.swept_squares import swept_squares

ENTRIES = 1 << 14
"""The number of entries at which a table is complete."""
KEPT_ENTRIES = 1 << 18
"""The maximum number of entries of a rectangle's cached tables."""


@dataclass(frozen=True)
class SweepTable:
    """Pairs of a cell and a cell that it meets, as positions in a rectangle, for some pivots.

    ``pivots`` are twice the coordinates, from the corner of the rectangle. ``numbers``, ``starts``
    and ``met``, ``(n,)`` int64, contain the pivot, the cell and the other cell of each pair.
    """

    pivots: list[tuple[int, int]]
    numbers: CountArray
    starts: CountArray
    met: CountArray


@dataclass
class Sweeps:
    """The tables of a rectangle ``width`` by ``height`` cells."""

    width: int
    height: int
    allowance: Fraction
    _kept: list[SweepTable] | None = None
    _pairs: dict[int, CountArray] = field(default_factory=dict)

    @staticmethod
    @lru_cache(maxsize=32)
    def of(width: int, height: int, allowance: Fraction) -> Sweeps:
        """Return the tables of a rectangle, which may be cached."""
        return Sweeps(width, height, allowance)

    def tables(self) -> Iterator[SweepTable | None]:
        """Yield the tables of all pivots: corners of cells, then centres.

        None stands for some milliseconds of work.
        """
        if self._kept is not None:
            yield from self._kept
            return
        made: list[SweepTable] = []
        entries = 0
        for parity in (0, 1):
            for each in self._made(parity):
                yield each
                if each is not None and entries <= KEPT_ENTRIES:
                    made.append(each)
                    entries += len(each.numbers)
        if entries <= KEPT_ENTRIES:
            self._kept = made
            self._pairs = {}

    def _made(self, parity: int) -> Iterator[SweepTable | None]:
        if parity not in self._pairs:
            rows: list[tuple[int, int, int, int]] = []
            for x in range(parity - 2 * self.width, 2 * self.width, 2):
                for y in range(parity - 2 * self.height, 2 * self.height, 2):
                    swept = swept_squares(x, y, self.allowance)
                    rows += [(x, y, a, b) for a, b in swept if (a, b) != (x, y)]
                    yield None
            self._pairs[parity] = np.array(rows, np.int64).reshape(-1, 4)
        pairs = self._pairs[parity]
        pivots: list[tuple[int, int]] = []
        parts: list[CountArray] = []
        count = 0
        for p in range(parity, 2 * self.width + 1, 2):
            for q in range(parity, 2 * self.height + 1, 2):
                parts.append(self._about(pairs, p, q, len(pivots)))
                pivots.append((p, q))
                count += parts[-1].shape[1]
                if count >= ENTRIES:
                    yield SweepTable(pivots, *np.concatenate(parts, axis=1))
                    pivots, parts, count = [], [], 0
                else:
                    yield None
        if pivots:
            yield SweepTable(pivots, *np.concatenate(parts, axis=1))

    def _about(self, pairs: CountArray, p: int, q: int, number: int) -> CountArray:
        """Return the entries of one pivot, ``(3, n)``."""
        cells = (pairs + np.array([p, q, p, q])) // 2
        sizes = np.array([self.width, self.height] * 2)
        i, j, a, b = cells[((cells >= 0) & (cells < sizes)).all(axis=1)].T
        return np.stack(
            [np.full(len(i), number, np.int64), i * self.height + j, a * self.height + b]
        )
