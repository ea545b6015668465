"""Piece sets, included with the program or the user's own."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import cast

from cubewright.errors import UnknownNameError
from cubewright.formats.piece_sets.file import read_piece_set
from cubewright.formats.piece_sets.user_sets import user_piece_sets
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import PieceSet
from cubewright.model.pieces.fitting import any_subset, some_subset_fits
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
"""The sets that occur in solutions of old figure files."""


class _IncludedSets(Mapping[str, PieceSet]):
    """A mapping from names to included sets, sorted by volume; each set is read on access."""

    def __getitem__(self, name: str) -> PieceSet:
        return _included(_paths()[name])

    def __contains__(self, name: object) -> bool:
        return name in _paths()

    def __iter__(self) -> Iterator[str]:
        return iter(_names_by_volume())

    def __len__(self) -> int:
        return len(_paths())


_SETS = _IncludedSets()


def piece_sets() -> Mapping[str, PieceSet]:
    """Return the included piece sets, sorted by volume; the keys are their names."""
    return _SETS


@cache
def _names_by_volume() -> list[str]:
    return sorted(_paths(), key=lambda name: (_SETS[name].volume, name))


@cache
def _paths() -> dict[str, Path]:
    return {path.stem: path for path in resource_folder("piece_sets").glob("*.toml")}


@cache
def _included(path: Path) -> PieceSet:
    return read_piece_set(path)


def known_piece_sets() -> Mapping[str, PieceSet]:
    """Return all piece sets, first the included sets, then the user's; the keys are their names."""
    # A ChainMap lists its last mapping first.
    return ChainMap(user_piece_sets(taken=piece_sets()).sets, cast("dict[str, PieceSet]", _SETS))


def figure_file_piece_sets(lattice: Lattice = CUBIC) -> tuple[PieceSet, ...]:
    """Return the sets to which the marks of a figure file may refer, in the order of their volume.

    For cubes, some sets are left out: a lone L of Soma could belong to any set.
    """
    if lattice != CUBIC:
        return tuple(each for each in piece_sets().values() if each.lattice == lattice)
    found = [piece_sets()[name] for name in _IN_FIGURE_FILES]
    return tuple(sorted(found, key=lambda each: (each.volume, each.name)))


def piece_set(name: str) -> PieceSet:
    """Return the piece set with the given name, which is included or the user's own.

    Raises:
        UnknownNameError: No piece set has this name.
    """
    name = name.lower()
    if name in _SETS:
        return _SETS[name]  # The user's sets need not be read.
    known = known_piece_sets()
    if name not in known:
        raise UnknownNameError(mark("piece set"), name, known)
    return known[name]


def piece_set_of_volume(cells: int, lattice: Lattice = CUBIC) -> PieceSet | None:
    """Return the default set with a number of cells, or None.

    For cubes: 27 Soma, 40 SOMA+, 54 Double SOMA, 64 Bedlam. For other lattices: the first included
    set with that number.
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
    fits = pieces.lattice == figure.lattice and some_subset_fits(any_subset(pieces), figure)
    return pieces if fits else None
