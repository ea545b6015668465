"""The least number of empty cells is compared with all parts of small figures."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubewright.errors import CubewrightError
from cubewright.model.cell import shifted
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.solver.design.cut_bounds import NEVER, least_empty_cells
from cubewright.solver.design.cut_wishes import CutWishes, check_wishes, level_limit
from cubewright.solver.disassembly.directions import steps
from cubewright.solver.disassembly.translations import swept_cells

NAMES = ("cubic", "hexagonal", "triangular", "spheres")
MOST = 6
"""More steps than any small figure is long."""


def stops(figure, part, rest, step):
    """Return after how many steps a part stops; None if it leaves."""
    at = part
    for number in range(MOST):
        if any(each in rest for cell in at for each in swept_cells(figure.lattice, cell, step)):
            return number
        at = [shifted(cell, step) for cell in at]
    return None


def has_a_part_that_moves(figure, empty):
    cells = [cell for cell in figure.cells if cell not in empty]
    for size in range(1, len(cells)):
        for part in combinations(cells, size):
            rest = set(cells) - set(part)
            if any(stops(figure, part, rest, step) for step in steps(figure.lattice)[::2]):
                return True
    return False


@st.composite
def small_figures(draw):
    random = Random(draw(st.integers(0, 1 << 30)))
    lattice = lattices()[draw(st.sampled_from(NAMES))]
    box = set(lattice.box((3, 3, 2)))
    cells = [random.choice(sorted(box))]
    for _ in range(draw(st.integers(3, 5))):
        beside = {each for cell in cells for each in lattice.neighbours(cell)}
        cells.append(random.choice(sorted((beside & box) - set(cells))))
    return Figure(cells, lattice=lattice)


@settings(max_examples=25)
@given(small_figures(), st.booleans())
def test_no_fewer_empty_cells_let_a_part_move_without_leaving(figure, is_any):
    may_be_empty = figure.cells if is_any else figure.cells[:2]
    found = least_empty_cells(figure, may_be_empty)
    for axis in steps(figure.lattice)[::2]:
        alone = [stops(figure, [cell], {*figure.cells} - {cell}, axis) for cell in figure.cells]
        if alone == [None] * len(alone):
            assert found == NEVER
            return
    for number in range(2):
        moves = any(
            has_a_part_that_moves(figure, empty) for empty in combinations(may_be_empty, number)
        )
        assert moves == (found <= number), number
        if moves:
            return


def spheres(*size):
    lattice = lattices()["spheres"]
    return Figure(lattice.box(size), lattice=lattice)


def test_a_sphere_passes_five_others_so_four_cells_inside_must_be_empty():
    block = spheres(5, 5, 5)
    inside = [
        cell
        for cell in block.cells
        if all(near in block for near in block.lattice.neighbours(cell))
    ]
    assert least_empty_cells(block, inside) == 4
    assert least_empty_cells(block, block.cells) == 3


@pytest.mark.parametrize(
    ("figure", "holes", "reason"),
    [
        (spheres(5, 5, 5), 1, "always leaves in one move, unless 4 cells are empty"),
        (Figure(lattices()["cubic"].box((6, 6, 1))), 3, "however this figure is cut"),
        (Figure(lattices()["cubic"].box((4, 4, 4))), 0, "without an empty cell"),
    ],
)
def test_a_level_that_no_cut_has_is_refused_with_the_reason(figure, holes, reason):
    assert reason in level_limit(figure, CutWishes(3, holes))
    check_wishes(figure, CutWishes(3, holes))
    with pytest.raises(CubewrightError, match=reason):
        check_wishes(figure, CutWishes(3, holes, level=(2,)))
