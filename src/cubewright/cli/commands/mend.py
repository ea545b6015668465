"""``cubewright mend``: find the small changes that give a puzzle its solutions."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from cubewright.cli.command import (
    FOUND,
    NONE_FOUND,
    OUT_OF_TIME,
    Command,
    Terminal,
    UsageError,
)
from cubewright.cli.deadline import Deadline
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.numbers import number_range, one_or_more, seconds, threads
from cubewright.cli.progress_bar import ProgressBar, bar
from cubewright.cli.puzzle_choice import add_puzzle_arguments, chosen_puzzle
from cubewright.errors import FormatError
from cubewright.formats.atomic import check_writable
from cubewright.model.puzzle import Puzzle

if TYPE_CHECKING:
    from cubewright.solver.design.mending import FoundMend, MendProgress, MendWish

SUFFIXES = (".fig", ".xmpuzzle")
NUMBER = 10
"""The default for the number of changes to find."""
WIDTH = 100
"""The longest line with the layers before and after a change side by side."""


def add_arguments(parser: ArgumentParser) -> None:
    add_puzzle_arguments(parser)
    add = parser.add_argument
    add(
        "--solutions",
        metavar="N[-M]",
        type=_solutions,
        default=(1, None),
        help="the number of solutions up to rotation and reflection that the puzzle should have, "
        "such as 1 for exactly one (default: at least one)",
    )
    add(
        "--level",
        metavar="N",
        type=one_or_more,
        help="the level on the box: the fewest moves that remove the first piece",
    )
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
        help="write the puzzle with the most likely change to this .fig or .xmpuzzle file",
    )
    add(
        "--take",
        metavar="N",
        type=one_or_more,
        default=1,
        help="with -o: write the puzzle with the Nth change of the list (default: 1)",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """List the changes; return 0, 1 without any, 124 after a timeout, 130 after Ctrl-C."""
    from cubewright.presenter.design.mending import mend_summary, right_text
    from cubewright.solver.design.mending import MendWish

    output: Path | None = options.output
    if output is not None:
        _check_output(output)
    if options.take > options.number:
        raise UsageError(f"--take {options.take} needs -n {options.take} or more")
    puzzle = chosen_puzzle(options, terminal)
    wish = MendWish(options.solutions, options.level)
    deadline: Deadline = options.deadline
    with stopped_by_ctrl_c(deadline) as interruption:
        progress = _search(puzzle, wish, options, terminal, deadline)
    if progress.was_right:
        print(right_text(wish), file=terminal.out)
    found = progress.found[: options.number]
    for number, each in enumerate(found, start=1):
        print(_described(puzzle, each, number), file=terminal.out)
    if output is not None and len(found) >= options.take:
        _write(output, puzzle, found[options.take - 1], terminal)
    summary = mend_summary(progress)
    out_of_time = deadline.is_out_of_time and not progress.is_complete
    if summary:
        terminal.message(f"{deadline.time_limit_text}: {summary}" if out_of_time else summary)
    if interruption.status is not None:
        return interruption.status
    if out_of_time:
        return OUT_OF_TIME
    return FOUND if found or progress.was_right else NONE_FOUND


def _search(
    puzzle: Puzzle, wish: MendWish, options: Namespace, terminal: Terminal, deadline: Deadline
) -> MendProgress:
    from cubewright.presenter.design.mending import mend_progress_text, search_mends
    from cubewright.solver.design.mending import MendProgress

    progress = MendProgress()
    progress_bar = ProgressBar(terminal.err)
    try:
        for progress in search_mends(puzzle, wish, options.number, deadline, options.threads):
            current = progress
            progress_bar.show_text(
                lambda: f"{bar(current.fraction)}  {mend_progress_text(current)}"  # noqa: B023
            )
    finally:
        progress_bar.hide()
    return progress


def _described(puzzle: Puzzle, found: FoundMend, number: int) -> str:
    """Return a change with the layers before and after it."""
    from cubewright.presenter.design.mending import (
        changed_shapes,
        layers_before_and_after,
        mend_text,
    )

    lines = [f"{number}. {mend_text(found)}"]
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


def _write(path: Path, puzzle: Puzzle, found: FoundMend, terminal: Terminal) -> None:
    from cubewright.formats.conversion.puzzles import ConvertiblePuzzles
    from cubewright.formats.conversion.writers import WRITERS
    from cubewright.presenter.design.mending import mended_puzzle

    conversion = WRITERS[path.suffix.lower()](
        ConvertiblePuzzles((mended_puzzle(puzzle, found),)), path.stem
    )
    for loss in conversion.losses:
        terminal.message(f"{path.name} leaves this out: {loss}")
    conversion.write(path)


def _check_output(path: Path) -> None:
    if path.suffix.lower() not in SUFFIXES:
        raise UsageError(f"-o needs a name that ends in .fig or .xmpuzzle, not '{path.name}'")
    if path.exists():
        raise FormatError(str(path), None, "already exists; choose another name or remove it")
    check_writable(path)


def _solutions(text: str) -> tuple[int, int | None]:
    return number_range(text, "1", "1-20")


MEND = Command(
    name="mend",
    summary="Find the small changes that give a puzzle its solutions.",
    examples=(
        ("cubewright mend my.fig", "find the cell that is wrong in a puzzle without a solution"),
        (
            "cubewright mend my.xmpuzzle --solutions 1 --level 5 --limit-seconds 60 -o mended.fig",
            "find changes with one solution of the stated level, and write the most likely one",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
)
