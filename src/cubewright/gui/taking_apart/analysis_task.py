"""Analyses solutions of a list in the background, batch by batch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter

from cubewright.gui.solutions.store import SolutionStore
from cubewright.gui.worker import Job
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Disassembly
from cubewright.presenter.search.disassembly import Analyser
from cubewright.presenter.taking_apart.analyses import kept_of
from cubewright.presenter.taking_apart.turn_choice import NO_TURNS, TurnChoice
from cubewright.solver.disassembly.assembly import Order, PieceRules
from cubewright.solver.disassembly.search import AnalysisProgress
from cubewright.solver.disassembly.worker import BATCH, AnalysisStatistics

FIRST_BATCH = 8
"""Batches begin small, so that the first results show soon."""
REPORT_SECONDS = 0.1


@dataclass(frozen=True)
class Message:
    """How far a task has come: ``done`` solutions.

    After a batch: ``kept`` analyses and ``statistics`` of the whole task. Within a batch
    that takes long: the ``progress`` of the search.
    """

    done: int
    kept: tuple[Disassembly, ...] = ()
    statistics: AnalysisStatistics | None = None
    progress: AnalysisProgress | None = None


@dataclass(frozen=True)
class AnalysisTask:
    """Analyses some solutions of a store, given by their indices."""

    puzzle: Puzzle
    rules: PieceRules
    store: SolutionStore
    numbers: Sequence[int] = field(repr=False)
    levels_only: bool = False
    threads: int = 1
    turns: TurnChoice = NO_TURNS

    def __call__(self, job: Job) -> int:
        """Run in the background; return how many solutions were analysed.

        It stops and pauses between two steps of about 30 ms.

        Raises:
            CubewrightError: An assembly cannot be analysed.
        """
        if self.turns.allowed:
            analyser = Analyser.with_turns(self.puzzle, self.rules, self.turns.allowance)
        else:
            analyser = Analyser.of(self.puzzle, self.rules, Order.CANONICAL, self.threads)
        statistics = AnalysisStatistics()
        done, size = 0, FIRST_BATCH
        while done < len(self.numbers) and not job.stopped:
            numbers = self.numbers[done : done + size]
            size = min(BATCH, 4 * size)
            table = self.store.table
            placed = [table.placed(self.store.row(number).tolist()) for number in numbers]
            began = reported = perf_counter()
            analyser.search.start([analyser.assembly(each) for each in placed])
            while not (analyser.search.step() or _is_stopped(job)):
                if perf_counter() - reported > REPORT_SECONDS:
                    reported = perf_counter()
                    job.send(Message(done, progress=analyser.search.progress))
            made = analyser.search.results  # of a batch that was stopped, the first ones
            statistics.add(made, analyser.search.progress, perf_counter() - began)
            kept = kept_of(numbers[: len(made)], made, levels_only=self.levels_only)
            done += len(made)
            job.send(Message(done, tuple(kept), _copied(statistics)))
            job.wait_while_paused()
        return done


def _is_stopped(job: Job) -> bool:
    """Return whether the task was asked to end, after a pause if it was asked to."""
    job.wait_while_paused()
    return job.stopped


def _copied(statistics: AnalysisStatistics) -> AnalysisStatistics:
    return AnalysisStatistics(**vars(statistics))
