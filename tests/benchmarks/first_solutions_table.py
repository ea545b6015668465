"""Measure the time to a first solution of forty large puzzles, by four methods in turn.

    python tests/benchmarks/first_solutions_table.py [--limit-seconds 20] [--puzzle NUMBER ...]

Prints CPU seconds from the prepared problem to the first solution, and the
median and the longest of each method. A time that reached the limit is marked
with ">". `make bench` runs it with a shorter limit.

- split: the default engine alone, which cuts its tree into tasks after a million mask tests;
- depth first: the same engine without tasks;
- next cell: along the longest axis, without symmetry breaking;
- portfolio: a solve with a limit of one solution.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time

from large_puzzles import LARGE_PUZZLES

from cubewright.solver.problem.cover import CoverProblem, cover_problem
from cubewright.solver.search.early_solution import EarlySolution
from cubewright.solver.search.engine import engine
from cubewright.solver.search.first_solution import FirstSolution
from cubewright.solver.search.interface import Search
from cubewright.solver.search.parallel_search import ParallelSearch

SLICE_SECONDS = 0.03
MAX_BUDGET = 1 << 24
"""About one slice of work.

A step of the portfolio ends by the clock. On a busy machine its pace is unknown, and the next step
of the search could take hours.
"""
DEFAULT = engine("most-constrained")

Step = Callable[[int], object]


def split(cover: CoverProblem) -> tuple[Search, Step]:
    search = ParallelSearch(DEFAULT.begin(cover), 1)
    return search, search.step


def depth_first(cover: CoverProblem) -> tuple[Search, Step]:
    search = DEFAULT.begin(cover)
    return search, search.step


def next_cell(cover: CoverProblem) -> tuple[Search, Step]:
    search = engine("next-cell").begin(cover, {"symmetry": "off"})
    return search, search.step


def portfolio(cover: CoverProblem) -> tuple[Search, Step]:
    search = ParallelSearch(DEFAULT.begin(cover), 1)
    assert DEFAULT.dive is not None
    early = EarlySolution(search, FirstSolution(search.cover, DEFAULT.dive), limit=1)
    return search, early.step


METHODS = {
    "split": split,
    "depth first": depth_first,
    "next cell": next_cell,
    "portfolio": portfolio,
}


def seconds_to_first(
    cover: CoverProblem, method: Callable[[CoverProblem], tuple[Search, Step]], limit: float
) -> tuple[float, bool]:
    """Return the CPU seconds to the first solution, and whether one was found in the limit."""
    search, step = method(cover)
    step(0)
    began, budget = process_time(), 20_000
    while not search.finished:
        before = process_time()
        if len(step(budget)):  # type: ignore[arg-type]
            return process_time() - began, True
        spent = process_time() - before
        if process_time() - began > limit:
            break
        pace = budget / max(spent, 1e-4)
        budget = max(1000, min(4 * budget, int(pace * SLICE_SECONDS), MAX_BUDGET))
    return process_time() - began, False


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--limit-seconds", type=float, default=20)
    parser.add_argument("--puzzle", type=int, action="append", help="the number of one puzzle")
    parser.add_argument("--method", choices=METHODS, action="append")
    options = parser.parse_args(arguments)
    names = options.method or list(METHODS)
    times: dict[str, list[float]] = {name: [] for name in names}
    print("| number | puzzle | " + " | ".join(names) + " |")
    print("|---:|---|" + "---:|" * len(names))
    for number, puzzle in enumerate(LARGE_PUZZLES):
        if options.puzzle and number not in options.puzzle:
            continue
        cover, cells = cover_problem(puzzle.make()), []
        for name in names:
            seconds, found = seconds_to_first(cover, METHODS[name], options.limit_seconds)
            times[name].append(seconds)
            cells.append(f"{'' if found else '> '}{seconds:.3f}")
        print(f"| {number} | {puzzle.name} | " + " | ".join(cells) + " |", flush=True)
    for word, summary in (("median", median), ("longest", max)):
        cells = [f"{summary(times[name]):.3f}" for name in names]
        print(f"| | {word} | " + " | ".join(cells) + " |")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
