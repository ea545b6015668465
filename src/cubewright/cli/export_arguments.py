"""Command-line arguments for the options of exports, and for the puzzle or piece set to export."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from pathlib import Path

from cubewright.cli.command import Terminal, UsageError
from cubewright.cli.puzzle_choice import (
    ChosenPuzzle,
    chosen_puzzle_with_groups,
    named_piece_set,
)
from cubewright.formats.built_in import is_built_in
from cubewright.formats.exports.option import ExportOption, Value
from cubewright.formats.links.link import is_link
from cubewright.formats.piece_sets.catalogue import piece_sets
from cubewright.model.figure import Figure
from cubewright.model.puzzle import Puzzle
from cubewright.resources import included_file


def add_option(parser: ArgumentParser, option: ExportOption, takers: str = "") -> None:
    """Add the option of an export; ``takers`` is a note in its help on the formats that have it."""
    if option.is_switch:
        parser.add_argument(
            f"--{option.name}",
            action="store_const",
            const=True,
            help=f"{option.help} ({takers})" if takers else option.help,
            dest=option_dest(option),
        )
        return
    unit = f" {option.unit}" if option.unit else ""
    default = f"default: {option.default}{unit}" if option.default != "" else ""
    notes = "; ".join(filter(None, (takers, default)))
    parser.add_argument(
        f"--{option.name}",
        metavar=option.unit.upper() or ("NUMBER" if option.is_number else "WORD"),
        help=f"{option.help} ({notes})" if notes else option.help,
        dest=option_dest(option),
        choices=option.choices or None,
    )


def option_dest(option: ExportOption) -> str:
    """Return the name of an option's value in a namespace."""
    return f"option_{option.name}"


def given_values(options: Namespace, known: Iterable[ExportOption]) -> dict[str, Value]:
    """Return the values of the options that the command line contains, by name."""
    values = {each.name: getattr(options, option_dest(each)) for each in known}
    return {name: value for name, value in values.items() if value is not None}


def puzzle_or_set(options: Namespace, terminal: Terminal) -> ChosenPuzzle:
    """Return the chosen puzzle, or a piece set as a puzzle with an empty figure.

    With ``--figure``, a name of both a piece set and a file of figures means the file.
    """
    name = options.file
    is_set = name.lower().endswith(".toml") or (
        not is_link(name)
        and not Path(name).exists()
        and not is_built_in(name)
        and name in piece_sets()
        and (options.figure is None or included_file(name) is None)
    )
    if not is_set:
        return chosen_puzzle_with_groups(options, terminal)
    for option in ("figure", "problem", "pieces"):
        if getattr(options, option) is not None:
            raise UsageError(f"--{option} needs a figure; {name} is a piece set")
    pieces = named_piece_set(name)
    return ChosenPuzzle(Puzzle(Figure((), pieces.title, pieces.lattice), pieces))
