"""Find solutions to delete together: those before or after a position, or without a star."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from cubewright.presenter.solutions.listed import ListedSolutions
from cubewright.presenter.solutions.marks import MAX_MARKS

BEFORE, AFTER, UNSTARRED = "before", "after", "unstarred"


def solutions_to_delete(
    listed: ListedSolutions, indices: Sequence[int], position: int
) -> dict[str, Sequence[int]]:
    """Return the listed solutions before a position, after it, and without a star.

    ``indices`` are the listed solutions in the order of the list. If ``position`` is below
    0, only the solutions without a star are returned. If more solutions are listed than
    can be marked, all count as solutions without a star.
    """
    found: dict[str, Sequence[int]] = {}
    if position >= 0:
        found = {BEFORE: _Slice(indices, 0, position)}
        found[AFTER] = _Slice(indices, position + 1, len(indices))
    stars = sum(mark.is_starred for mark in listed.marks.marks)
    if stars and len(indices) <= MAX_MARKS + stars:
        marks = ((each, listed.marks.of(listed.row(each))) for each in indices)
        found[UNSTARRED] = [each for each, mark in marks if mark is None or not mark.is_starred]
    else:
        found[UNSTARRED] = indices
    return found


class _Slice(Sequence[int]):
    """A part of a sequence; it is not copied, because a list may contain a million solutions."""

    def __init__(self, whole: Sequence[int], start: int, end: int) -> None:
        self._whole, self._range = whole, range(start, end)

    def __len__(self) -> int:
        return len(self._range)

    @overload
    def __getitem__(self, place: int) -> int: ...
    @overload
    def __getitem__(self, place: slice) -> list[int]: ...
    def __getitem__(self, place: int | slice) -> int | list[int]:
        if isinstance(place, slice):
            return [self._whole[each] for each in self._range[place]]
        return self._whole[self._range[place]]
