"""Work for another machine: some work orders of a search, searched for a limited time.

A batch travels with the puzzle, not with code. The machine that gets it prepares the
same search, checks by a digest that it numbers the placements alike, and keeps the
search for the next batch of the same problem.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from threading import Lock
from time import perf_counter, thread_time
from typing import Any

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.cell import IntArray
from cubewright.model.puzzle import Puzzle
from cubewright.solver.cluster.pool import OtherVersionError
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.steps import completed
from cubewright.solver.search.control import Control
from cubewright.solver.search.engine import engine
from cubewright.solver.search.interface import Search
from cubewright.solver.search.preparation import preparation_steps
from cubewright.solver.search.state import table_state
from cubewright.solver.search.tree_split import Task, TaskSearch
from cubewright.translation import tr

MAX_PREPARED = 2
"""The number of problems that a worker keeps prepared."""
FIRST_BUDGET, STEP_SECONDS = 20_000, 0.05
"""Mask tests of the first step, and the target duration of the next ones."""


@dataclass(frozen=True)
class ClusterProblem:
    """A search to prepare; ``digest`` is that of its cover problem."""

    puzzle: Puzzle
    engine: str
    settings: tuple[tuple[str, str], ...]
    digest: str


@dataclass(frozen=True)
class WorkOrder:
    """A part of a search: a task as :meth:`Task.to_list` gives it, or the state of a search."""

    task: Sequence[object] | None = None
    state: Mapping[str, Any] | None = None


@dataclass(frozen=True)
class OrderResult:
    """What became of a work order.

    ``table``: what was explored and kept, as :func:`table_state` gives it. ``left``:
    the state of what is left of it, with the ``total`` table that this state contains;
    None if nothing is left.
    """

    table: Mapping[str, Any]
    left: Mapping[str, Any] | None = None
    total: Mapping[str, Any] | None = None


@dataclass(frozen=True)
class BatchResult:
    """Solutions ``(k, pieces)`` int32 of option ids, and a result for each order that was begun.

    ``cpu_seconds``: the processor time of the worker.
    """

    rows: IntArray
    orders: tuple[OrderResult, ...]
    cpu_seconds: float
    seconds: float


def cover_digest(cover: CoverProblem) -> str:
    """Return a digest of the placements as they are numbered, and of their symmetry breaking."""
    digest = hashlib.sha256(cover.masks.astype("<u8").tobytes())
    for array in (cover.starts, cover.copies, cover.orbit_representatives):
        digest.update(np.asarray(array).astype("<i8").tobytes())
    digest.update(str(cover.breaking_piece).encode())
    return digest.hexdigest()[:32]


def run_batch(
    problem: ClusterProblem, orders: Sequence[WorkOrder], seconds: float, control: Control
) -> BatchResult:
    """Search work orders in turn until ``seconds`` have passed, or the control is stopped.

    At least one order is begun; those that are not begun have no result.

    Raises:
        OtherVersionError: this machine prepares another search than the one that asks.

    """
    root = _prepared(problem)
    began, cpu_began = perf_counter(), thread_time()
    found = [np.zeros((0, root.cover.piece_count), np.int32)]
    results: list[OrderResult] = []
    own: TaskSearch | None = None
    for order in orders:
        if results and (control.stopped or perf_counter() - began >= seconds):
            break
        if order.task is not None:
            if own is None:
                own = _copy_of(root)
            own.enter(Task.from_list(order.task))
            search: Search = own
        else:
            search = _restored(root, order.state or {})
        before = search.stages
        _search(search, began + seconds, control, found)
        after = search.stages
        table = table_state(after - before)
        if search.finished:
            results.append(OrderResult(table))
            continue
        results.append(OrderResult(table, search.state(), table_state(after)))
        break
    return BatchResult(
        np.concatenate(found),
        tuple(results),
        thread_time() - cpu_began,
        perf_counter() - began,
    )


def _search(search: Search, until: float, control: Control, found: list[IntArray]) -> None:
    """Step a search until it ends, is stopped or the time is over, and append the solutions."""
    budget = FIRST_BUDGET
    while not search.finished:
        began, work = perf_counter(), search.stages.total_work
        rows = search.step(budget)
        if len(rows):
            found.append(rows)
        now = perf_counter()
        if now >= until or control.stopped:
            return
        speed = (search.stages.total_work - work or budget) / max(now - began, 1e-6)
        budget = int(max(1000, min(4 * budget, speed * STEP_SECONDS)))


_roots: OrderedDict[str, Search] = OrderedDict()
_lock = Lock()


def _prepared(problem: ClusterProblem) -> Search:
    """Return the search of a problem, which has not started.

    Raises:
        OtherVersionError: it is another search than that of the machine that asks.

    """
    with _lock:
        root = _roots.get(problem.digest)
        if root is not None:
            _roots.move_to_end(problem.digest)
            return root
        steps = preparation_steps(problem.puzzle, engine(problem.engine), dict(problem.settings))
        root = completed(steps)[1]
        if cover_digest(root.cover) != problem.digest:
            raise OtherVersionError(tr("it numbers the placements of this puzzle in another way"))
        if isinstance(root, TaskSearch):
            root.keep_root_only()
        _roots[problem.digest] = root
        while len(_roots) > MAX_PREPARED:
            _roots.popitem(last=False)
        return root


def _copy_of(root: Search) -> TaskSearch:
    if not isinstance(root, TaskSearch):
        raise CubewrightError(tr("This search has no tasks."))
    return root.fresh_clone()


def _restored(root: Search, state: Mapping[str, Any]) -> Search:
    copy = root.clone()
    if copy is None:
        raise CubewrightError(tr("This search cannot be sent to another machine."))
    copy.restore(state)
    return copy
