"""Look masks up among the options of their kind."""

from __future__ import annotations

import numpy as np
from numba import njit

from cubewright.model.cell import IntArray, MaskArray
from cubewright.solver.kernels.bits import ones, trailing_zeros
from cubewright.solver.kernels.masks import mask_at

Mask = tuple[np.uint64, ...]


@njit(nogil=True, cache=True, error_model="numpy", inline="always")
def comes_before(mask: Mask, other: Mask) -> bool:
    """Whether a mask is the smaller number; its last word is the most significant."""
    lesser = False
    for word in range(len(mask)):
        if mask[word] != other[word]:
            lesser = mask[word] < other[word]
    return lesser


@njit(nogil=True, cache=True, error_model="numpy", inline="always")
def lowest_cell(mask: Mask) -> int:
    """The number of a mask's first cell; of an empty mask, the number of its bits."""
    cell = 64 * len(mask)
    for word in range(len(mask)):
        if mask[word] != np.uint64(0) and cell == 64 * len(mask):
            cell = 64 * word + np.int64(trailing_zeros(mask[word]))
    return cell


@njit(nogil=True, cache=True, error_model="numpy", inline="always")
def size_of(mask: Mask) -> int:
    """How many cells a mask has."""
    size = 0
    for word in range(len(mask)):
        size += np.int64(ones(mask[word]))
    return size


@njit(nogil=True, cache=True, error_model="numpy")
def find_in(rows: MaskArray, level: int, low: int, high: int, mask: Mask) -> int:
    """The place of a mask in ``rows[level, :, low:high]``, which ascends, or -1."""
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


@njit(nogil=True, cache=True, error_model="numpy")
def option_rows(
    masks: MaskArray,
    starts: IntArray,
    found: MaskArray,
    found_kinds: IntArray,
    like: Mask,
    rows: IntArray,
) -> None:
    """Turn found masks into option ids, ascending in each row of ``rows`` ``(k, pieces)``.

    ``masks`` is ``(1, words, n)``, ascending within each kind; ``found`` is
    ``(buffer, words, pieces)``; ``like`` any mask of as many words. A kind of -1
    means that the piece is left out, which is option ``n``.
    """
    for i in range(rows.shape[0]):
        for j in range(rows.shape[1]):
            kind = found_kinds[i, j]
            option = masks.shape[2]
            if kind >= 0:
                mask = mask_at(found, i, j, like)
                option = find_in(masks, 0, starts[kind], starts[kind + 1], mask)
            place = j
            while place > 0 and rows[i, place - 1] > option:
                rows[i, place] = rows[i, place - 1]
                place -= 1
            rows[i, place] = option
