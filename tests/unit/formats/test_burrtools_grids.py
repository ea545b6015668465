from itertools import product

import pytest

from cubewright.formats.burrtools_grids import GRIDS, grid_of
from cubewright.model.cell import difference, turned
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.hexagonal import HEXAGONAL
from cubewright.model.lattices.triangular import TRIANGULAR

PLACES = list(product(range(-6, 7), range(-6, 7), range(-2, 3)))


@pytest.mark.parametrize("grid", [each for each in GRIDS if each.lattice], ids=lambda g: g.title)
def test_positions_and_cells_are_inverse(grid):
    cells = {grid.cell(place) for place in PLACES}
    assert len(cells) == len(PLACES)
    assert all(grid.position(grid.cell(place)) == place for place in PLACES)


def test_prisms_have_the_neighbours_that_burrtools_gives_them():
    grid = grid_of(TRIANGULAR)
    for x, y, z in PLACES:
        beside = {(x - 1, y, z), (x + 1, y, z), (x, y, z - 1), (x, y, z + 1)}
        beside.add((x, y + 1, z) if (x + y) % 2 else (x, y - 1, z))
        found = {grid.position(cell) for cell in TRIANGULAR.neighbours(grid.cell((x, y, z)))}
        assert found == beside


def test_moving_by_a_vector_of_the_lattice_moves_the_cell_by_one():
    grid = grid_of(TRIANGULAR)
    for x, y, z in PLACES:
        for step in ((2, 0, 0), (1, 1, 0), (0, 0, 1)):
            moved = grid.cell((x + step[0], y + step[1], z + step[2]))
            vector = difference(moved, grid.cell((x, y, z)))
            assert vector == difference(grid.cell(step), grid.cell((0, 0, 0)))


@pytest.mark.parametrize(
    ("number", "size", "cells"),
    [(2, 4, 32), (3, 5, 24), (4, 3, 5), (4, 6, 40), (3, 10, 192)],
)
def test_grids_know_their_cells(number, size, cells):
    grid = GRIDS[number]
    assert sum(grid.is_cell(place) for place in product(range(size), repeat=3)) == cells
    found = {grid.cell(place) for place in product(range(size), repeat=3) if grid.is_cell(place)}
    assert all(
        grid.is_cell(grid.position(c)) for cell in found for c in grid.lattice.neighbours(cell)
    )
    block = grid.lattice.block
    if block != (1, 1, 1):
        assert found == set(grid.lattice.box((size // block[0],) * 3))


@pytest.mark.parametrize("grid", GRIDS, ids=lambda grid: grid.title)
def test_a_box_starts_where_a_translation_leads(grid):
    for low in product(range(-6, 7), repeat=3):
        start = grid.start(low)
        step = difference(grid.cell(start), grid.cell((0, 0, 0)))
        assert grid.lattice.origin(step) == step
        assert all(a <= b for a, b in zip(start, low, strict=True))


def test_each_lattice_finds_its_grid():
    assert grid_of(CUBIC) is GRIDS[0]
    assert grid_of(HEXAGONAL) is None


@pytest.mark.parametrize("grid", GRIDS[:2], ids=["bricks", "prisms"])
def test_the_turns_of_a_grid_are_those_of_its_lattice(grid):
    assert len(set(grid.turns)) == len(grid.turns)
    assert set(grid.turns) == set(grid.lattice.turns)
    closed = {
        tuple(zip(*(turned(column, a) for column in zip(*b, strict=True)), strict=True))
        for a, b in product(grid.turns[:2], grid.turns)
    }
    assert closed == set(grid.turns)
