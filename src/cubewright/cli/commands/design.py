"""``cubewright design``: find choices of pieces that make a good puzzle of a figure."""

from __future__ import annotations

import csv
import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic

from cubewright.cli.command import FOUND, NONE_FOUND, OUT_OF_TIME, Command, Terminal, UsageError
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.numbers import MOST_DIGITS, one_or_more, seconds, threads
from cubewright.cli.progress_bar import ProgressBar, bar
from cubewright.cli.puzzle_choice import add_puzzle_arguments, chosen_puzzle, named_piece_set
from cubewright.cli.text_table import text_table
from cubewright.errors import FormatError
from cubewright.formats.atomic import check_writable, write_atomically
from cubewright.formats.fig.writer import figure_text
from cubewright.formats.searches.design_file import (
    SavedDesign,
    SavedRun,
    read_designs,
    write_designs,
)
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.design_text import (
    CSV_HEADER,
    HEADER,
    ORDERS,
    cells_of,
    in_order,
    pieces_text,
    progress_text,
    summary,
)
from cubewright.solver.design.search import Design, DesignProgress, DesignRequest, design
from cubewright.solver.design.trial import Trial, chosen_set
from cubewright.solver.search.control import Control

SAVE_SECONDS = 10.0
"""A run is saved after each interval of this length."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of ``design``."""
    add_puzzle_arguments(parser, needed=False)
    add = parser.add_argument
    add(
        "--number",
        metavar="N[-M]",
        type=_range,
        help="the number of pieces in all (default: any)",
    )
    add("--different", action="store_true", help="use each piece at most once")
    add(
        "--solutions",
        metavar="N[-M]",
        type=_solutions,
        default=(1, 1),
        help="the number of solutions up to rotation and reflection; 'any' finds all (default: 1)",
    )
    add("--symmetrical", action="store_true", help="only puzzles with a symmetrical solution")
    add(
        "--order",
        choices=ORDERS,
        default=ORDERS[0],
        help="the order of the list; 'hardest' by tries per solution (default: found)",
    )
    add("--top", metavar="N", type=one_or_more, help="list only the first N of this order")
    add("--csv", action="store_true", help="write comma-separated values")
    add(
        "--output",
        "-o",
        metavar="FILE",
        type=Path,
        help="also write the puzzles with their pieces to this figure file",
    )
    add(
        "--threads",
        metavar="N",
        type=threads,
        default=1,
        help="try choices in N processes, or on 'all' processors (default: 1)",
    )
    add("--limit-seconds", metavar="S", type=seconds, help="stop after S seconds")
    add(
        "--save",
        metavar="RUN",
        type=Path,
        help="save the run in this file now and then, so that it can be resumed",
    )
    add(
        "--resume",
        metavar="RUN",
        type=Path,
        help="resume a saved run; it contains the figure, the pool and all conditions",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """List what is found, and return 0; 1 if nothing, 124 out of time, 130 after Ctrl-C."""
    if options.output is not None:
        _check_output(options.output)
    if options.save is not None and options.save.exists() and options.save != options.resume:
        raise FormatError(
            str(options.save), None, f"already exists; resume it (--resume {options.save})"
        )
    begun = _begun(options, terminal)
    run = _Run(begun, options.save or options.resume, terminal)
    control = Control()
    with stopped_by_ctrl_c(control) as interruption:
        out_of_time = run.search(control, options.threads, options.limit_seconds)
    listed = in_order(run.found, options.order)[: options.top]
    _write_list(begun.puzzle, listed, terminal, as_csv=options.csv)
    if options.output is not None and listed:
        write_atomically(options.output, _figures(begun.puzzle, listed).encode())
    terminal.message(summary(run.progress, len(run.found)))
    if interruption.status is not None:
        return interruption.status
    if out_of_time:
        return OUT_OF_TIME
    return FOUND if run.found else NONE_FOUND


class _Run:
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


def _begun(options: Namespace, terminal: Terminal) -> SavedRun:
    """Return the run to resume, or a new one with the options."""
    if options.resume is not None:
        if options.file is not None or options.pieces is not None:
            raise UsageError("--resume has the figure and the pieces; leave out FILE and --pieces")
        return read_designs(options.resume)
    if options.file is None:
        raise UsageError("name a figure file, or a run to --resume")
    if options.pieces is None:
        raise UsageError("name the pool of pieces with --pieces")
    if options.save is not None:
        check_writable(options.save)
    pool = named_piece_set(options.pieces)
    puzzle = chosen_puzzle(options, terminal)
    if pool.lattice != puzzle.figure.lattice:
        raise UsageError(
            f"the pieces are of {pool.lattice.noun}s, the figure of {puzzle.figure.lattice.noun}s"
        )
    return SavedRun(
        Puzzle(puzzle.figure, pool),
        options.solutions,
        options.number,
        options.different,
        options.symmetrical,
        done=0,
        tallies=(0, 0, 0, 0),
        found=(),
    )


def _write_list(
    puzzle: Puzzle, designs: Sequence[Design], terminal: Terminal, *, as_csv: bool
) -> None:
    rows = [cells_of(puzzle.piece_set, each) for each in designs]
    if as_csv:
        writer = csv.writer(terminal.out, lineterminator="\n")
        writer.writerow(CSV_HEADER)
        for each, row in zip(designs, rows, strict=True):
            writer.writerow((each.rank, *(cell.replace(",", "") for cell in row)))
    elif rows:
        print(*text_table(HEADER, rows, left=1), sep="\n", file=terminal.out, flush=True)


def _figures(puzzle: Puzzle, designs: Sequence[Design]) -> str:
    """Return a figure file with a block for each design, which states its pieces."""
    blocks = []
    for number, each in enumerate(designs, start=1):
        name = f"{puzzle.name} {number}: {pieces_text(puzzle.piece_set, each.choice)}"
        pieces = chosen_set(puzzle.piece_set, each.choice)
        blocks.append(figure_text(replace(puzzle.figure, name=name), pieces=pieces))
    return "\n".join(blocks)


def _check_output(path: Path) -> None:
    if path.suffix.lower() != ".fig":
        raise UsageError(f"-o needs a name that ends in .fig, not '{path.name}'")
    if path.exists():
        raise FormatError(str(path), None, "already exists; choose another name or remove it")
    check_writable(path)


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


def _range(text: str) -> tuple[int, int]:
    """Parse a number, or a range such as 3-5."""
    found = re.fullmatch(rf"(\d{{1,{MOST_DIGITS}}})(?:-(\d{{1,{MOST_DIGITS}}}))?", text)
    if found is not None:
        low = int(found[1])
        high = low if found[2] is None else int(found[2])
        if 1 <= low <= high:
            return low, high
    raise ArgumentTypeError(f"expected a number such as 3, or a range such as 3-5, not {text!r}")


def _solutions(text: str) -> tuple[int, int | None]:
    """Parse a number of solutions, a range, or 'any'."""
    return (1, None) if text == "any" else _range(text)


DESIGN = Command(
    name="design",
    summary="Find choices of pieces that make a good puzzle of a figure.",
    examples=(
        (
            "cubewright design cube --pieces soma-plus --different",
            "list the sets of SOMA+ pieces that fill the cube in one way",
        ),
        (
            "cubewright design my.fig --pieces pool.toml --solutions 1-5 --order hardest --top 20",
            "list the twenty hardest with at most five solutions",
        ),
        (
            "cubewright design my.fig --pieces pool.toml --save run.json --threads all",
            "save the run now and then, and use all processors",
        ),
        ("cubewright design --resume run.json", "resume it"),
    ),
    add_arguments=add_arguments,
    run=run,
)
