"""The numbers in a stored analysis, and the requests that it answers."""

import json
from fractions import Fraction

import pytest

from cubewright.model.disassembly import AnalysisOutcome
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.rhombic import RHOMBIC
from cubewright.model.results import Disassembly
from cubewright.presenter.taking_apart.known import (
    UNKNOWN,
    KnownAnalysis,
    State,
    known_analysis,
)
from cubewright.presenter.taking_apart.turn_choice import (
    MAX_ALLOWANCE,
    NO_TURNS,
    TurnChoice,
    parsed_allowance,
)
from cubewright.solver.disassembly.assembly import MAX_STATES, MAX_TURNING_STATES, Order

SOME, MORE = Fraction(1, 20), Fraction(1, 10)
SHARP = Fraction(0)
OWN, BURRTOOLS = Order.CANONICAL, Order.BURRTOOLS
TURNS, LEAST = TurnChoice(True, SOME), TurnChoice(True, None)


@pytest.mark.parametrize(
    ("known", "turns", "order", "answers"),
    [
        (UNKNOWN, NO_TURNS, None, False),
        (KnownAnalysis(State.UNFINISHED, "3"), NO_TURNS, None, False),
        # Undecided analyses: up to their limit, and with the same turns.
        (KnownAnalysis(State.NOT_DECIDED, limit=MAX_STATES), NO_TURNS, None, True),
        (KnownAnalysis(State.NOT_DECIDED, limit=MAX_STATES - 1), NO_TURNS, None, False),
        (KnownAnalysis(State.NOT_DECIDED, limit=MAX_STATES, allowance=SOME), NO_TURNS, None, False),
        (
            KnownAnalysis(State.NOT_DECIDED, limit=MAX_TURNING_STATES, allowance=SOME),
            TURNS,
            None,
            True,
        ),
        (
            KnownAnalysis(State.NOT_DECIDED, limit=MAX_TURNING_STATES - 1, allowance=SOME),
            TURNS,
            None,
            False,
        ),
        (
            KnownAnalysis(State.NOT_DECIDED, limit=MAX_TURNING_STATES, allowance=SHARP),
            LEAST,
            None,
            False,
        ),
        # Assemblies that do not come apart: with turns, then also without.
        (KnownAnalysis(State.CANNOT), NO_TURNS, BURRTOOLS, True),
        (KnownAnalysis(State.CANNOT), TURNS, None, False),
        (KnownAnalysis(State.CANNOT, allowance=SOME), NO_TURNS, None, True),
        (KnownAnalysis(State.CANNOT, allowance=SOME), TURNS, OWN, True),
        (KnownAnalysis(State.CANNOT, allowance=MORE), TURNS, OWN, False),
        (KnownAnalysis(State.CANNOT, allowance=SOME), LEAST, None, False),
        (KnownAnalysis(State.CANNOT, allowance=MAX_ALLOWANCE), LEAST, None, True),
        (KnownAnalysis(State.CANNOT, allowance=SOME, is_least=True), LEAST, None, True),
        # Plans: any of them, or one found in the same order.
        (KnownAnalysis(State.PLAN, "3"), NO_TURNS, None, True),
        (KnownAnalysis(State.LEVEL, "3"), NO_TURNS, OWN, True),
        (KnownAnalysis(State.PLAN, "3"), NO_TURNS, BURRTOOLS, False),
        (KnownAnalysis(State.PLAN, "3", plan_order=BURRTOOLS), NO_TURNS, BURRTOOLS, True),
        (KnownAnalysis(State.PLAN, "3", plan_order=BURRTOOLS), NO_TURNS, OWN, False),
        (KnownAnalysis(State.PLAN, "3", plan_order=None), NO_TURNS, OWN, True),
        (KnownAnalysis(State.PLAN, "3", allowance=SOME), NO_TURNS, None, True),
        (KnownAnalysis(State.PLAN, "3", turns=1, allowance=SOME), NO_TURNS, None, False),
        (KnownAnalysis(State.PLAN, "3", allowance=SOME), NO_TURNS, OWN, False),
        (KnownAnalysis(State.PLAN, "3", allowance=SOME), TURNS, OWN, True),
        (KnownAnalysis(State.PLAN, "3", allowance=SOME), LEAST, None, False),
        (KnownAnalysis(State.PLAN, "3", allowance=MAX_ALLOWANCE), LEAST, None, False),
        (KnownAnalysis(State.PLAN, "3", allowance=SHARP), LEAST, None, True),
        (KnownAnalysis(State.PLAN, "3"), LEAST, None, False),
    ],
)
def test_an_analysis_answers_what_would_find_no_more(known, turns, order, answers):
    assert known.answers(turns, order) is answers


def test_the_numbers_of_a_level_string():
    known = KnownAnalysis(State.PLAN, "12.5.3")
    assert (known.level, known.order, known.comes_apart) == (12, (12, 5, 3), True)
    assert (UNKNOWN.level, UNKNOWN.order, UNKNOWN.comes_apart) == (0, (), False)
    apart = {each for each in State if KnownAnalysis(each).comes_apart}
    assert apart == {State.PLAN, State.LEVEL}


def stored(**data):
    return known_analysis(Disassembly(0, json.dumps({"format": "Cubewright", **data})), CUBIC)


def test_stored_numbers_are_read():
    numbers = {"plan": "x", "levels": "3.2", "moves": 5}
    assert stored(**numbers) == KnownAnalysis(State.PLAN, "3.2", 5)
    level = {"info": "x", "levels": "3.2", "moves": 5}
    assert stored(**level) == KnownAnalysis(State.LEVEL, "3.2", 5)
    turning = stored(**numbers, turns=2, allowance="1/20", least=True, order="BurrTools")
    assert turning == KnownAnalysis(State.PLAN, "3.2", 5, 2, SOME, True, BURRTOOLS)
    single = stored(levels="", moves=0)
    assert single == KnownAnalysis(State.PLAN, plan_order=None)
    of_other = known_analysis(Disassembly(0, '{"format": "BurrTools", "xml": ""}'), CUBIC)
    assert of_other == single


def test_results_that_are_no_plans_are_read():
    cannot = stored(outcome=AnalysisOutcome.CANNOT.value, allowance="1/20", least=True)
    assert cannot == KnownAnalysis(State.CANNOT, allowance=SOME, is_least=True)
    undecided = stored(outcome=AnalysisOutcome.NOT_DECIDED.value, limit=99)
    assert undecided == KnownAnalysis(State.NOT_DECIDED, limit=99)


@pytest.mark.parametrize(
    "data",
    [
        {"outcome": "cannot", "limit": "9"},
        {"outcome": "unknown"},
        {"plan": "x", "levels": "3.x", "moves": 5},
        {"plan": "x", "levels": 3, "moves": 5},
        {"plan": "x", "levels": "3", "moves": "5"},
        {"plan": "x", "levels": "3", "moves": 5, "turns": "1"},
        {"plan": "x", "levels": "3", "moves": 5, "allowance": "1/0"},
    ],
)
def test_values_of_other_types_are_unknown(data):
    assert stored(**data) == UNKNOWN


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0.05", SOME),
        ("0,05", SOME),
        (".1", MORE),
        (" 1/20 ", SOME),
        ("1 / 10", MORE),
        ("0", SHARP),
        ("0.4999", Fraction(4999, 10000)),
        ("0.5", None),
        ("1/2", None),
        ("1", None),
        ("1/0", None),
        ("", None),
        (".", None),
        ("/3", SHARP),
        ("0.1234567", None),
        ("-0.1", None),
        ("x", None),
    ],
)
def test_an_allowance_is_less_than_half_an_edge(text, value):
    assert parsed_allowance(text) == value


def test_only_cubes_turn_and_hands_have_the_most_room():
    assert LEAST.on(CUBIC) is LEAST
    assert TURNS.on(RHOMBIC) == TurnChoice(False, SOME)
    assert [each.by_hand for each in (NO_TURNS, TURNS, LEAST)] == [None, SOME, MAX_ALLOWANCE]
    assert [each.text for each in (NO_TURNS, TURNS, TurnChoice(True))] == [
        "",
        "turns, allowance 0.05",
        "turns, sharp edges",
    ]
    assert Fraction(1, 5) == MAX_ALLOWANCE
