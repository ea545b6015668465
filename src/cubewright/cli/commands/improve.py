"""``cubewright improve``: change some cells of a puzzle to raise its level or remove assemblies."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from cubewright.cli.changed_puzzle import (
    add_change_arguments,
    check_change_options,
    list_changes,
)
from cubewright.cli.command import FOUND, NONE_FOUND, OUT_OF_TIME, Command, Terminal, UsageError
from cubewright.cli.deadline import Deadline
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.numbers import one_or_more
from cubewright.cli.progress_bar import last_report
from cubewright.cli.puzzle_choice import add_puzzle_arguments, chosen_puzzle

if TYPE_CHECKING:
    from cubewright.solver.design.improving import ImproveProgress, ImproveRequest


def add_arguments(parser: ArgumentParser) -> None:
    add_puzzle_arguments(parser)
    add = parser.add_argument
    add("--level", action="store_true", help="raise the level: the moves that free the first part")
    add("--fewer", action="store_true", help="lower the number of assemblies")
    pieces = parser.add_mutually_exclusive_group()
    pieces.add_argument("--different", action="store_true", help="make all pieces different")
    pieces.add_argument("--equal", action="store_true", help="make all pieces equal")
    pieces.add_argument(
        "--one-part", action="store_true", help="make every piece one part, without loose cells"
    )
    add(
        "--cells",
        metavar="N",
        type=one_or_more,
        default=2,
        help="move, empty or fill up to N cells, from 1 to 4 (default: 2)",
    )
    add_change_arguments(parser, "best")


def run(options: Namespace, terminal: Terminal) -> int:
    """List the improvements, and return the exit status.

    The status is 0, 1 if there are no improvements, 124 at the time limit, or 130 after Ctrl-C.
    """
    from cubewright.presenter.design.improving import (
        before_text,
        improve_summary,
        improvement_text,
    )
    from cubewright.solver.design.improving import (
        MAX_STEPS,
        ImproveRequest,
        ImproveWish,
        PieceWish,
        separate_copies,
    )

    check_change_options(options)
    if options.cells > MAX_STEPS:
        raise UsageError(f"--cells is at most {MAX_STEPS}, not {options.cells}")
    pieces = PieceWish.ANY
    for wish in (PieceWish.DIFFERENT, PieceWish.EQUAL, PieceWish.ONE_PART):
        if getattr(options, wish.name.lower()):
            pieces = wish
    wishes = ImproveWish(options.level, options.fewer, pieces)
    if wishes == ImproveWish():
        raise UsageError("choose --level, --fewer, --different, --equal or --one-part")
    puzzle = separate_copies(chosen_puzzle(options, terminal))
    request = ImproveRequest(puzzle, wishes, options.cells, options.number)
    deadline: Deadline = options.deadline
    with stopped_by_ctrl_c(deadline) as interruption:
        progress = _search(request, options, terminal, deadline)
    if before := before_text(progress):
        print(before, file=terminal.out)
    found = progress.found[: options.number]
    list_changes(puzzle, found, improvement_text, options, terminal)
    summary = improve_summary(progress)
    out_of_time = deadline.is_out_of_time and not progress.is_complete
    terminal.message(f"{deadline.time_limit_text}: {summary}" if out_of_time else summary)
    if interruption.status is not None:
        return interruption.status
    if out_of_time:
        return OUT_OF_TIME
    return FOUND if found else NONE_FOUND


def _search(
    request: ImproveRequest, options: Namespace, terminal: Terminal, deadline: Deadline
) -> ImproveProgress:
    from cubewright.presenter.design.improving import improve_progress_text, search_improvements
    from cubewright.solver.design.improving import ImproveProgress

    reports = search_improvements(request, deadline, options.threads)
    return last_report(reports, ImproveProgress(), improve_progress_text, terminal.err)


IMPROVE = Command(
    name="improve",
    summary="Change some cells of a puzzle to raise its level or remove assemblies.",
    examples=(
        ("cubewright improve burrs --level", "raise the level of a burr by up to two cells"),
        (
            "cubewright improve my.xmpuzzle --fewer --different -o better.xmpuzzle",
            "find changes with fewer assemblies and different pieces, and write the best",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
)
