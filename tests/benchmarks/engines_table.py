"""The default engine on the puzzles that count, beside yardsticks measured in the same run.

    python tests/benchmarks/engines_table.py [--puzzle NAME ...] [--limit-seconds 60] [--csv FILE]

Prints a table and writes it as CSV. `make bench` does it after the other benchmarks.
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

    Or to be ``counted`` by the fastest method, which no yardstick has; or to be
    ``streamed`` for a while.
    """

    puzzle: str
    counted: bool = False
    streamed: bool = False

    @property
    def name(self) -> str:
        """What it is called at the command line and in the CSV."""
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
    """One job done by each yardstick, and by us before, between and after: the median of these."""

    job: Job
    run: Run
    seconds: float
    others: dict[str, Measured | None]

    @property
    def name(self) -> str:
        """What the table calls it."""
        return self.run.request.puzzle.name + (", counted" if self.job.counted else "")

    def ratio(self, yardstick: str) -> float | None:
        """How many times as long it takes, or as few solutions it finds a second."""
        other = self.others.get(yardstick)
        if other is None:
            return None
        if self.job.streamed:
            rate = (other.solutions or 0) / other.seconds
            # The yardstick meets every copy by symmetry, so ours are counted with theirs.
            progress = self.run.progress
            return progress.counts.raw / progress.seconds / rate if rate else None
        return other.seconds / self.seconds

    def unfinished(self, yardstick: str) -> bool:
        """Whether the ratio is only a least one."""
        other = self.others.get(yardstick)
        return other is not None and not other.finished and not self.job.streamed


@cache
def job_puzzle(name: str) -> Puzzle:
    """A built-in puzzle, or a flat figure of the collection."""
    if name in built_in_puzzles():
        return built_in_puzzle(name)
    blocks = read_fig(figures_folder() / "pentominoes-flat.fig").blocks
    figure = next(block.figure for block in blocks if block.name == name)
    assert figure is not None
    return Puzzle(figure, piece_set("pentominoes"))


def measure(job: Job, others: Sequence[Yardstick], limit: float) -> Row:
    """Run ours and the yardsticks by turns, so that what else the machine does hits both."""
    # Not ours as it is searched: of several copies that break symmetry they know nothing.
    cover, first = cover_problem(job_puzzle(job.puzzle)), ours(job)
    if job.counted:
        runs = [first, ours(job), ours(job)]
        return Row(job, first, median(run.progress.seconds for run in runs), {})
    runs = [first]
    measured: dict[str, Measured | None] = {}
    for each in others:
        tell(f"  {each.name}")
        measured[each.name] = each.measure(cover, STREAM_SECONDS if job.streamed else limit)
        check(each.name, measured[each.name], first)
        if not job.streamed:
            tell("  ours again")
            again = [ours(job)]
            while needs_another(again):
                again.append(ours(job))
            runs.append(median_run(again))
    return Row(job, first, median(run.progress.seconds for run in runs), measured)


def ours(job: Job) -> Run:
    """Our engine's own seconds: searching, with the merging of symmetric solutions."""
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
    """All do the same job, or the comparison is worth nothing."""
    if other is None or not other.finished or run.outcome.name != "COMPLETE":
        return
    if run.found and other.solutions != run.found:
        raise SystemExit(f"{name} met {other.solutions} solutions, our engine {run.found}")


def machine() -> str:
    """The processor's name and how many of its cores there are, without the machine's own name."""
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
    """One line a puzzle, with all that was measured."""
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
    """The table as it stands in the README."""
    heads = ["Puzzle", "Solutions", "Seconds", "Explored", "Explored a second", *names]
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
    times = f"{ratio:,.0f} x" if ratio >= 10 else f"{ratio:.1f} x"
    return f"over {times}" if row.unfinished(name) else times


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main() -> None:
    known = {job.name: job for job in JOBS}
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--puzzle", action="append", choices=known, help="only this one; may be given again")
    add("--limit-seconds", type=float, default=60, help="how long a yardstick may take")
    add("--csv", type=Path, default=Path("build/bench.csv"), help="where the CSV goes")
    options = parser.parse_args()
    here = [each for each in yardsticks() if each.missing is None]
    for each in yardsticks():
        if each.missing is not None:
            tell(f"{each.name} is left out: {each.missing}")
    rows = []
    for name in options.puzzle or known:
        tell(name)
        rows.append(measure(known[name], here, options.limit_seconds))
    names = [each.name for each in here]
    write_csv(options.csv, rows, names)
    print(f"\n{date.today().isoformat()}, {machine()}, one thread; how many times as long:\n")
    print(markdown(rows, names))
    print(f"\nwritten to {options.csv}")


if __name__ == "__main__":
    main()
