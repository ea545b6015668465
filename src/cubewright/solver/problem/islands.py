"""Islands: parts of the free cells that are cut off, and what can fill them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from cubewright.model.cell import BoolArray, Cell, IntArray, MaskArray
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.solver.problem.cover import CoverProblem


def fillable_sizes(cover: CoverProblem) -> tuple[frozenset[int], ...]:
    """For each kind, how many cells any choice of the pieces adds up to beside one of that kind."""
    sums = []
    for placed in range(len(cover.copies)):
        reachable = {0}
        for kind, size in enumerate(cover.sizes.tolist()):
            for _ in range(int(cover.copies[kind]) - (kind == placed)):
                reachable |= {total + size for total in reachable}
        sums.append(frozenset(reachable))
    return tuple(sums)


def island_pruning_is_sound(cover: CoverProblem) -> bool:
    """Whether pieces must add up to each island by itself.

    A piece in separate parts reaches from one island to another.
    """
    pieces = [cover.puzzle.pieces[members[0]] for members in cover.members]
    return all(len(Figure(piece.cells, lattice=piece.lattice).parts()) == 1 for piece in pieces)


def cuts_off_island(cover: CoverProblem) -> BoolArray:
    """Which options by themselves cut off a part that no choice of the other pieces fills."""
    figure = cover.puzzle.figure
    sums = fillable_sizes(cover)
    leaves = np.zeros(len(cover.masks), np.bool_)
    for option, taken in enumerate(cover.option_cells):
        rest = figure.with_cells(c for i, c in enumerate(figure.cells) if i not in taken)
        kind = int(cover.kind[option])
        leaves[option] = any(len(part) not in sums[kind] for part in rest.parts())
    return leaves


def neighbour_masks(figure: Figure, order: IntArray, words: int) -> MaskArray:
    """For the cell at each place of an order the mask of its neighbours, ``(1, words, cells)``."""
    return masks_of_neighbours(figure.lattice, [figure.cells[each] for each in order], words)


def masks_of_neighbours(lattice: Lattice, cells: Sequence[Cell], words: int) -> MaskArray:
    """For each cell of a row of cells the mask of its neighbours there, ``(1, words, cells)``."""
    place = {cell: index for index, cell in enumerate(cells)}
    masks = np.zeros((1, words, len(cells)), np.uint64)
    for cell, index in place.items():
        for at in _places(place, lattice.neighbours(cell)):
            masks[0, at // 64, index] |= np.uint64(1) << np.uint64(at % 64)
    return masks


def _places(place: dict[Cell, int], cells: Iterable[Cell]) -> list[int]:
    return [place[cell] for cell in cells if cell in place]
