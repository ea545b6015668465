"""``cubewright cut``: cut a figure into pieces that interlock."""

from __future__ import annotations

import re
from argparse import ArgumentParser, Namespace
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from cubewright.cli.cluster_choice import (
    CLUSTER_RULES,
    THREADS_RULE,
    add_cluster_arguments,
    chosen_cluster,
)
from cubewright.cli.command import (
    FOUND,
    NONE_FOUND,
    OUT_OF_TIME,
    UNUSABLE,
    Command,
    Terminal,
    UsageError,
    excludes,
    needs,
)
from cubewright.cli.deadline import Deadline
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.numbers import number_range, one_or_more, seconds, threads, zero_or_more
from cubewright.cli.progress_bar import ProgressBar
from cubewright.cli.puzzle_choice import chosen_figure
from cubewright.errors import FormatError
from cubewright.formats.atomic import check_writable
from cubewright.formats.built_in import is_built_in
from cubewright.formats.cut_run import SavedCuts, read_cuts, write_cuts
from cubewright.formats.solutions.solution_format import format_of_name
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.design.cut_runs import first_run, resumed_search, run_of
from cubewright.presenter.design.cuts_on_workers import search_steps
from cubewright.presenter.scripting import save
from cubewright.solver.cluster.pool import PoolLostError
from cubewright.solver.design.cut_wishes import (
    MAX_CELLS,
    MIN_PIECE,
    CutWishes,
    Goal,
    Symmetry,
    even_sizes,
    level_limit,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cubewright.solver.design.cutting import CutSearch
    from cubewright.solver.design.proven_cut import ProvenCut

SUFFIXES = (".fig", ".xmpuzzle")
SAVE_SECONDS = 30
_BOX = re.compile(r"(\d{1,3})x(\d{1,3})x(\d{1,3})")


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "file",
        metavar="FIGURE",
        nargs="?",
        help="a figure file, a built-in name (see 'cubewright list'), - for standard input, or "
        "a box such as 4x4x4",
    )
    add("--figure", metavar="NAME", help="the figure with this name, if the file has several")
    add(
        "--problem",
        metavar="NAME",
        help="the problem of a .cubewright or .xmpuzzle file with this name, or this number from 1",
    )
    parser.set_defaults(pieces=None)
    add(
        "--pieces",
        dest="number",
        metavar="N",
        type=one_or_more,
        help="the number of pieces",
    )
    add(
        "--empty",
        metavar="N",
        type=zero_or_more,
        default=0,
        help="the number of cells that stay empty: cells that the figure marks as optional, if "
        "any, or else cells inside (default: 0)",
    )
    add(
        "--size",
        metavar="N[-M]",
        type=_sizes,
        help=f"the number of cells of each piece (default: at least {MIN_PIECE})",
    )
    add("--even", action="store_true", help="the sizes of two pieces differ by one cell at most")
    add(
        "--holds",
        action="store_true",
        help="no part falls out, however the assembly is turned: none is free in one move",
    )
    add(
        "--keep-colours",
        action="store_true",
        help="all cells of a colour belong to one piece, and cells of two colours to two pieces; "
        "cells without a colour are free",
    )
    add(
        "--support",
        metavar="N",
        type=zero_or_more,
        help="at most N faces of a piece need support in its best position on a printer; 0: each "
        "piece prints without support",
    )
    add(
        "--bridge",
        metavar="N",
        type=zero_or_more,
        help="with --support: the number of cells that the printer can bridge (default: 1)",
    )
    add(
        "--rotations",
        action="store_true",
        help="the mirror image of the assembly counts as a second assembly",
    )
    add(
        "--symmetry",
        choices=[symmetry.name.lower() for symmetry in Symmetry],
        default=Symmetry.ANY.name.lower(),
        help="turn: a turn of the figure maps the cut to itself, so pieces are equal or map to "
        "themselves; none: no piece is symmetrical, and no two are equal or mirror images "
        "(default: any)",
    )
    add(
        "--goal",
        choices=[goal.name.lower() for goal in Goal],
        default=Goal.LEVEL.name.lower(),
        help="maximise the moves until the first part is free, or all moves (default: level)",
    )
    add(
        "--level",
        metavar="N[.N]",
        type=_levels,
        default=(),
        help="stop at a puzzle that needs N moves to free the first part, and the next numbers of "
        "moves for later parts, such as 6.3.2 (default: continue)",
    )
    add(
        "--seed",
        metavar="N",
        type=zero_or_more,
        default=1,
        help="the seed of random choices (default: 1)",
    )
    add(
        "--threads",
        metavar="N",
        type=threads,
        default=1,
        help="search in N threads, or on 'all' processors (default: 1)",
    )
    add("--limit-seconds", metavar="S", type=seconds, help="stop after S seconds")
    add_cluster_arguments(parser)
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
        help="resume a saved run; it contains the figure, the wishes and the best cuts",
    )
    add(
        "--output",
        "-o",
        metavar="FILE",
        type=Path,
        required=True,
        help="write the best puzzle with its solution to this .fig or .xmpuzzle file",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """Write the best cut, and return the exit status.

    The status is 0 if the level of the cut suffices, 124 at the time limit, or 130 after Ctrl-C.
    If the workers of a cluster are lost, the best cut is kept and the status is 2.
    """
    output: Path = options.output
    _check_output(output)
    begun = _begun(options, terminal)
    _check_format(output, begun.figure)
    path: Path | None = options.save or options.resume
    if path is not None:
        _check_run(path, options.resume)
    deadline: Deadline = options.deadline
    cluster = chosen_cluster(options)
    search = resumed_search(begun, options.threads, deadline)
    if limit := level_limit(search.figure, search.wishes):
        terminal.message(limit)
    saving = _Saving(path, search, begun)
    is_lost = False
    try:
        with stopped_by_ctrl_c(deadline) as interruption:
            steps = search_steps(
                search, begun, deadline, cluster, lambda note: terminal.message(f"worker {note}")
            )
            _search(search, steps, output, saving, terminal)
    except PoolLostError as error:
        terminal.message(str(error))
        is_lost = True
    finally:
        search.close()
        saving.save()
    best = search.best
    found = "nothing found" if best is None else f"the best is in {output}: {_described(best)}"
    done = f"{search.scored:,} cuts tried; {found}"
    out_of_time = deadline.is_out_of_time and not search.is_done
    terminal.message(f"{deadline.time_limit_text}: {done}" if out_of_time else done)
    if is_lost:
        return UNUSABLE
    if interruption.status is not None:
        return interruption.status
    if out_of_time:
        return OUT_OF_TIME
    return NONE_FOUND if best is None else FOUND


def _begun(options: Namespace, terminal: Terminal) -> SavedCuts:
    """Return the run to begin or to resume."""
    if options.resume is not None:
        if options.number is not None:
            raise UsageError("--resume has the number of pieces; leave out --pieces")
        begun = read_cuts(options.resume)
        return replace(begun, level=options.level) if options.level else begun
    if options.file is None:
        raise UsageError("name a figure, or a run to --resume")
    if options.number is None:
        raise UsageError("say with --pieces how many pieces the figure has")
    figure = _figure(options, terminal)
    sizes = options.size or (MIN_PIECE, MAX_CELLS)
    if options.even:
        sizes = even_sizes(len(figure.cells) - options.empty, options.number)
    wishes = CutWishes(
        options.number,
        options.empty,
        sizes,
        options.level,
        Goal[options.goal.upper()],
        options.holds,
        options.keep_colours,
        options.support,
        1 if options.bridge is None else options.bridge,
        options.rotations,
        Symmetry[options.symmetry.upper()],
    )
    return first_run(figure, wishes, options.seed)


def _check_run(path: Path, resumed: Path | None) -> None:
    """Check that a run can be saved, and that no other run has the name of its file."""
    if path.exists() and path != resumed:
        raise FormatError(str(path), None, f"already exists; resume it (--resume {path})")
    check_writable(path)


class _Saving:
    """Writer of a run into its file, if any, at most once in :data:`SAVE_SECONDS`."""

    def __init__(self, path: Path | None, search: CutSearch, begun: SavedCuts) -> None:
        self._path, self._search, self._begun = path, search, begun
        self._began = self._last = monotonic()

    def save(self) -> None:
        if self._path is not None:
            seconds = self._begun.seconds + monotonic() - self._began
            write_cuts(self._path, run_of(self._search, self._begun.seed, seconds))
            self._last = monotonic()

    def save_sometimes(self) -> None:
        if monotonic() - self._last >= SAVE_SECONDS:
            self.save()


def _search(
    search: CutSearch, steps: Iterator[bool], output: Path, saving: _Saving, terminal: Terminal
) -> None:
    progress_bar = ProgressBar(terminal.err)
    began, scored_before = monotonic(), search.scored
    try:
        if search.best is not None:
            _write(output, search.best)
        for is_new in steps:
            if is_new and search.best is not None:
                _write(output, search.best)
            saving.save_sometimes()
            passed = max(monotonic() - began, 0.001)
            best = "-" if search.best is None else search.best.levels
            speed = (search.scored - scored_before) / passed
            label = f"level {best}  {search.scored:,} cuts  {speed:,.0f} a second"
            progress_bar.show_text(lambda: label)  # noqa: B023
    finally:
        progress_bar.hide()


def _write(output: Path, cut: ProvenCut) -> None:
    save(output, cut.solution.puzzle, [cut.solution])


def _described(cut: ProvenCut) -> str:
    sizes = ", ".join(str(len(piece)) for piece in cut.pieces.pieces)
    return f"level {cut.levels}, {cut.moves} moves, one assembly, pieces of {sizes} cells"


def _figure(options: Namespace, terminal: Terminal) -> Figure:
    """Return the figure of FILE, which may be a box such as 4x4x4."""
    name = options.file
    box = _BOX.fullmatch(name)
    if box is None or Path(name).exists() or is_built_in(name):
        return chosen_figure(options, terminal)
    width, depth, height = (int(number) for number in box.groups())
    if not width * depth * height <= MAX_CELLS:
        raise UsageError(f"{name} has more than {MAX_CELLS:,} cells")
    return Figure(CUBIC.box((width, depth, height)), name)


def _levels(text: str) -> tuple[int, ...]:
    """Parse a level string such as 6.3.2."""
    return tuple(one_or_more(number) for number in text.split("."))


def _sizes(text: str) -> tuple[int, int]:
    return number_range(text, "8", "8-20")


def _check_output(path: Path) -> None:
    if path.suffix.lower() not in SUFFIXES:
        raise UsageError(f"-o needs a name that ends in .fig or .xmpuzzle, not '{path.name}'")
    if path.exists():
        raise FormatError(str(path), None, "already exists; choose another name or remove it")
    check_writable(path)


def _check_format(path: Path, figure: Figure) -> None:
    """Check that the format of a file can express cuts of a figure, before the search.

    Raises:
        FormatError: It cannot.
    """
    form = format_of_name(path)
    assert form is not None
    whole = Piece("A", figure.cells, lattice=figure.lattice)
    pieces = PieceSet("cut", figure.name or "cut", (whole,), (1,), lattice=figure.lattice)
    form.opening(Puzzle(replace(figure, dark=None, colours=frozenset()), pieces))


CUT = Command(
    name="cut",
    summary="Cut a figure into pieces that interlock.",
    examples=(
        (
            "cubewright cut 4x4x4 --pieces 4 --empty 1 --level 6 --limit-seconds 600 "
            "-o best.xmpuzzle",
            "cut a cube into four pieces so that six moves free the first part",
        ),
        (
            "cubewright cut my.fig --pieces 3 --size 5-20 --limit-seconds 60 -o cut.fig",
            "find the best cut of a figure in a minute",
        ),
        (
            "cubewright cut 4x4x4 --pieces 4 --empty 1 --even --goal moves -o even.fig",
            "cut a cube into pieces of one size that need many moves in all, until Ctrl+C",
        ),
        (
            "cubewright cut 6x6x6 --pieces 5 --empty 1 --threads all --save run.json -o best.fig",
            "use all processors, and save the run now and then",
        ),
        (
            "cubewright cut 5x5x5 --pieces 4 --empty 1 --cluster tcp://host:8786 -o best.fig",
            "search on the workers of a cluster",
        ),
        ("cubewright cut --resume run.json --limit-seconds 600 -o better.fig", "resume it"),
    ),
    add_arguments=add_arguments,
    run=run,
    rules=(
        *CLUSTER_RULES,
        THREADS_RULE,
        excludes(("--even",), "--size"),
        needs("--bridge", "--support"),
        excludes(
            "FILE",
            "--resume",
            message="--resume has the figure and the wishes; leave out FIGURE and --pieces",
        ),
        excludes(
            (
                *("--figure", "--problem", "--empty", "--size", "--even", "--holds"),
                *("--keep-colours", "--support", "--bridge", "--rotations", "--symmetry"),
                *("--goal", "--seed"),
            ),
            "--resume",
            message="--resume has the wishes; leave out {option}",
        ),
    ),
)
