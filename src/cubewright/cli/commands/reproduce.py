"""``cubewright reproduce``: the source documents' programs, run again beside their figures."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from cubewright.cli.command import FOUND, INTERRUPTED, NONE_FOUND, Command, Terminal, UsageError
from cubewright.cli.numbers import seconds
from cubewright.cli.terminal_run import run_to_the_end
from cubewright.cli.text_table import text_table
from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.analysis.published import (
    PUBLISHED,
    ComparedNumber,
    PublishedRun,
    compared_numbers,
    published,
)
from cubewright.solver.analysis.run import Run, describe

MATCH, DIFFERENCE = FOUND, NONE_FOUND
"""The exit statuses: every figure matches, or some do not."""


def add_arguments(parser: ArgumentParser) -> None:
    """What ``reproduce`` understands."""
    add = parser.add_argument
    add("name", metavar="NAME", nargs="?", help="the program to run; without it they are listed")
    add("--all", action="store_true", help="run every one")
    add(
        "--seconds",
        metavar="S",
        type=seconds,
        help="how long a program is run whose document gives a rate (default: a minute)",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """List or run the programs; 0 where every figure matches, 1 where not, 130 after Ctrl-C."""
    if options.all and options.name is not None:
        raise UsageError("name one program, or --all of them, but not both")
    if options.name is None and not options.all:
        if options.seconds is not None:
            raise UsageError("--seconds needs the name of a program, or --all")
        return _list(terminal)
    chosen = PUBLISHED if options.all else (published(options.name),)
    if options.seconds is not None and not any(program.run_seconds for program in chosen):
        raise UsageError(f"{options.name} runs to its end; --seconds is for those that give a rate")
    return _run_all(chosen, options.seconds, terminal)


def _list(terminal: Terminal) -> int:
    rows = [(each.name, each.document, each.puzzle, _their_time(each)) for each in PUBLISHED]
    header = ("program", "document", "puzzle", "its time")
    print("\n".join(text_table(header, rows, left=3)), file=terminal.out)
    return FOUND


def _run_all(programs: tuple[PublishedRun, ...], most: float | None, terminal: Terminal) -> int:
    matching = 0
    for number, program in enumerate(programs):
        if terminal.err.isatty():
            terminal.say(f"running {program.name} ...")
        request = program.request(built_in_puzzle(program.puzzle))
        until = None if program.run_seconds is None else most or program.run_seconds
        run, interrupted = run_to_the_end(request, terminal, until)
        if interrupted:
            terminal.say(f"{program.name} was stopped before it could be compared")
            return INTERRUPTED
        compared = compared_numbers(program, run)
        matching += all(figure.matches for figure in compared)
        print("\n" * bool(number) + beside(program, run, compared), file=terminal.out, flush=True)
    if len(programs) > 1:
        print(f"\n{matching} of {len(programs)} programs match in every figure", file=terminal.out)
    return MATCH if matching == len(programs) else DIFFERENCE


def beside(program: PublishedRun, run: Run, compared: tuple[ComparedNumber, ...]) -> str:
    """The document's figures and ours, line by line, then the times."""
    rows = [(each.what, each.theirs, each.ours, each.verdict) for each in compared]
    title = f"{program.name}: {program.document}; {run.request.puzzle.name}, {_settings(program)}"
    lines = [title, "", *text_table(("figure", "document", "here", ""), rows, left=1), ""]
    return "\n".join([*lines, _times(program, run), _verdict(compared)])


def _times(program: PublishedRun, run: Run) -> str:
    ours = f"{run.progress.seconds:,.3f} s here"
    if program.seconds is None:
        return f"time: {ours}; the document gives a rate ({program.machine})"
    factor = program.seconds / max(run.progress.seconds, 1e-6)
    times = f"{factor:,.1f} times as fast" if factor >= 1 else f"{1 / factor:,.1f} times as long"
    return f"time: {ours}, {program.seconds:,.3f} s there ({program.machine}): {times}"


def _verdict(compared: tuple[ComparedNumber, ...]) -> str:
    different = sum(not figure.matches for figure in compared)
    if not different:
        return "every figure matches"
    return "1 figure differs" if different == 1 else f"{different} figures differ"


def _settings(program: PublishedRun) -> str:
    return describe(program.request(built_in_puzzle(program.puzzle)))


def _their_time(program: PublishedRun) -> str:
    if program.seconds is not None:
        return f"{program.seconds:,.3f} s"
    return f"{program.per_second:,.1f} a second"


REPRODUCE = Command(
    name="reproduce",
    summary="Run the source documents' programs again, and compare with their figures.",
    examples=(
        ("cubewright reproduce", "the programs by name"),
        ("cubewright reproduce smarter-cube", "one of them, figure by figure"),
        ("cubewright reproduce --all", "exit status 0 only if every figure matches"),
    ),
    add_arguments=add_arguments,
    run=run,
)
