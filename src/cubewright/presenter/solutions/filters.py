"""Filters and sort keys for :class:`~cubewright.presenter.solutions.selection.Selection`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import BoolArray, Cell, IntArray
from cubewright.model.placement_table import PlacementTable
from cubewright.presenter.solutions.listed_indices import MAX_KEY
from cubewright.presenter.solutions.selection import Filter, IndexKey, SortKey


def uses_piece(table: PlacementTable, pieces: Collection[int]) -> Filter:
    """Return a filter for solutions that use at least one of the given pieces.

    Pieces of equal shape count as equal.
    """
    kinds = {number for number, kind in enumerate(table.kinds) if not set(pieces).isdisjoint(kind)}
    return _any_of(table, [n for n, kind in enumerate(table.kind_of) if kind in kinds])


def negated(passes: Filter) -> Filter:
    """Return a filter for the solutions that another filter rejects."""
    return lambda rows: ~passes(rows)


def piece_at(table: PlacementTable, piece: int, cell: Cell) -> Filter:
    """Return a filter for solutions with a piece at a cell; equal shapes count as equal.

    ``piece`` is an index of the puzzle's pieces.
    """
    position = {own: number for number, own in enumerate(table.puzzle.figure.cells)}.get(cell)
    return _any_of(
        table,
        [
            number
            for number, (kind, cells) in enumerate(zip(table.kind_of, table.cells, strict=True))
            if piece in table.kinds[kind] and position in cells
        ],
    )


def same_place(table: PlacementTable, row: IntArray, piece: int) -> Filter:
    """Return a filter for solutions with a piece at the same place as in a given solution.

    All copies, and all pieces of equal shape, must be at the same places.
    """
    kind = next(number for number, pieces in enumerate(table.kinds) if piece in pieces)
    numbers = [n for n in row.tolist() if n < len(table) and table.kind_of[n] == kind]
    wanted = np.zeros(len(table) + 1, np.bool_)
    wanted[numbers] = True
    return lambda rows: np.count_nonzero(wanted[rows], axis=1) == len(numbers)


def difference_key(table: PlacementTable, row: IntArray) -> SortKey:
    """Return a sort key: the number of pieces placed differently in a given solution."""
    placed = row[row < len(table)]
    is_same = np.zeros(len(table) + 1, np.bool_)
    is_same[placed] = True
    return lambda rows: (
        rows.shape[1] - np.count_nonzero(is_same[rows] | (rows == len(table)), axis=1)
    )


def pieces_used(table: PlacementTable) -> SortKey:
    """Return a sort key: the number of pieces of a solution."""
    return lambda rows: np.count_nonzero(rows < len(table), axis=1)


def symmetry_order(images: IntArray) -> SortKey:
    """Return a sort key: the number of symmetries that map a solution onto itself.

    ``images`` is ``(g, n + 1)``: the image of each placement under each symmetry, or -1. The
    identity comes first.
    """
    different = np.unique(images[1:], axis=0)
    different = different[(different != images[0]).any(axis=1)]

    def order(rows: NDArray[Any]) -> NDArray[Any]:
        orders = np.ones(len(rows), np.int64)
        for image in different:
            # Few rows contain the image of their first placement, so test it first.
            maybe = np.flatnonzero((image[rows[:, :1]] == rows).any(axis=1))
            mapped = np.sort(image[rows[maybe]], axis=1)
            orders[maybe[(mapped == rows[maybe]).all(axis=1)]] += 1
        return orders

    return order


def is_symmetrical(images: IntArray) -> Filter:
    """Return a filter for solutions that a symmetry other than the identity maps to themselves."""
    order = symmetry_order(images)
    return lambda rows: order(rows) > 1


def descending_key(key: SortKey | IndexKey) -> SortKey | IndexKey:
    """Return a sort key for the reverse order; equal solutions stay in the order found."""
    if isinstance(key, IndexKey):
        of = key.of
        return IndexKey(lambda indices: MAX_KEY - np.minimum(of(indices), MAX_KEY))
    return lambda rows: MAX_KEY - np.minimum(key(rows), MAX_KEY)


def one_of_each_class(images: IntArray) -> Filter:
    """Return a filter for one solution of each class of symmetric solutions.

    ``images`` is ``(g, n + 1)``: the image of each placement under each symmetry, as in
    :class:`~cubewright.solver.problem.cover.CoverProblem`. The solution with the smallest row of
    each class passes. If a list lacks solutions of a class, the filter may reject the whole class.
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


def one_of_each_mirror_pair(images: IntArray, proper: BoolArray) -> Filter:
    """Return a filter for one of each pair of solutions that only a reflection makes equal.

    Of all solutions that turns map to each other, the list must contain exactly one. ``images`` is
    as in :func:`one_of_each_class`; ``proper`` marks the turns.
    """
    turns, reflections = images[proper], images[~proper]

    def passes(rows: NDArray[Any]) -> BoolArray:
        return ~_is_less(_least_image(rows, reflections), _least_image(rows, turns))

    return passes


def _least_image(rows: NDArray[Any], images: IntArray) -> NDArray[Any]:
    """Return the lexicographically first image of each row."""
    least = np.sort(images[0][rows], axis=1)
    for image in images[1:]:
        mapped = np.sort(image[rows], axis=1)
        is_less = _is_less(mapped, least)
        least[is_less] = mapped[is_less]
    return least


def _is_less(rows: NDArray[Any], others: NDArray[Any]) -> BoolArray:
    """Return whether each row precedes the other lexicographically."""
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
