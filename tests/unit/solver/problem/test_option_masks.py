"""Masks of cells, and their bits."""

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.solver.problem import option_masks
from cubewright.solver.problem.option_masks import (
    ascending,
    bits_of,
    choose_breaking_piece,
    masks_of,
    words_of,
)
from cubewright.solver.problem.steps import completed
from cubewright.solver.search.levels.level_search import kernel_mask


@given(st.integers(3, 300), st.data())
def test_the_bits_of_masks_are_their_cells(cells, data):
    rows = st.lists(st.integers(0, cells - 1), min_size=3, max_size=3, unique=True).map(sorted)
    table = np.array(data.draw(st.lists(rows, min_size=1, max_size=5)))
    bits = bits_of(masks_of(table, cells))
    assert bits.dtype == np.bool_
    assert bits.shape == (len(table), 64 * -(-cells // 64))
    assert np.nonzero(bits)[1].reshape(table.shape).tolist() == table.tolist()


@given(st.integers(0, 2**256 - 1))
def test_the_words_of_a_number_hold_its_bits(number):
    bits = bits_of(words_of(number, 4))
    assert sum(1 << int(bit) for bit in np.flatnonzero(bits)) == number


@given(st.integers(1, 3), st.integers(0, 2**32 - 1))
def test_masks_are_sorted_as_numbers_in_each_row(words, seed):
    chance = Random(seed)
    numbers = [[chance.choice([chance.getrandbits(64 * words), chance.getrandbits(3)])
                for _ in range(5)] for _ in range(4)]  # fmt: skip
    masks = np.array([[words_of(number, words) for number in row] for row in numbers])
    order = ascending(masks)
    assert order.shape == (4, 5)
    for row, indices in zip(numbers, order.tolist(), strict=True):
        assert sorted(indices) == list(range(5))
        assert [row[index] for index in indices] == sorted(row)


IDENTITY = [0, 1, 2, 3, 4, 5]
SWAPS = [1, 0, 3, 2, 4, 5]
"""Five options of three kinds: two, two and one; the last entry stands for none."""


@pytest.mark.parametrize(
    ("images", "copies", "minimums", "kind", "representatives"),
    [
        # As few orbits as possible, then as many placements, then the first kind.
        ([IDENTITY, SWAPS], (1, 1, 1), (1, 1, 1), 0, [0]),
        ([IDENTITY, SWAPS], (2, 1, 1), (2, 1, 1), 1, [2]),
        ([IDENTITY, [1, 0, 2, 3, 4, 5]], (1, 1, 1), (1, 1, 1), 0, [0]),
        ([IDENTITY, [0, 1, 3, 2, 4, 5]], (1, 1, 1), (1, 1, 1), 1, [2]),
        ([IDENTITY, [0, 1, 3, 2, 4, 5]], (1, 2, 1), (1, 1, 1), 2, [4]),
        # One copy in each solution.
        ([IDENTITY, SWAPS], (2, 1, 1), (1, 0, 1), 2, [4]),
        ([IDENTITY, SWAPS], (2, 2, 2), (1, 1, 1), -1, []),
        ([IDENTITY, SWAPS], (1, 1, 1), (0, 0, 0), -1, []),
        # No symmetry gives another kind.
        ([IDENTITY, [2, 3, 0, 1, 4, 5]], (1, 1, 1), (1, 1, 1), 2, [4]),
        ([IDENTITY, [2, 3, 0, 1, 4, 5]], (1, 1, 2), (1, 1, 2), -1, []),
        # There is no symmetry to break.
        ([IDENTITY], (1, 1, 1), (1, 1, 1), -1, []),
    ],
)
@pytest.mark.parametrize("each", [1, 2, 1000])
def test_a_kind_breaks_symmetry(images, copies, minimums, kind, representatives, each, monkeypatch):
    monkeypatch.setattr(option_masks, "OPTIONS_PER_STEP", each)
    arrays = (np.array(each, np.int32) for each in (images, (0, 2, 4, 5), copies, minimums))
    found, chosen = completed(choose_breaking_piece(*arrays))
    assert (found, chosen.tolist()) == (kind, representatives)


@pytest.mark.parametrize(("words", "length"), [(1, 1), (2, 2), (3, 4), (4, 4), (5, 8), (8, 8)])
def test_masks_have_a_power_of_two_of_words(words, length):
    mask = kernel_mask(np.arange(1, words + 1, dtype=np.uint64))
    assert [int(word) for word in mask] == [*range(1, words + 1), *[0] * (length - words)]
