"""The piece sets there are: those that ship with the program, and the player's own."""

from __future__ import annotations

from functools import cache

from cubewright.errors import UnknownNameError
from cubewright.formats.piece_sets.file import read_piece_set
from cubewright.formats.piece_sets.user_sets import user_piece_sets
from cubewright.model.figure import Figure
from cubewright.model.fitting import adds_up, any_subset
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import PieceSet
from cubewright.resources import resource_folder

__all__ = [
    "figure_file_piece_sets",
    "known_piece_sets",
    "piece_set",
    "piece_set_of_volume",
    "piece_sets",
    "read_piece_set",
    "subset_piece_set",
]

_OF_PARTS = "soma"
_PROPOSED = ("soma", "soma-plus", "double-soma", "bedlam")
_NOTATED = ("diabolical", "half-hour", *_PROPOSED, "pentominoes", "tetris")
"""The sets whose solutions stand in figure files of old."""


@cache
def piece_sets() -> dict[str, PieceSet]:
    """Every piece set that ships with the program, by name, in the order of their volume."""
    found = [read_piece_set(path) for path in resource_folder("piece_sets").glob("*.toml")]
    return {each.name: each for each in sorted(found, key=lambda s: (s.volume, s.name))}


def known_piece_sets() -> dict[str, PieceSet]:
    """Every piece set by name: those that ship with the program, then the player's own."""
    return piece_sets() | user_piece_sets(taken=piece_sets()).sets


def figure_file_piece_sets(lattice: Lattice = CUBIC) -> tuple[PieceSet, ...]:
    """The sets in whose light the marks of a figure file are read, in the order of their volume.

    Not all of those of cubes: where the L of Soma is met alone it might be that of any set.
    """
    if lattice != CUBIC:
        return tuple(each for each in piece_sets().values() if each.lattice == lattice)
    return tuple(each for each in piece_sets().values() if each.name in _NOTATED)


def piece_set(name: str) -> PieceSet:
    """The piece set of a name, ours or the player's own; raises :class:`UnknownNameError`."""
    name = name.lower()
    if name in piece_sets():
        return piece_sets()[name]
    known = known_piece_sets()
    if name not in known:
        raise UnknownNameError("piece set", name, known)
    return known[name]


def piece_set_of_volume(cells: int, lattice: Lattice = CUBIC) -> PieceSet | None:
    """The set that fills so many cells exactly: 27 Soma, 40 SOMA+, 54 Double SOMA, 64 Bedlam.

    On other lattices the only set of ours that does.
    """
    if lattice != CUBIC:
        sizes = (each for each in piece_sets().values() if each.lattice == lattice)
        return next((each for each in sizes if each.volume == cells), None)
    for name in _PROPOSED:
        if piece_sets()[name].volume == cells:
            return piece_sets()[name]
    return None


def subset_piece_set(figure: Figure) -> PieceSet | None:
    """The set of which a figure takes a part that fills none: Soma, where a choice adds up."""
    pieces = piece_sets()[_OF_PARTS]
    fits = pieces.lattice == figure.lattice and adds_up(any_subset(pieces), figure)
    return pieces if fits else None
