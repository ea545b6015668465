"""The background task that looks for puzzles, reports what it finds, and saves the run."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic

from cubewright.formats.design_run import write_designs
from cubewright.gui.worker import Job
from cubewright.presenter.design.run import DesignRun, FoundPuzzle, RunProgress
from cubewright.solver.request import ClusterAddress

SAVE_SECONDS = 10.0
"""A run is saved after each interval of this length, and at its end."""


@dataclass(frozen=True)
class RunReport:
    """What was found since the last report, how far the run is, and all notes on workers."""

    found: tuple[FoundPuzzle, ...]
    progress: RunProgress
    notes: tuple[str, ...] = ()


class RunTask:
    """Treat what is left of a run; it is saved in a file."""

    def __init__(
        self, run: DesignRun, processes: int, cluster: ClusterAddress | None, path: Path
    ) -> None:
        self._run = run
        self._processes = processes
        self._cluster = cluster
        self._path = path

    def run(self, job: Job) -> None:
        """Search; this is the background task."""
        next_save = monotonic() + SAVE_SECONDS
        try:
            for found in self._run.search(job, self._processes, self._cluster):
                job.send(RunReport(tuple(found), self._run.progress, self._run.notes))
                if monotonic() >= next_save:
                    write_designs(self._path, self._run.saved())
                    next_save = monotonic() + SAVE_SECONDS
        finally:
            write_designs(self._path, self._run.saved())


def merge_reports(reports: list[RunReport]) -> list[RunReport]:
    """Merge reports that follow each other: the table then changes once."""
    found = tuple(each for report in reports for each in report.found)
    return [replace(reports[-1], found=found)]
