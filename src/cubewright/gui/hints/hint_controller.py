"""What Hint and Is it still solvable? do: they ask, and show what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from cubewright.errors import CubewrightError
from cubewright.gui.hints.query import Asking, Question
from cubewright.gui.project.document import Document
from cubewright.gui.shell.actions import Actions
from cubewright.gui.viewer.view_controller import ViewController
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.hint_text import answer_text, step_text
from cubewright.solver.analysis.hints import is_solvable, next_steps
from cubewright.solver.disassembly.assembly_order import AssemblyOrder

WORTH_SAYING_MS = 1000
"""Who waits longer is told so, and how to stop it."""
NOTHING_TO_FILL = "There is no figure to build yet."
COMPLETE = "Everything is laid already."


Then = Callable[[Asking, Any], None]
"""What is done with an answer."""


class HintController(QObject):
    """Gives one hint after the other for what the player has laid."""

    status_message = Signal(str)
    """The hint or the answer, in a sentence."""
    asking_changed = Signal(bool)
    """Whether an answer is being looked for."""

    def __init__(
        self,
        *,
        document: Document,
        view_controller: ViewController,
        actions: Actions,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._view_controller = view_controller
        self._actions = actions
        self._order: AssemblyOrder | None = None
        self._asked: Puzzle | None = None
        self._shown = 0
        self._thread: Asking | None = None
        self._left: list[Asking] = []
        self._then: Then = self._on_order
        self._began = 0.0
        self._clock = QTimer(self, interval=WORTH_SAYING_MS)
        self._clock.timeout.connect(self._say_how_long)
        document = document
        for changed in (
            document.figure_changed,
            document.constraints_changed,
            document.piece_set_changed,
        ):
            changed.connect(self._forget)
        self._allow_to_take(False)

    @property
    def asking(self) -> bool:
        """Whether an answer is being looked for."""
        return self._thread is not None

    def hint(self) -> None:
        """Show the next piece that hands can lay; again, the one after it."""
        puzzle = self._document.puzzle
        if self._order is not None and self._asked == puzzle:
            self._show_next()
        elif not puzzle.figure.cells:
            self.status_message.emit(NOTHING_TO_FILL)
        else:
            self._ask(next_steps, self._on_order)

    def take(self) -> None:
        """Lay what the hint shows, as one step of undo."""
        order, document = self._order, self._document
        if order is None or not self._shown:
            return
        shown = [step.placed for step in order.steps[: self._shown]]
        named = [(order.solution.piece(placed).symbol, placed.cells) for placed in shown]
        symbols = " and ".join(symbol for symbol, _ in named)
        document.undo_stack.beginMacro(f"Lay the {symbols}")
        for symbol, cells in named:
            document.place_piece(symbol, cells)
        document.undo_stack.endMacro()
        self.status_message.emit(f"{symbols} {'is' if len(named) == 1 else 'are'} laid.")

    def ask_still_solvable(self) -> None:
        """Say whether what is laid can be completed."""
        if self._document.puzzle.figure.cells:
            self._ask(is_solvable, self._on_solvable)
        else:
            self.status_message.emit(NOTHING_TO_FILL)

    def stop(self) -> None:
        """Look for an answer no longer; that it is not known is said."""
        if self._thread is not None:
            self._thread.control.stop()

    def close(self) -> None:
        """End the thread and wait for it; nothing more is heard."""
        thread, self._thread = self._thread, None
        self._clock.stop()
        for each in (thread, *self._left):
            if each is not None:
                each.control.stop()
                each.wait()

    # -- asking

    def _ask(self, question: Question, then: Then) -> None:
        now = self._thread
        if now is not None and now.question is question and not now.control.stopped:
            self._say_how_long()
            return
        self._drop_thread()
        thread = self._thread = Asking(question, self._document.puzzle)
        self._then = then
        # Slots of an object of this thread run in it; others might run in the one that asks.
        thread.answered.connect(self._on_answered)
        thread.failed.connect(self._on_failed)
        thread.finished.connect(self._on_ended)
        self._began = perf_counter()
        self._clock.start()
        thread.start()
        self.asking_changed.emit(True)

    def _drop_thread(self) -> None:
        """Whatever is still looked for is not wanted any more."""
        if self._thread is not None:
            self._thread.control.stop()
            self._left.append(self._thread)
            self._thread = None
            self._clock.stop()

    @Slot()
    def _on_ended(self) -> None:
        for thread in [each for each in self._left if each.isFinished()]:
            thread.wait()  # the signal comes a moment before the end
            self._left.remove(thread)

    def _is_over(self, thread: Asking) -> bool:
        """Take note of an end; False where it is late news of an older question."""
        if thread is not self._thread:
            return False
        self._clock.stop()
        self._left.append(thread)
        self._thread = None
        self.asking_changed.emit(False)
        return True

    @Slot(object, object)
    def _on_answered(self, thread: Asking, answer: object) -> None:
        if self._is_over(thread):
            self._then(thread, answer)

    @Slot(object, object)
    def _on_failed(self, thread: Asking, error: Exception) -> None:
        if not self._is_over(thread):
            return
        if not isinstance(error, CubewrightError):
            raise error  # a bug: it reaches the excepthook with the traceback of its own thread
        self.status_message.emit(str(error))

    def _say_how_long(self) -> None:
        seconds = perf_counter() - self._began
        self.status_message.emit(f"Still looking, {seconds:.0f} s: Esc stops it.")

    def _forget(self, _what: object = None) -> None:
        self._order = self._asked = None
        self._allow_to_take(False)
        if self._thread is not None:
            self._drop_thread()
            self.asking_changed.emit(False)
            self.status_message.emit("")

    # -- what comes of it

    def _on_order(self, thread: Asking, order: AssemblyOrder | None) -> None:
        if order is None:
            stopped = thread.control.stopped
            self.status_message.emit(
                answer_text(None if stopped else False, len(thread.puzzle.fixed))
            )
            return
        self._order, self._asked, self._shown = order, thread.puzzle, 0
        self._show_next()

    def _show_next(self) -> None:
        order = self._order
        if order is None:
            return
        if not order.steps:
            self.status_message.emit(COMPLETE)
            return
        if self._shown == len(order.steps):
            self._shown = 0
        self._shown += 1
        step = order.steps[self._shown - 1]
        self._view_controller.show_steps(order, len(order.pre_placed) + self._shown)
        self._allow_to_take(True)
        number = f"Hint {self._shown} of {len(order.steps)}"
        why = f" {order.failure_reason}" if not order.is_followable else ""
        self.status_message.emit(f"{number}: {step_text(order, step)}.{why}")

    def _allow_to_take(self, shown: bool) -> None:
        self._actions.allow("take-hint", shown, "No hint is shown: press Hint first")

    def _on_solvable(self, thread: Asking, solvable: bool | None) -> None:
        self.status_message.emit(answer_text(solvable, len(thread.puzzle.fixed)))
