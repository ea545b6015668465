"""Large arrays of zeros take memory only where they are written."""

import resource
from types import SimpleNamespace

import numpy as np
import pytest

from cubewright.solver.search.levels.most_constrained_search import root_options
from cubewright.solver.search.levels.sparse_array import (
    LARGE_ARRAY,
    LARGEST_UNSET,
    sparse_zeros,
    unset_array,
)


@pytest.mark.parametrize("places", [4, LARGE_ARRAY // 16])
def test_zeros_can_be_written(places):
    zeros = sparse_zeros((2, 3, places))
    assert zeros.shape == (2, 3, places)
    assert not zeros.any()
    zeros[1, 2, -1] = 2**64 - 1
    assert int(zeros.sum()) == 2**64 - 1


@pytest.mark.parametrize("places", [4, LARGE_ARRAY])
def test_zeros_can_have_another_type(places):
    zeros = sparse_zeros((2, places), np.int32)
    assert zeros.dtype == np.int32
    zeros[1, -1] = -1
    assert int(zeros.sum()) == -1


@pytest.mark.parametrize("places", [4, LARGEST_UNSET // 8, LARGEST_UNSET // 8 + 1])
def test_an_unset_array_can_be_written(places):
    array = unset_array((2, places), np.int32)
    assert (array.shape, array.dtype) == ((2, places), np.int32)
    array[:] = 7
    assert (array == 7).all()


def test_rows_that_are_begun_take_little_memory():
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    zeros = sparse_zeros((1000, 8, 1 << 16))
    zeros[:, :, 0] = 1
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 256 * 1024  # of 4 GB


def test_levels_that_are_begun_take_little_memory():
    options, levels, words = 1 << 16, 1000, 8
    cover = SimpleNamespace(copies=np.ones(1, np.int32), starts=np.array([0, 1], np.int32))
    masks = np.ones((1, words, options), np.uint64)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    root = root_options(cover, masks, levels, np.arange(options, dtype=np.int32))
    root.candidates[:, :, 0] = 1
    root.candidate_kinds[:, 0] = 1
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 128 * 1024  # the kinds alone would be 256 MB
