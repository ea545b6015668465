"""The default engine on one processor and on more of them, by turns: how many times as fast.

    python tests/benchmarks/threads_table.py [--puzzle bedlam] [--rounds 3] [--csv FILE]

Prints a table and writes it as CSV. `make bench` does it after the other benchmarks.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import median

from engines_table import machine, tell

from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.report import Finished
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.processors import processors, thread_choices
from cubewright.solver.solve import solve


@dataclass(frozen=True)
class Row:
    """One number of threads: what it found, the median of its seconds, and against one thread."""

    threads: int
    solutions: int
    seconds: float
    ratio: float


def measure(puzzle: str, threads: Sequence[int], rounds: int) -> list[Row]:
    """Search the puzzle on each number of threads, the first being one, in so many rounds."""
    times: dict[int, list[float]] = {each: [] for each in threads}
    found: dict[int, int] = {}
    for _ in range(rounds):
        for each in threads:
            seconds, solutions = searched(puzzle, each)
            times[each].append(seconds)
            if found.setdefault(each, solutions) != found[threads[0]]:
                raise SystemExit(f"{each} threads found {solutions}, one {found[threads[0]]}")
    # Of each round by itself, since a machine's speed changes from one to the next.
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
    """How long all solutions took to find, without starting, and how many there are."""
    *_, last = solve(SolveRequest(built_in_puzzle(puzzle), threads=threads))
    assert isinstance(last, Finished)
    return last.progress.seconds, last.progress.counts.unique


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--puzzle", default="bedlam", help="which built-in puzzle")
    add("--rounds", type=int, default=3, help="how often each number of threads has its turn")
    add("--csv", type=Path, default=Path("build/threads.csv"), help="where the CSV goes")
    options = parser.parse_args()
    tell(f"{options.puzzle} on up to {processors()} threads")
    rows = measure(options.puzzle, thread_choices(), options.rounds)
    options.csv.parent.mkdir(parents=True, exist_ok=True)
    with options.csv.open("w", newline="") as stream:
        writer = csv.writer(stream)
        writer.writerow(["puzzle", "threads", "solutions", "seconds", "ratio", "date", "machine"])
        for row in rows:
            values = [row.threads, row.solutions, f"{row.seconds:.3f}", f"{row.ratio:.2f}"]
            writer.writerow([options.puzzle, *values, date.today().isoformat(), machine()])
    print(f"\n{date.today().isoformat()}, {machine()}, {options.puzzle}, by turns:\n")
    print("| Threads | Solutions | Seconds | Times as fast |\n|---:|---:|---:|---:|")
    for row in rows:
        print(f"| {row.threads} | {row.solutions:,} | {row.seconds:.2f} | {row.ratio:.2f} |")
    print(f"\nwritten to {options.csv}")


if __name__ == "__main__":
    main()
