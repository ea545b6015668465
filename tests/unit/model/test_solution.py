"""Solutions: the piece at each cell, and validity."""

from dataclasses import replace

import pytest

from cubewright.formats.fig.file import parse_fig
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
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
