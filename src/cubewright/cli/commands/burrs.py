"""``cubewright burrs``: count the assemblies of all six-piece burrs from given sticks."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from cubewright.cli.command import FOUND, NONE_FOUND, Command, Terminal, UsageError
from cubewright.cli.numbers import one_or_more
from cubewright.model.generators.burr_sticks import STICKS, stick_numbers
from cubewright.solver.counting.six_piece_burrs import count_burrs


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of ``burrs``."""
    add = parser.add_argument
    add(
        "numbers",
        metavar="NUMBER",
        nargs="*",
        type=one_or_more,
        help=f"the numbers of sticks to use, from 1 to {STICKS}, each any number of times; "
        "none: all that are in one piece",
    )
    add("--notchable", action="store_true", help="use only the sticks that can be sawn")
    add("--solid", action="store_true", help="leave no cell within the burr empty")
    add(
        "--count",
        action="store_true",
        help="print only the number up to rotation and reflection",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """Print the numbers of assemblies; return 0, or 1 if there is none."""
    if options.notchable and options.numbers:
        raise UsageError("--notchable chooses the sticks; leave out their numbers")
    try:
        sticks = options.numbers or stick_numbers(notchable=options.notchable)
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
        for text, number in rows:
            print(f"{text:30}{number:>20,}", file=terminal.out)
    return FOUND if counts.fixed else NONE_FOUND


BURRS = Command(
    name="burrs",
    summary="Count the assemblies of all six-piece burrs from given sticks.",
    examples=(
        ("cubewright burrs", "count those of all sticks, 35,657,131,235"),
        ("cubewright burrs --notchable --solid", "count those without holes of sticks to saw"),
    ),
    add_arguments=add_arguments,
    run=run,
)
