"""Runs side by side: how much more each did than the best, in a table and in a sentence."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO

from cubewright.solver.analysis.run import Run
from cubewright.solver.report import Outcome
from cubewright.solver.search.engine import engine

COLUMNS = (
    "run",
    "puzzle",
    "engine",
    "settings",
    "outcome",
    "solutions",
    "convention",
    "explored",
    "explored_to_best",
    "kept",
    "calls",
    "seconds",
    "seconds_to_best",
    "found_per_second",
)


def ratio(value: float, best: float) -> float:
    """How many times the best a value is; 1 where both are nothing."""
    if best > 0:
        return value / best
    return 1.0 if value <= 0 else float("inf")


def table(runs: Sequence[Run]) -> list[dict[str, str | int | float]]:
    """A row a run under :data:`COLUMNS`; the best is the least explored, the least time.

    A run that has not searched everything is no measure for others, and has no
    ratios itself: they are empty.
    """
    whole = [run for run in runs if run.outcome is Outcome.COMPLETE]
    least_explored = min((run.explored for run in whole), default=0)
    least_seconds = min((run.progress.seconds for run in whole), default=0.0)

    def to_best(run: Run, value: float, best: float) -> float | str:
        return round(ratio(value, best), 3) if run.outcome is Outcome.COMPLETE else ""

    return [
        {
            "run": run.name,
            "puzzle": run.request.puzzle.name,
            "engine": run.request.engine,
            "settings": " ".join(f"{n}={v}" for n, v in run.request.settings),
            "outcome": run.outcome.value,
            "solutions": run.solutions,
            "convention": run.request.convention.value,
            "explored": run.explored,
            "explored_to_best": to_best(run, run.explored, least_explored),
            "kept": run.kept,
            "calls": run.nodes_visited,
            "seconds": round(run.progress.seconds, 6),
            "seconds_to_best": to_best(run, run.progress.seconds, least_seconds),
            "found_per_second": round(run.found_per_second, 1),
        }
        for run in runs
    ]


def as_csv(runs: Sequence[Run]) -> str:
    """The table as CSV with a header line, then a line for each stage of each run.

    The stages follow under their own header: run, stage, explored, kept, and
    the rules that cut there.
    """
    text = StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(table(runs))
    stages = csv.writer(text, lineterminator="\n")
    stages.writerow([])
    stages.writerow(["run", "stage", "explored", "kept", "cut by rule"])
    for run in runs:
        of_run = run.progress.stages
        for row, (explored, kept) in enumerate(zip(of_run.explored, of_run.kept, strict=True)):
            cuts = "; ".join(f"{rule}: {cut[row]}" for rule, cut in of_run.cuts.items())
            stages.writerow([run.name, row + 1, int(explored), int(kept), cuts])
    return text.getvalue()


def sentence(runs: Sequence[Run]) -> str:
    """What the runs show, in plain words, computed from their numbers."""
    whole = [run for run in runs if run.outcome is Outcome.COMPLETE]
    puzzles = {run.request.puzzle for run in whole}
    if len(whole) < 2:
        return "Two finished runs of one puzzle are needed to compare them."
    if len(puzzles) > 1:
        return "These runs are of different puzzles; compare runs of one puzzle."
    least = min(whole, key=lambda run: (run.explored, run.progress.seconds))
    most = max(whole, key=lambda run: (run.explored, run.progress.seconds))
    if least.explored == most.explored:
        slow = max(whole, key=lambda run: run.progress.seconds)
        fast = min(whole, key=lambda run: run.progress.seconds)
        times = _times(ratio(slow.progress.seconds, fast.progress.seconds))
        return f"All explored equally many possibilities; {_doing(fast, slow)} was {times} as fast."
    times = _times(ratio(most.explored, least.explored))
    first = f"{_capital(_doing(least, most))} explored {times} fewer possibilities"
    speed = ratio(most.progress.seconds, least.progress.seconds)
    if speed >= 1:
        return f"{first}, and took {_times(speed)} less time."
    return f"{first}, but took {_times(1 / speed)} as long."


def _times(factor: float) -> str:
    if factor == float("inf"):
        return "infinitely many times"
    return f"{factor:,.0f} times" if factor >= 9.95 else f"{factor:.1f} times"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


_PHRASES = {
    ("order", "fewest-first"): "placing the pieces with the fewest forms first",
    ("order", "fewest-left"): "going on with the piece that has the fewest placements left",
    ("representation", "bits"): "working on bit patterns",
    ("representation", "characters"): "working on characters",
    ("symmetry", "off"): "searching every symmetric copy",
}


def _doing(run: Run, other: Run) -> str:
    """What sets a run apart from another, as something one does."""
    if run.request.engine != other.request.engine:
        return f"the {run.request.engine} engine"
    mine = engine(run.request.engine).complete(dict(run.request.settings))
    theirs = engine(other.request.engine).complete(dict(other.request.settings))
    apart = [(name, value) for name, value in mine.items() if theirs[name] != value]
    if len(apart) == 1:
        name, value = apart[0]
        title = {s.name: s.title for s in engine(run.request.engine).settings}[name]
        return _PHRASES.get((name, value), f"'{title}' set to {value}")
    return f"the run '{run.name}'"
