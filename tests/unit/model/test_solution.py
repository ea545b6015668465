"""Solutions state the piece at each cell, and are checked for validity."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubewright.formats.fig.file import parse_fig
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution

TEXT = "/SOMA001\n/226/466/333\n/521/461/437\n/521/557/477\n"


@pytest.fixture
def solution() -> Solution:
    return parse_fig(TEXT, "cube.fig").blocks[0].solution(piece_set("soma"))


def test_a_solution_is_valid_and_printed(solution):
    assert solution.is_valid()
    assert str(solution) == "|LLB|  |ZBB|  |TTT|\n|ALV|  |ZBV|  |ZTP|\n|ALV|  |AAP|  |ZPP|"


def test_marks_and_symbols_by_cell(solution):
    placed = solution.piece_at[0, 2, 2]
    assert solution.piece(placed).symbol == "L"
    assert solution.marks()[0, 2, 2] == "2"
    assert solution.symbols()[0, 2, 2] == "L"
    assert set(solution.piece_at) == set(solution.puzzle.figure.cells)


def test_a_missing_piece_is_invalid(solution):
    assert not replace(solution, placed=solution.placed[1:]).is_valid()


def test_a_piece_used_twice_is_invalid(solution):
    assert not replace(solution, placed=(*solution.placed, solution.placed[0])).is_valid()


def test_a_piece_of_another_shape_is_invalid(solution):
    first, second, *others = solution.placed
    swapped = (replace(first, cells=second.cells), replace(second, cells=first.cells), *others)
    assert not replace(solution, placed=swapped).is_valid()


def test_a_mirrored_piece_is_invalid(solution):
    mirrored = tuple(
        replace(each, cells=tuple(sorted((2 - x, y, z) for x, y, z in each.cells)))
        for each in solution.placed
    )
    assert not replace(solution, placed=mirrored).is_valid()


def test_another_figure_is_invalid(solution):
    puzzle = Puzzle(solution.puzzle.figure.toggled((0, 0, 0)), piece_set("soma"))
    assert not replace(solution, puzzle=puzzle).is_valid()


def test_a_puzzle_is_named_after_its_figure_or_its_size():
    cells = CUBIC.box((3, 3, 3))
    assert Puzzle(Figure(cells, "SOMA001"), piece_set("soma")).name == "SOMA001"
    assert Puzzle(Figure(cells), piece_set("soma")).name == "3x3x3"


ROW = [(x, 0, 0) for x in range(5)]
RODS = (Piece("A", ((0, 0, 0), (1, 0, 0))), Piece("M", ((0, 0, 0),)))


@st.composite
def placed_rods(draw):
    """Pieces that may overlap, each at a place in a row."""
    found = []
    for _ in range(draw(st.integers(0, 4))):
        piece = draw(st.integers(0, 1))
        first = draw(st.integers(0, 3 + piece))
        found.append(PlacedPiece(piece, 0, tuple(ROW[first : first + 2 - piece])))
    return tuple(found)


@settings(max_examples=150)
@given(
    placed=placed_rods(),
    ranges=st.tuples(*[st.tuples(st.integers(0, 1), st.integers(1, 3))] * 2),
    optional=st.sets(st.sampled_from(ROW), max_size=4),
    holes=st.none() | st.integers(0, 3),
    choice=st.none() | st.tuples(st.integers(0, 2), st.none() | st.integers(2, 3)),
    forbidden=st.none() | st.tuples(st.integers(0, 1), st.sampled_from(ROW)),
    fixed=placed_rods(),
)
def test_a_solution_is_valid_by_each_rule(
    placed, ranges, optional, holes, choice, forbidden, fixed
):
    pieces = PieceSet(
        "rods", "rods", RODS, tuple(b for _, b in ranges), minimums=tuple(a for a, _ in ranges)
    )
    puzzle = Puzzle(
        Figure(ROW, optional=optional),
        pieces,
        fixed[:1],
        frozenset() if forbidden is None else frozenset({forbidden}),
        max_holes=holes,
        choices=() if choice is None else (PieceChoice((), *choice),),
    )
    filled = [cell for each in placed for cell in each.cells]
    used = [sum(each.piece == piece for each in placed) for piece in (0, 1)]
    empty = [cell for cell in ROW if cell not in filled]
    expected = (
        len(filled) == len(set(filled))
        and all(low <= n <= high for n, (low, high) in zip(used, ranges, strict=True))
        and optional.issuperset(empty)
        and (holes is None or len(empty) <= holes)
        and (choice is None or choice[0] <= len(placed))
        and (choice is None or choice[1] is None or len(placed) <= choice[1])
        and (
            forbidden is None
            or all(each.piece != forbidden[0] or forbidden[1] not in each.cells for each in placed)
        )
        and all(each in placed for each in fixed[:1])
    )
    assert Solution(puzzle, placed).is_valid() == expected


def test_a_row_with_empty_cells_is_valid():
    pieces = PieceSet("rods", "rods", RODS, (2, 1), minimums=(1, 0))
    puzzle = Puzzle(Figure(ROW, optional=ROW[3:]), pieces)
    one, two = (PlacedPiece(0, n, tuple(ROW[2 * n : 2 * n + 2])) for n in (0, 1))
    single = PlacedPiece(1, 0, (ROW[4],))
    assert Solution(puzzle, (one, two)).is_valid()
    assert Solution(puzzle, (one, two, single)).is_valid()
    assert not Solution(puzzle, (one, single)).is_valid()
