"""Measure ratios to Python packages on flat boards, and to a search in C++ with AVX2 only.

    python tests/benchmarks/ratios_table.py [--board NAME ...] [--rounds 3] [--csv FILE]

Each row is a ratio taken in one run; above 1 means that the other program takes longer.

- A Python package on a flat board, as a multiple of our whole solve. Ours also makes the
  placements, which the package receives. It is ended when 22 times our time
  has passed by the clock; "over" marks that. Run it on a quiet machine.
- The yardstick most_constrained.cpp on the Bedlam cube, both without AVX-512. It lies in
  shared/yardstick beside the project and is compiled where it is, never copied.

A missing program or package is left out, with the reason. Part of `make bench`.
"""

from __future__ import annotations

import argparse
import csv
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time

from engines_table import job_puzzle, machine, show_progress
from flat_table import BOARDS, solved
from yardsticks import packages

from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import Finished
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

MOST_TIMES = 22
"""The multiple of our time after which a package is ended; the target is 20."""
YARDSTICKS = Path(__file__).parents[3] / "shared" / "yardstick"
AVX2_FEATURES = "+sse,+sse2,+sse3,+ssse3,+sse4.1,+sse4.2,+popcnt,+avx,+avx2,+bmi,+bmi2,+lzcnt"
AVX2_FEATURES += ",+fma,+f16c,+cx16,+movbe"
AVX2_KERNELS = Path("build/avx2-kernels").resolve()
"""The folder of kernels without AVX-512, which take a minute to compile."""


@dataclass(frozen=True)
class Row:
    """The time of another program for a puzzle, divided by ours."""

    puzzle: str
    other: str
    ours_seconds: float
    other_seconds: float
    finished: bool = True

    @property
    def ratio(self) -> float:
        return self.other_seconds / self.ours_seconds


def package_rows(boards: Sequence[str], rounds: int) -> Iterator[Row]:
    """Yield a row for each board and each package that is installed."""
    here = []
    for each in packages():
        if each.missing is None:
            here.append(each)
        else:
            show_progress(f"{each.name} is left out: {each.missing}")
    for name in boards if here else ():
        puzzle = job_puzzle(name)
        cover = cover_problem(puzzle)
        solved(puzzle)
        for package in here:
            ours = median(solved(puzzle)[1] for _ in range(rounds))
            other = package.measure(cover, MOST_TIMES * ours)
            ours = median([ours, *(solved(puzzle)[1] for _ in range(rounds))])
            if other is not None:
                seconds, finished = other.processor_seconds, other.finished
                yield Row(puzzle.name, package.name, ours, seconds, finished)


def avx2_row(folder: Path, rounds: int) -> Row | str:
    """Return the ratio of the yardstick to our search with AVX2 only, or why it is missing."""
    source, compiler = folder / "most_constrained.cpp", shutil.which("c++")
    if not source.is_file():
        return f"{source} is not there"
    if compiler is None:
        return "there is no C++ compiler"
    if platform.machine() not in ("x86_64", "AMD64"):
        return "the processor has no AVX2"
    changed = {
        "NUMBA_CPU_NAME": "haswell",
        "NUMBA_CPU_FEATURES": AVX2_FEATURES,
        "NUMBA_CACHE_DIR": str(AVX2_KERNELS),
    }
    ours, theirs = [], []
    with tempfile.TemporaryDirectory(prefix="yardstick-") as place:
        program = Path(place) / "most_constrained"
        subprocess.run([compiler, "-O3", "-march=haswell", source, "-o", program], check=True)
        for _ in range(rounds):
            command = [sys.executable, __file__, "--bedlam"]
            done = subprocess.run(
                command, env=os.environ | changed, capture_output=True, text=True, check=True
            )
            solutions, seconds = done.stdout.split()
            with (folder / "bedlam.txt").open() as problem:
                done = subprocess.run(
                    [program], stdin=problem, capture_output=True, text=True, check=True
                )
            others = done.stdout.split()
            if others[0] != solutions:
                raise SystemExit(f"{source} met {others[0]} solutions, our engine {solutions}")
            ours.append(float(seconds))
            theirs.append(float(others[2]))
    return Row("Bedlam cube, AVX2 only", source.name, median(ours), median(theirs))


def print_bedlam() -> None:
    """Print the number of solutions of the Bedlam cube and the CPU seconds of its solve."""
    for _ in solve(SolveRequest(built_in_puzzle("half-hour"))):
        pass  # This compiles the kernels.
    began = process_time()
    *_, last = solve(SolveRequest(built_in_puzzle("bedlam")))
    assert isinstance(last, Finished)
    print(last.progress.counts.unique, process_time() - began)


def table(rows: Sequence[Row]) -> str:
    """Return the rows in Markdown."""
    lines = [
        "| puzzle | other program | ours, ms | other, ms | ratio |",
        "|---|---|---:|---:|---:|",
    ]
    for row in rows:
        ratio = f"{'' if row.finished else 'over '}{row.ratio:.2f} x"
        times = [f"{1000 * each:.3g}" for each in (row.ours_seconds, row.other_seconds)]
        lines.append("| " + " | ".join([row.puzzle, row.other, *times, ratio]) + " |")
    return "\n".join(lines)


def write_csv(path: Path, rows: Sequence[Row]) -> None:
    """Write one line for each ratio."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", newline="") as stream:
        writer = csv.writer(stream)
        heads = "puzzle,other,ours_seconds,other_seconds,finished,ratio,machine"
        writer.writerow(heads.split(","))
        for row in rows:
            times = f"{row.ours_seconds:.6f}", f"{row.other_seconds:.6f}"
            line = [row.puzzle, row.other, *times, int(row.finished), f"{row.ratio:.3f}"]
            writer.writerow([*line, machine()])


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--board", action="append", choices=BOARDS, help="only this one; may be given again")
    add("--rounds", type=int, default=3)
    add("--yardsticks", type=Path, default=YARDSTICKS, help="the folder of most_constrained.cpp")
    add("--csv", type=Path, default=Path("build/ratios.csv"))
    add("--bedlam", action="store_true", help="only print our own time on the Bedlam cube")
    options = parser.parse_args(arguments)
    if options.bedlam:
        print_bedlam()
        return 0
    rows = list(package_rows(options.board or BOARDS, options.rounds))
    avx2 = avx2_row(options.yardsticks, options.rounds)
    if isinstance(avx2, str):
        show_progress(f"most_constrained.cpp is left out: {avx2}")
    else:
        rows.append(avx2)
    print(f"\nTimes of other programs in times of ours, {machine()}, one thread:\n")
    print(table(rows))
    write_csv(options.csv, rows)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
