"""Indices of listed solutions agree with a sorted list."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.presenter.solutions.listed_indices import HIDDEN, AllIndices, SelectedIndices

BLOCKS = st.lists(st.lists(st.sampled_from([0, 1, 3, HIDDEN]), min_size=1, max_size=6), max_size=4)


def check(listed, expected):
    assert list(listed) == expected
    assert len(listed) == len(expected)
    assert [listed[rank] for rank in range(len(expected))] == expected
    assert [listed[rank - len(expected)] for rank in range(len(expected))] == expected
    assert listed[1:3] == expected[1:3]
    assert listed[::-1] == expected[::-1]
    for index in range(-1, 26):
        assert listed.rank(index) == (expected.index(index) if index in expected else -1)
    for rank in (len(expected), -len(expected) - 1):
        with pytest.raises(IndexError):
            listed[rank]


@given(BLOCKS, st.booleans())
def test_selected_indices_are_sorted_by_key_and_then_as_found(blocks, is_reversed):
    keys = [key for block in blocks for key in block]
    expected = sorted((n for n, key in enumerate(keys) if key != HIDDEN), key=keys.__getitem__)
    arrays = [np.array(block, np.uint8) for block in blocks]
    starts = np.cumsum([0, *map(len, blocks)])[:-1].tolist()
    counts = [np.bincount(array[array != HIDDEN], minlength=1) for array in arrays]
    listed = SelectedIndices(arrays, starts, counts, is_reversed=is_reversed)
    check(listed, expected[::-1] if is_reversed else expected)


@given(st.integers(0, 20), st.booleans())
def test_all_indices_are_a_range(count, is_reversed):
    expected = list(range(count))
    check(AllIndices(count, is_reversed=is_reversed), expected[::-1] if is_reversed else expected)
