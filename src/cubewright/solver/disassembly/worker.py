"""Analyses in a thread of their own, beside the search that finds the assemblies."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Condition, Thread
from time import perf_counter
from typing import Protocol

from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.solver.disassembly.assembly import Assembly
from cubewright.solver.disassembly.search import AnalysisProgress

BATCH = 1000
"""The most assemblies that are analysed in one batch."""


@dataclass
class AnalysisStatistics:
    """What a worker has done: analyses by outcome, states, distances, and seconds of work."""

    apart: int = 0
    cannot: int = 0
    not_decided: int = 0
    states: int = 0
    hits: int = 0
    misses: int = 0
    seconds: float = 0.0

    @property
    def analyses(self) -> int:
        """The number of assemblies analysed."""
        return self.apart + self.cannot + self.not_decided

    def add(self, results: Sequence[Analysis], progress: AnalysisProgress, seconds: float) -> None:
        """Add a batch."""
        outcomes = [each.outcome for each in results]
        self.apart += outcomes.count(AnalysisOutcome.APART)
        self.cannot += outcomes.count(AnalysisOutcome.CANNOT)
        self.not_decided += outcomes.count(AnalysisOutcome.NOT_DECIDED)
        self.states += progress.states
        self.hits += progress.hits
        self.misses += progress.misses
        self.seconds += seconds


class AssemblySearch(Protocol):
    """An analysis of batches of assemblies, as :class:`~.search.DisassemblySearch` is one."""

    def start(self, assemblies: Sequence[Assembly]) -> None:
        """Begin a batch."""

    def step(self) -> bool:
        """Analyse for a short time; return whether the batch is done."""

    @property
    def results(self) -> list[Analysis]:
        """The analyses made so far."""

    @property
    def progress(self) -> AnalysisProgress:
        """How far the batch has come."""


class AnalysisWorker:
    """Analyses assemblies in the order in which they are added.

    Kernels run outside the GIL, so a search in another thread is not held up. Use
    it in a ``with`` statement, or call :meth:`stop`.
    """

    def __init__(self, search: AssemblySearch) -> None:
        self._search = search
        self._waiting: deque[Assembly] = deque()
        self._done: list[Analysis] = []
        self._is_busy = False
        self._is_stopped = False
        self._error: Exception | None = None
        self._changed = Condition()
        self.statistics = AnalysisStatistics()
        self._thread = Thread(target=self._run, name="analysis", daemon=True)
        self._thread.start()

    def __enter__(self) -> AnalysisWorker:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def add(self, assemblies: Sequence[Assembly]) -> None:
        """Let assemblies wait for their analysis."""
        with self._changed:
            self._waiting.extend(assemblies)
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
        """Wait until nothing is left to do, or some seconds; return whether all is done."""
        with self._changed:
            self._changed.wait_for(self._is_idle, seconds)
            return self._is_idle()

    def stop(self) -> None:
        """End the thread after the present step; what waits is not analysed."""
        with self._changed:
            self._is_stopped = True
            self._changed.notify_all()
        self._thread.join()

    def _is_idle(self) -> bool:
        return self._is_stopped or not (self._is_busy or self._waiting)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._is_busy = False
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._waiting or self._is_stopped)
                if self._is_stopped:
                    return
                count = min(BATCH, len(self._waiting))
                batch = [self._waiting.popleft() for _ in range(count)]
                self._is_busy = True
            try:
                self._analyse(batch)
            except Exception as error:
                with self._changed:
                    self._error = error
                    self._is_stopped = True

    def _analyse(self, batch: Sequence[Assembly]) -> None:
        began = perf_counter()
        self._search.start(batch)
        while not self._search.step():
            if self._is_stopped:
                return
        results = self._search.results
        with self._changed:
            self.statistics.add(results, self._search.progress, perf_counter() - began)
            self._done += results
