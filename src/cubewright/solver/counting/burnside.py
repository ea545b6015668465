"""What is left of a puzzle where only the solutions count that a symmetry leaves alone.

Such a solution holds, with each placement, all its images. So it is made of
orbits of placements, and counting it is the same problem with other sets.
"""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import BoolArray, IntArray
from cubewright.solver.counting.frontier_problem import OrbitOptions
from cubewright.solver.problem.cover import CoverProblem


def symmetry_classes(images: IntArray) -> list[IntArray]:
    """The symmetries in groups that leave equally many solutions alone, the identity's first.

    They are those that are the same seen from another side (conjugate).
    """
    inverses = np.argsort(images, axis=1)
    groups: dict[bytes, list[int]] = {}
    for element, image in enumerate(images):
        seen = min(images[side][image[back]].tobytes() for side, back in enumerate(inverses))
        groups.setdefault(seen, []).append(element)
    return [np.array(group) for group in groups.values()]


def burnside_options(cover: CoverProblem, element: int) -> OrbitOptions:
    """The orbits of placements under a symmetry that can lie in one solution."""
    orbit = _orbits(cover.images[element, :-1])
    count = int(orbit.max(initial=-1)) + 1
    uses = np.zeros((count, len(cover.copies)), np.int32)
    np.add.at(uses, (orbit, cover.kind), 1)
    filled = _filled(cover)
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
        places=np.array(cover.puzzle.figure.cells, np.int32).reshape(-1, 3),
    )


def _filled(cover: CoverProblem) -> BoolArray:
    """Which cells each option fills."""
    cell = np.arange(cover.cell_count)
    bits = cover.masks[:, cell // 64] >> (cell % 64).astype(np.uint64) & np.uint64(1)
    filled: BoolArray = bits.astype(np.bool_)
    return filled


def _orbits(image: IntArray) -> IntArray:
    """For each option the number of its orbit: itself, its image, the image's image and so on."""
    least = np.arange(len(image))
    image_of = image
    while (image_of != np.arange(len(image))).any():
        least = np.minimum(least, image_of)
        image_of = image[image_of]
    return np.unique(least, return_inverse=True)[1].reshape(-1).astype(np.int32)
