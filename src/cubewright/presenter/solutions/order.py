"""The orders in which solutions can be listed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cubewright.presenter.solutions.filters import descending_key, difference_key, pieces_used
from cubewright.presenter.solutions.listed import ListedSolutions
from cubewright.presenter.solutions.listed_indices import MAX_KEY
from cubewright.presenter.solutions.selection import IndexKey, SortKey
from cubewright.presenter.taking_apart.known import State
from cubewright.translation import mark


@dataclass(frozen=True)
class Order:
    """A criterion by which solutions are sorted.

    - ``title`` is the text in menus, ``short`` the text on the button, ``tip`` a sentence.
    - ``key`` returns the sort key, given the index of the selected solution or -1; None for the
      order by number.
    - ``applies``: returns whether solutions of a list can differ in this criterion.
    - ``is_descending_first``: a first click on the header lists the largest first.
    """

    title: str
    short: str
    tip: str
    key: Callable[[ListedSolutions, int], SortKey | IndexKey | None] = lambda _listed, _selected: (
        None
    )
    applies: Callable[[ListedSolutions], bool] = lambda _listed: True
    is_descending_first: bool = False


def _difference(listed: ListedSolutions, selected: int) -> SortKey | None:
    if not 0 <= selected < listed.length:
        return None
    return difference_key(listed.table, listed.row(selected))


NUMBER = Order(
    mark("Number"), mark("Number"), mark("Sort by number, in the order in which they were found")
)
PIECES = Order(
    mark("Pieces used"),
    mark("Pieces"),
    mark("Sort by the number of pieces used"),
    lambda listed, _selected: pieces_used(listed.table),
    lambda listed: listed.has_choice,
)
SYMMETRY = Order(
    mark("Symmetry"),
    mark("Symmetry"),
    mark("Sort by the number of symmetries"),
    lambda listed, _selected: listed.symmetry_order,
    lambda listed: len(listed.images) > 1,
    is_descending_first=True,
)
STARRED = Order(
    mark("Starred"),
    mark("Starred"),
    mark("Sort the solutions with a star from those without"),
    lambda listed, _selected: listed.marks.star_key(),
    is_descending_first=True,
)
NOTE = Order(
    mark("Note"),
    mark("Note"),
    mark("Sort by the first letters of the notes"),
    lambda listed, _selected: listed.marks.note_key(),
)
LEVEL = Order(
    mark("Level"),
    mark("Level"),
    mark("Sort by the moves to the first separation, then by the moves for each part"),
    lambda listed, _selected: IndexKey(listed.analyses.ranked(lambda known: known.order, MAX_KEY)),
    lambda listed: len(listed.analyses) > 0,
    is_descending_first=True,
)
MOVES = Order(
    mark("Moves"),
    mark("Moves"),
    mark("Sort by the total number of moves"),
    lambda listed, _selected: IndexKey(listed.analyses.ranked(lambda known: known.moves, MAX_KEY)),
    lambda listed: len(listed.analyses) > 0,
    is_descending_first=True,
)
_STATES = tuple(State)[::-1]
STATE = Order(
    mark("Taking apart"),
    mark("Taking apart"),
    mark("Sort by the result of taking apart"),
    lambda listed, _selected: IndexKey(
        listed.analyses.ranked(lambda known: _STATES.index(known.state), MAX_KEY)
    ),
    lambda listed: len(listed.analyses) > 0,
    is_descending_first=True,
)
DIFFERENCE = Order(
    mark("Difference from the selected solution"),
    mark("Difference"),
    mark("Sort by the number of pieces that lie elsewhere in the selected solution"),
    _difference,
)


def sort_key(
    order: Order, listed: ListedSolutions, selected: int, *, is_descending: bool = False
) -> SortKey | IndexKey | None:
    """Return the sort key of an order, None for the order by number; ``selected`` counts from 0."""
    key = order.key(listed, selected)
    return descending_key(key) if key is not None and is_descending else key
