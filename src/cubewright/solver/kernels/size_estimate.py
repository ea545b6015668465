"""One cell of a size estimate: which frontiers there are before the next cell, and their cost.

A frontier (see :mod:`cubewright.solver.kernels.frontier`) is one bit of an array
with a bit for every possible frontier, so equal ones are merged by setting it twice.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from cubewright.model.cell import CountArray, IntArray, MaskArray
from cubewright.solver.kernels.bits import trailing_zeros

_ONE, _WORD_BITS = np.uint64(1), np.uint64(6)
_IN_WORD = np.uint64(63)
_BYTE, _BYTE_BITS = np.uint64(255), np.uint64(8)


@njit(nogil=True, cache=True, error_model="numpy")
def look(
    borders: MaskArray,
    new_borders: MaskArray,
    begin: int,
    masks: MaskArray,
    mask_begins: IntArray,
    volumes: CountArray,
    moves: CountArray,
    seen: CountArray,
    placed: CountArray,
    budget: int,
) -> int:
    """Continue a cell from a word of ``borders``; return the word to continue from, or the end.

    Words are cleared once they are done. ``masks`` between
    ``mask_begins`` are the options of each class that begin at this cell.
    A border fills ``volumes[k, b]`` cells for its ``k``-th byte being ``b``,
    with what is filled before the cell in those of the first byte. If
    ``moves[q, v]`` is 0, nothing of class ``q`` can be placed. ``seen[0, v]``
    counts borders of a volume whose first cell is empty, ``seen[1, v]`` others;
    ``placed[q, v]`` counts fitting options. ``budget`` is a number of tests.
    """
    classes = len(mask_begins) - 1
    for word in range(begin, len(borders)):
        rest = borders[word]
        if not rest:
            continue
        if budget <= 0:
            return word
        borders[word] = 0
        while rest:
            border = np.uint64(word) << _WORD_BITS | trailing_zeros(rest)
            rest &= rest - _ONE
            volume, part = 0, border
            for byte in range(len(volumes)):
                volume += volumes[byte, part & _BYTE]
                part >>= _BYTE_BITS
            taken = border & _ONE
            seen[taken, volume] += 1
            if taken:
                after = border >> _ONE
                new_borders[after >> _WORD_BITS] |= _ONE << (after & _IN_WORD)
                continue
            for part_class in range(classes):
                if not moves[part_class, volume]:
                    continue
                low, high = mask_begins[part_class], mask_begins[part_class + 1]
                budget -= high - low
                fitting = 0
                for option in range(low, high):
                    if border & masks[option]:
                        continue
                    fitting += 1
                    after = (border | masks[option]) >> _ONE
                    new_borders[after >> _WORD_BITS] |= _ONE << (after & _IN_WORD)
                placed[part_class, volume] += fitting
    return len(borders)
