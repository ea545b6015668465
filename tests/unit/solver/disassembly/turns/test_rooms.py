"""Rooms whose keys need one to four turns, compared with a plain search of turns."""

from dataclasses import replace
from fractions import Fraction

import pytest
from plain_disassembly import apart_with_turns, known_squares, replay
from turning_rooms import random_room, ways_out

from cubewright.model.disassembly import AnalysisOutcome
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.assembly import Assembly
from cubewright.solver.disassembly.turns.search import TurningSearch
from cubewright.solver.disassembly.turns.swept_squares import swept_squares

TENTH = Fraction(1, 10)


def exact_squares(x, y, _shrink):
    return swept_squares(x, y, TENTH)


def agree(room, squares):
    """Assert that the analysis agrees with the plain search; return the turns that are needed."""
    expected = ways_out(room, squares, float(TENTH))
    assembly = room.assembly()
    for canonical in (True, False):
        search = TurningSearch(CUBIC, canonical=canonical, allowance=TENTH)
        search.start([assembly])
        while not search.step():
            pass
        (found,) = search.results
        if expected is None:
            assert found.outcome is AnalysisOutcome.CANNOT
        else:
            assert found.level == expected[0]
            assert found.plan.turn_count >= expected[1]
            replay(assembly, found.plan, shrink=float(TENTH))
    return expected[1] if expected else None


@pytest.mark.parametrize(
    ("bends", "seed", "turns"),
    [(0, 20, 1), (1, 4, 2), (1, 0, 0), (0, 1, None), (2, 10, 3)],
)
def test_a_key_needs_as_many_moves_and_turns_as_the_plain_search_says(bends, seed, turns):
    assert agree(random_room(seed, bends), exact_squares) == turns


def test_the_lighter_piece_leaves():
    """A key turns, slides and leaves; if it is heavier than the room, the room leaves it."""
    pieces = random_room(4, 1).assembly().pieces
    plans = []
    for weights in ((5, 1), (1, 5)):
        weighed = (replace(each, weight=n) for each, n in zip(pieces, weights, strict=True))
        search = TurningSearch(CUBIC, allowance=TENTH)
        search.start([Assembly(CUBIC, tuple(weighed))])
        while not search.step():
            pass
        plans.append(search.results[0].plan)
        replay(Assembly(CUBIC, pieces), plans[-1], shrink=float(TENTH))
    light, heavy = plans
    assert len(light.moves) >= 3
    assert light.moves[:-1] == heavy.moves[:-1]
    assert (light.removed_pieces, heavy.removed_pieces) == ((1,), (0,))
    assert heavy.moves[-1].step == tuple(-n for n in light.moves[-1].step)


@pytest.mark.slow
def test_keys_in_random_rooms_agree_with_a_search_that_samples_angles():
    needed = {
        agree(random_room(seed, bends), known_squares) for bends in (0, 1) for seed in range(5)
    }
    needed |= {agree(random_room(seed, 2), known_squares) for seed in (4, 10)}
    needed.add(agree(random_room(30, 3), known_squares))
    assert needed == {None, 0, 1, 2, 3, 4}


@pytest.mark.slow
@pytest.mark.parametrize(("bends", "seed"), [(0, 0), (0, 20), (1, 4), (1, 0)])
def test_keys_in_rooms_agree_with_a_search_of_all_moves_in_space(bends, seed):
    room = random_room(seed, bends)
    level, _turns = ways_out(room, known_squares, float(TENTH))
    assert apart_with_turns(room.assembly(), float(TENTH)) == level
