"""Find the marks that the user gave to the solutions of a list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import BoolArray, IntArray
from cubewright.model.placement_table import PlacementTable
from cubewright.model.results import Placed, SolutionMark
from cubewright.presenter.solutions.listed_indices import MAX_KEY
from cubewright.presenter.solutions.selection import Filter, SortKey
from cubewright.translation import counted, tr

MAX_MARKS = 10_000
"""Maximum number of marks of a problem; all are in memory and in the undo history."""


class MarkedRows:
    """The marks of the solutions of a table; marks of other solutions stay, but are not found.

    The key of a row is the sum of one random 64-bit number for each placement, so that a whole
    block of a list can be filtered at once.
    """

    def __init__(
        self, table: Callable[[], PlacementTable], marks: tuple[SolutionMark, ...] = ()
    ) -> None:
        self._get_table = table
        self.marks = marks

    @cached_property
    def _table(self) -> PlacementTable:
        return self._get_table()

    @cached_property
    def _index(self) -> dict[int, int]:
        """The index of each mark in ``marks``, by the sum of its placements."""
        found = {}
        for number, mark in enumerate(self.marks):
            key = self._key(mark.placed)
            if key is not None:
                found[key] = number
        return found

    @cached_property
    def _weights(self) -> NDArray[np.int64]:
        weights = np.random.default_rng(1).integers(1, 1 << 62, len(self._table) + 1)
        weights[-1] = 0  # the entry that stands for no placement
        return weights

    def _key(self, placed: Placed) -> int | None:
        try:
            numbers = self._table.numbers(placed)
        except KeyError:
            return None
        return int(self._weights[numbers].sum())

    def _keys(self, rows: NDArray[Any]) -> NDArray[np.int64]:
        keys: NDArray[np.int64] = self._weights[rows].sum(axis=1)
        return keys

    def of(self, row: IntArray) -> SolutionMark | None:
        """Return the mark of a solution, or None."""
        if not self.marks:
            return None
        number = self._index.get(int(self._keys(row[None])[0]))
        return None if number is None else self.marks[number]

    @property
    def has_deleted(self) -> bool:
        return any(mark.is_deleted for mark in self.marks)

    @property
    def has_notes(self) -> bool:
        return any(mark.note for mark in self.marks)

    def matching(self, accepts: Callable[[SolutionMark], bool]) -> Filter:
        """Return a filter for the solutions whose marks are accepted."""
        found = [key for key, number in self._index.items() if accepts(self.marks[number])]
        keys = np.array(found, np.int64)

        def passes(rows: NDArray[Any]) -> BoolArray:
            if not len(keys):
                return np.zeros(len(rows), np.bool_)
            return np.isin(self._keys(rows), keys)

        return passes

    def star_key(self) -> SortKey:
        """Return a sort key: 1 for starred solutions, else 0."""
        passes = self.matching(lambda mark: mark.is_starred)
        return lambda rows: passes(rows).astype(np.int64)

    def note_key(self) -> SortKey:
        """Return a sort key: the alphabetical rank of the note, which is last without a note."""
        notes = sorted({mark.note.casefold() for mark in self.marks if mark.note})
        rank = {note: min(place, MAX_KEY - 1) for place, note in enumerate(notes)}
        pairs = sorted(
            (key, rank[self.marks[number].note.casefold()])
            for key, number in self._index.items()
            if self.marks[number].note
        )
        keys = np.array([key for key, _ in pairs], np.int64)
        ranks = np.array([place for _, place in pairs], np.int64)

        def order(rows: NDArray[Any]) -> NDArray[Any]:
            orders = np.full(len(rows), MAX_KEY, np.int64)
            if len(keys):
                wanted = self._keys(rows)
                places = np.minimum(np.searchsorted(keys, wanted), len(keys) - 1)
                is_found = keys[places] == wanted
                orders[is_found] = ranks[places[is_found]]
            return orders

        return order

    def changed(
        self, solutions: Iterable[Placed], change: Callable[[SolutionMark], SolutionMark]
    ) -> tuple[SolutionMark, ...]:
        """Return all marks, with changes to some solutions' marks; empty marks are removed."""
        marks: list[SolutionMark] = list(self.marks)
        for placed in solutions:
            key = self._key(placed)
            number = None if key is None else self._index.get(key)
            if number is None:
                marks.append(change(SolutionMark(placed)))
            else:
                marks[number] = change(marks[number])
        return tuple(mark for mark in marks if not mark.is_empty)


def set_star(is_starred: bool) -> Callable[[SolutionMark], SolutionMark]:
    """Return a change that sets or removes the star."""
    return lambda mark: replace(mark, is_starred=is_starred)


def set_deleted(is_deleted: bool) -> Callable[[SolutionMark], SolutionMark]:
    """Return a change that deletes a solution or restores it."""
    return lambda mark: replace(mark, is_deleted=is_deleted)


def set_note(note: str) -> Callable[[SolutionMark], SolutionMark]:
    """Return a change that sets the note; an empty text removes it."""
    return lambda mark: replace(mark, note=note)


def solutions_name(numbers: Sequence[int]) -> str:
    """Return a name for solutions, given by their indices from 0.

    >>> solutions_name([11]), solutions_name([1, 2, 3])
    ('solution 12', '3 solutions')
    """
    if len(numbers) == 1:
        return tr("solution {number:,}", number=numbers[0] + 1)
    return counted(len(numbers), "solution")
