"""Burr sticks by their standard numbers, against the numbers that Cutler published."""

import random

import pytest

from cubewright.model.cell import turned
from cubewright.model.generators.burr_pieces import NUMBERS
from cubewright.model.generators.burr_sticks import (
    burr_outline,
    stick_cells,
    stick_number,
    stick_numbers,
)
from cubewright.model.generators.figure_rules import generate_figure, rules_for
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece


def test_there_are_as_many_as_published():
    assert len(stick_numbers()) == 837
    assert len(stick_numbers(notchable=True)) == 59
    assert set(stick_numbers(notchable=True)) <= set(stick_numbers())


def test_numbers_give_sticks_and_sticks_numbers():
    for number in stick_numbers():
        assert stick_number(stick_cells(number)) == number


@pytest.mark.parametrize("number", [1, 2, 52, 256, 615, 928, 1024])
def test_a_turned_stick_has_its_number(number):
    turn = random.Random(number).choice(CUBIC.turns)
    cells = [turned(cell, turn) for cell in stick_cells(number)]
    found = stick_number((x + 3, y - 2, z) for x, y, z in cells)
    assert Piece("A", stick_cells(found)).shape == Piece("A", stick_cells(number)).shape
    assert found <= number


def test_other_shapes_have_no_number():
    assert stick_number([(0, 0, 0)]) is None
    assert stick_number(CUBIC.box((3, 3, 2))) is None
    assert stick_number(stick_cells(NUMBERS)) is None  # it is in two pieces


@pytest.mark.parametrize("number", [0, NUMBERS + 1])
def test_other_numbers_are_refused(number):
    with pytest.raises(ValueError, match="from 1 to 4,096"):
        stick_cells(number)


def test_the_outline_of_the_burr_holds_six_whole_sticks():
    outline = burr_outline()
    assert outline.size == (6, 6, 6)
    # Two of the three bundles share 2 x 2 x 4 cubelets, and all three the middle.
    assert len(outline) == 104
    assert len(outline.optional) == 32
    made = generate_figure(rules_for(CUBIC)["burr"], CUBIC, (6,))
    assert made.optional == outline.optional
    with pytest.raises(ValueError, match="3, 6, 12 or 18"):
        burr_outline(7)


@pytest.mark.parametrize(
    ("sticks", "bundle"), [(3, (1, 1)), (6, (1, 2)), (12, (2, 2)), (18, (2, 3))]
)
def test_an_outline_is_three_bundles_that_cross_in_the_middle(sticks, bundle):
    outline = burr_outline(sticks)
    thick, wide = (2 * number for number in bundle)
    assert sticks == 3 * bundle[0] * bundle[1]
    length = max(outline.size)
    assert outline.size == (length,) * 3
    alone = {cell for cell in outline.cells if cell not in outline.optional}
    assert alone
    ends = [cell for cell in outline.cells if cell[0] == min(x for x, _, _ in outline.cells)]
    assert len(ends) == thick * wide
    crossing = 3 * thick * wide * length - len(outline.cells)
    assert crossing >= len(outline.optional)
