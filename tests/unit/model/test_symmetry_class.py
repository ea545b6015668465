"""Names of symmetry classes, for figures and for solutions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.cell import Matrix, turned
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.symmetry import symmetry_group
from cubewright.model.symmetry_class import _class_of, figure_class, solution_class
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

some_lattice = st.sampled_from(list(lattices().values()))
some_positions = st.lists(st.integers(0, 99), min_size=1, max_size=9)


def drawn(lattice: Lattice, positions: list[int]) -> Figure:
    box = lattice.box((3, 3, 3))
    return Figure((box[position % len(box)] for position in positions), lattice=lattice)


@given(some_lattice, some_positions, st.integers(0, 47))
def test_a_figure_keeps_its_class_however_it_is_turned(
    lattice: Lattice, positions: list[int], number: int
) -> None:
    figure = drawn(lattice, positions)
    matrices = lattice.turns + lattice.mirrors
    matrix = matrices[number % len(matrices)]
    other = Figure((turned(cell, matrix) for cell in figure.cells), lattice=lattice)
    assert figure_class(other) == figure_class(figure)


@given(some_lattice, some_positions)
def test_orders_are_those_of_the_group_and_divide_the_lattices(
    lattice: Lattice, positions: list[int]
) -> None:
    figure = drawn(lattice, positions)
    found, group = figure_class(figure), symmetry_group(figure)
    assert (found.order, found.turns) == (len(group), group.turns)
    assert (len(lattice.turns) + len(lattice.mirrors)) % found.order == 0
    assert len(lattice.turns) % found.turns == 0
    assert found.order in (found.turns, 2 * found.turns)


def product(one: Matrix, other: Matrix) -> Matrix:
    columns = [turned(column, one) for column in zip(*other, strict=True)]  # type: ignore[arg-type]
    return tuple(zip(*columns, strict=True))  # type: ignore[return-value]


def generated(matrices: tuple[Matrix, ...]) -> frozenset[Matrix]:
    group = set(matrices)
    while True:
        more = {product(one, other) for one in group for other in matrices} - group
        if not more:
            return frozenset(group)
        group |= more


@pytest.mark.parametrize("lattice", lattices().values(), ids=lambda lattice: lattice.name)
def test_every_group_of_a_lattice_has_a_name_and_conjugates_have_the_same(lattice: Lattice) -> None:
    matrices = lattice.turns + lattice.mirrors
    identity = lattice.turns[0]
    groups = {frozenset([identity])}
    front = list(groups)
    while front:
        group = front.pop()
        larger = {generated((*group, matrix)) for matrix in matrices if matrix not in group}
        front.extend(larger - groups)
        groups |= larger
    inverse = {
        one: next(other for other in matrices if product(one, other) == identity)
        for one in matrices
    }
    names: dict[frozenset[Matrix], str] = {}
    classes: dict[str, set[frozenset[frozenset[Matrix]]]] = {}
    for group in groups:
        orbit = frozenset(
            frozenset(product(product(m, each), inverse[m]) for each in group) for m in matrices
        )
        names[group] = str(_class_of(lattice, tuple(group)))
        classes.setdefault(names[group], set()).add(orbit)
    # One name, one class; one class, one name.
    assert all(len(orbits) == 1 for orbits in classes.values())
    if lattice == CUBIC:
        assert (len(groups), len(classes)) == (98, 33)


def test_plain_figures_have_plain_names() -> None:
    named = {
        str(figure_class(Figure(CUBIC.box(size)))) for size in ((2, 2, 2), (3, 2, 1), (3, 3, 1))
    }
    assert named == {
        "full cube (Oh, 48)",
        "full brick, straight (D2h, 8)",
        "full square prism (D4h, 16)",
    }
    bent = Figure([(0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 1, 0)])
    assert str(figure_class(bent)) == "mirror, straight (Cs, 2)"
    assert str(figure_class(Figure([(0, 0, 0), (1, 0, 0), (0, 1, 0)]))) == (
        "two mirrors, straight and diagonal (C2v, 4)"
    )


def test_marks_of_a_figure_count() -> None:
    row = [(0, 0, 0), (1, 0, 0), (2, 0, 0)]
    assert figure_class(Figure(row, optional=[(0, 0, 0)])).short == "C4v"
    assert figure_class(Figure(row, dark=[(1, 0, 0)])) == figure_class(Figure(row))


def test_an_empty_figure_has_no_symmetry() -> None:
    assert figure_class(Figure(())).order == 1


def test_a_solution_of_the_cube_has_less_symmetry_than_the_cube() -> None:
    prepared, *reports = solve(SolveRequest(built_in_puzzle("cube"), limit=1))
    assert isinstance(prepared, Prepared)
    rows = next(each.rows for each in reports if isinstance(each, SolutionsFound))
    solution = prepared.cover.solution(rows[0])
    assert solution_class(solution).order < figure_class(solution.puzzle.figure).order
