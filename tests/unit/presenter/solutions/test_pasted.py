"""A pasted solution is read in every format, found up to symmetry, or refused with a reason."""

import numpy as np
import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice, lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.solutions.conventions import symmetry_images
from cubewright.presenter.solutions.pasted import equal_rows, pasted_solution
from cubewright.registry import discover
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

FORMATS = discover("cubewright.formats.solutions", SolutionFormat)


@pytest.fixture(scope="module")
def cube():
    reports = list(solve(SolveRequest(built_in_puzzle("cube"), Convention.UNIQUE)))
    cover = next(each.cover for each in reports if isinstance(each, Prepared))
    return cover, np.concatenate([r.rows for r in reports if isinstance(r, SolutionsFound)])


def written(name, solution):
    form = FORMATS[name]
    write = form.one_of(solution.puzzle)
    return form.opening(solution.puzzle) + write(solution, 7) + form.closing


def found(cube, solution, convention):
    cover, rows = cube
    images = symmetry_images(cover, convention)
    return np.flatnonzero(equal_rows(cover.placement_table, solution, images)(rows)).tolist()


@pytest.mark.parametrize("name", ["fig", "layers", "csv", "json", "contest"])
def test_an_exported_solution_is_found(cube, name):
    cover, rows = cube
    for index in (0, 17, 239):
        text = written(name, cover.solution(rows[index]))
        solution = pasted_solution(text, cover.puzzle)
        assert found(cube, solution, Convention.RAW) == [index]


def test_layers_without_a_header_are_read_too(cube):
    cover, rows = cube
    text = written("fig", cover.solution(rows[5]))
    rows_only = "\n".join(line for line in text.splitlines() if not line.startswith("/SOMA"))
    assert found(cube, pasted_solution(rows_only, cover.puzzle), Convention.RAW) == [5]


def test_a_turned_solution_is_found_where_turns_count_as_one(cube):
    cover, rows = cube
    turn = np.flatnonzero(cover.proper)[5]
    mirror = np.flatnonzero(~cover.proper)[2]
    turned = cover.solution(np.sort(cover.images[turn][rows[30]]))
    mirrored = cover.solution(np.sort(cover.images[mirror][rows[30]]))
    assert found(cube, turned, Convention.RAW) == []
    assert found(cube, turned, Convention.ROTATIONS) == [30]
    assert found(cube, mirrored, Convention.ROTATIONS) == []
    assert found(cube, mirrored, Convention.UNIQUE) == [30]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: "", "There is no solution in the text"),
        (lambda text: "some words", "There is no solution in the text"),
        (lambda text: "{}", "There is no solution in the text"),
        (lambda text: '"' + "a" * 200_000, "There is no solution in the text"),
        (lambda text: text.replace("V", " "), "3 cubelets are not filled"),
        (lambda text: text.replace("V", "L"), "piece L has 7 cubelets instead of 4"),
        (lambda text: text.replace("V", "Q"), "'Q' is not a piece of Soma"),
    ],
)
def test_other_texts_are_refused_with_a_reason(cube, change, reason):
    cover, rows = cube
    text = change(written("layers", cover.solution(rows[0])))
    with pytest.raises(CubewrightError, match=reason):
        pasted_solution(text, cover.puzzle)


def test_another_figure_is_refused(cube):
    cover, _ = cube
    with pytest.raises(CubewrightError, match="outside it"):
        pasted_solution("/SOMA wall\n/11112222\n/33334444\n", cover.puzzle)


def with_two_optional_cells(name):
    """A figure of six cells on a lattice, a piece of two cells, and pieces of one for the rest."""
    its_lattice = lattice(name)
    first = its_lattice.box((3, 3, 3))[0]
    cells = [first]
    for cell in cells:
        beside = its_lattice.neighbours(cell)
        cells += [each for each in sorted(beside) if each not in cells][: 6 - len(cells)]
    pieces = (
        Piece("A", its_lattice.normalized(cells[:2]), lattice=its_lattice),
        *(
            Piece(s, its_lattice.normalized([c]), lattice=its_lattice)
            for s, c in zip("BCDE", cells[2:], strict=True)
        ),
    )
    pieces = PieceSet("cut", "cut", pieces, (1,) * 5, its_lattice, minimums=(1, 0, 0, 0, 0))
    puzzle = Puzzle(Figure(cells, "six", its_lattice, optional=cells[4:]), pieces)
    placed = [PlacedPiece(0, 0, tuple(sorted(cells[:2])))]
    placed += [PlacedPiece(n, 0, (cell,)) for n, cell in enumerate(cells[2:], 1)]
    return puzzle, placed


@pytest.mark.parametrize("name", sorted(lattices()))
def test_optional_cells_may_stay_empty_and_others_may_not(name):
    puzzle, placed = with_two_optional_cells(name)
    noun = puzzle.figure.lattice.noun.one
    for form in ("csv", "json"):
        for kept in (placed, placed[:4], placed[:3]):
            read = pasted_solution(written(form, Solution(puzzle, tuple(kept))), puzzle)
            assert sorted(each.cells for each in read.placed) == sorted(e.cells for e in kept)
        text = written(form, Solution(puzzle, tuple(placed[:2] + placed[3:])))
        with pytest.raises(CubewrightError, match=f"1 {noun} is not filled"):
            pasted_solution(text, puzzle)


@pytest.mark.parametrize("is_optional", [True, False])
@pytest.mark.parametrize("form", ["fig", "layers", "csv", "json", "contest"])
def test_a_hole_is_read_from_every_format(form, is_optional):
    cells = CUBIC.box((3, 3, 1))
    bars = [Piece(s, ((0, 0, 0), (1, 0, 0), (2, 0, 0))) for s in "AB"]
    pieces = (*bars, Piece("C", ((0, 0, 0),)), Piece("D", ((0, 0, 0),)))
    figure = Figure(cells, "board", optional=[(1, 1, 0)] if is_optional else ())
    puzzle = Puzzle(figure, PieceSet("cut", "cut", pieces, (1,) * 4))
    rows = [tuple((x, y, 0) for x in range(3)) for y in (0, 2)]
    placed = [PlacedPiece(n, 0, row) for n, row in enumerate(rows)]
    placed += [PlacedPiece(2, 0, ((0, 1, 0),)), PlacedPiece(3, 0, ((2, 1, 0),))]
    text = written(form, Solution(puzzle, tuple(placed)))
    if is_optional:
        assert {(e.piece, e.cells) for e in pasted_solution(text, puzzle).placed} == {
            (e.piece, e.cells) for e in placed
        }
    else:
        with pytest.raises(CubewrightError, match="1 cubelet is not filled"):
            pasted_solution(text, puzzle)


@pytest.mark.parametrize("name", sorted(lattices()))
def test_a_cell_outside_a_figure_of_every_lattice_is_refused(name):
    puzzle, placed = with_two_optional_cells(name)
    figure = puzzle.figure
    smaller = Figure(figure.cells[:-1], "five", figure.lattice)
    text = written("json", Solution(puzzle, tuple(placed)))
    with pytest.raises(CubewrightError, match=f"1 {figure.lattice.noun.one} lies outside it"):
        pasted_solution(text, Puzzle(smaller, puzzle.piece_set))


@pytest.mark.parametrize("form", ["fig", "layers", "csv", "json", "contest"])
@pytest.mark.parametrize("name", sorted(lattices()))
def test_empty_optional_cells_at_the_border_are_read_from_every_format(name, form):
    its_lattice = lattice(name)
    cells = its_lattice.box((3, 3, 3))
    for first in range(1, len(cells), len(cells) // 5):
        filled = cells[first : first + 3]
        pieces = [
            Piece(symbol, its_lattice.normalized([cell]), lattice=its_lattice)
            for symbol, cell in zip("ABC", filled, strict=False)
        ]
        counts = (1,) * len(pieces)
        optional = [cell for cell in cells if cell not in filled]
        puzzle = Puzzle(
            Figure(cells, "box", its_lattice, optional=optional),
            PieceSet("cut", "cut", tuple(pieces), counts, its_lattice),
        )
        placed = tuple(PlacedPiece(n, 0, (cell,)) for n, cell in enumerate(filled))
        text = written(form, Solution(puzzle, placed))
        read = pasted_solution(text, puzzle)
        assert {(each.piece, each.cells) for each in read.placed} == {
            (each.piece, each.cells) for each in placed
        }


def test_layers_that_fit_nowhere_into_the_figure_are_refused():
    puzzle, placed = with_two_optional_cells("cubic")
    text = written("layers", Solution(puzzle, tuple(placed)))
    for wrong in (text.replace("A", "Q"), "|A|\n" * 40, "|A|  |B|  |C|  |D|  |E|"):
        with pytest.raises(CubewrightError):
            pasted_solution(wrong, puzzle)


def rods(*symbols, counts=None, minimums=None):
    """Return a row of three cells and rods of one cell that fill it."""
    pieces = tuple(Piece(each, ((0, 0, 0),)) for each in symbols)
    made = PieceSet("rods", "Rods", pieces, counts or (1,) * len(symbols), minimums=minimums)
    return Puzzle(Figure([(n, 0, 0) for n in range(3)], "row"), made)


def refusal(row, puzzle):
    with pytest.raises(CubewrightError) as raised:
        pasted_solution(f"/SOMA row\n{row}\n", puzzle)
    return str(raised.value)


def test_a_piece_that_is_used_too_often_is_named():
    text = "It is not a solution: piece A occurs 2 times, but Rods has 1."
    assert refusal("/AAB", rods("A", "B", "C")) == text


@pytest.mark.parametrize(
    ("row", "times"),
    [("/BBB", "missing"), ("/ABB", "once"), ("/AAB", "twice"), ("/AAA", "3 times")],
)
def test_a_piece_that_is_used_too_seldom_is_named(row, times):
    puzzle = rods("A", "B", counts=(5, 3), minimums=(4, 0))
    used = "is missing" if times == "missing" else f"is used {times}"
    assert refusal(row, puzzle) == f"It is not a solution: piece A {used}."


def test_numbers_of_pieces_within_their_bounds_are_read():
    puzzle = rods("A", "B", counts=(3, 3), minimums=(2, 0))
    for row in ("/AAB", "/AAA"):
        assert len(pasted_solution(f"/SOMA row\n{row}\n", puzzle).placed) == 3
    assert refusal("/ABB", puzzle) == "It is not a solution: piece A is used once."
