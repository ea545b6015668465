"""``cubewright wood``: print a cutting list to make the pieces of wood."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path

from cubewright.cli.command import FOUND, Command, Terminal, UsageError
from cubewright.cli.export_arguments import add_option, given_values, puzzle_or_set
from cubewright.cli.puzzle_choice import add_puzzle_arguments
from cubewright.errors import CubewrightError
from cubewright.formats.atomic import check_writable, write_atomically
from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.exports.option import OptionError, Settings
from cubewright.formats.wood.sheet import WOOD_OPTIONS, list_lines, named_sticks


def add_arguments(parser: ArgumentParser) -> None:
    add_puzzle_arguments(parser, rules=False)
    add = parser.add_argument
    add(
        "-o",
        "--output",
        metavar="PDF",
        type=Path,
        help="also write pages with the list and the faces to drill in true size to this .pdf file",
    )
    add("--force", action="store_true", help="replace an existing file")
    for option in WOOD_OPTIONS:
        add_option(parser, option)


def run(options: Namespace, terminal: Terminal) -> int:
    """Print the cutting list, and write the pages with -o; return 0."""
    try:
        return _printed(options, terminal)
    except OptionError as error:
        raise CubewrightError(error.at_terminal) from error


def _printed(options: Namespace, terminal: Terminal) -> int:
    settings = Settings(WOOD_OPTIONS, given_values(options, WOOD_OPTIONS))
    path: Path | None = options.output
    if path is not None:
        _check(path, replaces=options.force)
    puzzle = puzzle_or_set(options, terminal).puzzle
    source = ExportSource(puzzle, puzzle.name or puzzle.piece_set.title)
    lines = list_lines(named_sticks(source, settings))
    if path is not None:
        write_atomically(path, _pdf(source, settings))
    for line in lines:
        print(line, file=terminal.out)
    if path is not None:
        terminal.message(f"wrote {path}")
    return FOUND


def _check(path: Path, *, replaces: bool) -> None:
    if path.suffix.lower() != ".pdf":
        raise UsageError(f"-o needs a name that ends in .pdf, not '{path.name}'")
    check_writable(path)
    if path.exists() and not replaces:
        raise UsageError(f"{path} already exists; choose another name or use --force")


def _pdf(source: ExportSource, settings: Settings) -> bytes:
    # Imported here, because the help loads this module.
    from cubewright.formats.export_formats.pdf_wood import PDF_WOOD

    steps = PDF_WOOD.write(source, settings)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            files: Mapping[str, bytes] = end.value
            return files[PDF_WOOD.suffix]


WOOD = Command(
    name="wood",
    summary="Print a cutting list to make the pieces of wood.",
    examples=(
        ("cubewright wood cube --unit 25", "the sizes of all sticks and blocks"),
        (
            "cubewright wood cube -o cube.pdf --dowel 6",
            "pages in true size, with the holes for dowels",
        ),
    ),
    add_arguments=add_arguments,
    run=run,
)
