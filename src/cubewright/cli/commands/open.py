"""``cubewright open``: show the puzzle in a link, or save it as a file."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from cubewright.cli.command import FOUND, Command, Terminal, UsageError
from cubewright.errors import FormatError
from cubewright.formats.conversion.conversion import PUZZLE_FORMATS, TOML_SUFFIX
from cubewright.formats.conversion.convert import convert_project
from cubewright.formats.links.link import read_link
from cubewright.visible_text import one_line


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("link", metavar="LINK", help="the link, in quotation marks; or - for standard input")
    suffixes = ", ".join(suffix for suffix in PUZZLE_FORMATS if suffix != TOML_SUFFIX)
    add(
        "-o",
        "--output",
        metavar="FILE",
        type=Path,
        help=f"write the puzzle to this file; its ending names the format: {suffixes}",
    )
    add("--force", action="store_true", help="replace an existing file")


def run(options: Namespace, terminal: Terminal) -> int:
    """Show or save the puzzle; return 0."""
    # Imported here for a quicker start.
    from cubewright.presenter.links import link_summary, project_of_link

    linked = read_link(terminal.read_input() if options.link == "-" else options.link)
    print(one_line(link_summary(linked)), file=terminal.out)
    for line in linked.note.splitlines():
        print(one_line(line), file=terminal.out)
    if options.output is None:
        solutions = "\n\n".join(str(each.solution) for each in linked.solutions)
        print(solutions or linked.puzzle.figure, file=terminal.out)
        return FOUND
    path: Path = options.output
    suffix = path.suffix.lower()
    if suffix not in PUZZLE_FORMATS or suffix == TOML_SUFFIX:
        raise UsageError(
            f"-o needs a name that ends in .cubewright, .fig or .xmpuzzle, not '{path.name}'"
        )
    if path.exists() and not options.force:
        raise FormatError(path.name, None, "already exists; choose another name or use --force")
    conversion = convert_project(project_of_link(linked), suffix, path.name)
    for loss in conversion.losses:
        terminal.message(f"{path.name} leaves this out: {loss}")
    conversion.write(path)
    terminal.message(f"wrote {path}")
    return FOUND


OPEN = Command(
    name="open",
    summary="Show the puzzle in a link, or save it as a file.",
    examples=(
        ('cubewright open "LINK"', "show the puzzle, and its solution if the link has one"),
        ('cubewright open "LINK" -o puzzle.cubewright', "save it with its solution and plan"),
    ),
    add_arguments=add_arguments,
    run=run,
)
