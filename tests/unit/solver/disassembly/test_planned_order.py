"""Orders for hands in which pieces move out of the way."""

import pytest

from cubewright.model.disassembly import FOR_EVER, Move, Separation
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.hint_text import step_text
from cubewright.solver.analysis.hints import next_steps
from cubewright.solver.disassembly.assembly_order import assembly_order
from cubewright.solver.disassembly.planned_order import analysed, planned_order
from cubewright.solver.search.control import Control

BOX = """
AAAAA AAAAA AAAAA AAAAA AAAAA
AAAAA ABB.A A...A A...A AAAAA
AAAAA A...A A.... A...A AAAAA
AAAAA AAAAA AAAAA AAAAA AAAAA
"""
COLOURS = ("#e54d72", "#4c86ee", "#2f7f20", "#f7d13d")


def solution_of(bodies):
    pieces = tuple(
        Piece("ABCD"[n], tuple(sorted(cells)), "ABCD"[n], COLOURS[n])
        for n, cells in enumerate(bodies)
    )
    cells = [cell for body in bodies for cell in body]
    puzzle = Puzzle(Figure(cells, "s"), PieceSet("s", "s", pieces, (1,) * len(bodies), CUBIC))
    placed = tuple(PlacedPiece(n, 0, tuple(sorted(body))) for n, body in enumerate(bodies))
    return Solution(puzzle, placed)


def boxed():
    """A rod in a box with a hole at another place: it has to move before it can leave."""
    bodies = {}
    for y, row in enumerate(BOX.split("\n")[1:-1]):
        for z, layer in enumerate(row.split()):
            for x, letter in enumerate(layer):
                if letter != ".":
                    bodies.setdefault(letter, []).append((x, y, z))
    return solution_of([bodies["A"], bodies["B"]])


def test_moves_put_together_what_straight_lines_cannot():
    solution = boxed()
    straight = assembly_order(solution)
    assert len(straight.locked) == 2
    assert "move out of the way" in straight.failure_reason
    order = next_steps(solution.puzzle)
    assert order.is_followable
    assert order.failure_reason == ""
    assert [step.placed.piece for step in order.steps] == [0, 1]
    level = analysed(solution, Control()).level
    assert level > 1
    assert step_text(order, order.steps[0]) == "A, to begin with"
    assert f"in {level} moves" in step_text(order, order.steps[1])


def test_the_halves_of_a_plan_are_put_together_before_they_are_joined():
    rods = [[(x, 0, 0), (x, 1, 0)] for x in range(4)]
    up, right = (0, 0, 1), (1, 0, 0)
    staying = Separation((0, 1), (Move((1,), up, FOR_EVER),))
    removed = Separation((2, 3), (Move((3,), right, FOR_EVER),))
    whole = Separation((0, 1, 2, 3), (Move((2, 3), right, FOR_EVER),), staying, removed)
    order = planned_order(solution_of(rods), whole)
    assert [step.placed.piece for step in order.steps] == [0, 1, 2, 3]
    assert [len(step.joins) for step in order.steps] == [0, 1, 0, 2]
    texts = [step_text(order, step) for step in order.steps]
    assert texts == [
        "A, to begin with",
        "B from above",
        "C, apart from the others for now",
        "C D from the right",
    ]


@pytest.mark.parametrize("pre_placed", [True, False])
def test_pre_placed_pieces_keep_straight_orders(pre_placed):
    solution = boxed()
    order = assembly_order(solution, solution.placed[:1] if pre_placed else ())
    assert not order.is_followable
