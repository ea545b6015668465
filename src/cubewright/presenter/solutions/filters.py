"""Filters and sort keys for :class:`~cubewright.presenter.solutions.selection.Selection`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import BoolArray, Cell, IntArray
from cubewright.model.placement_table import PlacementTable
from cubewright.presenter.solutions.selection import Filter, SortKey


def piece_at(table: PlacementTable, piece: int, cell: Cell) -> Filter:
    """Return a filter for solutions with a piece at a cell; pieces of equal shape are the same.

    ``piece`` is an index of the puzzle's pieces.
    """
    position = {each: number for number, each in enumerate(table.puzzle.figure.cells)}.get(cell)
    return _any_of(
        table,
        [
            number
            for number, (kind, cells) in enumerate(zip(table.kind_of, table.cells, strict=True))
            if piece in table.kinds[kind] and position in cells
        ],
    )


def same_place(table: PlacementTable, row: IntArray, piece: int) -> Filter:
    """Return a filter for solutions that have a piece where a given solution has it.

    Of several copies, and of pieces of equal shape, all must be where they are there.
    """
    kind = next(number for number, pieces in enumerate(table.kinds) if piece in pieces)
    numbers = [n for n in row.tolist() if n < len(table) and table.kind_of[n] == kind]
    wanted = np.zeros(len(table) + 1, np.bool_)
    wanted[numbers] = True
    return lambda rows: np.count_nonzero(wanted[rows], axis=1) == len(numbers)


def difference(table: PlacementTable, row: IntArray) -> SortKey:
    """Return a sort key: the number of pieces that are not where a given solution has them."""
    placed = row[row < len(table)]
    is_same = np.zeros(len(table) + 1, np.bool_)
    is_same[placed] = True
    return lambda rows: (
        rows.shape[1] - np.count_nonzero(is_same[rows] | (rows == len(table)), axis=1)
    )


def one_of_each_class(images: IntArray) -> Filter:
    """Return a filter for one of all solutions that symmetries map to each other.

    ``images`` is ``(g, n + 1)``: the placement to which each symmetry maps each
    one, as in :class:`~cubewright.solver.problem.cover.CoverProblem`. Of each
    class the solution with the smallest row passes. The list must have all
    solutions of a class, or the class may be left out.
    """

    def is_least(rows: NDArray[Any]) -> BoolArray:
        left = np.arange(len(rows))
        for image in images[1:]:
            mapped = image[rows[left]]
            first, own = mapped.min(axis=1), rows[left, 0]
            keeps = first > own
            equal = np.flatnonzero(first == own)
            keeps[equal] = ~_is_less(np.sort(mapped[equal], axis=1), rows[left[equal]])
            left = left[keeps]
        passes: BoolArray = np.zeros(len(rows), np.bool_)
        passes[left] = True
        return passes

    return is_least


def _is_less(rows: NDArray[Any], others: NDArray[Any]) -> BoolArray:
    """Whether each row comes before the other in lexicographic order."""
    differs = rows != others
    place = differs.argmax(axis=1)[:, None]
    less: BoolArray = np.take_along_axis(rows < others, place, axis=1)[:, 0]
    return less


def _any_of(table: PlacementTable, numbers: Collection[int]) -> Filter:
    wanted = np.zeros(len(table) + 1, np.bool_)
    wanted[list(numbers)] = True

    def passes(rows: NDArray[Any]) -> BoolArray:
        found: BoolArray = wanted[rows].any(axis=1)
        return found

    return passes
