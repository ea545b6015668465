"""Islands: connected parts of the empty cells, and whether pieces can fill them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cubewright.model.cell import Cell, IntArray, MaskArray
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.option_masks import words_of


def fillable_sizes(cover: CoverProblem) -> tuple[frozenset[int], ...]:
    """Return, for each kind, every number of cells that the other pieces can fill together.

    "Other" means all copies but one of that kind. Entry ``k`` is for kind ``k``.
    """
    return tuple(
        frozenset(size for size in range(sums.bit_length()) if sums >> size & 1)
        for sums in fillable_bits(cover)
    )


def fillable_bits(cover: CoverProblem) -> tuple[int, ...]:
    """Return :func:`fillable_sizes` as numbers that have bit ``size`` set."""
    sizes = [int(size) for size in cover.sizes]
    bits = []
    for left_out in range(len(sizes)):
        sums = 1
        for kind, size in enumerate(sizes):
            for _ in range(int(cover.copies[kind]) - (kind == left_out)):
                sums |= sums << size
        bits.append(sums)
    return tuple(bits)


def island_pruning_is_sound(cover: CoverProblem) -> bool:
    """Whether every island must be filled by whole pieces.

    It need not be if some piece has separate parts: it can fill cells of two islands.
    """
    return all(cover.puzzle.pieces[members[0]].is_connected for members in cover.members)


def neighbour_masks(figure: Figure, order: IntArray, words: int) -> MaskArray:
    """Return each cell's neighbours as a mask, ``(1, words, cells)`` uint64, in a cell order."""
    return masks_of_neighbours(figure.lattice, [figure.cells[each] for each in order], words)


def masks_of_neighbours(lattice: Lattice, cells: Sequence[Cell], words: int) -> MaskArray:
    """Return the mask of each cell's neighbours among ``cells``, ``(1, words, cells)`` uint64."""
    index_of = {cell: index for index, cell in enumerate(cells)}
    masks = np.zeros((1, words, len(cells)), np.uint64)
    for cell, index in index_of.items():
        bits = sum(1 << index_of[near] for near in lattice.neighbours(cell) if near in index_of)
        masks[0, :, index] = words_of(bits, words)
    return masks
