"""Measure analyses with quarter turns, beside their times before turns were compiled.

    python tests/benchmarks/turns_table.py [--puzzle NAME ...] [--csv FILE]

Times are CPU seconds from the assemblies to their outcomes and levels. The former times are
for a machine where the yardstick most_constrained.cpp solves the Bedlam cube in 9.8 s, scaled
to the time that it takes here. The target is a tenth of them. Part of `make bench`.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Sequence
from dataclasses import astuple, dataclass, fields
from fractions import Fraction
from pathlib import Path
from time import process_time

from disassembly_table import SHARED, puzzle_named, scale_here, solutions
from engines_table import machine, show_progress

from cubewright.model.disassembly import AnalysisOutcome
from cubewright.presenter.analysis.analyser import Analyser


@dataclass(frozen=True)
class Job:
    """An analysis of the first ``count`` assemblies, and its seconds with the former search."""

    name: str
    puzzle: str
    count: int
    allowance: Fraction | None
    former: float


JOBS = (
    Job("basic-burr", "basic-burr", 2, Fraction(0), 0.80),
    Job("basic-burr, least allowance", "basic-burr", 2, None, 4.27),
    Job("Misused-Key, 10 of 235", "Misused-Key", 10, Fraction(0), 77.7),
    Job("PelikanBurr, 1 of 12", "PelikanBurr", 1, Fraction(0), 44.1),
)


@dataclass(frozen=True)
class Row:
    """The result of a job; ``former`` is 0 without a yardstick."""

    name: str
    assemblies: int
    apart: int
    states: int
    seconds: float
    former: float

    @property
    def ratio(self) -> float:
        return self.former / self.seconds


def measure(job: Job, scale: float) -> Row | str:
    """Measure a job, or return the reason why its puzzle is missing."""
    found = puzzle_named(job.puzzle)
    if isinstance(found, str):
        return found
    puzzle, rules = found
    placed, _ = solutions(puzzle, None)
    analyser = Analyser.with_turns(puzzle, rules, job.allowance)
    began = process_time()
    analyser.search.start([analyser.assembly(each) for each in placed[: job.count]])
    while not analyser.search.step():
        pass
    results, seconds = analyser.search.results, process_time() - began
    apart = sum(each.outcome is AnalysisOutcome.APART for each in results)
    states = sum(each.states for each in results)
    return Row(job.name, len(results), apart, states, seconds, job.former * scale)


def table(rows: Sequence[Row]) -> str:
    """Return the rows in Markdown."""
    lines = [
        "| puzzle | assemblies | apart | states | seconds | before | times as fast |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        cells = [row.name, f"{row.assemblies:,}", f"{row.apart:,}", f"{row.states:,}"]
        cells += [f"{row.seconds:.3g}", f"{row.former:.3g}", f"{row.ratio:.1f}"]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    known = {job.name: job for job in JOBS}
    add("--puzzle", action="append", choices=known, help="only this one; may be given again")
    add("--yardsticks", type=Path, default=SHARED / "yardstick")
    add("--csv", type=Path, default=Path("build/turns.csv"))
    options = parser.parse_args(arguments)
    scale = scale_here(options.yardsticks)
    if isinstance(scale, str):
        show_progress(f"the former times are left out: {scale}")
        scale = 0.0
    rows = []
    for name in options.puzzle or known:
        row = measure(known[name], scale)
        if isinstance(row, str):
            show_progress(f"{name} is left out: {row}")
        else:
            rows.append(row)
    print(f"\nQuarter turns, CPU seconds, {machine()}, one thread:\n")
    print(table(rows))
    options.csv.parent.mkdir(parents=True, exist_ok=True)
    with options.csv.open("w", newline="") as stream:
        writer = csv.writer(stream)
        writer.writerow([*(each.name for each in fields(Row)), "machine"])
        writer.writerows([*astuple(row), machine()] for row in rows)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
