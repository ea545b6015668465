"""Options, texts and files of the commands that list changes of a puzzle."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from cubewright.cli.command import Terminal, UsageError
from cubewright.cli.numbers import one_or_more, seconds, threads
from cubewright.errors import FormatError
from cubewright.formats.atomic import check_writable
from cubewright.model.puzzle import Puzzle

if TYPE_CHECKING:
    from cubewright.solver.design.mending import FoundMend

Found = TypeVar("Found", bound="FoundMend")
SUFFIXES = (".fig", ".xmpuzzle")
NUMBER = 10
"""The default number of changes to find."""
WIDTH = 100
"""The maximum length of a line that shows the layers before and after a change."""


def add_change_arguments(parser: ArgumentParser, first: str) -> None:
    """Add the options of the search and of its output; ``first`` describes the first change."""
    add = parser.add_argument
    add(
        "--number",
        "-n",
        metavar="N",
        type=one_or_more,
        default=NUMBER,
        help=f"stop after N changes (default: {NUMBER})",
    )
    add(
        "--threads",
        metavar="N",
        type=threads,
        default=1,
        help="try changes in N processes, or on 'all' processors (default: 1)",
    )
    add("--limit-seconds", metavar="S", type=seconds, help="stop after S seconds")
    add(
        "--output",
        "-o",
        metavar="FILE",
        type=Path,
        help=f"write the puzzle with the {first} change to this .fig or .xmpuzzle file",
    )
    add(
        "--take",
        metavar="N",
        type=one_or_more,
        default=1,
        help="with -o: write the puzzle with the Nth change of the list (default: 1)",
    )


def check_change_options(options: Namespace) -> None:
    """Check the name of the output file and the number of the change to write.

    Raises:
        UsageError: The options contradict each other.
        FormatError: The file exists already or cannot be written.
    """
    path: Path | None = options.output
    if path is not None:
        if path.suffix.lower() not in SUFFIXES:
            raise UsageError(f"-o needs a name that ends in .fig or .xmpuzzle, not '{path.name}'")
        if path.exists():
            raise FormatError(str(path), None, "already exists; choose another name or remove it")
        check_writable(path)
    if options.take > options.number:
        raise UsageError(f"--take {options.take} needs -n {options.take} or more")


def list_changes(
    puzzle: Puzzle,
    found: Sequence[Found],
    text: Callable[[Found], str],
    options: Namespace,
    terminal: Terminal,
) -> None:
    """Print the changes, and write the puzzle with the chosen one if a file is given."""
    for number, each in enumerate(found, start=1):
        print(_described_change(puzzle, each, f"{number}. {text(each)}"), file=terminal.out)
    if options.output is not None and len(found) >= options.take:
        _write_changed(options.output, puzzle, found[options.take - 1], terminal)


def _described_change(puzzle: Puzzle, found: FoundMend, title: str) -> str:
    """Return a title, and the layers before and after a change."""
    from cubewright.presenter.design.mending import changed_shapes, layers_before_and_after

    lines = [title]
    for shape in changed_shapes(puzzle, found):
        before, after = layers_before_and_after(shape, puzzle.figure.lattice)
        left, right = ["before", *before.splitlines()], ["after", *after.splitlines()]
        width = max(map(len, left))
        if width + max(map(len, right)) + 9 > WIDTH:
            lines += [f"   {line}" for line in (*left, *right)]
        else:
            rows = zip(left, right, strict=True)
            lines += [f"   {one:{width}}    {other}" for one, other in rows]
    return "\n".join(lines)


def _write_changed(path: Path, puzzle: Puzzle, found: FoundMend, terminal: Terminal) -> None:
    """Write a puzzle with a change, and report losses of the format."""
    from cubewright.formats.conversion.puzzles import ConvertiblePuzzles
    from cubewright.formats.conversion.writers import WRITERS
    from cubewright.presenter.design.mending import mended_puzzle

    conversion = WRITERS[path.suffix.lower()](
        ConvertiblePuzzles((mended_puzzle(puzzle, found),)), path.stem
    )
    for loss in conversion.losses:
        terminal.message(f"{path.name} leaves this out: {loss}")
    conversion.write(path)
