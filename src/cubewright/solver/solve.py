"""A request in, a stream of reports out: the one way to solve, for window, terminal and tests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from time import perf_counter

from cubewright.errors import PuzzleError
from cubewright.model.puzzle import Puzzle
from cubewright.solver.counting.orbit_counting import OrbitCounter
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.problem.faults import Fault, FaultKind, faults
from cubewright.solver.progress import ProgressEstimate
from cubewright.solver.report import (
    Checkpoint,
    CheckpointReached,
    Finished,
    Outcome,
    Prepared,
    Progressed,
    Report,
    SolutionsFound,
)
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import STEP_SECONDS, Control
from cubewright.solver.search.engine import Engine, engine
from cubewright.solver.search.parallel_search import ParallelSearch
from cubewright.solver.search.piece_choices import ChoiceByChoice
from cubewright.solver.search.tree_split import TaskSearch

FIRST_BUDGET = 20_000
"""Mask tests of the first step, before its speed is known."""
MOST_BUDGET = 1 << 40
"""Mask tests of any step: many that end at once, one after the other, say nothing of the speed."""


def solve(request: SolveRequest, control: Control | None = None) -> Iterator[Report]:
    """Solve a puzzle, telling what happens as it happens.

    Raises :class:`PuzzleError` before anything is searched where the puzzle
    cannot have a solution, and :class:`UnknownNameError` for an engine that
    there is not, :class:`CubewrightError` for settings or a checkpoint that do
    not fit.
    """
    control = control or Control()
    chosen = engine(request.engine)
    found_faults = faults(request.puzzle) or _too_large(request.puzzle, chosen)
    if found_faults:
        raise PuzzleError(found_faults)
    cover = cover_problem(request.puzzle)
    exact = cover.is_exact or chosen.supports_inexact
    begin = chosen.begin if exact else partial(ChoiceByChoice, chosen)
    search = begin(cover, dict(request.settings))
    cover = search.cover
    yield Prepared(cover)
    orbits = OrbitCounter.of(cover, request.convention)
    listed, seconds, fraction = 0, 0.0, 0.0
    checkpoint = request.checkpoint
    in_parts = checkpoint is not None and "parts" in checkpoint.state
    if request.threads > 1 or in_parts or isinstance(search, TaskSearch):
        search = ParallelSearch(search, request.threads)
    if checkpoint is not None:
        search.restore(checkpoint.state)
        orbits.counts = checkpoint.counts
        listed, seconds, fraction = checkpoint.listed, checkpoint.seconds, checkpoint.fraction
    estimate = ProgressEstimate(search, request.convention, fraction, seconds)
    work = search.stages.total_work
    budget = 0  # a first empty step loads or compiles the engine, which is no part of the search
    outcome = Outcome.COMPLETE
    while not search.finished:
        control.wait_while_paused()
        if control.stopped:
            outcome = Outcome.STOPPED
            break
        began = perf_counter()
        rows = orbits.take(search.step(budget))
        spent = perf_counter() - began
        seconds += spent if budget else 0.0
        if request.limit is not None and listed + len(rows) >= request.limit:
            rows = rows[: request.limit - listed]
            outcome = Outcome.LIMIT
        listed += len(rows)
        if len(rows) and not request.count_only:
            yield SolutionsFound(rows)
        progress = estimate.progressed(orbits.counts, seconds)
        fraction = progress.fraction
        yield progress if request.limit is None else _without_end(progress)
        if outcome is Outcome.LIMIT:
            break
        if control.take_checkpoint_request() and not search.finished:
            here = Checkpoint(search.state(), orbits.counts, seconds, fraction, listed)
            yield CheckpointReached(here)
        # Whoever lists the solutions may take longer than finding them; stopping waits for both.
        spent = perf_counter() - began
        before, work = work, search.stages.total_work
        budget = _next_budget(budget, work - before, spent) if budget else FIRST_BUDGET
    fraction = 1.0 if search.finished else fraction
    final = Progressed(fraction, orbits.counts, search.stages, seconds)
    if outcome is Outcome.STOPPED:
        left = Checkpoint(search.state(), orbits.counts, seconds, fraction, listed)
        yield Finished(outcome, final, left)
    else:
        yield Finished(outcome, final)


def _without_end(progress: Progressed) -> Progressed:
    """Progress that does not tell when all is done, since a limit may be reached before."""
    return replace(progress, seconds_left=None, expected=None)


def _next_budget(budget: int, worked: int, spent: float) -> int:
    """A budget nearer to :data:`STEP_SECONDS`, changing by a factor of four at most.

    A step that is full of solutions ends before its budget is spent, so the
    pace is that of the work it did, where the engine tells.
    """
    pace = (worked or budget) / max(spent, 1e-6)
    return int(min(4 * budget, max(budget / 4, 1000, pace * STEP_SECONDS), MOST_BUDGET))


def _too_large(puzzle: Puzzle, chosen: Engine) -> tuple[Fault, ...]:
    if chosen.max_cells is None or len(puzzle.figure) <= chosen.max_cells:
        return ()
    message = (
        f"The figure has {len(puzzle.figure)} {puzzle.figure.lattice.noun}s; "
        f"the engine '{chosen.name}' takes {chosen.max_cells} at most."
    )
    return (Fault(FaultKind.SIZE, message),)
