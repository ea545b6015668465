"""The commands Hint, Take hint and "Is it still solvable?"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from cubewright.errors import CubewrightError
from cubewright.gui.display.view_controller import ViewController
from cubewright.gui.project.document import Document
from cubewright.gui.worker import Job, Worker
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.hint_text import answer_text, step_text
from cubewright.solver.analysis.hints import is_solvable, next_steps
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.disassembly.assembly_order import AssemblyOrder
from cubewright.solver.search.control import Control
from cubewright.translation import mark, tr

Question = Callable[[Puzzle, Control], Any]
"""A function that answers a question about a puzzle, and stops early if the control is stopped."""


@dataclass(frozen=True)
class Answer:
    """The answer to a question about a puzzle; it is incomplete if ``stopped``."""

    puzzle: Puzzle
    value: Any
    stopped: bool


@dataclass(frozen=True)
class Query:
    """A question about a puzzle, and the function that shows the answer in the GUI thread."""

    question: Question
    puzzle: Puzzle
    show: Callable[[Answer], None]

    def run(self, job: Job) -> Answer:
        """Return the answer; called in the worker thread."""
        value = self.question(self.puzzle, job)
        return Answer(self.puzzle, value, job.stopped)


PATIENCE_MS = 1000
"""The interval at which the status line shows that an answer is still being computed."""
COMPLETE = mark("All pieces are placed.")


class HintController(QObject):
    """Shows hints for the pieces that are not placed yet, one at a time."""

    status_message = Signal(str)
    """The hint or the answer, as a sentence."""
    message_withdrawn = Signal(str)
    """Emitted when the pieces of a hint are no longer shown, with the text of the hint."""

    def __init__(
        self,
        *,
        document: Document,
        view_controller: ViewController,
        rules: Callable[[], PieceRules],
        parent: QObject | None = None,
    ) -> None:
        """Watch the document; ``rules`` returns the weights and groups of the current pieces."""
        super().__init__(parent)
        self._rules_now = rules
        self._document = document
        self._view_controller = view_controller
        self._order: AssemblyOrder | None = None
        self._order_puzzle: Puzzle | None = None
        self._shown = 0
        self._text = ""
        self._query: Query | None = None
        self._started_at = 0.0
        self.worker = Worker(self)
        self.worker.ended.connect(self._on_ended)
        self.worker.finished.connect(self._on_answered)
        self.worker.failed.connect(self._on_failed)
        self._patience = QTimer(self, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._show_waiting_time)
        for changed in (
            document.figure_changed,
            document.constraints_changed,
            document.piece_set_changed,
        ):
            changed.connect(self._forget)
        view_controller.shown.connect(self._on_shown)

    @property
    def is_asking(self) -> bool:
        return self.worker.is_busy

    @property
    def can_take_hint(self) -> bool:
        return self._order is not None and self._shown > 0

    def hint(self) -> None:
        """Show the next piece to place; a shown hint gets one more piece."""
        puzzle = self._document.puzzle
        if self._order is not None and self._order_puzzle == puzzle:
            self._show_next()
        else:
            # The worker thread must not read the document.
            self._ask(partial(_next_steps, self._rules_now()), self._show_order)

    def take(self) -> None:
        """Place the pieces that the hint shows, as one undo step."""
        order, document = self._order, self._document
        if order is None or not self._shown:
            return
        shown = [step.placed for step in order.steps[: self._shown]]
        pieces = [(order.solution.piece(placed).symbol, placed.cells) for placed in shown]
        symbols = pieces[0][0]
        for symbol, _ in pieces[1:]:
            symbols = tr("{symbols} and {symbol}", symbols=symbols, symbol=symbol)
        document.undo_stack.beginMacro(tr("Place {symbols}", symbols=symbols))
        for symbol, cells in pieces:
            document.place_piece(symbol, cells)
        document.undo_stack.endMacro()
        self.status_message.emit(tr("Placed {symbols}.", symbols=symbols))

    def ask_still_solvable(self) -> None:
        """Report whether the placed pieces can be completed to a solution."""
        self._ask(is_solvable, self._show_solvable)

    def stop(self) -> None:
        """Stop computing the answer; the status line then reports that it is unknown."""
        self.worker.stop()

    def close(self) -> None:
        """Stop the search and wait for its thread; no more signals follow."""
        self._patience.stop()
        self.worker.close()

    # -- asking

    def _ask(self, question: Question, show: Callable[[Answer], None]) -> None:
        query, job = self._query, self.worker.job
        is_same = query is not None and query.question == question
        if is_same and job is not None and not job.stopped:
            self._show_waiting_time()
            return
        self._query = Query(question, self._document.puzzle, show)
        self._started_at = perf_counter()
        self._patience.start()
        self.worker.start(self._query.run)

    @Slot()
    def _on_ended(self) -> None:
        self._patience.stop()

    @Slot(object)
    def _on_answered(self, answer: Answer) -> None:
        if self._query is not None:
            self._query.show(answer)

    @Slot(object)
    def _on_failed(self, error: CubewrightError) -> None:
        self.status_message.emit(str(error))

    def _show_waiting_time(self) -> None:
        seconds = perf_counter() - self._started_at
        self.status_message.emit(
            tr("Still looking after {seconds:.0f} s. Press Esc to stop.", seconds=seconds)
        )

    def _forget(self, _payload: object = None) -> None:
        if self._order is not None and self._shown:
            self.status_message.emit("")
        self._order = self._order_puzzle = None
        if self.worker.is_busy:
            self._patience.stop()
            self.worker.discard()
            self.status_message.emit("")

    # -- showing the answer

    def _show_order(self, answer: Answer) -> None:
        order: AssemblyOrder | None = answer.value
        if order is None:
            solvable = None if answer.stopped else False
            self.status_message.emit(answer_text(solvable, len(answer.puzzle.pre_placed)))
            return
        self._order, self._order_puzzle, self._shown = order, answer.puzzle, 0
        self._show_next()

    def _show_next(self) -> None:
        order = self._order
        if order is None:
            return
        if not order.steps:
            self.status_message.emit(tr(COMPLETE))
            return
        if self._shown == len(order.steps):
            self._shown = 0
        self._shown += 1
        step = order.steps[self._shown - 1]
        self._view_controller.show_steps(order, len(order.pre_placed) + self._shown)
        self._text = tr(
            "Hint {number} of {count}: {step}.",
            number=self._shown,
            count=len(order.steps),
            step=step_text(order, step),
        )
        if not order.is_followable:
            self._text = tr("{text} {reason}", text=self._text, reason=order.failure_reason)
        self.status_message.emit(self._text)

    def _on_shown(self, _solution: object) -> None:
        text, self._text = self._text, ""
        self.message_withdrawn.emit(text)

    def _show_solvable(self, answer: Answer) -> None:
        self.status_message.emit(answer_text(answer.value, len(answer.puzzle.pre_placed)))


def _next_steps(rules: PieceRules, puzzle: Puzzle, control: Control) -> AssemblyOrder | None:
    return next_steps(puzzle, control, rules)
