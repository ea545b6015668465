"""Options as masks: rows of cells as words of bits, their images, and what breaks symmetry."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import BoolArray, IntArray, MaskArray
from cubewright.model.symmetry.group import SymmetryGroup


def masks_of(table: IntArray, cells: int) -> MaskArray:
    """The masks ``(..., w)`` of rows of cell indices ``(..., k)``."""
    bits = np.zeros((cells, max(1, -(-cells // 64))), np.uint64)
    cell = np.arange(cells)
    bits[cell, cell // 64] = np.uint64(1) << (cell % 64).astype(np.uint64)
    masks: MaskArray = np.bitwise_or.reduce(bits[table], axis=-2)
    return masks


def ascending(masks: MaskArray) -> NDArray[np.intp]:
    """The order of masks ``(..., n, w)`` as numbers, the last word most significant."""
    if masks.shape[-1] == 1:
        return np.argsort(masks[..., 0], axis=-1)
    return np.lexsort(np.moveaxis(masks, -1, 0), axis=-1)


def option_images(
    group: SymmetryGroup,
    tables: list[IntArray],
    masks: list[MaskArray],
    partners: list[int] | None,
) -> tuple[IntArray, BoolArray]:
    """Each usable symmetry's permutation of the options, and which symmetries are turns.

    A kind's masks ascend, so that the ascending order of their images tells
    which is which, where they are the same masks at all.
    """
    starts = np.cumsum([0, *map(len, tables)])
    used = group.proper | (partners is not None)
    permutations, turns = group.permutations[used], group.proper[used]
    images = np.empty((len(turns), int(starts[-1]) + 1), np.int32)
    images[:, -1] = starts[-1]
    sound = np.ones(len(turns), np.bool_)
    for kind, table in enumerate(tables):
        image = masks_of(permutations[:, table], permutations.shape[1])
        order = ascending(image)
        in_order = np.take_along_axis(image, order[..., None], axis=1)
        for proper in (True, False):
            target = kind if proper or partners is None else partners[kind]
            rows = np.flatnonzero(turns == proper)
            # Where not all may lie everywhere, not every map of the figure is one of the options.
            if masks[target].shape != masks[kind].shape:
                sound[rows] = False
                continue
            sound[rows] &= (in_order[rows] == masks[target]).all(axis=(1, 2))
            numbers = np.arange(starts[target], starts[target + 1], dtype=np.int32)
            images[rows[:, None], starts[kind] + order[rows]] = numbers
    return images[sound], turns[sound]


def choose_breaking_piece(
    images: IntArray, starts: IntArray, copies: IntArray, least: IntArray
) -> tuple[int, IntArray]:
    """The kind with the fewest orbits, and the least option of each; -1 where none will do.

    It must have one copy, always used, and be carried to itself by every symmetry. Of equals
    the one whose orbits are largest in all, then the first.
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
