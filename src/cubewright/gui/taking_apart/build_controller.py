"""Show a solution step by step, in an order in which it can be assembled by hand."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QSignalBlocker, Signal

from cubewright.gui.display.view_controller import ViewController
from cubewright.gui.taking_apart.analysis_controller import AnalysisController
from cubewright.gui.widgets.fields import SliderBar
from cubewright.gui.worker import Job, Worker
from cubewright.model.solution import Solution
from cubewright.presenter.hint_text import step_text
from cubewright.presenter.taking_apart.known import State
from cubewright.solver.analysis.hints import with_moves
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.disassembly.assembly_order import AssemblyOrder, assembly_order
from cubewright.solver.disassembly.planned_order import planned_order
from cubewright.translation import tr


class BuildSlider(SliderBar):
    """A slider for the number of visible pieces of the solution."""

    count_changed = Signal(int)
    """The number of pieces to show."""

    def __init__(self) -> None:
        super().__init__(
            tr("Assemble"),
            tr("Number of pieces shown"),
            tr("Add the pieces of the solution one by one, in an order for assembly by hand"),
            tr("No solution is shown: select one"),
        )
        self.slider.setPageStep(1)
        self.slider.valueChanged.connect(self.count_changed)
        self.show_count(0, 0)

    def show_count(self, count: int, total: int) -> None:
        """Show the number of pieces; a total of 0 disables the slider."""
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, total)
            self.slider.setValue(count)
        self.allow(total > 0)


class BuildController(QObject):
    """Shows the number of pieces set by the build slider; a new solution starts with all pieces."""

    status_message = Signal(str)
    """A sentence about how the newest piece moves in."""
    message_withdrawn = Signal(str)
    """The sentence that no longer describes the view."""

    def __init__(
        self,
        *,
        view_controller: ViewController,
        build_slider: BuildSlider,
        analysis: AnalysisController,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._analysis = analysis
        analysis.analysed.connect(self._on_analysed)
        self._view_controller = view_controller
        self._build_slider = build_slider
        self._solution: Solution | None = None
        self._order: AssemblyOrder | None = None
        self._text = ""
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_found)
        view_controller.shown.connect(self._on_shown)
        view_controller.stepped.connect(self._on_stepped)
        build_slider.count_changed.connect(self._on_count_changed)
        self._on_shown(view_controller.solution)

    def _on_shown(self, solution: Solution | None) -> None:
        if solution is not self._solution:
            self._worker.discard()
            self._solution, self._order = solution, None
        total = 0 if solution is None else len(solution.placed)
        self._build_slider.show_count(total, total)
        self._withdraw()

    def _on_stepped(self, order: AssemblyOrder, count: int) -> None:
        if order is self._order or self._solution is None:
            return
        total = len(self._solution.placed)
        self._build_slider.show_count(min(count, total), total)
        self._withdraw()

    def _withdraw(self) -> None:
        text, self._text = self._text, ""
        self.message_withdrawn.emit(text)

    def _on_count_changed(self, count: int) -> None:
        solution = self._solution
        if solution is None:
            return
        total = len(solution.placed)
        if self._order is None:
            self._order = self._order_of(solution)
        order = self._order
        self._view_controller.show_steps(order, count)
        pre_placed = len(order.pre_placed)
        if count == 0:
            text = tr("No piece is placed yet.")
            if order.failure_reason:
                text = tr("{text} {reason}", text=text, reason=order.failure_reason)
        elif count <= pre_placed:
            text = tr("{count} of {total}: pre-placed.", count=count, total=total)
        else:
            step = order.steps[count - pre_placed - 1]
            text = tr(
                "{count} of {total}: {step}.",
                count=count,
                total=total,
                step=step_text(order, step),
            )
            if not step.is_followable:
                text = tr("{text} {reason}", text=text, reason=order.failure_reason)
        self._text = text
        self.status_message.emit(text)

    def _order_of(self, solution: Solution) -> AssemblyOrder:
        """Return an order of straight moves; if there is none, other pieces may make way.

        If the order is not known yet, it is computed in the background.
        """
        order = assembly_order(solution, solution.puzzle.pre_placed)
        if not order.locked or not self._analysis.is_selected(solution):
            return order
        if order.pre_placed:  # the plans of the list may move pre-placed pieces
            rules = self._analysis.rules()
            self._worker.start(partial(_with_moves, order, rules))
            return order
        known, plan = self._analysis.analysis_of(solution)
        if plan is not None:
            return planned_order(solution, plan)
        if known.state in (State.NOT_ANALYSED, State.UNFINISHED):
            self._analysis.analyse_selected()
        return replace(order, may_need_moves=known.state is not State.CANNOT)

    def _on_found(self, order: AssemblyOrder) -> None:
        if order.solution is self._solution and self._order is not None:
            self._order = order
            if self._text:
                self._on_count_changed(self._build_slider.slider.value())

    def close(self) -> None:
        """Cancel the search for an order and wait for its thread."""
        self._worker.close()

    def _on_analysed(self) -> None:
        order, solution = self._order, self._solution
        if order is None or solution is None or not order.locked or not order.may_need_moves:
            return
        if order.pre_placed:
            return
        if self._analysis.analysis_of(solution)[0].state in (State.NOT_ANALYSED, State.UNFINISHED):
            return
        self._order = None
        if self._build_slider.slider.value() < len(solution.placed):
            self._on_count_changed(self._build_slider.slider.value())


def _with_moves(order: AssemblyOrder, rules: PieceRules, job: Job) -> AssemblyOrder:
    return with_moves(order, job, rules)
