"""Work for another machine: work orders of a search, with a time limit.

A batch contains the puzzle, not code. The receiving machine prepares the same search, and a digest
shows whether it numbers the placements in the same way. The machine caches the search for the next
batch of the same problem.
"""

from __future__ import annotations

import pickle
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from threading import Lock
from time import perf_counter, thread_time
from typing import Any

import numpy as np

from cubewright.background_process import pickled
from cubewright.errors import CubewrightError
from cubewright.model.cell import CountArray, IntArray
from cubewright.model.puzzle import Puzzle
from cubewright.solver.cluster.pool import OtherVersionError
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.steps import completed
from cubewright.solver.search.control import Control
from cubewright.solver.search.engine import engine
from cubewright.solver.search.interface import Search, next_budget
from cubewright.solver.search.preparation import preparation_steps
from cubewright.solver.search.stages import StageTable
from cubewright.solver.search.state import table_state
from cubewright.solver.search.tree_split import Task, TaskSearch
from cubewright.translation import tr

MAX_PREPARED = 2
"""The number of problems that a worker keeps prepared."""
FIRST_BUDGET, STEP_SECONDS = 20_000, 0.05
"""The number of mask tests in the first step, and the target duration of later steps."""


@dataclass(frozen=True)
class ClusterProblem:
    """A search to prepare.

    - ``puzzle``: the puzzle as bytes, because every batch sends it.
    - ``digest``: the digest of its cover problem.
    """

    puzzle: bytes
    engine: str
    settings: tuple[tuple[str, str], ...]
    digest: str

    @staticmethod
    def of(
        puzzle: Puzzle, engine: str, settings: tuple[tuple[str, str], ...], cover: CoverProblem
    ) -> ClusterProblem:
        """Return the problem of a search, given the search's cover problem."""
        return ClusterProblem(pickled(puzzle), engine, settings, cover_digest(cover))


@dataclass(frozen=True)
class WorkOrder:
    """A part of a search: a task in the form of :meth:`Task.to_list`, or the state of a search."""

    task: Sequence[object] | None = None
    state: Mapping[str, Any] | None = None


@dataclass(frozen=True)
class BatchResult:
    """The results of a batch's orders; orders that were not begun have no results.

    - ``rows`` ``(k, pieces)`` int32 of option ids: the solutions.
    - ``done`` ``(n, 2)`` int64: the work and the solutions of each order begun.
    - ``table``: the placements that they explored and kept, in the form of :func:`table_state`.
    - ``left``: the state of the last order's remainder, with the ``total`` table in
      this state; None if nothing is left.
    - ``cpu_seconds``, ``seconds``: the processor time and the time on the worker.
    """

    rows: IntArray
    done: CountArray
    table: Mapping[str, Any]
    left: Mapping[str, Any] | None
    total: Mapping[str, Any] | None
    cpu_seconds: float
    seconds: float


def cover_digest(cover: CoverProblem) -> str:
    """Return a digest of the numbered placements and their symmetry breaking."""
    from hashlib import sha256  # loads OpenSSL, which takes 3 MB

    digest = sha256(cover.masks.astype("<u8").tobytes())
    for array in (cover.starts, cover.copies, cover.orbit_representatives):
        digest.update(np.asarray(array).astype("<i8").tobytes())
    digest.update(str(cover.breaking_piece).encode())
    return digest.hexdigest()[:32]


def run_batch(
    problem: ClusterProblem, orders: Sequence[WorkOrder], seconds: float, control: Control
) -> BatchResult:
    """Search work orders in turn until ``seconds`` have passed, or the control is stopped.

    At least one order is begun. Orders that are not begun have no result.

    Raises:
        OtherVersionError: This machine prepares another search than the calling machine.
    """
    prepared = _prepared(problem)
    began, cpu_began = perf_counter(), thread_time()
    found = [np.zeros((0, prepared.root.cover.piece_count), np.int32)]
    done: list[tuple[int, int]] = []
    root_stages = prepared.root.stages
    table = StageTable.zeros(len(root_stages), root_stages.cuts)
    left: Search | None = None
    own: TaskSearch | None = None
    for order in orders:
        if done and (control.stopped or perf_counter() - began >= seconds):
            break
        if order.task is not None:
            if own is None:
                own = prepared.fresh_copy()
            own.enter(Task.from_list(order.task))
            start = own.done
            _search(own, prepared, began + seconds, control, found)
            done.append((own.done[0] - start[0], own.done[1] - start[1]))
            left = None if own.finished else own
        else:
            copy = prepared.restore_copy(order.state or {})
            first = copy.stages
            _search(copy, prepared, began + seconds, control, found)
            part = copy.stages - first
            table = table + part
            done.append((part.total_work, int(part.kept[-1])))
            left = None if copy.finished else copy
        if left is not None:
            break
    if own is not None:
        table = table + own.stages
    return BatchResult(
        np.concatenate(found),
        np.array(done, np.int64).reshape(-1, 2),
        table_state(table),
        None if left is None else left.state(),
        None if left is None else table_state(left.stages),
        thread_time() - cpu_began,
        perf_counter() - began,
    )


def _search(
    search: Search, prepared: _Prepared, until: float, control: Control, found: list[IntArray]
) -> None:
    work = search.stages.total_work
    while not search.finished:
        budget = prepared.budget
        began = perf_counter()
        rows = search.step(budget)
        if len(rows):
            found.append(rows)
        now = perf_counter()
        if now >= until or control.stopped:
            return
        before, work = work, search.stages.total_work
        if not search.finished:
            prepared.budget = next_budget(budget, work - before, now - began, STEP_SECONDS)


class _Prepared:
    def __init__(self, root: Search) -> None:
        self.root = root
        self.budget = FIRST_BUDGET

    def fresh_copy(self) -> TaskSearch:
        if not isinstance(self.root, TaskSearch):
            raise CubewrightError(tr("This search has no tasks."))
        return self.root.clone_without_counts()

    def restore_copy(self, state: Mapping[str, Any]) -> Search:
        copy = self.root.clone()
        if copy is None:
            raise CubewrightError(tr("This search cannot be sent to another machine."))
        copy.restore(state)
        return copy


_problems: OrderedDict[ClusterProblem, _Prepared] = OrderedDict()
_lock = Lock()


def _prepared(problem: ClusterProblem) -> _Prepared:
    """Return the prepared search of a problem.

    Raises:
        OtherVersionError: The calling machine prepared another search.
    """
    with _lock:
        known = _problems.get(problem)
        if known is not None:
            _problems.move_to_end(problem)
            return known
        puzzle: Puzzle = pickle.loads(problem.puzzle)  # from this program's own client
        steps = preparation_steps(puzzle, engine(problem.engine), dict(problem.settings))
        root = completed(steps)[1]
        if cover_digest(root.cover) != problem.digest:
            raise OtherVersionError(tr("it numbers the placements of this puzzle in another way"))
        if isinstance(root, TaskSearch):
            root.keep_root_only()
        made = _problems[problem] = _Prepared(root)
        while len(_problems) > MAX_PREPARED:
            _problems.popitem(last=False)
        return made
