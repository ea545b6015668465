"""The default values of fields that a caller leaves out."""

from dataclasses import asdict, fields
from fractions import Fraction

import pytest

from cubewright.model.constraints import Constraints
from cubewright.model.disassembly import Analysis, AnalysisOutcome, Separation, Turn
from cubewright.model.figure import Figure
from cubewright.model.generators.generated_set import PieceRule
from cubewright.model.generators.polyforms import Sides
from cubewright.model.lattice import BuildingBlock
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.placement import PlacedPiece
from cubewright.model.problem import Problem, ProblemPiece, Shape
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import (
    NO_RESULTS,
    Results,
    RunRecord,
    SolutionCounts,
    SolutionMark,
    UnfinishedSearch,
)
from cubewright.model.symmetry.group import Convention, UpTo

GREY = "#888888"
ONE = Piece("A", ((0, 0, 0),))
SET = PieceSet("s", "S", (ONE,), (1,))
PUZZLE = Puzzle(Figure(ONE.cells), SET)
NOTHING = frozenset()


def values(made):
    """The fields after those that a caller must state."""
    return tuple(getattr(made, each.name) for each in fields(made))


@pytest.mark.parametrize(
    ("made", "stated", "left_out"),
    [
        (Figure(()), 1, ("", CUBIC, NOTHING, None, NOTHING)),
        (ONE, 2, ("", GREY, (), (), CUBIC, None, False, False, NOTHING)),
        (SET, 4, (CUBIC, "", None)),
        (PlacedPiece(0, 0, ()), 3, ((),)),
        (PUZZLE, 2, ((), NOTHING, (), None, None, (), ())),
        (PieceChoice(), 0, ((), 0, None)),
        (Constraints(), 0, ((), NOTHING, "", (), None, None, (), (), (), False)),
        (Shape("A", ()), 2, ("", GREY, CUBIC, None, NOTHING, NOTHING, (), (), 1, "")),
        (ProblemPiece(3), 1, (1, 1, False, False, ())),
        (
            Problem(),
            0,
            (
                *("", None, (), False, None, None, (), (), (), NOTHING, (), False, "", "", "", ""),
                NO_RESULTS,
                (),
            ),
        ),
        (Project(), 0, ((), (), (), "")),
        (SolutionCounts(), 0, (None,) * 5),
        (RunRecord("then", "e", "complete", 1.0), 4, (None, 1, None)),
        (UnfinishedSearch(b""), 1, (0.0, 0.0, 0, False)),
        (SolutionMark(()), 1, (False, False, "")),
        (
            Results(),
            0,
            (
                *(Convention.UNIQUE, UpTo.PUZZLE, "", (), SolutionCounts(), False, (), ()),
                *(None, ()),
            ),
        ),
        (Separation((), ()), 2, (None, None)),
        (Analysis(AnalysisOutcome.CANNOT), 1, (None, 0, None, False, True, 0)),
        (PieceRule(4), 1, (Sides.FREE, False, False, None, 1, None, None)),
        (BuildingBlock("b", ()), 2, (False,)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_values_that_are_left_out(made, stated, left_out):
    assert values(made)[stated:] == left_out


def test_a_turn_is_of_sharp_cubes_unless_stated():
    assert Turn((0,), (0, 0, 1), 1, (0, 0, 0)).allowance == Fraction(0)


def test_the_limit_of_states_makes_no_analysis_another():
    one, other = (Analysis(AnalysisOutcome.NOT_DECIDED, limit=limit) for limit in (3, 4))
    assert one == other
    assert asdict(one) != asdict(other)


@pytest.mark.parametrize(
    "value",
    [
        *(Figure(()), ONE, SET, PlacedPiece(0, 0, ()), PUZZLE, PieceChoice(), Constraints(), CUBIC),
        *(Problem(), Project(), SolutionCounts(), Results(), UnfinishedSearch(b"")),
        *(RunRecord("then", "e", "complete", 1.0), SolutionMark(()), PieceRule(4)),
        *(Shape("A", ()), ProblemPiece(3), BuildingBlock("b", ()), Separation((), ())),
        *(Analysis(AnalysisOutcome.CANNOT), Turn((0,), (0, 0, 1), 1, (0, 0, 0))),
    ],
    ids=lambda value: type(value).__name__,
)
def test_values_can_be_keys(value):
    assert {value: 1}[value] == 1
