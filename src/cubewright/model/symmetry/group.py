"""The symmetry group of a figure, and the mirror images of pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import numpy as np

from cubewright.model.cell import BoolArray, CountArray, IntArray, difference, keeps_up
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece
from cubewright.translation import mark


class Convention(Enum):
    """A convention for solutions that count as one.

    ``RAW``: every solution counts. ``ROTATIONS``: solutions that differ by a turn of the figure
    count as one. ``UNIQUE``: solutions that differ by a reflection count as one, too. A reflection
    maps each piece to its mirror image in the set.
    """

    RAW = mark("raw")
    ROTATIONS = mark("rotations")
    UNIQUE = mark("unique")


class UpTo(Enum):
    """The symmetries under which solutions are equal.

    ``PUZZLE``: the symmetries that keep all forbidden cells and pre-placed pieces. ``FIGURE``: all
    symmetries of the figure.
    """

    PUZZLE = "puzzle"
    FIGURE = "figure"


@dataclass(frozen=True)
class SymmetryGroup:
    """The symmetries of a figure: the identity first, and all turns before all reflections.

    ``permutations`` is ``(g, n)`` int32: element ``e`` carries cell ``i`` to cell ``permutations[e,
    i]``. ``proper`` is ``(g,)`` bool: True for a turn, False for a reflection. ``matrices`` is
    ``(g,)`` int64: the index of each element's matrix among the turns and mirrors of the lattice.
    """

    permutations: IntArray
    proper: BoolArray
    matrices: CountArray

    def __len__(self) -> int:
        return len(self.proper)

    @property
    def turns(self) -> int:
        """The number of turns among the elements."""
        return int(self.proper.sum())


def symmetry_group(figure: Figure, *, upright: bool = False) -> SymmetryGroup:
    """Return the turns and mirrors of the lattice that map a figure onto itself.

    Optional cells map to optional cells, and cells to cells of the same colour. With ``upright``,
    return only symmetries that keep the upper side up: one-sided pieces cannot be turned over. A
    mirror then corresponds to turning a flat figure over.
    """
    if not figure.cells:
        nothing = np.zeros((1, 0), np.int32)
        return SymmetryGroup(nothing, np.ones(1, np.bool_), np.zeros(1, np.int64))
    lattice = figure.lattice
    turns = np.arange(len(lattice.matrices)) < len(lattice.turns)
    if not upright and lattice.mirrors_turn(figure.cells):
        turns[:] = True
    matrices, numbers = lattice.matrices, np.arange(len(lattice.matrices), dtype=np.int64)
    if upright:
        keeps = [keeps_up(matrix) for matrix in lattice.turns + lattice.mirrors]
        matrices, numbers, turns = matrices[keeps], numbers[keeps], turns[keeps]
    cells = np.array(figure.cells, np.int64)
    start = cells[0]
    # A number for each vector; the numbers sort like the vectors, and add like them.
    most = int(np.abs(cells - start).max()) * int(np.abs(matrices).sum(axis=2).max())
    base = 4 * most + 1
    units = np.array([base * base, base, 1], np.int64 if base**3 < 2**62 else object)
    in_order = (cells - start) @ units
    keys = (units @ matrices) @ (cells - start).T
    # Most elements of a lattice map most figures to figures of another size.
    least = keys.min(axis=1)
    fits = keys.max(axis=1) - least == in_order[-1] - in_order[0]
    keys, matrices, numbers, turns = keys[fits], matrices[fits], numbers[fits], turns[fits]
    first = keys.argmin(axis=1)  # the image of this cell is the first
    keys -= least[fits, None]
    rows = np.searchsorted(in_order, keys).clip(max=len(cells) - 1)
    kept = (in_order[rows] == keys).all(axis=1)
    # A translation of the lattice carries the first image to the first cell.
    offset = difference(figure.cells[0], lattice.origin(figure.cells[0]))
    for element in np.flatnonzero(kept).tolist():
        x, y, z = (matrices[element] @ cells[first[element]]).tolist()
        kept[element] = difference((x, y, z), lattice.origin((x, y, z))) == offset
    if figure.optional:
        optional = np.array([cell in figure.optional for cell in figure.cells])
        kept &= (optional[rows] == optional).all(axis=1)
    if figure.colour_numbers:
        colours = np.array([figure.colour_numbers.get(cell, 0) for cell in figure.cells])
        kept &= (colours[rows] == colours).all(axis=1)
    return SymmetryGroup(rows[kept].astype(np.int32), turns[kept], numbers[kept])


def mirror_partners(
    pieces: Sequence[Piece], counts: Sequence[tuple[int, int]]
) -> tuple[int, ...] | None:
    """Return the index of each piece's mirror image, or None if the set lacks one.

    A set is closed under reflection only if a piece and its image have equal numbers of copies.
    Interchangeable pieces are counted together. ``counts`` contains the minimum and the number of
    copies of each piece.
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
