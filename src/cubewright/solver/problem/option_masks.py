"""Options as bit masks: their images under symmetries, and the symmetry-breaking piece."""

from __future__ import annotations

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
    """Return the indices that sort masks ``(..., n, w)`` as numbers, last word most significant."""
    if masks.shape[-1] == 1:
        return np.argsort(masks[..., 0], axis=-1)
    return np.lexsort(np.moveaxis(masks, -1, 0), axis=-1)


def option_images(
    group: SymmetryGroup,
    tables: list[IntArray],
    masks: list[MaskArray],
    partners: list[int] | None,
) -> tuple[IntArray, BoolArray]:
    """Return how the usable symmetries permute the options, and which of them are turns.

    ``tables`` and ``masks`` hold, for each kind, the cell indices ``(n, k)`` and
    the ascending masks ``(n, w)`` of its options. ``partners`` gives each kind's
    mirror image, or is None if reflections are not usable. Returns ``images``
    ``(g, n + 1)`` int32 and ``proper`` ``(g,)`` bool as in :class:`CoverProblem`.
    A symmetry that does not preserve the options is dropped.

    Only a few symmetries that generate the others are applied to the masks; the
    images under the others are compositions (Dimino's algorithm, in short).
    """
    used = group.proper | (partners is not None)
    permutations, turns = group.permutations[used], group.proper[used]
    count = sum(map(len, tables))
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
        targets = list(range(len(tables))) if proper or partners is None else partners
        image = _image(permutation, tables, masks, targets)
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


def _image(
    permutation: IntArray, tables: list[IntArray], masks: list[MaskArray], targets: list[int]
) -> IntArray | None:
    """Return the image of every option, ``(n + 1,)`` int32; None if some image is no option.

    ``targets`` gives the kind to which each kind is mapped. Masks and images are
    both sorted, so if they are the same set, equal ranks give the permutation.
    """
    starts = np.cumsum([0, *map(len, tables)])
    image = np.empty(int(starts[-1]) + 1, np.int32)
    image[-1] = starts[-1]
    for kind, (table, target) in enumerate(zip(tables, targets, strict=True)):
        # Forbidden placements can leave mirror partners with different numbers of options.
        if masks[target].shape != masks[kind].shape:
            return None
        moved = masks_of(permutation[table], len(permutation))
        order = ascending(moved)
        if not np.array_equal(moved[order], masks[target]):
            return None
        image[starts[kind] + order] = np.arange(starts[target], starts[target + 1])
    return image


def choose_breaking_piece(
    images: IntArray, starts: IntArray, copies: IntArray, least: IntArray
) -> tuple[int, IntArray]:
    """Choose the kind whose placements are restricted to one of each orbit.

    Returns the kind and the smallest option id of each of its orbits, or -1 and
    an empty array if no kind is suitable. A suitable kind has exactly one copy,
    always used, and every symmetry maps it to itself. The one with the fewest
    orbits is chosen, then the one with the most placements, then the first.
    """
    none = -1, np.zeros(0, np.int32)
    if len(images) == 1:
        return none
    best: tuple[int, int] | None = None
    chosen = none
    for kind, count in enumerate(copies):
        low, high = int(starts[kind]), int(starts[kind + 1])
        block = images[:, low:high]
        if (
            count != 1
            or least[kind] != 1
            or low == high
            or block.min() < low
            or block.max() >= high
        ):
            continue
        first = block.min(axis=0)
        orbit_representatives = np.flatnonzero(first == np.arange(low, high)).astype(np.int32) + low
        score = (len(orbit_representatives), low - high)
        if best is None or score < best:
            best = score
            chosen = kind, orbit_representatives.astype(np.int32)
    return chosen
