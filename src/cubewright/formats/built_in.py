"""The built-in puzzles, which are identified by name and need no file."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

from cubewright.errors import UnknownNameError
from cubewright.formats.limits import PIECE_SET, parse_toml, read_text
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.piece_sets.shape_notation import read_shape
from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.resources import resource_folder
from cubewright.translation import mark


@cache
def built_in_puzzles() -> dict[str, Puzzle]:
    """Return all built-in puzzles; the keys are their names.

    The name of a puzzle's figure is the title of the puzzle.
    """
    return {name: _puzzle(name) for name in _entries()}


@cache
def _entries() -> dict[str, dict[str, Any]]:
    path = resource_folder(".") / "puzzles.toml"
    entries = parse_toml(read_text(path, PIECE_SET), path.name, PIECE_SET)["puzzles"]
    return {entry["name"]: entry for entry in entries}


@cache
def _puzzle(name: str) -> Puzzle:
    entry = _entries()[name]
    pieces = piece_set(entry["pieces"])
    return Puzzle(Figure(_board(entry, pieces.lattice), entry["title"], pieces.lattice), pieces)


def _board(entry: dict[str, Any], lattice: Lattice) -> Collection[Cell]:
    """Return the cells of a puzzle's ``box`` or of its ``board``, which is drawn in rows."""
    if "box" in entry:
        width, depth, height = entry["box"]
        return lattice.box((width, depth, height))
    return read_shape(entry["board"], lattice.name).cells


def built_in_puzzle(name: str) -> Puzzle:
    """Return the built-in puzzle with the given name, without reading the other puzzles.

    Raises:
        UnknownNameError: No built-in puzzle has this name.
    """
    if not is_built_in(name):
        raise UnknownNameError(mark("built-in puzzle"), name, _entries())
    return _puzzle(name.lower())


def is_built_in(name: str) -> bool:
    """Return whether a built-in puzzle has the given name."""
    return name.lower() in _entries()


def built_in_pieces(lattice: Lattice) -> PieceSet:
    """Return the pieces of the first built-in puzzle on a lattice."""
    known = (puzzle.piece_set for puzzle in built_in_puzzles().values())
    return next(each for each in known if each.lattice == lattice)
