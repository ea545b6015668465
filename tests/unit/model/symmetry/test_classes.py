"""Names of symmetry classes, for figures and for solutions."""

from collections.abc import Iterable
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.cell import Cell, Matrix, turned
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.hexagonal import HEXAGONAL
from cubewright.model.lattices.triangular import TRIANGULAR
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.model.symmetry.classes import (
    _class_of,
    figure_symmetry,
    normal_of,
    solution_symmetry,
)
from cubewright.model.symmetry.group import symmetry_group
from cubewright.solver.report import Finished, Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

some_lattice = st.sampled_from(list(lattices().values()))
some_positions = st.lists(st.integers(0, 99), min_size=1, max_size=9)

PRISMS = ("cubic", "hexagonal", "triangular")
"""Lattices whose groups are examined in the default tier; the others take seconds."""


def drawn(lattice: Lattice, positions: list[int]) -> Figure:
    box = lattice.box((3, 3, 3))
    return Figure((box[position % len(box)] for position in positions), lattice=lattice)


@given(some_lattice, some_positions, st.integers(0, 47))
def test_a_turned_figure_keeps_its_class(
    lattice: Lattice, positions: list[int], number: int
) -> None:
    figure = drawn(lattice, positions)
    matrices = lattice.turns + lattice.mirrors
    matrix = matrices[number % len(matrices)]
    other = Figure((turned(cell, matrix) for cell in figure.cells), lattice=lattice)
    assert figure_symmetry(other) == figure_symmetry(figure)


@given(some_lattice, some_positions)
def test_orders_are_those_of_the_group_and_divide_the_lattices(
    lattice: Lattice, positions: list[int]
) -> None:
    figure = drawn(lattice, positions)
    found, group = figure_symmetry(figure), symmetry_group(figure)
    # In space a flat figure is its own mirror image, and has each turn and mirror twice.
    times = 1 if normal_of(lattice, figure.cells) is None else 2
    assert times * found.order == len(group)
    if times == 1 and not lattice.mirrors_turn(figure.cells):
        assert found.turns == group.turns
    assert (len(lattice.turns) + len(lattice.mirrors)) % found.order == 0
    assert len(lattice.turns) % found.turns == 0
    assert found.order in (found.turns, 2 * found.turns)


@cache
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


@pytest.mark.parametrize(
    "lattice",
    [
        pytest.param(each, id=name, marks=[pytest.mark.slow] if name not in PRISMS else [])
        for name, each in lattices().items()
    ],
)
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
        str(figure_symmetry(Figure(CUBIC.box(size)))) for size in ((2, 2, 2), (4, 3, 2), (3, 3, 2))
    }
    assert named == {
        "full cube (Oh, 48)",
        "full brick, straight (D2h, 8)",
        "full square prism (D4h, 16)",
    }
    bent = [(0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 0, 1), (1, 0, 1), (1, 1, 1)]
    assert str(figure_symmetry(Figure(bent))) == "two mirrors, straight and diagonal (C2v, 4)"
    assert str(figure_symmetry(Figure([*bent, (0, 0, 2)]))) == "no symmetry"
    assert str(figure_symmetry(Figure([*bent, (1, 0, 2)]))) == "mirror, diagonal (Cs, 2)"


def received(lattice: Lattice, cells: Iterable[Cell]) -> str:
    return str(figure_symmetry(Figure(cells, lattice=lattice)))


def test_a_board_has_the_symmetry_of_its_plane() -> None:
    """The mirror in the plane of the board and turns that flip the board do not count."""
    board = HEXAGONAL.box((5, 10, 1))
    assert received(HEXAGONAL, board) == "half turn (C2, 2)"
    corner = [cell for cell in board if cell != (0, 0, 0)]
    assert figure_symmetry(Figure(corner, lattice=HEXAGONAL)).order == 1
    home = (0, 0, 0)
    flower = [home, *(cell for cell in HEXAGONAL.neighbours(home) if cell[2] == 0)]
    assert received(HEXAGONAL, flower) == "all six turns and six mirrors (D6, 12)"
    assert received(HEXAGONAL, [*flower, (2, 0, 0)]) == "mirror, diagonal (D1, 2)"
    assert received(HEXAGONAL, [home, (1, 0, 0)]) == "half turn and two mirrors (D2, 4)"
    assert received(TRIANGULAR, TRIANGULAR.box((1, 1, 1))) == (
        "third turn and three mirrors, diagonal (D3, 6)"
    )
    for size, words in (
        ((3, 3, 1), "all four turns and four mirrors (D4, 8)"),
        ((10, 6, 1), "half turn and two mirrors, straight (D2, 4)"),
        ((6, 1, 10), "half turn and two mirrors, straight (D2, 4)"),
    ):
        assert received(CUBIC, CUBIC.box(size)) == words
    bent = [(0, 0, 0), (1, 0, 0), (0, 1, 0)]
    assert received(CUBIC, bent) == "mirror, diagonal (D1, 2)"
    assert received(CUBIC, [*bent, (2, 0, 0)]) == "no symmetry"


def test_a_solution_of_a_board_has_the_symmetry_of_its_plane() -> None:
    board = Figure(CUBIC.box((4, 2, 1)))
    square = Piece("A", CUBIC.box((2, 2, 1)))
    pieces = PieceSet("two", "Two squares", (square,), (2,))
    placed = tuple(
        PlacedPiece(0, copy, tuple((x + 2 * copy, y, 0) for x, y, _ in square.cells))
        for copy in (0, 1)
    )
    solution = Solution(Puzzle(board, pieces), placed)
    assert str(solution_symmetry(solution)) == "half turn and two mirrors, straight (D2, 4)"


def test_several_layers_have_the_symmetry_of_space() -> None:
    assert received(HEXAGONAL, HEXAGONAL.box((1, 1, 2))) == "full hexagonal prism (D6h, 24)"
    assert "upright" in received(HEXAGONAL, HEXAGONAL.box((5, 10, 2)))


def test_marks_of_a_figure_count() -> None:
    row = [(0, 0, 0), (1, 0, 0), (2, 0, 0)]
    assert figure_symmetry(Figure(row, optional=[(0, 0, 0)])).short == "C4v"
    assert figure_symmetry(Figure(row, dark=[(1, 0, 0)])) == figure_symmetry(Figure(row))


def test_an_empty_figure_has_no_symmetry() -> None:
    assert figure_symmetry(Figure(())).order == 1


def test_a_solution_of_the_cube_has_less_symmetry_than_the_cube() -> None:
    prepared, *reports = solve(SolveRequest(built_in_puzzle("cube"), limit=1))
    assert isinstance(prepared, Prepared)
    rows = next(each.rows for each in reports if isinstance(each, SolutionsFound))
    solution = prepared.cover.solution(rows[0])
    assert solution_symmetry(solution).order < figure_symmetry(solution.puzzle.figure).order


@pytest.mark.parametrize("lattice", lattices().values(), ids=lattices())
def test_each_solution_stands_for_as_many_as_symmetries_that_it_does_not_share(
    lattice: Lattice,
) -> None:
    """The orbit of a solution has |group| / |symmetries of the solution| members."""
    size = {"rhombic": (1, 1, 1), "tetra-octa": (2, 1, 1)}.get(lattice.name, (2, 2, 2))
    cells = lattice.box(size)
    figure = Figure(cells, "box", lattice)
    first = cells[0]
    pair = (first, next(each for each in lattice.neighbours(first) if each in figure))
    single = Piece(
        "B", Figure((first,), lattice=lattice).aligned().cells, lattice=lattice, flips=True
    )
    double = Piece("A", Figure(pair, lattice=lattice).aligned().cells, lattice=lattice, flips=True)
    pieces = PieceSet("p", "p", (double, single), (2, len(cells) - 4), lattice)
    found, raw = [], 0
    for report in solve(SolveRequest(Puzzle(figure, pieces))):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            found += [cover.solution(row) for row in report.rows]
        elif isinstance(report, Finished):
            raw = report.progress.counts.raw
    of_figure = figure_symmetry(figure).order
    orders = [solution_symmetry(each).order for each in found]
    assert all(of_figure % order == 0 for order in orders)
    assert sum(of_figure // order for order in orders) == raw
    assert len(set(orders)) > 1
