"""Groups of solutions that use the same pieces, and the box that lists the groups."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from cubewright.model.cell import BoolArray, IntArray
from cubewright.presenter.solutions.selection import Filter
from cubewright.solver.problem.cover import CoverProblem
from cubewright.translation import tr

_MAX_LISTED = 300
"""The maximum number of subsets with an entry; the others are listed under "all" only."""


class PieceGroups:
    """The subsets of pieces that solutions use, in order of appearance."""

    def __init__(self, cover: CoverProblem) -> None:
        self._cover = cover
        self._weight_of = np.append(_weights(cover)[cover.kind], 0)  # 0 for the padding of a row
        self._number: dict[int, int] = {}
        self.names: list[str] = []
        """The name of each group: the symbols of its pieces."""
        self.sizes: list[int] = []
        """The number of solutions in each group."""

    def append(self, rows: IntArray) -> IntArray:
        """Add a ``(k, pieces)`` batch of rows; return the group of each row, ``(k,)``."""
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
    weights, weight = [], 1
    for copies in cover.copies.tolist():
        weights.append(weight)
        weight *= copies + 1
    return np.array(weights, np.int64 if weight < 1 << 62 else np.object_)


class GroupBox(QComboBox):
    """A combo box of groups, hidden unless solutions differ in the pieces they use."""

    group_chosen = Signal(object)
    """The number of the group to list, or None for all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Pieces used"))
        self.setToolTip(tr("List only the solutions that use these pieces"))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.activated.connect(lambda index: self.group_chosen.emit(self.itemData(index)))
        self.clear_groups()

    @property
    def group(self) -> int | None:
        """The listed group; None for all."""
        group: int | None = self.currentData()
        return group

    def clear_groups(self) -> None:
        """Remove all groups and hide the box."""
        with QSignalBlocker(self):
            self.clear()
            self.addItem("", None)
        self.hide()

    def show_groups(self, groups: PieceGroups) -> None:
        """Show the number of solutions in each group."""
        total = sum(groups.sizes)
        with QSignalBlocker(self):
            self.setItemText(
                0,
                tr(
                    "All {number:,} subsets of pieces: {total:,}",
                    number=len(groups.names),
                    total=total,
                ),
            )
            listed = list(zip(groups.names, groups.sizes, strict=True))[:_MAX_LISTED]
            for number, (name, size) in enumerate(listed):
                if number + 1 == self.count():
                    self.addItem("", number)
                self.setItemText(number + 1, tr("{pieces}: {number:,}", pieces=name, number=size))
        self.setVisible(len(groups.names) > 1)
