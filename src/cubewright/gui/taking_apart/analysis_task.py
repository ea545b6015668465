"""Analyse solutions of a list in the background, batch by batch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import numpy as np

from cubewright.formats.kept_plans import kept_state
from cubewright.gui.solutions.list.store import SolutionStore
from cubewright.gui.worker import Job
from cubewright.model.cell import IntArray
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Disassembly
from cubewright.presenter.analysis.analyser import Analyser
from cubewright.presenter.analysis.batches import Batch, Paused, Report, first_batch
from cubewright.presenter.analysis.process import BackgroundAnalysis
from cubewright.presenter.taking_apart.analyses import stored_analyses
from cubewright.presenter.taking_apart.turn_choice import NO_TURNS, TurnChoice
from cubewright.solver.disassembly.assembly import Order, PieceRules
from cubewright.solver.disassembly.saved_state import AnalysisState
from cubewright.solver.disassembly.search import AnalysisProgress
from cubewright.solver.disassembly.worker import BATCH, AnalysisStatistics

FIRST_BATCH = 8
"""The size of the first batch; small, so that the first results appear soon."""


@dataclass(frozen=True)
class Message:
    """The progress of a task: ``done`` solutions.

    After a batch, it contains the batch's analyses (``kept``) and the whole task's ``statistics``.
    During a slow batch, it contains the ``progress`` of the search. In a pause, ``kept`` includes
    the state of the present analysis. ``note`` is a sentence about a state that could not be
    continued.
    """

    done: int
    kept: tuple[Disassembly, ...] = ()
    statistics: AnalysisStatistics | None = None
    progress: AnalysisProgress | None = None
    note: str = ""


class ListAnalysis:
    """The analyser of a list, which its tasks share one after another.

    It is created in the background at its first use. A long list gets a separate process, because
    preparing batches in this process would slow down the search and the window.
    """

    def __init__(
        self,
        puzzle: Puzzle,
        rules: PieceRules,
        store: SolutionStore,
        *,
        levels_only: bool = False,
        threads: int = 1,
        turns: TurnChoice = NO_TURNS,
    ) -> None:
        self.store = store
        self.key = store, rules, levels_only, threads, turns
        self.levels_only = levels_only
        self._puzzle = puzzle
        self._rules = rules
        self._threads = threads
        self._turns = turns
        self._made: BackgroundAnalysis | None = None

    def analyse(
        self, rows: IntArray, job: Job, report: Report, saved: AnalysisState | None
    ) -> Batch:
        """Analyse a batch; ``saved`` is the state from which its first analysis continues.

        Raises:
            CubewrightError: an assembly cannot be analysed.
        """
        if self._made is None:
            self._made = BackgroundAnalysis(
                self._analyser(), self.store.table, levels_only=self.levels_only
            )
        return self._made.analyse(rows, job, report, saved)

    def close(self) -> None:
        if self._made is not None:
            self._made.close()

    def _analyser(self) -> Analyser:
        if self._turns.allowed:
            return Analyser.with_turns(self._puzzle, self._rules, self._turns.allowance)
        return Analyser.of(self._puzzle, self._rules, Order.CANONICAL, self._threads)


@dataclass(frozen=True)
class AnalysisTask:
    """Analyses some solutions of a list, given by their indices.

    ``saved`` contains the states of stopped analyses that the task continues.
    """

    analysis: ListAnalysis
    numbers: Sequence[int] = field(repr=False)
    saved: Mapping[int, AnalysisState] = field(default_factory=dict, repr=False)

    def __call__(self, job: Job) -> int:
        """Run in the background; return the number of solutions analysed.

        The task can stop or pause after each step of about 30 ms.

        Raises:
            CubewrightError: an assembly cannot be analysed.
        """
        statistics, store = AnalysisStatistics(), self.analysis.store
        done, size = 0, FIRST_BATCH
        while done < len(self.numbers) and not job.stopped:
            numbers = first_batch(self.numbers[done:], size, self.saved)
            size = min(BATCH, 4 * size)
            rows = np.array([store.row(number) for number in numbers])
            batch = self.analysis.analyse(
                rows, job, partial(_report, job, done, numbers), self.saved.get(numbers[0])
            )
            made = batch.results  # a stopped batch contains only its first results
            statistics.add(made, batch.progress, batch.seconds)
            kept = stored_analyses(
                numbers[: len(made)], made, levels_only=self.analysis.levels_only
            )
            if batch.state is not None:
                kept.append(kept_state(numbers[len(made)], batch.state))
            done += len(made)
            job.send(Message(done, tuple(kept), _copied(statistics)))
            job.wait_while_paused()
        return done


def _report(
    job: Job, done: int, numbers: Sequence[int], message: AnalysisProgress | Paused | str
) -> None:
    match message:
        case AnalysisProgress():
            job.send(Message(done, progress=message))
        case Paused(made, state):
            kept = () if state is None else (kept_state(numbers[made], state),)
            job.send(Message(done, kept))
        case _:
            job.send(Message(done, note=message))


def _copied(statistics: AnalysisStatistics) -> AnalysisStatistics:
    return AnalysisStatistics(**vars(statistics))
