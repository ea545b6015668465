"""Several threads give exactly the results of one thread."""

import pytest
from assemblies import LATTICES, LOOSE, SIZES, analysed, caged
from hypothesis import given, settings
from hypothesis import strategies as st
from plain_disassembly import random_assembly

from cubewright.model.lattice import lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly import front, memory
from cubewright.solver.disassembly.search import DisassemblySearch


@pytest.mark.parametrize("name", LATTICES)
@pytest.mark.usefixtures("narrow")
def test_threads_find_the_same_plans(name):
    @settings(max_examples=15, deadline=None)
    @given(st.integers(0, 10_000), st.integers(3, 6), st.integers(2, 3))
    def check(seed, count, threads):
        assemblies = [
            random_assembly(lattice(name), SIZES[name], count, seed, holes=0.3, jumps=jumps)
            for jumps in (0.2, 0.5)
        ]
        assert analysed(assemblies, threads=threads) == analysed(assemblies)

    check()


@pytest.mark.usefixtures("narrow")
@pytest.mark.parametrize("max_states", [50, 177, 2_000_000])
def test_threads_reach_the_same_states_and_limits(max_states):
    found = analysed([LOOSE], threads=2, max_states=max_states)
    assert found == analysed([LOOSE], max_states=max_states)
    assert found[0].states > max_states or max_states == 2_000_000


@pytest.mark.usefixtures("narrow")
def test_threads_with_little_memory_find_the_same(monkeypatch):
    expected = analysed([LOOSE])
    nodes, distances = memory.nodes, memory.distances
    monkeypatch.setattr(memory, "nodes", lambda _count, pieces: nodes(64, pieces))
    monkeypatch.setattr(memory, "distances", lambda _slots, words: distances(16, words))
    assert analysed([LOOSE], threads=2) == expected


@pytest.mark.parametrize("threads", [1, 2])
def test_a_step_looks_at_a_bounded_number_of_distances(threads):
    made = DisassemblySearch(CUBIC, threads=threads)
    made.start([caged([[(0, 0, 0)], [(3, 3, 3)], [(0, 3, 1)]])])
    pairs = 4 * 3 // 2
    seen, steps = 0, 0
    while steps < 20 and not made.step(0.0):
        now = made.progress.hits + made.progress.misses
        assert now - seen <= threads * front.BUDGET + front.MIN_PARALLEL_STATES * pairs
        seen, steps = now, steps + 1
    assert steps == 20
    assert seen > 1000 * pairs


def test_threads_share_the_distances_that_each_measures():
    made = DisassemblySearch(CUBIC, threads=2)
    for _ in range(2):
        made.start([LOOSE])
        while not made.step():
            pass
    assert made.progress.misses == 0
    assert made.progress.hits >= 6 * made.progress.states
