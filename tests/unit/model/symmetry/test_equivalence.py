"""Figures that are equivalent under moving, turning and reflecting."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.model.cell import Cell, Matrix, shifted, turned
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.symmetry import equivalence as equivalence_module
from cubewright.model.symmetry.equivalence import Equivalence, canonical_form, equivalence

small = st.integers(0, 2)


def drawn(lattice: Lattice, positions: list[int]) -> Figure:
    box = lattice.box((4, 3, 3))
    return Figure((box[position % len(box)] for position in positions), lattice=lattice)


def moved(figure: Figure, number: int, by: Cell) -> Figure:
    lattice = figure.lattice
    matrices = lattice.turns + lattice.mirrors
    matrix = matrices[number % len(matrices)]
    cells = lattice.normalized(turned(cell, matrix) for cell in figure.cells)
    start = lattice.origin(lattice.box((4, 4, 4))[(by[0] * 4 + by[1]) * 4 + by[2]])
    return Figure((shifted(cell, start) for cell in cells), "moved", lattice)


some_lattice = st.sampled_from(list(lattices().values()))
some_positions = st.lists(st.integers(0, 99), max_size=12)


@given(some_lattice, some_positions, st.integers(0, 47), st.tuples(small, small, small))
def test_turned_reflected_and_moved_it_has_the_same_form(
    lattice: Lattice, positions: list[int], number: int, by: Cell
) -> None:
    figure = drawn(lattice, positions)
    other = moved(figure, number, by)
    assert canonical_form(other) == canonical_form(figure)
    assert equivalence(figure, other) is not None


@given(some_lattice, some_positions)
def test_the_form_is_the_first_of_all_shapes(lattice: Lattice, positions: list[int]) -> None:
    figure = drawn(lattice, positions)
    forms = (*lattice.forms(figure.cells), *lattice.forms(figure.cells, mirrored=True))
    assert canonical_form(figure) == (lattice.name, min(forms))


def test_the_form_of_the_same_cells_is_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    computed: list[int] = []
    images = equivalence_module.normalized_images

    def counted(lattice: Lattice, cells: Sequence[Cell], matrices: Sequence[Matrix]) -> Any:
        computed.append(len(cells))
        return images(lattice, cells, matrices)

    monkeypatch.setattr(equivalence_module, "normalized_images", counted)
    cells = [(x, x * x, 11 * x) for x in range(7)]
    forms = {canonical_form(Figure(cells, name)) for name in ("one", "two", "three")}
    assert len(forms) == 1
    assert computed == [7]


@given(some_lattice, some_positions, some_positions)
def test_forms_are_equal_exactly_for_equivalent_figures(
    lattice: Lattice, one: list[int], other: list[int]
) -> None:
    first, second = drawn(lattice, one), drawn(lattice, other)
    alike = canonical_form(first) == canonical_form(second)
    assert (equivalence(first, second) is not None) == alike
    assert equivalence(first, second) == equivalence(second, first)


def test_the_simplest_equivalence_is_reported() -> None:
    left = Figure([(0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 0, 1)])
    right = Figure([(0, 0, 0), (0, 1, 0), (1, 0, 0), (0, 1, 1)])
    turned_left = moved(left, 5, (1, 2, 0))
    assert equivalence(left, Figure(left.cells, "another name")) is Equivalence.SAME
    assert equivalence(left, turned_left) is Equivalence.TURNED
    assert equivalence(left, right) is Equivalence.REFLECTED


def test_figures_of_two_lattices_are_not_equivalent() -> None:
    other = replace(CUBIC, name="other")
    one, same = Figure([(0, 0, 0)]), Figure([(0, 0, 0)], "", other)
    assert equivalence(one, same) is None
    assert canonical_form(one) != canonical_form(same)
