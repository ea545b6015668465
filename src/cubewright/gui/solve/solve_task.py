"""The background task of a solve, and how its reports are merged on the way to the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from cubewright.gui.worker import Job
from cubewright.presenter.files.kept_search import NotKept
from cubewright.solver.report import (
    CheckpointReached,
    Finished,
    Prepared,
    Preparing,
    Progressed,
    Report,
    SolutionsFound,
)
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control

Solver = Callable[[SolveRequest, Control], Iterator[Report | NotKept]]
"""Answers a request: :func:`~cubewright.solver.solve.solve` or a function like it."""


def run_solve(solver: Solver, request: SolveRequest, job: Job) -> Finished | None:
    """Send the reports of a solve, and return the last one."""
    finished = None
    for report in solver(request, job):
        if isinstance(report, Finished):
            finished = report
            continue
        job.send(report)
        if isinstance(report, Prepared):
            job.flush()
    return finished


def merge_reports(reports: list[Report | NotKept]) -> list[Report | NotKept]:
    """Merge reports: the rows of all solutions into one array, and only the latest progress."""
    preparing = prepared = progressed = checkpoint = not_kept = None
    rows = []
    for report in reports:
        if isinstance(report, SolutionsFound):
            rows.append(report.rows)
        elif isinstance(report, Progressed):
            progressed = report
        elif isinstance(report, Preparing):
            preparing = report
        elif isinstance(report, Prepared):
            prepared = report
        elif isinstance(report, CheckpointReached):
            checkpoint = report
        elif isinstance(report, NotKept):
            not_kept = report
    found = SolutionsFound(np.concatenate(rows)) if rows else None
    merged = (preparing, prepared, found, progressed, checkpoint, not_kept)
    return [report for report in merged if report is not None]
