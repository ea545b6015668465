"""Walls never move, and no piece passes through them."""

from dataclasses import replace

import pytest
from assemblies import LATTICES, SIZES, analysed, box
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from plain_disassembly import apart, random_assembly, replay

from cubewright.errors import CubewrightError
from cubewright.model.cell import bounds
from cubewright.model.disassembly import FOR_EVER, AnalysisOutcome
from cubewright.model.lattice import lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.pieces.weights import WALL
from cubewright.model.placement import PlacedPiece
from cubewright.solver.disassembly.assembly import AssembledPiece, Assembly, PieceRules
from cubewright.solver.disassembly.explorer import Explorer
from cubewright.solver.disassembly.fewest_moves import fewest_total_moves
from cubewright.solver.disassembly.first_separations import first_separations
from cubewright.solver.disassembly.poses import Pose, after_move

APART, CANNOT = AnalysisOutcome.APART, AnalysisOutcome.CANNOT


def check_plan(assembly, walls, plan):
    """Replay a plan step by step, and check that no wall moves and none is separated from others.

    ``assembly`` contains the walls as separate pieces.
    """
    replay(assembly, plan, may_stay=lambda pieces: set(pieces) == set(walls))
    for part in plan.separations():
        if set(walls) & set(part.pieces):
            assert set(walls) <= set(part.pieces)
            assert not any(set(walls) & set(move.pieces) for move in part.moves)


@pytest.mark.parametrize("name", LATTICES)
@given(seed=st.integers(0, 10**6), count=st.integers(2, 5), walls=st.integers(1, 2))
def test_no_step_of_a_plan_passes_a_wall(name, seed, count, walls):
    assembly = random_assembly(lattice(name), SIZES[name], count, seed)
    numbers = range(count - walls, count)
    walled = assembly.with_walls(numbers)
    (found,) = analysed([walled])
    if len(walled.pieces) == 1:
        assert (found.outcome, found.plan) == (APART, None)
        return
    first = first_separations(walled)
    expected = apart(walled)
    assert first.level == (expected[0] if expected else 0)
    assert all(set(half).isdisjoint(numbers) for half in first.halves)
    if found.plan is None:
        assert found.outcome is CANNOT
    else:
        assert found.level == first.level
        check_plan(assembly, numbers, found.plan)


@pytest.mark.parametrize("name", LATTICES)
@given(seed=st.integers(0, 10**6))
def test_nothing_moves_in_walls_that_fill_all_places_around_the_pieces(name, seed):
    its = lattice(name)
    assembly = random_assembly(its, SIZES[name], 3, seed, holes=0.0)
    cells = {cell for piece in assembly.pieces for cell in piece.cells}
    around = {other for cell in cells for other in its.neighbours(cell)}
    around |= {other for cell in around for other in its.neighbours(cell)}
    wall = AssembledPiece(tuple(sorted(around - cells)), kind=9)
    walled = replace(assembly, pieces=(*assembly.pieces, wall)).with_walls([3])
    (found,) = analysed([walled])
    assert (found.outcome, found.states) == (CANNOT, 1)
    pieces = [piece.cells for piece in (*assembly.pieces, wall)]
    explorer = Explorer(its, pieces, walls=[3])
    assert explorer.possible_moves() == []
    assert all(explorer.pushed_pieces(3, step) == () for step in explorer.directions)


@given(seed=st.integers(0, 10**6), count=st.integers(2, 4))
def test_pieces_leave_distant_walls_together_and_come_apart_as_without_them(seed, count):
    assembly = random_assembly(CUBIC, SIZES["cubic"], count, seed)
    (free,) = analysed([assembly])
    far = AssembledPiece(((40, 40, 0), (40, 40, 1)), kind=9)
    walled = replace(assembly, pieces=(*assembly.pieces, far)).with_walls([count])
    (found,) = analysed([walled])
    assert found.outcome is free.outcome
    if free.level > 1:
        assert found.level == 1
        assert found.plan.removed_pieces == tuple(range(count))
        assert found.plan.removed.level == free.level


def test_several_walls_stay_together_and_need_not_come_apart():
    assembly = box("aab/c.b")
    (loose,) = analysed([assembly])
    (walled,) = analysed([assembly.with_walls([0, 1])])
    assert [each.pieces for each in loose.plan.separations()] != [(0, 1, 2)]
    assert [each.pieces for each in walled.plan.separations()] == [(0, 1, 2)]
    assert walled.plan.removed_pieces == (2,)
    (all_walls,) = analysed([assembly.with_walls([0, 1, 2])])
    assert (all_walls.outcome, all_walls.plan) == (APART, None)


def test_pieces_with_the_weight_of_walls_are_walls():
    placed = [PlacedPiece(n, 0, ((n, 0, 0),)) for n in range(3)]
    rules = PieceRules((1, WALL, WALL))
    assert rules.has_walls
    assert [rules.is_wall(each) for each in placed] == [False, True, True]
    assert rules.assembly(CUBIC, placed).bodies == ((1, 2), (0,))
    assert PieceRules((1, WALL - 1)).assembly(CUBIC, placed).bodies == ()


# -- on the ground

TUBE = box("www/wow/www", "www/w.w/www", "www/wtw/www")
"""Piece o can leave its tube only downwards while t is at the top, and the reverse."""


def test_pieces_on_the_ground_leave_walls_only_upwards():
    walled = TUBE.with_walls([2])
    (free,), (grounded,) = analysed([walled]), analysed([replace(walled, on_ground=True)])
    assert {each.moves[-1].step[2] for each in grounded.plan.separations()} == {1}
    assert free.outcome is grounded.outcome is APART
    check_plan(TUBE, [2], grounded.plan)
    fewest = fewest_total_moves(replace(walled, on_ground=True)).plan
    assert {each.moves[-1].step[2] for each in fewest.separations()} == {1}
    assert first_separations(walled).level == 1
    assert first_separations(replace(walled, on_ground=True)).halves == ((1,), (0, 1))


@given(seed=st.integers(0, 10**6), count=st.integers(2, 4))
def test_walls_on_the_ground_stay_there_and_no_piece_passes_it(seed, count):
    assembly = random_assembly(CUBIC, (3, 3, 3), count, seed, holes=0.4)
    walled = replace(assembly, on_ground=True).with_walls([count - 1])
    (found,) = analysed([walled])
    low, _ = bounds([cell for piece in assembly.pieces for cell in piece.cells])
    expected = apart(assembly, walls=count - 1)
    first = first_separations(walled)
    assert first.level == (expected[0] if expected else 0)
    if found.plan is None:
        assert found.outcome is CANNOT
        return
    assert found.level == first.level
    check_plan(assembly, [count - 1], found.plan)
    waiting = [(found.plan, (Pose(),) * count)]
    while waiting:
        part, poses = waiting.pop()
        for move in part.moves:
            if move.distance == FOR_EVER:
                assert move.step[2] >= 0
            else:
                poses = after_move(poses, move)
            if count - 1 in part.pieces:
                for piece in part.pieces:
                    cells = poses[piece].cells(assembly.pieces[piece].cells)
                    assert min(z for *_, z in cells) >= low[2]
        waiting += [(half, poses) for half in (part.staying, part.removed) if half]


def test_walls_of_balls_cannot_stand_on_the_ground():
    assembly = random_assembly(lattice("spheres"), (3, 3, 3), 3, 1)
    with pytest.raises(CubewrightError, match="no flat bottom"):
        analysed([replace(assembly, on_ground=True).with_walls([2])])


# -- by hand


@given(seed=st.integers(0, 10**6), count=st.integers(2, 5), grounded=st.booleans())
@settings(max_examples=40)
def test_a_plan_between_walls_can_be_made_by_hand(seed, count, grounded):
    assembly = random_assembly(CUBIC, SIZES["cubic"], count, seed)
    walled = replace(assembly, on_ground=grounded).with_walls([0])
    (found,) = analysed([walled])
    assume(found.plan is not None)
    pieces = [each.cells for each in assembly.pieces]
    explorer = Explorer(CUBIC, pieces, on_ground=grounded, walls=[0])
    for move in found.plan.moves:
        listed = explorer.possible_moves()
        assert all(0 not in each.pieces for each in listed)
        explorer.make(move)


def test_a_piece_pushes_no_wall():
    pieces = [((0, 0, 0),), ((1, 0, 0),), ((1, 2, 0),)]
    right, left = (1, 0, 0), (-1, 0, 0)
    loose, walled = Explorer(CUBIC, pieces), Explorer(CUBIC, pieces, walls=[1, 2])
    assert loose.pushed_pieces(0, right) == (0, 1)
    assert walled.pushed_pieces(0, right) == ()
    assert walled.pushed_pieces(0, left) == (0,)
    assert walled.pushed_pieces(1, right) == ()
    assert all(move.pieces == (0,) for move in walled.possible_moves())
    with pytest.raises(ValueError, match="in the way"):
        walled.make(loose.possible_moves()[-1].__class__((1, 2), right, 1))


def test_the_walls_of_an_assembly_keep_the_order_of_burrtools():
    assembly = Assembly(CUBIC, tuple(AssembledPiece(((n, 0, 0),)) for n in range(3)))
    turned = replace(assembly, orientation=assembly.orientation)
    assert turned.with_walls([]) == assembly
