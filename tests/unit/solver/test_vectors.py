"""The vector passes do what plain loops say, whatever the processor."""

import os
import subprocess
import sys

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from numba import njit

from cubewright.solver.kernels import vectors

ROOM = 8


@njit
def union(rows, low, high, mask):
    return vectors.union_of_disjoint(rows, 1, low, high, mask)


@njit
def disjoint(rows, low, high, mask, targets, size):
    return vectors.pack_disjoint(rows, 1, low, high, mask, targets, 2, size)


@njit
def meeting(rows, low, high, mask, targets, size):
    return vectors.pack_meeting(rows, 1, low, high, mask, targets, 2, size)


@njit
def counts(rows, low, high):
    return vectors.bit_counts(rows, 1, low, high)


@njit
def long_counts(rows, low, high):
    return vectors.long_bit_counts(rows, 1, low, high)


@st.composite
def stretches(draw):
    words = draw(st.lists(st.integers(0, 2**64 - 1), max_size=40))
    low = draw(st.integers(0, len(words)))
    high = draw(st.integers(low, len(words)))
    # What lies behind the stretch must not matter, so it is not zero.
    row = np.array([*words, *([2**64 - 1] * ROOM)], np.uint64)
    rows = np.stack([~row, row])
    few_bits = draw(st.integers(0, 2**64 - 1)) & draw(st.integers(0, 2**64 - 1))
    return rows, low, high, np.uint64(few_bits & draw(st.integers(0, 2**64 - 1)))


@settings(deadline=None)
@given(stretches())
def test_the_union_of_what_does_not_meet_a_mask(stretch):
    rows, low, high, mask = stretch
    expected = 0
    for word in rows[1, low:high].tolist():
        expected |= 0 if word & int(mask) else word
    assert int(union(rows, low, high, mask)) == expected


@settings(deadline=None)
@given(stretches())
def test_packing_keeps_the_order_and_what_was_there(stretch):
    rows, low, high, mask = stretch
    for packing, wanted in ((disjoint, False), (meeting, True)):
        targets = np.zeros((3, 3 + rows.shape[1] + ROOM), np.uint64)
        targets[2, :3] = (7, 8, 9)
        size = packing(rows, low, high, mask, targets, 3)
        expected = [w for w in rows[1, low:high].tolist() if bool(w & int(mask)) == wanted]
        assert targets[2, :size].tolist() == [7, 8, 9, *expected]
        assert not targets[:2].any()


@settings(deadline=None)
@given(stretches())
def test_bit_sliced_counts(stretch):
    rows, low, high, _ = stretch
    ones, twos, fours, many = (int(word) for word in counts(rows, low, high))
    for bit in range(64):
        count = sum(word >> bit & 1 for word in rows[1, low:high].tolist())
        spelt = (ones >> bit & 1) + 2 * (twos >> bit & 1) + 4 * (fours >> bit & 1)
        assert spelt == count % 8
        assert (many >> bit & 1) == (count >= 8)
    *digits, more = (int(word) for word in long_counts(rows, low, high))
    assert more == 0
    for bit in range(64):
        count = sum(word >> bit & 1 for word in rows[1, low:high].tolist())
        assert sum((digit >> bit & 1) << place for place, digit in enumerate(digits)) == count


def test_a_processor_without_compaction_finds_the_same():
    program = (
        "from cubewright.solver.kernels.vectors import HAS_COMPRESS\n"
        "from cubewright.formats.built_in import built_in_puzzle\n"
        "from cubewright.solver.request import SolveRequest\n"
        "from cubewright.solver.solve import solve\n"
        "*_, last = solve(SolveRequest(built_in_puzzle('cube')))\n"
        "print(HAS_COMPRESS, last.progress.counts.raw, last.progress.stages.totals)\n"
    )
    printed = {
        generic: subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | ({"NUMBA_CPU_NAME": "generic"} if generic else {}),
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split(maxsplit=1)
        for generic in (True, False)
    }
    assert printed[True][0] == "False"
    assert printed[True][1] == printed[False][1]
    assert printed[True][1].startswith("11520 ")
