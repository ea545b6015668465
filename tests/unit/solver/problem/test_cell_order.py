"""Orders of cells sort by coordinates."""

from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from puzzles import any_puzzles, solvable_puzzles

from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.problem.cell_order import (
    COLUMNS,
    DIAGONAL,
    LAYERS,
    LONGEST,
    TIGHTEST,
    cell_order,
    placements_of_cells,
    slice_order,
)
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.problem.option_masks import bits_of


def plain_placements(cover):
    found = Counter(np.nonzero(bits_of(cover.masks))[1].tolist())
    return [found[cell] for cell in range(cover.cell_count)]


@given(puzzle=st.one_of(solvable_puzzles(), any_puzzles()))
def test_orders_sort_by_coordinates(puzzle):
    cover = cover_problem(puzzle)
    cells = cover.puzzle.figure.cells
    size = cover.puzzle.figure.size
    axes = sorted(range(3), key=lambda axis: (size[axis], axis))[::-1]
    placements = plain_placements(cover)
    keys = {
        LAYERS: lambda n: (cells[n][2], cells[n][1], cells[n][0]),
        COLUMNS: lambda n: cells[n],
        DIAGONAL: lambda n: (sum(cells[n]), cells[n][1], cells[n][0]),
        TIGHTEST: lambda n: placements[n],
        LONGEST: lambda n: [cells[n][axis] for axis in axes],
    }
    for order, key in keys.items():
        assert cell_order(cover, order).tolist() == sorted(range(len(cells)), key=key)
    axes = sorted(range(3), key=lambda axis: (-size[axis], axis))
    for nth in range(3):
        along = axes[nth]
        first, second = (axis for axis in axes if axis != along)
        for from_end in (False, True):
            sign = -1 if from_end else 1
            expected = sorted(
                range(len(cells)),
                key=lambda n: (sign * cells[n][along], cells[n][first], cells[n][second]),
            )
            assert slice_order(cover, nth, from_end=from_end).tolist() == expected


def test_placements_are_counted_in_large_problems_too():
    cover = cover_problem(built_in_puzzle("cube"))
    assert len(cover.masks) > 2 * 255
    assert placements_of_cells(cover).tolist() == plain_placements(cover)
