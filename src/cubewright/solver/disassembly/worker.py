"""The interface of searches that analyse batches of assemblies, and statistics of the work."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.solver.disassembly.assembly import Assembly
from cubewright.solver.disassembly.saved_state import AnalysisState
from cubewright.solver.disassembly.search import AnalysisProgress

BATCH = 1000
"""The maximum number of assemblies to analyse in one batch."""


@dataclass
class AnalysisStatistics:
    """The work done: analyses by outcome, states, distances, and seconds.

    ``hits`` distances were known, ``misses`` were measured.
    """

    apart: int = 0
    cannot: int = 0
    not_decided: int = 0
    states: int = 0
    hits: int = 0
    misses: int = 0
    seconds: float = 0.0

    @property
    def analyses(self) -> int:
        return self.apart + self.cannot + self.not_decided

    def add(self, results: Sequence[Analysis], progress: AnalysisProgress, seconds: float) -> None:
        """Add a batch."""
        outcomes = [each.outcome for each in results]
        self.apart += outcomes.count(AnalysisOutcome.APART)
        self.cannot += outcomes.count(AnalysisOutcome.CANNOT)
        self.not_decided += outcomes.count(AnalysisOutcome.NOT_DECIDED)
        self.states += progress.states
        self.hits += progress.hits
        self.misses += progress.misses
        self.seconds += seconds


class AssemblySearch(Protocol):
    """The interface of an analysis of batches, such as :class:`~.search.DisassemblySearch`."""

    def start(self, assemblies: Sequence[Assembly], saved: AnalysisState | None = None) -> None:
        """Begin a batch; ``saved`` is the state of its first assembly, to continue it."""

    def state(self) -> AnalysisState | None:
        """Return the state of the first assembly without a result; None if it cannot be resumed."""

    def step(self) -> bool:
        """Analyse for a short time; return whether the batch is done."""

    @property
    def results(self) -> list[Analysis]:
        """The analyses of the batch so far."""

    @property
    def progress(self) -> AnalysisProgress:
        """The progress of the batch."""
