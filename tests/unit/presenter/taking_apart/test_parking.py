"""Removed parts are parked beside the work, and cover nothing."""

from itertools import combinations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cubewright.presenter.taking_apart.parking import Parking

WORK = (np.array([0.0, 0.0, 0.0]), np.array([4.0, 3.0, 3.0]))
SIZES = st.tuples(*[st.sampled_from([0.5, 1.0, 2.0, 3.5])] * 3)
SIDES = st.sampled_from([-1.0, 0.0, 1.0])


def cover(one, other):
    return all(one[0][n] < other[1][n] - 1e-9 and other[0][n] < one[1][n] - 1e-9 for n in (0, 1))


@given(
    st.lists(st.tuples(SIZES, SIDES, st.booleans()), max_size=12),
    st.lists(st.tuples(SIZES, st.sampled_from([-9.0, 6.0])), max_size=2),
)
def test_parked_parts_cover_neither_the_work_nor_each_other(parts, before):
    beside = [(np.array([x, 0.0, 0.0]), np.array([x, 0.0, 0.0]) + size) for size, x in before]
    parking, parked = Parking(WORK, beside), {}
    for number, (size, side, leaves) in enumerate(parts):
        low = np.array([1.0, 1.0, 2.0])
        box = low, low + size
        shift = parking.place((number,), box, side)
        there = box[0] + shift, box[1] + shift
        assert there[0][2] == WORK[0][2]  # it stands on the ground of the work
        is_right = there[0][0] >= WORK[1][0]
        assert is_right or there[1][0] <= WORK[0][0]
        parked[number] = there
        if leaves:
            parking.free((number,))
            del parked[number]
    for one, other in combinations([WORK, *parked.values()], 2):
        assert not cover(one, other)
    for one in parked.values():
        assert not any(cover(one, other) for other in beside)


def test_a_part_is_parked_on_its_side_or_on_the_one_that_is_used_less():
    part = np.zeros(3), np.ones(3)
    for side, is_right in ((1.0, True), (-1.0, False), (0.0, True)):
        shift = Parking(WORK).place((0,), part, side)
        assert bool(part[0][0] + shift[0] >= WORK[1][0]) is is_right
    parking = Parking(WORK, [(np.array([5.0, 0, 0]), np.array([6.0, 1, 1]))])
    assert parking.place((0,), part, 0.0)[0] < 0


def test_a_place_that_is_free_again_is_used_again():
    parking, part = Parking(WORK), (np.zeros(3), np.ones(3))
    first = parking.place((0,), part, 1.0)
    second = parking.place((1,), part, 1.0)
    assert (first != second).any()
    parking.free((0,))
    parking.free((7,))
    assert (parking.place((2,), part, -1.0) == first).all()
