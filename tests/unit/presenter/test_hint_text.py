"""Hints in words, for steps along a line and for steps of a plan."""

from dataclasses import replace

import pytest

from cubewright.model.disassembly import FOR_EVER, Move, Separation
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.hint_text import answer_text, step_text
from cubewright.solver.disassembly.assembly_order import AssemblyOrder, Step, Support

ROD = ((0, 0, 0), (0, 1, 0))
PIECES = PieceSet("rods", "Rods", tuple(Piece(each, ROD) for each in "ABC"), (1,) * 3)
PLACED = tuple(PlacedPiece(n, 0, ((n, 0, 0), (n, 1, 0))) for n in range(3))
SOLUTION = Solution(Puzzle(Figure(CUBIC.box((3, 2, 1))), PIECES), PLACED)
UP = (0, 0, 1)


def planned(number, *joins, stays_with=()):
    return Step(PLACED[number], None, Support.NOTHING, joins, True, stays_with)


def text(step, *before, pre_placed=()):
    return step_text(AssemblyOrder(SOLUTION, pre_placed, (*before, step)), step)


@pytest.mark.parametrize("support", list(Support))
def test_a_piece_that_cannot_be_moved_in(support):
    step = Step(PLACED[1], None, support)
    assert text(step) == "B, which cannot be moved in straight"


def separation(moves, pieces=(0, 1), removed=(1,)):
    steps = [Move(removed, (1, 0, 0), 1)] * (moves - 1)
    return Separation(pieces, (*steps, Move(removed, UP, FOR_EVER)))


def test_steps_of_a_plan():
    first = planned(0)
    assert text(first) == "A, the first piece"
    assert text(first, pre_placed=PLACED[1:2]) == "A, apart from the others for now"
    assert text(planned(1), first) == "B, apart from the others for now"
    with_two = planned(2, stays_with=PLACED[:2])
    assert text(with_two, first) == "C, which stays together with A B"
    assert text(planned(1, separation(1)), first) == "B from above"
    both = separation(1, (0, 1, 2), (1, 2))
    assert text(planned(2, separation(1, (1, 2), (2,)), both), first) == "B C from above"
    two = "B from above, in 2 moves; other pieces make way"
    assert text(planned(1, separation(2)), first) == two
    joined = planned(1, separation(2), stays_with=PLACED[:1])
    assert text(joined, first) == two
    assert text(replace(first, joins=(separation(1),))) == "A, the first piece"


@pytest.mark.parametrize(
    ("solvable", "pre_placed", "text"),
    [
        (None, 0, "Stopped before an answer was found."),
        (None, 1, "Stopped before an answer was found."),
        (True, 0, "Yes: there is a solution."),
        (False, 0, "No: there is no solution."),
        (True, 1, "Yes: there is a solution with these pieces."),
        (False, 1, "No: there is no solution with these pieces. Remove a piece."),
    ],
)
def test_whether_there_is_a_solution(solvable, pre_placed, text):
    assert answer_text(solvable, pre_placed) == text
