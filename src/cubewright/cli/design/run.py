"""Run a search for new puzzles, with its progress, and save the run now and then."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from cubewright.cli.command import Terminal
from cubewright.cli.progress_bar import ProgressBar, bar
from cubewright.cli.text_table import text_table
from cubewright.formats.design_run import write_designs
from cubewright.presenter.design.columns import RANK, SOLUTIONS, columns
from cubewright.presenter.design.run import DesignRun, FoundPuzzle
from cubewright.presenter.design.text import progress_text
from cubewright.presenter.table import csv_table
from cubewright.solver.request import ClusterAddress
from cubewright.solver.search.control import Control

SAVE_SECONDS = 10.0
"""A run is saved after each interval of this length."""


def search(
    run: DesignRun,
    path: Path | None,
    terminal: Terminal,
    control: Control,
    processes: int,
    limit: float | None,
    cluster: ClusterAddress | None = None,
) -> bool:
    """Treat what is left of a run; return whether the time limit ended it.

    The run is saved in a file, if there is a path, also if an error ends it.

    Raises:
        CubewrightError: see :meth:`DesignRun.search`.

    """
    progress_bar = ProgressBar(terminal.err)
    began = next_save = monotonic()
    out_of_time, told = False, 0
    try:
        for _ in run.search(control, processes, cluster):
            for note in run.notes[told:]:
                progress_bar.hide()
                terminal.message(f"worker {note}")
            told = len(run.notes)
            label = f"{bar(run.progress.fraction)}  {progress_text(run.progress, len(run.found))}"
            progress_bar.show_text(lambda: label)  # noqa: B023
            if path is not None and monotonic() >= next_save:
                write_designs(path, run.saved())
                next_save = monotonic() + SAVE_SECONDS
            if limit is not None and monotonic() - began >= limit and not control.stopped:
                out_of_time = not run.is_complete
                control.stop()
    finally:
        progress_bar.hide()
        if path is not None:
            write_designs(path, run.saved())
    return out_of_time


def write_list(
    run: DesignRun, listed: Sequence[FoundPuzzle], terminal: Terminal, *, as_csv: bool
) -> None:
    """Print a table of puzzles, or comma-separated values with the rank of each."""
    shown = columns(run.conditions)
    if as_csv:
        terminal.out.write(csv_table((RANK, *shown), listed))
    elif listed:
        rows = [[column.plain_text(each) for column in shown] for each in listed]
        # The name and the symmetry of a figure, the names of pieces.
        left = shown.index(SOLUTIONS) - run.conditions.finds_figures
        lines = text_table([column.name for column in shown], rows, left=left)
        print(*lines, sep="\n", file=terminal.out, flush=True)
