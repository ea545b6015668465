"""Builds the solution that is shown up, piece by piece in an order that hands can follow."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cubewright.gui.hints.build_slider import BuildSlider
from cubewright.gui.project.document import Document
from cubewright.gui.shell.actions import Actions
from cubewright.gui.viewer.view_controller import ViewController
from cubewright.model.solution import Solution
from cubewright.presenter.hint_text import step_text
from cubewright.solver.disassembly.assembly_order import AssemblyOrder, assembly_order


class BuildController(QObject):
    """Follows the slider and the keys; another solution is shown whole at first."""

    status_message = Signal(str)
    """How the piece that was laid last is put in, in a sentence."""

    def __init__(
        self,
        *,
        document: Document,
        view_controller: ViewController,
        build_slider: BuildSlider,
        actions: Actions,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._view_controller = view_controller
        self._build_slider = build_slider
        self._actions = actions
        self._solution: Solution | None = None
        self._order: AssemblyOrder | None = None
        view_controller.shown.connect(self._on_shown)
        build_slider.count_changed.connect(self._on_count_changed)
        self._on_shown(view_controller.solution)

    def _on_shown(self, solution: Solution | None) -> None:
        if solution is not self._solution:
            self._solution, self._order = solution, None
        most = 0 if solution is None else len(solution.placed)
        self._build_slider.show_count(most, most)
        self._allow(most, most)

    def _on_count_changed(self, count: int) -> None:
        solution = self._solution
        if solution is None:
            return
        most = len(solution.placed)
        self._allow(count, most)
        if self._order is None:
            self._order = assembly_order(solution, solution.puzzle.fixed)
        order = self._order
        self._view_controller.show_steps(order, count)
        pre_placed = len(order.pre_placed)
        if count == 0:
            status_message = f"Nothing is laid yet. {order.failure_reason}".strip()
        elif count <= pre_placed:
            status_message = f"{count} of {most}: laid beforehand."
        else:
            step = order.steps[count - pre_placed - 1]
            status_message = f"{count} of {most}: {step_text(order, step)}."
            if not step.is_followable:
                status_message = f"{status_message} {order.failure_reason}"
        self.status_message.emit(status_message)

    def _allow(self, count: int, most: int) -> None:
        none = "There is no solution to build: choose one"
        actions = self._actions
        actions.allow("next-step", count < most, "Every piece is laid" if most else none)
        actions.allow("previous-step", count > 0, "No piece is laid" if most else none)
