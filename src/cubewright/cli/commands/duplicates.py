"""``cubewright duplicates``: find duplicates: figures that are the same when turned or reflected.

Version 0.1 called it ``cubewright twins``.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from cubewright.cli.command import FOUND, NONE_FOUND, Command, Terminal, add_renamed
from cubewright.cli.puzzle_choice import STANDARD_INPUT, named_fig_file
from cubewright.formats.built_in import built_in_puzzles
from cubewright.formats.fig.diagnosis import no_figure_error
from cubewright.formats.fig.file import Block, FigFile, new_fig
from cubewright.formats.library import Entry, duplicates, read_library
from cubewright.formats.user_library import user_sources
from cubewright.model.symmetry.classes import figure_symmetry
from cubewright.resources import figures_folder


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "file",
        metavar="FILE",
        help="a figure file, a built-in name (see 'cubewright list'), or - for standard input",
    )
    add_renamed(
        parser,
        "--figure",
        "--model",
        metavar="NAME",
        help="only the figure with this name, or the first whose name contains it",
    )
    add(
        "--library",
        metavar="PLACE",
        nargs="+",
        type=Path,
        default=[],
        help="more files and folders to compare with, besides the included figures and your own",
    )
    add(
        "--only",
        action="store_true",
        help="compare only with the files and folders of --library",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """Print each figure with its symmetry and its duplicates; return 1 if all figures are new."""
    blocks = tuple(_blocks(options.file, options.figure, terminal))
    entries = tuple(_entries(options.library, terminal, only=options.only))
    own_paths = _own_paths(options.file)
    found_any = False
    for block in blocks:
        figure = block.figure
        if figure is None or not figure.cells:
            terminal.message(
                str(block.problem or f"{block.name} has no cubelets; draw the figure first")
            )
            continue
        name = block.name or "unnamed figure"
        print(
            f"{block.file}, line {block.line}: {name}, "
            f"{len(figure)} {figure.lattice.noun.several}, {figure_symmetry(figure)}",
            file=terminal.out,
        )
        found = [
            each
            for each in duplicates(figure, entries)
            if each.entry.block.line != block.line or each.entry.path.resolve() not in own_paths
        ]
        found_any = found_any or bool(found)
        new = [f"new: no duplicate among {len(entries):,} figures"]
        print("\n".join(f"  {line}" for line in found or new), file=terminal.out)
    return FOUND if found_any else NONE_FOUND


def _blocks(name: str, model: str | None, terminal: Terminal) -> Iterator[Block]:
    puzzle = built_in_puzzles().get(name.lower())
    if name != STANDARD_INPUT and not Path(name).exists() and puzzle is not None:
        file: FigFile = new_fig(puzzle.figure)
    else:
        file = named_fig_file(name, terminal)
    if not file.blocks:
        raise no_figure_error(file.name, file.text)
    yield from file.blocks if model is None else (file.find(model),)


def _own_paths(name: str) -> set[Path]:
    included = figures_folder()
    paths = (Path(name), included / name, included / f"{name}.fig")
    return {path.resolve() for path in paths}


def _entries(places: list[Path], terminal: Terminal, *, only: bool) -> Iterator[Entry]:
    library = () if only else (figures_folder(), *user_sources())
    for place in dict.fromkeys((*library, *places)):
        for file in read_library(place):
            if file.problem is not None:
                terminal.message(str(file.problem))
            yield from (entry for entry in file.entries if entry.figure is not None)


DUPLICATES = Command(
    name="duplicates",
    summary="Find duplicates: figures that are the same when turned or reflected.",
    examples=(
        ("cubewright duplicates my.fig", "print each figure with its symmetry and its duplicates"),
        ("cubewright duplicates my.fig --figure Throne", "only the figure with this name"),
        ("cubewright duplicates my.fig --library site/ old.fig", "compare with these files too"),
    ),
    add_arguments=add_arguments,
    run=run,
    other_names=("twins",),
)
