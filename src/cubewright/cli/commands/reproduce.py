"""``cubewright reproduce``: run the documents' programs and compare the published numbers."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from cubewright.cli.command import (
    FOUND,
    INTERRUPTED,
    NONE_FOUND,
    Command,
    Terminal,
    UsageError,
    excludes,
    needs,
)
from cubewright.cli.numbers import seconds
from cubewright.cli.solving.run import run_search
from cubewright.cli.text_table import text_table
from cubewright.formats.built_in import built_in_puzzle
from cubewright.presenter.run_columns import NUMBERS
from cubewright.solver.analysis.published import (
    PUBLISHED,
    ComparedNumber,
    PublishedRun,
    compared_numbers,
    published,
)
from cubewright.solver.analysis.run import Run, describe
from cubewright.solver.search.control import TimedControl

MATCH, DIFFERENCE = FOUND, NONE_FOUND
"""Exit statuses: every number matches, or some number differs."""


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("name", metavar="NAME", nargs="?", help="the program to run; without it, list all programs")
    add("--all", action="store_true", help="run all programs")
    add(
        "--seconds",
        metavar="S",
        type=seconds,
        help="how long to run a program whose document gives a rate (default: 60)",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """List or run the programs; return 0 if every number matches, 130 after Ctrl-C, else 1."""
    if options.name is None and not options.all:
        return _list(terminal)
    chosen = PUBLISHED if options.all else (published(options.name),)
    if options.seconds is not None and not any(program.run_seconds for program in chosen):
        raise UsageError(
            f"{options.name} runs to its end; use --seconds only for programs with a published rate"
        )
    return _run_all(chosen, options.seconds, terminal)


def _list(terminal: Terminal) -> int:
    rows = [(each.name, each.document, each.puzzle, _published_time(each)) for each in PUBLISHED]
    header = ("program", "document", "puzzle", "time")
    print("\n".join(text_table(header, rows, left=3)), file=terminal.out)
    return FOUND


def _run_all(
    programs: tuple[PublishedRun, ...], max_seconds: float | None, terminal: Terminal
) -> int:
    matching = 0
    for number, program in enumerate(programs):
        if terminal.err.isatty():
            terminal.message(f"running {program.name} ...")
        request = program.request(built_in_puzzle(program.puzzle))
        limit = None if program.run_seconds is None else max_seconds or program.run_seconds
        run, interrupted = run_search(request, terminal, TimedControl(limit))
        if interrupted:
            terminal.message(f"stopped {program.name} before it could be compared")
            return INTERRUPTED
        compared = compared_numbers(program, run)
        matching += all(each.matches for each in compared)
        print(
            "\n" * bool(number) + comparison(program, run, compared), file=terminal.out, flush=True
        )
    if len(programs) > 1:
        print(f"\n{matching} of {len(programs)} programs match in every number", file=terminal.out)
    return MATCH if matching == len(programs) else DIFFERENCE


def comparison(program: PublishedRun, run: Run, compared: tuple[ComparedNumber, ...]) -> str:
    """Return a table of published and measured numbers, and the times below it."""
    rows = [[column.plain_text(each) for column in NUMBERS] for each in compared]
    header = [column.name for column in NUMBERS]
    title = f"{program.name}: {program.document}; {run.request.puzzle.name}, {_settings(program)}"
    lines = [title, "", *text_table(header, rows, left=1), ""]
    return "\n".join([*lines, _times(program, run), _verdict(compared)])


def _times(program: PublishedRun, run: Run) -> str:
    ours = f"{run.progress.seconds:,.3f} s here"
    if program.seconds is None:
        return f"time: {ours}; the document gives only a rate ({program.machine})"
    factor = program.seconds / max(run.progress.seconds, 1e-6)
    times = f"{factor:,.1f} times faster" if factor >= 1 else f"{1 / factor:,.1f} times slower"
    return f"time: {ours}, {program.seconds:,.3f} s published ({program.machine}): {times}"


def _verdict(compared: tuple[ComparedNumber, ...]) -> str:
    different = sum(not each.matches for each in compared)
    if not different:
        return "every number matches"
    return "1 number differs" if different == 1 else f"{different} numbers differ"


def _settings(program: PublishedRun) -> str:
    return describe(program.request(built_in_puzzle(program.puzzle)))


def _published_time(program: PublishedRun) -> str:
    if program.seconds is not None:
        return f"{program.seconds:,.3f} s"
    return f"{program.per_second:,.1f} per second"


REPRODUCE = Command(
    name="reproduce",
    summary="Run the documents' programs and compare the published numbers.",
    examples=(
        ("cubewright reproduce", "list the programs"),
        ("cubewright reproduce smarter-cube", "run one and compare every number"),
        (
            "cubewright reproduce --all",
            "run all; the exit status is 0 only if every number matches",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
    rules=(
        excludes("NAME", "--all", message="give a program name or --all, not both"),
        needs("--seconds", "NAME", "--all", message="--seconds needs a program name or --all"),
    ),
)
