"""A comparison of runs: their work and time relative to the best, and a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cubewright.solver.analysis.run import Run
from cubewright.solver.report import Outcome
from cubewright.solver.search.engine import engine
from cubewright.translation import capitalised, mark, tr

SHORTEST_COMPARED = 0.0001
"""The shortest time, in seconds, that is compared."""


def ratio(value: float, best: float) -> float:
    """Return a value as a multiple of the best; 1 if both are zero."""
    if best > 0:
        return value / best
    return 1.0 if value <= 0 else float("inf")


class Ratios(NamedTuple):
    """A run's explored placements and time as multiples of the best; None if not compared."""

    explored: float | None = None
    seconds: float | None = None


NOT_COMPARED = Ratios()


def ratios(runs: Sequence[Run]) -> list[Ratios]:
    """Return the work and the time of each run as multiples of the least of all complete runs.

    The ratios of an incomplete run are None.
    """
    complete = [run for run in runs if run.outcome is Outcome.COMPLETE]
    explored = min((run.explored for run in complete), default=0)
    seconds = min((run.progress.seconds for run in complete), default=0.0)
    return [
        Ratios(
            round(ratio(run.explored, explored), 3),
            round(ratio(run.progress.seconds, seconds), 3),
        )
        if run.outcome is Outcome.COMPLETE
        else NOT_COMPARED
        for run in runs
    ]


def sentence(runs: Sequence[Run], engine_title: Callable[[str], str] = str) -> str:
    """Return a sentence that compares the runs with the fewest and the most tries.

    ``engine_title`` returns an engine's name in the sentence. Times below :data:`SHORTEST_COMPARED`
    are not compared.
    """
    complete = [run for run in runs if run.outcome is Outcome.COMPLETE]
    puzzles = {run.request.puzzle for run in complete}
    if len(complete) < 2:
        return tr("A comparison needs two complete runs of the same puzzle.")
    if len(puzzles) > 1:
        return tr("These runs are of different puzzles. Compare runs of the same puzzle.")

    def doing(run: Run, other: Run) -> str:
        return _doing(run, other, engine_title)

    least = min(complete, key=lambda run: (run.explored, run.progress.seconds))
    most = max(complete, key=lambda run: (run.explored, run.progress.seconds))
    if least.explored == most.explored:
        slow = max(complete, key=lambda run: run.progress.seconds)
        fast = min(complete, key=lambda run: run.progress.seconds)
        if _are_too_short(fast, slow):
            return tr(
                "All runs explored the same number of possibilities; their times are too short "
                "to compare."
            )
        return tr(
            "All runs explored the same number of possibilities; {fast} was {times} as fast as "
            "{slow}.",
            fast=doing(fast, slow),
            times=_times(ratio(slow.progress.seconds, fast.progress.seconds)),
            slow=doing(slow, fast),
        )
    times = _times(ratio(most.explored, least.explored))
    first = capitalised(
        tr(
            "{one} explored {times} fewer possibilities than {other}",
            one=doing(least, most),
            times=times,
            other=doing(most, least),
        )
    )
    if _are_too_short(least, most):
        return tr("{sentence}; their times are too short to compare.", sentence=first)
    speed = ratio(most.progress.seconds, least.progress.seconds)
    if speed >= 1:
        return tr("{sentence}, and took {times} less time.", sentence=first, times=_times(speed))
    return tr("{sentence}, but took {times} as long.", sentence=first, times=_times(1 / speed))


def _are_too_short(one: Run, other: Run) -> bool:
    return min(one.progress.seconds, other.progress.seconds) < SHORTEST_COMPARED


def _times(factor: float) -> str:
    if factor == float("inf"):
        return tr("infinitely many times")
    if factor >= 9.95:
        return tr("{factor:,.0f} times", factor=factor)
    return tr("{factor:.1f} times", factor=factor)


_PHRASES = {
    ("order", "as-given"): mark("placing the pieces as given"),
    ("order", "fewest-first"): mark("placing the pieces with the fewest forms first"),
    ("order", "fewest-left"): mark("continuing with the piece that has the fewest placements left"),
    ("representation", "bits"): mark("working on bit patterns"),
    ("representation", "characters"): mark("working on characters"),
    ("symmetry", "off"): mark("searching every symmetric copy"),
}


def _doing(run: Run, other: Run, engine_title: Callable[[str], str]) -> str:
    if run.engine != other.engine:
        return tr("the {engine} engine", engine=engine_title(run.engine))
    mine = engine(run.engine).complete(dict(run.request.settings))
    theirs = engine(other.engine).complete(dict(other.request.settings))
    different = [(name, value) for name, value in mine.items() if theirs[name] != value]
    if len(different) == 1:
        name, value = different[0]
        if name == "order" and (name, value) not in _PHRASES:
            return tr("placing the pieces in the order {order}", order=value)
        if (name, value) in _PHRASES:
            return tr(_PHRASES[name, value])
        title = {s.name: s.title for s in engine(run.engine).settings}[name]
        return tr("'{setting}' set to {value}", setting=tr(title), value=value)
    return tr("the run '{name}'", name=run.name)
