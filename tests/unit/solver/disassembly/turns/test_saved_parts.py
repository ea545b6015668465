"""An analysis with turns that was stopped continues where it was, with the same results."""

import json
import random
from fractions import Fraction

import pytest
from assemblies import box, caged
from damaged_values import damaged
from hypothesis import given, settings
from hypothesis import strategies as st
from plain_disassembly import random_assembly

from cubewright.errors import CubewrightError
from cubewright.model.disassembly import AnalysisOutcome
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.assembly import AssembledPiece, Assembly
from cubewright.solver.disassembly.search import DisassemblySearch
from cubewright.solver.disassembly.turns.search import TurningSearch

TENTH = Fraction(1, 10)
CAGE = caged([[(0, 0, 0)], [(1, 1, 1), (1, 0, 1)]])


def analysed(assemblies, **options):
    search = TurningSearch(CUBIC, **options)
    search.start(assemblies)
    while not search.step():
        pass
    return search.results


def interrupted(assemblies, chance, most_steps, **options):
    """The results when the analysis is saved and loaded again after some of its steps."""
    found, saved, times = [], None, 0
    while len(found) < len(assemblies):
        search = TurningSearch(CUBIC, **options)
        search.start(assemblies[len(found) :], saved)
        before = 0 if saved is None else saved["part"]["count"] + saved["part"]["next"]
        # The known states are rebuilt; then the next state is expanded, whatever it costs.
        steps = before + chance.randint(1, most_steps) + times
        while steps and not search.step(0.0):
            steps -= 1
        found += search.results
        saved = json.loads(json.dumps(search.state()))
        times += 1
    return found, times


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10_000), st.integers(2, 4), st.sampled_from([Fraction(0), TENTH, None]))
def test_an_interrupted_analysis_gives_the_same_results(seed, count, allowance):
    assemblies = [
        random_assembly(CUBIC, (3, 2, 2), count, seed, holes=0.3, jumps=jumps)
        for jumps in (0.2, 0.5)
    ]
    options = {"allowance": allowance, "max_states": 60}
    found, _ = interrupted(assemblies, random.Random(seed), 500, **options)
    assert found == analysed(assemblies, **options)


def test_groups_weights_and_the_number_of_states_are_kept():
    closed = ("aaaa/aaaa/aaaa", "aaaa/abca/aaaa", "aaaa/aaaa/aaaa")
    beside = tuple(layer.replace("/", "d/") + "d" for layer in closed)
    groups = dict.fromkeys("abc", ((1, 1), (2, 1)))
    for assembly in (
        box(*beside, groups=groups, weights={"d": 3}),
        box(*beside, groups={**groups, "b": ((2, 1),)}),
    ):
        found, times = interrupted([assembly], random.Random(2), 3)
        assert found == analysed([assembly])
        assert times > 3


def test_what_is_known_is_counted_once():
    (whole,) = analysed([CAGE])
    saved = state_with(10)
    again = TurningSearch(CUBIC)
    again.start([CAGE], saved)
    assert again.state() == saved  # before its states are made
    while not again.step():
        pass
    assert again.progress.states == whole.states > saved["states"] >= 10
    assert whole.outcome is AnalysisOutcome.CANNOT


def state_with(count):
    """The state of an analysis of the cage with this number of states or more."""
    search = TurningSearch(CUBIC)
    search.start([CAGE])
    assert not search.step(0.0)
    while search.state()["part"]["count"] < count:
        assert not search.step(0.0)
    return search.state()


def test_a_state_of_another_analysis_is_refused():
    saved = state_with(5)
    for made in (
        TurningSearch(CUBIC, allowance=TENTH),
        TurningSearch(CUBIC, max_states=100),
        DisassemblySearch(CUBIC),
    ):
        with pytest.raises(
            CubewrightError, match="belongs to another assembly or to other settings"
        ):
            made.start([CAGE], saved)
        while not made.step():  # it can begin from the start
            pass
        assert made.results[0].outcome is not AnalysisOutcome.APART


def test_a_damaged_state_is_refused_or_ends_without_harm():
    chance, refused = random.Random(7), 0
    saved = state_with(10)
    for _ in range(60):
        search = TurningSearch(CUBIC)
        try:
            search.start([CAGE], damaged(saved, chance))
        except CubewrightError:
            refused += 1
        for _ in range(60):
            if search.step(0.0):
                break
        assert len(search.results) <= 1
    assert refused > 40


def test_states_that_are_saved_twice_are_dropped_and_the_analysis_begins_again():
    saved = state_with(10)
    search = TurningSearch(CUBIC)
    search.start([CAGE], saved)
    replayed = search._parts.replayed
    replayed.insert(1, replayed[0])
    while not search.step():
        pass
    assert search.results == analysed([CAGE])


def test_a_saved_allowance_is_one_of_those_that_are_tried():
    search = TurningSearch(CUBIC, allowance=None)
    search.start([CAGE])
    search.step(0.0)
    saved = json.loads(json.dumps(search.state()))
    for choice in (-1, len(search._allowances)):
        with pytest.raises(CubewrightError):
            TurningSearch(CUBIC, allowance=None).start([CAGE], {**saved, "allowance": choice})


def test_a_state_is_of_the_first_of_several_assemblies():
    saved = state_with(10)
    again = TurningSearch(CUBIC)
    again.start([CAGE, box("ab")], saved)
    while not again.step():
        pass
    whole = TurningSearch(CUBIC)
    whole.start([CAGE, box("ab")])
    while not whole.step():
        pass
    assert again.results == whole.results
    assert len(again.results) == 2


def test_assemblies_are_analysed_in_their_canonical_orientation():
    assert TurningSearch(CUBIC)._canonical is not None
    assert TurningSearch(CUBIC, canonical=False)._canonical is None


def test_pieces_may_be_four_times_as_far_apart_as_all_are_long():
    search = TurningSearch(CUBIC)
    bar = [(x, y, 0) for x in range(5) for y in range(2)]
    pieces = (bar, [(0, 2, 0), (0, 2, 1)], [(1, 2, 0)])
    search.start([Assembly(CUBIC, tuple(AssembledPiece(tuple(cells)) for cells in pieces))])
    search.step(0.0)
    assert search._parts._length == 5 + 2 + 1
