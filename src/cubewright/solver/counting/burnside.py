"""The solutions that a symmetry maps to themselves, as a separate counting problem.

Burnside's lemma: the number of solutions up to symmetry is the mean, over all symmetries, of the
number of solutions that each symmetry maps to itself. A solution that a symmetry maps to itself
contains, with each placement, all images of the placement. It therefore consists of orbits of
placements, and counting such solutions is an exact cover problem whose options are orbits.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cubewright.model.cell import BoolArray, IntArray
from cubewright.solver.counting.frontier_problem import OrbitOptions
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Counts


def symmetry_classes(images: IntArray) -> list[IntArray]:
    """Return the conjugacy classes of the symmetries, the identity's first.

    ``images`` is ``(g, n + 1)`` int32 as in :class:`CoverProblem`. Each class is an array of row
    indices. Conjugate symmetries fix the same number of solutions, so one count for each class is
    enough.
    """
    inverses = np.argsort(images, axis=1)
    groups: dict[bytes, list[int]] = {}
    for element, image in enumerate(images):
        key = min(images[by][image[back]].tobytes() for by, back in enumerate(inverses))
        groups.setdefault(key, []).append(element)
    return [np.array(group) for group in groups.values()]


def burnside_options(cover: CoverProblem, element: int) -> OrbitOptions:
    """Return the orbits of placements under one symmetry that a solution can contain.

    ``element`` is the symmetry's row in ``cover.images``. Orbits whose
    placements overlap, or need too many pieces of a kind, are excluded.
    """
    orbit = _orbits(cover.images[element, :-1])
    count = int(orbit.max(initial=-1)) + 1
    uses = np.zeros((count, len(cover.copies)), np.int32)
    np.add.at(uses, (orbit, cover.kind), 1)
    filled = _filled_cells(cover)
    fills = np.zeros((count, cover.cell_count), np.int32)
    np.add.at(fills, orbit, filled)
    possible = (fills.max(axis=1, initial=0) <= 1) & (uses <= cover.copies).all(axis=1)
    classes_uses, classes = np.unique(uses[possible], axis=0, return_inverse=True)
    sizes = np.zeros(len(cover.copies), np.int32)
    sizes[cover.kind] = filled.sum(axis=1)
    return OrbitOptions(
        fills=fills[possible] > 0,
        classes=classes.reshape(-1).astype(np.int32),
        uses=classes_uses.astype(np.int32),
        copies=cover.copies,
        sizes=sizes,
        positions=np.array(cover.puzzle.figure.cells, np.int32).reshape(-1, 3),
    )


def has_all_kinds(options: OrbitOptions) -> bool:
    """Return whether every kind has an option; otherwise no solution exists."""
    return bool((options.uses.sum(axis=0) >= np.minimum(options.copies, 1)).all())


def counts_up_to_symmetry(
    cover: CoverProblem, classes: Sequence[IntArray], fixed: Sequence[int]
) -> Counts:
    """Return the numbers of solutions, given how many solutions each class of symmetries fixes."""
    proper = cover.proper
    pairs = list(zip(classes, fixed, strict=True))
    turned = sum(int(proper[group].sum()) * number for group, number in pairs)
    moved = sum(len(group) * number for group, number in pairs)
    # Burnside's lemma needs a set of solutions that every symmetry maps to itself. If constraints
    # break a symmetry, only a search can show which solutions are images under it.
    return Counts(
        fixed[0],
        turned // int(proper.sum()),
        moved // len(proper),
        breaks_symmetry=cover.figure_images is not None,
    )


def _filled_cells(cover: CoverProblem) -> BoolArray:
    """Return whether each option fills each cell, ``(n, cells)`` bool."""
    cell = np.arange(cover.cell_count)
    bits = cover.masks[:, cell // 64] >> (cell % 64).astype(np.uint64) & np.uint64(1)
    filled: BoolArray = bits.astype(np.bool_)
    return filled


def _orbits(image: IntArray) -> IntArray:
    """Return the number of each option's orbit under one permutation, ``(n,)`` int32."""
    least = np.arange(len(image))
    image_of = image
    while (image_of != np.arange(len(image))).any():
        least = np.minimum(least, image_of)
        image_of = image[image_of]
    return np.unique(least, return_inverse=True)[1].reshape(-1).astype(np.int32)
