"""Analyse solutions in a separate process, so that they do not delay a search.

Preparing batches and writing plans holds the interpreter's global lock. A search in the same
process would wait for this lock: on a busy machine, listing took two to five times as long.
"""

from __future__ import annotations

import os
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from time import monotonic

from cubewright.background_process import BackgroundProcess, Channel, ProcessEndedError
from cubewright.errors import CubewrightError
from cubewright.formats.kept_plans import WrittenAnalysis, kept_analysis
from cubewright.model.cell import IntArray
from cubewright.model.placement_table import PlacementTable
from cubewright.presenter.analysis.analyser import Analyser
from cubewright.presenter.analysis.batches import (
    Batch,
    BatchAnalysis,
    LocalAnalysis,
    Paused,
    Report,
)
from cubewright.solver.disassembly.saved_state import AnalysisState
from cubewright.solver.disassembly.search import AnalysisProgress
from cubewright.solver.search.control import Control

FIRST = 1_000
"""Number of solutions analysed before a process is started; starting takes a second."""
POLL_SECONDS = 0.05
START_SECONDS = 0.2
"""Seconds for which a stop waits if the process has not begun to work."""
NICENESS = 5
"""The process's niceness, on systems that have priorities."""
_Order = tuple[IntArray, AnalysisState | None, Control]
"""A batch, the state of its first analysis, and the control that pauses and stops the batch."""
_PAUSE, _RESUME, _STOP = "pause", "resume", "stop"


class ProcessAnalysis:
    """Analysis in another process; with ``levels_only`` it returns no plans.

    Raises:
        ProcessEndedError: The process cannot be started.
    """

    def __init__(self, analyser: Analyser, table: PlacementTable, *, levels_only: bool) -> None:
        self._has_answered = False
        self._process = BackgroundProcess(f"{__name__}:analyse_batches")
        try:
            self._process.send((analyser.made_from, table, levels_only))
        except ProcessEndedError:
            self._process.close()
            raise

    def analyse(
        self,
        rows: IntArray,
        control: Control,
        report: Report,
        saved: AnalysisState | None = None,
    ) -> Batch:
        """Analyse solutions like :meth:`BatchAnalysis.analyse`.

        Raises:
            ProcessEndedError: The process ended before its answer, or was stopped while it
                started.
        """
        self._process.send((rows, saved))
        is_paused = is_stopped = False
        stopped_at = 0.0
        while True:
            if control.stopped and not is_stopped:
                is_stopped, stopped_at = True, monotonic()
                self._process.send(_STOP)
            elif control.paused != is_paused and not is_stopped:
                is_paused = control.paused
                self._process.send(_PAUSE if is_paused else _RESUME)
            answer = self._process.receive(POLL_SECONDS)
            self._has_answered |= answer is not None
            is_late = is_stopped and monotonic() - stopped_at > START_SECONDS
            if is_late and not self._has_answered:
                raise ProcessEndedError("it was stopped while it started")
            if isinstance(answer, AnalysisProgress | Paused | str):
                report(answer)
                if isinstance(answer, Paused):
                    control.wait_while_paused()
            elif answer is not None:
                results, *others = answer
                return Batch([WrittenAnalysis(*each) for each in results], *others)

    def close(self) -> None:
        self._process.close()


class BackgroundAnalysis:
    """Analysis during a search: first in the calling thread, then in a process.

    The calling thread continues if the process cannot start, or ends.
    """

    def __init__(
        self,
        analyser: Analyser,
        table: PlacementTable,
        *,
        levels_only: bool = False,
        first: int = FIRST,
    ) -> None:
        self._analyser = analyser
        self._table = table
        self._levels_only = levels_only
        self._left = first
        self._local: BatchAnalysis | None = None
        self._process: ProcessAnalysis | None = None
        self._may_start = analyser.made_from is not None

    @property
    def has_process(self) -> bool:
        return self._process is not None

    def analyse(
        self,
        rows: IntArray,
        control: Control,
        report: Report,
        saved: AnalysisState | None = None,
    ) -> Batch:
        self._left -= len(rows)
        if self._left < 0 and self._may_start:
            try:
                if self._process is None:
                    self._process = ProcessAnalysis(
                        self._analyser, self._table, levels_only=self._levels_only
                    )
                return self._process.analyse(rows, control, report, saved)
            except ProcessEndedError:
                self._may_start = False
                self.close()
        if self._local is None:
            self._local = LocalAnalysis(self._analyser, self._table)
        return self._local.analyse(rows, control, report, saved)

    def close(self) -> None:
        if self._process is not None:
            self._process.close()
            self._process = None


def analyse_batches(channel: Channel) -> None:
    """Analyse batches from the channel until it closes, as the main function of the process."""
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    made_from, table, levels_only = channel.receive()
    batches: SimpleQueue[_Order | None] = SimpleQueue()
    Thread(target=_take, args=(channel, batches), name="messages", daemon=True).start()
    analysis = LocalAnalysis(Analyser.of(*made_from), table)
    with suppress(CubewrightError):  # The receiver raises this error itself.
        while (found := batches.get()) is not None:
            rows, saved, control = found
            began = monotonic()
            batch = analysis.analyse(rows, control, channel.send, saved)
            written = [
                (each.outcome, each.states, kept_analysis(0, each, levels_only=levels_only).data)
                for each in batch.results
            ]
            channel.send((written, batch.progress, monotonic() - began, batch.state))


def _take(channel: Channel, batches: SimpleQueue[_Order | None]) -> None:
    """Put received batches, and finally None, into a queue; pause or stop the last batch."""
    control = Control()
    for message in channel:
        if not isinstance(message, str):
            control = Control()
            batches.put((*message, control))
        elif message == _PAUSE:
            control.pause()
        elif message == _RESUME:
            control.resume()
        else:
            control.stop()
    control.stop()
    batches.put(None)
