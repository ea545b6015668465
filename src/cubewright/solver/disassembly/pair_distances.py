"""The distances that pieces of a part can go before they hit each other, for searches in Python."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from cubewright.model.cell import Cell, CountArray
from cubewright.solver.disassembly.assembly import Assembly
from cubewright.solver.disassembly.translations import swept_cells
from cubewright.solver.kernels.disassembly.arrays import X, Y

NEVER = 1 << 15
"""The distance between pieces that never hit each other."""
_LINE_POSITIONS = 1 << 16
"""A bound: positions along a line, from its middle, are less than half of this number."""
_OFFSET = 1 << 38
"""A bound: packed offsets, positive or negative, are less than half of this number."""


class PairDistances:
    """Distances between the pieces of an assembly; each pair is measured once at each offset.

    ``steps``: the ``d`` directions.
    """

    def __init__(self, assembly: Assembly, steps: Sequence[Cell]) -> None:
        self._assembly = assembly
        self._steps = steps
        self._cells = [np.array(each.cells, np.int64) for each in assembly.pieces]
        self._hits: dict[tuple[int, int, int], CountArray] = {}
        self._passed: dict[tuple[int, int], CountArray] = {}
        self._rows: dict[int, int] = {}
        self._table = np.zeros((256, 2 * len(steps)), np.int64)
        """The distances for each measured pair at an offset, in each direction.

        The first half of a row is for moves of the first piece towards the second, the second half
        for moves of the second piece towards the first.
        """

    def of(self, part: CountArray, positions: CountArray) -> CountArray:
        """Return distances ``(d, n, n)`` int64 between the ``n`` pieces of a part.

        ``part`` ``(n,)`` int64 contains the ascending indices of the pieces, and ``positions``
        ``(n,)`` int64 their packed displacements from the assembly. Entry ``[u, i, j]`` is the
        number of steps that piece ``i`` goes in direction ``u`` before it hits piece ``j`` at rest.
        It is :data:`NEVER` if the pieces do not hit each other, or are the same piece.
        """
        first, second = _pairs(len(part))
        offsets = positions[first] - positions[second]
        pairs = part[first] * len(self._cells) + part[second]
        keys = (pairs * _OFFSET + offsets).tolist()
        known = self._rows
        for place, key in enumerate(keys):
            if key not in known:
                one, other = int(part[first[place]]), int(part[second[place]])
                self._measure(key, one, other, int(offsets[place]))
        rows = [known[key] for key in keys]
        count = len(self._steps)
        found = self._table[rows]
        distances = np.full((count, len(part), len(part)), NEVER, np.int64)
        distances[:, first, second] = found[:, :count].T
        distances[:, second, first] = found[:, count:].T
        return distances

    def _measure(self, key: int, one: int, other: int, offset: int) -> None:
        row = self._rows[key] = len(self._rows)
        if row == len(self._table):
            self._table = np.concatenate([self._table, np.zeros_like(self._table)])
        directions = range(len(self._steps))
        self._table[row] = [
            *(self._distance(each, one, other, offset) for each in directions),
            *(self._distance(each, other, one, -offset) for each in directions),
        ]

    def _distance(self, direction: int, piece: int, other: int, offset: int) -> int:
        step = np.array(self._steps[direction], np.int64)
        here = int(_on_lines(np.array([unpacked(offset)], np.int64), step)[0])
        hits = self._hits_of(direction, piece, other)
        place = int(np.searchsorted(hits, here))
        if place == len(hits):
            return NEVER
        ahead = int(hits[place])
        half = _LINE_POSITIONS // 2
        is_same_line = (ahead + half) // _LINE_POSITIONS == (here + half) // _LINE_POSITIONS
        return ahead - here if is_same_line else NEVER

    def _hits_of(self, direction: int, piece: int, other: int) -> CountArray:
        """Return offsets at which the next step hits, as positions on lines in ascending order."""
        key = direction, piece, other
        if key not in self._hits:
            step = np.array(self._steps[direction], np.int64)
            passed = self._passed_by(direction, piece)
            between = self._cells[other][:, None, :] - passed[None, :, :]
            self._hits[key] = np.unique(_on_lines(between.reshape(-1, 3), step))
        return self._hits[key]

    def _passed_by(self, direction: int, piece: int) -> CountArray:
        key = direction, piece
        if key not in self._passed:
            lattice, step = self._assembly.lattice, self._steps[direction]
            cells = self._assembly.pieces[piece].cells
            passed = {each for cell in cells for each in swept_cells(lattice, cell, step)}
            self._passed[key] = np.array(sorted(passed), np.int64)
        return self._passed[key]


def _on_lines(offsets: CountArray, step: CountArray) -> CountArray:
    """Return the positions ``(k,)`` int64 of offsets ``(k, 3)`` on the lines in a direction.

    The difference of two positions on the same line is the number of steps between them.
    """
    axis = int(np.argmax(np.abs(step)))
    along = offsets[:, axis] // step[axis]
    lines = offsets - along[:, None] * step
    places: CountArray = lines @ np.array([X, Y, 1]) * _LINE_POSITIONS + along
    return places


@cache
def _pairs(count: int) -> tuple[CountArray, CountArray]:
    """Return the first and the second indices of all pairs of ``count`` pieces."""
    first, second = np.triu_indices(count, 1)
    return first, second


def unpacked(position: int) -> Cell:
    """Return the cell of an integer from :func:`~.directions.packed`.

    >>> from cubewright.solver.disassembly.directions import packed
    >>> unpacked(packed((-3, 4, -5)))
    (-3, 4, -5)
    """
    z = (position + Y // 2) % Y - Y // 2
    rest = (position - z) // Y
    rows = X // Y
    y = (rest + rows // 2) % rows - rows // 2
    return (rest - y) // rows, y, z
