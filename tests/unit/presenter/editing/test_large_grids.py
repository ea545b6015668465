"""Grids find their layers and ends with arrays; asking each cell gives the same."""

import pytest

from cubewright.model.lattice import lattices
from cubewright.presenter.editing.grid import Grid, view_along


@pytest.mark.parametrize("lattice", lattices().values(), ids=lambda each: each.name)
@pytest.mark.parametrize("size", [(1, 1, 1), (2, 3, 1), (5, 4, 3), (9, 8, 2)])
def test_layers_and_frame_are_those_of_the_cells(lattice, size):
    for axis in (0, 1, 2):
        if axis != 2 and view_along(lattice, axis) is None:
            continue
        grid = Grid(lattice, size, axis)
        layers = {}
        for cell in sorted(lattice.box(size)):
            layers.setdefault(grid.layer_of(cell), []).append(cell)
        assert grid.layers == tuple(sorted(layers))
        assert all(grid.layer(layer) == tuple(cells) for layer, cells in layers.items())
        xs, ys = zip(*(point for cell in grid.cells for point in grid.outline(cell)), strict=True)
        assert grid.frame == (min(xs), min(ys), max(xs), max(ys))
