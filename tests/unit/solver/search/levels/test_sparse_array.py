"""Large arrays of zeros take memory where they are written only."""

import resource

import pytest

from cubewright.solver.search.levels.sparse_array import LARGE_ARRAY, sparse_zeros


@pytest.mark.parametrize("places", [4, LARGE_ARRAY // 16])
def test_zeros_can_be_written(places):
    zeros = sparse_zeros((2, 3, places))
    assert zeros.shape == (2, 3, places)
    assert not zeros.any()
    zeros[1, 2, -1] = 2**64 - 1
    assert int(zeros.sum()) == 2**64 - 1


def test_rows_that_are_begun_take_little_memory():
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    zeros = sparse_zeros((1000, 8, 1 << 16))
    zeros[:, :, 0] = 1
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 256 * 1024  # of 4 GB
