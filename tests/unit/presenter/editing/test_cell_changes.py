"""Which copy of a building block a click means."""

import pytest

from cubewright.model.figure import Figure
from cubewright.model.lattice import BuildingBlock, lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.editing.cell_changes import (
    block_with,
    cells_to_add,
    cells_to_change,
    copies_with,
    middle,
)

PAIR = BuildingBlock("pair", ((0, 0, 0), (1, 0, 0)), overlaps=True)
BLOCKS = [(each, block) for each in lattices().values() for block in each.building_blocks]


def test_the_block_with_most_room_is_filled_and_the_one_with_most_cells_changed():
    figure = Figure([(1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, 0, 1)])
    near = (0.5, 0.5, 0.5)
    assert cells_to_add(figure, (0, 0, 0), PAIR, near) in (
        {(0, 0, 0), (0, -1, 0)},
        {(0, 0, 0), (0, 0, -1)},
    )
    assert cells_to_add(figure, (0, 0, 0), None, near) == {(0, 0, 0)}
    assert cells_to_add(figure, (1, 0, 0), None, near) == frozenset()
    row = Figure([(0, 0, 0), (0, 1, 0)])
    assert cells_to_change(row, (0, 0, 0), PAIR, near) == {(0, 0, 0), (0, 1, 0)}
    assert cells_to_change(row, (5, 5, 5), PAIR, near) == frozenset()


def test_of_equal_blocks_the_one_nearest_to_the_point_is_meant():
    for step in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)):
        point = tuple(0.5 + 0.4 * part for part in step)
        found = block_with(CUBIC, PAIR, (0, 0, 0), suits=lambda _copy: 0.0, near=point)
        assert found == {(0, 0, 0), step}
    assert middle(CUBIC, [(0, 0, 0), (1, 0, 0)]) == pytest.approx((1.0, 0.5, 0.5))


@pytest.mark.parametrize(("lattice", "block"), BLOCKS, ids=lambda each: each.name)
def test_an_empty_figure_gets_a_whole_block_and_loses_it_again(lattice, block):
    for cell in lattice.box((1, 1, 1)):
        copies = copies_with(lattice, block, cell)
        near = lattice.centre(cell)
        added = cells_to_add(Figure((), lattice=lattice), cell, block, near)
        assert added in (copies or ({cell},))
        figure = Figure(added, lattice=lattice)
        assert cells_to_change(figure, cell, block, near) == added
        if copies:
            rest = added - {cell}
            again = cells_to_add(Figure(rest, lattice=lattice), cell, block, near)
            assert cell in again
            assert len(again) == max(len(copy - rest) for copy in copies)
