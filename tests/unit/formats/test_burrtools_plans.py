"""Plans are written as BurrTools' elements, and read back, also as BurrTools writes them."""

from xml.etree.ElementTree import fromstring

import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.burrtools_plans import (
    element_of,
    info_text,
    info_text_of,
    levels_of_info,
    plan_of,
    renumber_plan,
)
from cubewright.model.disassembly import FOR_EVER, Move, Separation
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.hexagonal import HEXAGONAL
from cubewright.model.lattices.spheres import SPHERES
from cubewright.model.lattices.triangular import TRIANGULAR

BURRTOOLS = """
<separation> <pieces count="3">0 3 1</pieces>
 <state> <dx>1 2 5</dx> <dy>6 2 3</dy> <dz>3 3 0</dz> </state>
 <state> <dx>1 2 3</dx> <dy>6 2 3</dy> <dz>3 3 0</dz> </state>
 <state> <dx>1 2 3</dx> <dy>6 -29998 3</dy> <dz>3 3 0</dz> </state>
 <separation type="left"> <pieces count="2">0 1</pieces>
  <state> <dx>1 3</dx> <dy>6 3</dy> <dz>3 0</dz> </state>
  <state> <dx>20001 3</dx> <dy>6 3</dy> <dz>3 0</dz> </state>
 </separation>
</separation>"""

LAST_STATE = "<state> <dx>20001 3</dx> <dy>6 3</dy> <dz>3 0</dz> </state>"
NO_PIECES = "<separation><pieces/>" + 2 * "<state><dx/><dy/><dz/></state>" + "</separation>"


def plan(first, second):
    last = Separation((1, 2), (Move((1,), second, 3), Move((2,), first, FOR_EVER)))
    moves = (Move((0, 2), first, 2), Move((0,), second, FOR_EVER))
    return Separation((0, 1, 2), moves, last, None)


@pytest.mark.parametrize("lattice", [CUBIC, TRIANGULAR, HEXAGONAL, SPHERES])
def test_a_plan_is_read_back_as_it_was_written(lattice):
    made = plan(*lattice.slides[:2])
    assert plan_of(element_of(made, lattice), lattice) == made


def test_what_burrtools_writes_is_read():
    found = plan_of(fromstring(BURRTOOLS), CUBIC)
    assert found.pieces == (0, 3, 1)
    assert found.moves == (Move((1,), (-1, 0, 0), 2), Move((3,), (0, -1, 0), FOR_EVER))
    assert found.staying.moves == (Move((0,), (1, 0, 0), FOR_EVER),)
    assert found.level_string == "2"


def test_numbers_without_positions_give_the_level_string():
    assert info_text(plan((1, 0, 0), (0, 1, 0))) == "3 3 0 0 0"
    assert levels_of_info("3 3 0 0 0") == (2, 2)
    assert levels_of_info("2 2 2 0 0 0 2 2 0 0 0") == (1,)
    assert levels_of_info("2 2 2 2 0 0 0 0 3 0 0") == (1, 2)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("<dx>1 2 3</dx>", "<dx>1 x 3</dx>", "a value that is not a number"),
        ("0 3 1", "", "positions of the wrong pieces"),
        ("<dx>1 2 5</dx> <dy>6 2 3</dy> <dz>3 3 0</dz>", "", "positions of the wrong pieces"),
        ("<dy>6 -29998 3</dy>", "<dy>6 3 3</dy>", "before its last move, or none at all"),
        ("<dx>1 2 3</dx> <dy>6 2 3</dy>", "<dx>1 2 3</dx> <dy>6 3 3</dy>", "in one direction"),
        ("<dx>1 2 3</dx> <dy>6 2 3</dy>", "<dx>1 2 5</dx> <dy>6 2 3</dy>", "in one direction"),
        ("<dx>1 2 3</dx> <dy>6 2 3</dy>", "<dx>2 2 4</dx> <dy>6 2 3</dy>", "in one direction"),
        ("<dx>20001 3</dx>", "<dx>20001 x</dx>", "a value that is not a number"),
        (LAST_STATE, "", "positions of the wrong pieces"),
    ],
)
def test_a_damaged_plan_is_refused_with_its_reason(old, new, reason):
    assert old in BURRTOOLS
    with pytest.raises(CubewrightError, match=reason):
        plan_of(fromstring(BURRTOOLS.replace(old, new, 1)), CUBIC)


def test_a_plan_of_no_pieces_is_refused():
    with pytest.raises(CubewrightError, match="positions of the wrong pieces"):
        plan_of(fromstring(NO_PIECES), CUBIC)


def test_pieces_that_leave_before_the_last_move_are_refused():
    early = BURRTOOLS.replace("<dx>1 2 3</dx>", "<dx>1 2 -30000</dx>")
    with pytest.raises(CubewrightError, match="before its last move, or none at all"):
        plan_of(fromstring(early), CUBIC)


@pytest.mark.parametrize("state", [1, 2, 3])
@pytest.mark.parametrize("axis", ["dx", "dy", "dz"])
def test_a_state_with_too_few_numbers_is_refused(state, axis):
    element = fromstring(BURRTOOLS)
    numbers = element.findall("state")[state - 1].find(axis)
    numbers.text = numbers.text.rpartition(" ")[0]
    with pytest.raises((CubewrightError, ValueError)):
        plan_of(element, CUBIC)


def test_pieces_get_other_numbers_in_every_part():
    (element,) = renumber_plan(BURRTOOLS, {0: 5, 1: 4, 3: 0})
    found = plan_of(element, CUBIC)
    assert (found.pieces, found.staying.pieces) == ((5, 0, 4), (5, 4))
    with pytest.raises(CubewrightError, match="piece 1 that the solution does not use"):
        renumber_plan(BURRTOOLS, {0: 5, 3: 0})
    with pytest.raises(CubewrightError, match="a value that is not a number"):
        renumber_plan(BURRTOOLS.replace("0 3 1", "0 3 one"), {0: 5, 1: 4, 3: 0})


def test_the_numbers_of_an_element_are_those_of_its_plan():
    made = plan((1, 0, 0), (0, 1, 0))
    assert info_text_of(element_of(made, CUBIC)) == info_text(made) == "3 3 0 0 0"
    assert info_text_of(fromstring(BURRTOOLS)) == "3 2 0 0 0"
    assert info_text(None) == "0"
