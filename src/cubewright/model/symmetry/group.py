"""The symmetry group of a figure, and the mirror images of pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import numpy as np

from cubewright.model.cell import BoolArray, IntArray, difference, shifted, turned
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece


class Convention(Enum):
    """Which solutions count as one.

    ``RAW``: every solution counts. ``ROTATIONS``: solutions that turns of the
    figure map into each other count as one. ``UNIQUE``: those that reflections
    map into each other too, if the set contains the pieces' mirror images.
    """

    RAW = "raw"
    ROTATIONS = "rotations"
    UNIQUE = "unique"


@dataclass(frozen=True)
class SymmetryGroup:
    """The symmetries of a figure: the identity first, and all turns before all reflections.

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
        """The number of turns among the elements."""
        return int(self.proper.sum())


def symmetry_group(figure: Figure) -> SymmetryGroup:
    """Return the turns and mirrors of the lattice that map a figure onto itself.

    Optional cells map to optional cells, and dark cells to dark cells.
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
            # Translations keep the order of cells, so first cell maps to first cell.
            back = difference(start, figure.lattice.origin(min(image)))
            row = [number.get(shifted(cell, back), -1) for cell in image]
            if min(row) >= 0 and (marks[row] == marks).all():
                rows.append(row)
                proper.append(is_turn)
    return SymmetryGroup(np.array(rows, np.int32), np.array(proper, np.bool_))


def mirror_partners(
    pieces: Sequence[Piece], counts: Sequence[tuple[int, int]]
) -> tuple[int, ...] | None:
    """Return the index of each piece's mirror image, or None if the set lacks one.

    A set is closed under reflection only if a piece and its image have equal
    numbers of copies; interchangeable pieces are counted together. ``counts``
    has the minimum and the number of copies of each piece.
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
