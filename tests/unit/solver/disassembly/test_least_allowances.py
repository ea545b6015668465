"""The least rounding that each turn of a plan needs."""

from dataclasses import replace
from fractions import Fraction

import pytest
from plain_disassembly import is_turn_free, stepped, turned_quarter
from turning_rooms import random_room

from cubewright.model.disassembly import Turn
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.least_allowances import with_least_allowances
from cubewright.solver.disassembly.poses import Pose
from cubewright.solver.disassembly.turns.search import ALLOWANCES, TurningSearch


def plan_of(assembly, allowance):
    search = TurningSearch(CUBIC, allowance=allowance)
    search.start([assembly])
    while not search.step():
        pass
    return search.results[0].plan


def needed(plan, cells):
    """Return the least allowance with which each turn is free, tried one by one in its state."""
    found = []
    for move in plan.moves[:-1]:
        if isinstance(move, Turn):
            found.append(next(e for e in ALLOWANCES if turns_freely(cells, move, e)))
            for _ in range(move.distance):
                cells = turned(cells, move)
        else:
            for _ in range(move.distance):
                cells = stepped(cells, move.pieces, move.step)
    return found


def turned(cells, move):
    return [
        turned_quarter(piece, move.step, move.pivot) if number in move.pieces else piece
        for number, piece in enumerate(cells)
    ]


def turns_freely(cells, move, allowance):
    for _ in range(move.distance):
        if not is_turn_free(cells, move.pieces, move.step, move.pivot, float(allowance)):
            return False
        cells = turned(cells, move)
    return True


@pytest.mark.parametrize(("bends", "seed"), [(0, 20), (1, 4)])
def test_each_turn_gets_the_allowance_with_which_it_is_first_free(bends, seed):
    assembly = random_room(seed, bends).assembly()
    cells = [piece.cells for piece in assembly.pieces]
    plan = plan_of(assembly, Fraction(1, 5))
    exact = with_least_allowances(plan, cells)
    found = [move.allowance for move in exact.moves if isinstance(move, Turn)]
    assert found == needed(plan, [frozenset(piece) for piece in cells])
    assert len(found) >= 1
    assert max(found) > 0
    same = [
        replace(move, allowance=Fraction(1, 5)) if isinstance(move, Turn) else move
        for move in exact.moves
    ]
    assert tuple(same) == plan.moves
    assert plan.turn_count == len(found)
    assert (exact.staying, exact.removed) == (plan.staying, plan.removed)


def test_turns_of_pieces_that_have_moved_before_are_examined_where_they_are():
    assembly = random_room(4, 1).assembly()
    cells = [piece.cells for piece in assembly.pieces]
    plan = plan_of(assembly, Fraction(1, 5))
    moved = [Pose((5, -3, 2)).cells(piece) for piece in cells]
    back = [Pose((-5, 3, -2))] * len(cells)
    assert with_least_allowances(plan, moved, back) == with_least_allowances(plan, cells)
