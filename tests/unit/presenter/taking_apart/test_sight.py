"""The part of space that the view keeps in sight while pieces are moved."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.presenter.taking_apart.sight import MAX_RADIUS, Sight

NUMBERS = st.floats(-50, 50)
SIGHTS = st.builds(Sight, st.tuples(NUMBERS, NUMBERS, NUMBERS), st.floats(0.5, 40), NUMBERS)


def box(*corner, size=1.0):
    return np.array(corner, float), np.array(corner, float) + size


def test_pieces_that_stick_out_along_the_axes_need_less_than_the_box_around_them():
    cross = [box(-5, 0, 0), box(5, 0, 0), box(0, -5, 0), box(0, 5, 0), box(0, 0, -5), box(0, 0, 5)]
    seen = Sight.of(cross)
    assert seen.centre == (0.5, 0.5, 0.5)
    assert seen.radius == pytest.approx(np.sqrt(5.5**2 + 2 * 0.5**2))
    assert seen.ground == -5


@given(SIGHTS, SIGHTS, st.floats(0.5, 40))
def test_the_work_is_in_sight_and_large(everything, work, assembly):
    near = everything.near(work, assembly)
    largest = MAX_RADIUS * max(work.radius, assembly)
    assert near.radius <= max(largest, 1e-9)
    if near is not everything:
        assert near.holds(work)


@given(SIGHTS, SIGHTS)
def test_a_sight_that_follows_holds_what_is_needed_and_then_stays(before, needed):
    after = before.fitted_to(needed)
    assert after.holds(needed)
    assert after.fitted_to(needed) == after
