"""Which columns a list of solutions has, and what they show of analyses."""

from fractions import Fraction
from types import SimpleNamespace

import pytest

from cubewright.model.disassembly import (
    FOR_EVER,
    Analysis,
    AnalysisOutcome,
    Move,
    Separation,
    Turn,
)
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.rhombic import RHOMBIC
from cubewright.presenter.solutions.columns import COLUMNS
from cubewright.presenter.taking_apart.analyses import Analyses, stored_analyses

UP = (0, 0, 1)
SLIDES = Separation((0, 1), (Move((0,), UP, 2), Move((0,), (1, 0, 0), FOR_EVER)))
TURNS = Separation((0, 1), (Turn((0,), UP, 1, (0, 0, 0)), Move((0,), UP, FOR_EVER)))


def listed(*plans, lattice=CUBIC, allowance=None):
    made = [Analysis(AnalysisOutcome.APART, plan, 9, allowance) for plan in plans]
    analyses = Analyses(lattice, stored_analyses(range(len(made)), made))
    return SimpleNamespace(analyses=analyses)


OF_ANALYSES = [each for each in COLUMNS if each.name in ("level", "moves", "turns", "state")]


@pytest.mark.parametrize(
    ("solutions", "applies", "shown"),
    [
        (listed(), {"level", "moves", "turns", "state"}, set()),
        (listed(SLIDES), {"level", "moves", "turns", "state"}, {"level", "moves", "state"}),
        (
            listed(SLIDES, TURNS, allowance=Fraction(1, 20)),
            {"level", "moves", "turns", "state"},
            {"level", "moves", "turns", "state"},
        ),
        (listed(lattice=RHOMBIC), set(), set()),
    ],
)
def test_columns_of_analyses_are_shown_once_there_are_some(solutions, applies, shown):
    assert {each.name for each in OF_ANALYSES if each.applies(solutions)} == applies
    assert {each.name for each in OF_ANALYSES if each.is_shown_first(solutions)} == shown
