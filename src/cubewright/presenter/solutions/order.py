"""The orders in which solutions can be listed."""

from __future__ import annotations

from enum import Enum

from cubewright.presenter.solutions.filters import (
    descending,
    difference,
    pieces_used,
    symmetry_order,
)
from cubewright.presenter.solutions.query import Listed
from cubewright.presenter.solutions.selection import SortKey


class Order(Enum):
    """What solutions are sorted by; the value is the title in menus."""

    NUMBER = "Number"
    PIECES = "Pieces used"
    SYMMETRY = "Symmetry"
    DIFFERENCE = "Difference from the selected solution"


TIPS = {
    Order.NUMBER: "Sort by number, in the order in which they were found",
    Order.PIECES: "Sort by the number of pieces used",
    Order.SYMMETRY: "Sort by the number of symmetries",
    Order.DIFFERENCE: "Sort by the number of pieces that are elsewhere in the selected solution",
}


def sort_key(
    order: Order, listed: Listed, selected: int, *, is_descending: bool = False
) -> SortKey | None:
    """Return the key of an order, or None for the numbers; ``selected`` is an index from 0."""
    if order is Order.PIECES:
        key = pieces_used(listed.table)
    elif order is Order.SYMMETRY:
        key = symmetry_order(listed.images)
    elif order is Order.DIFFERENCE and 0 <= selected < listed.length:
        key = difference(listed.table, listed.row(selected))
    else:
        return None
    return descending(key) if is_descending else key
