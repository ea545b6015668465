"""Bounding boxes of the cells that solutions fill, for many rows at once."""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import CountArray, IntArray
from cubewright.solver.problem.cover import CoverProblem


class BoundingBoxes:
    """Boxes encoded as numbers, in the columns, lines and levels of a lattice's text layout.

    ``may_be_empty`` is whether the figure has optional cells; if not, all
    solutions fill the same box.
    """

    def __init__(self, cover: CoverProblem) -> None:
        self.may_be_empty = bool((cover.required != cover.full).any())
        figure = cover.puzzle.figure
        text_position = figure.lattice.text_layout.text_position
        positions = np.array([text_position(cell) for cell in figure.cells], np.int64)
        # Distances from both ends: a box is the minimum of each of these six columns.
        self._ends = np.hstack(
            [positions - positions.min(axis=0), positions.max(axis=0) - positions]
        )
        no_cell = np.tile(np.ptp(positions, axis=0) + 1, 2)
        self._ends_of = np.array(
            [*(self._ends[list(cells)].min(axis=0) for cells in cover.option_cells), no_cell],
            np.int32,
        )
        self._base = no_cell + 1

    def of(self, rows: IntArray) -> tuple[list[int], CountArray]:
        """Return the distinct boxes of some rows, and for each row the index of its box."""
        if not self.may_be_empty:
            return [0], np.zeros(len(rows), np.int64)
        least = self._ends_of[rows].min(axis=1).astype(np.int64)
        number = np.zeros(len(rows), np.int64)
        for end, base in zip(least.T, self._base.tolist(), strict=True):
            number = number * base + end
        boxes, box_of = np.unique(number, return_inverse=True)
        return boxes.tolist(), box_of.astype(np.int64)

    def cells_in(self, box: int) -> list[int]:
        """Return the cells within a box."""
        least = []
        for base in reversed(self._base.tolist()):
            box, end = divmod(box, base)
            least.append(end)
        inside: list[int] = np.flatnonzero((self._ends >= least[::-1]).all(axis=1)).tolist()
        return inside
