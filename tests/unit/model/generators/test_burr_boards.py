"""The boards of six-board burrs, by their numbers."""

import pytest

from cubewright.model.cell import turned
from cubewright.model.generators.burr_boards import BOARDS, board_numbers
from cubewright.model.generators.burr_pieces import NUMBERS
from cubewright.model.lattices.cubic import CUBIC


def test_boards_that_are_equal_when_turned_have_one_number():
    """Half turns about three axes map a board to itself; a plain count of the classes agrees."""
    classes = set()
    for number in range(1, NUMBERS + 1):
        cells = BOARDS.cells(number)
        if BOARDS.number(cells) is not None:
            flat = [(x, y) for x, y, _ in cells]
            classes.add(
                min(
                    tuple(sorted((5 - x if a else x, 3 - y if b else y) for x, y in flat))
                    for a in (0, 1)
                    for b in (0, 1)
                )
            )
    assert len(classes) == len(board_numbers()) == 581


@pytest.mark.parametrize("number", [256, 488, 508, 511, 896, 960, 1012, 1024, 1936])
def test_a_turned_board_has_its_number(number):
    """The numbers of a published set of boards are the smallest ones, too."""
    assert BOARDS.number(BOARDS.cells(number)) == number
    for turn in CUBIC.turns:
        assert BOARDS.number(turned(cell, turn) for cell in BOARDS.cells(number)) == number
    assert BOARDS.number(turned(cell, CUBIC.mirrors[0]) for cell in BOARDS.cells(number)) == number


def test_other_numbers_are_refused():
    with pytest.raises(ValueError, match="boards have numbers from 1 to 4,096, not 0"):
        BOARDS.cells(0)
