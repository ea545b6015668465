"""The protocol of sinks for the reports of a search, and reports of the terminal alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from cubewright.errors import PuzzleError
from cubewright.solver.report import Report


@dataclass(frozen=True)
class ImpossiblePuzzle:
    """The last report of a search whose puzzle provably has no solution."""

    error: PuzzleError


@dataclass(frozen=True)
class WorkAfterSearch:
    """Work that continues after the search; ``text`` returns its progress line."""

    text: Callable[[], str]


TerminalReport = Report | ImpossiblePuzzle | WorkAfterSearch


class Sink(Protocol):
    """A receiver of the reports of a search, such as a list of solutions or a progress bar."""

    def handle_report(self, report: TerminalReport, /) -> None:
        """Use a report, or ignore it."""


class Result(Sink, Protocol):
    """The sink that writes the requested result."""

    @property
    def found(self) -> int:
        """The number of solutions listed, or counted if none are listed."""


def dispatch_reports(reports: Iterable[TerminalReport], sinks: Sequence[Sink]) -> TerminalReport:
    """Pass each report of a search to the sinks in their order; return the last report."""
    last: TerminalReport | None = None
    for last in reports:
        for sink in sinks:
            sink.handle_report(last)
    assert last is not None, "a search ends with a report"
    return last
