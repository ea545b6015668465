"""Measure a search on a cluster, and replay it as if the cluster had more workers.

    python tests/benchmarks/cluster_table.py [--puzzle bedlam] [--rounds 3] [--csv FILE]

One and two workers on this machine alternate with one and two threads. Prints the ratio
of two workers to one, the overhead against threads, and the memory of a worker. Two
searches on one thread each, side by side, show the most that this machine allows. The time
of each task, as measured on one worker, is then replayed with 8, 64 and 512 workers, for
this search and for one of tasks that are ``--longer`` times as long: each batch in turn
goes to the worker that is free first. Part of `make bench`.
"""

from __future__ import annotations

import argparse
import csv
import heapq
import os
import pickle
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import date
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import process_time, thread_time
from typing import Any
from unittest.mock import patch

from engines_table import machine, show_progress

from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.cluster import dask_connection
from cubewright.solver.cluster.cluster_search import LAST_SECONDS, batch_seconds
from cubewright.solver.cluster.pool import Done, Pool
from cubewright.solver.report import Finished
from cubewright.solver.request import ClusterAddress, SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

REPLAYED = (8, 64, 512)
SENT = 300
"""The number of calls from which the mean time of a call is measured."""


@dataclass
class Task:
    """A task of the search's tree, or a saved search, with the total time of its parts."""

    seconds: float = 0.0


@dataclass(frozen=True)
class Recording:
    """The parts of a search on one worker, in seconds of processor time.

    ``before``: the search on the client, before it sends the first batch. ``batch``: the processor
    time of the client for a batch, with the scheduler, which runs on the same computer. The client
    handles a result, and sends and receives as many bytes. ``tasks``: the tasks in the order in
    which they were sent.
    """

    before: float
    batch: float
    tasks: tuple[float, ...]


@dataclass(frozen=True)
class Replay:
    """The time of a search with a number of workers, and the limits of its speed."""

    workers: int
    seconds: float
    limit: str


class RecordingPool:
    """A pool that measures the tasks of another pool."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._began = thread_time()
        self._returned_at: float | None = None
        self._bytes = 0
        self._sent: dict[int, list[Task]] = {}
        self._parts: dict[int, tuple[object, Task]] = {}
        """The state and its task, by the identity of a returned state."""
        self.tasks: list[Task] = []
        self.before: float | None = None
        self.batches = 0
        self._cpu_seconds = 0.0

    @property
    def slots(self) -> int:
        return self._pool.slots

    @property
    def notes(self) -> Sequence[str]:
        return self._pool.notes

    def send(self, number: int, function: Callable[..., Any], *arguments: Any) -> None:
        _, orders, _ = arguments
        if self.before is None:
            self.before = thread_time() - self._began
        tasks = []
        for order in orders:
            known = self._parts.pop(id(order.state), None) if order.state is not None else None
            if known is None:
                self.tasks.append(Task())
            tasks.append(self.tasks[-1] if known is None else known[1])
        self._sent[number] = tasks
        self.batches += 1
        self._bytes += len(pickle.dumps(arguments))
        self._pool.send(number, function, *arguments)

    def receive(self, seconds: float) -> list[Done]:
        if self._returned_at is not None:
            self._cpu_seconds += thread_time() - self._returned_at
        done = self._pool.receive(seconds)
        for number, result in done:
            work = result.done[:, 0].tolist()
            for task, share in zip(self._sent.pop(number), work, strict=False):
                task.seconds += result.cpu_seconds * share / max(1, sum(work))
                last = task
            if result.left is not None:
                self._parts[id(result.left)] = result.left, last
            self._bytes += len(pickle.dumps(result))
        self._returned_at = thread_time() if done else None
        return done

    def close(self) -> None:
        self._pool.close()

    def recording(self, address: ClusterAddress) -> Recording:
        """Return the measurements, with the cluster's measured time to send as many bytes."""
        batches = max(1, self.batches)
        sending = seconds_to_send(address, self._bytes // batches)
        return Recording(
            self.before or 0.0,
            self._cpu_seconds / batches + sending,
            tuple(task.seconds for task in self.tasks),
        )


def replay(recording: Recording, workers: int) -> Replay:
    """Return the time of the recorded search with a number of workers, and its limits.

    Batches are as long as the search makes them, and go to the worker that is free first. The
    client sends them one after the other and needs the time of a batch for each. A task that is
    longer than a batch is cut, as the search does where workers are idle; shorter tasks travel
    together.
    """
    free = [0.0] * workers
    total = left = sum(recording.tasks)
    asks, end, longest = 0.0, 0.0, 0.0
    number = 0
    tasks = deque(recording.tasks)
    while tasks:
        seconds = batch_seconds(left, workers, recording.batch, number)
        piece = tasks.popleft()
        while tasks and piece + tasks[0] <= seconds:
            piece += tasks.popleft()
        if piece > max(seconds, LAST_SECONDS):
            tasks.appendleft(piece - max(seconds, LAST_SECONDS))
            piece = max(seconds, LAST_SECONDS)
        number += 1
        left -= piece
        asks += recording.batch
        done = max(asks, heapq.heappop(free)) + piece
        heapq.heappush(free, done)
        end, longest = max(end, done), max(longest, piece)
    seconds = recording.before + end
    limits = {
        "the work itself": total / workers,
        "the start on one computer": recording.before,
        "sending batches from one computer": asks,
        "the longest batch": longest,
    }
    return Replay(workers, seconds, max(limits, key=lambda name: limits[name]))


def longer(recording: Recording, times: int) -> Recording:
    """Return a search with longer tasks."""
    tasks = tuple(times * task for task in recording.tasks)
    return replace(recording, tasks=tasks)


def most_possible(puzzle: str) -> float:
    """Return the speed of two processes relative to one on this machine."""
    alone, together = _side_by_side(puzzle, 1), _side_by_side(puzzle, 2)
    return 2 * alone / together


def _side_by_side(puzzle: str, processes: int) -> float:
    with ProcessPoolExecutor(processes, get_context("spawn")) as executor:
        for _ in range(2):  # The first search loads the kernels.
            seconds = list(executor.map(_seconds_alone, [puzzle] * processes))
    return max(seconds)


def _seconds_alone(puzzle: str) -> float:
    return searched(SolveRequest(built_in_puzzle(puzzle))).progress.seconds


@contextmanager
def workers_on_this_machine(number: int) -> Iterator[Any]:
    """Start a cluster, as ``--cluster local`` does."""
    from distributed import LocalCluster

    with dask_connection.local_cluster(number, LocalCluster) as cluster:
        yield cluster


def searched(request: SolveRequest) -> Finished:
    """Return the last report of a complete search."""
    *_, last = solve(request)
    assert isinstance(last, Finished)
    assert not last.reason, last.reason
    return last


def recorded(request: SolveRequest) -> tuple[Finished, Recording]:
    """Return the last report of a search on a cluster, and its recording."""
    pools: list[RecordingPool] = []
    opened = dask_connection.open_pool

    def open_recording(address: ClusterAddress, is_stopped: Callable[[], bool]) -> RecordingPool:
        pool = opened(address, is_stopped)
        assert pool is not None
        pools.append(RecordingPool(pool))
        return pools[-1]

    with patch.object(dask_connection, "open_pool", open_recording):
        last = searched(request)
    assert request.cluster is not None
    return last, pools[0].recording(request.cluster)


def seconds_to_send(address: ClusterAddress, size: int) -> float:
    """Return the processor seconds of this process per call that sends ``size`` bytes."""
    pool = dask_connection.open_pool(address)
    assert pool is not None
    try:
        began = process_time()
        for number in range(SENT):
            pool.send(number, nothing, bytes(size))
        received = 0
        while received < SENT:
            received += len(pool.receive(1.0))
        return (process_time() - began) / SENT
    finally:
        pool.close()


def nothing(_data: bytes, _control: Control) -> None:
    """Do nothing, on a worker."""


def megabytes(address: str) -> float:
    """Return the peak memory of a worker of a cluster, in MB."""
    from distributed import Client

    with Client(address) as client:
        return max(client.run(_peak).values())


def _peak() -> float:
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


@dataclass(frozen=True)
class Row:
    """The measured search of a puzzle on ``number`` workers or threads."""

    puzzle: str
    what: str
    number: int
    solutions: int
    seconds: float
    processor_seconds: float
    ratio: float
    """The speed relative to one worker or thread."""


def measure(puzzle: str, rounds: int, addresses: dict[int, str]) -> tuple[list[Row], Recording]:
    """Search a puzzle on clusters with 1, 2, … workers and as many threads, in some rounds."""
    asked = built_in_puzzle(puzzle)
    requests = {("threads", n): SolveRequest(asked, threads=n) for n in addresses}
    for number, address in addresses.items():
        requests["workers", number] = SolveRequest(asked, cluster=ClusterAddress(address))
    for each in requests.values():
        searched(each)  # This loads the kernels, and the workers prepare the puzzle.
    ends: dict[tuple[str, int], list[Finished]] = {each: [] for each in requests}
    for _ in range(rounds):
        for each, request in requests.items():
            ends[each].append(searched(request))
    _, recording = recorded(requests["workers", 1])
    found = {end.progress.counts.unique for group in ends.values() for end in group}
    if len(found) != 1:
        raise SystemExit(f"{puzzle}: the searches found {sorted(found)} solutions")
    rows = []
    for (what, number), group in ends.items():
        seconds = [end.progress.seconds for end in group]
        ones = [end.progress.seconds for end in ends[what, min(addresses)]]
        rows.append(
            Row(
                puzzle,
                what,
                number,
                min(found),
                median(seconds),
                median(end.progress.cpu_seconds or 0.0 for end in group),
                # Ratios are taken within a round, because the speed of a machine changes between
                # rounds.
                median(one / own for one, own in zip(ones, seconds, strict=True)),
            )
        )
    return rows, recording


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--puzzle", action="append", help="a built-in puzzle; may be given again")
    add("--rounds", type=int, default=3, help="the number of runs of each kind")
    add("--longer", type=int, default=1000, help="how many times as long a second replay is")
    add("--csv", type=Path, default=Path("build/cluster.csv"), help="where the CSV goes")
    options = parser.parse_args()
    rows: list[Row] = []
    recordings: dict[str, Recording] = {}
    with workers_on_this_machine(1) as one, workers_on_this_machine(2) as two:
        addresses = {1: one.scheduler_address, 2: two.scheduler_address}
        for puzzle in options.puzzle or ("bedlam", "tetris"):
            show_progress(f"{puzzle} on 1 and 2 workers and threads, load {_load()}")
            measured, recordings[puzzle] = measure(puzzle, options.rounds, addresses)
            rows += measured
        memory = max(map(megabytes, addresses.values()))
    most = {puzzle: most_possible(puzzle) for puzzle in recordings}
    options.csv.parent.mkdir(parents=True, exist_ok=True)
    with options.csv.open("w", newline="") as stream:
        writer = csv.writer(stream)
        head = ("puzzle", "what", "number", "solutions", "seconds", "processor", "ratio")
        writer.writerow([*head, "date", "machine"])
        for row in rows:
            values = [row.puzzle, row.what, row.number, row.solutions]
            times = [f"{row.seconds:.3f}", f"{row.processor_seconds:.3f}", f"{row.ratio:.2f}"]
            writer.writerow([*values, *times, date.today().isoformat(), machine()])
        for puzzle, ratio in most.items():
            row_of_programs = [puzzle, "programs", 2, "", "", "", f"{ratio:.2f}"]
            writer.writerow([*row_of_programs, date.today().isoformat(), machine()])
    print(f"\n{date.today().isoformat()}, {machine()}, load {_load()}, alternating:\n")
    print("| Puzzle | | Solutions | Seconds | Processor seconds | Times as fast as 1 |")
    print("|---|---|---:|---:|---:|---:|")
    for row in rows:
        print(
            f"| {row.puzzle} | {row.number} {row.what} | {row.solutions:,} | {row.seconds:.2f} | "
            f"{row.processor_seconds:.2f} | {row.ratio:.2f} |"
        )
    for puzzle, ratio in most.items():
        print(f"\n{puzzle}: two searches side by side do {ratio:.2f} times the work of one")
    print(f"\nmost memory of a worker: {memory:.0f} MB\n")
    print("| Puzzle | Tasks | Work | Batch | Workers | Seconds | Times as fast as 1 | Limit |")
    print("|---|---:|---:|---:|---:|---:|---:|---|")
    for puzzle, short in recordings.items():
        for recording in (short, longer(short, options.longer)):
            single = replay(recording, 1)
            for workers in REPLAYED:
                found = replay(recording, workers)
                print(
                    f"| {puzzle} | {len(recording.tasks):,} | {sum(recording.tasks):,.1f} s "
                    f"| {1000 * recording.batch:.1f} ms | {workers} | {found.seconds:,.2f} "
                    f"| {single.seconds / found.seconds:.1f} | {found.limit} |"
                )
    print(f"\nwritten to {options.csv}")


def _load() -> str:
    return f"{os.getloadavg()[0]:.1f}"


if __name__ == "__main__":
    main()
