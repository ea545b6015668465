"""The analyses of a list of solutions: states, numbers, ranks and filters."""

import json
from dataclasses import replace
from fractions import Fraction
from xml.etree.ElementTree import tostring

import numpy as np
import pytest

from cubewright.formats.burrtools_plans import element_of, info_element, info_text
from cubewright.formats.kept_plans import kept_analysis
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
from cubewright.presenter.solutions.listed_indices import MAX_KEY
from cubewright.presenter.taking_apart.analyses import Analyses, stored_analyses
from cubewright.presenter.taking_apart.known import State
from cubewright.presenter.taking_apart.text import (
    cannot_text,
    moves_sentence,
    none_apart_text,
    turns_text,
)
from cubewright.presenter.taking_apart.turn_choice import MAX_ALLOWANCE, TurnChoice
from cubewright.solver.disassembly.assembly import MAX_STATES

UP, RIGHT = (0, 0, 1), (1, 0, 0)
LAST = Separation((0, 1), (Move((0,), UP, 2), Move((0,), RIGHT, FOR_EVER)))


def plan(moves):
    steps = tuple(Move((2,), (UP, RIGHT)[n % 2], 1) for n in range(moves - 1))
    return Separation((0, 1, 2), (*steps, Move((2,), UP, FOR_EVER)), LAST)


def apart(moves):
    return Analysis(AnalysisOutcome.APART, plan(moves))


CANNOT = Analysis(AnalysisOutcome.CANNOT)
NOT_DECIDED = Analysis(AnalysisOutcome.NOT_DECIDED, limit=MAX_STATES)


@pytest.fixture
def analyses():
    kept = stored_analyses([0, 1, 2], [apart(3), CANNOT, NOT_DECIDED])
    return Analyses(CUBIC, [*kept, *stored_analyses([5], [apart(12)], levels_only=True)])


def test_the_state_of_each_solution(analyses):
    assert [analyses.of(index).state for index in range(7)] == [
        State.PLAN,
        State.CANNOT,
        State.NOT_DECIDED,
        State.NOT_ANALYSED,
        State.NOT_ANALYSED,
        State.LEVEL,
        State.NOT_ANALYSED,
    ]
    assert [analyses.of(index).levels for index in (0, 1, 5)] == ["3.2", "", "12.2"]
    assert [analyses.of(index).moves for index in (0, 2, 5)] == [5, 0, 14]
    assert analyses.missing(7) == [3, 4, 6]
    assert (analyses.apart_count, analyses.max_moves) == (2, 14)


def test_a_limit_is_no_proof(analyses):
    assert not analyses.of(2).comes_apart
    assert analyses.of(2).state is not State.CANNOT
    assert analyses.matching(lambda known: known.state is State.CANNOT)(np.arange(7)).sum() == 1


def test_plans_are_read_when_they_are_needed(analyses):
    assert analyses.plan(0) == plan(3)
    assert analyses.plan(5) is None  # only its level is kept
    assert analyses.plan(3) is None


@pytest.mark.parametrize("levels_only", [False, True])
def test_what_another_writer_keeps_has_the_same_numbers(levels_only):
    made = info_element(info_text(plan(4))) if levels_only else element_of(plan(4), CUBIC)
    data = {"format": "BurrTools", "xml": tostring(made, "unicode")}
    known = Analyses(CUBIC, [Disassembly(0, json.dumps(data))]).of(0)
    assert (known.levels, known.moves) == ("4.2", 6)
    assert known.state is (State.LEVEL if levels_only else State.PLAN)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"format": "BurrTools", "xml": "<x"}', "5"])
def test_what_cannot_be_read_is_unknown(text):
    assert Analyses(CUBIC, [Disassembly(0, text)]).of(0).state is State.NOT_ANALYSED


def test_solutions_are_ranked_by_their_numbers(analyses):
    indices = np.arange(7)
    assert analyses.ranked(lambda known: known.order, MAX_KEY)(indices).tolist() == [
        1,
        0,
        0,
        0,
        0,
        2,
        0,
    ]
    analyses.add([kept_analysis(6, apart(9))])
    assert analyses.ranked(lambda known: known.order, MAX_KEY)(indices).tolist() == [
        1,
        0,
        0,
        0,
        0,
        3,
        2,
    ]


def test_equal_levels_take_memory_once():
    one, other = stored_analyses(range(2), [apart(3), apart(3)], levels_only=True)
    assert one.data is other.data
    analyses = Analyses(CUBIC, [one, other])
    assert analyses.of(0) is analyses.of(1)


def test_many_different_values_share_ranks():
    found = [apart(n) for n in range(1, 700)]
    ranked = Analyses(CUBIC, stored_analyses(range(699), found, levels_only=True)).ranked(
        lambda k: k.moves, MAX_KEY
    )
    keys = ranked(np.arange(699))
    assert (np.diff(keys) >= 0).all()
    assert keys.max() <= 254


def test_what_an_empty_list_says_depends_on_what_is_known(analyses):
    assert none_apart_text(analyses, 9).startswith("Analysing 9 assemblies")
    none = Analyses(CUBIC, stored_analyses(range(2), [CANNOT, CANNOT], levels_only=True))
    assert none_apart_text(none, 2) == "2 assemblies were found, but none comes apart."
    limited = Analyses(CUBIC, stored_analyses(range(2), [CANNOT, NOT_DECIDED], levels_only=True))
    text = none_apart_text(limited, 2)
    assert "not decided" in text
    assert "none comes apart" not in text
    alone = Analyses(CUBIC, stored_analyses(range(1), [NOT_DECIDED], levels_only=True))
    assert "not decided" in none_apart_text(alone, 1)


def turning(outcome=AnalysisOutcome.APART, allowance=Fraction(1, 20)):
    quarter = Turn((2,), UP, 1, (1, 1, 0), allowance)
    separation = Separation((0, 1, 2), (quarter, Move((2,), UP, FOR_EVER)), LAST)
    is_apart = outcome is AnalysisOutcome.APART
    return Analysis(outcome, separation if is_apart else None, allowance=allowance)


def test_turns_are_counted_apart():
    kept = stored_analyses([0, 1, 2], [turning(), turning(AnalysisOutcome.CANNOT), apart(3)])
    analyses = Analyses(CUBIC, kept)
    known = analyses.of(0)
    assert (known.levels, known.moves, known.turns) == ("2.2", 4, 1)
    assert turns_text(known) == "1 turn, allowance 0.05"
    assert moves_sentence(known).startswith("3 slides and 1 turn, allowance 0.05.")
    assert "quarter turns (allowance 0.05)" in cannot_text(analyses.of(1))
    assert turns_text(analyses.of(2)) == moves_sentence(analyses.of(2)) == ""
    assert analyses.has_turns
    assert analyses.least_allowance == Fraction(1, 20)


def test_what_is_missing_depends_on_the_turns_that_are_allowed():
    cannot = turning(AnalysisOutcome.CANNOT)
    kept = stored_analyses([0, 1, 2], [turning(), cannot, apart(3)])
    analyses = Analyses(CUBIC, kept)
    assert analyses.missing(4) == [0, 3]  # solution 0 has no level without turns
    assert analyses.missing(4, TurnChoice(True, Fraction(1, 20))) == [2, 3]
    assert analyses.missing(4, TurnChoice(True, Fraction(0))) == [0, 1, 2, 3]
    assert analyses.missing(4, TurnChoice(True, None)) == [0, 1, 2, 3]


def test_the_least_allowance_is_known_if_it_was_looked_for_or_turns_are_of_no_use():
    cannot = AnalysisOutcome.CANNOT
    found = [
        replace(turning(), is_least=True),
        turning(),
        turning(cannot),
        turning(cannot, MAX_ALLOWANCE),
        turning(allowance=Fraction(0)),
        turning(cannot, Fraction(0)),
    ]
    analyses = Analyses(CUBIC, stored_analyses(range(6), found))
    assert analyses.missing(6, TurnChoice(True, None)) == [1, 2, 5]
    assert analyses.missing(6, TurnChoice(True, Fraction(1, 20))) == [3, 4, 5]


def test_a_summary_has_each_solution_once_whatever_the_order(analyses):
    assert (analyses.apart_count, analyses.max_moves, analyses.highest_level) == (2, 14, "12.2")
    assert analyses.plan_bytes == len(analyses.kept()[0].data)
    assert not analyses.has_turns
    analyses.add(stored_analyses([5], [apart(4)]))
    analyses.add(stored_analyses([0], [CANNOT]))
    again = Analyses(CUBIC, analyses.kept())
    for each in (analyses, again):
        assert (each.apart_count, each.max_moves, each.highest_level) == (1, 6, "4.2")
        assert each.plan_bytes == len(each.kept()[-1].data)
    assert [each.solution for each in again.kept()] == [0, 1, 2, 5]
    assert [analyses.count(state) for state in (State.PLAN, State.CANNOT)] == [1, 2]
    assert analyses.count(State.PLAN, State.CANNOT, State.NOT_DECIDED) == len(analyses) == 4


def test_solutions_are_filtered_by_their_analysis(analyses):
    filtered = analyses.matching(lambda known: known.comes_apart)
    assert filtered(np.arange(7)).tolist() == [True, False, False, False, False, True, False]
    assert filtered(np.array([5, 1, 0])).tolist() == [True, False, True]
    assert analyses.plan(0) == plan(3)
    assert [analyses.plan(index) for index in (1, 5, 6)] == [None] * 3
    assert analyses.missing(7) == [2, 3, 4, 6] or analyses.missing(7) == [3, 4, 6]
    assert Analyses(CUBIC, stored_analyses([1], [CANNOT])).missing(3) == [0, 2]
    assert analyses.is_possible
    assert analyses.least_allowance is None
