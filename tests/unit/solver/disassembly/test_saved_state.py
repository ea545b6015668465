"""An analysis that was stopped continues where it was, with the same results."""

import json
import random

import pytest
from assemblies import LATTICES, LOOSE, SIZES, analysed, box
from damaged_values import damaged
from hypothesis import example, given, settings
from hypothesis import strategies as st
from plain_disassembly import random_assembly

from cubewright.errors import CubewrightError
from cubewright.model.lattice import lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly import front, search
from cubewright.solver.disassembly.assembly import Assembly
from cubewright.solver.disassembly.search import DisassemblySearch

ASSEMBLY = random_assembly(CUBIC, (3, 3, 3), 6, 5, holes=0.3, jumps=0.5)


@pytest.fixture
def short_steps(monkeypatch):
    """Let a step expand a state or two."""
    monkeypatch.setattr(search, "BUDGET", 1)
    monkeypatch.setattr(front, "BUDGET", 1)


def interrupted(assemblies, chance, most_steps=12, **options):
    """The results when the analysis is saved and loaded again after some of its steps."""
    found, saved, times = [], None, 0
    while len(found) < len(assemblies):
        made = DisassemblySearch(assemblies[0].lattice, **options)
        made.start(assemblies[len(found) :], saved)
        steps = chance.randint(1, most_steps)
        while steps and not made.step(0.0):
            steps -= 1
        found += made.results
        saved = json.loads(json.dumps(made.state()))
        times += 1
    return found, times


@pytest.mark.parametrize("name", LATTICES)
@pytest.mark.usefixtures("short_steps")
def test_an_interrupted_analysis_gives_the_same_results(name):
    @settings(max_examples=12, deadline=None)
    @given(st.integers(0, 10_000), st.integers(3, 7), st.integers(1, 2))
    @example(3617, 3, 1)  # saved with two states: the row of their one number cannot be written
    def check(seed, count, threads):
        assemblies = [
            random_assembly(lattice(name), SIZES[name], count, seed, holes=0.3, jumps=jumps)
            for jumps in (0.2, 0.5)
        ]
        found, _ = interrupted(assemblies, random.Random(seed), threads=threads)
        assert found == analysed(assemblies)

    check()


@pytest.mark.usefixtures("short_steps")
@pytest.mark.parametrize("threads", [1, 2])
def test_many_states_are_kept(monkeypatch, threads):
    monkeypatch.setattr(front, "MIN_PARALLEL_STATES", 8)
    monkeypatch.setattr(search, "MIN_PARALLEL_STATES", 8)
    found, times = interrupted([LOOSE], random.Random(1), 300, threads=threads)
    assert found == analysed([LOOSE])
    assert times > 3


@pytest.mark.usefixtures("short_steps")
def test_groups_and_weights_are_kept():
    closed = ("aaaa/aaaa/aaaa", "aaaa/abca/aaaa", "aaaa/aaaa/aaaa")
    beside = tuple(layer.replace("/", "d/") + "d" for layer in closed)
    groups = dict.fromkeys("abc", ((1, 1), (2, 1)))
    for assembly in (
        box(*beside, groups=groups, weights={"d": 3}),
        box(*beside, groups={**groups, "b": ((2, 1),)}),
    ):
        assert interrupted([assembly], random.Random(2))[0] == analysed([assembly])


def saved_state(assembly, steps=3):
    made = DisassemblySearch(assembly.lattice)
    made.start([assembly])
    for _ in range(steps):
        assert not made.step(0.0)
    return made.state()


@pytest.mark.usefixtures("short_steps")
def test_a_state_of_another_assembly_is_refused():
    saved = saved_state(LOOSE)
    other = Assembly(CUBIC, LOOSE.pieces[::-1])
    made = DisassemblySearch(CUBIC, canonical=False)
    with pytest.raises(CubewrightError, match="belongs to another assembly"):
        made.start([other], saved)
    while not made.step():  # it can begin from the start
        pass
    (found,) = made.results
    assert found.states == analysed([LOOSE])[0].states


@pytest.mark.usefixtures("short_steps")
def test_a_damaged_state_is_refused_or_ends_without_harm():
    chance = random.Random(7)
    refused = 0
    for assembly, steps in ((LOOSE, 9), (ASSEMBLY, 3)):
        saved = saved_state(assembly, steps)
        for _ in range(150):
            made = DisassemblySearch(CUBIC)
            try:
                made.start([assembly], damaged(saved, chance))
            except CubewrightError:
                refused += 1
            for _ in range(30):
                if made.step(0.0):
                    break
            assert len(made.results) <= 1
    assert refused > 200
