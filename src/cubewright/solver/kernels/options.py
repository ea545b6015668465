"""Options of a cover problem: their sorted masks, and their images under symmetries."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.model.cell import MaskArray
from cubewright.solver.kernels.array_types import Ints1, Words2
from cubewright.solver.kernels.compiling import entry_point, kernel, step
from cubewright.solver.kernels.masks import trailing_zeros

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_FACTOR, _HALF = np.uint64(0x9E3779B97F4A7C15), np.uint64(32)
NONE = -1
"""No option, in a lookup table and in images."""


class OptionLookup(NamedTuple):
    """The options and a hash table of them: ``n`` options, ``w`` words."""

    masks: Words2
    """``(n, w)`` uint64."""
    kind: Ints1
    """``(n,)`` int32."""
    table: Ints1
    """``(m,)`` int32: the options at the places of their hash codes, or the next free places.

    ``m`` is a power of two and larger than ``n``; :data:`NONE` marks a free place.
    """


@entry_point
def write_sorted_masks(
    cells: Ints1, sizes: Ints1, starts: Ints1, low: int, high: int, masks: Words2, spare: Words2
) -> None:
    """Write the masks of the kinds from ``low`` to before ``high``, ascending within each kind.

    The options of kind ``k`` are ``starts[k]:starts[k + 1]``, with ``sizes[k]`` cells each.
    ``cells`` are the cells of all options of these kinds, one option after another. ``masks`` is
    ``(n, w)`` uint64, and ``spare`` ``(m, w)`` is working memory for the largest kind.
    """
    place = 0
    for kind in range(low, high):
        for option in range(starts[kind], starts[kind + 1]):
            for word in range(masks.shape[1]):
                masks[option, word] = _ZERO
            for _ in range(sizes[kind]):
                cell = np.int64(cells[place])
                masks[option, cell >> 6] |= _ONE << np.uint64(cell & 63)
                place += 1
        sort_masks(masks, starts[kind], starts[kind + 1], spare)


@kernel
def sort_masks(masks: MaskArray, low: int, high: int, spare: MaskArray) -> None:
    """Sort the rows from ``low`` to before ``high`` by merging longer and longer runs."""
    words = masks.shape[1]
    run = 1
    while run < high - low:
        for begin in range(low, high - run, 2 * run):
            middle = begin + run
            end = min(middle + run, high)
            if not row_precedes(masks, middle, masks, middle - 1):
                continue
            for row in range(begin, middle):
                for word in range(words):
                    spare[row - begin, word] = masks[row, word]
            left = 0
            place = begin
            while left < run:
                if middle < end and row_precedes(masks, middle, spare, left):
                    for word in range(words):
                        masks[place, word] = masks[middle, word]
                    middle += 1
                else:
                    for word in range(words):
                        masks[place, word] = spare[left, word]
                    left += 1
                place += 1
        run *= 2


@step
def row_precedes(masks: MaskArray, row: int, others: MaskArray, other: int) -> bool:
    """Return whether a mask is the smaller number; the last word is the most significant."""
    word = masks.shape[1] - 1
    while word > 0 and masks[row, word] == others[other, word]:
        word -= 1
    return bool(masks[row, word] < others[other, word])


@step
def hash_code(masks: MaskArray, row: int, kind: int) -> int:
    """Return a hash code of a mask and a kind, 32 bits."""
    code = np.uint64(kind)
    for word in range(masks.shape[1]):
        code = (code ^ masks[row, word]) * _FACTOR
        code ^= code >> _HALF
    upper: int = np.int64(code >> _HALF)  # the lower half depends on few cells
    return upper


@entry_point
def fill_lookup(lookup: OptionLookup) -> None:
    """Enter all options into the hash table."""
    last = lookup.table.shape[0] - 1
    for place in range(last + 1):
        lookup.table[place] = NONE
    for option in range(lookup.masks.shape[0]):
        place = hash_code(lookup.masks, option, lookup.kind[option]) & last
        while lookup.table[place] != NONE:
            place = (place + 1) & last
        lookup.table[place] = option


@entry_point
def write_image(
    lookup: OptionLookup,
    permutation: Ints1,
    targets: Ints1,
    moved: Words2,
    low: int,
    high: int,
    image: Ints1,
) -> int:
    """Write the images of the options from ``low`` to before ``high``; return how many there are.

    The symmetry maps cell ``c`` to ``permutation[c]`` and kind ``k`` to ``targets[k]``. An image
    that is not an option is :data:`NONE`. ``moved`` ``(1, w)`` is working memory.
    """
    masks = lookup.masks
    words = masks.shape[1]
    last = lookup.table.shape[0] - 1
    found = 0
    for option in range(low, high):
        for word in range(words):
            moved[0, word] = _ZERO
        for word in range(words):
            bits = masks[option, word]
            while bits != _ZERO:
                cell = np.int64(permutation[64 * word + np.int64(trailing_zeros(bits))])
                moved[0, cell >> 6] |= _ONE << np.uint64(cell & 63)
                bits &= bits - _ONE
        kind = targets[lookup.kind[option]]
        place = hash_code(moved, 0, kind) & last
        other = lookup.table[place]
        while other != NONE and not is_option(lookup, other, moved, kind):
            place = (place + 1) & last
            other = lookup.table[place]
        image[option] = other
        found += other != NONE
    return found


@step
def is_option(lookup: OptionLookup, option: int, moved: MaskArray, kind: int) -> bool:
    """Return whether an option has the given kind, and the mask in the first row of ``moved``."""
    same: bool = lookup.kind[option] == kind
    for word in range(moved.shape[1]):
        same &= lookup.masks[option, word] == moved[0, word]
    return same
