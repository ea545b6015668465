"""Builds the solution that is shown up, piece by piece in an order that hands can follow."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal

from cubewright.gui.actions import Actions
from cubewright.gui.document import Document
from cubewright.gui.hinting.build_bar import BuildBar
from cubewright.gui.showing import Showing
from cubewright.hint_words import step_words
from cubewright.model.solution import Solution
from cubewright.solver.hand_order import HandOrder, hand_order


class Parts(Protocol):
    """The parts of the window that are needed to build."""

    document: Document
    showing: Showing
    build_bar: BuildBar
    actions_: Actions


class Building(QObject):
    """Follows the slider and the keys; another solution is shown whole at first."""

    said = Signal(str)
    """How the piece that was laid last is put in, in a sentence."""

    def __init__(self, parts: Parts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        self._solution: Solution | None = None
        self._order: HandOrder | None = None
        parts.showing.shown.connect(self._on_shown)
        parts.build_bar.count_changed.connect(self._on_count_changed)
        self._on_shown(parts.showing.solution)

    def _on_shown(self, solution: Solution | None) -> None:
        if solution is not self._solution:
            self._solution, self._order = solution, None
        most = 0 if solution is None else len(solution.placed)
        self._parts.build_bar.show_count(most, most)
        self._allow(most, most)

    def _on_count_changed(self, count: int) -> None:
        solution = self._solution
        if solution is None:
            return
        most = len(solution.placed)
        self._allow(count, most)
        if self._order is None:
            self._order = hand_order(solution, solution.puzzle.fixed)
        order = self._order
        self._parts.showing.show_steps(order, count)
        laid = len(order.laid)
        if count == 0:
            said = f"Nothing is laid yet. {order.why_not}".strip()
        elif count <= laid:
            said = f"{count} of {most}: laid beforehand."
        else:
            step = order.steps[count - laid - 1]
            said = f"{count} of {most}: {step_words(order, step)}."
            if not step.is_followable:
                said = f"{said} {order.why_not}"
        self.said.emit(said)

    def _allow(self, count: int, most: int) -> None:
        none = "There is no solution to build: choose one"
        actions = self._parts.actions_
        actions.allow("step-on", count < most, "Every piece is laid" if most else none)
        actions.allow("step-back", count > 0, "No piece is laid" if most else none)
