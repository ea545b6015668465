"""Live mirrors and span on cubelets, where each cell has its image by arithmetic."""

from itertools import product

import pytest

from cubewright.model.lattice import BuildingBlock, lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.editing.grid import Grid
from cubewright.presenter.editing.spread import Reflection, Spread, mirror_of

SIZE = (5, 4, 3)
GRID = Grid(CUBIC, SIZE)


def image(cell, axes):
    return tuple(SIZE[n] - 1 - c if n in axes else c for n, c in enumerate(cell))


@pytest.mark.parametrize("axis", range(3))
def test_a_mirror_is_in_the_middle_of_the_grid(axis):
    mirror = mirror_of(GRID, axis)
    for cell in GRID.cells:
        assert mirror.image(cell) == image(cell, [axis])


def test_a_reflection_is_a_matrix_and_then_a_move():
    reflection = Reflection(((0, 1, 0), (-1, 0, 0), (0, 0, 2)), (10, 20, 30))
    assert reflection.image((1, 2, 3)) == (12, 19, 36)


@pytest.mark.parametrize(
    "axes", [frozenset(each) for each in ((), (0,), (1,), (2,), (0, 1), (1, 2), (0, 1, 2))]
)
@pytest.mark.parametrize("span", [False, True])
def test_touched_cells_are_drawn_with_all_images(axes, span):
    for touched in ([(0, 1, 0)], [(4, 3, 2), (2, 0, 1)]):
        expected = set()
        for cell in touched:
            column = [(*cell[:2], z) for z in range(SIZE[2])] if span else [cell]
            for each, some in product(column, product((0, 1), repeat=3)):
                if all(axis in axes for axis in range(3) if some[axis]):
                    expected.add(image(each, [axis for axis in range(3) if some[axis]]))
        assert Spread(axes, span).cells(GRID, touched) == expected


PAIR = BuildingBlock("pair", ((0, 0, 0), (1, 0, 0)), overlaps=True)


def test_the_fullest_blocks_are_drawn():
    full = [(1, 1, 1), (1, 2, 1), (4, 0, 0)]
    assert Spread(block=PAIR).cells(GRID, [(1, 1, 1)], full) == {(1, 1, 1), (1, 2, 1)}
    assert Spread(block=PAIR).cells(GRID, [(1, 1, 1), (1, 2, 1)], full) == {(1, 1, 1), (1, 2, 1)}
    in_grid = Spread(block=PAIR).cells(Grid(CUBIC, (1, 1, 2)), [(0, 0, 0)])
    assert in_grid == {(0, 0, 0), (0, 0, 1)}
    both = Spread(frozenset([0]), block=PAIR).cells(GRID, [(1, 1, 1)], full)
    assert both == {(1, 1, 1), (1, 2, 1), (3, 1, 1), (3, 2, 1)}


@pytest.mark.parametrize("lattice", lattices().values(), ids=lambda each: each.name)
@pytest.mark.parametrize("axis", range(3))
def test_a_mirror_of_any_lattice_swaps_cells_and_keeps_their_distance(lattice, axis):
    grid = Grid(lattice, (2, 2, 2))
    mirror = mirror_of(grid, axis)
    if mirror is None:
        return
    inside = [cell for cell in grid.cells if mirror.image(cell) in grid.cells]
    assert 2 * len(inside) >= len(grid.cells)
    sums = set()
    for cell in grid.cells:
        assert mirror.image(mirror.image(cell)) == cell
        here, there = lattice.centre(cell), lattice.centre(mirror.image(cell))
        for other in {0, 1, 2} - {axis}:
            assert there[other] == pytest.approx(here[other], abs=1e-6)
        sums.add(round(here[axis] + there[axis], 5))
    assert len(sums) == 1
