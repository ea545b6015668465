"""Options grouped by their first cell and their kind."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.model.cell import MaskArray
from cubewright.solver.kernels.array_types import Bools1, Ints1, Ints2, Words3
from cubewright.solver.kernels.compiling import entry_point, step
from cubewright.solver.kernels.masks import trailing_zeros


class GroupingArrays(NamedTuple):
    """The data of these kernels: ``n`` options, ``w`` words, ``c`` cells, ``t`` kinds.

    A group contains the options of one kind with one first cell; row ``c`` of the groups contains
    the options of the root kind.
    """

    masks: Words3
    """``(1, w, n)`` uint64: the options."""
    kind: Ints1
    """``(n,)`` int32, ascending."""
    searched: Bools1
    """``(n,)`` bool: whether an option belongs to a group."""
    root: int
    """The kind whose options belong to no cell, or -1."""
    places: Ints2
    """``(c + 1, t)`` int32: the number of options of each group, later its next place."""
    options: Ints1
    """``(n,)`` int32, written: the options, one group after another."""


@entry_point
def count_options(arrays: GroupingArrays, low: int, high: int) -> None:
    """Add the options from ``low`` to before ``high`` to the numbers in ``places``."""
    for option in range(low, high):
        if arrays.searched[option]:
            arrays.places[group_of(arrays, option), arrays.kind[option]] += 1


@entry_point
def place_options(arrays: GroupingArrays, low: int, high: int) -> None:
    """Write the options from ``low`` to before ``high`` to the next places of their groups."""
    for option in range(low, high):
        if arrays.searched[option]:
            group = group_of(arrays, option)
            kind = arrays.kind[option]
            arrays.options[arrays.places[group, kind]] = option
            arrays.places[group, kind] += 1


@step
def group_of(arrays: GroupingArrays, option: int) -> int:
    """Return the row of an option's group: its first cell, or the last row for the root kind."""
    row: int = arrays.places.shape[0] - 1
    if arrays.kind[option] != arrays.root:
        word = 0
        while word + 1 < arrays.masks.shape[1] and arrays.masks[0, word, option] == np.uint64(0):
            word += 1
        row = 64 * word + np.int64(trailing_zeros(arrays.masks[0, word, option]))
    return row


@entry_point
def sort_groups(
    arrays: GroupingArrays, begins: Ints2, sorted_masks: Words3, low: int, high: int
) -> None:
    """Sort each group by mask as a number, and write the masks in the order of ``options``.

    Only the groups of the rows from ``low`` to before ``high`` are sorted. ``begins`` ``(c + 1,
    t + 1)`` int32 contains the first place of each group; ``sorted_masks`` is ``(1, w, n)`` uint64.
    """
    options = arrays.options
    for row in range(low, high):
        for kind in range(begins.shape[1] - 1):
            begin = begins[row, kind]
            end = begins[row, kind + 1]
            gap = 1
            while 3 * gap + 1 < end - begin:
                gap = 3 * gap + 1
            while gap:
                for place in range(begin + gap, end):
                    option = options[place]
                    free = place
                    while free >= begin + gap and precedes(
                        arrays.masks, option, options[free - gap]
                    ):
                        options[free] = options[free - gap]
                        free -= gap
                    options[free] = option
                gap //= 3
        for place in range(begins[row, 0], begins[row, begins.shape[1] - 1]):
            for word in range(sorted_masks.shape[1]):
                sorted_masks[0, word, place] = arrays.masks[0, word, options[place]]


@step
def precedes(masks: MaskArray, option: int, other: int) -> bool:
    """Return whether the first mask is the smaller number; the last word is most significant."""
    word = masks.shape[1] - 1
    while word > 0 and masks[0, word, option] == masks[0, word, other]:
        word -= 1
    return bool(masks[0, word, option] < masks[0, word, other])
