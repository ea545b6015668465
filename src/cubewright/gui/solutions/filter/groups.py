"""Solutions grouped by the pieces they use, if that differs."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import BoolArray, IntArray
from cubewright.presenter.solutions.selection import Filter
from cubewright.solver.problem.cover import CoverProblem


class PieceGroups:
    """The subsets of pieces that solutions use, in order of appearance."""

    def __init__(self, cover: CoverProblem) -> None:
        self._cover = cover
        self._weight_of = np.append(_weights(cover)[cover.kind], 0)  # 0: no option at all
        self._number: dict[int, int] = {}
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
        return groups

    def filter(self, group: int) -> Filter:
        """Return a filter for the solutions of a group."""
        choice = next(each for each, number in self._number.items() if number == group)

        def passes(rows: NDArray[Any]) -> BoolArray:
            is_same: BoolArray = self._weight_of[rows].sum(axis=1) == choice
            return is_same

        return passes

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
