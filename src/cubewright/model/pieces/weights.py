"""Weights: the half of a disassembly that contains the heaviest piece stays in place."""

from __future__ import annotations

from collections.abc import Iterable

PieceWeights = tuple[tuple[str, int], ...]
"""Sorted pairs of a piece's symbol and its weight; pieces of weight 1 are left out."""


def piece_weights(weights: Iterable[tuple[str, int]]) -> PieceWeights:
    """Return the weights of pieces, given pairs of symbol and weight; the last pair counts.

    >>> piece_weights([("B", 2), ("A", 1), ("C", -1), ("B", 3)])
    (('B', 3), ('C', -1))
    """
    return tuple(sorted((symbol, n) for symbol, n in dict(weights).items() if n != 1))
