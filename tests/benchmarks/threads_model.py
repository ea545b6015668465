"""Model the idle time of search threads, which take turns with the interpreter.

    python tests/benchmarks/threads_model.py [--threads 2 8 12 16] [--between 25] [--main 0.014]

A thread searches a slice without the interpreter, and needs it between two slices, to start a task
and to split one. Threads get it in the order in which they ask. The main thread merges solutions
after each step, and holds the interpreter up to Python's switch interval. When no task is left, an
idle thread waits for a part of the work of a thread that ends a slice. The model shows where idle
time comes from on machines with more processors than this one. It does not replace
`threads_table.py`: processors that slow each other down are not part of it.
"""

from __future__ import annotations

import argparse
import heapq
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from cubewright.solver.search.control import STEP_SECONDS
from cubewright.solver.search.parallel_search import SHORTEST_SLICE, SLICE_SECONDS, STEPS_AHEAD

MIN_SPLIT_SECONDS = 0.0005
"""The work of a search below which it gives nothing away."""


@dataclass(frozen=True)
class Costs:
    """The times of a search in seconds.

    ``work`` is that of all slices on one thread, ``tasks`` their number, of exponentially
    distributed lengths. ``between`` is the interpreter's time between two slices, ``start`` that
    for a new task. ``step`` is the main thread's time after each step, and ``main`` its further
    time for all solutions. ``interval`` is Python's switch interval. The defaults are those of the
    Bedlam cube.
    """

    work: float = 3.0
    tasks: int = 1024
    between: float = 25e-6
    start: float = 80e-6
    step: float = 0.7e-3
    main: float = 0.014
    interval: float = 0.005


@dataclass(frozen=True)
class Modelled:
    """The seconds of a search, and the idle share of all its threads, 0 to 1."""

    seconds: float
    idle: float


def modelled(costs: Costs, threads: int, seed: int = 1) -> Modelled:
    """Return the time of a search with this number of threads."""
    random = Random(seed)
    lengths = [random.expovariate(1.0) for _ in range(costs.tasks)]
    tasks = [costs.work * each / sum(lengths) for each in lengths]
    slice_seconds = max(SHORTEST_SLICE, SLICE_SECONDS * threads)
    # A thread that asks for the interpreter: the time, its number, and the work left of its task.
    asking: list[tuple[float, int, float]] = [(0.0, number, 0.0) for number in range(threads)]
    heapq.heapify(asking)
    waiting: list[int] = []
    free = ended = busy = 0.0
    # What is found in a step is merged after it, in pieces between which others get their turn.
    step_seconds = STEPS_AHEAD * STEP_SECONDS
    merged_at_once = costs.step + costs.main * step_seconds * threads / costs.work
    merge_at, merge_left = step_seconds, merged_at_once
    while asking:
        at, number, left = heapq.heappop(asking)
        while merge_at <= max(at, free):
            piece = min(costs.interval, merge_left)
            merge_at = free = max(free, merge_at) + piece
            merge_left -= piece
            if merge_left <= 1e-9:
                merge_at, merge_left = free + step_seconds, merged_at_once
            elif at < free:
                break  # this thread has waited
        spent = costs.between
        if left <= 0 and tasks:
            left = tasks.pop()
            spent += costs.start
        free = max(at, free) + spent
        if left <= 0:
            waiting.append(number)
            ended = max(ended, at)
            continue
        busy += spent
        if waiting and not tasks and left > MIN_SPLIT_SECONDS:
            half = left * random.random()
            free += costs.start
            heapq.heappush(asking, (free, waiting.pop(), half))
            left -= half
        size = min(left, slice_seconds / (1 if tasks else 2))
        busy += size
        heapq.heappush(asking, (free + size, number, left - size))
    return Modelled(ended, 1 - busy / (threads * ended))


def table(costs: Costs, threads: Sequence[int], seeds: int = 3) -> str:
    """Return idle shares in Markdown, and without single causes of them."""
    variants = {
        "all": costs,
        "switch interval 0.5 ms": replace(costs, interval=0.0005),
        "no merging": replace(costs, step=0.0, main=0.0),
        "a tenth between slices": replace(
            costs, between=costs.between / 10, start=costs.start / 10
        ),
        "ten times as long": replace(
            costs, work=10 * costs.work, tasks=4 * costs.tasks, main=10 * costs.main
        ),
    }
    lines = ["| threads | " + " | ".join(variants) + " |", "|---:|" + "---:|" * len(variants)]
    for number in threads:
        cells = []
        for each in variants.values():
            idle = [modelled(each, number, seed).idle for seed in range(seeds)]
            cells.append(f"{100 * sum(idle) / seeds:.1f} %")
        lines.append(f"| {number} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--threads", type=int, nargs="+", default=[2, 4, 8, 12, 16])
    add("--between", type=float, default=25.0, help="microseconds between two slices")
    add("--start", type=float, default=80.0, help="microseconds to start a task")
    add("--step", type=float, default=0.7, help="milliseconds of the main thread after a step")
    add("--main", type=float, default=0.014, help="further seconds of the main thread")
    options = parser.parse_args(arguments)
    costs = Costs(
        between=1e-6 * options.between,
        start=1e-6 * options.start,
        step=1e-3 * options.step,
        main=options.main,
    )
    print("\nModelled idle share of all threads:\n")
    print(table(costs, options.threads))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
