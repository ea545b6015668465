"""Map a function over independent tasks on a pool, with the results in order.

Short tasks are sent in groups that take about :data:`GROUP_SECONDS`. Groups are smaller near the
end, so that all workers finish at about the same time (guided self-scheduling, C. D.
Polychronopoulos and D. J. Kuck, 1987). Tasks of a group that a worker does not begin in this time
are sent again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from operator import length_hint
from time import perf_counter, thread_time
from typing import Any, NamedTuple, TypeVar

from cubewright.solver.cluster.pool import Pool
from cubewright.solver.search.control import STEP_SECONDS, Control

GROUP_SECONDS = 0.5
MAX_GROUP = 1000
GROUPS_PER_SLOT = 2
"""The number of groups sent for each slot, so that a worker always has the next group."""
MAX_AHEAD = 50_000
"""The maximum number of results kept while an earlier result is missing."""

T = TypeVar("T")
R = TypeVar("R")


class GroupResult(NamedTuple):
    """The results of the tasks that a group has begun, and the time for these tasks."""

    results: list[Any]
    seconds: float
    cpu_seconds: float


def ordered_map(
    pool: Pool,
    function: Callable[[T, Control], R],
    tasks: Iterable[T],
    control: Control,
    on_done: Callable[[int], None] = lambda _done: None,
    *,
    total: int = 0,
) -> Iterator[R]:
    """Yield the result of each task, in the order of the tasks; end if the control is stopped.

    ``function`` is a function of a module, or a :func:`functools.partial` of one. It takes a task
    and a control, which stops when the result is no longer needed. Tasks are taken from ``tasks``
    when workers need them. ``on_done`` is called many times a second with the number of finished
    tasks, in any order. ``total`` is the number of tasks if ``tasks`` has no length; 0 if unknown.
    The pool is not closed.

    Raises:
        PoolLostError: the workers cannot be reached, or a task failed.
    """
    total = total or length_hint(tasks)
    source = enumerate(tasks)
    again: deque[tuple[int, T]] = deque()
    sent: dict[int, list[tuple[int, T]]] = {}
    results: dict[int, R] = {}
    taken = yielded = number = 0
    size, seconds = 1, 0.0  # the size of a group, and the seconds of a task, 0.0 while unknown

    def next_group() -> list[tuple[int, T]]:
        nonlocal taken
        fair = (total - taken) // (2 * GROUPS_PER_SLOT * pool.slots) if total else MAX_GROUP
        count = max(1, min(size, fair))
        group = [again.popleft() for _ in range(min(count, len(again)))]
        if taken - yielded < MAX_AHEAD:
            new = list(islice(source, count - len(group)))
            taken += len(new)
            group += new
        return group

    while not control.stopped:
        control.wait_while_paused()
        while len(sent) < GROUPS_PER_SLOT * pool.slots:
            group = next_group()
            if not group:
                break
            number += 1
            sent[number] = group
            pool.send(number, run_group, function, [task for _, task in group], GROUP_SECONDS)
        if not sent:
            return
        for done, outcome in pool.receive(STEP_SECONDS):
            group = sent.pop(done)
            for (index, _), result in zip(group, outcome.results, strict=False):
                results[index] = result
            again.extend(group[len(outcome.results) :])
            each = outcome.seconds / max(1, len(outcome.results))
            seconds = each if not seconds else 0.7 * seconds + 0.3 * each
            size = max(1, min(2 * size, MAX_GROUP, int(GROUP_SECONDS / max(seconds, 1e-6))))
        while yielded in results and not control.stopped:
            yield results.pop(yielded)
            yielded += 1
        on_done(yielded + len(results))


def run_group(
    function: Callable[[T, Control], R], tasks: Sequence[T], seconds: float, control: Control
) -> GroupResult:
    """Do tasks in turn until ``seconds`` have passed; do at least one if the control allows it."""
    began, cpu_began = perf_counter(), thread_time()
    results: list[R] = []
    for task in tasks:
        if results and (control.stopped or perf_counter() - began >= seconds):
            break
        result = function(task, control)
        if control.stopped:
            break  # this task may have been stopped before its end
        results.append(result)
    return GroupResult(results, perf_counter() - began, thread_time() - cpu_began)
