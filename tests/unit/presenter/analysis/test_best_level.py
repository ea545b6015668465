"""The most difficult assembly among some analyses."""

import pytest

from cubewright.model.disassembly import FOR_EVER, Analysis, AnalysisOutcome, Move, Separation
from cubewright.presenter.analysis.best_level import BestLevel

LAST = Separation((0, 1), (Move((0,), (0, 0, 1), FOR_EVER),))


def apart(moves):
    steps = tuple(Move((2,), ((0, 0, 1), (1, 0, 0))[n % 2], 1) for n in range(moves - 1))
    plan = Separation((0, 1, 2), (*steps, Move((2,), (0, 0, 1), FOR_EVER)), LAST)
    return Analysis(AnalysisOutcome.APART, plan)


CANNOT = Analysis(AnalysisOutcome.CANNOT)
NOT_DECIDED = Analysis(AnalysisOutcome.NOT_DECIDED, limit=1000)


def test_levels_are_compared_number_by_number_and_counted_from_the_least():
    found = BestLevel()
    found.add([apart(9), CANNOT, NOT_DECIDED], 5)
    found.add([apart(10), apart(4), NOT_DECIDED], 5)
    assert (found.assemblies, found.apart, found.not_decided) == (6, 2, 2)
    assert found.level_string == found.text == apart(10).level_string
    found.add([apart(2)], 5)
    assert found.text == apart(10).level_string


@pytest.mark.parametrize(
    ("found", "text"),
    [
        (BestLevel(), "not decided"),
        (BestLevel(is_complete=True), "cannot"),
        (BestLevel(not_decided=1, is_complete=True), "not decided"),
        (BestLevel(level_string=""), "one piece"),
        (BestLevel(level_string="5.2"), "5.2"),
    ],
)
def test_why_there_is_no_level(found, text):
    assert found.text == text
