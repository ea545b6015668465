"""``cubewright compare``: search a puzzle with several engines or settings and compare the runs."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from cubewright.cli.command import FOUND, INTERRUPTED, OUT_OF_TIME, UNUSABLE, Command, Terminal
from cubewright.cli.convention_choice import add_convention_arguments
from cubewright.cli.engine_choice import WHERE_LISTED, checked_settings, setting
from cubewright.cli.numbers import seconds
from cubewright.cli.puzzle_choice import add_puzzle_arguments, chosen_puzzle
from cubewright.cli.solving.run import run_search
from cubewright.cli.text_table import text_table
from cubewright.errors import CubewrightError
from cubewright.formats.atomic import check_writable, write_atomically
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.run_columns import TERMINAL, RunEntry, compare, runs_csv
from cubewright.solver.analysis.comparison import sentence
from cubewright.solver.analysis.run import Run, describe, median_run, needs_another
from cubewright.solver.report import Outcome
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import TimedControl
from cubewright.solver.search.engine import compared_engines


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add_puzzle_arguments(parser)
    add(
        "--run",
        metavar='"ENGINE [NAME=VALUE ...]"',
        dest="runs",
        type=_run,
        action="append",
        help=f"an engine with its settings; repeat for each run; {WHERE_LISTED} "
        "(default: every engine but brute force)",
    )
    add_convention_arguments(parser)
    add(
        "--limit-seconds",
        metavar="S",
        type=seconds,
        dest="run_seconds",
        help="stop a run after S seconds; it is listed but not compared (exit status 124)",
    )
    add(
        "--csv",
        metavar="FILE",
        type=Path,
        help="also write the runs and their stages to FILE as CSV",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """Run all engines, and return the exit status.

    The status is 0, 2 if no engine can run, 124 at the time limit, or 130 after Ctrl-C.
    """
    wanted = options.runs or [(name, ()) for name in compared_engines()]
    checked = [(name, checked_settings(name, settings)) for name, settings in wanted]
    if options.csv is not None:
        check_writable(options.csv)
    puzzle = chosen_puzzle(options, terminal)
    requests = [SolveRequest(puzzle, options.convention, *each) for each in checked]
    runs, interrupted = _runs(requests, terminal, options.run_seconds)
    if not runs:
        return INTERRUPTED if interrupted else UNUSABLE
    print(comparison(puzzle, options.convention, runs), file=terminal.out, flush=True)
    if options.csv is not None:
        write_atomically(options.csv, runs_csv(runs).encode())
    if interrupted:
        return INTERRUPTED
    return FOUND if all(run.outcome is Outcome.COMPLETE for run in runs) else OUT_OF_TIME


def comparison(puzzle: Puzzle, convention: Convention, runs: list[Run]) -> str:
    """Return the table of the runs and the sentence below it."""
    entries = [RunEntry(run) for run in runs]
    compare(entries)
    rows = [[column.plain_text(entry) for column in TERMINAL] for entry in entries]
    header = [column.name for column in TERMINAL]
    title = f"{puzzle.name}, solutions counted {convention.value}"
    return "\n".join([title, "", *text_table(header, rows, left=1), "", sentence(runs)])


def _runs(
    requests: list[SolveRequest], terminal: Terminal, max_seconds: float | None
) -> tuple[list[Run], bool]:
    runs: list[Run] = []
    for number, request in enumerate(requests, start=1):
        if terminal.err.isatty():
            terminal.message(f"run {number} of {len(requests)}: {describe(request)}")
        try:
            run, interrupted = _repeated(request, terminal, max_seconds)
        except CubewrightError as error:
            terminal.message(f"skipping {describe(request)}: {error}")
            continue
        runs.append(run)
        if interrupted:
            return runs, True
    return runs, False


def _repeated(
    request: SolveRequest, terminal: Terminal, max_seconds: float | None
) -> tuple[Run, bool]:
    run, interrupted = run_search(request, terminal, TimedControl(max_seconds))
    runs = [run]
    while not interrupted and needs_another(runs):
        run, interrupted = run_search(request, terminal, TimedControl(max_seconds))
        runs.append(run)
    return median_run(runs), interrupted


def _run(text: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """Split ``ENGINE NAME=VALUE ...`` into the engine and its settings."""
    words = text.split()
    if not words:
        raise ArgumentTypeError("expected the name of an engine")
    return words[0], tuple(map(setting, words[1:]))


COMPARE = Command(
    name="compare",
    summary="Search a puzzle with several engines or settings and compare the runs.",
    examples=(
        ("cubewright compare cube", "compare the four formulations with their default settings"),
        (
            'cubewright compare cube --run stagewise --run "stagewise order=as-given"',
            "see what the order of the pieces changes",
        ),
        (
            "cubewright compare my.fig --limit-seconds 60 --csv runs.csv",
            "limit the time, and save the numbers",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
)
