"""Analyse solutions in a separate thread, during the search that finds them."""

from __future__ import annotations

from collections import deque
from threading import Condition, Thread

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.model.disassembly import Analysis
from cubewright.presenter.analysis.batches import BatchAnalysis, Paused
from cubewright.solver.disassembly.saved_state import AnalysisState
from cubewright.solver.disassembly.search import AnalysisProgress
from cubewright.solver.disassembly.worker import BATCH, AnalysisStatistics
from cubewright.solver.search.control import Control


class AnalysisWorker:
    """Thread that analyses solutions in the order in which they are added.

    Adding never blocks: solutions are queued as rows of numbers, some 50 bytes each. Use the worker
    in a ``with`` statement, or call :meth:`stop`.
    """

    def __init__(self, analysis: BatchAnalysis) -> None:
        self._analysis = analysis
        self._waiting: deque[IntArray] = deque()
        self._done: list[Analysis] = []
        self._is_busy = False
        self._control = Control()
        self._error: Exception | None = None
        self._changed = Condition()
        self.statistics = AnalysisStatistics()
        self.state: AnalysisState | None = None
        """The state that resumes the first missing analysis, if it was stopped before its end."""
        self.progress: AnalysisProgress | None = None
        """Progress of the current batch; None before its first report."""
        self._thread = Thread(target=self._run, name="analysis", daemon=True)
        self._thread.start()

    def __enter__(self) -> AnalysisWorker:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def add(self, rows: IntArray) -> None:
        """Queue solutions, ``(k, columns)`` placement numbers, for analysis."""
        with self._changed:
            self._waiting.append(rows)
            self._changed.notify_all()

    def take(self) -> list[Analysis]:
        """Return the analyses made since the last call, in order.

        Raises:
            CubewrightError: An assembly could not be analysed.
        """
        with self._changed:
            if self._error is not None:
                raise self._error
            done, self._done = self._done, []
            return done

    def wait(self, seconds: float) -> bool:
        """Wait until all solutions are analysed, at most ``seconds``; return whether they are."""
        with self._changed:
            self._changed.wait_for(self._is_idle, seconds)
            return self._is_idle()

    def stop(self) -> None:
        """End the thread after the current step; queued solutions are not analysed."""
        with self._changed:
            self._control.stop()
            self._changed.notify_all()
        self._thread.join()
        self._analysis.close()

    def _is_idle(self) -> bool:
        return self._control.stopped or not (self._is_busy or self._waiting)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._is_busy = False
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._waiting or self._control.stopped)
                if self._control.stopped:
                    return
                rows = self._next()
                self._is_busy = True
            try:
                batch = self._analysis.analyse(rows, self._control, self._report)
            except Exception as error:
                with self._changed:
                    self._error = error
                    self._control.stop()
                continue
            with self._changed:
                self.progress, self.state = None, batch.state
                self.statistics.add(batch.results, batch.progress, batch.seconds)
                self._done += batch.results

    def _next(self) -> IntArray:
        parts, count = [], 0
        while self._waiting and count < BATCH:
            rows = self._waiting.popleft()
            if count + len(rows) > BATCH:
                self._waiting.appendleft(rows[BATCH - count :])
                rows = rows[: BATCH - count]
            parts.append(rows)
            count += len(rows)
        return np.concatenate(parts) if len(parts) > 1 else parts[0]

    def _report(self, message: AnalysisProgress | Paused | str) -> None:
        if isinstance(message, AnalysisProgress):
            self.progress = message
