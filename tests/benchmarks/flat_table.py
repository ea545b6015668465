"""Measure whole solves of flat boards beside a search in C, alternating in one run.

    python tests/benchmarks/flat_table.py [--rounds 7] [--csv FILE]

The searches in C, and in C++ on boards of pentominoes (`flat.cpp` in `shared/yardstick` beside the
project), read their placements from a text. A whole solve starts from the figure
and does everything else: it looks for faults, makes placements and their symmetric
images, chooses the engine, searches and merges symmetric solutions. The pieces are
the same objects in every round, as in a window; the figure is a new one. Kernels
are compiled before the first round. All programs take turns. Times are CPU seconds, the shortest
of the rounds, because other programs only ever slow a round down. A board whose solve takes less
than 30 ms gets at least 25 rounds. Part of `make bench`.
"""

from __future__ import annotations

import argparse
import csv
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import process_time

from disassembly_table import SHARED
from engines_table import job_puzzle, machine, show_progress
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
CPP_BOARDS = {
    "pentominoes-6x10": (6, 10),
    "pentominoes-5x12": (5, 12),
    "pentominoes-4x15": (4, 15),
    "pentominoes-3x20": (3, 20),
}
"""The sizes of the boards that the search in C++ solves."""
LIMIT_SECONDS = 60.0
SHORT_SECONDS, SHORT_ROUNDS = 0.03, 25
"""The time of a whole solve below which a board gets at least this number of rounds."""


@dataclass(frozen=True)
class Times:
    """CPU seconds in one round."""

    in_c: float
    whole_solve: float
    searching: float
    in_cpp: float = 0.0
    """0 if it was not measured."""


@dataclass(frozen=True)
class Row:
    """A board, the engine chosen for it, and the shortest times of its rounds."""

    name: str
    solutions: int
    engine: str
    times: Times

    @property
    def ratios(self) -> tuple[float, float]:
        """The times of a whole solve and of its search alone, divided by the time of C."""
        return self.times.whole_solve / self.times.in_c, self.times.searching / self.times.in_c


class CppSearch:
    """The search in C++, compiled into a folder.

    A call returns its CPU seconds for a board, in whole milliseconds.
    """

    def __init__(self, yardsticks: Path, folder: Path) -> None:
        self._boards = yardsticks / "boards.py"
        self._program = folder / "flat"
        compiler = shutil.which("c++")
        assert compiler is not None
        flags = ["-O3", "-march=native", "-o", str(self._program)]
        subprocess.run([compiler, *flags, yardsticks / "flat.cpp"], check=True)

    def __call__(self, name: str) -> float:
        size = [str(each) for each in CPP_BOARDS[name]]
        board = subprocess.run(
            [sys.executable, self._boards, *size], capture_output=True, check=True
        ).stdout
        piece_cells = "5"
        done = subprocess.run(
            [self._program, *size, piece_cells], input=board, capture_output=True, check=True
        )
        return float(done.stdout.split()[2])

    @staticmethod
    def missing(yardsticks: Path) -> str:
        """Return why it cannot run here; empty if it can."""
        if not (yardsticks / "flat.cpp").is_file():
            return "flat.cpp is not there"
        return "" if shutil.which("c++") else "there is no C++ compiler"


def measure(name: str, rounds: int, in_cpp: CppSearch | None = None) -> Row:
    """Alternate between solving a board and the searches in C and C++."""
    puzzle = job_puzzle(name)
    in_c = flat_board(cover_problem(puzzle), LIMIT_SECONDS)
    assert in_c is not None
    solved(puzzle)  # the first solve loads the kernels
    if solved(puzzle)[1] < SHORT_SECONDS:
        rounds = max(rounds, SHORT_ROUNDS)
    measured = []
    for _ in range(rounds):
        other = in_c()
        last, whole_solve, searching = solved(puzzle)
        stages = last.progress.stages
        if other.solutions != stages.kept[-1]:
            raise SystemExit(f"flat_board met {other.solutions} solutions of {name}, not all")
        cpp_seconds = in_cpp(name) if in_cpp is not None and name in CPP_BOARDS else 0.0
        measured.append(Times(other.processor_seconds, whole_solve, searching, cpp_seconds))
    times = Times(
        min(each.in_c for each in measured),
        min(each.whole_solve for each in measured),
        min(each.searching for each in measured),
        min(each.in_cpp for each in measured),
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
        "| board | solutions | engine | in C | whole solve | searching | whole, to C | searching "
        "| in C++ | whole, to C++ |",
        "|---|---:|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        times = (row.times.in_c, row.times.whole_solve, row.times.searching)
        cells = [row.name, f"{row.solutions:,}", row.engine]
        cells += [f"{1000 * seconds:.3g}" for seconds in times]
        cells += [f"{ratio:.2f} x" for ratio in row.ratios]
        cpp = row.times.in_cpp
        cells += [f"{1000 * cpp:.3g}", f"{times[1] / cpp:.2f} x"] if cpp else ["", ""]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def write_csv(path: Path, rows: Sequence[Row]) -> None:
    """Write one line for each board."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", newline="") as stream:
        writer = csv.writer(stream)
        heads = "board,solutions,engine,c_seconds,whole_seconds,search_seconds"
        ratios = ["whole_ratio", "search_ratio"]
        writer.writerow([*heads.split(","), *ratios, "cpp_seconds", "machine"])
        for row in rows:
            times = (row.times.in_c, row.times.whole_solve, row.times.searching)
            line = [row.name, row.solutions, row.engine, *(f"{each:.6f}" for each in times)]
            line += [*(f"{each:.2f}" for each in row.ratios), f"{row.times.in_cpp:.6f}"]
            writer.writerow([*line, machine()])


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--board", action="append", choices=BOARDS, help="only this one")
    parser.add_argument("--yardsticks", type=Path, default=SHARED / "yardstick")
    parser.add_argument("--csv", type=Path, default=Path("build/flat.csv"))
    options = parser.parse_args(arguments)
    if COMPILER is None:
        print("flat boards are left out: there is no C compiler", file=sys.stderr)
        return 0
    missing = CppSearch.missing(options.yardsticks)
    if missing:
        show_progress(f"the search in C++ is left out: {missing}")
    with tempfile.TemporaryDirectory(prefix="yardstick-") as place:
        in_cpp = None if missing else CppSearch(options.yardsticks, Path(place))
        rows = [measure(name, options.rounds, in_cpp) for name in options.board or BOARDS]
    print(f"\nFlat boards, {machine()}, one thread, milliseconds of the processor:\n")
    print(table(rows))
    write_csv(options.csv, rows)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
