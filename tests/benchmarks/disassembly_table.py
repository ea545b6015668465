"""Measure how long it takes to find out which assemblies come apart.

    python tests/benchmarks/disassembly_table.py [--puzzle NAME ...] [--rounds 3] [--csv FILE]

Each row is a puzzle with all its assemblies. Times are seconds of the processor:

- *search*: the search for the assemblies;
- *canonical* and *burrtools*: from the assemblies to the outcomes and levels, in the two
  orders; *prepared* is the time outside the compiled loops;
- *share*: the part of the analysis in the time of search and canonical analysis together.

A target is a number of seconds on a machine where the yardstick most_constrained.cpp
solves the Bedlam cube in 9.8 s, scaled to the time that it takes here; without the yardstick
or a C++ compiler there is no target. The files of BurrTools and the yardstick lie in `shared`
beside the project. A missing puzzle is left out, with the reason. Part of `make bench`.
"""

from __future__ import annotations

import argparse
import csv
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass, fields
from itertools import product
from pathlib import Path
from statistics import median
from time import process_time

from engines_table import machine, show_progress

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import read_fig
from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.formats.xmpuzzle.project import project_of_xmpuzzle
from cubewright.model.disassembly import AnalysisOutcome
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Placed
from cubewright.presenter.analysis.analyser import Analyser
from cubewright.solver.disassembly.assembly import Order, PieceRules
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

ROOT = Path(__file__).parents[2]
SHARED = ROOT.parent / "shared"
REFERENCE_SECONDS = 9.8
"""The yardstick's time for the Bedlam cube on the reference machine of the targets."""
TARGETS = {"PelikanBurr": 0.035, "DraculasDentalDesaster": 0.03, "22,000 of SOMA+ 2x4x5": 1.0}
KNOWN = (
    "PelikanBurr",
    "DraculasDentalDesaster",
    "chocolate-dip",
    "CubeInCage",
    "Misused-Key",
    "SolidSixPieceBurrs",
)
OWN = ("Third time lucky", "Saw and patience", "Five in a cage", "Cage for an evening", "Eighteen")
SHORT, SHORT_COUNT = "22,000 of SOMA+ 2x4x5", 22_000
BOXED, BOXED_COUNT = "100,000 of SOMA+ in a box", 100_000
"""SOMA+ in a box with a window, through which few of the assemblies come apart."""
LIMITS = {SHORT: SHORT_COUNT, BOXED: BOXED_COUNT}


@dataclass(frozen=True)
class Row:
    """The times of one puzzle; ``target`` is 0 without one."""

    puzzle: str
    assemblies: int
    apart: int
    states: int
    search: float
    canonical: float
    kernel: float
    burrtools: float
    burrtools_kernel: float
    target: float = 0.0

    @property
    def share(self) -> float:
        return self.canonical / (self.search + self.canonical)


def puzzle_named(name: str) -> tuple[Puzzle, PieceRules] | str:
    """Return a puzzle with the rules of its pieces, or the reason why it is missing."""
    if name == SHORT:
        return built_in_puzzle("soma-plus-2x4x5"), PieceRules()
    if name == BOXED:
        return boxed(built_in_puzzle("soma-plus-2x4x5")), PieceRules()
    if name in OWN:
        block = read_fig(ROOT / "figures" / "burrs.fig").find(name)
        assert block.figure is not None
        assert block.pieces is not None
        return Puzzle(block.figure, block.pieces), PieceRules()
    path = SHARED / "data" / "xmpuzzle" / f"{name}.xmpuzzle"
    if not path.is_file():
        return f"{path.name} is not there"
    project, _ = project_of_xmpuzzle(read_xmpuzzle(path))
    return project.puzzle_to_solve(0), PieceRules.of(project, 0)


def boxed(puzzle: Puzzle) -> Puzzle:
    """Return the SOMA+ block in a closed box, which is a piece, with a window of 2x4 cells."""
    inside = puzzle.figure.cells
    high = tuple(max(column) for column in zip(*inside, strict=True))
    flat = high.index(1)
    wide, long = (axis for axis in range(3) if axis != flat)
    walls = [
        cell
        for cell in product(*(range(-1, most + 2) for most in high))
        if not all(0 <= x <= most for x, most in zip(cell, high, strict=True))
        and not (cell[flat] == 2 and cell[wide] in (1, 2) and cell[long] in range(4))
    ]
    pieces = puzzle.piece_set.pieces
    pieces += (Piece("#", tuple(walls)),)
    counts = (*puzzle.counts, 1)
    return Puzzle(Figure([*inside, *walls]), PieceSet("boxed", "boxed", pieces, counts))


def solutions(puzzle: Puzzle, limit: int | None) -> tuple[list[Placed], float]:
    """Return all solutions, and the seconds of the search alone."""
    found, seconds, began = [], 0.0, process_time()
    for report in solve(SolveRequest(puzzle, limit=limit)):
        seconds += process_time() - began
        if isinstance(report, Prepared):
            table = report.cover.placement_table
        elif isinstance(report, SolutionsFound):
            found += [table.placed_pieces(row) for row in report.rows]
        began = process_time()
    return found, seconds


def analysed(
    puzzle: Puzzle, rules: PieceRules, order: Order, found: Sequence[Placed]
) -> tuple[float, float, int, int]:
    """Return the total seconds, the seconds in the kernel, the solutions, and the states."""
    began = process_time()
    analyser = Analyser.of(puzzle, rules, order)
    analyser.search.start([analyser.assembly(each) for each in found])
    ready = process_time()
    while not analyser.search.step():
        pass
    done = process_time()
    outcomes = [(each.outcome, each.level) for each in analyser.search.results]
    apart = sum(outcome is AnalysisOutcome.APART for outcome, _ in outcomes)
    return process_time() - began, done - ready, apart, analyser.search.progress.states


def row_of(name: str, puzzle: Puzzle, rules: PieceRules, rounds: int, scale: float) -> Row:
    """Measure one puzzle; the first round compiles and is not counted."""
    limit = LIMITS.get(name)
    searches, runs = [], []
    rounds = 1 if name == BOXED else rounds  # a round takes ten seconds
    for _ in range(rounds + 1):
        found, seconds = solutions(puzzle, limit)
        searches.append(seconds)
        runs.append(analysed(puzzle, rules, Order.CANONICAL, found))
    # BurrTools has no order for lattices that it lacks.
    others = [analysed(puzzle, rules, Order.BURRTOOLS, found) for _ in range(min(rounds, 2))]
    return Row(
        name,
        len(found),
        runs[0][2],
        runs[0][3],
        median(searches[1:]),
        median(run[0] for run in runs[1:]),
        median(run[1] for run in runs[1:]),
        min(run[0] for run in others),
        min(run[1] for run in others),
        TARGETS.get(name, 0.0) * scale,
    )


def rows(names: Sequence[str], rounds: int, scale: float) -> Iterator[Row]:
    """Yield a row for each available puzzle."""
    for name in names:
        found = puzzle_named(name)
        if isinstance(found, str):
            show_progress(f"{name} is left out: {found}")
        else:
            yield row_of(name, *found, rounds, scale)


def scale_here(folder: Path) -> float | str:
    """Return the yardstick's time here divided by the reference, or why it cannot be measured."""
    source, compiler = folder / "most_constrained.cpp", shutil.which("c++")
    if not source.is_file():
        return f"{source.name} is not there"
    if compiler is None:
        return "there is no C++ compiler"
    with tempfile.TemporaryDirectory(prefix="yardstick-") as place:
        program = Path(place) / "most_constrained"
        subprocess.run([compiler, "-O3", "-march=native", source, "-o", program], check=True)
        with (folder / "bedlam.txt").open() as problem:
            done = subprocess.run([program], stdin=problem, capture_output=True, check=True)
    return float(done.stdout.split()[2]) / REFERENCE_SECONDS


def table(found: Sequence[Row]) -> str:
    """Return the rows in Markdown; times in milliseconds."""
    lines = [
        "| puzzle | assemblies | apart | states | search | canonical | prepared | burrtools "
        "| prepared | share | target | kernel / target | canonical / target "
        "| burrtools / target |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for row in found:
        numbers = [f"{each:,}" for each in (row.assemblies, row.apart, row.states)]
        cells = [row.puzzle, *numbers, f"{1000 * row.search:.3g}"]
        runs = ((row.canonical, row.kernel), (row.burrtools, row.burrtools_kernel))
        for seconds, kernel in runs:
            cells += [f"{1000 * seconds:.3g}", f"{100 * (1 - kernel / seconds):.0f} %"]
        goal = [""] * 4
        if row.target:
            times = (row.kernel, row.canonical, row.burrtools)
            goal = [f"{1000 * row.target:.3g}", *(f"{each / row.target:.2f}" for each in times)]
        cells += [f"{100 * row.share:.0f} %", *goal]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    names = (*KNOWN, *OWN, SHORT, BOXED)
    add("--puzzle", action="append", choices=names, help="only this one; may be given again")
    add("--targets", action="store_true", help="only the puzzles with a target")
    add("--rounds", type=int, default=3)
    add("--yardsticks", type=Path, default=SHARED / "yardstick")
    add("--csv", type=Path, default=Path("build/disassembly.csv"))
    options = parser.parse_args(arguments)
    scale = scale_here(options.yardsticks)
    if isinstance(scale, str):
        show_progress(f"the targets are left out: {scale}")
        scale = 0.0
    chosen = tuple(TARGETS) if options.targets else names
    found = list(rows(options.puzzle or chosen, options.rounds, scale))
    print(f"\nTaking assemblies apart, CPU milliseconds, {machine()}, one thread:\n")
    print(table(found))
    options.csv.parent.mkdir(parents=True, exist_ok=True)
    with options.csv.open("w", newline="") as stream:
        writer = csv.writer(stream)
        writer.writerow([*(each.name for each in fields(Row)), "machine"])
        writer.writerows([*astuple(row), machine()] for row in found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
