"""``cubewright twins``: whether figures are new, or which others are the same ones turned."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from cubewright.cli.command import FOUND, NONE_FOUND, Command, Terminal
from cubewright.cli.puzzle_choice import STANDARD_INPUT, named_fig_file
from cubewright.formats.built_in import built_in_puzzles
from cubewright.formats.fig.diagnosis import no_figure
from cubewright.formats.fig.file import Block, FigFile, new_fig
from cubewright.formats.library import Entry, read_place, twins
from cubewright.formats.user_library import user_sources
from cubewright.model.symmetry.classes import figure_class
from cubewright.resources import figures_folder


def add_arguments(parser: ArgumentParser) -> None:
    """The figures, and what they are compared with."""
    add = parser.add_argument
    add("file", metavar="FILE", help="a figure file, a built-in name ('cubewright list'), or -")
    add("--model", metavar="NAME", help="only the figure of this name, or that contains it")
    add(
        "--library",
        metavar="PLACE",
        nargs="+",
        type=Path,
        default=[],
        help="files and folders to compare with too, beside our figures and your own places",
    )
    add(
        "--only",
        action="store_true",
        help="compare with what --library names alone",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """Print each figure with its symmetry, and its twins below; 1 where all of them are new."""
    blocks = tuple(_blocks(options.file, options.model, terminal))
    entries = tuple(_entries(options.library, terminal, only=options.only))
    here = _own_paths(options.file)
    some = False
    for block in blocks:
        figure = block.figure
        if figure is None or not figure.cells:
            terminal.say(str(block.problem or f"{block.name} has no cubelets to compare"))
            continue
        name = block.name or "a figure without a name"
        print(
            f"{block.file}, line {block.line}: {name}, {len(figure)} {figure.lattice.noun}s, "
            f"{figure_class(figure)}",
            file=terminal.out,
        )
        found = [
            twin
            for twin in twins(figure, entries)
            if twin.entry.block.line != block.line or twin.entry.path.resolve() not in here
        ]
        some = some or bool(found)
        new = [f"new: no twin among {len(entries):,} figures"]
        print("\n".join(f"  {line}" for line in found or new), file=terminal.out)
    return FOUND if some else NONE_FOUND


def _blocks(name: str, model: str | None, terminal: Terminal) -> Iterator[Block]:
    """The figures that are asked about."""
    puzzle = built_in_puzzles().get(name.lower())
    if name != STANDARD_INPUT and not Path(name).exists() and puzzle is not None:
        file: FigFile = new_fig(puzzle.figure)
    else:
        file = named_fig_file(name, terminal)
    if not file.blocks:
        raise no_figure(file.name, file.text)
    yield from file.blocks if model is None else (file.find(model),)


def _own_paths(name: str) -> set[Path]:
    """Where the asked figures themselves may stand; they are no twins of themselves."""
    ours = figures_folder()
    return {path.resolve() for path in (Path(name), ours / name, ours / f"{name}.fig")}


def _entries(places: list[Path], terminal: Terminal, *, only: bool) -> Iterator[Entry]:
    """The figures to compare with; what cannot be read is said."""
    usual = () if only else (figures_folder(), *user_sources())
    for place in dict.fromkeys((*usual, *places)):
        for shelf in read_place(place):
            if shelf.problem is not None:
                terminal.say(str(shelf.problem))
            yield from (entry for entry in shelf.entries if entry.figure is not None)


TWINS = Command(
    name="twins",
    summary="Tell whether figures are new, or the same as others turned or reflected.",
    examples=(
        ("cubewright twins my.fig", "each figure of the file: its symmetry, and its twins"),
        ("cubewright twins my.fig --model Throne", "only the figure that is called so"),
        ("cubewright twins my.fig --library site/ old.fig", "compare with these as well"),
    ),
    add_arguments=add_arguments,
    run=run,
)
