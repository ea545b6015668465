"""Solve a request and yield reports, for the window, the terminal and tests."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import replace
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

import numpy as np

from cubewright.errors import PuzzleError
from cubewright.model.cell import IntArray
from cubewright.model.puzzle import Puzzle
from cubewright.solver.counting.orbit_counting import OrbitCounter
from cubewright.solver.problem.faults import check_steps
from cubewright.solver.problem.steps import Steps, share
from cubewright.solver.progress import ProgressEstimate
from cubewright.solver.report import (
    Checkpoint,
    CheckpointReached,
    Counts,
    Finished,
    Outcome,
    Prepared,
    Preparing,
    Progressed,
    Report,
    SolutionsFound,
)
from cubewright.solver.request import ClusterAddress, SolveRequest
from cubewright.solver.search.control import STEP_SECONDS, Control
from cubewright.solver.search.engine import Engine, engine
from cubewright.solver.search.interface import Search, next_budget
from cubewright.solver.search.parallel_search import ParallelSearch, is_parallel_state
from cubewright.solver.search.preparation import preparation_steps
from cubewright.solver.search.stages import StageTable
from cubewright.solver.search.tree_split import TaskSearch
from cubewright.translation import counted, tr

if TYPE_CHECKING:
    from cubewright.solver.search.early_solution import EarlySolution

FIRST_BUDGET = 20_000
"""The number of mask tests of each thread in the first step, while the speed is unknown.

With 100,000, small puzzles would take a step less, of a third of a millisecond. But a search of the
Soma cube would then be one step, which cannot be stopped or saved.
"""
LARGE_PUZZLE = 2500
"""The product of cells and pieces from which a preparation is reported and can be stopped.

The preparation of smaller puzzles takes less than 0.1 s.
"""


def solve(request: SolveRequest, control: Control | None = None) -> Iterator[Report]:
    """Solve a puzzle and yield reports while it runs.

    The caller runs the search by iterating. The time between two reports is at most about
    :data:`STEP_SECONDS`. ``control`` may be used from another thread.

    Raises:
        PuzzleError: The puzzle provably has no solution. Raised before the search begins.
        UnknownNameError: No engine, setting or value has the given name.
        CubewrightError: The settings or the checkpoint do not fit the puzzle.
    """
    control = control or Control()
    checkpoint = request.checkpoint
    named = engine(request.engine)
    named.complete(dict(request.settings))  # raises an error for settings that the engine lacks
    chosen = engine(checkpoint.engine) if checkpoint and checkpoint.engine else named
    prepared = yield from _prepared(request, chosen, control)
    if prepared is None:
        yield _stopped_early(request)
        return
    chosen, search = prepared
    if request.cluster is not None:
        on_cluster = _on_cluster(request.cluster, request, search, control)
        if on_cluster is None:
            yield _stopped_early(request)
            return
        search = on_cluster
    try:
        yield Prepared(search.cover.coloured, _handed_over(request.puzzle, named))
        yield from _Run(request, chosen, search).reports(control)
    finally:
        if isinstance(search, ParallelSearch):
            search.close()  # closes the connection to a cluster


class _Run:
    def __init__(self, request: SolveRequest, chosen: Engine, search: Search) -> None:
        cover, checkpoint = search.cover, request.checkpoint
        self._request = request
        self._engine = chosen
        self._colourings = cover.colourings
        self._orbits = OrbitCounter.of(cover.coloured, request.convention, request.up_to)
        was_parallel = checkpoint is not None and is_parallel_state(checkpoint.state)
        is_for_threads = request.threads > 1 or was_parallel or isinstance(search, TaskSearch)
        if is_for_threads and not isinstance(search, ParallelSearch):
            search = ParallelSearch(search, request.threads)
        if isinstance(search, ParallelSearch):
            search.step_seconds = STEP_SECONDS
            # A step ahead could find solutions beyond the limit.
            search.runs_ahead = request.limit is None and request.cluster is None
        self._search = search
        self._listed, self._seconds, self._fraction = 0, 0.0, 0.0
        self._cpu_seconds: float | None = 0.0
        self._others_cpu_seconds = self._step_ended = 0.0
        if checkpoint is not None:
            search.restore(checkpoint.state)
            self._orbits.counts = checkpoint.counts
            self._listed, self._seconds = checkpoint.listed, checkpoint.seconds
            self._fraction, self._cpu_seconds = checkpoint.fraction, checkpoint.cpu_seconds

    def reports(self, control: Control) -> Iterator[Report]:
        request, search = self._request, self._search
        if request.checkpoint is not None:
            # A search that is paused before its first step can also be shown and saved.
            yield self._progress()
        try:
            yield from self._steps(control)
        finally:
            if isinstance(search, ParallelSearch):
                search.close()

    def _steps(self, control: Control) -> Iterator[Report]:
        request, search = self._request, self._search
        steps = _with_early_solution(request, self._engine, search)
        estimate = ProgressEstimate(
            search, request.convention, self._fraction, self._seconds, request.up_to
        )
        work = 0
        # The first step is empty, because loading or compiling the engine is not search time.
        budget = 0
        outcome = Outcome.COMPLETE
        while not (search.finished or steps.proves_none):
            if control.should_wait:
                yield from self._settled(steps)
            control.wait_while_paused()
            if control.stopped:
                yield from self._settled(steps)
                outcome = Outcome.STOPPED
                break
            began = perf_counter()
            for rows in self._rows_to_list(self._step(steps, budget)):
                if not request.count_only:
                    yield SolutionsFound(rows)
            progress = self._estimated(estimate)
            yield progress
            if self._is_limit_reached():
                outcome = Outcome.LIMIT
                break
            if self._lost:
                outcome = Outcome.STOPPED
                break
            if control.take_checkpoint_request() and not search.finished:
                yield from self._settled(steps)
                if not search.finished:
                    yield CheckpointReached(self._checkpoint())
            # The caller may take longer to list solutions than the search takes to find them, and
            # Stop waits for both. So the time of the yields above counts, too.
            spent = perf_counter() - began
            before, work = work, progress.stages.total_work
            if budget:
                budget = next_budget(budget, work - before, spent, STEP_SECONDS)
            else:
                budget = FIRST_BUDGET * request.threads
        if search.finished or steps.proves_none:
            self._fraction = 1.0
            cover = self._orbits.cover
            if outcome is Outcome.COMPLETE and cover.admits_no_pieces:  # no engine finds it
                row = np.full((1, cover.piece_count), len(cover.masks), np.int32)
                for rows in self._rows_to_list([self._orbits.take(row)]):
                    if not request.count_only:
                        yield SolutionsFound(rows)
        is_stopped = outcome is Outcome.STOPPED
        checkpoint = self._checkpoint() if is_stopped else None
        yield Finished(outcome, self._progress(), checkpoint, self._lost)

    def _settled(self, steps: EarlySolution) -> Iterator[Report]:
        """Stop threads that run ahead, and report their solutions, so that the state is whole."""
        if isinstance(self._search, ParallelSearch) and self._search.is_ahead:
            for rows in self._rows_to_list(self._step(steps, 0, is_timed=True)):
                if not self._request.count_only:
                    yield SolutionsFound(rows)

    @property
    def _lost(self) -> str:
        return self._search.lost if isinstance(self._search, ParallelSearch) else ""

    @property
    def _notes(self) -> tuple[str, ...]:
        return tuple(self._search.notes) if isinstance(self._search, ParallelSearch) else ()

    def _step(
        self, steps: EarlySolution, budget: int, *, is_timed: bool = False
    ) -> Iterable[IntArray]:
        """Take one step, add its time, and return the new rows in the request's convention.

        If options have colourings, the rows come in batches. A step without a budget only loads
        the engine, unless ``is_timed``.
        """
        began, cpu_began = perf_counter(), thread_time()
        found, orbits, colourings = steps.step(budget), self._orbits, self._colourings
        if colourings is None:
            batches: Iterable[IntArray] = [orbits.take(found)]
        else:
            batches = map(orbits.take, colourings.expand(found, orbits.cover.breaking_piece))
        if budget or is_timed:
            if isinstance(self._search, ParallelSearch):  # it also ran between two steps
                self._seconds += max(0.0, min(began, self._search.ahead_ended) - self._step_ended)
            self._step_ended = perf_counter()
            self._seconds += self._step_ended - began
            if self._cpu_seconds is not None:
                others = _others_cpu_seconds(self._search)
                self._cpu_seconds += thread_time() - cpu_began + others - self._others_cpu_seconds
                self._others_cpu_seconds = others
        return batches

    def _rows_to_list(self, batches: Iterable[IntArray]) -> Iterator[IntArray]:
        for rows in batches:
            if self._request.limit is not None:
                rows = rows[: self._request.limit - self._listed]
            self._listed += len(rows)
            if len(rows):
                yield rows
            if self._is_limit_reached():
                break

    def _is_limit_reached(self) -> bool:
        return self._request.limit is not None and self._listed >= self._request.limit

    def _estimated(self, estimate: ProgressEstimate) -> Progressed:
        progress = replace(
            estimate.update(self._orbits.counts, self._seconds),
            engine=self._engine.name,
            cpu_seconds=self._cpu_seconds,
            notes=self._notes,
        )
        self._fraction = progress.fraction
        if self._request.limit is None:
            return progress
        # The limit may already be reached.
        return replace(progress, seconds_left=None, expected=None)

    def _progress(self) -> Progressed:
        return Progressed(
            self._fraction,
            self._orbits.counts,
            self._search.stages,
            self._seconds,
            engine=self._engine.name,
            cpu_seconds=self._cpu_seconds,
            notes=self._notes,
        )

    def _checkpoint(self) -> Checkpoint:
        return Checkpoint(
            self._search.state(),
            self._orbits.counts,
            self._seconds,
            self._fraction,
            self._listed,
            self._engine.name,
            self._cpu_seconds,
        )


def _prepared(
    request: SolveRequest, chosen: Engine, control: Control
) -> Generator[Report, None, tuple[Engine, Search] | None]:
    """Yield :class:`Preparing`; return the engine and the search, or None if stopped.

    A small puzzle is prepared in one step, so that a search stopped during it can be resumed.
    """
    puzzle = request.puzzle
    is_large = len(puzzle.figure) * sum(map(bool, puzzle.counts)) >= LARGE_PUZZLE
    # Another engine (``larger``) searches with its own default settings.
    settings = dict(request.settings) if chosen.name == request.engine else {}
    steps = _preparation(puzzle, chosen, settings)
    last = perf_counter()
    while True:
        if is_large and control.stopped:
            return None
        try:
            fraction = next(steps)
        except StopIteration as end:
            prepared: tuple[Engine, Search] = end.value
            return prepared
        if is_large and perf_counter() - last >= STEP_SECONDS:
            last = perf_counter()
            yield Preparing(fraction)


def _preparation(
    puzzle: Puzzle, chosen: Engine, settings: dict[str, str]
) -> Steps[tuple[Engine, Search]]:
    """Return the engine chosen for a puzzle and its search, in steps.

    Raises:
        PuzzleError: The puzzle provably has no solution.
        CubewrightError: The settings do not fit the puzzle.
    """
    found = yield from share(check_steps(puzzle), 0.0, 0.2)
    if found:
        raise PuzzleError(found)
    return (yield from share(preparation_steps(puzzle, chosen, settings), 0.2, 1.0))


def _stopped_early(request: SolveRequest) -> Finished:
    at = request.checkpoint
    stages = StageTable.zeros(sum(request.puzzle.counts))
    if at is None:
        return Finished(Outcome.STOPPED, Progressed(0.0, Counts(), stages, 0.0))
    progress = Progressed(
        at.fraction,
        at.counts,
        stages,
        at.seconds,
        engine=at.engine,
        cpu_seconds=at.cpu_seconds,
    )
    return Finished(Outcome.STOPPED, progress, at)


def _on_cluster(
    address: ClusterAddress, request: SolveRequest, search: Search, control: Control
) -> Search | None:
    """Return a search on a cluster; None if stopped before the connection.

    Raises:
        CubewrightError: The cluster cannot be used.
    """
    from cubewright.solver.cluster.cluster_search import ClusterSearch
    from cubewright.solver.cluster.dask_connection import open_pool
    from cubewright.solver.cluster.work import ClusterProblem

    name = (request.checkpoint and request.checkpoint.engine) or request.engine
    problem = ClusterProblem.of(request.puzzle, name, request.settings, search.cover)
    pool = open_pool(address, lambda: control.stopped)
    return None if pool is None else ClusterSearch(search, pool, problem)


def _others_cpu_seconds(search: Search) -> float:
    """Return the processor time of the search's other threads, in seconds."""
    return search.pool_cpu_seconds if isinstance(search, ParallelSearch) else 0.0


def _with_early_solution(request: SolveRequest, chosen: Engine, search: Search) -> EarlySolution:
    from cubewright.solver.search.early_solution import EarlySolution
    from cubewright.solver.search.first_solution import FirstSolution

    portfolio = None
    if chosen.dive is not None and not request.count_only:
        portfolio = FirstSolution(search.cover, chosen.dive)
    return EarlySolution(search, portfolio, request.threads, request.limit)


def _handed_over(puzzle: Puzzle, chosen: Engine) -> str:
    taking = chosen.taking(len(puzzle.figure))
    if taking is chosen:
        return ""
    return tr(
        "The figure has {cells}. The engine '{engine}' takes at most {most:,}, "
        "so '{taking}' searches instead.",
        cells=counted(len(puzzle.figure), puzzle.figure.lattice.noun),
        engine=_short(chosen),
        most=chosen.max_cells,
        taking=_short(taking),
    )


def _short(named: Engine) -> str:
    return tr(named.title.split(":")[0])
