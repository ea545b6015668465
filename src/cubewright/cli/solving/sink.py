"""What takes the reports of a search in the terminal, and the reports that only it has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from cubewright.errors import PuzzleError
from cubewright.solver.report import Report


@dataclass(frozen=True)
class Impossible:
    """The last report of a search whose puzzle provably has no solution."""

    error: PuzzleError


@dataclass(frozen=True)
class Working:
    """Work after the search; ``text`` returns the line that shows how far it is."""

    text: Callable[[], str]


TerminalReport = Report | Impossible | Working


class Sink(Protocol):
    """Takes the reports of a search, such as a list of solutions or a progress bar."""

    def take(self, report: TerminalReport, /) -> None:
        """Use a report; ignore one that is for others."""


class Result(Sink, Protocol):
    """The sink that writes what the user asked for."""

    @property
    def found(self) -> int:
        """The number of solutions listed, or counted if none are listed."""


def pass_on(reports: Iterable[TerminalReport], sinks: Sequence[Sink]) -> TerminalReport:
    """Pass all reports of a search to each sink in order, and return the last report."""
    last: TerminalReport | None = None
    for last in reports:
        for sink in sinks:
            sink.take(last)
    assert last is not None, "a search ends with a report"
    return last
