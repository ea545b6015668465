"""Analyses of solutions that are rows of placement numbers, batch by batch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import NamedTuple, Protocol

from cubewright.model.cell import IntArray
from cubewright.model.disassembly import Analysis
from cubewright.model.placement_table import PlacementTable
from cubewright.presenter.search.disassembly import Analyser
from cubewright.solver.disassembly.search import AnalysisProgress
from cubewright.solver.search.control import Control

REPORT_SECONDS = 0.1
"""The shortest time between two reports within a batch."""

Report = Callable[[AnalysisProgress], None]


class Batch(NamedTuple):
    """The analyses of a batch in order; of a batch that was stopped, the first ones."""

    results: Sequence[Analysis]
    progress: AnalysisProgress
    seconds: float


class BatchAnalysis(Protocol):
    """Analyses one batch after the other; called by one thread at a time."""

    def analyse(self, rows: IntArray, control: Control, report: Report) -> Batch:
        """Analyse solutions, ``(k, columns)`` placement numbers; the control pauses and stops it.

        Raises:
            CubewrightError: An assembly cannot be analysed.
        """

    def close(self) -> None:
        """Release what the analysis uses."""


class LocalAnalysis:
    """Analyses in the calling thread; kernels run outside the global lock."""

    def __init__(self, analyser: Analyser, table: PlacementTable) -> None:
        self._analyser = analyser
        self._table = table

    def analyse(self, rows: IntArray, control: Control, report: Report) -> Batch:
        """As :meth:`BatchAnalysis.analyse`."""
        search, began = self._analyser.search, perf_counter()
        reported = began
        placed = map(self._table.placed, rows.tolist())
        search.start([self._analyser.assembly(each) for each in placed])
        while not search.step():
            control.wait_while_paused()
            if control.stopped:
                break
            if perf_counter() - reported > REPORT_SECONDS:
                reported = perf_counter()
                report(search.progress)
        return Batch(search.results, search.progress, perf_counter() - began)

    def close(self) -> None:
        """Do nothing."""
