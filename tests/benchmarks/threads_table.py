"""Measure how many times as fast the default engine is on several threads as on one.

    python tests/benchmarks/threads_table.py [--puzzle bedlam] [--rounds 3] [--csv FILE]

The numbers of threads alternate. Prints a table and writes it as CSV. Part of `make bench`.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import median

from engines_table import machine, show_progress

from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.report import Finished
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.processors import processors, thread_choices
from cubewright.solver.solve import solve


@dataclass(frozen=True)
class Row:
    """The median time of a number of threads, and its speed relative to one thread."""

    threads: int
    solutions: int
    seconds: float
    ratio: float


def measure(puzzle: str, threads: Sequence[int], rounds: int) -> list[Row]:
    """Search the puzzle repeatedly on each number of threads; the first number is 1."""
    times: dict[int, list[float]] = {each: [] for each in threads}
    found: dict[int, int] = {}
    for _ in range(rounds):
        for each in threads:
            seconds, solutions = searched(puzzle, each)
            times[each].append(seconds)
            if found.setdefault(each, solutions) != found[threads[0]]:
                raise SystemExit(f"{each} threads found {solutions}, one {found[threads[0]]}")
    # Ratios are taken within a round, because the speed of a machine changes between rounds.
    return [
        Row(
            each,
            found[each],
            median(times[each]),
            median(one / own for one, own in zip(times[threads[0]], times[each], strict=True)),
        )
        for each in threads
    ]


def searched(puzzle: str, threads: int) -> tuple[float, int]:
    """Return the seconds of a complete search, and its number of unique solutions."""
    *_, last = solve(SolveRequest(built_in_puzzle(puzzle), threads=threads))
    assert isinstance(last, Finished)
    return last.progress.seconds, last.progress.counts.unique


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--puzzle", default="bedlam", help="which built-in puzzle")
    add("--rounds", type=int, default=3, help="the number of runs on each number of threads")
    add("--csv", type=Path, default=Path("build/threads.csv"), help="where the CSV goes")
    options = parser.parse_args()
    show_progress(f"{options.puzzle} on up to {processors()} threads")
    rows = measure(options.puzzle, thread_choices(), options.rounds)
    options.csv.parent.mkdir(parents=True, exist_ok=True)
    with options.csv.open("w", newline="") as stream:
        writer = csv.writer(stream)
        writer.writerow(["puzzle", "threads", "solutions", "seconds", "ratio", "date", "machine"])
        for row in rows:
            values = [row.threads, row.solutions, f"{row.seconds:.3f}", f"{row.ratio:.2f}"]
            writer.writerow([options.puzzle, *values, date.today().isoformat(), machine()])
    print(f"\n{date.today().isoformat()}, {machine()}, {options.puzzle}, alternating:\n")
    print("| Threads | Solutions | Seconds | Times as fast |\n|---:|---:|---:|---:|")
    for row in rows:
        print(f"| {row.threads} | {row.solutions:,} | {row.seconds:.2f} | {row.ratio:.2f} |")
    print(f"\nwritten to {options.csv}")


if __name__ == "__main__":
    main()
