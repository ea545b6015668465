"""Properties of shapes by which a generated set is filtered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from cubewright.model.cell import Cell, difference, keeps_up, shifted, turned
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.piece import Piece
from cubewright.model.placement import placements


def fits_in_box(lattice: Lattice, shape: Sequence[Cell], size: Cell) -> bool:
    """Return whether a shape, or its mirror image, fits in a box of a width, depth and height.

    >>> from cubewright.model.lattice import lattice
    >>> row = [(0, 0, 0), (1, 0, 0), (2, 0, 0)]
    >>> fits_in_box(lattice("cubic"), row, (1, 1, 3)), fits_in_box(lattice("cubic"), row, (2, 2, 2))
    (True, False)
    """
    box = Figure(lattice.box(size), lattice=lattice)
    piece = Piece("X", tuple(shape), lattice=lattice, flips=True)
    return len(placements(box, piece)) > 0


def longest_row(lattice: Lattice, shape: Sequence[Cell]) -> int:
    """Return the largest number of cells that follow each other in a straight line.

    A step of the line is a shortest translation of the lattice, within a layer or
    from layer to layer.

    >>> from cubewright.model.lattice import lattice
    >>> longest_row(lattice("cubic"), [(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 2, 0)])
    3
    """
    cells = set(shape)
    longest = 0
    for step in _steps(lattice):
        for cell in cells:
            if difference(cell, step) in cells:
                continue  # not the first of its row
            length = 0
            while cell in cells:
                cell, length = shifted(cell, step), length + 1
            longest = max(longest, length)
    return longest


def is_symmetrical(lattice: Lattice, shape: Sequence[Cell], *, flat: bool = False) -> bool:
    """Return whether a turn or a mirror other than the identity maps a shape onto itself.

    ``flat``: only turns and mirrors of the plane count; each flat shape is its own
    mirror image in its plane.

    >>> from cubewright.model.lattice import lattice
    >>> hook = [(0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 0, 0)]
    >>> is_symmetrical(lattice("cubic"), hook), is_symmetrical(lattice("cubic"), hook, flat=True)
    (True, False)
    """
    matrices = lattice.turns + lattice.mirrors
    if flat:
        matrices = tuple(filter(keeps_up, matrices))
    normal = lattice.normalized(shape)
    images = (lattice.normalized(turned(cell, matrix) for cell in shape) for matrix in matrices)
    return sum(image == normal for image in images) > 1


@cache
def _steps(lattice: Lattice) -> tuple[Cell, ...]:
    """The shortest translations within a layer and out of it, one of each opposite pair."""
    start = lattice.box((1, 1, 1))[0]
    lengths: dict[bool, dict[Cell, float]] = {True: {}, False: {}}
    for step in lattice.translations(1):
        in_layer = lattice.layer(shifted(start, step)) == lattice.layer(start)
        lengths[in_layer][step] = float(np.linalg.norm(lattice.space @ np.array(step)))
    steps: set[Cell] = set()
    for of_kind in lengths.values():
        least = min(of_kind.values())
        steps |= {step for step, length in of_kind.items() if length < least + 1e-6}
    return tuple(sorted(step for step in steps if step > (0, 0, 0)))
