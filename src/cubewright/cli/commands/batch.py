"""``cubewright batch``: every figure of files and folders, solved one after the other."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path

from cubewright.cli.command import FOUND, UNUSABLE, Command, Terminal
from cubewright.cli.convention_choice import add_convention_arguments
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.numbers import seconds
from cubewright.cli.progress_bar import ProgressBar, bar
from cubewright.cli.puzzle_choice import named_piece_set
from cubewright.cli.text_table import text_table
from cubewright.formats.batch import Listed, csv_head, csv_line, listed
from cubewright.model.symmetry.group import Convention
from cubewright.solver.analysis.batch import Answer, answer, summary
from cubewright.solver.analysis.difficulty import grade
from cubewright.solver.report import Progressed
from cubewright.solver.search.control import Control

Row = tuple[Listed, Answer | None]
"""A figure and what came of it; None where there was nothing to solve."""

LIMIT_SECONDS = 10.0
HEADER = ("figure", "pieces", "line", "cubelets", "solutions", "seconds", "difficulty")
WIDEST_NAME = 40


def add_arguments(parser: ArgumentParser) -> None:
    """What ``batch`` understands."""
    add = parser.add_argument
    add("files", metavar="FILE", nargs="+", type=Path, help="a figure file, or a folder of them")
    add(
        "--pieces",
        metavar="SET",
        help="a piece set by name, or its .toml file, for every figure; where it is more than a "
        "figure holds, any of its pieces that add up (default: those that 'solve' takes)",
    )
    add_convention_arguments(parser)
    add("--csv", action="store_true", help="write comma-separated values, a line as soon as solved")
    add(
        "--limit-seconds",
        metavar="S",
        type=seconds,
        default=LIMIT_SECONDS,
        help="go on to the next figure after so many seconds of searching "
        f"(default: {LIMIT_SECONDS:g})",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """Solve all, and return 0; 2 where a file could not be used, 130 after Ctrl-C."""
    pieces = None if options.pieces is None else named_piece_set(options.pieces)
    rows = list(listed(options.files, pieces))
    control = Control()
    with stopped_by_ctrl_c(control) as interruption:
        solved = _solved(rows, control, options.limit_seconds, ProgressBar(terminal.err))
        writer = _write_csv if options.csv else _write_tables
        done = list(writer(solved, options.convention, terminal))
    terminal.say(summary([found for _, found in done], len(rows)))
    if interruption.status is not None:
        return interruption.status
    return UNUSABLE if any(row.line is None for row in rows) else FOUND


def _solved(
    rows: Sequence[Listed], control: Control, most_seconds: float, progress_bar: ProgressBar
) -> Iterator[Row]:
    """Each row with its answer, until the control stops it."""

    def tell(number: int, progress: Progressed | None = None) -> None:
        done = (number + (progress.fraction if progress else 0)) / len(rows)
        words = f"{number + 1} of {len(rows)}  {rows[number].name}"
        progress_bar.show_text(lambda: f"{bar(done)}  {words}")

    for number, row in enumerate(rows):
        if control.stopped:
            return
        tell(number)
        found = None
        if row.puzzle is not None:
            found = answer(row.puzzle, control, most_seconds, partial(tell, number))
            if found is None:
                break
        progress_bar.hide()
        yield row, found
    progress_bar.hide()


def _write_csv(solved: Iterator[Row], convention: Convention, terminal: Terminal) -> Iterator[Row]:
    terminal.out.write(csv_head())
    for row, found in solved:
        if found is None:
            line = csv_line(row, None, None)
        else:
            line = csv_line(row, found.solutions(convention), found.seconds, found.remark)
        terminal.out.write(line)
        terminal.out.flush()
        yield row, found


def _write_tables(
    solved: Iterator[Row], convention: Convention, terminal: Terminal
) -> Iterator[Row]:
    """A table for each file, when it is done or left."""
    for file, rows_of_file in groupby(solved, key=lambda each: each[0].file):
        rows = list(rows_of_file)
        head, rule, *lines = text_table(HEADER, [_cells(*row, convention) for row in rows], left=2)
        remarks = (_remark(*row) for row in rows)
        wide = (line.ljust(len(rule)) for line in lines)
        said = (f"{line}  {remark}".rstrip() for line, remark in zip(wide, remarks, strict=True))
        print(f"{file}\n", head, rule, *said, "", sep="\n", file=terminal.out, flush=True)
        yield from rows


def _cells(row: Listed, found: Answer | None, convention: Convention) -> tuple[str, ...]:
    name = row.name if len(row.name) <= WIDEST_NAME else f"{row.name[: WIDEST_NAME - 3]}..."
    counted = None if found is None else found.solutions(convention)
    return (
        name,
        row.pieces,
        "" if row.line is None else str(row.line),
        "" if row.cubelets is None else str(row.cubelets),
        "" if counted is None else f"{counted:,}",
        "" if found is None else f"{found.seconds:.4f}",
        "" if found is None or found.tries is None else grade(found.tries),
    )


def _remark(row: Listed, found: Answer | None) -> str:
    return "; ".join(filter(None, (found.remark if found else "", *row.remarks)))


BATCH = Command(
    name="batch",
    summary="Solve every figure of files and folders, and tabulate what came of it.",
    examples=(
        ("cubewright batch my.fig", "a table: solutions, time and difficulty of each figure"),
        ("cubewright batch figures --csv >figures.csv", "a whole folder, for a spreadsheet"),
        ("cubewright batch my.fig --pieces soma-plus --raw", "with other pieces, all solutions"),
    ),
    add_arguments=add_arguments,
    run=run,
)
