"""Solve the figures of a batch, one after another here, or on the workers of a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from cubewright.model.puzzle import Puzzle
from cubewright.solver.analysis.batch import Answer, answer
from cubewright.solver.disassembly.assembly import Order, PieceRules
from cubewright.solver.report import Progressed
from cubewright.solver.request import ClusterAddress
from cubewright.solver.search.control import Control, TimedControl


class DisassemblyOptions(NamedTuple):
    """Options for the analysis of assemblies.

    See :func:`~cubewright.presenter.analysis.best_level`.
    """

    rules: PieceRules
    order: Order = Order.CANONICAL
    level_at_least: int = 1


@dataclass(frozen=True)
class BatchTask:
    """A figure of a batch.

    - ``puzzle``: None if there is nothing to solve.
    - ``max_seconds``: time limit, of which the analysis gets at least half; None for no limit.
    - ``taking_apart``: options for the analysis of its assemblies; None for no analysis.
    """

    puzzle: Puzzle | None
    max_seconds: float | None = None
    taking_apart: DisassemblyOptions | None = None


class Levels(NamedTuple):
    """Numbers of analyses of a figure's assemblies.

    ``apart`` of the ``assemblies`` come apart, and ``not_decided`` of them reached a limit.
    ``best`` is the level string of the most difficult assembly, or a remark if there is none.
    Unless ``is_complete``, there may be more assemblies.
    """

    assemblies: int = 0
    apart: int = 0
    best: str = ""
    not_decided: int = 0
    is_complete: bool = True


class TaskResult(NamedTuple):
    """The result of a figure.

    ``answer`` is None if there was no search, and ``levels`` if there was no analysis.
    """

    answer: Answer | None = None
    levels: Levels | None = None


def solve_task(
    task: BatchTask, control: Control, on_progress: Callable[[Progressed], None] = lambda _: None
) -> TaskResult | None:
    """Return the result of a figure; None if the control stopped it."""
    if task.puzzle is None:
        return TaskResult()
    asked, timed = task.taking_apart, TimedControl(task.max_seconds, control)
    to_search = timed
    if asked is not None and task.max_seconds is not None:
        to_search = TimedControl(task.max_seconds / 2, control)
    found = answer(task.puzzle, to_search, on_progress)
    if found is None:
        return None
    if asked is None or found.counts.raw is None:
        return TaskResult(found)
    if not found.counts.raw:
        return TaskResult(found, Levels())
    # Imported here, because most batches analyse nothing.
    from cubewright.presenter.analysis.best_level import best_level

    best = best_level(
        task.puzzle,
        asked.rules,
        timed,
        order=asked.order,
        level_at_least=asked.level_at_least,
    )
    if best is None:
        return TaskResult(found)
    return TaskResult(
        found,
        Levels(best.assemblies, best.apart, best.text, best.not_decided, best.is_complete),
    )


def solve_on_cluster(
    tasks: Iterable[BatchTask],
    total: int,
    cluster: ClusterAddress,
    control: Control,
    on_done: Callable[[int], None] = lambda _done: None,
    on_note: Callable[[str], None] = lambda _note: None,
) -> Iterator[TaskResult]:
    """Yield the results of ``total`` figures in order, until the control is stopped.

    ``on_done`` receives the number of completed figures, whatever their order. ``on_note`` receives
    messages about workers, as sentences without a full stop.

    Raises:
        CubewrightError: the cluster cannot be used.
        PoolLostError: the cluster is no longer reachable.
    """
    from cubewright.solver.cluster.dask_connection import open_pool
    from cubewright.solver.cluster.ordered_map import ordered_map

    pool = open_pool(cluster, lambda: control.stopped)
    if pool is None:
        return
    shown = 0

    def report(done: int) -> None:
        nonlocal shown
        for note in pool.notes[shown:]:
            on_note(note)
        shown = len(pool.notes)
        on_done(done)

    try:
        for found in ordered_map(pool, solve_task, tasks, control, report, total=total):
            yield found or TaskResult()
    finally:
        pool.close()
