"""Options as bit masks: their images under symmetries, and the symmetry-breaking piece."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import BoolArray, IntArray, MaskArray
from cubewright.model.symmetry.group import SymmetryGroup
from cubewright.solver.kernels.options import (
    OptionLookup,
    fill_lookup,
    write_image,
    write_sorted_masks,
)
from cubewright.solver.problem.steps import Steps, share

WORD_BITS = 64
"""The number of cells in one word of a mask."""
WORD = 2**64 - 1
"""A word of a mask with all bits set."""
OPTIONS_PER_STEP = 1 << 14
"""The number of options to handle in one step, which takes a few milliseconds."""


def masks_of(table: IntArray, cells: int) -> MaskArray:
    """Return the masks ``(..., w)`` uint64 of rows of cell indices ``(..., k)``.

    ``cells`` is the number of cells of the figure; a word holds 64 of them.
    """
    bits = np.zeros((cells, max(1, -(-cells // 64))), np.uint64)
    cell = np.arange(cells)
    bits[cell, cell // 64] = np.uint64(1) << (cell % 64).astype(np.uint64)
    masks = np.zeros((*table.shape[:-1], bits.shape[1]), np.uint64)
    # One pass for each column is several times as fast as a reduction over the short axis.
    for column in range(table.shape[-1]):
        masks |= bits[table[..., column]]
    return masks


def bits_of(masks: MaskArray) -> BoolArray:
    """Return the bits of masks ``(..., w)`` uint64, lowest first, as ``(..., 64 w)`` bool."""
    in_bytes = np.ascontiguousarray(masks, "<u8").view(np.uint8)
    bits: BoolArray = np.unpackbits(in_bytes, axis=-1, bitorder="little").view(np.bool_)
    return bits


def words_of(number: int, words: int) -> MaskArray:
    """Return the lowest bits of a number as a mask, ``(words,)`` uint64.

    >>> words_of((5 << 64) + 3, 2)
    array([3, 5], dtype=uint64)
    """
    return np.array([number >> 64 * word & WORD for word in range(words)], np.uint64)


def ascending(masks: MaskArray) -> NDArray[np.intp]:
    """Return the indices ``(..., n)`` that sort masks ``(..., n, w)`` uint64 as numbers.

    The last word is the most significant.
    """
    if masks.shape[-1] == 1:
        return np.argsort(masks[..., 0], axis=-1)
    return np.lexsort(np.moveaxis(masks, -1, 0), axis=-1)


class SortedOptions(NamedTuple):
    """The options of all kinds: ``n`` options, ``t`` kinds, ``w`` words."""

    masks: MaskArray
    """``(n, w)`` uint64, sorted by kind, then as numbers in ascending order."""
    kind: IntArray
    """``(n,)`` int32."""
    starts: IntArray
    """``(t + 1,)`` int32: the options of kind ``k`` are ``starts[k]:starts[k + 1]``."""


def sorted_options(tables: Sequence[IntArray], cells: int) -> Steps[SortedOptions]:
    """Return all options; ``tables`` contains each kind's placements ``(n, k)`` int32."""
    numbers = [len(table) for table in tables]
    sizes = np.array([table.shape[1] for table in tables], np.int32)
    starts = np.array([0, *accumulate(numbers)], np.int32)
    kind = np.repeat(np.arange(len(tables), dtype=np.int32), numbers)
    masks = np.empty((len(kind), max(1, -(-cells // WORD_BITS))), np.uint64)
    spare = np.empty((max(numbers, default=0), masks.shape[1]), np.uint64)
    low = 0
    while low < len(tables):
        yield int(starts[low]) / max(1, len(kind))
        end = int(np.searchsorted(starts, starts[low] + OPTIONS_PER_STEP, "right")) - 1
        high = min(max(low + 1, end), len(tables))
        filled = np.concatenate([table.ravel() for table in tables[low:high]])
        write_sorted_masks(filled, sizes, starts, low, high, masks, spare)
        low = high
    return SortedOptions(masks, kind, starts)


class _Images:
    """The images of sorted options under symmetries, found in a hash table of the options."""

    def __init__(self, options: SortedOptions) -> None:
        count = len(options.masks)
        self._kind = options.kind
        self._lookup = OptionLookup(
            options.masks, options.kind, np.empty(1 << (2 * count).bit_length(), np.int32)
        )
        self._moved = np.empty((1, options.masks.shape[1]), np.uint64)
        fill_lookup(self._lookup)

    def write(self, permutation: IntArray, targets: IntArray, image: IntArray) -> Steps[bool]:
        """Write the image of every option, ``(n + 1,)`` int32; return whether all are options.

        The image of an option is :data:`~cubewright.solver.kernels.options.NONE` if it is not an
        option. ``targets`` ``(t,)`` gives the kind to which each kind is mapped.
        """
        count = len(self._kind)
        image[count] = count
        found = 0
        for low in range(0, count, OPTIONS_PER_STEP):
            yield 0.0
            high = min(low + OPTIONS_PER_STEP, count)
            found += write_image(self._lookup, permutation, targets, self._moved, low, high, image)
        return found == count


def option_images(
    group: SymmetryGroup, options: SortedOptions, partners: list[int] | None
) -> Steps[tuple[IntArray, BoolArray]]:
    """Return the usable symmetries as permutations of the options, and which are turns.

    ``partners`` gives each kind's mirror image, or is None if reflections are not usable. Returns
    ``images`` ``(g, n + 1)`` int32 and ``proper`` ``(g,)`` bool as in :class:`CoverProblem`. A
    symmetry that does not preserve the options is dropped.

    Only a few symmetries that generate the others are applied to the masks. The images under the
    others are compositions (a simple form of Dimino's algorithm).
    """
    used = group.proper | (partners is not None)
    permutations, proper = group.permutations[used], group.proper[used]
    own_kinds = np.arange(len(options.starts) - 1, dtype=np.int32)
    mirrored = own_kinds if partners is None else np.array(partners, np.int32)
    # If each kind is its own mirror image, a reflection maps options like a turn.
    turns: list[bool] = (proper | (mirrored == own_kinds).all()).tolist()
    keys = [(each.tobytes(), turn) for each, turn in zip(permutations, turns, strict=True)]
    numbers = {key: row for row, key in reversed(list(enumerate(keys)))}
    images = np.empty((len(keys), len(options.masks) + 1), np.int32)
    images[0] = np.arange(images.shape[1])
    find = _Images(options)
    known, unusable = {0}, set[int]()
    products: dict[int, list[int]] = {}
    # In reverse order, since on cubes the last reflections generate all 48 in three steps, not
    # five.
    for row in reversed(numbers.values()):
        if row in known:
            continue
        done = (len(known) + len(unusable)) / len(keys)
        targets = own_kinds if turns[row] else mirrored
        is_usable = yield from share(
            find.write(permutations[row], targets, images[row]), done, done
        )
        if not is_usable:
            unusable.add(row)
            continue
        products[row] = [
            numbers[each.tobytes(), turn == turns[row]]
            for each, turn in zip(permutations[row][permutations], turns, strict=True)
        ]
        newest = list(known)
        while newest:
            found = []
            for each in newest:
                yield done
                for generator, product in products.items():
                    if product[each] not in known:
                        np.take(images[generator], images[each], out=images[product[each]])
                        known.add(product[each])
                        found.append(product[each])
            newest = found
    rows = [numbers[key] for key in keys]
    if rows == list(range(len(keys))) and len(known) == len(keys):
        return images, proper
    kept = [row in known for row in rows]
    return images[rows][kept], proper[kept]


def figure_images(
    group: SymmetryGroup, partners: list[int] | None, options: SortedOptions, own: BoolArray
) -> Steps[tuple[IntArray, BoolArray] | tuple[None, None]]:
    """Return all the figure's symmetries as permutations of the options of a constrained puzzle.

    ``group`` and ``partners`` belong to the puzzle without its constraints; ``own`` ``(g,)`` bool:
    whether each of the constrained puzzle's symmetries is a turn. Returns ``figure_images`` and
    ``figure_proper`` of a cover problem, or None twice if the constraints break no symmetry.
    """
    used = group.proper | (partners is not None)
    permutations, proper = group.permutations[used], group.proper[used]
    # A pre-placed piece can make the minimums of two mirror images equal, which allows mirrors.
    if len(proper) <= len(own) or (proper.all() and not own.all()):
        return None, None
    own_kinds = np.arange(len(options.starts) - 1, dtype=np.int32)
    images = np.empty((len(proper), len(options.masks) + 1), np.int32)
    find = _Images(options)
    for element, permutation in enumerate(permutations):
        done = element / len(proper)
        mirrors = not proper[element] and partners is not None
        targets = np.array(partners, np.int32) if mirrors else own_kinds
        yield from share(find.write(permutation, targets, images[element]), done, done)
    return images, proper


def reflected_images(
    reflections: IntArray, partners: Sequence[int], options: SortedOptions
) -> Steps[IntArray]:
    """Return the images of options under reflections ``(m, cells)``, ``(m, n + 1)`` int32.

    ``partners`` gives each kind's mirror image, -1 for none. An image that is not an option is -1.
    """
    has_partner = np.array(partners) >= 0
    # A kind without a mirror image may map to any kind, since its images are removed.
    targets = np.where(has_partner, partners, np.arange(len(partners))).astype(np.int32)
    images = np.empty((len(reflections), len(options.masks) + 1), np.int32)
    lacks = np.append(~has_partner[options.kind], False)
    find = _Images(options)
    for element, permutation in enumerate(reflections):
        done = element / len(reflections)
        yield from share(find.write(permutation, targets, images[element]), done, done)
    images[:, lacks] = -1
    return images


def choose_breaking_piece(
    images: IntArray, starts: IntArray, copies: IntArray, minimums: IntArray
) -> Steps[tuple[int, IntArray]]:
    """Choose the kind whose placements are restricted to one of each orbit.

    Returns the kind and the smallest option id of each of its orbits, or -1 and an empty array if
    no kind is suitable. A suitable kind has exactly one copy, which every solution uses, and every
    symmetry maps it to itself. The kind with the fewest orbits is chosen, then the kind with the
    most placements, then the first.

    ``images`` ``(g, n + 1)`` and ``starts`` ``(t + 1,)`` are as in :class:`CoverProblem`.
    ``copies`` and ``minimums`` ``(t,)`` are the maximum and the minimum number of copies in a
    solution. All are int32.
    """
    none = -1, np.zeros(0, np.int32)
    if len(images) == 1:
        return none
    kinds, number = np.arange(len(copies)), np.diff(starts)
    kind = np.repeat(kinds, number)
    is_first = np.empty(len(kind), np.bool_)
    for low in range(0, len(kind), OPTIONS_PER_STEP):
        yield low / len(kind)
        some = np.s_[low : min(low + OPTIONS_PER_STEP, len(kind))]
        is_first[some] = images[:, some].min(axis=0) == np.arange(some.start, some.stop)
    # A symmetry maps all options of a kind to one kind.
    changes = np.zeros(len(copies), np.bool_)
    placed = kinds[number > 0]
    changes[placed] = (kind[images[:, starts[placed]]] != placed).any(axis=0)
    orbits = np.bincount(kind[is_first], minlength=len(copies))
    usable = (copies == 1) & (minimums == 1) & (number > 0) & ~changes
    if not usable.any():
        return none
    chosen = int(kinds[usable][np.lexsort((-number[usable], orbits[usable]))[0]])
    low, high = int(starts[chosen]), int(starts[chosen + 1])
    return chosen, np.flatnonzero(is_first[low:high]).astype(np.int32) + np.int32(low)
