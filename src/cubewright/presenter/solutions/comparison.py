"""What differs between two solutions of a list."""

from __future__ import annotations

from dataclasses import dataclass

from cubewright.model.cell import IntArray
from cubewright.translation import tr, trn


@dataclass(frozen=True)
class Comparison:
    """Two rows of a list: for each, the places in it of the pieces that lie elsewhere.

    ``left`` and ``right`` are indices into the ascending placements of each row,
    as the ``owners`` of cells are. ``total`` is the larger number of pieces.
    """

    left: frozenset[int]
    right: frozenset[int]
    total: int

    def sentence(self) -> str:
        """Return what differs, as a sentence.

        >>> Comparison(frozenset({1, 2}), frozenset({0, 2}), 7).sentence()
        '2 of 7 pieces lie elsewhere.'
        >>> Comparison(frozenset(), frozenset(), 7).sentence()
        'Both are the same solution.'
        """
        number = max(len(self.left), len(self.right))
        if not number:
            return tr("Both are the same solution.")
        return trn(
            "{n} of {total} pieces lies elsewhere.",
            "{n} of {total} pieces lie elsewhere.",
            number,
            total=self.total,
        )


def compared(left: IntArray, right: IntArray, placements: int) -> Comparison:
    """Return what differs between two rows; ``placements`` is the length of their table."""
    one = [number for number in left.tolist() if number < placements]
    other = [number for number in right.tolist() if number < placements]
    return Comparison(
        frozenset(n for n, number in enumerate(one) if number not in other),
        frozenset(n for n, number in enumerate(other) if number not in one),
        max(len(one), len(other)),
    )
