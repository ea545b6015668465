"""A question about the position, and the background task that answers it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cubewright.gui.worker import Job
from cubewright.model.puzzle import Puzzle
from cubewright.solver.search.control import Control

Question = Callable[[Puzzle, Control], Any]
"""Answers something about a puzzle, unless the control stops it."""


@dataclass(frozen=True)
class Answer:
    """The answer to a question about a puzzle; ``stopped`` if the user stopped it."""

    puzzle: Puzzle
    value: Any
    stopped: bool


@dataclass(frozen=True)
class Query:
    """A question about a puzzle, and the function that shows the answer in the window's thread."""

    question: Question
    puzzle: Puzzle
    show: Callable[[Answer], None]

    def run(self, job: Job) -> Answer:
        """Answer the question; this is the background task."""
        value = self.question(self.puzzle, job)
        return Answer(self.puzzle, value, job.stopped)
