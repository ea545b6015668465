"""``cubewright solve``: every solution of a figure, counted or written down."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import replace
from io import TextIOWrapper
from pathlib import Path

from cubewright.cli.command import Command, Terminal, UsageError
from cubewright.cli.convention_choice import add_convention_arguments
from cubewright.cli.engine_choice import add_engine_arguments, chosen_settings
from cubewright.cli.numbers import one_or_more, seconds, threads
from cubewright.cli.puzzle_choice import add_puzzle_arguments, chosen_puzzle
from cubewright.cli.saved_search import Keeper, check_free, check_the_same
from cubewright.cli.terminal_solve import TerminalSolve
from cubewright.formats.atomic import written_atomically
from cubewright.formats.searches.file import SavedSearch
from cubewright.formats.solutions.solution_format import solution_format, solution_formats
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.saved_search import checkpoint_of, resumed_search
from cubewright.solver.request import DEFAULT_ENGINE, SolveRequest

SAVE_EVERY = 30.0
"""Seconds between two savings of a running search."""


def add_arguments(parser: ArgumentParser) -> None:
    """What ``solve`` understands."""
    add = parser.add_argument
    add_puzzle_arguments(parser, needed=False)
    add_convention_arguments(parser)
    add("--limit", metavar="N", type=one_or_more, help="end after so many solutions")
    add("--count", action="store_true", help="print the number of solutions alone")
    add("--stats", action="store_true", help="afterwards tell what was searched at each stage")
    add(
        "--threads",
        metavar="N",
        type=threads,
        default=1,
        help="search on so many threads, or on 'all' processors (default: 1)",
    )
    add(
        "--format",
        choices=sorted(solution_formats()),
        default="fig",
        help="how solutions are written (default: fig)",
    )
    add(
        "-o",
        "--output",
        metavar="FILE",
        type=Path,
        help="write to FILE, which appears when all is written; stopped with Ctrl-C it has what "
        "was found until then",
    )
    add_engine_arguments(parser)
    _add_keeping_arguments(parser)
    # What is not given is taken from the saved search, where there is one.
    parser.set_defaults(convention=None, engine=None)


def _add_keeping_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument_group("long searches").add_argument
    add(
        "--limit-seconds",
        metavar="S",
        type=seconds,
        help="stop after so many seconds of searching (exit status 124)",
    )
    add(
        "--save",
        metavar="FILE",
        type=Path,
        help="keep the unfinished search in FILE (packed if its name ends in .gz): every so "
        "often, and when it is stopped with Ctrl-C, SIGTERM or --limit-seconds; a search that "
        "ends takes the file away",
    )
    add(
        "--save-every",
        metavar="S",
        type=seconds,
        help=f"seconds between two savings (default: {SAVE_EVERY:g}); solutions written after "
        "the last saving come again if the program is killed",
    )
    add(
        "--resume",
        metavar="FILE",
        type=Path,
        help="go on with a saved search, on any number of threads; puzzle, engine, settings, "
        "convention and --count may be left out",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """Solve, and return 0 with solutions, 1 where there are none, 130 after Ctrl-C."""
    _check(options)
    if options.output is None:
        return _solve(options, terminal)
    with written_atomically(options.output) as file:
        out = TextIOWrapper(file, encoding="utf-8", newline="\n")
        try:
            return _solve(options, replace(terminal, out=out))
        finally:
            out.detach()  # what there is to write is written; the file has its own end


def _solve(options: Namespace, terminal: Terminal) -> int:
    saved = None if options.resume is None else resumed_search(options.resume)
    request = _request(options, saved, terminal)
    keeper = None
    if options.save is not None:
        check_free(options.save, options.resume)
        every = options.save_every or SAVE_EVERY
        keeper = Keeper(options.save, replace(request, checkpoint=None), every, terminal)
    solve_controller = TerminalSolve(
        request,
        solution_format(options.format),
        terminal,
        keeper=keeper,
        resumed=None if saved is None else (options.resume, saved),
        most_seconds=options.limit_seconds,
    )
    return solve_controller.run(with_table=options.stats)


def _check(options: Namespace) -> None:
    if options.file is None:
        if options.resume is None:
            raise UsageError(
                "the following arguments are required: FILE, or --resume "
                "(see 'cubewright solve --help')"
            )
        if options.model is not None or options.pieces is not None:
            raise UsageError("--model and --pieces go with FILE")
    if options.limit is not None and (options.save is not None or options.resume is not None):
        raise UsageError("--limit does not go with --save or --resume, which keep a whole search")
    keeps = options.save is not None or options.resume is not None
    if keeps and solution_format(options.format).account is not None:
        raise UsageError(
            f"--format {options.format} tells of all solutions at once, which does not go with "
            "--save or --resume"
        )
    if keeps and options.output is not None:
        raise UsageError(
            "--output, whose file appears at the end, does not go with --save or --resume; "
            "use >FILE, or >>FILE to go on"
        )
    if options.save_every is not None and options.save is None:
        raise UsageError("--save-every goes with --save")


def _request(options: Namespace, saved: SavedSearch | None, terminal: Terminal) -> SolveRequest:
    """What is asked for; what is left open is as in the saved search, and the rest must agree."""
    options.count = options.count or (saved is not None and saved.count_only)
    if options.engine is None:
        options.engine = DEFAULT_ENGINE if saved is None else saved.engine
    settings = chosen_settings(options)
    if saved is not None and not settings and options.engine == saved.engine:
        settings = tuple(saved.settings.items())
    of_format = None if options.count else solution_format(options.format).convention
    usual = (of_format or Convention.UNIQUE) if saved is None else saved.convention
    request = SolveRequest(
        _puzzle(options, saved, terminal),
        options.convention or usual,
        engine=options.engine,
        settings=settings,
        limit=options.limit,
        count_only=options.count,
        threads=options.threads,
    )
    if saved is None:
        return request
    check_the_same(options.resume, saved, request)
    return replace(request, checkpoint=checkpoint_of(saved))


def _puzzle(options: Namespace, saved: SavedSearch | None, terminal: Terminal) -> Puzzle:
    if options.file is None and saved is not None:
        return saved.puzzle
    return chosen_puzzle(options.file, options.model, options.pieces, terminal)


SOLVE = Command(
    name="solve",
    summary="Find every solution of a figure, and write or count them.",
    examples=(
        ("cubewright solve cube --count", "how many solutions the Soma cube has: 240"),
        ("cubewright solve cube --count --raw", "11520, with all turns and mirror images"),
        ("cubewright solve meteor --format contest", "2098, and the smallest and the largest"),
        ("cubewright solve my.fig --format layers", "pictures of the first figure's solutions"),
        ("cubewright solve my.fig --model sofa --limit 1", "one solution of a figure in the file"),
        ("cubewright solve soma-plus-2x4x5 --raw -o all.fig", "35,528,720 solutions in a file"),
        ("cubewright solve bedlam --count --stats --threads 2", "and what was searched"),
        (
            "cubewright solve cube --count --stats --engine stagewise --order as-given",
            "in another way",
        ),
        ("cubewright solve tetris --save tetris.search >1.fig", "Ctrl-C leaves it for another day"),
        ("cubewright solve --resume tetris.search >2.fig", "the rest of the solutions"),
    ),
    add_arguments=add_arguments,
    run=run,
)
