"""The puzzles that have a name of their own and need no file."""

from __future__ import annotations

import tomllib
from functools import cache

from cubewright.errors import UnknownNameError
from cubewright.formats.piece_set import piece_set
from cubewright.model.figure import Figure
from cubewright.model.puzzle import Puzzle
from cubewright.resources import resource_folder


@cache
def built_in_puzzles() -> dict[str, Puzzle]:
    """Every built-in puzzle by its name; the figure's name is the puzzle's title."""
    text = (resource_folder(".") / "puzzles.toml").read_text(encoding="utf-8")
    puzzles = {}
    for entry in tomllib.loads(text)["puzzles"]:
        pieces = piece_set(entry["pieces"])
        width, depth, height = entry["box"]
        cells = pieces.lattice.box((width, depth, height))
        puzzles[entry["name"]] = Puzzle(Figure(cells, entry["title"], pieces.lattice), pieces)
    return puzzles


def built_in_puzzle(name: str) -> Puzzle:
    """The built-in puzzle of a name; raises :class:`UnknownNameError`."""
    try:
        return built_in_puzzles()[name.lower()]
    except KeyError:
        raise UnknownNameError("built-in puzzle", name, built_in_puzzles()) from None
