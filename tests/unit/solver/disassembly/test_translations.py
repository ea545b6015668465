"""Straight lines out of an assembly, on every lattice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.model.cell import shifted
from cubewright.model.lattice import lattice, lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.hexagonal import HEXAGONAL
from cubewright.solver.disassembly import translations as module
from cubewright.solver.disassembly.translations import Paths, swept_cells, translations

TURNED = ["hexagonal", "triangular"]


@pytest.mark.parametrize("name", lattices())
def test_translations_come_in_opposite_pairs_with_different_descriptions(name):
    steps = [move.step for move in translations(lattice(name))]
    assert {tuple(-x for x in step) for step in steps} == set(steps)
    assert len({move.description for move in translations(lattice(name))}) == len(steps)
    assert translations(lattice(name))[0].description == "from above"
    assert translations(lattice(name))[-1].description == "from below"


@pytest.mark.parametrize("name", lattices())
def test_a_step_back_passes_through_the_same_cells_as_the_step_out(name):
    here = lattice(name).box((2, 2, 1))
    for cell in here:
        for move in translations(lattice(name)):
            there = shifted(cell, move.step)
            back = tuple(-x for x in move.step)
            out = swept_cells(lattice(name), cell, move.step) | {cell}
            assert out == swept_cells(lattice(name), there, back) | {there}


@pytest.mark.parametrize("name", TURNED)
def test_there_are_six_sideways_translations_of_hexagons_and_triangles(name):
    assert len(translations(lattice(name))) == 8


def test_a_triangle_slides_along_its_row():
    triangles = lattice("triangular")
    first, second, third, *_ = triangles.box((5, 1, 1))
    step = next(
        move.step for move in translations(triangles) if move.description == "from the right"
    )
    assert swept_cells(triangles, first, step) == {second, third}


def test_a_hexagon_between_two_rows_is_lifted_but_not_pushed_out():
    row = [(0, 1, 0), (1, 1, 0)]
    rows = [*row, (0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 2, 0), (-1, 2, 0), (1, 2, 0)]
    paths = Paths(HEXAGONAL, rows)
    free = [
        move.description
        for move in translations(HEXAGONAL)
        if not paths.blocking_cells([(0, 1, 0)], move)
    ]
    assert free == ["from above", "from below"]


@given(st.sets(st.tuples(*[st.integers(0, 3)] * 3), min_size=1, max_size=20), st.data())
def test_on_cubes_the_path_is_the_row_beyond_each_cubelet(body, data):
    cells = data.draw(st.sets(st.sampled_from(sorted(body)), min_size=1))
    move = data.draw(st.sampled_from(translations(CUBIC)))
    beyond = set()
    for cell in cells:
        for _ in range(5):
            cell = shifted(cell, move.step)
            beyond.add(cell)
    assert Paths(CUBIC, body).blocking_cells(cells, move) == (beyond & body) - cells


@pytest.mark.parametrize(
    ("x", "y", "degrees"),
    [(1, 0, 0), (1, 1, 45), (0, 1, 90), (-1, 0, 180), (0, -1, 270), (1, -1, 315), (1, -1e-9, 0)],
)
def test_angles_are_from_0_to_360_degrees(x, y, degrees):
    assert module._angle(x, y) == pytest.approx(degrees)
