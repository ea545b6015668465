"""Plans with the fewest moves in all, compared with a plain search."""

from dataclasses import replace

import pytest
from assemblies import LATTICES, LOOSE, SIZES, analysed, box
from hypothesis import given, settings
from hypothesis import strategies as st
from plain_disassembly import least_moves, random_assembly, replay

from cubewright.model.cell import turned
from cubewright.model.disassembly import AnalysisOutcome
from cubewright.model.lattice import lattice
from cubewright.solver.disassembly.fewest_moves import fewest_total_moves


def agree(assembly):
    found, expected = fewest_total_moves(assembly), least_moves(assembly)
    if expected is None:
        assert (found.outcome, found.plan) == (AnalysisOutcome.CANNOT, None)
        return 0
    assert found.outcome is AnalysisOutcome.APART
    assert found.plan.move_count == expected
    replay(assembly, found.plan)
    return expected


@pytest.mark.parametrize("name", LATTICES)
def test_random_assemblies_have_the_sum_of_the_plain_search(name):
    sums = [
        agree(random_assembly(lattice(name), (3, 2, 2), 3, seed, holes=0.2, jumps=0.5))
        for seed in range(5)
    ]
    assert max(sums) > 1


@pytest.mark.slow
@pytest.mark.parametrize("name", LATTICES)
def test_intricate_assemblies_have_the_sum_of_the_plain_search(name):
    made = [
        random_assembly(lattice(name), SIZES[name], 4, seed, holes=0.25, jumps=0.5)
        for seed in range(1000)
    ]
    found = analysed(made)
    chosen = [seed for seed, each in enumerate(found) if each.level > 1][:2]
    for seed in (*chosen, 0):
        agree(made[seed])


SHORTER = 15
"""The seed of a random assembly that needs fewer moves in total without shortest separations."""


def intricate(seed, name="cubic"):
    return random_assembly(lattice(name), SIZES[name], 4, seed, holes=0.25, jumps=0.5)


def test_the_sum_is_smaller_than_that_of_shortest_separations():
    assembly = intricate(SHORTER)
    (ordinary,), found = analysed([assembly]), fewest_total_moves(assembly)
    assert (ordinary.level_string, ordinary.plan.move_count) == ("1.2.2", 5)
    assert (found.plan.level_string, found.plan.move_count) == ("1.2", 4)
    replay(assembly, found.plan)


@pytest.mark.parametrize("name", LATTICES)
def test_the_sum_is_never_larger_than_that_of_shortest_separations(name):
    made = [intricate(seed, name) for seed in range(15)]
    for assembly, ordinary in zip(made, analysed(made), strict=True):
        found = fewest_total_moves(assembly)
        assert found.outcome is ordinary.outcome
        if ordinary.plan is not None:
            assert ordinary.level <= found.plan.level
            assert found.plan.move_count <= ordinary.plan.move_count


@settings(max_examples=20)
@given(
    name=st.sampled_from(LATTICES),
    seed=st.integers(0, 999),
    turn=st.integers(0, 99),
    order=st.permutations(range(4)),
)
def test_the_sum_is_the_same_for_other_numbers_and_orientations(name, seed, turn, order):
    assembly = intricate(seed, name)
    matrices = assembly.lattice.turns + assembly.lattice.mirrors
    matrix = matrices[turn % len(matrices)]
    pieces = [assembly.pieces[place] for place in order]
    turned_pieces = tuple(
        replace(piece, cells=tuple(turned(cell, matrix) for cell in piece.cells))
        for piece in pieces
    )
    found = [
        fewest_total_moves(each) for each in (assembly, replace(assembly, pieces=turned_pieces))
    ]
    assert found[0].outcome is found[1].outcome
    if found[0].plan is not None:
        assert found[0].plan.move_count == found[1].plan.move_count


def test_heavy_pieces_stay():
    for heavy in "ab":
        assembly = box("ab", weights={heavy: 2})
        (move,) = fewest_total_moves(assembly).plan.moves
        assert move.pieces == (("b", "a").index(heavy),)


def test_a_closed_cage_has_none():
    assert fewest_total_moves(LOOSE).outcome is AnalysisOutcome.CANNOT
    assert fewest_total_moves(LOOSE, max_states=100).outcome is AnalysisOutcome.NOT_DECIDED
    few = fewest_total_moves(LOOSE, max_states=3)  # its first state leads to more than are kept
    assert (few.outcome, few.states) == (AnalysisOutcome.NOT_DECIDED, 1)
    stopped = fewest_total_moves(LOOSE, is_stopped=lambda _states: True)
    assert (stopped.outcome, stopped.states) == (AnalysisOutcome.NOT_DECIDED, 1)
    assert fewest_total_moves(box("aa")).outcome is AnalysisOutcome.APART
