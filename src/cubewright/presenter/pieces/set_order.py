"""The order in which lists offer piece sets."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from cubewright.model.piece import PieceSet
from cubewright.translation import mark, tr

OWN = mark("My sets")
"""The heading of the user's own sets."""


def grouped_piece_sets(
    sets: Iterable[PieceSet], included: Collection[str]
) -> dict[str, list[PieceSet]]:
    """Return piece sets under headings, each group in the order of its titles.

    There is one group for each lattice, in alphabetical order, and a last one for the
    user's own sets: those whose names are not ``included``.
    """
    by_title = sorted(sets, key=lambda each: (each.title.casefold(), each.name))
    groups: dict[str, list[PieceSet]] = {}
    for each in sorted(by_title, key=lambda each: each.lattice.title):
        if each.name in included:
            groups.setdefault(tr(each.lattice.title), []).append(each)
    own = [each for each in by_title if each.name not in included]
    return {**groups, tr(OWN): own} if own else groups
