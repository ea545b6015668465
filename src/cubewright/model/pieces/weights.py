"""Weights: the half of a disassembly that contains the heaviest piece stays in place.

Pieces of the weight of a wall stay in place together, and no piece passes through them.
"""

from __future__ import annotations

from collections.abc import Iterable

WALL = 99
"""The least weight of a wall."""

PieceWeights = tuple[tuple[str, int], ...]
"""Sorted pairs of a piece's symbol and its weight; pieces of weight 1 are left out."""


def piece_weights(weights: Iterable[tuple[str, int]]) -> PieceWeights:
    """Return the weights of pieces, given pairs of symbol and weight; the last pair counts.

    >>> piece_weights([("B", 2), ("A", 1), ("C", -1), ("B", 3)])
    (('B', 3), ('C', -1))
    """
    return tuple(sorted((symbol, n) for symbol, n in dict(weights).items() if n != 1))


def walls_among(weights: PieceWeights) -> list[str]:
    """Return the symbols of the walls.

    >>> walls_among((("A", 2), ("T", 99)))
    ['T']
    """
    return [symbol for symbol, weight in weights if weight >= WALL]


def is_lost(weight: int) -> bool:
    """Return whether a figure file cannot contain a weight: it contains only walls."""
    return weight != 1 and weight < WALL
