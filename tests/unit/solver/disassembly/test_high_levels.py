"""Burrs and cut blocks that need up to 20 moves, and assemblies near them.

The plain search knows nothing but the definition; every number of a plan is compared with it.
"""

import pytest
from assemblies import LATTICES, analysed
from grown_assemblies import CUTS, LADDER, walked
from plain_disassembly import apart, parts, random_assembly, replay

from cubewright.model.disassembly import AnalysisOutcome
from cubewright.model.lattice import lattice
from cubewright.solver.disassembly.assembly import Assembly
from cubewright.solver.disassembly.first_separations import first_separations

pytestmark = pytest.mark.usefixtures("narrow")


def agree(assembly):
    """Assert that all analyses of an assembly agree with the plain search; return its level."""
    expected = apart(assembly)
    level, halves = expected or (0, set())
    found = first_separations(assembly)
    everything = frozenset(range(len(assembly.pieces)))
    named = {frozenset(half) for half in found.halves}
    assert found.level == level
    assert named | {everything - half for half in named} == halves
    ways = []
    for canonical in (True, False):
        (one,) = analysed([assembly], canonical=canonical)
        assert [one] == analysed([assembly], canonical=canonical, threads=2)
        ways.append(one)
        if one.plan is not None:
            replay(assembly, one.plan)
            for part, separation in parts(assembly, one.plan):
                assert len(separation.moves) == apart(part)[0]
        else:
            # It fails as a whole, or a half that comes apart first does not come apart.
            assert one.outcome is AnalysisOutcome.CANNOT
            assert expected is None or not any(
                comes_apart(assembly, moving) and comes_apart(assembly, everything - moving)
                for moving in halves
            )
    assert ways[0].outcome is ways[1].outcome
    return level


def comes_apart(assembly, numbers):
    """Return whether some pieces come apart; their position as a whole does not matter."""
    part = Assembly(assembly.lattice, tuple(assembly.pieces[n] for n in sorted(numbers)))
    if len(numbers) == 1:
        return True
    found = apart(part)
    return found is not None and any(
        comes_apart(part, moving) and comes_apart(part, frozenset(range(len(numbers))) - moving)
        for moving in found[1]
    )


def compare(name, seed, changes, of_each):
    """Compare at most ``of_each`` assemblies of each level near a cut; return their levels."""
    seen = {}
    for assembly, level in walked(CUTS[name], seed, changes):
        if seen.get(level, 0) < of_each:
            seen[level] = seen.get(level, 0) + 1
            assert agree(assembly) >= level
    return set(seen)


@pytest.mark.parametrize("name", CUTS)
def test_a_cut_needs_as_many_moves_as_the_plain_search_says(name):
    assembly = CUTS[name].assembly()
    (found,) = analysed([assembly])
    assert found.level_string == name.split()[1]
    assert apart(assembly)[0] == found.level


@pytest.mark.parametrize(
    "level", [pytest.param(n, marks=[] if n in {5, 12, 20} else pytest.mark.slow) for n in LADDER]
)
def test_every_number_of_moves_from_3_to_20_agrees_with_the_plain_search(level):
    assert agree(LADDER[level].assembly()) == level


def test_the_ladder_has_every_number_of_moves():
    assert list(LADDER) == list(range(3, 21))


def test_assemblies_near_a_cut_agree_with_the_plain_search():
    assert compare("cube 10.3", 0, 64, 1) >= {4, 5, 10}


@pytest.mark.parametrize("name", LATTICES)
def test_random_assemblies_of_every_grid_agree_in_both_orders_and_with_two_threads(name):
    levels = [
        agree(random_assembly(lattice(name), (3, 2, 2), 3, seed, holes=0.25, jumps=0.5))
        for seed in range(4)
    ]
    assert max(levels) > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", CUTS)
def test_many_assemblies_near_a_cut_agree_with_the_plain_search(name):
    assert len(compare(name, 1, 160, 1)) > 3
