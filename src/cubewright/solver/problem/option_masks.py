"""Options as bit masks: their images under symmetries, and the symmetry-breaking piece."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import BoolArray, IntArray, MaskArray
from cubewright.model.symmetry.group import SymmetryGroup


def masks_of(table: IntArray, cells: int) -> MaskArray:
    """Return the masks ``(..., w)`` uint64 of rows of cell indices ``(..., k)``.

    ``cells`` is the number of cells of the figure; a word holds 64 of them.
    """
    bits = np.zeros((cells, max(1, -(-cells // 64))), np.uint64)
    cell = np.arange(cells)
    bits[cell, cell // 64] = np.uint64(1) << (cell % 64).astype(np.uint64)
    masks: MaskArray = np.bitwise_or.reduce(bits[table], axis=-2)
    return masks


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

    Masks and images are both sorted, so if they are the same set, equal ranks
    give the permutation. If they are not, the symmetry is dropped.
    """
    starts = np.cumsum([0, *map(len, tables)])
    used = group.proper | (partners is not None)
    permutations, turns = group.permutations[used], group.proper[used]
    images = np.empty((len(turns), int(starts[-1]) + 1), np.int32)
    images[:, -1] = starts[-1]
    valid = np.ones(len(turns), np.bool_)
    for kind, table in enumerate(tables):
        image = masks_of(permutations[:, table], permutations.shape[1])
        order = ascending(image)
        in_order = np.take_along_axis(image, order[..., None], axis=1)
        for proper in (True, False):
            target = kind if proper or partners is None else partners[kind]
            rows = np.flatnonzero(turns == proper)
            # Forbidden placements can leave mirror partners with different numbers of options.
            if masks[target].shape != masks[kind].shape:
                valid[rows] = False
                continue
            valid[rows] &= (in_order[rows] == masks[target]).all(axis=(1, 2))
            numbers = np.arange(starts[target], starts[target + 1], dtype=np.int32)
            images[rows[:, None], starts[kind] + order[rows]] = numbers
    return images[valid], turns[valid]


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
