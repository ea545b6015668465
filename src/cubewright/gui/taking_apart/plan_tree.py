"""The tree of a plan: its parts, and the moves of each part; selecting a move goes to it.

Below a turn that needs rounded edges are the angles at which they pass other pieces.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTreeWidget, QTreeWidgetItem, QWidget

from cubewright.model.disassembly import Separation
from cubewright.model.lattice import Lattice
from cubewright.presenter.analysis.plan_text import move_text_with_need, passages
from cubewright.presenter.taking_apart.timeline import Timeline
from cubewright.translation import tr, trn

HEIGHT = 150
"""The height of the tree in pixels."""
_POSITION = Qt.ItemDataRole.UserRole


class PlanTree(QTreeWidget):
    """A tree of parts; below each part are its moves, and then the parts into which it splits."""

    position_chosen = Signal(float)
    """The position after the chosen move, before the first move of a part, or within a turn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFixedHeight(HEIGHT)
        self.setUniformRowHeights(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAccessibleName(tr("Parts and moves"))
        self._items: list[QTreeWidgetItem] = []
        """The item of each move."""
        self._is_following = False
        self.currentItemChanged.connect(lambda item, _before: self._on_chosen(item))

    def clear_plan(self) -> None:
        self._items = []
        self._is_following = True
        self.clear()
        self._is_following = False

    def show_plan(self, timeline: Timeline, names: Sequence[str], lattice: Lattice) -> None:
        """Show the moves of a plan; ``names`` are the names of the pieces."""
        self.clear_plan()
        self._is_following = True
        of_part: dict[tuple[int, ...], QTreeWidgetItem] = {}
        below = _parents(timeline.plan)
        for number, step in enumerate(timeline.steps):
            pieces = step.part.pieces
            item = of_part.get(pieces)
            if item is None:
                text = " ".join(names[piece] for piece in pieces)
                count = len(step.part.moves)
                line = trn("{pieces}: {n:,} move", "{pieces}: {n:,} moves", count, pieces=text)
                item = QTreeWidgetItem([line])
                item.setData(0, _POSITION, float(number))
                above = of_part.get(below.get(pieces, ()))
                if above is None:
                    self.addTopLevelItem(item)
                else:
                    above.addChild(item)
                of_part[pieces] = item
                item.setExpanded(True)
            move = QTreeWidgetItem(
                [f"{step.number}.  {move_text_with_need(step.move, names, lattice)}"]
            )
            move.setData(0, _POSITION, float(number + 1))
            item.addChild(move)
            self._items.append(move)
            for angle, text in passages(timeline.tight_edges[number], names):
                passage = QTreeWidgetItem([text])
                passage.setData(0, _POSITION, timeline.moment_of(number, angle))
                move.addChild(passage)
            move.setExpanded(True)
        self._is_following = False

    def follow(self, position: float) -> None:
        """Select the move at a position of the plan."""
        if not self._items or self.isHidden():
            return
        number = min(ceil(position - 1e-6), len(self._items)) - 1
        item = self._items[number] if number >= 0 else self.topLevelItem(0)
        current = self.currentItem()
        if current is not None and current.data(0, _POSITION) == position:
            return
        if item is not None and item is not current:
            self._is_following = True
            self.setCurrentItem(item)
            self._is_following = False

    def _on_chosen(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and not self._is_following:
            self.position_chosen.emit(item.data(0, _POSITION))


def _parents(plan: Separation) -> dict[tuple[int, ...], tuple[int, ...]]:
    return {
        half.pieces: part.pieces
        for part in plan.separations()
        for half in (part.staying, part.removed)
        if half is not None
    }
