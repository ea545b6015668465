"""The background task of a batch: read figures, solve them one by one, and report on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cubewright.formats.batch import BatchRow
from cubewright.gui.worker import Job
from cubewright.solver.analysis.batch import Answer, answer
from cubewright.solver.report import Progressed


@dataclass(frozen=True)
class RowsRead:
    """More figures to solve."""

    rows: tuple[BatchRow, ...]


@dataclass(frozen=True)
class RowsAnswered:
    """The results of the next figures; None for a figure with nothing to solve."""

    answers: tuple[Answer | None, ...]


@dataclass(frozen=True)
class RowProgressed:
    """The row being searched, and the fraction of its search that is done."""

    row: int
    fraction: float


Message = RowsRead | RowsAnswered | RowProgressed


class BatchTask:
    """Read the figures that a source still has, then solve all from ``first`` on."""

    def __init__(
        self,
        rows: Sequence[BatchRow],
        first: int,
        source: Iterator[BatchRow],
        time_limit: float | None = None,
    ) -> None:
        self._rows = list(rows)
        self._first = first
        self._source = source
        self.time_limit = time_limit
        """Seconds after which the next figures are given up; None for no limit.

        The window may change it while the task runs.
        """

    def run(self, job: Job) -> None:
        """Read and solve; this is the background task."""
        for row in self._source:
            job.send(RowsRead((row,)))
            self._rows.append(row)
            if job.stopped:
                break  # the next task reads the rest of the same source
        job.flush()
        for number in range(self._first, len(self._rows)):
            if job.stopped or not self._solve(number, job):
                break

    def _solve(self, number: int, job: Job) -> bool:
        """Solve one figure; return whether it was answered before the task was stopped."""
        puzzle = self._rows[number].puzzle
        found = None
        if puzzle is not None:

            def show_progress(progress: Progressed) -> None:
                if job.is_due:
                    job.send(RowProgressed(number, progress.fraction))

            found = answer(puzzle, job, self.time_limit, show_progress)
            if found is None:
                return False
        job.send(RowsAnswered((found,)))
        return True


def merge_messages(messages: list[Message]) -> list[Message]:
    """Merge messages of a kind that follow each other: the table then changes once for each."""
    merged: list[Message] = []
    rows: list[BatchRow] = []
    answers: list[Answer | None] = []
    progress: RowProgressed | None = None
    for message in messages:
        if isinstance(message, RowsRead):
            rows.extend(message.rows)
        elif isinstance(message, RowsAnswered):
            answers.extend(message.answers)
        else:
            progress = message
    # All figures are read before the first one is solved, so this order is correct.
    if rows:
        merged.append(RowsRead(tuple(rows)))
    if answers:
        merged.append(RowsAnswered(tuple(answers)))
    if progress is not None:
        merged.append(progress)
    return merged
