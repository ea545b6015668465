"""Numbers of six-piece burrs, against published ones and against placing every stick."""

import pytest
from plain_burrs import CUBIC, classes, placed

from cubewright.model.generators.burr_sticks import stick_numbers
from cubewright.solver.counting.six_piece_burrs import BurrCounts, count_burrs


@pytest.mark.parametrize("solid", [False, True])
def test_few_sticks_give_what_placing_them_gives(solid):
    numbers = (320, 480, 704, 720)
    assemblies = placed(numbers, solid=solid)
    expected = BurrCounts(
        len(assemblies),
        classes(assemblies, CUBIC.turns),
        classes(assemblies, (*CUBIC.turns, *CUBIC.mirrors)),
    )
    assert count_burrs(numbers, solid=solid) == expected


@pytest.mark.slow
@pytest.mark.parametrize(
    ("notchable", "solid", "unique"),
    [
        (False, False, 35_657_131_235),
        (True, False, 13_354_991),
        (True, True, 588),
    ],
)
def test_all_burrs_are_as_many_as_published(notchable, solid, unique):
    """Cutler 1994 and 1988; BurrTools' example of solid burrs with notchable sticks."""
    sticks = stick_numbers(notchable=notchable)
    assert count_burrs(sticks, solid=solid).unique == unique


def test_a_missing_mirror_image_is_an_error():
    with pytest.raises(ValueError, match="stick 408 needs its mirror image, 671"):
        count_burrs([1, 408])
