"""Times of small functions, by pytest-benchmark; `make bench` runs each several times.

In other tiers each runs once, which takes little time.
"""

import os

import numpy as np
import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.solutions.solution_format import solution_format
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.exports.solution_files import BulkWriter
from cubewright.solver.counting.orbit_counting import OrbitCounter
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.search.engine import engine

pytest.importorskip("pytest_benchmark", reason="not installed: pip install .[benchmarks]")

ROUNDS = int(os.environ.get("CUBEWRIGHT_BENCH_ROUNDS", "1"))
"""The number of runs of each function; `make bench` sets it."""

MET = {
    "cube": 273,
    "half-hour": None,
    "diabolical": None,
    "solid-pentominoes-2x5x6": None,
    "pentominoes-6x10": 2339,
}
"""The number of solutions met; None where it depends on the symmetry-breaking piece."""


def found(cover):
    """Return all solutions that the search meets."""
    search = engine("most-constrained").begin(cover)
    batches = [np.zeros((0, cover.piece_count), np.int32)]
    while not search.finished:
        batches.append(search.step(10**7))
    return np.concatenate(batches)


@pytest.mark.parametrize("name", MET)
def test_a_complete_search(benchmark, name):
    cover = cover_problem(built_in_puzzle(name))
    rows = benchmark.pedantic(found, args=(cover,), rounds=ROUNDS, warmup_rounds=1)
    assert len(rows)
    assert MET[name] in (None, len(rows))


@pytest.mark.parametrize("name", ["cube", "bedlam"])
def test_making_the_placements(benchmark, name):
    puzzle = built_in_puzzle(name)
    cover = benchmark.pedantic(cover_problem, args=(puzzle,), rounds=ROUNDS, warmup_rounds=1)
    assert len(cover.masks)


def test_merging_symmetric_solutions(benchmark):
    cover = cover_problem(built_in_puzzle("cube"))
    rows = found(cover)

    def merged():
        orbits = OrbitCounter.of(cover, Convention.UNIQUE)
        orbits.take(rows)
        return orbits.counts.unique

    assert benchmark.pedantic(merged, rounds=ROUNDS, warmup_rounds=1) == 240


@pytest.mark.parametrize("form", ["fig", "layers", "json"])
def test_writing_ten_thousand_solutions(benchmark, form):
    cover = cover_problem(built_in_puzzle("cube"))
    rows = np.resize(found(cover), (10_000, cover.piece_count))

    def written():
        return sum(n for n, _ in BulkWriter(cover, solution_format(form)).texts(rows, 1))

    assert benchmark.pedantic(written, rounds=ROUNDS, warmup_rounds=1) == 10_000
