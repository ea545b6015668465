"""Measure a long count of solutions, and its estimates of the time left.

    python tests/benchmarks/count_table.py [--board 15 6] [--threads 2] [--csv FILE]

Counts the boards that the 18 one-sided pentominoes fill. An estimate's factor is the estimated time
left divided by the true time left, or its inverse, whichever is larger. The estimates from a tenth
of the time on count, until the last tenth of a second. Part of `make bench`.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from time import perf_counter

from engines_table import machine, show_progress

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.puzzle import Puzzle
from cubewright.solver.count import count
from cubewright.solver.report import Finished, Outcome, Progressed
from cubewright.solver.request import SolveRequest

FIRST_SHARE = 0.1
"""The share of the whole time before the first estimate that counts."""
MIN_SECONDS_LEFT = 0.1
"""The true time left below which an estimate does not count, and the least estimate."""
LINE_SECONDS = 10.0
"""The time between two lines of progress."""


@dataclass(frozen=True)
class Estimate:
    """An estimate of the seconds left, at a number of seconds since the start."""

    at: float
    left: float


@dataclass(frozen=True)
class Row:
    """A finished count. ``worst`` is the largest factor of an estimate; 0 without estimates."""

    board: str
    threads: int
    solutions: int
    seconds: float
    worst: float


def measure(width: int, height: int, threads: int) -> Row:
    """Count the solutions of a board up to symmetry."""
    figure = Figure(CUBIC.box((width, height, 1)), f"{height}x{width}")
    request = SolveRequest(
        Puzzle(figure, piece_set("one-sided-pentominoes")), threads=threads, count_only=True
    )
    estimates: list[Estimate] = []
    began = shown = perf_counter()
    for report in count(request):
        now = perf_counter()
        if isinstance(report, Progressed) and report.seconds_left is not None:
            low, high = report.seconds_left
            estimates.append(Estimate(now - began, sqrt(low * high)))
            if now - shown > LINE_SECONDS:
                shown = now
                show_progress(f"  {now - began:.0f} s, {low:.0f} to {high:.0f} s left")
    seconds = perf_counter() - began
    assert isinstance(report, Finished)
    if report.outcome is not Outcome.COMPLETE:
        raise SystemExit(f"the count ended early: {report.reason}")
    found = report.progress.counts.unique
    return Row(figure.name, threads, found, seconds, worst_factor(estimates, seconds))


def worst_factor(estimates: Sequence[Estimate], seconds: float) -> float:
    """Return the largest factor of the estimates that count, or 0 without any."""
    worst = 0.0
    for each in estimates:
        left = seconds - each.at
        if each.at >= FIRST_SHARE * seconds and left >= MIN_SECONDS_LEFT:
            ratio = max(each.left, MIN_SECONDS_LEFT) / left
            worst = max(worst, ratio, 1 / ratio)
    return worst


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--board", type=int, nargs=2, default=[15, 6], help="its width and its height")
    add("--threads", type=int, default=2, help="the number of threads")
    add("--csv", type=Path, default=Path("build/count.csv"), help="where the CSV goes")
    options = parser.parse_args(arguments)
    show_progress("one-sided pentominoes, counted")
    row = measure(*options.board, options.threads)
    print(f"\nOne-sided pentominoes, counted, {machine()}:\n")
    print("| board | threads | solutions | seconds | worst factor of an estimate |")
    print("|---|---:|---:|---:|---:|")
    print(
        f"| {row.board} | {row.threads} | {row.solutions:,} | {row.seconds:.1f} | {row.worst:.2f} |"
    )
    options.csv.parent.mkdir(parents=True, exist_ok=True)
    with options.csv.open("w", newline="") as stream:
        writer = csv.writer(stream)
        writer.writerow(["board", "threads", "solutions", "seconds", "worst", "machine"])
        times = [f"{row.seconds:.3f}", f"{row.worst:.3f}"]
        writer.writerow([row.board, row.threads, row.solutions, *times, machine()])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
