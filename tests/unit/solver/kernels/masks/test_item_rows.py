"""The passes over rows of item words give the same results as plain loops."""

from functools import reduce
from operator import or_

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from numba import njit

from cubewright.solver.kernels.masks import item_rows
from cubewright.solver.kernels.subtree import SPARE


@njit
def ended(rows, size):
    item_rows.end_row(rows, 1, size)


@njit
def put(rows, place, items):
    item_rows.put_items(rows, 1, place, items)


@njit
def word_at(rows, left, place):
    return item_rows.items_at(rows, left, place)


@njit
def unions(rows, size, first, second):
    return item_rows.unions_beside(rows, 1, size, first, second)


@njit
def meeting(rows, low, high, items):
    return item_rows.places_meeting(rows, 1, low, high, items)


@njit
def having(rows, low, high, item):
    return item_rows.places_of(rows, 1, low, high, item)


@njit
def having_each(rows, size, items):
    return item_rows.places_of_three(rows, 1, size, *items)


@njit
def listed(rows, size, items, targets):
    return item_rows.list_row(rows, 1, size, items, targets)


@njit
def contains(rows, size, items):
    return item_rows.row_contains(rows, 1, size, items)


@njit
def packed(rows, size, items):
    return item_rows.pack_row(rows, 1, size, items)


@njit
def counts(rows, size):
    return item_rows.item_counts(rows, 1, size)


@njit
def long_counts(rows, size):
    return item_rows.long_item_counts(rows, 1, size)


WORD = st.integers(1, 2**64 - 1)
FEW_BITS = st.sets(st.integers(0, 63), min_size=1, max_size=4).map(lambda s: sum(1 << b for b in s))


@st.composite
def item_words(draw):
    words = draw(st.lists(st.one_of(WORD, FEW_BITS), min_size=1, max_size=40))
    # What was in a row before must not matter, so it is not zero.
    rows = np.full((2, len(words) + SPARE), 2**64 - 1, np.uint64)
    for place, word in enumerate(words):
        put(rows, place, np.uint64(word))
    ended(rows, len(words))
    return rows, words


def words_of(rows, left, size):
    return [int(word_at(rows, left, place)) for place in range(size)]


@given(item_words(), FEW_BITS, FEW_BITS)
def test_the_unions_of_what_does_not_meet_two_words(row, first, second):
    rows, words = row
    expected = [reduce(or_, [w for w in words if not w & each], 0) for each in (first, second)]
    found = unions(rows, len(words), np.uint64(first), np.uint64(second))
    assert [int(union) for union in found] == expected


@given(item_words(), FEW_BITS, st.integers(0, 39))
def test_the_places_of_words_that_meet_items(row, items, low):
    rows, words = row
    low = min(low, len(words) - 1)
    places = int(meeting(rows, low, len(words), np.uint64(items)))
    expected = [bool(word & items) for word in words[low:]]
    assert [bool(places >> place & 1) for place in range(len(expected))] == expected


@given(item_words(), st.lists(st.integers(0, 63), min_size=3, max_size=3))
def test_the_places_of_words_with_an_item(row, numbers):
    rows, words = row
    items = tuple(np.uint64(1 << number) for number in numbers)
    expected = [sum((w >> n & 1) << place for place, w in enumerate(words)) for n in numbers]
    assert [int(places) for places in having_each(rows, len(words), items)] == expected
    assert [int(having(rows, 0, len(words), item)) for item in items] == expected


@given(item_words(), FEW_BITS)
def test_listing_keeps_the_order(row, items):
    rows, words = row
    targets = np.zeros_like(rows)
    expected = [word for word in words if word & items]
    assert listed(rows, len(words), np.uint64(items), targets) == len(expected)
    assert words_of(targets, 1, len(expected)) == expected
    assert words_of(rows, 1, len(words)) == words


@given(item_words(), WORD)
def test_a_row_contains_its_words_only(row, other):
    rows, words = row
    assert all(contains(rows, len(words), np.uint64(word)) for word in words)
    assert contains(rows, len(words), np.uint64(other)) == (other in words)


@given(item_words(), FEW_BITS)
def test_packing_keeps_the_order_and_ends_with_zeros(row, items):
    rows, words = row
    expected = [word for word in words if not word & items]
    assert packed(rows, len(words), np.uint64(items)) == len(expected)
    assert words_of(rows, 0, len(expected) + 8) == expected + [0] * 8
    assert words_of(rows, 1, len(words)) == words


@given(item_words())
def test_bit_sliced_counts(row):
    rows, words = row
    ones, twos, fours, many = map(int, counts(rows, len(words)))
    *digits, more = map(int, long_counts(rows, len(words)))
    assert more == 0
    for bit in range(64):
        count = sum(word >> bit & 1 for word in words)
        spelt = (ones >> bit & 1) + 2 * (twos >> bit & 1) + 4 * (fours >> bit & 1)
        assert spelt == count % 8
        assert (many >> bit & 1) == (count >= 8)
        assert sum((digit >> bit & 1) << place for place, digit in enumerate(digits)) == count
