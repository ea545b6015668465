"""Looking masks up among the options of their kind."""

from __future__ import annotations

import numpy as np
from numba import njit

from cubewright.model.cell import IntArray, MaskArray


@njit(nogil=True, cache=True, error_model="numpy")
def find_in(rows: MaskArray, row: int, low: int, high: int, word: np.uint64) -> int:
    """The place of a word in an ascending stretch of a row, or -1."""
    stop = high
    while low < high:
        middle = (low + high) >> 1
        if rows[row, middle] < word:
            low = middle + 1
        else:
            high = middle
    if low < stop and rows[row, low] == word:
        return low
    return -1


@njit(nogil=True, cache=True, error_model="numpy")
def option_rows(
    masks: MaskArray, starts: IntArray, found: MaskArray, found_kinds: IntArray, rows: IntArray
) -> None:
    """Turn found masks into option ids, ascending in each row of ``rows``.

    ``masks`` is ``(1, n)``, the options' masks, ascending within each kind.
    """
    for i in range(rows.shape[0]):
        for j in range(rows.shape[1]):
            kind = found_kinds[i, j]
            option = find_in(masks, 0, starts[kind], starts[kind + 1], found[i, j])
            place = j
            while place > 0 and rows[i, place - 1] > option:
                rows[i, place] = rows[i, place - 1]
                place -= 1
            rows[i, place] = option
