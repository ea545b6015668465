"""The vector passes give the same results as plain loops, on every processor."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from numba import njit

from cubewright.solver.kernels.masks import packing, vectors

ROOM = 8


@njit
def union(rows, low, high, mask):
    return vectors.union_of_disjoint(rows, 1, low, high, mask)


@njit
def union_outside(rows, low, high, stop, mask):
    return vectors.union_of_disjoint_outside(rows, 1, low, high, stop, mask)


@njit
def disjoint(rows, low, high, mask, targets, size):
    return packing.pack_disjoint(rows, 1, low, high, mask, targets, 2, size)


@njit
def all_disjoint(rows, low, high, mask, targets, size, marks, sizes):
    packing.pack_all_disjoint(rows, 1, low, high, mask, targets, 2, size, marks)
    for place in range(low, high + 1):
        sizes[place - low] = packing.packed_before(marks, place - low)


@njit
def covering(rows, word, low, high, bit):
    return vectors.places_covering(rows, 1, word, low, high, bit)


@njit
def counts(rows, word, low, high):
    return vectors.bit_counts(rows, 1, word, low, high)


@njit
def long_counts(rows, word, low, high):
    return vectors.long_bit_counts(rows, 1, word, low, high)


WORD = st.integers(0, 2**64 - 1)


@st.composite
def stretches(draw):
    words = draw(st.sampled_from([1, 2]))
    masks = draw(st.lists(st.tuples(*[WORD] * words), max_size=40))
    low = draw(st.integers(0, len(masks)))
    high = draw(st.integers(low, len(masks)))
    # Values after the range must not matter, so they are not zero.
    row = np.array([*masks, *([(2**64 - 1,) * words] * ROOM)], np.uint64).T
    few_bits = tuple(np.uint64(draw(WORD) & draw(WORD) & draw(WORD)) for _ in range(words))
    return np.ascontiguousarray(np.stack([~row, row])), low, high, few_bits


def listed(rows, level, low, high):
    return [tuple(mask) for mask in rows[level, :, low:high].T.tolist()]


def meets(mask, other):
    return any(int(a) & int(b) for a, b in zip(mask, other, strict=True))


@given(stretches())
def test_the_union_of_what_does_not_meet_a_mask(stretch):
    rows, low, high, mask = stretch
    expected = [0] * len(mask)
    for each in listed(rows, 1, low, high):
        if not meets(each, mask):
            expected = [a | b for a, b in zip(expected, each, strict=True)]
    assert [int(word) for word in union(rows, low, high, mask)] == expected


@given(stretches())
def test_packing_keeps_the_order_and_what_was_there(stretch):
    rows, low, high, mask = stretch
    targets = np.zeros((3, len(mask), 3 + rows.shape[2] + ROOM), np.uint64)
    targets[2, :, :3] = (7, 8, 9)
    size = disjoint(rows, low, high, mask, targets, 3)
    expected = [each for each in listed(rows, 1, low, high) if not meets(each, mask)]
    assert listed(targets, 2, 0, 3) == [(n,) * len(mask) for n in (7, 8, 9)]
    assert listed(targets, 2, 3, size) == expected
    assert not targets[:2].any()


@given(stretches())
def test_the_union_leaves_a_range_out(stretch):
    rows, low, high, mask = stretch
    stop = rows.shape[2] - ROOM
    expected = [0] * len(mask)
    for each in listed(rows, 1, 0, low) + listed(rows, 1, high, stop):
        if not meets(each, mask):
            expected = [a | b for a, b in zip(expected, each, strict=True)]
    assert [int(word) for word in union_outside(rows, low, high, stop, mask)] == expected


@given(stretches())
def test_a_long_packing_knows_what_it_kept_before_each_place(stretch):
    rows, low, high, mask = stretch
    targets = np.zeros((3, len(mask), 3 + rows.shape[2] + ROOM), np.uint64)
    targets[2, :, :3] = (7, 8, 9)
    sizes = np.zeros(high - low + 1, np.int64)
    all_disjoint(rows, low, high, mask, targets, 3, np.zeros((high - low) // 8 + 2, int), sizes)
    kept = [not meets(each, mask) for each in listed(rows, 1, low, high)]
    assert sizes.tolist() == [3 + sum(kept[:place]) for place in range(len(kept) + 1)]
    expected = [each for each in listed(rows, 1, low, high) if not meets(each, mask)]
    assert listed(targets, 2, 0, 3) == [(n,) * len(mask) for n in (7, 8, 9)]
    assert listed(targets, 2, 3, int(sizes[-1])) == expected
    assert not targets[:2].any()


@given(stretches(), st.integers(0, 63))
def test_the_places_of_words_with_a_bit_set(stretch, bit):
    rows, low, high, mask = stretch
    for word in range(len(mask)):
        places = int(covering(rows, word, low, high, bit))
        expected = [each >> bit & 1 for each in rows[1, word, low:high].tolist()]
        assert [places >> place & 1 for place in range(64)] == expected + [0] * (64 - len(expected))


@given(stretches())
def test_bit_sliced_counts(stretch):
    rows, low, high, mask = stretch
    for word in range(len(mask)):
        ones, twos, fours, many = (int(each) for each in counts(rows, word, low, high))
        *digits, more = (int(each) for each in long_counts(rows, word, low, high))
        assert more == 0
        for bit in range(64):
            count = sum(each >> bit & 1 for each in rows[1, word, low:high].tolist())
            spelt = (ones >> bit & 1) + 2 * (twos >> bit & 1) + 4 * (fours >> bit & 1)
            assert spelt == count % 8
            assert (many >> bit & 1) == (count >= 8)
            assert sum((digit >> bit & 1) << place for place, digit in enumerate(digits)) == count
