"""The thread that a batch runs in: figures are read and solved there, news handed over at times."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter

from PySide6.QtCore import QObject, QThread, Signal

from cubewright.formats.batch import BatchRow
from cubewright.gui.solve.solve_thread import HAND_OVER_SECONDS
from cubewright.solver.analysis.batch import Answer, answer
from cubewright.solver.report import Progressed
from cubewright.solver.search.control import Control


class BatchThread(QThread):
    """Reads figures where there are any to read, then solves them from a certain one on."""

    listed = Signal(object)
    """A list of further :class:`BatchRow`."""
    answered = Signal(object)
    """What came of the next figures: a list of :class:`Answer` or None."""
    progressed = Signal(int, float)
    """The row that is being searched, and what part of its search has passed."""
    failed = Signal(object)
    """An exception that is a mistake of the program's."""

    def __init__(
        self,
        rows: Sequence[BatchRow],
        first: int,
        source: Iterator[BatchRow],
        most_seconds: float | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._rows = list(rows)
        self._first = first
        self._source = source
        self.most_seconds = most_seconds
        """After how long the next figures are left; None: never."""
        self._control = Control()
        self._answers: list[Answer | None] = []
        self._latest = perf_counter()

    def stop(self) -> None:
        """End after the present step; what has been solved is still told of."""
        self._control.stop()

    @property
    def stopped(self) -> bool:
        """Whether it has been asked to end."""
        return self._control.stopped

    def run(self) -> None:
        """Called by Qt in the new thread."""
        try:
            self._read()
            self._solve()
        except Exception as error:
            self.failed.emit(error)

    def _read(self) -> None:
        new: list[BatchRow] = []
        for row in self._source:
            new.append(row)
            if self._control.stopped:
                break  # whoever goes on reads the rest of the same source
            if self._is_time():
                self.listed.emit(new)
                self._rows += new
                new = []
        self.listed.emit(new)
        self._rows += new

    def _solve(self) -> None:
        for number in range(self._first, len(self._rows)):
            if self._control.stopped:
                break
            puzzle = self._rows[number].puzzle
            found = None
            if puzzle is not None:

                def tell(progress: Progressed, number: int = number) -> None:
                    if self._is_time():
                        self._hand_over()
                        self.progressed.emit(number, progress.fraction)

                found = answer(puzzle, self._control, self.most_seconds, tell)
                if found is None:
                    break
            self._answers.append(found)
            if self._is_time():
                self._hand_over()
        self._hand_over()

    def _hand_over(self) -> None:
        if self._answers:
            self.answered.emit(self._answers)
            self._answers = []

    def _is_time(self) -> bool:
        now = perf_counter()
        if now - self._latest < HAND_OVER_SECONDS:
            return False
        self._latest = now
        return True
