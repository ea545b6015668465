"""Masks with their cells renumbered."""

from __future__ import annotations

import numpy as np

from cubewright.solver.kernels.array_types import Ints1, Words2
from cubewright.solver.kernels.compiling import entry_point
from cubewright.solver.kernels.masks import trailing_zeros

_ZERO, _ONE = np.uint64(0), np.uint64(1)


@entry_point
def renumber_cells(masks: Words2, numbers: Ints1, renumbered: Words2) -> None:
    """Write masks ``(n, w)`` with bit ``i`` moved to bit ``numbers[i]`` into ``(n, v)`` zeros.

    ``numbers`` is ``(64 w,)`` int32; a cell with the number -1 is dropped.
    """
    for row in range(masks.shape[0]):
        for word in range(masks.shape[1]):
            bits = masks[row, word]
            while bits != _ZERO:
                number = np.int64(numbers[64 * word + np.int64(trailing_zeros(bits))])
                if number >= 0:
                    renumbered[row, number >> 6] |= _ONE << np.uint64(number & 63)
                bits &= bits - _ONE
