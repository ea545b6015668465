"""``cubewright hard``: show how hard a puzzle is for a person: choices, dead ends and moves."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from cubewright.cli.command import FOUND, NONE_FOUND, OUT_OF_TIME, Command, Terminal
from cubewright.cli.deadline import Deadline
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.numbers import seconds
from cubewright.cli.progress_bar import last_report
from cubewright.cli.puzzle_choice import add_puzzle_arguments, chosen_puzzle
from cubewright.cli.text_table import text_table
from cubewright.errors import FormatError
from cubewright.model.puzzle import Puzzle

if TYPE_CHECKING:
    from cubewright.presenter.hardness_text import DepthRow
    from cubewright.solver.analysis.hardness import Hardness

CHART_WIDTH = 30
RIGHT, AT_ONCE, LATER = "#", "-", "="
"""The chart's characters for right choices, and for wrong ones found at once or later."""


def add_arguments(parser: ArgumentParser) -> None:
    add_puzzle_arguments(parser)
    add = parser.add_argument
    add(
        "--assemblies",
        action="store_true",
        help="also list the moves of each solution, and the positions passed to find them",
    )
    add("--limit-seconds", metavar="S", type=seconds, help="stop after S seconds")


def run(options: Namespace, terminal: Terminal) -> int:
    """Print sentences and a chart, and return the exit status.

    The status is 0, 1 if the puzzle has no solution, or 124 at the time limit.
    """
    from cubewright.presenter.hardness_text import sample_note, sentences

    puzzle = chosen_puzzle(options, terminal)
    deadline: Deadline = options.deadline
    with stopped_by_ctrl_c(deadline) as interruption:
        result = _examined(puzzle, terminal, deadline)
    lines = sentences(result)
    if result.solutions and result.step > 1:
        lines += ["", *_chart(result)]
    if note := sample_note(result):
        lines += ["", note]
    if options.assemblies and result.analyses:
        lines += ["", *_assemblies(result)]
    if lines:
        print("\n".join(lines), file=terminal.out)
    if interruption.status is not None:
        return interruption.status
    if not result.is_complete:
        terminal.message(f"{deadline.time_limit_text}: the results are not complete")
        return OUT_OF_TIME
    _remember(puzzle, result, terminal)
    return FOUND if result.solutions else NONE_FOUND


def _remember(puzzle: Puzzle, result: Hardness, terminal: Terminal) -> None:
    """Store the results, so that the library and its list can be sorted by them."""
    from cubewright.formats.known_hardness import KnownHardness
    from cubewright.presenter.hardness_text import examined_puzzle

    try:
        KnownHardness().remember(puzzle, examined_puzzle(result))
    except FormatError as error:
        terminal.message(f"the results were not remembered: {error}")


def _examined(puzzle: Puzzle, terminal: Terminal, deadline: Deadline) -> Hardness:
    from cubewright.presenter.hardness_text import progress_text
    from cubewright.solver.analysis.hardness import Hardness, examine

    return last_report(examine(puzzle, deadline), Hardness(), progress_text, terminal.err)


def _chart(result: Hardness) -> list[str]:
    """Return the table of depths, with a bar that shows the kinds of choices at each depth."""
    from cubewright.presenter.hardness_text import COLUMNS, depth_rows

    rows = depth_rows(result)
    header = [*(column.name for column in COLUMNS), "chart"]
    texts = [[*(column.plain_text(row) for column in COLUMNS), _bar(row)] for row in rows]
    legend = f"chart: {RIGHT} right, {AT_ONCE} wrong, shows at once, {LATER} shows later"
    return [*text_table(header, texts), legend]


def _bar(row: DepthRow) -> str:
    """Return a bar of fixed width; empty if the choices were not examined."""
    if not row.choices:
        return ""
    right, at_once, _ = row.parts
    first, second = (
        round(CHART_WIDTH * number / row.choices) for number in (right, right + at_once)
    )
    return RIGHT * first + AT_ONCE * (second - first) + LATER * (CHART_WIDTH - second)


def _assemblies(result: Hardness) -> list[str]:
    from cubewright.presenter.hardness_text import ASSEMBLY_COLUMNS, assembly_rows

    rows = [
        [column.plain_text(row) for column in ASSEMBLY_COLUMNS] for row in assembly_rows(result)
    ]
    return text_table([column.name for column in ASSEMBLY_COLUMNS], rows)


HARD = Command(
    name="hard",
    summary="Show how hard a puzzle is for a person: choices, dead ends and moves.",
    examples=(
        ("cubewright hard cube", "show the choices and dead ends of the Soma cube"),
        (
            "cubewright hard my.xmpuzzle --assemblies --limit-seconds 60",
            "examine a puzzle for a minute, and list the moves of each solution",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
)
