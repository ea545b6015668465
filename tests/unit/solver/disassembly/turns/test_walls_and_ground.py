"""Turning pieces pass neither walls nor the ground."""

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from plain_disassembly import apart_with_turns, lowest_in_turn, random_assembly, replay

from cubewright.model.disassembly import FOR_EVER, AnalysisOutcome, Move, Separation, Turn
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.explorer import Explorer
from cubewright.solver.disassembly.ground import plan_on_ground
from cubewright.solver.disassembly.poses import Pose, after_move
from cubewright.solver.disassembly.turns.ground import Ground
from cubewright.solver.disassembly.turns.search import TurningSearch

SHARP, ROUNDED = Fraction(0), Fraction(1, 10)
CELLS = st.tuples(*[st.integers(-3, 3)] * 3)
SIDES = st.sampled_from(
    [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)],
)


def analysed(assembly, allowance=SHARP):
    search = TurningSearch(CUBIC, allowance=allowance)
    search.start([assembly])
    while not search.step():
        pass
    return search.results[0]


@given(
    cells=st.sets(CELLS, min_size=1, max_size=4),
    axis=SIDES,
    pivot=CELLS,
    centred=st.booleans(),
    depth=st.integers(0, 9),
    allowance=st.sampled_from([SHARP, ROUNDED, Fraction(1, 4)]),
)
@settings(max_examples=50)
def test_the_ground_is_crossed_if_it_is_at_one_of_many_angles(
    cells, axis, pivot, centred, depth, allowance
):
    pivot = tuple(0 if along else 2 * n + centred for along, n in zip(axis, pivot, strict=True))
    low = min(z for *_, z in cells) - depth
    along = next(i for i in range(3) if axis[i])
    ground = Ground((0, 0, -1), -low)
    body = np.array(sorted(cells))
    crossed = ground.is_crossed(body, along, axis[along], pivot, allowance)
    lowest = lowest_in_turn(cells, axis, pivot, float(allowance))
    surface = low - float(allowance)
    assume(abs(lowest - surface) > 2e-3 or abs(lowest - surface) < 1e-9)
    assert crossed == (lowest < surface - 1e-9)


@given(cells=st.sets(CELLS, min_size=1, max_size=3), axis=SIDES, pivot=CELLS, down=SIDES)
def test_the_ground_is_the_same_from_all_sides(cells, axis, pivot, down):
    along = next(i for i in range(3) if axis[i])
    body = np.array(sorted(cells))
    ground = Ground.below(body, down)
    crossed = ground.is_crossed(body, along, axis[along], pivot, SHARP)
    # Turn everything so that the direction down is really down.
    matrix = next(
        np.array(each) for each in CUBIC.turns if tuple(np.array(each) @ down) == (0, 0, -1)
    )
    turned_axis = matrix @ axis
    its = next(i for i in range(3) if turned_axis[i])
    turned = matrix @ (2 * body + 1).T
    turned = (turned.T - 1) // 2
    other = Ground.below(turned, (0, 0, -1))
    turned_pivot = tuple((matrix @ pivot).tolist())
    assert crossed == other.is_crossed(turned, its, int(turned_axis[its]), turned_pivot, SHARP)


def check_ground(assembly, plan, allowance=0.0):
    """Make every move of a plan, and check that no piece passes the ground of its part."""
    turns = 0
    waiting = [(plan, (Pose(),) * len(assembly.pieces))]
    while waiting:
        part, poses = waiting.pop()

        def cells(piece, poses=poses):
            return poses[piece].cells(assembly.pieces[piece].cells)

        ground = min(z for piece in part.pieces for *_, z in cells(piece))
        for move in part.moves:
            if isinstance(move, Turn):
                turns += 1
                for quarter in range(move.distance):
                    now = after_move(poses, replace(move, distance=quarter)) if quarter else poses
                    body = [c for piece in move.pieces for c in cells(piece, now)]
                    lowest = lowest_in_turn(body, move.step, move.pivot, allowance)
                    assert lowest > ground - allowance - 1e-6
            if move.distance == FOR_EVER:
                assert move.step[2] >= 0
            else:
                poses = after_move(poses, move)
                assert min(z for p in part.pieces for *_, z in cells(p, poses)) >= ground
        waiting += [(half, poses) for half in (part.staying, part.removed) if half]
    return turns


@pytest.mark.parametrize(("seed", "level"), [(9, 2), (52, None), (56, 2)])
def test_plans_on_the_ground_have_the_levels_of_a_plain_search(seed, level):
    assembly = random_assembly(CUBIC, (3, 3, 2), 2, seed, holes=0.3, jumps=0.6)
    grounded = replace(assembly, on_ground=True)
    assert apart_with_turns(grounded, 0.1) == level
    found = analysed(grounded, ROUNDED)
    assert (found.level or None) == level
    if found.plan is not None:
        assert check_ground(assembly, found.plan, 0.1) == 1
        replay(assembly, found.plan, shrink=0.1)


def test_the_ground_can_prevent_the_only_turn():
    assembly = random_assembly(CUBIC, (3, 3, 2), 2, 52, holes=0.3, jumps=0.6)
    assert analysed(assembly, ROUNDED).plan.turn_count == 1
    assert analysed(replace(assembly, on_ground=True), ROUNDED).outcome is AnalysisOutcome.CANNOT
    pieces = [each.cells for each in assembly.pieces]
    free = Explorer(CUBIC, pieces).possible_turns(ROUNDED)
    explorer = Explorer(CUBIC, pieces, on_ground=True)
    refused = set(free) - set(explorer.possible_turns(ROUNDED))
    assert refused
    for turn in refused:
        with pytest.raises(ValueError, match="in the way"):
            explorer.make(turn)


def test_a_turn_moves_with_pieces_that_were_lifted():
    pieces = [((0, 0, 0),), ((2, 0, 0),)]
    turn = Turn((1,), (0, 1, 0), 1, (5, 0, 1))
    plan = Separation((0, 1), (Move((0,), (0, 0, -1), 3), turn, Move((0,), (1, 0, 0), FOR_EVER)))
    lifted = plan_on_ground(plan, CUBIC, pieces)
    assert lifted.moves[0] == Move((1,), (0, 0, 1), 3)
    assert lifted.moves[1] == replace(turn, pivot=(5, 0, 7))


@given(seed=st.integers(0, 10**6), count=st.integers(2, 4), grounded=st.booleans())
@settings(max_examples=15)
def test_plans_between_walls_replay_and_no_wall_moves(seed, count, grounded):
    assembly = random_assembly(CUBIC, (3, 3, 2), count, seed, jumps=0.4)
    walled = replace(assembly, on_ground=grounded).with_walls([count - 1])
    found = analysed(walled, ROUNDED)
    if found.plan is None:
        return
    replay(assembly, found.plan, shrink=0.1)
    assert all(
        count - 1 not in move.pieces for each in found.plan.separations() for move in each.moves
    )
    if grounded:
        check_ground(assembly, found.plan, 0.1)
    pieces = [each.cells for each in assembly.pieces]
    explorer = Explorer(CUBIC, pieces, on_ground=grounded, walls=[count - 1])
    for move in found.plan.moves:
        assert all(count - 1 not in turn.pieces for turn in explorer.possible_turns(ROUNDED))
        explorer.make(move)


@given(seed=st.integers(0, 10**6))
@settings(max_examples=8)
def test_walls_give_the_level_of_the_same_piece(seed):
    assembly = random_assembly(CUBIC, (3, 2, 2), 3, seed, jumps=0.4)
    found = analysed(assembly.with_walls([0]))
    free = analysed(assembly)
    assert (found.outcome, found.level) == (free.outcome, free.level)
