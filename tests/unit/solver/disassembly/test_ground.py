"""Plans for assemblies that stand on the ground."""

from dataclasses import replace

import pytest
from assemblies import LATTICES, SIZES, analysed, box
from hypothesis import given
from hypothesis import strategies as st
from plain_disassembly import random_assembly

from cubewright.model.disassembly import FOR_EVER, Turn
from cubewright.model.lattice import lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.explorer import Explorer
from cubewright.solver.disassembly.fewest_moves import fewest_total_moves
from cubewright.solver.disassembly.ground import TOLERANCE, lowest, plan_on_ground, rise
from cubewright.solver.disassembly.poses import Pose, after_move
from cubewright.solver.disassembly.turns.search import TurningSearch


def keeps_to_the_ground(plan, assembly):
    """Make every slide of the plan, and check that no piece is below the ground of its part."""
    its = assembly.lattice
    waiting = [(plan, (Pose(),) * len(assembly.pieces))]
    while waiting:
        part, poses = waiting.pop()

        def heights(part, poses):
            return [
                lowest(its, poses[piece].cells(assembly.pieces[piece].cells))
                for piece in part.pieces
            ]

        ground = min(heights(part, poses))
        for move in part.moves:
            if move.distance == FOR_EVER:
                assert rise(its, move.step) > -TOLERANCE
            else:
                poses = after_move(poses, move)
                assert min(heights(part, poses)) > ground - TOLERANCE
        waiting += [(half, poses) for half in (part.staying, part.removed) if half]


def sizes(plan):
    """The parts of a plan with their numbers of moves and the two halves, in any order."""
    return {
        (each.pieces, each.level, frozenset({each.staying_pieces, each.removed_pieces}))
        for each in plan.separations()
    }


@pytest.mark.parametrize("name", LATTICES)
@given(seed=st.integers(0, 10**6), count=st.integers(2, 5))
def test_the_ground_changes_which_half_moves_and_no_number(name, seed, count):
    assembly = random_assembly(lattice(name), SIZES[name], count, seed)
    (free,) = analysed([assembly])
    (grounded,) = analysed([replace(assembly, on_ground=True)])
    assert grounded.outcome is free.outcome
    assert grounded.numbers == (grounded.plan.numbers if grounded.plan else ())
    assert grounded.level == free.level
    if free.plan is not None:
        keeps_to_the_ground(grounded.plan, assembly)
        assert sizes(grounded.plan) == sizes(free.plan)


@pytest.mark.parametrize("name", LATTICES)
@given(seed=st.integers(0, 10**6))
def test_a_plan_with_the_fewest_moves_keeps_to_the_ground(name, seed):
    assembly = random_assembly(lattice(name), SIZES[name], 4, seed)
    free = fewest_total_moves(assembly)
    grounded = fewest_total_moves(replace(assembly, on_ground=True))
    if free.plan is not None:
        keeps_to_the_ground(grounded.plan, assembly)
        assert grounded.plan.move_count == free.plan.move_count


LID = box("bbb/b.b/bbb", "bab/aaa/bab", weights={"a": 5})


def test_the_light_half_is_lifted_though_the_other_would_sink():
    (free,) = analysed([LID])
    (grounded,) = analysed([replace(LID, on_ground=True)])
    assert {move.step[2] for move in free.plan.moves} != {1}
    keeps_to_the_ground(grounded.plan, LID)


def test_the_plan_of_an_analysis_with_turns_keeps_to_the_ground():
    search = TurningSearch(CUBIC)
    search.start([replace(LID, on_ground=True)])
    while not search.step():
        pass
    keeps_to_the_ground(search.results[0].plan, LID)


def test_a_turn_stays_as_it_is():
    (free,) = analysed([LID])
    turn = Turn((0,), (0, 0, -1), 1, (0, 0, 0))
    plan = replace(free.plan, moves=(turn, *free.plan.moves))
    cells = [each.cells for each in LID.pieces]
    assert plan_on_ground(plan, CUBIC, cells).moves[0] == turn


# -- by hand

PILLAR = [((0, 0, 0),), ((0, 0, 1),)]
DOWN, UP = (0, 0, -1), (0, 0, 1)


def test_no_piece_is_pushed_through_the_ground():
    free, grounded = (Explorer(CUBIC, PILLAR, on_ground=each) for each in (False, True))
    assert free.pushed_pieces(0, DOWN) == (0,)
    assert grounded.pushed_pieces(0, DOWN) == ()
    assert grounded.reach((0,), DOWN) == 0
    assert all(move.step != DOWN for move in grounded.possible_moves())
    assert len(grounded.possible_moves()) == len(free.possible_moves())


def test_a_lifted_piece_comes_down_to_the_ground():
    explorer = Explorer(CUBIC, [((0, 0, 0),), ((1, 0, 0),)], on_ground=True)
    (lift,) = (move for move in explorer.moves_of(0) if move.step == UP)
    explorer.make(replace(lift, distance=2))
    assert explorer.reach((0,), DOWN) == 2
    assert [move.distance for move in explorer.moves_of(0) if move.step == DOWN] == [2]


@given(seed=st.integers(0, 10**6))
def test_a_plan_on_the_ground_can_be_made_by_hand(seed):
    assembly = random_assembly(CUBIC, SIZES["cubic"], 4, seed)
    (found,) = analysed([replace(assembly, on_ground=True)])
    if found.plan is None:
        return
    explorer = Explorer(CUBIC, [each.cells for each in assembly.pieces], on_ground=True)
    for move in found.plan.moves:
        explorer.make(move)
