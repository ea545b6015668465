"""Measure whole solves of flat boards beside a search in C, alternating in one run.

    python tests/benchmarks/flat_table.py [--rounds 7] [--csv FILE]

The search in C reads its placements from a text. A whole solve starts from the figure
and does everything else: it looks for faults, makes placements and their symmetric
images, chooses the engine, searches and merges symmetric solutions. The pieces are
the same objects in every round, as in a window; the figure is a new one. Kernels
are compiled before the first round. Times are CPU seconds, medians of the rounds.
Part of `make bench`.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from time import process_time

from engines_table import job_puzzle, machine
from yardsticks import COMPILER, flat_board

from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import Finished, Prepared
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

BOARDS = (
    "pentominoes-6x10",
    "pentominoes-5x12",
    "pentominoes-4x15",
    "pentominoes-3x20",
    "Chessboard with a well",
    "meteor",
    "hexiamonds-6x6",
    "hexiamonds-4x9",
    "hexiamonds-3x12",
)
LIMIT_SECONDS = 60.0


@dataclass(frozen=True)
class Times:
    """CPU seconds in one round."""

    in_c: float
    whole_solve: float
    searching: float


@dataclass(frozen=True)
class Row:
    """A board, the engine chosen for it, and the median times of its rounds."""

    name: str
    solutions: int
    engine: str
    times: Times

    @property
    def ratios(self) -> tuple[float, float]:
        """The times of a whole solve and of its search alone, divided by the time of C."""
        return self.times.whole_solve / self.times.in_c, self.times.searching / self.times.in_c


def measure(name: str, rounds: int) -> Row:
    """Alternate between solving a board and the search in C."""
    puzzle = job_puzzle(name)
    in_c = flat_board(cover_problem(puzzle), LIMIT_SECONDS)
    assert in_c is not None
    solved(puzzle)
    measured = []
    for _ in range(rounds):
        other = in_c()
        last, whole_solve, searching = solved(puzzle)
        stages = last.progress.stages
        if other.solutions != stages.kept[-1]:
            raise SystemExit(f"flat_board met {other.solutions} solutions of {name}, not all")
        measured.append(Times(other.processor_seconds, whole_solve, searching))
    times = Times(
        median(each.in_c for each in measured),
        median(each.whole_solve for each in measured),
        median(each.searching for each in measured),
    )
    return Row(puzzle.name, last.progress.counts.unique, last.progress.engine, times)


def solved(puzzle: Puzzle) -> tuple[Finished, float, float]:
    """Solve a puzzle without cached results; return the last report and two CPU times."""
    puzzle = replace(puzzle, figure=replace(puzzle.figure))
    began = prepared = process_time()
    for report in solve(SolveRequest(puzzle)):
        if isinstance(report, Prepared):
            prepared = process_time()
    ended = process_time()
    assert isinstance(report, Finished)
    return report, ended - began, ended - prepared


def table(rows: Sequence[Row]) -> str:
    """Return the rows in Markdown, with times in milliseconds."""
    lines = [
        "| board | solutions | engine | in C | whole solve | searching | whole, to C | searching |",
        "|---|---:|---|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        times = (row.times.in_c, row.times.whole_solve, row.times.searching)
        cells = [row.name, f"{row.solutions:,}", row.engine]
        cells += [f"{1000 * seconds:.3g}" for seconds in times]
        cells += [f"{ratio:.2f} x" for ratio in row.ratios]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def write_csv(path: Path, rows: Sequence[Row]) -> None:
    """Write one line for each board."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", newline="") as stream:
        writer = csv.writer(stream)
        heads = "board,solutions,engine,c_seconds,whole_seconds,search_seconds"
        writer.writerow([*heads.split(","), "whole_ratio", "search_ratio", "machine"])
        for row in rows:
            times = (row.times.in_c, row.times.whole_solve, row.times.searching)
            line = [row.name, row.solutions, row.engine, *(f"{each:.6f}" for each in times)]
            writer.writerow([*line, *(f"{each:.2f}" for each in row.ratios), machine()])


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--board", action="append", choices=BOARDS, help="only this one")
    parser.add_argument("--csv", type=Path, default=Path("build/flat.csv"))
    options = parser.parse_args(arguments)
    if COMPILER is None:
        print("flat boards are left out: there is no C compiler", file=sys.stderr)
        return 0
    rows = [measure(name, options.rounds) for name in options.board or BOARDS]
    print(f"\nFlat boards, {machine()}, one thread, milliseconds of the processor:\n")
    print(table(rows))
    write_csv(options.csv, rows)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
