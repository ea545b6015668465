"""Plans are stored in projects as short texts, and in BurrTools files as elements."""

import json
from dataclasses import replace
from fractions import Fraction
from xml.etree.ElementTree import tostring

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import CubewrightError
from cubewright.formats.burrtools_plans import element_of, plan_of
from cubewright.formats.kept_plans import (
    WrittenAnalysis,
    kept_analysis,
    kept_elements,
    kept_levels,
    kept_numbers,
    kept_state,
    plan_of_text,
    plan_text,
    read_analysis,
    read_state,
)
from cubewright.model.disassembly import (
    FOR_EVER,
    Analysis,
    AnalysisOutcome,
    Move,
    Separation,
    Turn,
)
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.results import Disassembly

STEPS = [(1, 0, 0), (0, -1, 0), (0, 0, 1)]


@st.composite
def plans(draw, pieces=tuple(range(12))):
    """A plan of some pieces; halves of several pieces may stay together."""
    some = draw(st.sets(st.sampled_from(pieces), min_size=1, max_size=len(pieces) - 1))
    removed = tuple(sorted(some))
    staying = tuple(piece for piece in pieces if piece not in some)
    moves = [
        Move(tuple(sorted(draw(st.sets(st.sampled_from(pieces), min_size=1)))), step, distance)
        for step, distance in draw(
            st.lists(st.tuples(st.sampled_from(STEPS), st.integers(1, 30)), max_size=3)
        )
    ]
    moves.append(Move(removed, draw(st.sampled_from(STEPS)), FOR_EVER))
    halves = [
        draw(plans(half)) if len(half) > 1 and draw(st.booleans()) else None
        for half in (staying, removed)
    ]
    return Separation(pieces, tuple(moves), *halves)


@given(plans())
def test_a_plan_is_read_back_from_its_text(plan):
    assert plan_of_text(plan_text(plan)) == plan


TURNS = st.builds(
    lambda axis, quarters, pivot: (axis, quarters, pivot),
    st.sampled_from(STEPS),
    st.integers(1, 3),
    st.tuples(*[st.integers(-40, 40)] * 3),
)


@given(plans(), st.lists(TURNS, max_size=3), st.fractions(0, Fraction(2, 5), max_denominator=99))
def test_turns_are_read_back_with_their_allowance(plan, turns, allowance):
    made = tuple(Turn((1, 3), axis, n, pivot, allowance) for axis, n, pivot in turns)
    plan = replace(plan, moves=(*made, *plan.moves))
    analysis = Analysis(AnalysisOutcome.APART, plan, allowance=allowance)
    kept = kept_analysis(7, analysis)
    assert read_analysis(kept, CUBIC) == analysis
    numbers = {number: number for number in range(12)}
    start = dict.fromkeys(range(12), (0, 0, 0))
    if made:
        with pytest.raises(CubewrightError, match="turns, which BurrTools does not support"):
            kept_elements(kept, CUBIC, numbers, start)
    else:
        assert kept_elements(kept, CUBIC, numbers, start)


@pytest.mark.parametrize("allowance", ["1/0", "0.5", "-1/8", "1" * 40, 3, "x"])
def test_a_wrong_allowance_is_no_analysis(allowance):
    data = {"format": "Cubewright", "outcome": "cannot be taken apart", "allowance": allowance}
    assert read_analysis(Disassembly(0, json.dumps(data)), CUBIC) is None


def test_a_plan_without_an_allowance_has_turns_of_square_cells():
    text = "3;01.1.0.0.1.4.5.6,1.1.0.0.0"
    turn = plan_of_text(text).moves[0]
    assert turn == Turn((0,), (1, 0, 0), 1, (4, 5, 6), Fraction(0))
    assert plan_of_text(text, Fraction(1, 8)).moves[0].allowance == Fraction(1, 8)


@pytest.mark.parametrize("move", ["1.1.1.0.1.0.0.0", "1.1.0.0.4.0.0.0", "1.1.0.0.0.0.0.0"])
def test_a_wrong_turn_is_no_plan(move):
    with pytest.raises(ValueError, match="no plan"):
        plan_of_text(f"3;0{move},1.1.0.0.0")


@given(plans(), st.booleans())
def test_what_is_kept_has_the_numbers_of_the_plan(plan, levels_only):
    analysis = Analysis(AnalysisOutcome.APART, plan)
    kept = kept_analysis(7, analysis, levels_only=levels_only)
    numbers = tuple(map(int, plan.level_string.split(".")))
    assert kept_numbers(kept, CUBIC) == (numbers, plan.move_count)
    read = read_analysis(kept, CUBIC)
    assert (kept.solution, read.plan) == (7, None if levels_only else plan)


def test_a_plan_of_thirteen_pieces_takes_few_bytes():
    plan = None
    for first in range(11, -1, -1):
        moves = (Move((first,), (0, 0, 1), FOR_EVER),)
        plan = Separation(tuple(range(first, 13)), moves, plan)
    assert len(kept_analysis(0, Analysis(AnalysisOutcome.APART, plan)).data) < 250


@pytest.mark.parametrize("outcome", [AnalysisOutcome.CANNOT, AnalysisOutcome.NOT_DECIDED])
def test_other_outcomes_are_kept_too(outcome):
    kept = kept_analysis(0, Analysis(outcome))
    assert read_analysis(kept, CUBIC) == Analysis(outcome)
    assert kept_levels(kept, CUBIC) == ()
    assert kept_elements(kept, CUBIC, {}, {}) == []


PLAN = Separation((0, 1), (Move((0,), (0, 0, 1), 2), Move((0,), (1, 0, 0), FOR_EVER)))


def test_elements_begin_where_the_pieces_of_the_assembly_are():
    numbers, start = {0: 4, 1: 2}, {4: (1, 2, 3), 2: (5, 5, 5)}
    of_burrtools = json.dumps({"format": "BurrTools", "xml": tostring(_element(), "unicode")})
    for kept in (kept_analysis(0, Analysis(AnalysisOutcome.APART, PLAN)), of_burrtools):
        each = kept if isinstance(kept, Disassembly) else Disassembly(0, kept)
        (element,) = kept_elements(each, CUBIC, numbers, start)
        assert element.findtext("pieces") == "2 4"
        first = element.find("state")
        assert [first.findtext(axis) for axis in ("dx", "dy", "dz")] == ["5 1", "5 2", "5 3"]
        assert plan_of(element, CUBIC) == PLAN.renumbered(numbers)


def _element():
    return element_of(PLAN, CUBIC)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "3",
        "3;",
        "3;01.0.0.1",
        "3;01.0.0.1.2",  # nothing is removed
        "3;03.0.0.1.0",  # everything is removed
        "3;04.0.0.1.0",  # a piece of no part
        "3;11.0.0.1.0",  # a half is missing
        "3;01.0.0.1.0;01.0.0.1.0",  # there is one too many
        "x;01.0.0.1.0",
        "3;01.0.0.1.-1",
    ],
)
def test_a_damaged_plan_is_not_read(text):
    with pytest.raises(ValueError, match="no plan"):
        plan_of_text(text)
    kept = Disassembly(0, json.dumps({"format": "Cubewright", "plan": text}))
    assert read_analysis(kept, CUBIC) is None
    with pytest.raises(CubewrightError, match="damaged"):
        kept_elements(kept, CUBIC, {0: 0, 1: 1}, {0: (0, 0, 0), 1: (0, 0, 0)})


@pytest.mark.parametrize("data", ["", "[]", "{}", '{"format": "other"}', '{"format": "BurrTools"}'])
def test_other_data_is_not_read(data):
    assert read_analysis(Disassembly(0, data), CUBIC) is None
    assert kept_levels(Disassembly(0, data), CUBIC) == ()


def test_the_state_of_a_stopped_analysis_is_read_back():
    kept = kept_state(3, {"seen": [1, 2], "depth": 4})
    assert (kept.solution, read_state(kept)) == (3, {"seen": [1, 2], "depth": 4})
    assert read_analysis(kept, CUBIC) is None
    assert read_state(kept_analysis(0, Analysis(AnalysisOutcome.CANNOT))) is None
    for damaged in (kept.data[:-2], kept.data.replace("{", "[", 1), '{"state": {}}'):
        assert read_state(Disassembly(3, damaged)) is None
    assert read_state(Disassembly(3, '{"format":"Cubewright","state":[1]}')) is None


def test_an_analysis_in_written_form_has_the_plan_and_the_levels_of_its_text():
    kept = kept_analysis(4, Analysis(AnalysisOutcome.APART, PLAN))
    written = WrittenAnalysis(AnalysisOutcome.APART, 12, kept.data)
    assert (written.outcome, written.states, written.plan) == (AnalysisOutcome.APART, 12, PLAN)
    assert (written.level_string, written.level) == ("2", 2)
    assert kept_analysis(5, written) == Disassembly(5, kept.data)
    levels = kept_analysis(4, Analysis(AnalysisOutcome.APART, PLAN), levels_only=True)
    short = WrittenAnalysis(AnalysisOutcome.APART, 12, levels.data)
    assert (short.plan, short.level) == (None, 2)
    twelve = WrittenAnalysis(AnalysisOutcome.APART, 1, levels.data.replace('"2"', '"12.3.4"'))
    assert (twelve.level_string, twelve.level) == ("12.3.4", 12)
    cannot = kept_analysis(0, Analysis(AnalysisOutcome.CANNOT))
    none = WrittenAnalysis(AnalysisOutcome.CANNOT, 0, cannot.data)
    assert (none.plan, none.level_string, none.level) == (None, "", 0)
