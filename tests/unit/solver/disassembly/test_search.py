"""The progress of an analysis."""

from assemblies import LOOSE

from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly import search
from cubewright.solver.disassembly.search import DisassemblySearch


def test_progress_counts_states_and_those_that_wait(monkeypatch):
    monkeypatch.setattr(search, "BUDGET", 100)
    made = DisassemblySearch(CUBIC)
    made.start([LOOSE, LOOSE])
    seen, depths = [], []
    while not made.step(0.0):
        now = made.progress
        assert 0 <= now.front <= now.states
        seen.append(now.states)
        depths.append(now.depth)
        assert (now.done, now.total) == (len(made.results), 2)
    assert seen == sorted(seen)
    assert max(depths) > 1
    assert (made.progress.done, made.progress.front) == (2, 0)
    assert made.progress.states == sum(each.states for each in made.results)
