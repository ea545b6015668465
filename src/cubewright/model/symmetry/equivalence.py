"""Equality of two figures up to moving, turning and reflecting.

Equivalent figures share a canonical form: the first in order of all images under the lattice's
turns and mirrors, each moved to the lattice's corner.

    ##.   .##   #..   ###          one figure and some of its turns and mirrors;
    .#.   .#.   ###   .#.   ...    the first in order stands for all of them
    .##   ##.   ..#   #..
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import Cell, Matrix
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.translation import mark

Form = tuple[str, tuple[Cell, ...]]
"""The name of a lattice, and the cells that represent all equivalent figures."""

MAX_CACHED_FORMS = 2048
"""The number of figures with cached canonical forms; one takes about 1 ms to compute."""

_Cells = NDArray[np.int64]


class Equivalence(Enum):
    """The operations under which two figures are equal.

    They are only translations, or rotations too, or reflections as well.
    """

    SAME = mark("the same")
    TURNED = mark("turned")
    REFLECTED = mark("reflected")


def normalized_images(
    lattice: Lattice, cells: Sequence[Cell], matrices: Sequence[Matrix]
) -> _Cells:
    """Return the image of the cells under each matrix, ``(m, n, 3)`` int64, normalized."""
    return ordered_images(lattice, cells, matrices)[0]


def ordered_images(
    lattice: Lattice, cells: Sequence[Cell], matrices: Sequence[Matrix]
) -> tuple[_Cells, _Cells]:
    """Return the normalized images with sorted cells, and the order of their cells.

    The order is ``(m, n)`` int64: indices of ``cells``.
    """
    images: _Cells = np.einsum("mij,nj->mni", np.array(matrices, np.int64), _array(cells))
    low = images.min(axis=1, keepdims=True)
    keys = cell_keys(images - low)
    order: _Cells = np.argsort(keys, axis=1)
    images = np.take_along_axis(images, order[:, :, None], axis=1)
    starts = [lattice.origin((int(x), int(y), int(z))) for x, y, z in images[:, 0]]
    normalized: _Cells = images - np.array(starts, np.int64)[:, None, :]
    return normalized, order


def canonical_form(figure: Figure) -> Form:
    """Return a form that is equal for equivalent figures, and different for all other figures.

    Optional cells, colours and names are ignored.

    >>> bent = Figure([(0, 0, 0), (1, 0, 0), (1, 1, 0)])
    >>> canonical_form(bent) == canonical_form(Figure([(0, 0, 5), (0, 0, 6), (0, 1, 5)]))
    True
    """
    return _canonical_form(figure.lattice, figure.cells)


@lru_cache(maxsize=MAX_CACHED_FORMS)
def _canonical_form(lattice: Lattice, cells: tuple[Cell, ...]) -> Form:
    if not cells:
        return lattice.name, ()
    images = normalized_images(lattice, cells, lattice.turns + lattice.mirrors)
    first = images[_first(cell_keys(images - images.min(axis=(0, 1))))]
    return lattice.name, tuple((int(x), int(y), int(z)) for x, y, z in first)


class EquivalenceTester:
    """A figure, prepared for fast comparison with many others."""

    def __init__(self, figure: Figure) -> None:
        self._lattice = lattice = figure.lattice
        self._size = len(figure)
        shape = _bytes(lattice.normalized(figure.cells))
        self._kinds = {shape: Equivalence.SAME}
        if figure.cells:
            for kind, matrices in (
                (Equivalence.TURNED, lattice.turns_of(figure.cells)),
                (Equivalence.REFLECTED, lattice.mirrors),
            ):
                for image in normalized_images(lattice, figure.cells, matrices):
                    self._kinds.setdefault(image.tobytes(), kind)

    def equivalence(self, other: Figure) -> Equivalence | None:
        """Return the equivalence of a figure and this figure; None if they are not equivalent."""
        if len(other) != self._size or other.lattice != self._lattice:
            return None
        return self._kinds.get(_bytes(self._lattice.normalized(other.cells)))


def equivalence(one: Figure, other: Figure) -> Equivalence | None:
    """Return the equivalence of two figures, or None.

    >>> row, column = Figure([(0, 0, 0), (1, 0, 0)]), Figure([(3, 1, 1), (3, 1, 2)])
    >>> equivalence(row, column)
    <Equivalence.TURNED: 'turned'>
    """
    return EquivalenceTester(one).equivalence(other)


def _bytes(cells: Sequence[Cell]) -> bytes:
    return _array(cells).tobytes()


def _first(keys: NDArray[np.int64]) -> int:
    """Return the index of the first row in lexicographic order."""
    return int(np.lexsort(keys.T[::-1])[0])


def _array(cells: Sequence[Cell]) -> _Cells:
    return np.array(cells, np.int64).reshape(-1, 3)


def cell_keys(cells: _Cells) -> NDArray[np.int64]:
    """Return one integer for each cell ``(..., 3)``; the integers sort as the cells do.

    Coordinates must not be negative.
    """
    wide = int(cells.max(initial=0)) + 1
    keys: NDArray[np.int64] = (cells[..., 0] * wide + cells[..., 1]) * wide + cells[..., 2]
    return keys
