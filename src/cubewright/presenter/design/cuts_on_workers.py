"""Design searches on this computer, or on the workers of a cluster, each with its own seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from cubewright.formats.cut_run import SavedCuts
from cubewright.presenter.design.cut_runs import resumed_search, run_of
from cubewright.solver.cluster.ordered_map import ordered_map

if TYPE_CHECKING:
    from cubewright.solver.cluster.pool import Pool
    from cubewright.solver.design.cutting import CutSearch
    from cubewright.solver.request import ClusterAddress
    from cubewright.solver.search.control import Control

FIRST_SECONDS = 2.0
"""The seconds of the first search of a worker; the next ones take twice as long as the one before.

Short searches show a cut soon, and long ones begin more often with one of their best cuts.
"""
DOUBLINGS = 4
RETURNED = 3
"""The number of best cuts that a worker returns; each is proved again."""


class WorkerTask(NamedTuple):
    """A search that has not begun, and its seconds."""

    run: SavedCuts
    seconds: float


def search_steps(
    search: CutSearch,
    run: SavedCuts,
    control: Control,
    cluster: ClusterAddress | None = None,
    on_note: Callable[[str], object] = lambda _note: None,
) -> Iterator[bool]:
    """Search on this computer or on a cluster; yield many times whether the list of cuts changed.

    ``run`` is the saved state of the search at its beginning. ``on_note`` is called with messages
    about workers.

    Raises:
        CubewrightError: The cluster cannot be used.
        PoolLostError: The connection to the workers was lost.
    """
    if cluster is None:
        while not (search.is_done or control.stopped):
            yield search.step(control)
        return
    from cubewright.solver.cluster.dask_connection import open_pool

    pool = open_pool(cluster, lambda: control.stopped)
    if pool is None:
        return  # stopped before the cluster connected
    told = 0
    try:
        for is_changed in search_on_workers(search, run, pool, control):
            for note in pool.notes[told:]:
                on_note(note)
            told = len(pool.notes)
            yield is_changed
    finally:
        pool.close()


def search_on_workers(
    search: CutSearch, run: SavedCuts, pool: Pool, control: Control
) -> Iterator[bool]:
    """Add the cuts that workers find; yield whether the list changed, after each worker's search.

    The arguments are as in :func:`search_steps`. The pool is not closed.

    Raises:
        PoolLostError: The workers cannot be reached.
    """
    for found in ordered_map(pool, search_on_worker, _tasks(run, pool.slots), control):
        search.scored += found.scored
        search.rejected += found.rejected
        added = [search.add(cut, control) for cut in found.cuts]
        yield any(added)
        if search.is_done:
            return


def search_on_worker(task: WorkerTask, control: Control) -> SavedCuts:
    """Search for some seconds, or until the level is reached; return the best cuts."""
    search = resumed_search(task.run, 1, control)
    until = monotonic() + task.seconds
    while not (search.is_done or control.stopped) and monotonic() < until:
        search.step(control)
    found = run_of(search, task.run.seed, task.seconds)
    return replace(found, cuts=found.cuts[:RETURNED])


def _tasks(run: SavedCuts, slots: int) -> Iterator[WorkerTask]:
    """Yield searches with different seeds, which a resumed run does not repeat."""
    for number in count():
        seconds = FIRST_SECONDS * 2 ** min(DOUBLINGS, number // slots)
        seed = run.seed + run.scored + number + 1
        begun = replace(run, seed=seed, scored=0, rejected=0, seconds=0.0, cuts=())
        yield WorkerTask(begun, seconds)
