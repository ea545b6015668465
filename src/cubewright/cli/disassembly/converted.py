"""Analyse the solutions in a file before they are written into another file."""

from __future__ import annotations

from argparse import Namespace
from functools import partial
from pathlib import Path
from time import monotonic

from cubewright.cli.command import Terminal, UsageError
from cubewright.cli.disassembly.project import progress_text
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.progress_bar import ProgressBar
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.project.file import read_project
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.formats.xmpuzzle.project import project_of_xmpuzzle
from cubewright.model.project import Project
from cubewright.presenter.analysis.analyser import outcomes_sentence
from cubewright.presenter.analysis.kept_analyses import KeptAnalyses, select_results
from cubewright.solver.disassembly.assembly import Order
from cubewright.solver.disassembly.worker import AnalysisStatistics
from cubewright.solver.search.control import Control


class AnalysisInterrupted(Exception):
    """Raised if the analysis was interrupted; ``status`` is the exit status."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def analysed_project(
    source: Path, options: Namespace, terminal: Terminal, *, levels_only: bool
) -> Project:
    """Return the project of a file, with its solutions analysed.

    ``options.problem`` chooses one problem. ``options.level_at_least`` keeps only solutions of at
    least this level.

    Raises:
        CubewrightError: The file cannot be read, or its solutions cannot be analysed.
        UsageError: The file contains no solutions.
        Interrupted: Ctrl-C stopped the analysis.
    """
    suffix = source.suffix.lower()
    if suffix == PROJECT_SUFFIX:
        project = read_project(source)
    elif suffix == XMPUZZLE_SUFFIX:
        project, _ = project_of_xmpuzzle(read_xmpuzzle(source))
    else:
        raise UsageError(f"{source.name} keeps no solutions to disassemble; make a project of it")
    chosen = range(len(project.problems))
    if options.problem is not None:
        chosen = range(at := project.find(options.problem), at + 1)
    wanted = [index for index in chosen if len(project.problems[index].results.solutions)]
    if not wanted:
        raise UsageError(f"{source.name} has no solutions to disassemble; solve it with --keep")
    order, statistics = Order(options.plan_order), AnalysisStatistics()
    control, progress = Control(), ProgressBar(terminal.err)
    with stopped_by_ctrl_c(control) as interruption:
        began = monotonic()
        for number, index in enumerate(wanted):
            analyses = KeptAnalyses(project, index, order, levels_only, statistics=statistics)
            for share in analyses.run(control):
                done = (number + share) / len(wanted)
                seconds = monotonic() - began
                progress.show_text(partial(progress_text, done, analyses.progress, seconds))
            results = analyses.results()
            if options.level_at_least is not None:
                results = select_results(results, analyses.wanted(options.level_at_least))
            project = project.with_results(index, results)
    progress.hide()
    if interruption.status is not None:
        raise AnalysisInterrupted(interruption.status)
    terminal.message(outcomes_sentence(statistics))
    return project
