"""Measure the levels that the search for cuts reaches on cubes with one empty cell inside.

    python tests/benchmarks/cuts_table.py [--sides 4 5 6] [--pieces 3 4 5 6] [--seeds 3]
        [--seconds 120] [--threads 2] [--jobs 1] [--enough N] [--csv FILE]

Every run cuts one cube with one seed. Its level is printed beside the published level (Chen, Wang,
Song and Bickel, 2022) and the level of a prototype in about a minute on one processor. Each cut has
one assembly, which a complete search proves. The CSV file gets a line for each better level while
the runs continue, and a line at the end of each run.

- ``--jobs`` is the number of runs side by side, each with ``--threads`` threads.
- ``--processor-time`` ends a run after ``--seconds`` times ``--threads`` seconds of processor time,
  for a machine that others use too.
- ``--enough 0`` ends a run at the prototype's level, ``--enough 1`` at the next level.
- ``--temperatures``, ``--lengths`` and ``--starts`` compare schedules of annealing: each is a list,
  and all combinations run. A temperature is WARM:COLD in moves, a length a number of changes, and a
  start the share of changes in runs from the best cuts, the share of grown first cuts, and the
  share of new runs that split a piece of a cut into fewer pieces, such as 0.6:0.2:0.5.

It needs only Python, numpy and the compiled kernels.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.design.cut_annealing import DEFAULT, Schedule
from cubewright.solver.design.cut_wishes import CutWishes
from cubewright.solver.design.cutting import CutSearch
from cubewright.solver.search.control import Control

PUBLISHED = {
    (4, 3): 8, (4, 4): 6, (4, 5): 8, (4, 6): 5,
    (5, 3): 11, (5, 4): 16, (5, 5): 14, (5, 6): 13,
    (6, 3): 15, (6, 4): 20, (6, 5): 27, (6, 6): 17,
}  # fmt: skip
"""The published level by the cells of a side and the number of pieces."""
PROTOTYPE = {
    (4, 3): 10, (4, 4): 13, (4, 5): 12, (4, 6): 13,
    (5, 3): 12, (5, 4): 17, (5, 5): 25, (5, 6): 24,
    (6, 3): 20, (6, 4): 26, (6, 5): 36, (6, 6): 41,
}  # fmt: skip
TIMES = (5, 10, 20, 30, 60, 120, 300, 600, 1800, 3600)
"""The seconds after which the growth of levels is printed."""
COLUMNS = (
    *("event", "side", "pieces", "seed", "length", "warm", "cold", "from_elites", "grown"),
    "split",
    *("threads", "seconds", "processor_seconds", "cuts", "level", "levels", "sizes"),
)


@dataclass(frozen=True)
class Job:
    """A cube to cut with one seed and one schedule."""

    side: int
    pieces: int
    seed: int
    schedule: Schedule = DEFAULT

    @property
    def cell(self) -> tuple[int, int]:
        return self.side, self.pieces


@dataclass(frozen=True)
class Limits:
    """The limits of a run, its number of threads, and its file."""

    seconds: float
    threads: int
    enough: int | None
    is_processor_time: bool
    csv: Path | None


class Step(NamedTuple):
    """A better level, and the seconds until it was found."""

    seconds: float
    level: int


@dataclass(frozen=True)
class Run:
    """The successive better levels of a job, its cuts and its times."""

    job: Job
    steps: tuple[Step, ...]
    levels: str
    cuts: int
    seconds: float
    processor_seconds: float

    @property
    def level(self) -> int:
        """The highest level; 0 if nothing was found."""
        return self.steps[-1].level if self.steps else 0

    def level_after(self, seconds: float) -> int:
        """Return the highest level found within some seconds."""
        return max((step.level for step in self.steps if step.seconds <= seconds), default=0)


def measured(job: Job, limits: Limits) -> Run:
    """Search until a limit is reached."""
    figure = Figure(CUBIC.box((job.side,) * 3))
    wanted = () if limits.enough is None else (PROTOTYPE.get(job.cell, 999) + limits.enough,)
    search = CutSearch(
        figure,
        CutWishes(job.pieces, 1, level=wanted),
        job.seed,
        limits.threads,
        job.schedule,
    )
    steps: list[Step] = []
    levels, sizes = "", ""
    began, began_processor = perf_counter(), process_time()
    seconds = processor_seconds = 0.0

    def write(event: str) -> None:
        if limits.csv is not None:
            facts = [limits.threads, f"{seconds:.2f}", f"{processor_seconds:.2f}", search.scored]
            level = steps[-1].level if steps else 0
            schedule = [f"{each:g}" for each in job.schedule]
            start = [event, job.side, job.pieces, job.seed, *schedule]
            with limits.csv.open("a", newline="") as stream:
                csv.writer(stream).writerow([*start, *facts, level, levels, sizes])

    try:
        while not search.is_done:
            search.step(Control())
            seconds, processor_seconds = perf_counter() - began, process_time() - began_processor
            each = processor_seconds / limits.threads
            passed = each if limits.is_processor_time else seconds
            best = search.best
            if best is not None and (not steps or best.level > steps[-1].level):
                steps.append(Step(passed, best.level))
                levels, sizes = best.levels, " ".join(map(str, best.sizes))
                write("better")
            if passed >= limits.seconds:
                break
    finally:
        search.close()
    write("end")
    return Run(job, tuple(steps), levels, search.scored, seconds, processor_seconds)


def runs(jobs: Sequence[Job], limits: Limits, side_by_side: int) -> Iterator[Run]:
    """Yield the jobs' runs as they end."""
    if side_by_side == 1:
        yield from (measured(job, limits) for job in jobs)
        return
    with ProcessPoolExecutor(side_by_side, mp_context=get_context("spawn")) as pool:
        for each in as_completed([pool.submit(measured, job, limits) for job in jobs]):
            yield each.result()


def line(run: Run) -> str:
    side, pieces = run.job.cell
    speed = run.cuts / max(run.processor_seconds, 0.001)
    last = run.steps[-1].seconds if run.steps else 0
    return (
        f"{side}x{side}x{side} in {pieces}, seed {run.job.seed}{_named(run.job.schedule)}: "
        f"level {run.levels or '-'} after {last:.0f} s of {run.seconds:.0f} s, "
        f"{speed:,.0f} cuts a processor second"
    )


def _named(schedule: Schedule) -> str:
    if schedule == DEFAULT:
        return ""
    length, warm, cold, from_elites, grown, split = schedule
    return f", {warm:g}:{cold:g}, {length:,} changes, starts {from_elites:g}:{grown:g}:{split:g}"


def table(found: Iterable[Run]) -> str:
    """Return the levels by cell and schedule in Markdown, a column for each seed."""
    found = list(found)
    seeds = sorted({run.job.seed for run in found})
    heads = [*("cube", "pieces", "published", "prototype"), *(f"seed {seed}" for seed in seeds)]
    lines = ["| " + " | ".join([*heads, "cuts a processor second"]) + " |"]
    lines.append("|" + "---|" * (len(heads) + 1))
    rows: dict[tuple[tuple[int, int], Schedule], dict[int, Run]] = {}
    for run in found:
        rows.setdefault((run.job.cell, run.job.schedule), {})[run.job.seed] = run
    for cell, schedule in sorted(rows):
        row = rows[cell, schedule]
        side, pieces = cell
        cuts = sum(run.cuts for run in row.values())
        speed = cuts / max(sum(run.processor_seconds for run in row.values()), 0.001)
        known = [str(levels.get(cell, "-")) for levels in (PUBLISHED, PROTOTYPE)]
        levels = [row[seed].levels if seed in row else "" for seed in seeds]
        name = f"{side}x{side}x{side}{_named(schedule)}"
        values = [name, str(pieces), *known, *levels, f"{speed:,.0f}"]
        lines.append("| " + " | ".join(values) + " |")
    return "\n".join(lines)


def growth(found: Iterable[Run], seconds: float) -> str:
    """Return the mean level after each of the printed times, by cell and schedule, in Markdown."""
    times = [time for time in TIMES if time < seconds] + [seconds]
    lines = ["| cube | pieces | " + " | ".join(f"{time:g} s" for time in times) + " |"]
    lines.append("|" + "---|" * (len(times) + 2))
    rows: dict[tuple[tuple[int, int], Schedule], list[Run]] = {}
    for run in found:
        rows.setdefault((run.job.cell, run.job.schedule), []).append(run)
    for (side, pieces), schedule in sorted(rows):
        row = rows[(side, pieces), schedule]
        means = [sum(run.level_after(time) for run in row) / len(row) for time in times]
        name = f"{side}x{side}x{side}{_named(schedule)}"
        lines.append("| " + " | ".join([name, str(pieces), *(f"{m:.1f}" for m in means)]) + " |")
    return "\n".join(lines)


def reached(found: Iterable[Run], margin: int) -> int:
    """Return the cells in which most seeds reach the prototype's level plus ``margin``."""
    seeds: dict[tuple[int, int], list[bool]] = {}
    for run in found:
        level = PROTOTYPE.get(run.job.cell)
        if level is not None:
            seeds.setdefault(run.job.cell, []).append(run.level >= level + margin)
    return sum(2 * sum(each) > len(each) for each in seeds.values())


def schedules(options: argparse.Namespace) -> list[Schedule]:
    found = []
    for temperatures, length, starts in product(
        options.temperatures, options.lengths, options.starts
    ):
        found.append(Schedule(length, *temperatures, *starts))
    return found


def _numbers(text: str) -> tuple[float, ...]:
    return tuple(map(float, text.split(":")))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--sides", type=int, nargs="+", default=[4, 5, 6])
    add("--pieces", type=int, nargs="+", default=[3, 4, 5, 6])
    add("--seeds", type=int, default=3, help="the number of seeds, from --first-seed")
    add("--first-seed", type=int, default=1)
    add("--seconds", type=float, default=120)
    add("--threads", type=int, default=2, help="of each run")
    add("--jobs", type=int, default=1, help="runs side by side")
    add("--processor-time", action="store_true", help="--seconds are processor time a thread")
    add("--enough", type=int, help="end a run N levels above the prototype's")
    add("--temperatures", type=_numbers, nargs="+", default=[DEFAULT[1:3]])
    add("--lengths", type=int, nargs="+", default=[DEFAULT.length])
    add("--starts", type=_numbers, nargs="+", default=[DEFAULT[3:]])
    add("--csv", type=Path, default=Path("build/cuts.csv"))
    options = parser.parse_args(arguments)
    options.csv.parent.mkdir(parents=True, exist_ok=True)
    with options.csv.open("w", newline="") as stream:
        csv.writer(stream).writerow(COLUMNS)
    seconds = options.seconds
    limits = Limits(
        seconds, options.threads, options.enough, options.processor_time, options.csv.resolve()
    )
    seeds = range(options.first_seed, options.first_seed + options.seeds)
    jobs = [
        Job(side, pieces, seed, schedule)
        for seed, side, pieces, schedule in product(
            seeds, options.sides, options.pieces, schedules(options)
        )
    ]
    found = []
    for run in runs(jobs, limits, options.jobs):
        found.append(run)
        print(line(run), flush=True)
    print(f"\n{options.threads} threads, {seconds:g} s for each run:\n\n{table(found)}\n")
    if options.enough is None:
        print(f"The mean level of all seeds after some time:\n\n{growth(found, seconds)}\n")
    for margin, what in ((0, "reached"), (1, "beaten")):
        print(f"The prototype's level is {what} in {reached(found, margin)} cells by most seeds.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
