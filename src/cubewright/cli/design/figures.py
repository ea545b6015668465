"""Find the figures that given pieces fill, and list them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from time import monotonic

from cubewright.cli.command import Terminal
from cubewright.cli.design.rows import write_rows
from cubewright.cli.progress_bar import ProgressBar, bar
from cubewright.formats.fig.writer import figure_text
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.presenter.design_text import (
    FIGURES_HEADER,
    figure_cells,
    figures_in_order,
    figures_progress_text,
)
from cubewright.solver.design.figures import FiguresProgress, FilledFigure, filled_figures
from cubewright.solver.search.control import Control


class FiguresRun:
    """A run that collects figures, with what it has found."""

    def __init__(
        self, container: Figure, pieces: PieceSet, solutions: tuple[int, int | None]
    ) -> None:
        self._arguments = container, pieces, solutions
        self.found: list[FilledFigure] = []
        self.progress = FiguresProgress(0.0)

    def search(
        self, control: Control, terminal: Terminal, limit: float | None, *, symmetry: bool
    ) -> bool:
        """Collect the figures and count their solutions; return whether the limit ended it.

        ``symmetry``: keep only figures with a symmetrical solution.
        """
        progress_bar, began, out_of_time = ProgressBar(terminal.err), monotonic(), False
        for progress in filled_figures(*self._arguments, control, symmetry=symmetry):
            self.found += [each for each in progress.found if each.trial.symmetrical != 0]
            self.progress = progress
            label = f"{bar(progress.fraction)}  {figures_progress_text(progress, len(self.found))}"
            progress_bar.show_text(lambda: label)  # noqa: B023
            if limit is not None and monotonic() - began >= limit and not control.stopped:
                out_of_time = not progress.is_complete
                control.stop()
        progress_bar.hide()
        return out_of_time

    def named(self, order: str, top: int | None) -> list[FilledFigure]:
        """Return the first figures of an order, with names from 1."""
        listed = figures_in_order(self.found, order)[:top]
        return [
            replace(each, figure=replace(each.figure, name=f"Figure {number}"))
            for number, each in enumerate(listed, start=1)
        ]


def write_figures_list(
    figures: Sequence[FilledFigure], terminal: Terminal, *, as_csv: bool
) -> None:
    """Print a table of figures, or comma-separated values."""
    rows = [figure_cells(each) for each in figures]
    write_rows(FIGURES_HEADER, rows, terminal, left=2, as_csv=as_csv)


def figures_text(figures: Sequence[FilledFigure], pieces: PieceSet) -> str:
    """Return a figure file with a block for each figure, which states the pieces."""
    return "\n".join(figure_text(each.figure, pieces=pieces) for each in figures)
