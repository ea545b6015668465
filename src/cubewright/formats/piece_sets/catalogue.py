"""All piece sets: those included with the program, and the user's own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cubewright.errors import UnknownNameError
from cubewright.formats.piece_sets.file import read_piece_set
from cubewright.formats.piece_sets.user_sets import user_piece_sets
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import PieceSet
from cubewright.model.pieces.fitting import adds_up, any_subset
from cubewright.resources import resource_folder
from cubewright.translation import mark

__all__ = [
    "figure_file_piece_sets",
    "known_piece_sets",
    "piece_set",
    "piece_set_of_volume",
    "piece_sets",
    "read_piece_set",
    "subset_piece_set",
]

_SUBSET_SET = "soma"
_BY_VOLUME = ("soma", "soma-plus", "double-soma", "bedlam")
_IN_FIGURE_FILES = ("diabolical", "half-hour", *_BY_VOLUME, "pentominoes", "tetris")
"""The sets whose solutions are in old figure files."""


@cache
def piece_sets() -> dict[str, PieceSet]:
    """Return the piece sets included with the program by name, in the order of their volume."""
    found = [_included(path) for path in _paths().values()]
    return {each.name: each for each in sorted(found, key=lambda s: (s.volume, s.name))}


@cache
def _paths() -> dict[str, Path]:
    """Return the files of the included sets, by their names without suffix."""
    return {path.stem: path for path in resource_folder("piece_sets").glob("*.toml")}


@cache
def _included(path: Path) -> PieceSet:
    return read_piece_set(path)


def known_piece_sets() -> dict[str, PieceSet]:
    """Return every piece set by name: those included with the program, then the user's own."""
    return piece_sets() | user_piece_sets(taken=piece_sets()).sets


def figure_file_piece_sets(lattice: Lattice = CUBIC) -> tuple[PieceSet, ...]:
    """Return the sets that the marks of a figure file may mean, in the order of their volume.

    For cubes these are not all sets: the L of Soma alone could belong to any.
    """
    if lattice != CUBIC:
        return tuple(each for each in piece_sets().values() if each.lattice == lattice)
    return tuple(each for each in piece_sets().values() if each.name in _IN_FIGURE_FILES)


def piece_set(name: str) -> PieceSet:
    """Return the piece set with a name, included or the user's own.

    Raises:
        UnknownNameError: No piece set has this name.
    """
    name = name.lower()
    path = _paths().get(name)
    if path is not None and _included(path).name == name:
        return _included(path)  # the other sets need not be read
    if name in piece_sets():
        return piece_sets()[name]
    known = known_piece_sets()
    if name not in known:
        raise UnknownNameError(mark("piece set"), name, known)
    return known[name]


def piece_set_of_volume(cells: int, lattice: Lattice = CUBIC) -> PieceSet | None:
    """Return the default set with a number of cells, or None.

    For cubes: 27 Soma, 40 SOMA+, 54 Double SOMA, 64 Bedlam. For other lattices
    it is the first included set with that number.
    """
    if lattice != CUBIC:
        sizes = (each for each in piece_sets().values() if each.lattice == lattice)
        return next((each for each in sizes if each.volume == cells), None)
    for name in _BY_VOLUME:
        if piece_sets()[name].volume == cells:
            return piece_sets()[name]
    return None


def subset_piece_set(figure: Figure) -> PieceSet | None:
    """Return Soma if a subset of its pieces has as many cells as the figure, else None."""
    pieces = piece_sets()[_SUBSET_SET]
    fits = pieces.lattice == figure.lattice and adds_up(any_subset(pieces), figure)
    return pieces if fits else None
