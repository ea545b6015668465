"""``cubewright burrs``: count the assemblies of all six-piece burrs from given sticks."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Collection, Iterable

from cubewright.cli.command import FOUND, NONE_FOUND, Command, Terminal, UsageError, excludes, needs
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.numbers import one_or_more
from cubewright.cli.progress_bar import ProgressBar, bar
from cubewright.model.generators.burr_pieces import NUMBERS
from cubewright.model.generators.burr_sticks import stick_numbers
from cubewright.solver.counting.six_piece_burrs import count_burrs
from cubewright.solver.design.separable_burrs import BurrFindings, separable_burrs
from cubewright.solver.search.control import Control


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "numbers",
        metavar="NUMBER",
        nargs="*",
        type=one_or_more,
        help=f"the numbers of sticks to use, from 1 to {NUMBERS}, each any number of times; "
        "none: all that are in one piece",
    )
    add("--notchable", action="store_true", help="use only the sticks that can be sawn")
    add("--solid", action="store_true", help="leave no cell within the burr empty")
    add(
        "--apart",
        action="store_true",
        help="with --solid: count the assemblies that come apart, by level string, up to rotation",
    )
    add(
        "--count",
        action="store_true",
        help="print only the number up to rotation and reflection; with --apart only the number "
        "that come apart",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """Print the numbers of assemblies, and return the exit status.

    The status is 0, 1 if there are no assemblies, or 130 after Ctrl-C.
    """
    try:
        sticks = options.numbers or stick_numbers(notchable=options.notchable)
        if options.apart:
            return _take_apart(sticks, options, terminal)
        counts = count_burrs(sticks, solid=options.solid)
    except ValueError as error:
        raise UsageError(str(error)) from None
    if options.count:
        print(counts.unique, file=terminal.out)
    else:
        rows = (
            ("up to rotation and reflection", counts.unique),
            ("up to rotation", counts.rotations),
            ("in a fixed position", counts.fixed),
        )
        _print_rows(rows, terminal)
    return FOUND if counts.fixed else NONE_FOUND


def _take_apart(sticks: Collection[int], options: Namespace, terminal: Terminal) -> int:
    control, progress_bar, findings = Control(), ProgressBar(terminal.err), BurrFindings()
    with stopped_by_ctrl_c(control) as interruption:
        for findings in separable_burrs(sticks, control):
            progress_bar.show_text(lambda: _progress_text(findings))  # noqa: B023
    progress_bar.hide()
    if interruption.status is not None:
        terminal.message(
            f"stopped at {int(100 * findings.fraction)} %; these are the numbers so far"
        )
    if options.count:
        print(findings.separable, file=terminal.out)
    else:
        _print_rows(
            (
                ("solid, up to rotation", findings.assemblies),
                ("can begin to move", findings.movable),
                ("come apart", findings.separable),
                *((f"  level {text}", n) for text, n in findings.levels.most_common()),
                ("different sticks of these", len(findings.sticks)),
            ),
            terminal,
        )
    if interruption.status is not None:
        return interruption.status
    return FOUND if findings.separable else NONE_FOUND


def _progress_text(findings: BurrFindings) -> str:
    seen, apart = findings.assemblies, findings.separable
    return f"{bar(findings.fraction)}  {apart:,} of {seen:,} solid assemblies come apart"


def _print_rows(rows: Iterable[tuple[str, int]], terminal: Terminal) -> None:
    for text, number in rows:
        print(f"{text:30}{number:>20,}", file=terminal.out)


BURRS = Command(
    name="burrs",
    summary="Count the assemblies of all six-piece burrs from given sticks.",
    examples=(
        ("cubewright burrs", "count those of all sticks, 35,657,131,235"),
        ("cubewright burrs --notchable --solid", "count those without holes of sticks to saw"),
        (
            "cubewright burrs --solid --apart",
            "count the solid burrs that come apart, 119,979, and the sticks they use, 369",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
    rules=(
        excludes(
            "--notchable",
            "NUMBERS",
            message="--notchable chooses the sticks; leave out their numbers",
        ),
        needs("--apart", "--solid", message="--apart is for solid burrs; add --solid"),
    ),
)
