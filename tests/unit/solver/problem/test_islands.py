"""Sizes of islands that pieces can fill, and neighbours as bits."""

import numpy as np
import pytest
from hypothesis import given
from puzzles import solvable_puzzles

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.problem.islands import (
    fillable_bits,
    fillable_sizes,
    island_pruning_is_sound,
    masks_of_neighbours,
    neighbour_masks,
)
from cubewright.solver.problem.option_masks import bits_of

BARS = [CUBIC.box((n, 1, 1)) for n in range(4)]


def cover_of(counts, figure, shapes=None):
    shapes = shapes or BARS[1:]
    pieces = tuple(Piece("ABC"[n], tuple(shape)) for n, shape in enumerate(shapes))
    return cover_problem(Puzzle(Figure(figure), PieceSet("p", "p", pieces, counts)))


@pytest.mark.parametrize(
    ("counts", "size", "fillable"),
    [
        # Without one mono: 2, 3; without the domino: 1, 3; without the bar: 1, 2.
        ((1, 1, 1), (3, 2, 1), ({0, 2, 3, 5}, {0, 1, 3, 4}, {0, 1, 2, 3})),
        ((2, 2, 1), (3, 3, 1), ({0, 1, 2, 3, 4, 5, 6, 7, 8}, {0, 1, 2, 3, 4, 5, 6, 7},
                                {0, 1, 2, 3, 4, 5, 6})),
        ((0, 0, 3), (3, 3, 1), ({0, 3, 6},)),
        ((0, 3, 0), (3, 2, 1), ({0, 2, 4},)),
    ],
)  # fmt: skip
def test_sizes_are_sums_of_the_other_pieces(counts, size, fillable):
    cover = cover_of(counts, CUBIC.box(size))
    assert fillable_sizes(cover) == tuple(map(frozenset, fillable))
    assert fillable_bits(cover) == tuple(sum(1 << n for n in each) for each in fillable)


def test_islands_are_counted_unless_a_piece_has_two_parts():
    whole = cover_of((1, 1), CUBIC.box((3, 1, 1)), (BARS[1], BARS[2]))
    parted = cover_of((1, 1), CUBIC.box((3, 1, 1)), (BARS[1], ((0, 0, 0), (2, 0, 0))))
    assert island_pruning_is_sound(whole)
    assert not island_pruning_is_sound(parted)


@given(solvable_puzzles())
def test_neighbours_are_bits_in_the_order_of_the_cells(puzzle):
    figure = puzzle.figure
    order = np.arange(len(figure))[::-1].copy()
    words = len(figure) // 64 + 1
    for masks, listed in (
        (neighbour_masks(figure, order, words), [figure.cells[n] for n in order]),
        (masks_of_neighbours(figure.lattice, figure.cells, words), list(figure.cells)),
    ):
        assert masks.shape == (1, words, len(figure))
        for number, cell in enumerate(listed):
            near = {listed[bit] for bit in np.flatnonzero(bits_of(masks[0, :, number]))}
            assert near == set(figure.lattice.neighbours(cell)) & set(figure.cells)


def test_neighbours_of_cells_beyond_the_first_word():
    cells = CUBIC.box((70, 1, 1))
    masks = masks_of_neighbours(CUBIC, cells, 2)
    near = [np.flatnonzero(bits_of(masks[0, :, n])).tolist() for n in (0, 63, 64, 69)]
    assert near == [[1], [62, 64], [63, 65], [68]]
