"""Whether two figures are the same one, moved, turned or reflected.

Every figure has one form that all its twins share: of the shapes that the
lattice's turns and mirrors make of it, moved to the lattice's corner, the one
that comes first.

    ##.   .##   #..   ###          one figure and some of its turns and mirrors;
    .#.   .#.   ###   .#.   ...    the first in order stands for all of them
    .##   ##.   ..#   #..
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import Cell, Matrix
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice

Form = tuple[str, tuple[Cell, ...]]
"""The name of a lattice, and the cells that stand for all twins."""

_Cells = NDArray[np.int64]


class Equivalence(Enum):
    """How one figure is another: the least that has to be done to it."""

    SAME = "the same"
    TURNED = "turned"
    REFLECTED = "reflected"


def normalized_images(
    lattice: Lattice, cells: Sequence[Cell], matrices: Sequence[Matrix]
) -> _Cells:
    """What each matrix makes of the cells, ``(m, n, 3)``: settled, and the cells in order."""
    images: _Cells = np.einsum("mij,nj->mni", np.array(matrices, np.int64), _array(cells))
    low = images.min(axis=1, keepdims=True)
    keys = _keys(images - low)
    images = np.take_along_axis(images, np.argsort(keys, axis=1)[:, :, None], axis=1)
    starts = [lattice.origin((int(x), int(y), int(z))) for x, y, z in images[:, 0]]
    normalized: _Cells = images - np.array(starts, np.int64)[:, None, :]
    return normalized


def canonical_form(figure: Figure) -> Form:
    """The form that a figure shares with just its twins.

    What may stay empty and what is dark does not count, nor does the name.

    >>> bent = Figure([(0, 0, 0), (1, 0, 0), (1, 1, 0)])
    >>> canonical_form(bent) == canonical_form(Figure([(0, 0, 5), (0, 0, 6), (0, 1, 5)]))
    True
    """
    lattice = figure.lattice
    if not figure.cells:
        return lattice.name, ()
    images = normalized_images(lattice, figure.cells, lattice.turns + lattice.mirrors)
    first = images[_first(_keys(images - images.min(axis=(0, 1))))]
    return lattice.name, tuple((int(x), int(y), int(z)) for x, y, z in first)


class EquivalenceTester:
    """Tells how other figures are a given one; many of them are asked about at little cost."""

    def __init__(self, figure: Figure) -> None:
        self._lattice = lattice = figure.lattice
        self._size = len(figure)
        shape = _bytes(lattice.normalized(figure.cells))
        self._kinds = {shape: Equivalence.SAME}
        if figure.cells:
            for kind, matrices in (
                (Equivalence.TURNED, lattice.turns),
                (Equivalence.REFLECTED, lattice.mirrors),
            ):
                for image in normalized_images(lattice, figure.cells, matrices):
                    self._kinds.setdefault(image.tobytes(), kind)

    def equivalence(self, other: Figure) -> Equivalence | None:
        """How another figure is the one, or None where they are two."""
        if len(other) != self._size or other.lattice != self._lattice:
            return None
        return self._kinds.get(_bytes(self._lattice.normalized(other.cells)))


def equivalence(one: Figure, other: Figure) -> Equivalence | None:
    """How the other figure is the one, or None where they are two.

    >>> row, column = Figure([(0, 0, 0), (1, 0, 0)]), Figure([(3, 1, 1), (3, 1, 2)])
    >>> equivalence(row, column)
    <Equivalence.TURNED: 'turned'>
    """
    return EquivalenceTester(one).equivalence(other)


def _bytes(cells: Sequence[Cell]) -> bytes:
    return _array(cells).tobytes()


def _first(keys: NDArray[np.int64]) -> int:
    """The row that comes first in order."""
    return int(np.lexsort(keys.T[::-1])[0])


def _array(cells: Sequence[Cell]) -> _Cells:
    return np.array(cells, np.int64).reshape(-1, 3)


def _keys(cells: _Cells) -> NDArray[np.int64]:
    """A number for each cell, in the order of the cells; no coordinate is below zero."""
    wide = int(cells.max(initial=0)) + 1
    keys: NDArray[np.int64] = (cells[..., 0] * wide + cells[..., 1]) * wide + cells[..., 2]
    return keys
