"""Missing cells and pushes of sticks in solid burrs, compared with the cells of each stick."""

from itertools import product

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cubewright.model.cell import shifted
from cubewright.solver.counting.burr_cells import (
    CENTRE,
    NEXT,
    removable_cells,
    to_next_bundle,
)
from cubewright.solver.counting.solid_burrs import (
    _TURNS,
    STICKS,
    _centres,
    _pushes,
    _stick_parts,
    _ways,
)


def turned_on(cell, times):
    for _ in range(times):
        cell = to_next_bundle(cell)
    return cell


BUNDLE = list(product(range(-3, 3), range(-1, 1), range(-2, 2)))
BUNDLES = [{turned_on(cell, times) for cell in BUNDLE} for times in range(3)]


def sticks_of(owners, fillings):
    """The cells of the two sticks of each bundle, the lower one first."""
    bundle_at = {cell: n for n, bundle in enumerate(BUNDLES) for cell in bundle}
    bundle_at |= dict(zip(CENTRE, owners, strict=True))
    for place, filling in enumerate(fillings):
        for number, cell in enumerate(NEXT):
            first_has = filling >> number & 1
            bundle_at[turned_on(cell, place)] = place if first_has else (place + 1) % 3
    sticks = [set() for _ in range(STICKS)]
    for cell, bundle in bundle_at.items():
        upper = turned_on(cell, 3 - bundle)[2] >= 0
        sticks[2 * bundle + upper].add(cell)
    return sticks


@given(
    owners=st.lists(st.integers(0, 2), min_size=8, max_size=8),
    fillings=st.tuples(*[st.integers(0, 255)] * 3),
)
def test_sticks_lack_and_push_what_their_cells_say(owners, fillings):
    sticks = sticks_of(owners, fillings)
    assert sum(map(len, sticks)) == len(set().union(*BUNDLES)) == 104
    (ways,) = _ways(_stick_parts(np.array(owners)), np.array([fillings], np.int32)).tolist()
    for number, (way, stick) in enumerate(zip(ways, sticks, strict=True)):
        in_first = {turned_on(cell, 3 - number // 2) for cell in stick}
        lacking = {
            bit
            for cell, bit in removable_cells(upper=number % 2 == 1).items()
            if cell not in in_first
        }
        assert way == sum(1 << bit for bit in lacking)
    tables = _pushes(np.array(owners))
    for axis in range(3):
        found = np.bitwise_or.reduce([tables[n, f, axis] for n, f in enumerate(fillings)])
        step = tuple(int(each == axis) for each in range(3))
        expected = {
            (one, other)
            for (one, moving), (other, stick) in product(enumerate(sticks), repeat=2)
            if one != other and any(shifted(cell, step) in stick for cell in moving)
        }
        bits = {(n // 6, n % 6) for n in range(64) if int(found) >> n & 1}
        assert bits == expected


def test_each_way_to_give_central_cells_is_visited_up_to_rotation():
    centres, leaving = _centres()
    assert len({*map(tuple, centres.tolist())}) == len(centres)
    assert leaving.shape == (len(centres), 12)
    assert leaving[:, 0].all()
    # One of each way and its images is visited. Its number of images is 12 divided by the number
    # of rotations that leave it unchanged.
    assert sum(12 // int(each.sum()) for each in leaving) == 3**8


def test_turns_reverse_two_axes_or_none():
    assert len(set(_TURNS)) == 4
    for signs in _TURNS:
        assert {abs(sign) for sign in signs} == {1}
        assert np.prod(signs) == 1
