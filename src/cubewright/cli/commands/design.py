"""``cubewright design``: find new puzzles: pieces for a figure, or figures for pieces."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import monotonic

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
    add_renamed,
    excludes,
)
from cubewright.cli.deadline import Deadline
from cubewright.cli.interrupt import Interruption, stopped_by_ctrl_c
from cubewright.cli.numbers import number_range, one_or_more, seconds, threads, zero_or_more
from cubewright.cli.progress_bar import ProgressBar, bar
from cubewright.cli.puzzle_choice import (
    STANDARD_INPUT,
    add_puzzle_arguments,
    chosen_puzzle,
    named_fig_file,
    named_piece_set,
)
from cubewright.cli.solving.read_only import read_with_note
from cubewright.cli.text_table import text_table
from cubewright.errors import FormatError
from cubewright.formats.atomic import check_writable, write_atomically
from cubewright.formats.built_in import is_built_in
from cubewright.formats.design_run import SavedRun, read_designs, write_designs
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import puzzle_of
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.presenter.design.columns import RANK, SOLUTIONS, columns
from cubewright.presenter.design.run import DesignRun, FoundPuzzle
from cubewright.presenter.design.text import ORDERS, figures_text, in_order, progress_text, summary
from cubewright.presenter.table import csv_table
from cubewright.solver.cluster.pool import PoolLostError
from cubewright.solver.request import ClusterAddress
from cubewright.solver.search.control import Control

FINDS = ("pieces", "figures")
"""The values of ``--find``; the first is the default."""
SAVE_SECONDS = 10.0
"""Seconds between two saves of a run."""


def add_arguments(parser: ArgumentParser) -> None:
    add_puzzle_arguments(parser, needed=False, rules=False)
    add = parser.add_argument
    add_renamed(
        parser,
        "--every-figure",
        "--all-figures",
        action="store_true",
        help="find pieces for every figure of FILE, one figure after the other",
    )
    add_renamed(
        parser,
        "--pieces-in-all",
        "--number",
        metavar="N[-M]",
        type=_range,
        help="the number of pieces of a puzzle, or the smallest and the largest (default: any)",
    )
    add("--different", action="store_true", help="use each piece at most once")
    add(
        "--find",
        choices=FINDS,
        default=FINDS[0],
        help="pieces: choose pieces that fill FILE's figure; figures: find the connected figures "
        "within it that all the pieces fill (default: pieces)",
    )
    add(
        "--figures",
        action="store_const",
        const=FINDS[1],
        dest="find",
        default=FINDS[0],
        help=SUPPRESS,
    )
    add(
        "--solutions",
        metavar="N[-M]",
        type=_solutions,
        default=(1, 1),
        help="the number of solutions up to rotation and reflection; 'any' finds all (default: 1)",
    )
    add("--symmetrical", action="store_true", help="only puzzles with a symmetrical solution")
    add_renamed(
        parser,
        "--level-at-least",
        "--level",
        metavar="N",
        type=zero_or_more,
        help="only puzzles that need N moves or more to remove the first piece; 0 finds all, "
        "and shows their levels",
    )
    add_renamed(
        parser,
        "--sort",
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
    add_cluster_arguments(parser)


def run(options: Namespace, terminal: Terminal) -> int:
    """List the puzzles found, and return the exit status.

    The status is 0, 1 if no puzzle was found, 124 at the time limit, or 130 after Ctrl-C.
    If the workers are lost, list the puzzles found so far and return 2.
    """
    if options.output is not None:
        _check_output(options.output)
    if options.save is not None and options.save.exists() and options.save != options.resume:
        raise FormatError(
            str(options.save), None, f"already exists; resume it (--resume {options.save})"
        )
    cluster = chosen_cluster(options)
    run = DesignRun(_begun(options, terminal))
    deadline: Deadline = options.deadline
    with stopped_by_ctrl_c(deadline) as interruption:
        path, threads, is_lost = options.save or options.resume, options.threads, False
        try:
            search(run, path, terminal, deadline, threads, cluster)
        except PoolLostError as error:  # the puzzles found so far are still written
            terminal.message(str(error))
            is_lost = True
    listed = in_order(run.found, options.sort)[: options.top]
    write_list(run, listed, terminal, as_csv=options.csv)
    if options.output is not None and listed:
        write_atomically(options.output, figures_text(run.conditions, listed).encode())
    out_of_time = deadline.is_out_of_time and not run.is_complete
    far = summary(run.progress, len(run.found), is_complete=run.is_complete)
    terminal.message(f"{deadline.time_limit_text}: {far}" if out_of_time else far)
    if is_lost:
        return UNUSABLE
    return _status(interruption, out_of_time=out_of_time, found=bool(run.found))


def _status(interruption: Interruption, *, out_of_time: bool, found: bool) -> int:
    if interruption.status is not None:
        return interruption.status
    if out_of_time:
        return OUT_OF_TIME
    return FOUND if found else NONE_FOUND


def _begun(options: Namespace, terminal: Terminal) -> SavedRun:
    if options.resume is not None:
        return read_designs(options.resume)
    if options.file is None:
        raise UsageError("name a figure file, or a run to --resume")
    if options.pieces is None:
        raise UsageError("name the pool of pieces with --pieces")
    if options.save is not None:
        check_writable(options.save)
    pool = named_piece_set(options.pieces)
    return SavedRun(
        chosen_figures(options, pool, terminal),
        pool,
        options.solutions,
        options.pieces_in_all,
        options.different,
        options.symmetrical,
        options.level_at_least,
        options.find == FINDS[1],
    )


def _check_output(path: Path) -> None:
    if path.suffix.lower() != ".fig":
        raise UsageError(f"-o needs a name that ends in .fig, not '{path.name}'")
    if path.exists():
        raise FormatError(str(path), None, "already exists; choose another name or remove it")
    check_writable(path)


def _range(text: str) -> tuple[int, int]:
    return number_range(text, "3", "3-5")


def _solutions(text: str) -> tuple[int, int | None]:
    return (1, None) if text == "any" else _range(text)


def chosen_figures(options: Namespace, pool: PieceSet, terminal: Terminal) -> tuple[Figure, ...]:
    """Return the figure that the options name; with ``--every-figure``, all figures of FILE.

    Raises:
        UsageError: The figures are on another lattice than the pieces.
        FormatError: The file cannot be read, or contains no figure.
    """
    if not options.every_figure:
        figure = chosen_puzzle(options, terminal).figure
        if figure.lattice != pool.lattice:
            raise UsageError(
                f"the pieces are of {pool.lattice.noun.several}, "
                f"the figure of {figure.lattice.noun.several}"
            )
        return (figure,)
    figures = [each for each in _all(options.file, terminal) if each.cells]
    if not figures:
        raise FormatError(options.file, None, "there are no figures in this file")
    fitting = tuple(each for each in figures if each.lattice == pool.lattice)
    if not fitting:
        raise UsageError(
            f"the pieces are of {pool.lattice.noun.several}, "
            f"the figures of {figures[0].lattice.noun.several}"
        )
    if left := len(figures) - len(fitting):
        terminal.message(
            f"{options.file}: ignoring {left} of {len(figures)} figures, "
            f"which are not of {pool.lattice.noun.several}"
        )
    return fitting


def _all(name: str, terminal: Terminal) -> Iterable[Figure]:
    path = Path(name)
    if path.suffix.lower() == PROJECT_SUFFIX:
        problems = read_with_note(path, terminal).problems
        yield from (each.figure for each in problems if each.figure is not None)
    elif path.suffix.lower() == XMPUZZLE_SUFFIX:
        file = read_xmpuzzle(path)
        yield from (puzzle_of(file, problem).figure for problem in file.problems)
    elif name != STANDARD_INPUT and not path.exists() and is_built_in(name):
        raise UsageError(f"--every-figure needs a file; {name} is a built-in puzzle")
    else:
        blocks = named_fig_file(name, terminal).blocks
        yield from (
            each.figure for each in blocks if each.figure is not None and not each.is_commented_out
        )


def search(
    run: DesignRun,
    path: Path | None,
    terminal: Terminal,
    control: Control,
    processes: int,
    cluster: ClusterAddress | None = None,
) -> None:
    """Search the remaining candidates of a run.

    The run is saved in ``path``, if any, even after an error.

    Raises:
        CubewrightError: see :meth:`DesignRun.search`.

    """
    progress_bar = ProgressBar(terminal.err)
    next_save, told = monotonic(), 0
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
    finally:
        progress_bar.hide()
        if path is not None:
            write_designs(path, run.saved())


def write_list(
    run: DesignRun, listed: Sequence[FoundPuzzle], terminal: Terminal, *, as_csv: bool
) -> None:
    """Print a table of puzzles, or comma-separated values with the rank of each puzzle."""
    shown = columns(run.conditions)
    if as_csv:
        terminal.out.write(csv_table((RANK, *shown), listed))
    elif listed:
        rows = [[column.plain_text(each) for column in shown] for each in listed]
        # Columns with texts: the figure's name and symmetry, the pieces' names.
        left = shown.index(SOLUTIONS) - run.conditions.finds_figures
        lines = text_table([column.name for column in shown], rows, left=left)
        print(*lines, sep="\n", file=terminal.out, flush=True)


DESIGN = Command(
    name="design",
    summary="Find new puzzles: pieces for a figure, or figures for pieces.",
    examples=(
        (
            "cubewright design cube --pieces soma-plus --different",
            "list the sets of SOMA+ pieces that fill the cube in one way",
        ),
        (
            "cubewright design my.fig --pieces pool.toml --solutions 1-5 --sort hardest --top 20",
            "list the twenty hardest with at most five solutions",
        ),
        (
            "cubewright design burr.fig --pieces sticks.toml --level-at-least 3 --sort level",
            "list those that need at least three moves to remove the first piece",
        ),
        (
            "cubewright design my.fig --pieces pool.toml --save run.json --threads all",
            "save the run now and then, and use all processors",
        ),
        ("cubewright design --resume run.json", "resume it"),
        (
            "cubewright design boards.fig --every-figure --pieces pool.toml",
            "find pieces for every figure of a file",
        ),
        (
            "cubewright design box.fig --pieces three.toml --find figures -o found.fig",
            "write the figures within a box that three pieces fill in one way",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
    rules=(
        excludes(
            ("FILE", "--pieces"),
            "--resume",
            message="--resume has the figure and the pieces; leave out FILE and --pieces",
        ),
        excludes(
            "--every-figure",
            "--resume",
            message="--resume has the figures; leave out --every-figure",
        ),
        excludes(
            ("--pieces-in-all", "--different", "--every-figure"),
            f"--find {FINDS[1]}",
            message="{option} and --find figures cannot be combined; leave one out",
        ),
        excludes(
            ("--figure", "--problem"),
            "--every-figure",
            message="--every-figure and {option} cannot be combined; leave one out",
        ),
        *CLUSTER_RULES,
        THREADS_RULE,
    ),
)
