"""``cubewright plates``: arrange the pieces of a puzzle on the bed of a 3D printer."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path

from cubewright.cli.command import FOUND, Command, Terminal
from cubewright.cli.export_arguments import add_option, given_values, puzzle_or_set
from cubewright.cli.numbers import seconds
from cubewright.cli.progress_bar import ProgressBar, bar
from cubewright.cli.puzzle_choice import STANDARD_INPUT, add_puzzle_arguments
from cubewright.cli.text_table import text_table
from cubewright.errors import CubewrightError
from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.exports.option import OptionError, Settings
from cubewright.formats.links.link import is_link
from cubewright.formats.models.options import ENGRAVE
from cubewright.formats.plates.options import JOINTS, LIDDED_WALL, PLATE_OPTIONS, bed_of
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution

FORMATS = ("3mf", "stl")
_LEFT = 1
"""The number of left-aligned columns."""


def add_arguments(parser: ArgumentParser) -> None:
    add_puzzle_arguments(parser, rules=False)
    add = parser.add_argument
    add(
        "-o",
        "--output",
        metavar="FOLDER",
        type=Path,
        help="write a file for each plate into this folder, which is created if it is missing "
        "(default: print the plan only)",
    )
    add("--format", choices=FORMATS, default="3mf", help="the format of the files (default: 3mf)")
    add("--force", action="store_true", help="replace existing files")
    for option in PLATE_OPTIONS:
        add_option(parser, option)
    add("--limit-seconds", metavar="S", type=seconds, help="stop after S seconds (exit status 124)")


def run(options: Namespace, terminal: Terminal) -> int:
    """Print the plan, and write the plates with -o; return 0."""
    try:
        return _planned(options, terminal)
    except OptionError as error:
        raise CubewrightError(error.at_terminal) from error


def _planned(options: Namespace, terminal: Terminal) -> int:
    settings = Settings(PLATE_OPTIONS, given_values(options, PLATE_OPTIONS))
    bed_of(settings)  # Refuses a wrong bed before the search for a solution.
    puzzle = puzzle_or_set(options, terminal).puzzle
    hides = any(settings.number(option.name) for option in (ENGRAVE, LIDDED_WALL))
    needs_solution = hides or settings.is_on(JOINTS.name)
    solutions = _solutions(puzzle, options) if needs_solution else ()
    # Imported here, because the help loads this module.
    from cubewright.presenter.exports.plates import (
        PLATE_COLUMNS,
        plan_summary,
        planned,
        plated_bodies,
        write_plates,
    )

    progress = ProgressBar(terminal.err)
    source = ExportSource(puzzle, puzzle.name or puzzle.piece_set.title, solutions)
    steps = planned(source, settings)
    try:
        while True:
            progress.show_text(partial(bar, next(steps)))
    except StopIteration as end:
        plan = end.value
    finally:
        steps.close()
        progress.hide()
    written: list[Path] = []
    if options.output is not None:
        writing = write_plates(plan, options.output, options.format, replaces=options.force)
        try:
            while True:
                progress.show_text(partial(bar, next(writing)))
        except StopIteration as end:
            written = end.value
        finally:
            writing.close()
            progress.hide()
    rows = [[column.plain_text(row) for column in PLATE_COLUMNS] for row in plated_bodies(plan)]
    header = [column.name for column in PLATE_COLUMNS]
    for line in (*text_table(header, rows, left=_LEFT), "", *plan_summary(plan)):
        print(line, file=terminal.out)
    if written:
        count = len(written)
        terminal.message(f"wrote {count} {'file' if count == 1 else 'files'} to {options.output}")
    return FOUND


def _solutions(puzzle: Puzzle, options: Namespace) -> tuple[Solution, ...]:
    """Return a solution, which hides labels, lids and joints; empty if none is found."""
    if not puzzle.figure.cells:
        return ()
    # Imported here, because it imports the solver.
    from cubewright.presenter.exports.solutions import solutions_to_export

    name = options.file
    is_file = name != STANDARD_INPUT and not is_link(name) and Path(name).is_file()
    try:
        return solutions_to_export(puzzle, Path(name) if is_file else None, options.problem, 1, 1)
    except CubewrightError:
        return ()


PLATES = Command(
    name="plates",
    summary="Arrange the pieces of a puzzle on the bed of a 3D printer.",
    examples=(
        ("cubewright plates cube --bed 220x220 -o plates", "a 3MF file for each plate"),
        ("cubewright plates bedlam --bed 180x180x180 --unit 25", "only print the plan"),
        ("cubewright plates bedlam --joints", "pieces that need support in parts, with dowels"),
        ("cubewright plates bedlam --joints --snap", "parts with pins that snap in"),
        ("cubewright plates cube --wall 1.6 -o plates", "hollow pieces with lids"),
        (
            "cubewright plates burr.xmpuzzle -o plates --by-colour --engrave 0.6 --coupon",
            "one colour on a plate, labels inside, a test of clearances",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
)
