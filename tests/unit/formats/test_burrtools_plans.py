"""Plans as BurrTools' elements: written, read back, and read as BurrTools writes them."""

from xml.etree.ElementTree import fromstring

import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.burrtools_plans import (
    element_of,
    info_text,
    levels_of_info,
    plan_of,
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
    ("old", "new"),
    [
        ("<dx>1 2 3</dx>", "<dx>1 2</dx>"),
        ("<dx>1 2 3</dx>", "<dx>1 x 3</dx>"),
        ("-29998", "3"),
        ("<dx>1 2 3</dx> <dy>6 2 3</dy>", "<dx>1 2 3</dx> <dy>6 3 3</dy>"),
    ],
)
def test_a_damaged_plan_is_not_read(old, new):
    damaged = BURRTOOLS.replace(old, new, 1)
    with pytest.raises((CubewrightError, ValueError)):
        plan_of(fromstring(damaged), CUBIC)
