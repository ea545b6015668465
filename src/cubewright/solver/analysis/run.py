"""A run: one search of one puzzle by one engine, with the result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import median

from cubewright.solver.report import Outcome, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engine

REPEATED_SECONDS, MAX_RUNS = 0.5, 25
"""The total time up to which a run is repeated, and the maximum number of runs."""


@dataclass(frozen=True)
class Run:
    """A request with its result; ``name`` comes from the user, or describes the request."""

    name: str
    request: SolveRequest
    outcome: Outcome
    progress: Progressed

    @staticmethod
    def of(request: SolveRequest, outcome: Outcome, progress: Progressed, name: str = "") -> Run:
        """Return a named run; the default name states its engine and changed settings."""
        described = describe(request)
        if progress.engine not in ("", request.engine):
            described += f": {progress.engine}"
        return Run(name or described, request, outcome, progress)

    @property
    def engine(self) -> str:
        """The name of the engine that searched, which ``automatic`` may have chosen."""
        return self.progress.engine or self.request.engine

    @property
    def solutions(self) -> int:
        """The number of solutions in the request's convention."""
        return self.progress.counts.of(self.request.convention, self.request.up_to)

    @property
    def found(self) -> int:
        """The number of solutions that the search met, before symmetric solutions are merged."""
        return int(self.progress.stages.kept[-1]) if len(self.progress.stages) else 0

    @property
    def found_per_second(self) -> float:
        """The number of solutions met per second of searching."""
        return self.found / self.progress.seconds if self.progress.seconds > 0 else 0.0

    @property
    def explored(self) -> int:
        """The number of placements explored over all stages."""
        return self.progress.stages.totals[0]

    @property
    def nodes_visited(self) -> int:
        """The number of nodes of the search tree."""
        return self.progress.stages.nodes_visited

    @property
    def kept(self) -> int:
        """The number of placements kept over all stages."""
        return self.progress.stages.totals[1]


def needs_another(runs: Sequence[Run]) -> bool:
    """Return whether runs of one request are together too short for a reliable time."""
    total = sum(run.progress.seconds for run in runs)
    complete = all(run.outcome is Outcome.COMPLETE for run in runs)
    return complete and total < REPEATED_SECONDS and len(runs) < MAX_RUNS


def median_run(runs: Sequence[Run]) -> Run:
    """Return the first of several runs of one request, with the median of their times.

    A stopped run counts only if no run is complete.
    """
    runs = [run for run in runs if run.outcome is Outcome.COMPLETE] or runs
    seconds = median(run.progress.seconds for run in runs)
    return replace(runs[0], progress=replace(runs[0].progress, seconds=seconds))


def describe(request: SolveRequest) -> str:
    """Return the engine's name and the settings that differ from their defaults.

    >>> from cubewright.formats.built_in import built_in_puzzle
    >>> cube = built_in_puzzle("cube")
    >>> describe(SolveRequest(cube, engine="stagewise", settings=(("order", "as-given"),)))
    'stagewise, order as-given'
    """
    return ", ".join([request.engine, *changed_settings(request)])


def changed_settings(request: SolveRequest) -> list[str]:
    """Return the settings that differ from their defaults, each with its value."""
    settings = engine(request.engine).settings
    defaults = {setting.name: setting.values[0] for setting in settings}
    return [f"{name} {value}" for name, value in request.settings if defaults.get(name) != value]
