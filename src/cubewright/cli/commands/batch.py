"""``cubewright batch``: solve every figure in files and folders, and print a table of results."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path

from cubewright.cli.cluster_choice import CLUSTER_RULES, add_cluster_arguments, chosen_cluster
from cubewright.cli.command import FOUND, OUT_OF_TIME, UNUSABLE, Command, Terminal, needs
from cubewright.cli.convention_choice import add_convention_arguments
from cubewright.cli.disassembly.choice import add_plan_order_argument
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.numbers import one_or_more, seconds
from cubewright.cli.progress_bar import ProgressBar, bar
from cubewright.cli.puzzle_choice import named_piece_set
from cubewright.cli.text_table import text_table
from cubewright.formats.batch import BatchRow, batch_rows
from cubewright.presenter.batch_columns import (
    CSV,
    LEVEL_COLUMNS,
    REMARK,
    TERMINAL,
    BatchEntry,
)
from cubewright.presenter.names import elide
from cubewright.presenter.search.batch_run import (
    BatchTask,
    DisassemblyOptions,
    TaskResult,
    solve_on_cluster,
    solve_task,
)
from cubewright.presenter.table import csv_head, csv_line
from cubewright.presenter.taking_apart.file_rules import FileRules
from cubewright.solver.analysis.batch import Answer, summary
from cubewright.solver.cluster.pool import PoolLostError
from cubewright.solver.disassembly.assembly import Order
from cubewright.solver.report import Progressed
from cubewright.solver.request import ClusterAddress
from cubewright.solver.search.control import Control

LIMIT_SECONDS = 10.0
MAX_NAME_LENGTH = 40


def add_arguments(parser: ArgumentParser) -> None:
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
        help="the name of a piece set, or a .toml file, for every figure; a figure smaller than "
        "the set uses any subset that fits (default: the same pieces as 'solve')",
    )
    add_convention_arguments(parser)
    add(
        "--disassemble",
        "--levels",
        action="store_true",
        help="also take every assembly apart: add the number of assemblies, the number that come "
        "apart, the level string of the most difficult one, and the number of undecided ones; "
        "a + means that the time limit ended the analysis",
    )
    add(
        "--level-at-least",
        metavar="N",
        type=one_or_more,
        help="with --disassemble: count only those whose first separation needs N moves or more",
    )
    add_plan_order_argument(parser, "--order")
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
        dest="figure_seconds",
        help="continue with the next figure after S seconds; with --disassemble, half of them are "
        f"for taking apart (default: {LIMIT_SECONDS:g}); exit status 124",
    )
    add_cluster_arguments(parser)


def run(options: Namespace, terminal: Terminal) -> int:
    """Solve all figures, and return the exit status.

    The status is 0, 2 for a bad file, 124 at the time limit, or 130 after Ctrl-C.
    """
    cluster = chosen_cluster(options)
    pieces = None if options.pieces is None else named_piece_set(options.pieces)
    rows = list(batch_rows(options.files, pieces))
    control = Control()
    write = _write_csv if options.csv else _write_tables
    written: list[Answer | None] = []
    is_out_of_time = False
    with stopped_by_ctrl_c(control) as interruption:
        entries = _solved(rows, control, options, terminal, cluster)
        for entry in write(entries, options, terminal):
            written.append(entry.answer)
            is_out_of_time |= entry.is_out_of_time
    terminal.message(summary(written, len(rows)))
    if interruption.status is not None:
        return interruption.status
    is_lost = control.stopped  # whether the cluster was lost
    if is_lost or any(row.line is None for row in rows):
        return UNUSABLE
    return OUT_OF_TIME if is_out_of_time else FOUND


def _solved(
    rows: Sequence[BatchRow],
    control: Control,
    options: Namespace,
    terminal: Terminal,
    cluster: ClusterAddress | None,
) -> Iterator[BatchEntry]:
    progress_bar = ProgressBar(terminal.err)
    rules_of = FileRules(with_other_pieces=options.pieces is not None)
    tasks = (_task(row, options, rules_of) for row in rows)
    try:
        if cluster is None or not any(row.puzzle for row in rows):
            found = _solved_here(rows, tasks, control, progress_bar)
        else:
            found = _solved_there(len(rows), tasks, control, cluster, terminal, progress_bar)
        for row, result in zip(rows, found, strict=False):
            progress_bar.hide()
            yield BatchEntry(row, result, is_done=True, convention=options.convention)
    finally:
        progress_bar.hide()


def _task(row: BatchRow, options: Namespace, rules_of: FileRules) -> BatchTask:
    if not options.disassemble or row.puzzle is None:
        return BatchTask(row.puzzle, options.figure_seconds)
    order, least = Order(options.plan_order), options.level_at_least or 1
    taking_apart = DisassemblyOptions(rules_of(row), order, least)
    return BatchTask(row.puzzle, options.figure_seconds, taking_apart)


def _solved_here(
    rows: Sequence[BatchRow], tasks: Iterable[BatchTask], control: Control, shown: ProgressBar
) -> Iterator[TaskResult]:
    def show(number: int, progress: Progressed | None = None) -> None:
        done = (number + (progress.fraction if progress else 0)) / len(rows)
        label = f"{number + 1} of {len(rows)}  {rows[number].name}"
        shown.show_text(lambda: f"{bar(done)}  {label}")

    for number, task in enumerate(tasks):
        if control.stopped:
            return
        show(number)
        found = solve_task(task, control, partial(show, number))
        if found is None:
            return
        yield found


def _solved_there(
    total: int,
    tasks: Iterable[BatchTask],
    control: Control,
    cluster: ClusterAddress,
    terminal: Terminal,
    shown: ProgressBar,
) -> Iterator[TaskResult]:
    """Yield the result of each row from the workers, in the order of the rows."""

    def show(done: int) -> None:
        shown.show_text(lambda: f"{bar(done / max(1, total))}  {done:,} of {total:,}")

    def note(text: str) -> None:
        shown.hide()
        terminal.message(f"worker {text}")

    show(0)
    try:
        yield from solve_on_cluster(tasks, total, cluster, control, show, note)
    except PoolLostError as error:  # the complete figures are still written
        shown.hide()
        terminal.message(str(error))
        control.stop()


def _write_csv(
    entries: Iterator[BatchEntry], options: Namespace, terminal: Terminal
) -> Iterator[BatchEntry]:
    columns = (*CSV, *LEVEL_COLUMNS) if options.disassemble else CSV
    terminal.out.write(csv_head(columns))
    for entry in entries:
        terminal.out.write(csv_line(columns, entry))
        terminal.out.flush()
        yield entry


def _write_tables(
    entries: Iterator[BatchEntry], options: Namespace, terminal: Terminal
) -> Iterator[BatchEntry]:
    columns = (*TERMINAL, *LEVEL_COLUMNS) if options.disassemble else TERMINAL
    header = [column.name for column in columns]
    for file, entries_of_file in groupby(entries, key=lambda entry: entry.row.file):
        rows = list(entries_of_file)
        cells = [[column.plain_text(entry) for column in columns] for entry in rows]
        for texts in cells:
            texts[0] = elide(texts[0], MAX_NAME_LENGTH)
        head, rule, *lines = text_table(header, cells, left=2)
        body = (
            f"{line.ljust(len(rule))}  {REMARK.text(entry)}".rstrip()
            for line, entry in zip(lines, rows, strict=True)
        )
        print(f"{file}\n", head, rule, *body, "", sep="\n", file=terminal.out, flush=True)
        yield from rows


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
    rules=(needs("--level-at-least", "--disassemble"), *CLUSTER_RULES),
)
