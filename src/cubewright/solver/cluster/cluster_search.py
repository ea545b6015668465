"""A search whose tasks are searched by the workers of a cluster.

The search starts on this machine, because most puzzles take less than a second. Once its tree has
been split into tasks (:mod:`cubewright.solver.search.task_queue`), batches of tasks go to the
workers. A batch takes :data:`LAST_SECONDS` at first, and twice as long in each round of batches for
all workers, up to :data:`BATCH_SECONDS`. Near the end, a batch takes a share of the remaining time
(guided self-scheduling). With many workers, batches become long enough for this machine to handle
all results in half of its time.

The remainder of a batch's last order returns as a state, and is sent again. When no tasks are
queued and workers are idle, such states are split here. The solutions and counters of a batch are
added when it returns. A batch whose worker is lost is searched again from its start. The saved
state of a batch that has not returned is its state at the start.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, inf, sqrt
from time import perf_counter, thread_time
from typing import Any

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.cluster.pool import Pool, PoolLostError
from cubewright.solver.cluster.work import BatchResult, ClusterProblem, WorkOrder, run_batch
from cubewright.solver.search.interface import Search
from cubewright.solver.search.parallel_search import ParallelSearch
from cubewright.solver.search.stages import StageTable
from cubewright.solver.search.state import restore_table, table_state
from cubewright.solver.search.task_queue import TREE_SPLITS, TreeSplit
from cubewright.solver.search.tree_split import TaskSearch
from cubewright.solver.search.work_items import NO_WORK, RunningTask

BATCH_SECONDS, LAST_SECONDS = 5.0, 0.2
"""The maximum time of a batch, and the time allowed for every batch, even the last."""
SHORTEST_SECONDS = 0.1
"""The minimum expected time of a batch's orders; sending takes a tenth of this time."""
FIRST_ORDER_SECONDS = 0.005
"""The assumed time of an order before the first order has been searched."""
STEP_SECONDS = 0.1
"""The duration of a step while workers search; a step and its report cost as much as a batch."""
BATCHES_PER_SLOT = 2
"""The number of batches sent for each slot, so that a worker always has the next batch."""
CLUSTER_SPLITS = (TreeSplit(2 * 10**7, TREE_SPLITS[0].tasks), *TREE_SPLITS[1:])
"""The planned splits of the tree. The first split takes 0.02 s; workers are idle until then."""
MAX_ORDERS = 256
SENDING_SECONDS = 0.004
"""The processor time that this machine needs for a batch outside the search's thread.

The time includes the scheduler, and was measured with Dask.
"""
MAX_HANDLING_SHARE = 0.5
"""The share of its time that this machine may use to handle results."""


def batch_seconds(left: float, slots: int, handling: float, number: int) -> float:
    """Return the time of the next batch, so that neither workers nor this machine wait.

    ``left`` is the time of all orders to send, ``handling`` the time of this machine for a batch,
    and ``number`` the number of batches sent.

    At first, batches become longer from round to round. Later, each batch is a share of the
    remaining time. Handling batches must not need more than a share of this machine's time. If
    there are too many slots for that, the shortest batch takes the geometric mean of two times: n
    batches take this machine n times ``handling``, and a worker ``left / n``.
    """
    rounds = min(number // (slots * BATCHES_PER_SLOT), 10)
    share = left / (slots * BATCHES_PER_SLOT)
    fair = min(LAST_SECONDS * 2.0**rounds, share)
    busy = min(slots * handling / MAX_HANDLING_SHARE, sqrt(left * handling))
    return min(BATCH_SECONDS, max(fair, busy))


@dataclass(eq=False)
class _FarItem:
    order: WorkOrder
    task: RunningTask | None = None
    weight: float = 0.0
    total: Mapping[str, Any] | None = None
    """The stage table in the state of the order."""

    def done(self) -> tuple[int, int]:
        """Return the work and the solutions that the task's totals lack: always zeros."""
        return NO_WORK


@dataclass
class _Far:
    """The work on other machines: the items in each batch, items to send, and shared counters."""

    batches: dict[int, list[_FarItem]] = field(default_factory=dict)
    to_send: list[_FarItem] = field(default_factory=list)
    number: int = 0
    order_seconds: float = FIRST_ORDER_SECONDS
    """The average time of an order so far."""
    handling_seconds: float = SENDING_SECONDS
    """This machine's average processor time for a batch so far."""

    @property
    def items(self) -> list[_FarItem]:
        return [*self.to_send, *(item for batch in self.batches.values() for item in batch)]


class ClusterSearch(ParallelSearch):
    """A parallel search whose threads are the slots of a cluster.

    ``search`` must not have started. The set of solutions is the same as for the search alone.
    """

    def __init__(
        self,
        search: Search,
        pool: Pool,
        problem: ClusterProblem,
        tree_splits: tuple[TreeSplit, ...] = CLUSTER_SPLITS,
    ) -> None:
        super().__init__(search, 1, tree_splits)
        self._root = search.clone()
        """A copy of the new search, for further copies; None if it cannot be copied."""
        self._has_tasks = isinstance(search, TaskSearch)
        self._pool_of_workers = pool
        self._problem = problem
        self._far = _Far()
        self._far_stages = StageTable.zeros(len(search.stages), search.stages.cuts)
        self._is_far = False

    @property
    def notes(self) -> Sequence[str]:
        """Messages about workers; each is a sentence."""
        return self._pool_of_workers.notes

    def step(self, budget: int) -> IntArray:
        if not self._is_far:
            rows = super().step(budget)
            self._is_far = bool(budget) and self._is_worth_sending()
            return rows
        found = [np.zeros((0, self._pieces), np.int32)]
        if budget:
            try:
                self._step_far(found)
            except PoolLostError as error:
                self.lost = str(error)
        return np.concatenate(found)

    def _is_worth_sending(self) -> bool:
        if self._has_tasks:
            return len(self._queue) > 0
        is_long = not self.finished and self.done[0] >= self._tree_splits[0].work
        return is_long and self._root is not None

    def _step_far(self, found: list[IntArray]) -> None:
        """Take results until the step's time is over, and send more batches.

        Solutions are added to ``found`` immediately, because results before a loss are already
        counted.
        """
        found += self._split_queue()
        self._send()
        until = perf_counter() + STEP_SECONDS
        while not self.finished:
            began = thread_time()
            done = self._pool_of_workers.receive(max(0.0, until - perf_counter()))
            for number, result in done:
                found.append(result.rows)
                self._take(self._far.batches.pop(number), result)
            self._send()
            if done:
                each = SENDING_SECONDS + (thread_time() - began) / len(done)
                self._far.handling_seconds = 0.9 * self._far.handling_seconds + 0.1 * each
            if self.step_seconds == inf or perf_counter() >= until:
                break
        if self.finished:
            self.close()

    def _take(self, items: list[_FarItem], result: BatchResult) -> None:
        far = self._far
        begun = len(result.done)
        self.pool_cpu_seconds += result.cpu_seconds
        far.order_seconds = 0.7 * far.order_seconds + 0.3 * (result.seconds / max(1, begun))
        self._far_stages = self._far_stages + restore_table(result.table, self._far_stages)
        for index, (item, (work, solutions)) in enumerate(
            zip(items, result.done.tolist(), strict=False)
        ):
            task = item.task
            if task is not None:
                task.work += work
                task.solutions += solutions
            if result.left is not None and index == begun - 1:
                order = WorkOrder(state=result.left)
                far.to_send.append(_FarItem(order, task, item.weight, result.total))
            elif task is not None:
                task.items -= 1
                if not task.items:
                    self._queue.record(task)
        far.to_send += items[begun:]

    def _split_queue(self) -> list[IntArray]:
        if not self._queue.has_splits_left or not self._queue:
            return []
        before = len(self._queue)
        found = self._queue.split_tree([], self.done)
        if len(self._queue) != before:
            for item in self._far.items:
                item.task = None  # larger than later tasks, so no fair sample of them
        return found

    def _send(self) -> None:
        far, pool = self._far, self._pool_of_workers
        self._send_waiting_items()
        slots = pool.slots
        while len(far.batches) < slots * BATCHES_PER_SLOT:
            if not far.to_send and not self._queue:
                break
            is_last = len(self._queue) + len(far.to_send) <= slots * BATCHES_PER_SLOT
            if is_last and len(far.batches) >= slots:
                break  # a batch that waits behind another would be late
            if is_last and len(far.batches) + len(far.to_send) + len(self._queue) < slots:
                self._split_items(slots - len(far.batches))
            batch, seconds = self._next_batch(slots)
            far.number += 1
            far.batches[far.number] = batch
            orders = [item.order for item in batch]
            pool.send(far.number, run_batch, self._problem, orders, seconds)

    def _next_batch(self, slots: int) -> tuple[list[_FarItem], float]:
        far = self._far
        orders = len(self._queue) + len(far.to_send)
        left = orders * far.order_seconds
        seconds = batch_seconds(left, slots, far.handling_seconds, far.number)
        wanted = max(SHORTEST_SECONDS, seconds) / max(far.order_seconds, 1e-4)
        count = min(MAX_ORDERS, max(1, round(wanted)))
        if far.number < slots:  # the time of an order is not known yet
            count = min(count, ceil(orders / slots))
        batch: list[_FarItem] = []
        while len(batch) < count and (far.to_send or self._queue):
            if far.to_send:
                if batch and far.to_send[-1].order.state is not None:
                    break  # the remainder of an order may be long: another worker takes it
                batch.append(far.to_send.pop())
            else:
                task = self._queue.take_next()
                order = WorkOrder(task=task.to_list())
                batch.append(_FarItem(order, RunningTask(), task.weight))
        return batch, max(LAST_SECONDS, seconds)

    def _send_waiting_items(self) -> None:
        for item in self._waiting:
            state, table = item.search.state(), table_state(item.search.stages)
            if item.task is not None:
                work, solutions = item.done()
                item.task.work += work
                item.task.solutions += solutions
            self._far.to_send.append(
                _FarItem(WorkOrder(state=state), item.task, item.search.share_left, table)
            )
            self._queue.keep(item.search)
        self._waiting.clear()

    def _split_items(self, wanted: int) -> None:
        """Split the states that wait to be sent until there are ``wanted`` states."""
        ready: list[_FarItem] = []
        to_split = self._far.to_send
        while to_split and len(to_split) + len(ready) < wanted:
            item = to_split.pop(0)
            search = self._copy(item.order) if item.order.state is not None else None
            half = None if search is None else search.split()
            if search is None or half is None:
                ready.append(item)
                continue
            if item.task is not None:
                item.task.items += 1
            weight = item.weight / 2
            total = table_state(search.stages)
            first = _FarItem(WorkOrder(state=search.state()), item.task, weight, total)
            none = table_state(half.stages)
            second = _FarItem(WorkOrder(state=half.state()), item.task, weight, none)
            to_split += [first, second]
        to_split += ready

    def _copy(self, order: WorkOrder) -> Search | None:
        search = None if self._root is None else self._root.clone()
        if search is not None and order.state is not None:
            search.restore(order.state)
        return search

    def close(self) -> None:
        """Release the workers; the saved state contains their unreturned batches."""
        super().close()
        self._pool_of_workers.close()

    @property
    def estimate(self) -> Any:
        """The estimated totals of the whole search; None while too few tasks are finished."""
        if not self._is_far:
            return super().estimate
        items = [item for item in self._far.items if item.task is not None]
        begun = [item for item in items if item.order.task is None]
        return self._queue.estimate(begun, self.done, len(items) - len(begun))

    def state(self) -> dict[str, Any]:
        state = super().state()
        tasks = list(state["queued_tasks"])
        running: list[RunningTask] = []
        finished = self._queue.stages + self._far_stages
        for item in self._far.items:
            if item.order.task is not None:
                tasks.append(list(item.order.task))
                continue
            start, owner = NO_WORK, None
            if item.total is not None:
                table = restore_table(item.total, self._far_stages)
                finished = finished - table
                start = table.total_work, int(table.kept[-1])
            if item.task is not None:
                if item.task not in running:
                    running.append(item.task)
                owner = [len(state["running_tasks"]) + running.index(item.task), *start]
            state["work_items"].append(item.order.state)
            state["item_tasks"].append(owner)
        state["running_tasks"] += [[task.work, task.solutions, task.items] for task in running]
        return {**state, "queued_tasks": tasks, "finished_stages": table_state(finished)}

    def restore(self, state: Mapping[str, Any]) -> None:
        super().restore(state)
        # Once all tasks have begun, the queue is empty, but items are parts of tasks.
        has_split = len(self._queue) > 0 or any(item.task for item in self._waiting)
        self._is_far = has_split and not self.finished

    @property
    def finished(self) -> bool:
        return super().finished and not self._far.batches and not self._far.to_send

    @property
    def share_left(self) -> float:
        return super().share_left + sum(item.weight for item in self._far.items)

    @property
    def stages(self) -> StageTable:
        return super().stages + self._far_stages
