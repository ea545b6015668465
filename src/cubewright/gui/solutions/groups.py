"""Solutions grouped by the pieces they use, if that differs."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import IntArray
from cubewright.solver.problem.cover import CoverProblem


class PieceGroups:
    """The subsets of pieces that solutions use, in order of appearance."""

    def __init__(self, cover: CoverProblem) -> None:
        self._cover = cover
        self._weight_of = np.append(_weights(cover)[cover.kind], 0)  # 0: no option at all
        self._number: dict[int, int] = {}
        self._batches: list[IntArray] = []
        self.names: list[str] = []
        """The name of each group: the symbols of its pieces."""
        self.sizes: list[int] = []
        """The number of solutions in each group."""

    def append(self, rows: IntArray) -> IntArray:
        """Add a ``(k, pieces)`` batch, and return the group of each row."""
        choices, first, which = np.unique(
            self._weight_of[rows].sum(axis=1), return_index=True, return_inverse=True
        )
        numbers = np.array(
            [
                self._group(int(choice), rows[row])
                for choice, row in zip(choices, first, strict=True)
            ],
            np.int32,
        )
        groups: IntArray = numbers[which]
        for group, size in zip(*np.unique(groups, return_counts=True), strict=True):
            self.sizes[group] += int(size)
        self._batches.append(groups)
        return groups

    def rows(self, group: int) -> IntArray:
        """Return the rows of a group, ascending."""
        found: IntArray = np.flatnonzero(self._all() == group).astype(np.int32)
        return found

    def others(self, group: int) -> IntArray:
        """Return the rows that are not in a group, ascending."""
        found: IntArray = np.flatnonzero(self._all() != group).astype(np.int32)
        return found

    def _all(self) -> IntArray:
        if len(self._batches) > 1:
            self._batches = [np.concatenate(self._batches)]
        return self._batches[0] if self._batches else np.zeros(0, np.int32)

    def _group(self, choice: int, row: IntArray) -> int:
        number = self._number.get(choice)
        if number is None:
            number = self._number[choice] = len(self.names)
            self.names.append(self._name(row))
            self.sizes.append(0)
        return number

    def _name(self, row: IntArray) -> str:
        pieces = self._cover.puzzle.pieces
        used = Counter(piece for _, piece, _ in self._cover.piece_copies(row))
        return " ".join(
            pieces[piece].symbol if n == 1 else f"{n}\N{MULTIPLICATION SIGN}{pieces[piece].symbol}"
            for piece, n in sorted(used.items())
        )


def _weights(cover: CoverProblem) -> NDArray[Any]:
    """Return a weight for each piece, so that sums identify the numbers of all pieces."""
    weights, weight = [], 1
    for copies in cover.copies.tolist():
        weights.append(weight)
        weight *= copies + 1
    return np.array(weights, np.int64 if weight < 1 << 62 else np.object_)
