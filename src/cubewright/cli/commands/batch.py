"""``cubewright batch``: solve every figure in files and folders, and print a table of results."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path

from cubewright.cli.cluster_choice import add_cluster_arguments, chosen_cluster
from cubewright.cli.command import FOUND, UNUSABLE, Command, Terminal, UsageError
from cubewright.cli.convention_choice import add_convention_arguments
from cubewright.cli.disassembly.choice import add_order_argument
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.numbers import one_or_more, seconds
from cubewright.cli.progress_bar import ProgressBar, bar
from cubewright.cli.puzzle_choice import named_piece_set
from cubewright.cli.text_table import text_table
from cubewright.formats.batch import BatchRow, batch_rows
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.batch_text import answered_csv_line, batch_csv_head
from cubewright.presenter.search.batch_run import (
    LEVEL_COLUMNS,
    BatchTask,
    Solved,
    TakingApart,
    solved,
    solved_on_cluster,
)
from cubewright.presenter.taking_apart.file_rules import FileRules
from cubewright.solver.analysis.batch import Answer, summary
from cubewright.solver.analysis.difficulty import grade
from cubewright.solver.cluster.pool import PoolLostError
from cubewright.solver.disassembly.assembly import Order
from cubewright.solver.report import Progressed
from cubewright.solver.request import ClusterAddress
from cubewright.solver.search.control import Control

Row = tuple[BatchRow, Solved]
"""A figure and its result."""

LIMIT_SECONDS = 10.0
HEADER = ("figure", "pieces", "line", "cubelets", "solutions", "seconds", "difficulty")
MAX_NAME_LENGTH = 40


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of ``batch``."""
    add = parser.add_argument
    add(
        "files",
        metavar="FILE",
        nargs="+",
        type=Path,
        help="a figure file, a .cubewright or .xmpuzzle file, or a folder of figure files",
    )
    add(
        "--pieces",
        metavar="SET",
        help="the name of a piece set, or a .toml file, for every figure; if a figure is smaller "
        "than the set, any subset that fits (default: the same pieces as 'solve')",
    )
    add_convention_arguments(parser)
    add(
        "--disassemble",
        "--levels",
        action="store_true",
        help="also take every assembly apart: add the number of assemblies, of those that come "
        "apart, the level string of the most difficult one, and the number of those that are "
        "not decided; a + stands for more, where the time was up",
    )
    add(
        "--level-at-least",
        metavar="N",
        type=one_or_more,
        help="with --disassemble: count only those whose first separation needs N moves or more",
    )
    add_order_argument(parser)
    add(
        "--csv",
        action="store_true",
        help="write comma-separated values, one line as soon as a figure is solved",
    )
    add(
        "--limit-seconds",
        metavar="S",
        type=seconds,
        default=LIMIT_SECONDS,
        help="continue with the next figure after S seconds of searching "
        f"(default: {LIMIT_SECONDS:g})",
    )
    add_cluster_arguments(parser)


def run(options: Namespace, terminal: Terminal) -> int:
    """Solve all figures, and return 0; 2 if a file could not be used, 130 after Ctrl-C."""
    if options.level_at_least is not None and not options.disassemble:
        raise UsageError("--level-at-least needs --disassemble")
    cluster = chosen_cluster(options)
    pieces = None if options.pieces is None else named_piece_set(options.pieces)
    rows = list(batch_rows(options.files, pieces))
    control = Control()
    write = _write_csv if options.csv else _write_tables
    written: list[Answer | None] = []
    with stopped_by_ctrl_c(control) as interruption:
        solved_rows = _solved(rows, control, options, terminal, cluster)
        written += (found.answer for _, found in write(solved_rows, options, terminal))
    terminal.message(summary(written, len(rows)))
    if interruption.status is not None:
        return interruption.status
    is_lost = control.stopped  # the cluster
    return UNUSABLE if is_lost or any(row.line is None for row in rows) else FOUND


def _solved(
    rows: Sequence[BatchRow],
    control: Control,
    options: Namespace,
    terminal: Terminal,
    cluster: ClusterAddress | None,
) -> Iterator[Row]:
    """Yield each row with its result, until the control stops it."""
    progress_bar = ProgressBar(terminal.err)
    rules_of = FileRules(with_other_pieces=options.pieces is not None)
    tasks = (_task(row, options, rules_of) for row in rows)
    try:
        if cluster is None or not any(row.puzzle for row in rows):
            found = _solved_here(rows, tasks, control, progress_bar)
        else:
            found = _solved_there(rows, tasks, control, cluster, terminal, progress_bar)
        for each in found:
            progress_bar.hide()
            yield each
    finally:
        progress_bar.hide()


def _task(row: BatchRow, options: Namespace, rules_of: FileRules) -> BatchTask:
    if not options.disassemble or row.puzzle is None:
        return BatchTask(row.puzzle, options.limit_seconds)
    order, least = Order(options.order), options.level_at_least or 1
    taking_apart = TakingApart(rules_of(row), order, least)
    return BatchTask(row.puzzle, options.limit_seconds, taking_apart)


def _solved_here(
    rows: Sequence[BatchRow], tasks: Iterable[BatchTask], control: Control, shown: ProgressBar
) -> Iterator[Row]:
    def show(number: int, progress: Progressed | None = None) -> None:
        done = (number + (progress.fraction if progress else 0)) / len(rows)
        label = f"{number + 1} of {len(rows)}  {rows[number].name}"
        shown.show_text(lambda: f"{bar(done)}  {label}")

    for number, (row, task) in enumerate(zip(rows, tasks, strict=True)):
        if control.stopped:
            return
        show(number)
        found = solved(task, control, partial(show, number))
        if found is None:
            return
        yield row, found


def _solved_there(
    rows: Sequence[BatchRow],
    tasks: Iterable[BatchTask],
    control: Control,
    cluster: ClusterAddress,
    terminal: Terminal,
    shown: ProgressBar,
) -> Iterator[Row]:
    total = len(rows)

    def show(done: int) -> None:
        shown.show_text(lambda: f"{bar(done / max(1, total))}  {done:,} of {total:,}")

    def note(text: str) -> None:
        shown.hide()
        terminal.message(f"worker {text}")

    show(0)
    found = solved_on_cluster(tasks, total, cluster, control, show, note)
    try:
        yield from zip(rows, found, strict=False)
    except PoolLostError as error:  # the figures that are done are written all the same
        shown.hide()
        terminal.message(str(error))
        control.stop()


def _write_csv(solved_rows: Iterator[Row], options: Namespace, terminal: Terminal) -> Iterator[Row]:
    with_levels = options.disassemble
    terminal.out.write(batch_csv_head(with_levels=with_levels))
    for row, found in solved_rows:
        line = answered_csv_line(row, found, options.convention, with_levels=with_levels)
        terminal.out.write(line)
        terminal.out.flush()
        yield row, found


def _write_tables(
    solved_rows: Iterator[Row], options: Namespace, terminal: Terminal
) -> Iterator[Row]:
    """Write a table for each file when its figures are done."""
    header = (*HEADER, *LEVEL_COLUMNS) if options.disassemble else HEADER
    for file, rows_of_file in groupby(solved_rows, key=lambda each: each[0].file):
        rows = list(rows_of_file)
        cells = [
            (
                *_cells(row, found.answer, options.convention),
                *(found.level_texts if options.disassemble else ()),
            )
            for row, found in rows
        ]
        head, rule, *lines = text_table(header, cells, left=2)
        remarks = (_remark(row, found.answer) for row, found in rows)
        wide = (line.ljust(len(rule)) for line in lines)
        body = (f"{line}  {remark}".rstrip() for line, remark in zip(wide, remarks, strict=True))
        print(f"{file}\n", head, rule, *body, "", sep="\n", file=terminal.out, flush=True)
        yield from rows


def _cells(row: BatchRow, found: Answer | None, convention: Convention) -> tuple[str, ...]:
    name = row.name if len(row.name) <= MAX_NAME_LENGTH else f"{row.name[: MAX_NAME_LENGTH - 3]}..."
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


def _remark(row: BatchRow, found: Answer | None) -> str:
    return "; ".join(filter(None, (found.remark if found else "", *row.remarks)))


BATCH = Command(
    name="batch",
    summary="Solve every figure in files and folders, and print a table of results.",
    examples=(
        ("cubewright batch my.fig", "print the solutions, time and difficulty of each figure"),
        (
            "cubewright batch figures --csv >figures.csv",
            "solve a whole folder and write a spreadsheet",
        ),
        (
            "cubewright batch figures --csv --cluster tcp://host:8786 >figures.csv",
            "solve it on the workers of a cluster",
        ),
        (
            "cubewright batch burrs.xmpuzzle --disassemble",
            "print also how many assemblies come apart, and the level of the most difficult one",
        ),
        (
            "cubewright batch my.fig --pieces soma-plus --raw",
            "use other pieces and count every solution",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
)
