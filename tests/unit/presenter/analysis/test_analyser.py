"""The choice of assemblies to analyse, and sentences about analyses."""

import pytest

from cubewright.model.disassembly import FOR_EVER, Analysis, AnalysisOutcome, Move, Separation
from cubewright.presenter.analysis.analyser import (
    is_wanted,
    outcomes_sentence,
    speed_sentence,
)
from cubewright.solver.disassembly.worker import AnalysisStatistics

LAST = Separation((0, 1), (Move((0,), (0, 0, 1), FOR_EVER),))


def apart(moves):
    steps = tuple(Move((2,), ((0, 0, 1), (1, 0, 0))[n % 2], 1) for n in range(moves - 1))
    plan = Separation((0, 1, 2), (*steps, Move((2,), (0, 0, 1), FOR_EVER)), LAST)
    return Analysis(AnalysisOutcome.APART, plan)


@pytest.mark.parametrize("level", range(6))
def test_an_assembly_is_wanted_from_its_level_down(level):
    assert [is_wanted(apart(moves), level) for moves in (1, 2, 3, 4)] == [
        moves >= level for moves in (1, 2, 3, 4)
    ]
    one_piece = Analysis(AnalysisOutcome.APART)
    assert is_wanted(one_piece, level) == (level <= 1)
    for outcome in (AnalysisOutcome.CANNOT, AnalysisOutcome.NOT_DECIDED):
        assert not is_wanted(Analysis(outcome), level)
    assert is_wanted(apart(1))


def test_numbers_of_analyses_are_put_into_sentences():
    statistics = AnalysisStatistics(apart=1, cannot=2, not_decided=3)
    assert outcomes_sentence(statistics) == (
        "6 assemblies analysed: 1 comes apart, 2 cannot be taken apart, 3 not decided (limit)"
    )
    assert outcomes_sentence(AnalysisStatistics()) == "0 assemblies analysed"
    quick = AnalysisStatistics(apart=30, seconds=0.5, states=1, hits=3, misses=1)
    assert speed_sentence(quick, None) == (
        "60 assemblies analysed per second; 1 state, 75.0 % of distances already known"
    )
    assert speed_sentence(quick, 2.0) == (
        "15 assemblies found and 60 analysed per second; 1 state, 75.0 % of distances already known"
    )
    nothing = AnalysisStatistics()
    assert "0 assemblies found and 0 analysed" in speed_sentence(nothing, 0.0)
    assert " 0.0 % of distances" in speed_sentence(nothing, None)
