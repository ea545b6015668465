"""Batches of assemblies as the arrays that the analysis works on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly.assembly import Assembly
from cubewright.solver.disassembly.batches.orientation import (
    Orientations,
    choose_orientations,
    given_images,
)
from cubewright.solver.disassembly.batches.piece_table import PieceTable
from cubewright.solver.disassembly.batches.shape_table import ShapeTable
from cubewright.solver.kernels.disassembly.arrays import Batch, Shapes


@dataclass(frozen=True)
class Prepared:
    """A batch, with its pieces in the order of ``orientations``, and the shapes that it needs."""

    batch: Batch
    shapes: Shapes
    orientations: Orientations


class Preparation:
    """Prepares batches; pieces and shapes that it met are known in the next one.

    ``canonical``: assemblies are turned into their canonical orientations; otherwise
    into those that they state.
    """

    def __init__(self, lattice: Lattice, *, canonical: bool) -> None:
        self._canonical = canonical
        self._pieces = PieceTable(lattice)
        self._shapes = ShapeTable(lattice, self._pieces)

    def of(self, assemblies: Sequence[Assembly]) -> Prepared:
        """Return assemblies as a batch.

        Raises:
            CubewrightError: There are more oriented shapes than the analysis handles.
        """
        pieces = self._pieces.numbered(assemblies)
        images = given_images(pieces, assemblies)
        if self._canonical:
            choose_orientations(images, self._pieces)
        shapes, positions = self._shapes.place(images)
        orientations = Orientations(images.begins, images.matrices, images.order)
        in_order = orientations.in_order()
        batch = Batch(
            pieces.begins,
            shapes,
            positions,
            pieces.weights[in_order],
            pieces.groups[in_order],
            pieces.has_groups,
        )
        return Prepared(batch, self._shapes.arrays, orientations)
