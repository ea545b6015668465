"""Masks of cells, and their bits."""

from random import Random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cubewright.solver.problem.option_masks import ascending, bits_of, masks_of, words_of


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
