"""The thread that a solve runs in: reports are collected there and handed over in batches.

A search may find thousands of solutions a second. One signal for each would
keep the window busy with nothing else, so what has happened is put together
and crosses to the window's thread once in :data:`HAND_OVER_SECONDS`.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from time import perf_counter

import numpy as np
from PySide6.QtCore import QObject, QThread, Signal

from cubewright.model.cell import IntArray
from cubewright.solver.report import (
    CheckpointReached,
    Finished,
    Prepared,
    Progressed,
    Report,
    SolutionsFound,
)
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

HAND_OVER_SECONDS = 0.05
"""How long news may wait in the solver's thread."""
NICENESS = 5
"""By how much a search gives way to the window; on Linux, where each thread may do so by itself."""
_NICEST = 19

Way = Callable[[SolveRequest, Control], Iterator[Report]]
"""How a request is answered: by :func:`solve`, or by :func:`cubewright.solver.count.count`."""


class News:
    """Reports put together: the rows of many as one, and of the progress only the latest."""

    def __init__(self) -> None:
        self._prepared: Prepared | None = None
        self._rows: list[IntArray] = []
        self._progress: Progressed | None = None
        self._reached: CheckpointReached | None = None
        self._finished: Finished | None = None

    def add(self, report: Report) -> None:
        """Take one more report in."""
        if isinstance(report, SolutionsFound):
            self._rows.append(report.rows)
        elif isinstance(report, Progressed):
            self._progress = report
        elif isinstance(report, Prepared):
            self._prepared = report
        elif isinstance(report, CheckpointReached):
            self._reached = report
        elif isinstance(report, Finished):
            self._finished = report

    def take(self) -> list[Report]:
        """What has come since it was last asked, in the order of a solve, at most one of each."""
        found = SolutionsFound(np.concatenate(self._rows)) if self._rows else None
        reports = (self._prepared, found, self._progress, self._reached, self._finished)
        self._prepared = self._progress = self._reached = self._finished = None
        self._rows = []
        return [report for report in reports if report is not None]


class _Pace(Control):
    """A control that hands the news over between two steps: when it is time, and before a rest."""

    def __init__(self, hand_over: Callable[[], None]) -> None:
        super().__init__()
        self._hand_over = hand_over
        self._latest = perf_counter()
        self.resting = False

    def wait_while_paused(self) -> None:
        if perf_counter() - self._latest >= HAND_OVER_SECONDS:
            self._now()
        # A rest is begun only after the news, so that the window shows where it began.
        while self.should_wait:
            self._now()
            self.resting = True
            super().wait_while_paused()
            self.resting = False

    def _now(self) -> None:
        self._hand_over()
        self._latest = perf_counter()


class SolveThread(QThread):
    """Runs one request from beginning to end, or until its control stops it."""

    reported = Signal(int, object)
    """The request's number and a list of reports."""
    failed = Signal(int, object)
    """The request's number and the exception that ended it."""

    def __init__(
        self,
        number: int,
        request: SolveRequest,
        parent: QObject | None = None,
        *,
        way: Way | None = None,
    ) -> None:
        super().__init__(parent)
        self._number = number
        self._request = request
        self._way = way
        self._news = News()
        self._pace = _Pace(self._hand_over)

    @property
    def control(self) -> Control:
        """Pauses and stops the search, from any thread."""
        return self._pace

    @property
    def resting(self) -> bool:
        """Whether a pause has taken effect."""
        return self._pace.resting

    def run(self) -> None:
        """Called by Qt in the new thread."""
        _give_way()
        try:
            for report in (self._way or solve)(self._request, self._pace):
                self._news.add(report)
                if isinstance(report, Prepared):
                    # Decoding a solution needs this table; here it keeps nobody waiting.
                    _ = report.cover.option_cells
                    self._hand_over()
            self._hand_over()
        except Exception as error:
            # Raised again, or shown, where there is a window to show it.
            self._hand_over()
            self.failed.emit(self._number, error)

    def _hand_over(self) -> None:
        reports = self._news.take()
        if reports:
            self.reported.emit(self._number, reports)


def _give_way() -> None:
    """Let the window go first where both want the processor, and what it draws with.

    Threads that this one starts, those of the search, inherit it.
    """
    if sys.platform == "linux":
        this = threading.get_native_id()
        usual = os.getpriority(os.PRIO_PROCESS, this)
        os.setpriority(os.PRIO_PROCESS, this, min(usual + NICENESS, _NICEST))
