"""The symmetry group of a figure, and the mirror images of pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import BoolArray, IntArray, keeps_up
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
    i]``. ``proper`` is ``(g,)`` bool: True for a turn, False for a reflection.
    """

    permutations: IntArray
    proper: BoolArray

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
        return SymmetryGroup(np.zeros((1, 0), np.int32), np.ones(1, np.bool_))
    lattice = figure.lattice
    turns = np.arange(len(lattice.matrices)) < len(lattice.turns)
    if not upright and lattice.mirrors_turn(figure.cells):
        turns[:] = True
    matrices = lattice.matrices
    if upright:
        keeps = [keeps_up(matrix) for matrix in lattice.turns + lattice.mirrors]
        matrices, turns = matrices[keeps], turns[keeps]
    cells = np.array(figure.cells, np.int64)
    images = (matrices @ cells.T).transpose(0, 2, 1)
    # A symmetry maps the smallest box around the figure to itself.
    box_low, box_high = cells.min(axis=0), cells.max(axis=0)
    low = images.min(axis=1)
    kept = (images.max(axis=1) - low == box_high - box_low).all(axis=1)
    images, turns, low = images[kept], turns[kept], low[kept]
    # Translations keep the order of cells, so first cells map to first cells.
    first = images[np.arange(len(images)), _in_order(images - low[:, None]).argmin(axis=1)]
    starts = np.array([lattice.origin((x, y, z)) for x, y, z in first.tolist()], np.int64)
    moves = starts - np.array(lattice.origin(figure.cells[0]))
    kept = (low - moves == box_low).all(axis=1)
    images, turns = images[kept] - (moves[kept] + box_low)[:, None], turns[kept]
    in_order = _in_order(cells - box_low)
    keys = _in_order(images)
    rows = np.searchsorted(in_order, keys).clip(max=len(cells) - 1)
    kept = (in_order[rows] == keys).all(axis=1)
    if figure.optional:
        optional = np.array([cell in figure.optional for cell in figure.cells])
        kept &= (optional[rows] == optional).all(axis=1)
    if figure.colour_numbers:
        numbers = np.array([figure.colour_numbers.get(cell, 0) for cell in figure.cells])
        kept &= (numbers[rows] == numbers).all(axis=1)
    return SymmetryGroup(rows[kept].astype(np.int32), turns[kept])


def _in_order(cells: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return a number for each nonnegative cell ``(..., 3)``; the numbers sort like the cells."""
    span = cells.max(axis=tuple(range(cells.ndim - 1))) + 1
    keys: NDArray[np.int64] = (cells[..., 0] * span[1] + cells[..., 1]) * span[2] + cells[..., 2]
    return keys


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
