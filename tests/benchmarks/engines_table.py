"""Measure the default engine beside other programs, on well-known puzzles, in one run.

    python tests/benchmarks/engines_table.py [--puzzle NAME ...] [--limit-seconds 60] [--csv FILE]

Prints a table and writes it as CSV. Part of `make bench`.
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from statistics import median

from yardsticks import Measured, Yardstick, yardsticks

from cubewright.formats.built_in import built_in_puzzle, built_in_puzzles
from cubewright.formats.fig.file import read_fig
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.puzzle import Puzzle
from cubewright.resources import figures_folder
from cubewright.solver.analysis.run import Run, median_run, needs_another
from cubewright.solver.count import count
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import Finished, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

STREAM_SECONDS = 10.0


@dataclass(frozen=True)
class Job:
    """A puzzle of the table, to be searched for all its solutions.

    If ``counted``, the fastest method counts its solutions; no other program has this method. If
    ``streamed``, the search ends after :data:`STREAM_SECONDS`.
    """

    puzzle: str
    counted: bool = False
    streamed: bool = False

    @property
    def name(self) -> str:
        """The name on the command line and in the CSV."""
        return self.puzzle + (":count" if self.counted else "")


JOBS = (
    Job("cube"),
    Job("pentominoes-6x10"),
    Job("pentominoes-5x12"),
    Job("pentominoes-4x15"),
    Job("pentominoes-3x20"),
    Job("Chessboard with a well"),
    Job("meteor"),
    Job("hexiamonds-6x6"),
    Job("hexiamonds-4x9"),
    Job("hexiamonds-3x12"),
    Job("solid-pentominoes-2x5x6"),
    Job("solid-pentominoes-3x4x5"),
    Job("bedlam"),
    Job("tetris"),
    Job("soma-plus-2x4x5"),
    Job("soma-plus-2x4x5", counted=True),
    Job("double-soma-3x3x6", streamed=True),
)


@dataclass(frozen=True)
class Row:
    """The times of a job: each other program's, and the median of our runs between them."""

    job: Job
    run: Run
    seconds: float
    others: dict[str, Measured | None]

    @property
    def name(self) -> str:
        """The name in the table."""
        return self.run.request.puzzle.name + (", counted" if self.job.counted else "")

    def ratio(self, yardstick: str) -> float | None:
        """Return the other program's time divided by ours; if streamed, a ratio of speeds."""
        other = self.others.get(yardstick)
        if other is None:
            return None
        if self.job.streamed:
            rate = (other.solutions or 0) / other.seconds
            # The other program finds every symmetric copy, so ours are counted raw too.
            progress = self.run.progress
            return progress.counts.raw / progress.seconds / rate if rate else None
        return other.seconds / self.seconds

    def unfinished(self, yardstick: str) -> bool:
        """Return whether the program did not finish, so that the ratio is only a lower bound."""
        other = self.others.get(yardstick)
        return other is not None and not other.finished and not self.job.streamed


@cache
def job_puzzle(name: str) -> Puzzle:
    """Return a built-in puzzle, or a flat figure of the collection."""
    if name in built_in_puzzles():
        return built_in_puzzle(name)
    blocks = read_fig(figures_folder() / "pentominoes-flat.fig").blocks
    figure = next(block.figure for block in blocks if block.name == name)
    assert figure is not None
    return Puzzle(figure, piece_set("pentominoes"))


def measure(job: Job, others: Sequence[Yardstick], limit: float) -> Row:
    """Run our engine and the other programs in turn, so that other load affects all of them."""
    # The unreduced problem: the others cannot break symmetry by a piece with several copies.
    cover, first = cover_problem(job_puzzle(job.puzzle)), ours(job)
    if job.counted or not others:
        runs = [first, ours(job), ours(job)]
        return Row(job, first, median(run.progress.seconds for run in runs), {})
    runs = [first]
    measured: dict[str, Measured | None] = {}
    for each in others:
        show_progress(f"  {each.name}")
        measured[each.name] = each.measure(cover, STREAM_SECONDS if job.streamed else limit)
        check(each.name, measured[each.name], first)
        if not job.streamed:
            show_progress("  ours again")
            again = [ours(job)]
            while needs_another(again):
                again.append(ours(job))
            runs.append(median_run(again))
    return Row(job, first, median(run.progress.seconds for run in runs), measured)


def ours(job: Job) -> Run:
    """Run our engine, which measures the search and the merging of symmetric solutions."""
    request = SolveRequest(job_puzzle(job.puzzle), count_only=job.counted)
    control = Control()
    for report in (count if job.counted else solve)(request, control):
        match report:
            case Progressed(seconds=seconds) if job.streamed and seconds >= STREAM_SECONDS:
                control.stop()
            case Finished(outcome, progress):
                return Run.of(request, outcome, progress)
    raise AssertionError("a solve ends with Finished")


def check(name: str, other: Measured | None, run: Run) -> None:
    """Refuse to compare programs that find different numbers of solutions."""
    if other is None or not other.finished or run.outcome.name != "COMPLETE":
        return
    if run.found and other.solutions != run.found:
        raise SystemExit(f"{name} met {other.solutions} solutions, our engine {run.found}")


def machine() -> str:
    """Return the processor's name and its number of cores."""
    name = "unknown processor"
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                name = line.partition(":")[2].strip()
                break
    except OSError:
        pass
    return f"{name}, {os.cpu_count()} cores"


def write_csv(path: Path, rows: Sequence[Row], names: Sequence[str]) -> None:
    """Write one line for each puzzle, with everything that was measured."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", newline="") as stream:
        writer = csv.writer(stream)
        ours_columns = "puzzle,solutions,seconds,explored,explored_per_second,solutions_per_second"
        theirs = [f"{name}_{what}" for name in names for what in ("seconds", "finished", "ratio")]
        writer.writerow([*ours_columns.split(","), *theirs, "date", "machine"])
        for row in rows:
            line: list[object] = [row.job.name, row.run.solutions, f"{row.seconds:.6f}"]
            line += [row.run.explored, round(row.run.explored / row.seconds)]
            line += [round(row.run.solutions / row.seconds)]
            for name in names:
                other, ratio = row.others.get(name), row.ratio(name)
                seconds = "" if other is None else f"{other.seconds:.6f}"
                finished = "" if other is None else int(other.finished)
                line += [seconds, finished, "" if ratio is None else f"{ratio:.2f}"]
            writer.writerow([*line, date.today().isoformat(), machine()])


def markdown(rows: Sequence[Row], names: Sequence[str]) -> str:
    """Return the table in Markdown, as in docs/benchmarks.md."""
    heads = ["Puzzle", "Solutions", "Seconds", "Explored", "Explored per second", *names]
    lines = ["| " + " | ".join(heads) + " |", "|---|" + "---:|" * (len(heads) - 1)]
    for row in rows:
        solutions = f"{row.run.solutions:,}" + (" so far" if row.job.streamed else "")
        seconds = f"{row.seconds:,.1f}" if row.seconds >= 10 else f"{row.seconds:.3g}"
        explored = [f"{row.run.explored:,}", f"{row.run.explored / row.seconds:,.0f}"]
        cells = [row.name, solutions, seconds, *explored, *(_ratio(row, name) for name in names)]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _ratio(row: Row, name: str) -> str:
    ratio = row.ratio(name)
    if ratio is None:
        return "-"
    if row.unfinished(name):
        return "unfinished"
    return f"{ratio:,.0f} x" if ratio >= 10 else f"{ratio:.1f} x"


def show_progress(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main() -> None:
    known = {job.name: job for job in JOBS}
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--puzzle", action="append", choices=known, help="only this one; may be given again")
    add("--limit-seconds", type=float, default=60, help="time limit for each other program")
    add("--alone", action="store_true", help="without other programs; the median of three runs")
    add("--csv", type=Path, default=Path("build/bench.csv"), help="where the CSV goes")
    options = parser.parse_args()
    others = () if options.alone else yardsticks()
    here = [each for each in others if each.missing is None]
    for each in others:
        if each.missing is not None:
            show_progress(f"{each.name} is left out: {each.missing}")
    rows = []
    for name in options.puzzle or known:
        show_progress(name)
        rows.append(measure(known[name], here, options.limit_seconds))
    names = [each.name for each in here]
    write_csv(options.csv, rows, names)
    print(f"\n{date.today().isoformat()}, {machine()}, one thread; how many times as long:\n")
    print(markdown(rows, names))
    print(f"\nwritten to {options.csv}")


if __name__ == "__main__":
    main()
