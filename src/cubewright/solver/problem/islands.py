"""Islands: connected sets of empty cells, and the sizes that pieces can fill."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cubewright.model.cell import Cell, IntArray, MaskArray
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.option_masks import WORD


def fillable_sizes(cover: CoverProblem) -> tuple[frozenset[int], ...]:
    """Return, for each kind, every number of cells that the other pieces can fill together.

    "Other" means all pieces except one copy of that kind. Entry ``k`` is for kind ``k``.
    """
    return tuple(
        frozenset(size for size in range(sums.bit_length()) if sums >> size & 1)
        for sums in fillable_bits(cover)
    )


def fillable_bits(cover: CoverProblem) -> tuple[int, ...]:
    """Return :func:`fillable_sizes` as integers in which bit ``size`` is set."""
    copies: dict[int, int] = {}
    for size, number in zip(cover.sizes.tolist(), cover.copies.tolist(), strict=True):
        copies[size] = copies.get(size, 0) + number
    bits = {}
    for left_out in copies:
        sums = 1
        for size, number in copies.items():
            for _ in range(number - (size == left_out)):
                sums |= sums << size
        bits[left_out] = sums
    return tuple(bits[size] for size in cover.sizes.tolist())


def island_pruning_is_sound(cover: CoverProblem) -> bool:
    """Return whether whole pieces must fill every island.

    A piece with separate parts can fill cells of two islands.
    """
    return all(cover.puzzle.pieces[members[0]].is_connected for members in cover.members)


def neighbour_masks(figure: Figure, order: IntArray, words: int) -> MaskArray:
    """Return each cell's neighbours as a mask, ``(1, words, cells)`` uint64, in a cell order."""
    cells = order.tolist()
    bit = [0] * len(cells)
    for position, cell in enumerate(cells):
        bit[cell] = 1 << position
    adjacent = figure.neighbours
    return _in_words([sum([bit[near] for near in adjacent[cell]]) for cell in cells], words)


def masks_of_neighbours(lattice: Lattice, cells: Sequence[Cell], words: int) -> MaskArray:
    """Return the mask of each cell's neighbours among ``cells``, ``(1, words, cells)`` uint64."""
    index_of = {cell: index for index, cell in enumerate(cells)}
    bits = [
        sum(1 << index_of[near] for near in lattice.neighbours(cell) if near in index_of)
        for cell in cells
    ]
    return _in_words(bits, words)


def _in_words(numbers: Sequence[int], words: int) -> MaskArray:
    """Return numbers as masks, ``(1, words, n)`` uint64."""
    masks = [[number >> 64 * word & WORD for number in numbers] for word in range(words)]
    return np.array([masks], np.uint64)
