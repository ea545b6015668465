"""Piece sets that a figure file describes once and names in later blocks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cubewright.formats.fig.statements import inline_statement, stated_pieces
from cubewright.formats.piece_sets.catalogue import piece_sets
from cubewright.model.piece import PieceSet


class DescribedSets:
    """The sets that the blocks of a file have described so far, by name and title.

    A later block may refer to such a set by its name alone. The names of included sets always refer
    to included sets.
    """

    def __init__(self) -> None:
        self._sets: dict[str, PieceSet] = {}

    def add(self, pieces: PieceSet | None) -> None:
        """Add the set that a block describes; it replaces a set of the same name."""
        if pieces is not None:
            self._sets[pieces.title.casefold()] = pieces
            self._sets[pieces.name.casefold()] = pieces

    def find(self, comments: Iterable[str]) -> PieceSet | None:
        """Return the described set that comments name, or None."""
        stated = stated_pieces(comments) if self._sets else None
        if stated is None:
            return None
        name = stated.casefold()
        # Tested last, because reading the names of all included sets takes long.
        return self._sets[name] if name in self._sets and name not in _included() else None


def named_set(comments: Iterable[str]) -> PieceSet | None:
    """Return the included set that comments name, or None."""
    stated = stated_pieces(comments)
    return None if stated is None else _included().get(stated.casefold())


def can_be_named(pieces: PieceSet) -> bool:
    """Return whether a block can refer by name to a set that is described above it.

    >>> soma = piece_sets()["soma"]
    >>> can_be_named(soma), can_be_named(PieceSet("mine", "Mine", soma.pieces, soma.counts))
    (False, True)
    """
    name = pieces.name
    return (
        stated_pieces([f"pieces: {name}"]) == name
        and inline_statement(name) is None
        and name.casefold() not in _included()
    )


@cache
def _included() -> dict[str, PieceSet]:
    known = piece_sets().values()
    return {name: each for each in known for name in (each.title.casefold(), each.name)}
