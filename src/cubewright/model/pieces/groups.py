"""Groups: pieces with the same group number may stay together in a disassembly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

Groups = tuple[tuple[int, int], ...]
"""Pairs of a group number and the number of a piece's copies in this group."""
PieceGroups = tuple[tuple[str, Groups], ...]
"""Sorted pairs of a piece's symbol and its groups; pieces without groups are left out."""


def joined_groups(*several: PieceGroups) -> PieceGroups:
    """Return the combined groups of the pieces of several sources."""
    return piece_groups(
        (symbol, group, copies)
        for groups in several
        for symbol, each in groups
        for group, copies in each
    )


def piece_groups(members: Iterable[tuple[str, int, int]]) -> PieceGroups:
    """Return the groups of pieces, given triples of symbol, group number and number of copies.

    Copies of a piece in the same group are added. Group 0 means no group.

    >>> piece_groups([("B", 2, 1), ("A", 1, 1), ("A", 1, 2), ("A", 0, 1)])
    (('A', ((1, 3),)), ('B', ((2, 1),)))
    """
    copies: Counter[tuple[str, int]] = Counter()
    for symbol, group, number in members:
        copies[symbol, group] += number
    kept = sorted((key, number) for key, number in copies.items() if key[1] > 0 and number > 0)
    symbols = sorted({symbol for (symbol, _), _ in kept})
    return tuple(
        (symbol, tuple((group, number) for (each, group), number in kept if each == symbol))
        for symbol in symbols
    )
