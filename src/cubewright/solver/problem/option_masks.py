"""Options as bit masks: their images under symmetries, and the symmetry-breaking piece."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import BoolArray, IntArray, MaskArray
from cubewright.model.symmetry.group import SymmetryGroup

WORD = 2**64 - 1
"""A word of a mask with all bits set."""


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
    """Return the bits of masks ``(..., w)`` uint64 from the lowest, ``(..., 64 w)`` bool."""
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
    """``(n, w)`` uint64, by kind, then ascending as numbers."""
    kind: IntArray
    """``(n,)`` int32."""
    starts: IntArray
    """``(t + 1,)`` int32: the options of kind ``k`` are ``starts[k]:starts[k + 1]``."""
    tables: tuple[IntArray, ...]
    """``(m, k)`` int32 for each size ``k`` of option: the ascending cell indices of its options."""
    rows: tuple[IntArray, ...]
    """For each table, the options that its rows stand for."""
    by_mask: IntArray | None
    """``(n,)``: the options in the order of their only words, if no two have the same mask."""


def sorted_options(tables: Sequence[IntArray], cells: int) -> SortedOptions:
    """Return the options of kinds with some placements ``(n, k)`` int32 of cell indices."""
    starts = np.cumsum([0, *map(len, tables)]).astype(np.int32)
    kind = np.repeat(np.arange(len(tables), dtype=np.int32), np.diff(starts))
    sizes = np.array([table.shape[1] for table in tables])
    masks = np.empty((len(kind), max(1, -(-cells // 64))), np.uint64)
    together, rows = [], []
    for size in sorted(set(sizes.tolist())):  # np.unique would import numpy.ma
        together.append(np.concatenate([table for table in tables if table.shape[1] == size]))
        rows.append(np.flatnonzero(sizes[kind] == size))
        masks[rows[-1]] = masks_of(together[-1], cells)
    by_mask = None
    if masks.shape[1] > 1:
        order = np.lexsort((*masks.T, kind))
    else:
        first = np.argsort(masks[:, 0])
        order = first[np.argsort(kind[first].astype(np.uint16), kind="stable")]
    place = np.empty(len(order), np.int32)
    place[order] = np.arange(len(order))
    if masks.shape[1] == 1 and (np.diff(masks[first, 0]) > 0).all():
        by_mask = place[first]
    return SortedOptions(
        masks[order], kind, starts, tuple(together), tuple(place[each] for each in rows), by_mask
    )


def option_images(
    group: SymmetryGroup, options: SortedOptions, partners: list[int] | None
) -> tuple[IntArray, BoolArray]:
    """Return how the usable symmetries permute the options, and which of them are turns.

    ``partners`` gives each kind's mirror image, or is None if reflections are not
    usable. Returns ``images`` ``(g, n + 1)`` int32 and ``proper`` ``(g,)`` bool as in
    :class:`CoverProblem`. A symmetry that does not preserve the options is dropped.

    Only a few symmetries that generate the others are applied to the masks; the
    images under the others are compositions (Dimino's algorithm, in short).
    """
    used = group.proper | (partners is not None)
    permutations, turns = group.permutations[used], group.proper[used]
    count = len(options.masks)
    own_kinds = np.arange(len(options.starts) - 1, dtype=np.int32)
    keys = [
        (permutation.tobytes(), bool(proper))
        for permutation, proper in zip(permutations, turns, strict=True)
    ]
    first = _Symmetry(permutations[0], bool(turns[0]), np.arange(count + 1, dtype=np.int32))
    known = {keys[0]: first}
    unusable = set()
    generators: list[_Symmetry] = []
    # Backwards, because on cubes the last reflections generate all 48 in three steps, not five.
    for row in reversed(range(len(keys))):
        key, permutation, proper = keys[row], permutations[row], bool(turns[row])
        if key in known or key in unusable:
            continue
        targets = own_kinds if proper or partners is None else np.array(partners, np.int32)
        image = _image(permutation, options, targets)
        if image is None:
            unusable.add(key)
        else:
            generators.append(_Symmetry(permutation, proper, image))
            _add_compositions(known, generators)
    usable = [key for key in keys if key in known]
    images = np.empty((len(usable), count + 1), np.int32)
    for row, key in enumerate(usable):
        images[row] = known[key].image
    return images, np.array([proper for _, proper in usable], np.bool_)


def figure_images(
    group: SymmetryGroup, partners: list[int] | None, options: SortedOptions, own: BoolArray
) -> tuple[IntArray, BoolArray] | tuple[None, None]:
    """Return how the figure's symmetries permute the options of a puzzle that breaks some of them.

    ``group`` and ``partners`` are those of the puzzle without its constraints;
    ``own`` ``(g,)`` bool: which of the puzzle's own symmetries are turns. Returns
    ``figure_images`` and ``figure_proper`` of a cover problem, or None twice if
    the puzzle keeps all symmetries.
    """
    used = group.proper | (partners is not None)
    permutations, proper = group.permutations[used], group.proper[used]
    # A pre-placed piece can make the minimum of two mirror images equal, and so allow mirrors.
    if len(proper) <= len(own) or (proper.all() and not own.all()):
        return None, None
    kind, count = options.kind, len(options.masks)
    own_kinds = np.arange(len(options.starts) - 1)
    images = np.full((len(proper), count + 1), -1, np.int32)
    images[:, -1] = count
    keys = zip(kind.tolist(), options.masks, strict=True)
    number = {(of_kind, mask.tobytes()): option for option, (of_kind, mask) in enumerate(keys)}
    for element, permutation in enumerate(permutations):
        targets = own_kinds if proper[element] or partners is None else np.array(partners)
        for table, rows in zip(options.tables, options.rows, strict=True):
            moved = masks_of(permutation[table], len(permutation))
            for option, target, mask in zip(rows, targets[kind[rows]].tolist(), moved, strict=True):
                images[element, option] = number.get((target, mask.tobytes()), -1)
    return images, proper


class _Symmetry(NamedTuple):
    """A symmetry: how it permutes the cells ``(cells,)`` and the options ``(n + 1,)``."""

    permutation: IntArray
    proper: bool
    image: IntArray

    def after(self, other: _Symmetry) -> _Symmetry:
        """Return the composition: first ``other``, then this."""
        return _Symmetry(
            self.permutation[other.permutation],
            self.proper == other.proper,
            self.image[other.image],
        )


def _add_compositions(
    known: dict[tuple[bytes, bool], _Symmetry], generators: list[_Symmetry]
) -> None:
    """Extend the known symmetries, which are a group, to the group with the generators."""
    newest = list(known.values())
    while newest:
        found = []
        for each in newest:
            for generator in generators:
                key = (
                    generator.permutation[each.permutation].tobytes(),
                    generator.proper == each.proper,
                )
                if key not in known:
                    known[key] = generator.after(each)
                    found.append(known[key])
        newest = found


def _image(permutation: IntArray, options: SortedOptions, targets: IntArray) -> IntArray | None:
    """Return the image of every option, ``(n + 1,)`` int32; None if some image is no option.

    ``targets`` ``(t,)`` gives the kind to which each kind is mapped. Masks and images are
    both sorted, so if they are the same set, equal ranks give the permutation.
    """
    numbers = np.diff(options.starts)
    # Forbidden placements can leave mirror partners with different numbers of options.
    if not np.array_equal(numbers[targets], numbers):
        return None
    moved = np.empty_like(options.masks)
    for table, rows in zip(options.tables, options.rows, strict=True):
        moved[rows] = masks_of(permutation[table], len(permutation))
    image = np.empty(len(moved) + 1, np.int32)
    image[-1] = len(moved)
    kinds = targets[options.kind]
    if options.by_mask is None:
        order = np.lexsort((*moved.T, kinds))
        image[order] = np.arange(len(moved))
    else:
        image[np.argsort(moved[:, 0])] = options.by_mask
        if not np.array_equal(options.kind[image[:-1]], kinds):
            return None
    return image if np.array_equal(options.masks[image[:-1]], moved) else None


def choose_breaking_piece(
    images: IntArray, starts: IntArray, copies: IntArray, minimums: IntArray
) -> tuple[int, IntArray]:
    """Choose the kind whose placements are restricted to one of each orbit.

    Returns the kind and the smallest option id of each of its orbits, or -1 and
    an empty array if no kind is suitable. A suitable kind has exactly one copy,
    always used, and every symmetry maps it to itself. The one with the fewest
    orbits is chosen, then the one with the most placements, then the first.

    ``images`` ``(g, n + 1)`` and ``starts`` ``(t + 1,)`` are as in
    :class:`CoverProblem`, ``copies`` and ``minimums`` ``(t,)`` the largest and the
    smallest number of copies in a solution; all are int32.
    """
    none = -1, np.zeros(0, np.int32)
    if len(images) == 1:
        return none
    kinds = np.arange(len(copies))
    kind = np.repeat(kinds, np.diff(starts))
    moves = (kind[images[:, :-1]] != kind).any(axis=0)
    is_first = images[:, :-1].min(axis=0) == np.arange(len(kind))
    orbits = np.bincount(kind[is_first], minlength=len(copies))
    number = np.diff(starts)
    usable = (copies == 1) & (minimums == 1) & (number > 0)
    usable[kind[moves]] = False
    if not usable.any():
        return none
    chosen = int(kinds[usable][np.lexsort((-number[usable], orbits[usable]))[0]])
    low, high = int(starts[chosen]), int(starts[chosen + 1])
    return chosen, np.flatnonzero(is_first[low:high]).astype(np.int32) + np.int32(low)
