"""Try choices of pieces for a figure, save the run now and then, and list what is found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic

from cubewright.cli.command import Terminal
from cubewright.cli.design.rows import write_rows
from cubewright.cli.progress_bar import ProgressBar, bar
from cubewright.formats.fig.writer import figure_text
from cubewright.formats.searches.design_file import SavedDesign, SavedRun, write_designs
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.design_text import (
    CSV_HEADER,
    HEADER,
    cells_of,
    pieces_text,
    progress_text,
)
from cubewright.solver.design.search import Design, DesignProgress, DesignRequest, design
from cubewright.solver.design.trial import Trial, chosen_set
from cubewright.solver.search.control import Control

SAVE_SECONDS = 10.0
"""A run is saved after each interval of this length."""


class ChoicesRun:
    """A run with what it has found, saved now and then."""

    def __init__(self, begun: SavedRun, path: Path | None, terminal: Terminal) -> None:
        self._begun = begun
        self._path = path
        self._terminal = terminal
        self._bar = ProgressBar(terminal.err)
        self.found = [_as_design(each) for each in begun.found]
        self.progress = DesignProgress(begun.done, begun.done)

    def search(self, control: Control, processes: int, limit: float | None) -> bool:
        """Try the remaining choices; return whether the time limit ended it."""
        began = next_save = monotonic()
        out_of_time = False
        for progress in design(self._request(), control, processes):
            self.found += progress.found
            self.progress = self._with_earlier(progress)
            label = progress_text(self.progress, len(self.found))
            fraction = self.progress.fraction
            self._bar.show_text(lambda: f"{bar(fraction)}  {label}")  # noqa: B023
            if monotonic() >= next_save:
                self._save()
                next_save = monotonic() + SAVE_SECONDS
            if limit is not None and monotonic() - began >= limit and not control.stopped:
                out_of_time = self.progress.fraction < 1
                control.stop()
        self._bar.hide()
        self._save()
        return out_of_time

    def _request(self) -> DesignRequest:
        begun = self._begun
        return DesignRequest(
            begun.puzzle.figure,
            begun.puzzle.piece_set,
            begun.solutions,
            begun.pieces,
            begun.different,
            begun.symmetrical,
            begun.done,
        )

    def _with_earlier(self, progress: DesignProgress) -> DesignProgress:
        """Add the choices that earlier runs treated."""
        repeated, refuted, impossible, too_many = self._begun.tallies
        return replace(
            progress,
            repeated=progress.repeated + repeated,
            refuted=progress.refuted + refuted,
            impossible=progress.impossible + impossible,
            too_many=progress.too_many + too_many,
        )

    def _save(self) -> None:
        if self._path is None:
            return
        now = self.progress
        tallies = (now.repeated, now.refuted, now.impossible, now.too_many)
        found = tuple(map(_as_saved, self.found))
        write_designs(self._path, replace(self._begun, done=now.done, tallies=tallies, found=found))


def write_list(
    puzzle: Puzzle, designs: Sequence[Design], terminal: Terminal, *, as_csv: bool
) -> None:
    """Print a table of choices, or comma-separated values."""
    rows = [cells_of(puzzle.piece_set, each) for each in designs]
    if as_csv:
        rows = [(str(each.rank), *row) for each, row in zip(designs, rows, strict=True)]
    header = CSV_HEADER if as_csv else HEADER
    write_rows(header, rows, terminal, left=1, as_csv=as_csv)


def found_figures(puzzle: Puzzle, designs: Sequence[Design]) -> str:
    """Return a figure file with a block for each design, which states its pieces."""
    blocks = []
    for number, each in enumerate(designs, start=1):
        name = f"{puzzle.name} {number}: {pieces_text(puzzle.piece_set, each.choice)}"
        pieces = chosen_set(puzzle.piece_set, each.choice)
        blocks.append(figure_text(replace(puzzle.figure, name=name), pieces=pieces))
    return "\n".join(blocks)


def _as_saved(each: Design) -> SavedDesign:
    trial = each.trial
    return SavedDesign(
        rank=each.rank,
        choice=each.choice,
        solutions=trial.solutions,
        tries=trial.tries,
        symmetrical=trial.symmetrical,
        explored=trial.explored,
    )


def _as_design(each: SavedDesign) -> Design:
    trial = Trial(each.solutions, each.tries, each.symmetrical, each.explored)
    return Design(each.rank, each.choice, trial)
