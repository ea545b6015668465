"""All first separations with the least number of moves, compared with a plain search."""

import numpy as np
import pytest
from assemblies import LATTICES, LOOSE, SIZES, analysed, box
from plain_disassembly import apart, random_assembly

from cubewright.model.disassembly import AnalysisOutcome
from cubewright.model.lattice import lattice
from cubewright.solver.disassembly.first_separations import SeparationSearch, first_separations


def agree(assembly):
    found, expected = first_separations(assembly), apart(assembly)
    if expected is None:
        assert (found.outcome, found.halves) == (AnalysisOutcome.CANNOT, ())
        return 0
    level, halves = expected
    everything = frozenset(range(len(assembly.pieces)))
    assert found.level == level
    assert found.level == max(analysed([assembly], canonical=False)[0].level, level)
    named = {frozenset(half) for half in found.halves}
    assert len(named) == len(found.halves)
    assert named | {everything - half for half in named} == halves
    return level


@pytest.mark.parametrize("name", LATTICES)
def test_random_assemblies_have_the_separations_of_the_plain_search(name):
    levels = [
        agree(random_assembly(lattice(name), (3, 2, 2), 3, seed, holes=0.2, jumps=0.5))
        for seed in range(5)
    ]
    assert max(levels) > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", LATTICES)
def test_intricate_assemblies_have_the_separations_of_the_plain_search(name):
    made = [
        random_assembly(lattice(name), SIZES[name], 4, seed, holes=0.25, jumps=0.5)
        for seed in range(1000)
    ]
    found = analysed(made)
    chosen = [seed for seed, each in enumerate(found) if each.level > 1][:4]
    for seed in (*chosen, 0, 1):
        agree(made[seed])


def test_two_pins_can_leave_first():
    found = first_separations(box("aaa/b.a/aac"))
    assert (found.outcome, found.level) == (AnalysisOutcome.APART, 1)
    assert set(found.halves) >= {(1,), (2,)}


def test_a_closed_cage_has_none():
    assert first_separations(LOOSE).outcome is AnalysisOutcome.CANNOT
    assert first_separations(LOOSE, max_states=100).outcome is AnalysisOutcome.NOT_DECIDED
    assert first_separations(box("aa")).halves == ()


def test_separations_are_the_same_however_little_room_they_had_at_first():
    made = [random_assembly(lattice("cubic"), (3, 2, 2), 4, seed, holes=0.4) for seed in range(6)]
    expected = [first_separations(each) for each in made]
    assert max(len(each.halves) for each in expected) > 2
    search = SeparationSearch(lattice("cubic"))
    search._sets = np.zeros(1, np.uint64)
    search.start(made)
    while not search.step():
        assert search.state() is None
    assert search.separations == expected
