"""The symmetry group of a figure, and what mirrors do to pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import numpy as np

from cubewright.model.cell import BoolArray, IntArray, difference, shifted, turned
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece


class Convention(Enum):
    """Which solutions count as the same.

    ``RAW``: none. ``ROTATIONS``: those that turning the figure onto itself
    carries into each other. ``UNIQUE``: also those that reflecting it does,
    where the pieces' mirror images are in the set.
    """

    RAW = "raw"
    ROTATIONS = "rotations"
    UNIQUE = "unique"


@dataclass(frozen=True)
class SymmetryGroup:
    """The maps of a figure onto itself, the identity first and all turns before all reflections.

    ``permutations`` is ``(g, n)`` int32: element ``e`` carries cell ``i`` to
    cell ``permutations[e, i]``. ``proper`` is ``(g,)`` bool: a turn, not a
    reflection.
    """

    permutations: IntArray
    proper: BoolArray

    def __len__(self) -> int:
        return len(self.proper)

    @property
    def turns(self) -> int:
        """How many elements are turns."""
        return int(self.proper.sum())


def symmetry_group(figure: Figure) -> SymmetryGroup:
    """The turns and mirrors of the figure's lattice that leave its set of cells alone.

    Cells that may stay empty go to such cells, dark ones to dark ones.
    """
    number = {cell: index for index, cell in enumerate(figure.cells)}
    rows: list[list[int]] = []
    proper: list[bool] = []
    if not figure.cells:
        return SymmetryGroup(np.zeros((1, 0), np.int32), np.ones(1, np.bool_))
    marks = np.array([(c in figure.optional, c in (figure.dark or ())) for c in figure.cells])
    start = figure.lattice.origin(figure.cells[0])
    for is_turn, matrices in ((True, figure.lattice.turns), (False, figure.lattice.mirrors)):
        for matrix in matrices:
            image = [turned(cell, matrix) for cell in figure.cells]
            # The least cell of the image can only lie on the least cell of the figure.
            back = difference(start, figure.lattice.origin(min(image)))
            row = [number.get(shifted(cell, back), -1) for cell in image]
            if min(row) >= 0 and (marks[row] == marks).all():
                rows.append(row)
                proper.append(is_turn)
    return SymmetryGroup(np.array(rows, np.int32), np.array(proper, np.bool_))


def mirror_partners(
    pieces: Sequence[Piece], counts: Sequence[tuple[int, int]]
) -> tuple[int, ...] | None:
    """For each piece the index of its mirror image in the set, or None where the set has none.

    A set is closed under reflection only if a piece and its image are there in
    equal number; equal shapes are taken together. ``counts`` are the fewest and
    the most of each piece.
    """
    total: dict[object, tuple[int, int]] = {}
    first: dict[object, int] = {}
    for index, (piece, (least, most)) in enumerate(zip(pieces, counts, strict=True)):
        before = total.get(piece.equivalence_key, (0, 0))
        total[piece.equivalence_key] = (before[0] + least, before[1] + most)
        first.setdefault(piece.equivalence_key, index)
    partners = []
    for piece in pieces:
        if total.get(piece.mirror_key) != total[piece.equivalence_key]:
            return None
        partners.append(first[piece.mirror_key])
    return tuple(partners)
