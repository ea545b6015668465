"""``cubewright mend``: find the small changes that give a puzzle its solutions."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from cubewright.cli.changed_puzzle import (
    add_change_arguments,
    check_change_options,
    list_changes,
)
from cubewright.cli.command import FOUND, NONE_FOUND, OUT_OF_TIME, Command, Terminal
from cubewright.cli.deadline import Deadline
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.numbers import number_range, one_or_more
from cubewright.cli.progress_bar import last_report
from cubewright.cli.puzzle_choice import add_puzzle_arguments, chosen_puzzle
from cubewright.model.puzzle import Puzzle

if TYPE_CHECKING:
    from cubewright.solver.design.mending import MendProgress, MendWish


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
    add_change_arguments(parser, "most likely")


def run(options: Namespace, terminal: Terminal) -> int:
    """List the changes, and return the exit status.

    The status is 0, 1 if there are no changes, 124 at the time limit, or 130 after Ctrl-C.
    """
    from cubewright.presenter.design.mending import mend_summary, mend_text, right_text
    from cubewright.solver.design.mending import MendWish

    check_change_options(options)
    puzzle = chosen_puzzle(options, terminal)
    wish = MendWish(options.solutions, options.level)
    deadline: Deadline = options.deadline
    with stopped_by_ctrl_c(deadline) as interruption:
        progress = _search(puzzle, wish, options, terminal, deadline)
    if progress.was_right:
        print(right_text(wish), file=terminal.out)
    found = progress.found[: options.number]
    list_changes(puzzle, found, mend_text, options, terminal)
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

    reports = search_mends(puzzle, wish, options.number, deadline, options.threads)
    return last_report(reports, MendProgress(), mend_progress_text, terminal.err)


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
