"""Kernels give the same results compiled ahead or by numba, and for every processor."""

import os
import subprocess
import sys

import pytest

from cubewright.solver.kernels.build import FEATURES
from cubewright.solver.kernels.library import library

SEARCHES = """
from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve
for name, engine in (("cube", "most-constrained"), ("half-hour", "next-cell")):
    *_, last = solve(SolveRequest(built_in_puzzle(name), engine=engine))
    print(name, last.progress.counts.raw, last.progress.stages.totals)
"""
LOOKUPS = """
import numpy as np
from cubewright.solver.kernels.option_lookup import find_in
from numba import njit
found_at = njit(lambda rows, low, high, mask: find_in(rows, 1, low, high, mask))
random = np.random.default_rng(1)
for words in (1, 2, 4):
    for _ in range(50):
        size = int(random.integers(1, 40))
        rows = random.integers(0, 3, (2, words, size + 8)).astype(np.uint64)
        low, high = sorted(map(int, random.integers(0, size + 1, 2)))
        order = np.lexsort(rows[1, :, low:high])
        rows[1, :, low:high] = rows[1, :, low:high][:, order]
        masks = [tuple(map(int, mask)) for mask in rows[1, :, low:high].T]
        for wanted in [*masks, (3,) * words]:
            place = found_at(rows, low, high, tuple(np.uint64(word) for word in wanted))
            assert masks[place - low] == wanted if wanted in masks else place == -1
"""


def printed(program, **environment):
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("tier", ["", "x86-64-v2", "x86-64-v3"])
def test_numba_does_what_the_library_does(tier):
    if tier and not library().file.stem.startswith("x86"):
        pytest.skip("this processor is no x86-64")
    if tier > library().file.stem:
        pytest.skip(f"this processor does not run code for {tier}")
    environment = {"CUBEWRIGHT_KERNELS": "numba"}
    if tier:
        environment |= {"NUMBA_CPU_NAME": tier, "NUMBA_CPU_FEATURES": FEATURES[tier]}
    expected = printed(SEARCHES)
    assert printed(SEARCHES, **environment) == expected
    assert "cube 11520 " in expected


@pytest.mark.slow
def test_a_mask_is_found_where_it_stands():
    assert printed(LOOKUPS, CUBEWRIGHT_KERNELS="numba") == ""
