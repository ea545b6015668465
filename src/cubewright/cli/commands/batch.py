"""``cubewright batch``: solve every figure in files and folders, and print a table of results."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path

from cubewright.cli.command import FOUND, UNUSABLE, Command, Terminal, UsageError
from cubewright.cli.convention_choice import add_convention_arguments
from cubewright.cli.disassembly.choice import add_order_argument, piece_rules
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.numbers import one_or_more, seconds
from cubewright.cli.progress_bar import ProgressBar, bar
from cubewright.cli.puzzle_choice import named_piece_set
from cubewright.cli.text_table import text_table
from cubewright.formats.batch import BatchRow, batch_rows, csv_head
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.batch_text import answered_csv_line
from cubewright.solver.analysis.batch import Answer, answer, summary
from cubewright.solver.analysis.difficulty import grade
from cubewright.solver.disassembly.assembly import Order, PieceRules
from cubewright.solver.report import Progressed
from cubewright.solver.search.control import Control

Row = tuple[BatchRow, Answer | None]
"""A figure and its result; None if there was nothing to solve."""

LIMIT_SECONDS = 10.0
HEADER = ("figure", "pieces", "line", "cubelets", "solutions", "seconds", "difficulty")
LEVEL_COLUMNS = ("assemblies", "come apart", "best level", "not decided")
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


def run(options: Namespace, terminal: Terminal) -> int:
    """Solve all figures, and return 0; 2 if a file could not be used, 130 after Ctrl-C."""
    if options.level_at_least is not None and not options.disassemble:
        raise UsageError("--level-at-least needs --disassemble")
    pieces = None if options.pieces is None else named_piece_set(options.pieces)
    rows = list(batch_rows(options.files, pieces))
    control = Control()
    with stopped_by_ctrl_c(control) as interruption:
        solved = _solved(rows, control, options.limit_seconds, ProgressBar(terminal.err))
        levels = _Levels(control, options) if options.disassemble else None
        writer = _write_csv if options.csv else _write_tables
        results = list(writer(solved, options.convention, terminal, levels))
    terminal.message(summary([found for _, found in results], len(rows)))
    if interruption.status is not None:
        return interruption.status
    return UNUSABLE if any(row.line is None for row in rows) else FOUND


def _solved(
    rows: Sequence[BatchRow], control: Control, max_seconds: float, progress_bar: ProgressBar
) -> Iterator[Row]:
    """Yield each row with its answer, until the control stops it."""

    def show(number: int, progress: Progressed | None = None) -> None:
        done = (number + (progress.fraction if progress else 0)) / len(rows)
        label = f"{number + 1} of {len(rows)}  {rows[number].name}"
        progress_bar.show_text(lambda: f"{bar(done)}  {label}")

    for number, row in enumerate(rows):
        if control.stopped:
            return
        show(number)
        found = None
        if row.puzzle is not None:
            found = answer(row.puzzle, control, max_seconds, partial(show, number))
            if found is None:
                break
        progress_bar.hide()
        yield row, found
    progress_bar.hide()


class _Levels:
    """Takes the assemblies of each figure apart."""

    def __init__(self, control: Control, options: Namespace) -> None:
        self._control = control
        self._options = options

    def of(self, row: BatchRow, found: Answer | None) -> tuple[str, str, str, str]:
        """Return the texts of :data:`LEVEL_COLUMNS`; empty where nothing was analysed."""
        # The analysis needs numba, which takes long to import.
        from cubewright.presenter.search.best_level import best_level

        unknown = "", "", "", ""
        if row.puzzle is None or found is None or found.counts.raw is None:
            return unknown
        rules, options = PieceRules(), self._options
        if row.path is not None and options.pieces is None:
            chosen = Namespace(file=str(row.path), pieces=None, problem=str(row.index + 1))
            rules = piece_rules(chosen)
        if not found.counts.raw:
            return "0", "0", "", "0"
        best = best_level(
            row.puzzle,
            rules,
            self._control,
            options.limit_seconds,
            order=Order(options.order),
            level_at_least=options.level_at_least or 1,
        )
        if best is None:
            return unknown
        more = "" if best.is_complete else "+"
        return (
            f"{best.assemblies:,}{more}",
            f"{best.apart:,}{more}",
            best.text,
            f"{best.not_decided:,}",
        )


def _write_csv(
    solved: Iterator[Row], convention: Convention, terminal: Terminal, levels: _Levels | None
) -> Iterator[Row]:
    terminal.out.write(_with_columns(csv_head(), LEVEL_COLUMNS if levels else ()))
    for row, found in solved:
        line = answered_csv_line(row, found, convention)
        more = levels.of(row, found) if levels else ()
        terminal.out.write(_with_columns(line, [each.replace(",", "") for each in more]))
        terminal.out.flush()
        yield row, found


def _with_columns(line: str, more: Sequence[str]) -> str:
    """Return a CSV line with more values at its end."""
    return ",".join((line.rstrip("\n"), *more)) + "\n"


def _write_tables(
    solved: Iterator[Row], convention: Convention, terminal: Terminal, levels: _Levels | None
) -> Iterator[Row]:
    """Write a table for each file when its figures are done."""
    for file, rows_of_file in groupby(solved, key=lambda each: each[0].file):
        rows = list(rows_of_file)
        header = (*HEADER, *LEVEL_COLUMNS) if levels else HEADER
        cells = [(*_cells(*row, convention), *(levels.of(*row) if levels else ())) for row in rows]
        head, rule, *lines = text_table(header, cells, left=2)
        remarks = (_remark(*row) for row in rows)
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
