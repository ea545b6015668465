"""Lookup of masks among the options of their kind."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.model.cell import IntArray, MaskArray
from cubewright.solver.kernels.array_types import Ints1, Ints2, Mask, Words3
from cubewright.solver.kernels.compiling import entry_point, kernel, step
from cubewright.solver.kernels.masks import count_ones, mask_at, trailing_zeros


class LookupArrays(NamedTuple):
    """The data of :func:`write_option_rows`: ``n`` options, ``w`` words, ``t`` kinds."""

    masks: Words3
    """``(1, w, n)`` uint64: the options, ascending within each kind."""
    starts: Ints1
    """``(t + 1,)`` int32: the options of kind ``k`` are ``starts[k]:starts[k + 1]``."""
    found: Words3
    """``(buffer, w, pieces)`` uint64: the solutions, a mask for each piece."""
    found_kinds: Ints2
    """``(buffer, pieces)`` int32: the kinds of these masks; -1 for an unused piece."""
    like: Mask
    """Any mask with the same number of words."""
    rows: Ints2
    """``(buffer, pieces)`` int32, written: the option ids of the solutions."""


@step
def comes_before(mask: Mask, other: Mask) -> bool:
    """Return whether a mask is the smaller number; its last word is the most significant."""
    lesser = False
    for word in range(len(mask)):
        if mask[word] != other[word]:
            lesser = mask[word] < other[word]
    return lesser


@step
def lowest_cell(mask: Mask) -> int:
    """Return the number of a mask's first cell; for an empty mask, the number of its bits."""
    cell = 64 * len(mask)
    for word in range(len(mask)):
        if mask[word] != np.uint64(0) and cell == 64 * len(mask):
            cell = 64 * word + np.int64(trailing_zeros(mask[word]))
    return cell


@step
def size_of(mask: Mask) -> int:
    """Return the number of cells of a mask."""
    size = 0
    for word in range(len(mask)):
        size += np.int64(count_ones(mask[word]))
    return size


@kernel
def find_in(rows: MaskArray, level: int, low: int, high: int, mask: Mask) -> int:
    """Return the place of a mask in ``rows[level, :, low:high]``, which ascends, or -1."""
    stop = high
    while low < high:
        middle = (low + high) >> 1
        if comes_before(mask_at(rows, level, middle, mask), mask):
            low = middle + 1
        else:
            high = middle
    if low < stop:
        there = mask_at(rows, level, low, mask)
        for word in range(len(mask)):
            if there[word] != mask[word]:
                return -1
        return low
    return -1


@entry_point
def write_option_rows(arrays: LookupArrays, count: int) -> None:
    """Write the masks of the first solutions as option ids, ascending in each row."""
    for i in range(count):
        for j in range(arrays.rows.shape[1]):
            insert_option(arrays.rows, i, j, look_up(arrays, i, j))


@step
def look_up(arrays: LookupArrays, solution: int, number: int) -> int:
    """Return the option id of a found mask; ``n`` for an unused piece."""
    kind = arrays.found_kinds[solution, number]
    option: int = arrays.masks.shape[2]
    if kind >= 0:
        mask = mask_at(arrays.found, solution, number, arrays.like)
        low = arrays.starts[kind]
        option = find_in(arrays.masks, 0, low, arrays.starts[kind + 1], mask)
    return option


@step
def insert_option(rows: IntArray, row: int, filled: int, option: int) -> None:
    """Insert an option into a row whose first ``filled`` entries ascend."""
    place = filled
    while place > 0 and rows[row, place - 1] > option:
        rows[row, place] = rows[row, place - 1]
        place -= 1
    rows[row, place] = option
