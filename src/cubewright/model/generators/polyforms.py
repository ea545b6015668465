"""Polyforms: all connected shapes of a number of cells.

The shapes of n cells are the shapes of n - 1 cells with a neighbouring cell added. Shapes that are
equal up to the allowed turns and mirrors have the same canonical form: the first of their images in
lexicographic order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from functools import cache
from itertools import islice

import numpy as np

from cubewright.model.cell import Cell, CountArray, Matrix, difference, keeps_up, shifted, turned
from cubewright.model.lattice import Lattice
from cubewright.model.symmetry.equivalence import cell_keys
from cubewright.translation import counted, several, tr

MAX_SHAPES = 7_000
"""The maximum number of shapes of one size. There are 1,023 heptacubes and 6,922 octacubes."""

_MAX_NUMBERS = 1 << 21
"""The maximum number of coordinates computed at once."""
_SAMPLE_BOX: Cell = (3, 3, 3)
"""A box that contains a cell of every kind, and all cells that touch this cell."""


class Sides(Enum):
    """A convention for shapes that count as one; rotated shapes always do.

    ``FREE``: mirror images count as one, and flat shapes may be turned over. ``ONE_SIDED``: mirror
    images count as two, and flat shapes keep their upper side up.
    """

    FREE = "free"
    ONE_SIDED = "one-sided"


class TooManyShapesError(ValueError):
    """Raised if more than :data:`MAX_SHAPES` shapes have the same size."""


Report = Callable[[int, int], None]
"""A callback with two arguments: the current size of shapes, and their number so far."""


def no_report(size: int, count: int) -> None:
    """Ignore the progress."""


def polyforms(
    lattice: Lattice,
    cells: int,
    sides: Sides = Sides.FREE,
    *,
    flat: bool = False,
    corners: bool = False,
    report: Report = no_report,
) -> tuple[tuple[Cell, ...], ...]:
    """Return every shape with a given number of cells, in canonical form, sorted.

    ``flat``: only shapes within one layer. ``corners``: cells that share only a corner are also
    connected. ``report`` is called after each batch of shapes.

    Raises:
        ValueError: There are no cells.
        TooManyShapesError: More than :data:`MAX_SHAPES` shapes have the same size.

    >>> from cubewright.model.lattice import lattice
    >>> [len(polyforms(lattice("cubic"), n)) for n in range(1, 6)]
    [1, 1, 2, 7, 23]
    >>> len(polyforms(lattice("cubic"), 5, flat=True))
    12
    """
    if cells < 1:
        raise ValueError(tr("a shape has at least one cell"))
    matrices = _matrices(lattice, sides, flat=flat)
    reach = touching if corners else _neighbours
    kinds = {difference(cell, lattice.origin(cell)) for cell in lattice.box(_SAMPLE_BOX)}
    shapes = _canonical_forms(lattice, ([cell] for cell in kinds), matrices)
    for size in range(2, cells + 1):
        found: set[tuple[Cell, ...]] = set()
        grown = _grown(lattice, sorted(shapes), reach, flat=flat)
        while batch := list(islice(grown, _MAX_NUMBERS // (len(matrices) * size * 3))):
            found |= _canonical_forms(lattice, batch, matrices)
            report(size, len(found))
            if len(found) > MAX_SHAPES:
                raise TooManyShapesError(
                    tr(
                        "there are more than {most:,} shapes of {cells}; ask for fewer {nouns}",
                        most=MAX_SHAPES,
                        cells=counted(size, lattice.noun),
                        nouns=several(lattice.noun),
                    )
                )
        shapes = found
    if sides is Sides.ONE_SIDED and not flat:
        # On spheres, a turn can map a flat shape to its mirror image.
        shapes = {
            min(lattice.forms(shape)) if lattice.mirrors_turn(shape) else shape for shape in shapes
        }
    return tuple(sorted(shapes))


@cache
def touching(lattice: Lattice, cell: Cell) -> tuple[Cell, ...]:
    """Return the cells that share a side or a corner with a cell, sorted."""
    start = lattice.origin(cell)
    kind = difference(cell, start)
    return tuple(shifted(each, start) for each in _touching_kind(lattice, kind))


@cache
def _touching_kind(lattice: Lattice, cell: Cell) -> tuple[Cell, ...]:
    corners = _corners(lattice, cell)
    beside = lattice.neighbours(cell)
    found, waiting = {cell}, [cell]
    while waiting:  # a path through other cells may connect two cells that share a corner
        for other in lattice.neighbours(waiting.pop()):
            if other not in found and (other in beside or corners & _corners(lattice, other)):
                found.add(other)
                waiting.append(other)
    return tuple(sorted(found - {cell}))


def _corners(lattice: Lattice, cell: Cell) -> set[tuple[float, ...]]:
    return {
        tuple(round(value, 6) + 0.0 for value in corner)
        for face in lattice.faces(cell)
        for corner in face.corners
    }


def _neighbours(lattice: Lattice, cell: Cell) -> tuple[Cell, ...]:
    return lattice.neighbours(cell)


def _matrices(lattice: Lattice, sides: Sides, *, flat: bool) -> tuple[Matrix, ...]:
    if not flat:
        return lattice.turns + (lattice.mirrors if sides is Sides.FREE else ())
    if sides is Sides.ONE_SIDED:
        return tuple(filter(keeps_up, lattice.turns))
    kept = {(0, 0, 1), (0, 0, -1)}
    return tuple(m for m in lattice.turns + lattice.mirrors if turned((0, 0, 1), m) in kept)


def _grown(
    lattice: Lattice,
    shapes: Iterable[tuple[Cell, ...]],
    reach: Callable[[Lattice, Cell], tuple[Cell, ...]],
    *,
    flat: bool,
) -> Iterator[list[Cell]]:
    for shape in shapes:
        layer = lattice.layer(shape[0])
        around = {other for cell in shape for other in reach(lattice, cell)} - set(shape)
        for cell in sorted(around):
            if not flat or lattice.layer(cell) == layer:
                yield [*shape, cell]


def _canonical_forms(
    lattice: Lattice, shapes: Iterable[list[Cell]], matrices: tuple[Matrix, ...]
) -> set[tuple[Cell, ...]]:
    cells = np.array(list(shapes), np.int64)
    if not len(cells):
        return set()
    images: CountArray = np.einsum("mij,snj->smni", np.array(matrices, np.int64), cells)
    keys = cell_keys(images - images.min(axis=2, keepdims=True))
    images = np.take_along_axis(images, np.argsort(keys, axis=2)[..., None], axis=2)
    firsts, which = np.unique(images[:, :, 0].reshape(-1, 3), axis=0, return_inverse=True)
    origins = np.array([lattice.origin((int(x), int(y), int(z))) for x, y, z in firsts])
    images -= origins[which.reshape(-1)].reshape(images[:, :, :1].shape)
    keys = cell_keys(images - images.min())
    least = np.ones(keys.shape[:2], np.bool_)  # the first images in lexicographic order
    for column in np.moveaxis(keys, 2, 0):
        column = np.where(least, column, np.iinfo(np.int64).max)
        least &= column == column.min(axis=1, keepdims=True)
    forms = images[np.arange(len(images)), least.argmax(axis=1)]
    unique = np.unique(forms.reshape(len(forms), -1), axis=0).reshape(-1, *forms.shape[1:])
    return {tuple((x, y, z) for x, y, z in form) for form in unique.tolist()}
