"""Run one complete search for its statistics, with a progress bar."""

from __future__ import annotations

from dataclasses import replace

from cubewright.cli.command import Terminal
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.progress_bar import ProgressBar
from cubewright.solver.analysis.run import Run
from cubewright.solver.report import Counts, Finished, Outcome, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.search.stages import StageTable
from cubewright.solver.solve import solve


def run_search(
    request: SolveRequest, terminal: Terminal, max_seconds: float | None = None
) -> tuple[Run, bool]:
    """Return the run, and whether Ctrl-C interrupted it.

    Stops after ``max_seconds`` of searching. Raises the same errors as
    :func:`cubewright.solver.solve.solve`.
    """
    control = Control()
    out_of_time = False
    bar = ProgressBar(terminal.err)
    latest = Progressed(0.0, Counts(), StageTable.zeros(0), 0.0)
    outcome = Outcome.STOPPED
    with stopped_by_ctrl_c(control):
        for report in solve(replace(request, count_only=True), control):
            match report:
                case Progressed():
                    latest = report
                    bar.show(report, report.counts.of(request.convention))
                    if max_seconds is not None and report.seconds >= max_seconds:
                        out_of_time = True
                        control.stop()
                case Finished(ended, progress):
                    outcome, latest = ended, progress
    bar.hide()
    interrupted = control.stopped and not out_of_time
    return Run.of(request, outcome, latest), interrupted and outcome is not Outcome.COMPLETE
