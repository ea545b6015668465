"""A question about the position that a thread of its own looks for an answer to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal

from cubewright.model.puzzle import Puzzle
from cubewright.solver.search.control import Control

Question = Callable[[Puzzle, Control], Any]


class Asking(QThread):
    """Answers one question about one puzzle, unless it is stopped before."""

    answered = Signal(object, object)
    """The thread itself, and the answer."""
    failed = Signal(object, object)
    """The thread itself, and the exception that ended it."""

    def __init__(self, question: Question, puzzle: Puzzle, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.puzzle = puzzle
        self.control = Control()
        self.question = question

    def run(self) -> None:
        """Called by Qt in the new thread."""
        try:
            answer = self.question(self.puzzle, self.control)
        except Exception as error:
            self.failed.emit(self, error)  # shown, or raised again, where there is a window
        else:
            self.answered.emit(self, answer)
