"""In which orientation and order of pieces an assembly is analysed.

Where several separations need equally few moves, the search takes the first.
So its numbers after the first depend on how the assembly is turned and how its
pieces are numbered, unless these are chosen from the assembly itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import Cell, CountArray, IntArray
from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly.assembly import Assembly, Orientation
from cubewright.solver.kernels.disassembly.arrays import X, Y
from cubewright.solver.kernels.disassembly.canonical import ImageArrays, choose_images


def as_given(assembly: Assembly) -> Orientation:
    """Return the orientation that an assembly states, or the one that changes nothing."""
    return assembly.orientation or Orientation(0, tuple(range(len(assembly.pieces))))


@dataclass(frozen=True)
class _Filled:
    """A set of filled cells: their places in a list, and its images that come first."""

    places: dict[Cell, int]
    matrices: tuple[int, ...]
    orders: IntArray
    known: dict[tuple[Cell, ...], list[int]] = field(default_factory=dict)

    def places_of(self, cells: tuple[Cell, ...]) -> list[int]:
        """Return the places of the cells of a piece."""
        found = self.known.get(cells)
        if found is None:
            found = self.known[cells] = [self.places[cell] for cell in cells]
        return found


class CanonicalOrientations:
    """Finds orientations that depend on nothing but the assembly itself.

    Turning or mirroring an assembly or numbering its pieces in another way does not
    change its canonical form: of all images of the filled cells the first, and of the
    images of the assembly with these cells the one whose pieces, numbered as they
    occur in the cells, give the first sequence.
    """

    def __init__(self, lattice: Lattice) -> None:
        self._lattice = lattice
        self._filled: dict[frozenset[Cell], _Filled] = {}

    def of(self, assemblies: Sequence[Assembly]) -> list[Orientation]:
        """Return the canonical orientation of each assembly."""
        by_cells: dict[frozenset[Cell], list[int]] = {}
        for number, assembly in enumerate(assemblies):
            cells = frozenset().union(*(piece.cells for piece in assembly.pieces))
            by_cells.setdefault(cells, []).append(number)
        found: dict[int, Orientation] = {}
        for cells, numbers in by_cells.items():
            same = [assemblies[number] for number in numbers]
            found.update(zip(numbers, self._of_same_cells(cells, same), strict=True))
        return [found[number] for number in range(len(assemblies))]

    def _of_same_cells(
        self, cells: frozenset[Cell], assemblies: Sequence[Assembly]
    ) -> list[Orientation]:
        filled = self._filled.get(cells)
        if filled is None:
            filled = self._filled[cells] = _filled(self._lattice, cells)
        count, most = len(assemblies), max(len(each.pieces) for each in assemblies)
        labels = np.zeros((count, len(cells)), np.int32)
        attributes = np.zeros((count, most), np.int64)
        for number, assembly in enumerate(assemblies):
            kept = [(piece.weight, piece.groups) for piece in assembly.pieces]
            if kept.count(kept[0]) < len(kept):
                names = {each: name for name, each in enumerate(sorted(set(kept)))}
                attributes[number, : len(kept)] = [names[each] for each in kept]
            row = labels[number]
            for index, piece in enumerate(assembly.pieces):
                row[filled.places_of(piece.cells)] = index
        arrays = ImageArrays(
            labels,
            filled.orders,
            attributes,
            np.zeros(count, np.int32),
            np.zeros((count, most), np.int32),
            np.zeros((2, most), np.int32),
            np.zeros((2, len(cells)), np.int32),
        )
        choose_images(arrays)
        return [
            Orientation(
                filled.matrices[int(arrays.images[number])],
                tuple(arrays.pieces[number, : len(assembly.pieces)].tolist()),
            )
            for number, assembly in enumerate(assemblies)
        ]


def _filled(lattice: Lattice, cells: frozenset[Cell]) -> _Filled:
    listed = list(cells)
    given = np.array(listed, np.int64)
    chosen = _of_first_extent(lattice, given)
    images = given @ lattice.matrices[chosen].transpose(0, 2, 1)
    keys = _keys(images)
    first = images[np.arange(len(images)), keys.argmin(axis=1)]
    starts = [lattice.origin((x, y, z)) for x, y, z in first.tolist()]
    keys -= _keys(np.array(starts, np.int64))[:, np.newaxis]
    orders = keys.argsort(axis=1)
    rows = [row.tobytes() for row in np.take_along_axis(keys, orders, axis=1)]
    best = min(rows)
    equal = [number for number, row in enumerate(rows) if row == best]
    places = {cell: number for number, cell in enumerate(listed)}
    return _Filled(places, tuple(chosen[equal].tolist()), orders[equal].astype(np.int32))


def _of_first_extent(lattice: Lattice, cells: CountArray) -> CountArray:
    """Return the turns and mirrors that give the first extent and sums of coordinates.

    Few images are left to be sorted; of an assembly without symmetry often one.
    """
    vectors, rows = _rows(lattice)
    along = cells @ vectors.T
    low = along.min(axis=0)
    extent, total = along.max(axis=0) - low, along.sum(axis=0) - low * len(cells)
    numbers = np.concatenate([extent[rows], total[rows]], axis=1)
    chosen: CountArray = np.flatnonzero((numbers == min(numbers.tolist())).all(axis=1))
    return chosen


@cache
def _rows(lattice: Lattice) -> tuple[CountArray, CountArray]:
    """Return the different rows of the lattice's matrices, and which ones each matrix has."""
    all_rows = lattice.matrices.reshape(-1, 3)
    vectors, numbers = np.unique(all_rows, axis=0, return_inverse=True)
    return vectors, numbers.reshape(-1, 3)


def _keys(cells: NDArray[Any]) -> NDArray[np.int64]:
    keys: NDArray[np.int64] = cells[..., 0] * X + cells[..., 1] * Y + cells[..., 2]
    return keys
