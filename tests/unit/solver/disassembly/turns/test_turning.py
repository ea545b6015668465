"""Quarter turns: the cells that they pass through, and the pieces that they separate."""

from fractions import Fraction
from itertools import pairwise

import pytest
from assemblies import caged
from plain_disassembly import apart_with_turns, random_assembly, replay, sampled_squares

from cubewright.errors import CubewrightError
from cubewright.model.cell import turned
from cubewright.model.disassembly import AnalysisOutcome, Turn
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.hexagonal import HEXAGONAL
from cubewright.solver.disassembly.assembly import AssembledPiece, Assembly, Orientation
from cubewright.solver.disassembly.search import DisassemblySearch
from cubewright.solver.disassembly.turns.parts import TurningParts
from cubewright.solver.disassembly.turns.quarter_turns import swept_in_turn
from cubewright.solver.disassembly.turns.search import ALLOWANCES, TurningSearch
from cubewright.solver.disassembly.turns.swept_squares import swept_squares

CENTRE = {(0, 0): 5, (1, 0): 6, (1, 1): 6, (2, 0): 10, (2, 1): 9, (3, 0): 13, (3, 1): 13}
CORNER = {(0, 0): 4, (1, 0): 7, (1, 1): 8, (2, 0): 11, (2, 1): 11, (3, 0): 14, (3, 1): 15}
"""The number of squares that a square passes through, by its lower left corner. The pivot is the
centre or the corner of square (0, 0)."""
SHARP = Fraction(0)


def analysed(assemblies, search=None):
    search = search or TurningSearch(CUBIC)
    search.start(assemblies)
    while not search.step():
        pass
    return search.results


def room():
    """A bar of three cubes lies across a room five wide; the door is one wide, in the middle."""
    shell = {cell for cell in CUBIC.box((7, 7, 3)) if not _is_inside(cell)} - {(6, 3, 1)}
    bar = tuple((2, y, 1) for y in (2, 3, 4))
    return Assembly(CUBIC, (AssembledPiece(tuple(sorted(shell))), AssembledPiece(bar, 1)))


def _is_inside(cell):
    return all(0 < cell[i] < size - 1 for i, size in enumerate((7, 7, 3)))


def test_the_numbers_of_squares_in_the_way_are_known():
    for (x, y), count in CENTRE.items():
        assert len(swept_squares(2 * x - 1, 2 * y - 1)) == count
    for (x, y), count in CORNER.items():
        assert len(swept_squares(2 * x, 2 * y)) == count


@pytest.mark.parametrize("pivot", [0, 1])
def test_exact_squares_are_those_of_many_small_steps(pivot):
    compare_squares(range(-pivot, 4, 2), range(-pivot, 3, 2), 400)


@pytest.mark.slow
@pytest.mark.parametrize("pivot", [0, 1])
def test_exact_squares_of_distant_squares_are_those_of_many_small_steps(pivot):
    compare_squares(range(-pivot, 7, 2), range(-pivot, 5, 2), 1000)


def compare_squares(across, up, samples):
    for x in across:
        for y in up:
            for allowance in (SHARP, Fraction(1, 20)):
                sampled = sampled_squares(x, y, float(allowance), samples)
                assert swept_squares(x, y, allowance) == sampled


def test_a_sharp_cube_cannot_turn_in_a_hole_one_cell_wide():
    assert len(swept_squares(-1, -1, SHARP)) == 5
    # The corner of a cube turns freely from (1/2 - e) * sqrt(2) = 1/2 + e: at e = 0.0858.
    assert len(swept_squares(-1, -1, Fraction(8, 100))) == 5
    assert len(swept_squares(-1, -1, Fraction(9, 100))) == 1


def test_fewer_squares_are_in_the_way_as_the_allowance_grows():
    for x in range(-1, 8):
        y = x % 2
        swept = [swept_squares(x, y, Fraction(part, 40)) for part in range(12)]
        assert all(later <= earlier for earlier, later in pairwise(swept))
        assert len(swept[-1]) < len(swept[0])


def test_what_a_turn_hits_would_hit_it_in_the_opposite_turn():
    pivot = (0, 3, 5)
    cells = [(0, y, z) for y in range(-1, 4) for z in range(-1, 4)]
    for one in cells:
        for other in cells:
            hits = other in swept_in_turn(one, (1, 0, 0), pivot, SHARP)
            assert hits == (one in swept_in_turn(other, (-1, 0, 0), pivot, SHARP))


def test_a_bar_turns_in_a_room_to_leave_by_the_door():
    search = DisassemblySearch(CUBIC)
    (slid,) = analysed([room()], search)
    assert slid.outcome is AnalysisOutcome.CANNOT
    (found,) = analysed([room()])
    assert found.outcome is AnalysisOutcome.APART
    assert found.level_string == "2"
    (turn,) = (move for move in found.plan.moves if isinstance(move, Turn))
    assert abs(turn.step[2]) == 1
    assert found.plan.turn_count == 1
    replay(room(), found.plan)


def test_a_room_three_wide_is_too_narrow_for_sharp_cubes():
    narrow = narrow_room()
    (least,) = analysed([narrow], TurningSearch(CUBIC, allowance=None))
    (turn,) = (move for move in least.plan.moves if isinstance(move, Turn))
    assert 0 < turn.allowance <= Fraction(1, 10)
    below = turn.allowance - Fraction(1, 100)
    (found,) = analysed([narrow], TurningSearch(CUBIC, allowance=below))
    assert found.outcome is AnalysisOutcome.CANNOT
    outcomes = [
        analysed([narrow], TurningSearch(CUBIC, allowance=Fraction(part, 100)))[0].outcome
        for part in (0, 5, 10)
    ]
    cannot = outcomes.count(AnalysisOutcome.CANNOT)
    assert 0 < cannot < 3  # legality grows with the allowance
    assert outcomes == [AnalysisOutcome.CANNOT] * cannot + [AnalysisOutcome.APART] * (3 - cannot)


def narrow_room():
    """A bar of three cubes lies across a room three wide, and leaves by a door at its end."""
    shell = {
        cell
        for cell in CUBIC.box((7, 5, 3))
        if not (0 < cell[0] < 6 and 0 < cell[1] < 4 and cell[2] == 1)
    } - {(6, 2, 1)}
    bar = AssembledPiece(tuple((2, y, 1) for y in (1, 2, 3)), 1)
    return Assembly(CUBIC, (AssembledPiece(tuple(sorted(shell))), bar))


def test_the_least_allowance_is_found_with_few_tries(monkeypatch):
    """The ends and the middle are tried first, then the half that contains the least one."""
    tried = []
    made = TurningSearch._parts_of
    monkeypatch.setattr(
        TurningSearch,
        "_parts_of",
        lambda search, number, choice: tried.append(choice) or made(search, number, choice),
    )
    locked = Assembly(CUBIC, caged([[(0, 0, 0)]]).pieces)
    least, cannot, sharp = analysed(
        [narrow_room(), locked, room()], TurningSearch(CUBIC, allowance=None)
    )
    number = ALLOWANCES.index(least.allowance)
    before = tried[: tried.index(0, 1)]
    assert before[:2] == [0, 10]
    assert {number - 1, number} <= set(before)
    assert len(before) == len(set(before)) <= 7
    assert tried[len(before) :] == [0, 10, 20, 0]
    assert (cannot.outcome, cannot.allowance) == (AnalysisOutcome.CANNOT, ALLOWANCES[-1])
    assert (sharp.outcome, sharp.allowance) == (AnalysisOutcome.APART, 0)


def test_a_search_for_the_least_allowance_is_resumed_at_each_try():
    whole = analysed([narrow_room()], TurningSearch(CUBIC, allowance=None))
    search = TurningSearch(CUBIC, allowance=None)
    search.start([narrow_room()])
    tries = set()
    while not search.step(0.0):
        state = search.state()
        if state is None or state["allowance"] in tries:
            continue
        tries.add(state["allowance"])
        other = TurningSearch(CUBIC, allowance=None)
        other.start([narrow_room()], state)
        while not other.step():
            pass
        assert other.results == whole
    assert len(tries) > 3


def compare(size, count, seeds, allowance, **settings):
    assemblies = [random_assembly(CUBIC, size, count, seed, **settings) for seed in seeds]
    turns = 0
    found = analysed(assemblies, TurningSearch(CUBIC, allowance=allowance))
    for assembly, each in zip(assemblies, found, strict=True):
        level = apart_with_turns(assembly, float(allowance))
        if each.plan is None:
            # As a whole it cannot, or one of its halves cannot.
            assert level is None or count > 2
        else:
            assert each.level == level
            turns += each.plan.turn_count
            replay(assembly, each.plan, shrink=float(allowance))
    return turns


def test_random_assemblies_agree_with_the_plain_search():
    compare((3, 2, 2), 2, range(12), Fraction(1, 10), holes=0.3, jumps=0.6)


@pytest.mark.slow
def test_intricate_random_assemblies_agree_with_the_plain_search():
    seeds = (12, 17, 50, 62, 84, 100, 131, 165)
    assert compare((4, 3, 2), 2, seeds, Fraction(1, 10), holes=0.3, jumps=0.5) >= 8
    compare((3, 3, 2), 3, (2, 36, 115, 240), Fraction(1, 10), holes=0.3, jumps=0.5)
    compare((3, 3, 2), 3, range(5), SHARP, holes=0.3, jumps=0.5)


def test_slides_alone_give_the_same_level_where_nothing_turns():
    found = [random_assembly(CUBIC, (3, 3, 2), 4, seed, holes=0.0, jumps=0.3) for seed in range(30)]
    slid = analysed(found, DisassemblySearch(CUBIC))
    with_turns = analysed(found)
    for one, other in zip(slid, with_turns, strict=True):
        assert (one.outcome, one.level) == (other.outcome, other.level)


def test_a_limit_is_never_shown_as_cannot():
    (found,) = analysed([room()], TurningSearch(CUBIC, max_states=3))
    assert found.outcome is AnalysisOutcome.NOT_DECIDED


def test_a_state_with_many_moves_is_expanded_in_many_steps_and_within_the_limit():
    cubes = [[(x, y, 0)] for x in range(0, 7, 2) for y in range(0, 5, 2)]
    loose = caged([*cubes[:11]])
    search = TurningSearch(CUBIC, allowance=Fraction(1, 10), max_states=300)
    search.start([loose])
    steps = 0
    while not search.step(0.0):
        steps += 1
    (found,) = search.results
    assert found.outcome is AnalysisOutcome.NOT_DECIDED
    assert found.states == found.limit == 300 <= steps


def test_more_than_twelve_pieces_are_not_turned():
    row = Assembly(CUBIC, tuple(AssembledPiece(((2 * x, 0, 0),), x) for x in range(13)))
    parts = TurningParts(row, Orientation(0, tuple(range(13))), SHARP, 1000)
    assert parts.outcome is AnalysisOutcome.NOT_DECIDED
    assert (parts.states, parts.depth, parts.front) == (0, 0, 0)
    (found,) = analysed([row])
    assert (found.outcome, found.states) == (AnalysisOutcome.NOT_DECIDED, 0)
    twelve = Assembly(CUBIC, row.pieces[:12])
    assert analysed([twelve])[0].outcome is AnalysisOutcome.APART


def test_an_analysis_is_made_in_steps_with_progress():
    search = TurningSearch(CUBIC)
    search.start([room(), room()])
    assert not search.step(0.0)
    assert (search.progress.done, search.progress.total) == (0, 2)
    while not search.step(0.0):
        pass
    one, other = search.results
    assert one == other
    assert search.progress.states == 2 * one.states


def test_a_level_does_not_depend_on_orientation_and_numbering():
    def changed(assembly, matrix):
        return Assembly(
            CUBIC,
            tuple(
                AssembledPiece(tuple(turned(cell, matrix) for cell in piece.cells), piece.kind)
                for piece in reversed(assembly.pieces)
            ),
        )

    start = room()
    others = [changed(start, matrix) for matrix in (CUBIC.turns + CUBIC.mirrors)[::19]]
    for other, each in zip(others, analysed(others), strict=True):
        assert each.level_string == "2"
        replay(other, each.plan)


def test_turns_are_for_cubes_and_small_allowances():
    with pytest.raises(CubewrightError, match="cannot turn yet"):
        TurningSearch(HEXAGONAL)
    with pytest.raises(CubewrightError, match="less than 1/2"):
        TurningSearch(CUBIC, allowance=Fraction(1, 2))
