"""A run: one puzzle searched once by one engine, with what came of it."""

from __future__ import annotations

from dataclasses import dataclass

from cubewright.solver.report import Outcome, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engine


@dataclass(frozen=True)
class Run:
    """A request and its end; ``name`` is what the user calls it, by default what it did."""

    name: str
    request: SolveRequest
    outcome: Outcome
    progress: Progressed

    @staticmethod
    def of(request: SolveRequest, outcome: Outcome, progress: Progressed, name: str = "") -> Run:
        """A run, named by its engine and the settings that are not the default's."""
        return Run(name or describe(request), request, outcome, progress)

    @property
    def solutions(self) -> int:
        """The solutions counted, in the request's convention."""
        return self.progress.counts.of(self.request.convention)

    @property
    def found(self) -> int:
        """The solutions that the search itself met, copies by symmetry included."""
        return int(self.progress.stages.kept[-1]) if len(self.progress.stages) else 0

    @property
    def found_per_second(self) -> float:
        """How many solutions the search met a second."""
        return self.found / self.progress.seconds if self.progress.seconds > 0 else 0.0

    @property
    def explored(self) -> int:
        """The placements tried, over all stages."""
        return self.progress.stages.totals[0]

    @property
    def nodes_visited(self) -> int:
        """How often a search that calls itself was called."""
        return self.progress.stages.nodes_visited

    @property
    def kept(self) -> int:
        """The placements kept, over all stages."""
        return self.progress.stages.totals[1]


def describe(request: SolveRequest) -> str:
    """The engine, and the settings that are not at their defaults.

    >>> from cubewright.formats.built_in import built_in_puzzle
    >>> cube = built_in_puzzle("cube")
    >>> describe(SolveRequest(cube, engine="stagewise", settings=(("order", "as-given"),)))
    'stagewise, order as-given'
    """
    settings = engine(request.engine).settings
    defaults = {setting.name: setting.values[0] for setting in settings}
    changed = [f"{name} {value}" for name, value in request.settings if defaults.get(name) != value]
    return ", ".join([request.engine, *changed])
