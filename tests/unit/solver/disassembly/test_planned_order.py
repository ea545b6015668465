"""Orders for hands in which pieces move out of the way."""

from dataclasses import replace

from cubewright.model.disassembly import FOR_EVER, Move, Separation
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.hint_text import step_text
from cubewright.solver.analysis.hints import next_steps
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.disassembly.assembly_order import assembly_order
from cubewright.solver.disassembly.planned_order import analyse_solution, planned_order
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
    level = analyse_solution(solution, Control()).level
    assert level > 1
    assert step_text(order, order.steps[0]) == "A, the first piece"
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
        "A, the first piece",
        "B from above",
        "C, apart from the others for now",
        "C D from the right",
    ]


def test_pre_placed_pieces_stay_where_they_are():
    solution = boxed()
    for first in (0, 1):
        puzzle = with_placed(solution, [first])
        order = next_steps(puzzle)
        assert order.is_followable
        assert [each.piece for each in order.pre_placed] == [first]
        (step,) = order.steps
        assert step.placed.piece == 1 - first
        assert step.joins[-1].removed_pieces == (1 - first,)
        assert "moves; other pieces make way" in step_text(order, step)


def test_pre_placed_pieces_are_one_body():
    rods = solution_of([[(x, 0, 0), (x, 1, 0)] for x in range(4)])
    found = analyse_solution(rods, Control(), pre_placed=rods.placed[1:3])
    for part in found.plan.separations():
        assert {1, 2} <= set(part.staying_pieces)
        assert all({1, 2}.isdisjoint(move.pieces) for move in part.moves)
    order = planned_order(rods, found.plan, rods.placed[1:3])
    assert [each.piece for each in order.pre_placed] == [1, 2]
    assert {step.placed.piece for step in order.steps} == {0, 3}


def test_the_heaviest_piece_comes_first_and_pieces_of_a_group_stay_together():
    solution = boxed()
    for heavy in (0, 1):
        rules = PieceRules(weights=tuple(1 + (n == heavy) for n in range(2)))
        order = next_steps(solution.puzzle, rules=rules)
        assert order.steps[0].placed.piece == heavy
    rods = solution_of([[(x, 0, 0), (x, 1, 0)] for x in range(4)])
    together = Separation((0, 1, 2, 3), (Move((2, 3), (1, 0, 0), FOR_EVER),))
    order = planned_order(rods, together)
    assert [step_text(order, step) for step in order.steps] == [
        "A, the first piece",
        "B, which stays together with A",
        "C, apart from the others for now",
        "C D from the right",
    ]


def with_placed(solution, pieces):
    """The puzzle of a solution with some of its pieces pre-placed."""
    placed = tuple(each for each in solution.placed if each.piece in pieces)
    return replace(solution.puzzle, pre_placed=placed)
