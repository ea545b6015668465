"""The orientation and order of pieces in which an assembly is analysed.

If several separations need equally few moves, the search takes the first separation. The level
numbers after the first therefore depend on the assembly's orientation and the numbering of its
pieces, unless both are canonical.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cubewright.model.cell import CountArray
from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly.assembly import Assembly, Orientation
from cubewright.solver.disassembly.batches.piece_table import NumberedPieces, PieceTable
from cubewright.solver.kernels.disassembly.canonical import (
    FilledArrays,
    ImageArrays,
    choose_images,
)

ROOM = 16
"""The volume of the box in which cells are sorted, as a multiple of the largest assembly."""


def as_given(assembly: Assembly) -> Orientation:
    """Return the orientation that an assembly states, or the identity."""
    return assembly.orientation or Orientation(0, tuple(range(len(assembly.pieces))))


@dataclass(frozen=True)
class Orientations:
    """The orientations of ``k`` assemblies.

    ``begins``: ``(k + 1,)`` int64, ``matrices``: ``(k,)`` int64, ``order``: ``(pieces,)``
    int64; see :class:`~.assembly.Orientation`.
    """

    begins: CountArray
    matrices: CountArray
    order: CountArray

    def __getitem__(self, number: int) -> Orientation:
        begin, end = int(self.begins[number]), int(self.begins[number + 1])
        return Orientation(int(self.matrices[number]), tuple(self.order[begin:end].tolist()))

    def in_order(self) -> CountArray:
        """Return the indices of all pieces in the batch, in orientation order; ``(pieces,)``."""
        found: CountArray = self.order + np.repeat(self.begins[:-1], np.diff(self.begins))
        return found


def given_images(pieces: NumberedPieces, assemblies: Sequence[Assembly]) -> ImageArrays:
    """Return the orientations that assemblies state."""
    matrices = np.zeros(len(assemblies), np.int64)
    order = np.arange(len(pieces.given)) - np.repeat(pieces.begins[:-1], np.diff(pieces.begins))
    stated = [each.orientation for each in assemblies]
    for number, each in enumerate(stated):
        if each is not None:
            matrices[number] = each.matrix
            order[pieces.begins[number] : pieces.begins[number + 1]] = each.pieces
    most = int(np.diff(pieces.begins).max(initial=0))
    return ImageArrays(
        pieces.begins,
        pieces.given,
        pieces.ranks,
        matrices,
        order,
        np.zeros(0, np.int64),
        np.zeros((2, most), np.int64),
        np.zeros((2, most), np.int64),
    )


def choose_orientations(images: ImageArrays, table: PieceTable) -> None:
    """Replace all orientations by the canonical orientations."""
    cells = np.zeros(len(images.given) + 1, np.int64)
    np.cumsum(np.diff(table.given.begins)[images.given], out=cells[1:])
    most = int(np.diff(cells[images.begins]).max(initial=0))
    count, width = len(table.lattice.rows), table.given.along.shape[1]
    filled = FilledArrays(
        np.zeros(ROOM * most, np.int32),
        np.zeros(ROOM * most, np.int32),
        np.zeros((3, width), np.int64),
        np.zeros(2 * width + 1, np.int64),
        np.zeros((2, most), np.int64),
        np.zeros((count + 1, most), np.int32),
        np.zeros(count + 1, np.int64),
    )
    labelled = images._replace(labels=np.zeros(most, np.int64))
    choose_images(table.lattice, table.given, labelled, filled)


class CanonicalOrientations:
    """Canonical orientations, which depend only on the assembly itself.

    The canonical form does not change when an assembly is turned, mirrored or renumbered. Its cells
    are the first of all images of the filled cells. If several images of the assembly fill these
    cells, the canonical image is the one whose pieces, numbered in the order of the cells, give the
    first sequence.
    """

    def __init__(self, lattice: Lattice) -> None:
        self._table = PieceTable(lattice)

    def of(self, assemblies: Sequence[Assembly]) -> list[Orientation]:
        """Return the canonical orientation of each assembly."""
        images = given_images(self._table.numbered(assemblies), assemblies)
        choose_orientations(images, self._table)
        found = Orientations(images.begins, images.matrices, images.order)
        return [found[number] for number in range(len(assemblies))]
