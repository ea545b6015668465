"""Analyse the solutions of a project, and save the analyses in it."""

from __future__ import annotations

from functools import partial
from time import monotonic

from cubewright.cli.command import FOUND, NONE_FOUND, OUT_OF_TIME, Terminal
from cubewright.cli.deadline import Deadline
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.progress_bar import ProgressBar, bar
from cubewright.formats.project.file import ProjectFile
from cubewright.presenter.analysis.analyser import (
    how_far_text,
    outcomes_sentence,
    speed_sentence,
)
from cubewright.presenter.analysis.kept_analyses import KeptAnalyses
from cubewright.presenter.analysis.worker import AnalysisWorker
from cubewright.presenter.search.estimate_text import left_text
from cubewright.presenter.taking_apart.turn_choice import NO_TURNS, TurnChoice
from cubewright.solver.disassembly.assembly import Order
from cubewright.solver.disassembly.search import AnalysisProgress

WAIT_SECONDS = 0.05
SAVE_SECONDS = 5.0
"""Seconds between two saves of the analyses."""


def disassemble_kept(
    file: ProjectFile,
    index: int,
    order: Order,
    terminal: Terminal,
    *,
    deadline: Deadline,
    levels_only: bool,
    level_at_least: int,
    with_statistics: bool,
    threads: int = 1,
    turns: TurnChoice = NO_TURNS,
    beside: AnalysisWorker | None = None,
    first: int = 0,
) -> int:
    """Analyse the solutions of a problem that have no analysis; return the exit status.

    ``beside`` contains analyses made during the search, for the solutions from index ``first``.

    Analyses are saved during the run, so another run continues a stopped one. The function prints
    the number of separable solutions of at least the requested level.
    """
    analyses = KeptAnalyses(
        file.project, index, order, levels_only=levels_only, threads=threads, turns=turns
    )
    control, progress = deadline, ProgressBar(terminal.err)
    saved = monotonic()

    def keep() -> None:
        file.save(file.project.with_results(index, analyses.results()))

    with stopped_by_ctrl_c(control) as interruption:
        if beside is not None:
            while not (beside.wait(WAIT_SECONDS) or control.stopped):
                share = beside.statistics.analyses / max(1, analyses.solution_count - first)
                progress.show_text(partial(progress_text, min(1.0, share)))
            if control.stopped:
                beside.stop()
            analyses.add(beside.take(), first, beside.statistics, beside.state)
        began = monotonic()
        for share in analyses.run(control):
            seconds = monotonic() - began
            progress.show_text(partial(progress_text, share, analyses.progress, seconds))
            if monotonic() - saved > SAVE_SECONDS:
                keep()
                saved = monotonic()
    progress.hide()
    for note in analyses.notes:
        terminal.message(note)
    if analyses.statistics.analyses or analyses.unfinished:
        keep()
    if analyses.statistics.analyses:
        terminal.message(outcomes_sentence(analyses.statistics))
        if with_statistics:
            terminal.message(speed_sentence(analyses.statistics, None))
    if interruption.status is not None:
        return interruption.status
    if deadline.is_out_of_time:
        done = len(analyses.known)
        terminal.message(
            f"{deadline.time_limit_text}: {done:,} of {analyses.solution_count:,} "
            "solutions are analysed"
        )
        return OUT_OF_TIME
    count = len(analyses.wanted(level_at_least))
    print(count, file=terminal.out, flush=True)
    return FOUND if count else NONE_FOUND


def progress_text(share: float, progress: AnalysisProgress | None, seconds: float = 0.0) -> str:
    """Return the progress line of an analysis; ``seconds`` is the time so far, 0 if unknown.

    >>> progress_text(0.3, AnalysisProgress(3, 10, 14, 120, 2031, 0, 0))
    '[###.......]  30 %  taking solutions apart: 2,031 positions examined to depth 14, 120 waiting'
    >>> progress_text(0.3, AnalysisProgress(3, 10, 0, 0, 0, 0, 0), 60)
    '[###.......]  30 %  taking solutions apart: 1 to 5 min left'
    """
    parts = [left_text(seconds, round(1000 * share), 1000)] if seconds else []
    if progress is not None and progress.front:
        parts.append(how_far_text(progress))
    return f"{bar(share, 10)}  taking solutions apart{': ' if parts else ''}{', '.join(parts)}"
