"""``cubewright convert``: convert a puzzle file to another format."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from cubewright.cli.command import FOUND, UNUSABLE, Command, Terminal, UsageError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.conversion import converted


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of ``convert``."""
    add = parser.add_argument
    add("source", metavar="IN", type=Path, help="a .cubewright, .fig, .xmpuzzle or .toml file")
    add(
        "target",
        metavar="OUT",
        type=Path,
        help="the new file; its ending names the format: .cubewright (a project), .fig (figures "
        "with their pieces), .xmpuzzle (BurrTools) or .toml (a piece set)",
    )
    add(
        "--problem",
        metavar="NAME",
        help="convert only the figure or problem with this name, or this number from 1",
    )
    add(
        "--strict",
        action="store_true",
        help="write nothing if the new format cannot hold everything",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """Convert, list what is lost, and return 0; 2 if --strict refuses."""
    if options.source.resolve() == options.target.resolve():
        raise UsageError("IN and OUT are the same file; choose another name for OUT")
    conversion = converted(options.source, options.target, options.problem)
    for loss in conversion.losses:
        terminal.message(f"not in {options.target.name}: {loss}")
    if conversion.losses and options.strict:
        terminal.message(f"{options.target.name} was not written (--strict)")
        return UNUSABLE
    write_atomically(options.target, conversion.content)
    return FOUND


CONVERT = Command(
    name="convert",
    summary="Convert a puzzle file to another format.",
    examples=(
        ("cubewright convert burr.xmpuzzle burr.fig", "make a figure file of a BurrTools file"),
        ("cubewright convert my.fig my.cubewright", "make a project of a figure file"),
        (
            "cubewright convert my.fig my.xmpuzzle --strict",
            "write a file for BurrTools, but only if it can hold everything",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
)
