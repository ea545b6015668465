"""Write the generated pages of the reference:

    python tools/write_reference.py FOLDER

They describe the commands of the terminal, the commands and keys of the window, the file formats,
and the words of the filter above a list of solutions.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np
from write_shell_files import EXIT_STATUS, options_of

from cubewright.cli.bcsolve.switches import HELP
from cubewright.cli.command import Command, commands
from cubewright.cli.parser import EXAMPLES
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.exports.export_format import ExportFormat, export_formats
from cubewright.formats.solutions.solution_format import solution_formats
from cubewright.gui.shell.commands.table import MENUS
from cubewright.presenter.solutions.conventions import own_images
from cubewright.presenter.solutions.listed import ListedSolutions
from cubewright.presenter.solutions.query import query_of
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

FILTERS = (
    *("T", "no T", "T at 2,1,3", "T as in 1", "symmetrical", "asymmetrical"),
    *("starred", "unstarred", "deleted", "note:", "note:nice", "120", "100-200", "100-"),
    *("apart", "cannot", "undecided", "unanalysed", "turns", "level>=5"),
)
"""Words for the Soma cube, one of each kind."""


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    """Yield the lines of a table in Markdown."""
    heads = list(heads)
    yield f"| {' | '.join(heads)} |"
    yield "|---" * len(heads) + "|"
    for row in rows:
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"
    yield ""


def examples(pairs: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Yield command lines and their descriptions as a block."""
    yield ""
    for line, text in pairs:
        yield f"    # {text}"
        yield f"    {line}"
    yield ""


def sentence(text: str) -> str:
    """Return a help text as a sentence."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", ")")) else f"{text}."


def command_part(command: Command) -> Iterator[str]:
    """Yield the section of a command."""
    yield from (f"## {command.name}", "", command.summary, "")
    rows = []
    for option in options_of(command):
        value = option.metavar if option.values is not None else ""
        names = [f"`{name} {value}".rstrip() + "`" for name in option.names] or [f"`{value}`"]
        rows.append((", ".join(names), sentence(option.help)))
    yield from table(("Option", "Meaning"), rows)
    yield from examples(command.examples)


def terminal() -> Iterator[str]:
    """Yield the lines of the page about the terminal."""
    yield from ("# The terminal", "")
    yield "Without a command, `cubewright` opens the window. Solutions go to standard output,"
    yield "statistics and progress to standard error. `cubewright COMMAND --help` prints the"
    yield "section of a command. A wheel also installs each section as a manual page, and"
    yield "completion for bash, zsh and fish."
    yield from examples(EXAMPLES)
    yield from ("## Exit status", "")
    yield from table(("Status", "Meaning"), EXIT_STATUS)
    for command in commands().values():
        yield from command_part(command)
    yield from ("## bcsolve", "", "See [BCSolve's command](bcsolve.md).", "")
    yield from (f"    {line}".rstrip() for line in HELP.rstrip().splitlines())


def keys() -> Iterator[str]:
    """Yield the lines of the page about the commands of the window."""
    yield from ("# Commands and keys", "")
    yield "This page lists all commands of the window. `Ctrl+K` finds a command by its words, and"
    yield "`Ctrl+F1` also lists the keys of single panels."
    for menu in MENUS:
        yield from ("", f"## {menu.title.replace('&', '')}", "")
        yield from table(
            ("Command", "Keys", "What it does"),
            (
                (
                    command.text.replace("&", ""),
                    ", ".join(f"`{key}`" for key in command.keys),
                    sentence(command.tip),
                )
                for group in menu.groups
                for command in group
            ),
        )


def option_names(form: ExportFormat) -> str:
    """Return the options of an export format as they are typed."""
    return ", ".join(f"`--{option.name}`" for option in form.options)


def formats() -> Iterator[str]:
    """Yield the lines of the page about file formats."""
    yield from ("# File formats", "")
    yield "A [figure file](figure-files.md) and a [piece set](piece-sets.md) are text. A"
    yield "[project](../project-file.md) is a database."
    yield from (
        "",
        "## Solutions",
        "",
        "`cubewright solve --format` and *Export* write these formats.",
        "",
    )
    yield from table(
        ("Format", "What it writes"),
        ((f"`{form.name}`", sentence(form.title)) for form in solution_formats().values()),
    )
    yield from ("## Exports", "", "`cubewright export KIND` and *Export* write these files.", "")
    rows = sorted(export_formats().values(), key=lambda form: (form.kind, form.suffix))
    yield from table(
        ("Kind", "Ending", "`--format`", "Options"),
        ((form.kind, f"`{form.suffix}`", f"`{form.name}`", option_names(form)) for form in rows),
    )


def filter_words() -> Iterator[str]:
    """Yield the lines of the page about the words of the filter."""
    yield from ("# Filter words", "")
    yield "Type filter words into the field above the list of solutions. The list shows solutions"
    yield "that match all words. The examples use pieces of the Soma cube. Part of a piece's name"
    yield "is enough."
    yield ""
    yield from table(("You type", "A solution is listed if it"), filter_rows())
    yield "On a grid without cubes, use the first two numbers of a cell that the layer shows."


def filter_rows() -> Iterator[tuple[str, str]]:
    """Yield each word with the condition that it means."""
    listed = soma_solutions()
    for words in FILTERS:
        (term,) = query_of(words, listed).terms
        yield f"`{words}`", term.verb


class Rows:
    """The solutions of a finished search, as a list shows them."""

    def __init__(self, cover: CoverProblem, rows: np.ndarray) -> None:
        self.table = cover.placement_table
        self.rows = rows

    def __len__(self) -> int:
        return len(self.rows)

    def row(self, index: int) -> np.ndarray:
        return self.rows[index]


def soma_solutions() -> ListedSolutions:
    """Return the solutions of the Soma cube."""
    reports = list(solve(SolveRequest(built_in_puzzle("cube"))))
    cover = next(each.cover for each in reports if isinstance(each, Prepared))
    rows = next(each.rows for each in reports if isinstance(each, SolutionsFound))
    return ListedSolutions(Rows(cover, rows), own_images(cover))


PAGES = {
    "terminal.md": terminal,
    "keys.md": keys,
    "formats.md": formats,
    "filter-words.md": filter_words,
}


def write(folder: Path) -> None:
    """Write all pages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, lines in PAGES.items():
        (folder / name).write_text("\n".join(lines()).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit("usage: python tools/write_reference.py FOLDER")
    write(Path(sys.argv[1]))
