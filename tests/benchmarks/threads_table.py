"""Measure how many times as fast the default engine is on several threads as on one.

    python tests/benchmarks/threads_table.py [--puzzle bedlam] [--rounds 3] [--csv FILE]

The numbers of threads alternate. Prints a table and writes it as CSV. The idle share is the part
of the processor time of all threads in which they search nothing: they wait for a task, for the
end of a step, or for the main thread between two steps. Part of `make bench`.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from statistics import median
from time import perf_counter
from unittest.mock import patch

from engines_table import machine, show_progress

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.cell import IntArray
from cubewright.solver.report import Finished, Prepared
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.parallel_search import ParallelSearch
from cubewright.solver.search.processors import processors
from cubewright.solver.solve import solve

THREADS = {"bedlam": (1, 2, 4, 8, 12, 16), "tetris": (1, 8, 12, 16)}
"""The numbers of threads of a puzzle; a machine with fewer processors leaves some out."""
OTHER_THREADS = (1, 2, 4, 8, 16)
WARM_UP = 200
"""The number of solutions of the search that loads the kernels."""


@dataclass
class Run:
    """A complete search: its seconds, and those in which threads could search.

    ``processor_seconds`` is the processor time of all threads of the search, ``step_seconds`` the
    time within its steps.
    """

    threads: int
    solutions: int = 0
    seconds: float = 0.0
    processor_seconds: float = 0.0
    step_seconds: float = 0.0
    steps: list[float] = field(default_factory=list)

    @property
    def idle(self) -> float:
        """The part of the time of all threads in which they search nothing, 0 to 1."""
        return max(0.0, 1 - self.processor_seconds / (self.threads * self.seconds))

    @property
    def between(self) -> float:
        """The part of the time between two steps, 0 to 1: only the main thread works."""
        return max(0.0, 1 - self.step_seconds / self.seconds)


@dataclass(frozen=True)
class Row:
    """The medians of the searches of a puzzle on a number of threads."""

    puzzle: str
    threads: int
    solutions: int
    seconds: float
    ratio: float
    """The speed relative to one thread."""
    processor_seconds: float
    idle: float
    between: float
    steps: float


def measure(
    puzzle: str, threads: Sequence[int], rounds: int, until: float = float("inf")
) -> list[Row]:
    """Search the puzzle repeatedly on each number of threads; the first number is 1.

    After ``until``, a time of :func:`perf_counter`, no further round begins.
    """
    runs: dict[int, list[Run]] = {each: [] for each in threads}
    for _ in solve(SolveRequest(built_in_puzzle(puzzle), threads=max(threads), limit=WARM_UP)):
        pass
    for done in range(rounds):
        if done and perf_counter() > until:
            break
        for each in threads:
            runs[each].append(searched(puzzle, each))
    found = {run.solutions for each in runs.values() for run in each}
    if len(found) != 1:
        raise SystemExit(f"{puzzle}: the searches found {sorted(found)} solutions")
    ones = [run.seconds for run in runs[threads[0]]]
    return [
        Row(
            puzzle,
            each,
            min(found),
            median(run.seconds for run in own),
            # Ratios are taken within a round, because the speed of a machine changes between
            # rounds.
            median(one / run.seconds for one, run in zip(ones, own, strict=True)),
            median(run.processor_seconds for run in own),
            median(run.idle for run in own),
            median(run.between for run in own),
            median(len(run.steps) for run in own),
        )
        for each, own in runs.items()
    ]


def searched(puzzle: str, threads: int) -> Run:
    """Return the measurements of a complete search."""
    run = Run(threads)
    began = 0.0
    with timed_steps(run):
        for report in solve(SolveRequest(built_in_puzzle(puzzle), threads=threads)):
            if isinstance(report, Prepared):
                began = perf_counter()
            last = report
    run.seconds = perf_counter() - began
    assert isinstance(last, Finished)
    run.solutions = last.progress.counts.unique
    run.processor_seconds = last.progress.cpu_seconds or 0.0
    return run


@contextmanager
def timed_steps(run: Run) -> Iterator[None]:
    """Add the time of each step of a search to a run."""
    step = ParallelSearch.step

    def timed(search: ParallelSearch, budget: int) -> IntArray:
        began = perf_counter()
        try:
            return step(search, budget)
        finally:
            run.steps.append(perf_counter() - began)
            run.step_seconds += run.steps[-1]

    with patch.object(ParallelSearch, "step", timed):
        yield


def possible_threads(puzzle: str) -> tuple[int, ...]:
    """Return the numbers of threads to measure on this machine."""
    available = processors()
    return tuple(each for each in THREADS.get(puzzle, OTHER_THREADS) if each <= max(2, available))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--puzzle", action="append", help="a built-in puzzle; may be given again")
    add("--rounds", type=int, default=3, help="the number of runs on each number of threads")
    add("--limit-seconds", type=float, default=75, help="no round begins later, but the first")
    add("--csv", type=Path, default=Path("build/threads.csv"), help="where the CSV goes")
    add("--switch-interval", type=float, default=sys.getswitchinterval(), help="of Python, seconds")
    options = parser.parse_args()
    sys.setswitchinterval(options.switch_interval)
    puzzles = options.puzzle or list(THREADS)
    began = perf_counter()
    rows: list[Row] = []
    for number, puzzle in enumerate(puzzles, start=1):
        threads = possible_threads(puzzle)
        show_progress(f"{puzzle} on {', '.join(map(str, threads))} threads")
        until = began + options.limit_seconds * number / len(puzzles)
        rows += measure(puzzle, threads, options.rounds, until)
    options.csv.parent.mkdir(parents=True, exist_ok=True)
    with options.csv.open("w", newline="") as stream:
        writer = csv.writer(stream)
        head = ("puzzle", "threads", "solutions", "seconds", "ratio", "processor", "idle")
        writer.writerow([*head, "between", "steps", "date", "machine"])
        for row in rows:
            values = [row.puzzle, row.threads, row.solutions, f"{row.seconds:.3f}"]
            values += [f"{row.ratio:.2f}", f"{row.processor_seconds:.3f}", f"{row.idle:.4f}"]
            values += [f"{row.between:.4f}", f"{row.steps:.0f}"]
            writer.writerow([*values, date.today().isoformat(), machine()])
    print(f"\n{date.today().isoformat()}, {machine()}, alternating:\n")
    print("| Puzzle | Threads | Seconds | Times as fast | Processor seconds | Idle | ", end="")
    print("Between steps | Steps |\n|---|---:|---:|---:|---:|---:|---:|---:|")
    for row in rows:
        print(
            f"| {row.puzzle} | {row.threads} | {row.seconds:.3f} | {row.ratio:.2f} "
            f"| {row.processor_seconds:.2f} | {row.idle:.1%} | {row.between:.1%} "
            f"| {row.steps:.0f} |"
        )
    print(f"\nwritten to {options.csv}")


if __name__ == "__main__":
    main()
