"""Analyses of solutions in batches; solutions are rows of placement numbers.

A batch may resume an earlier analysis.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple, Protocol

from cubewright.errors import CubewrightError
from cubewright.model.cell import IntArray
from cubewright.model.disassembly import Analysis
from cubewright.model.placement_table import PlacementTable
from cubewright.presenter.analysis.analyser import Analyser
from cubewright.solver.disassembly.assembly import Assembly
from cubewright.solver.disassembly.saved_state import AnalysisState
from cubewright.solver.disassembly.search import AnalysisProgress
from cubewright.solver.disassembly.worker import AssemblySearch
from cubewright.solver.search.control import Control
from cubewright.translation import tr

REPORT_SECONDS = 0.1
"""Minimum seconds between two reports within a batch."""


@dataclass(frozen=True)
class Paused:
    """Report of a pause: ``made`` analyses are complete; ``state`` resumes the next analysis."""

    made: int
    state: AnalysisState | None


Report = Callable[[AnalysisProgress | Paused | str], None]
"""Callback for the progress of a batch, its pause, or the reason why an analysis restarts."""


class Batch(NamedTuple):
    """Completed analyses of a batch, in order.

    ``state`` resumes the stopped analysis, if any.
    """

    results: Sequence[Analysis]
    progress: AnalysisProgress
    seconds: float
    state: AnalysisState | None = None


class BatchAnalysis(Protocol):
    """Analysis of one batch after another; only one thread at a time may use it."""

    def analyse(
        self,
        rows: IntArray,
        control: Control,
        report: Report,
        saved: AnalysisState | None = None,
    ) -> Batch:
        """Analyse solutions, given as ``(k, columns)`` placement numbers.

        The control can pause and stop the analysis. ``saved`` resumes the first analysis.

        Raises:
            CubewrightError: An assembly cannot be analysed.
        """

    def close(self) -> None:
        """Release the resources of the analysis."""


class LocalAnalysis:
    """Analysis in the calling thread; kernels run outside the global lock."""

    def __init__(self, analyser: Analyser, table: PlacementTable) -> None:
        self._analyser = analyser
        self._table = table

    def analyse(
        self,
        rows: IntArray,
        control: Control,
        report: Report,
        saved: AnalysisState | None = None,
    ) -> Batch:
        search, began = self._analyser.search, perf_counter()
        reported = began
        placed = map(self._table.placed_pieces, rows.tolist())
        note = start_batch(search, [self._analyser.assembly(each) for each in placed], saved)
        if note:
            report(note)
        state = None
        while not search.step():
            if control.should_wait:
                report(Paused(len(search.results), search.state()))
                control.wait_while_paused()
            if control.stopped:
                state = search.state()
                break
            if perf_counter() - reported > REPORT_SECONDS:
                reported = perf_counter()
                report(search.progress)
        return Batch(search.results, search.progress, perf_counter() - began, state)

    def close(self) -> None:
        """Do nothing: this analysis has no resources."""


def first_batch(numbers: Sequence[int], size: int, saved: Container[int]) -> Sequence[int]:
    """Return the numbers of the next batch, at most ``size``; each in ``saved`` starts a batch.

    >>> first_batch([1, 2, 3, 4], 3, {3})
    [1, 2]
    >>> first_batch([3, 4], 3, {3})
    [3, 4]
    """
    end = min(size, len(numbers))
    return numbers[: next((place for place in range(1, end) if numbers[place] in saved), end)]


def start_batch(
    search: AssemblySearch, assemblies: Sequence[Assembly], saved: AnalysisState | None
) -> str:
    """Start a batch; return the reason why its first analysis restarts, or "".

    ``saved`` resumes that analysis.

    Raises:
        CubewrightError: An assembly cannot be analysed.
    """
    if saved is not None:
        try:
            search.start(assemblies, saved)
        except CubewrightError as error:
            search.start(assemblies)
            return tr("An analysis starts from the beginning: {reason}", reason=str(error))
        return ""
    search.start(assemblies)
    return ""
