"""Numbers of plans and analyses."""

from cubewright.model.disassembly import (
    FOR_EVER,
    Analysis,
    AnalysisOutcome,
    Move,
    Separation,
    Turn,
)

UP, BACK = (0, 0, 1), (0, 1, 0)
LAST = Separation((0, 1), (Turn((0,), UP, 1, (0, 0, 0)), Move((0,), UP, FOR_EVER)))
PLAN = Separation(
    (0, 1, 2), (Move((2,), BACK, 2), Move((2,), UP, 1), Move((2,), UP, FOR_EVER)), LAST
)


def test_numbers_of_a_plan_are_those_of_all_its_parts():
    assert (PLAN.level, PLAN.move_count, PLAN.turn_count) == (3, 5, 1)
    assert (LAST.level, LAST.move_count, LAST.turn_count) == (2, 2, 1)
    assert list(PLAN.separations()) == [PLAN, LAST]


def test_an_analysis_has_the_numbers_of_its_plan_if_it_has_one():
    apart = Analysis(AnalysisOutcome.APART, PLAN)
    assert (apart.level, apart.level_string) == (3, "3.2")
    for without in (Analysis(AnalysisOutcome.CANNOT), Analysis(AnalysisOutcome.APART)):
        assert (without.level, without.level_string) == (0, "")


def test_pieces_of_a_plan_are_removed_or_stay_and_can_be_renumbered():
    assert (PLAN.removed_pieces, PLAN.staying_pieces) == ((2,), (0, 1))
    assert (LAST.removed_pieces, LAST.staying_pieces) == ((0,), (1,))
    other = PLAN.renumbered({0: 7, 1: 3, 2: 5})
    assert (other.pieces, other.removed_pieces, other.staying_pieces) == ((3, 5, 7), (5,), (3, 7))
    assert (other.staying.pieces, other.staying.removed_pieces) == ((3, 7), (7,))
    assert other.renumbered({7: 0, 3: 1, 5: 2}) == PLAN
