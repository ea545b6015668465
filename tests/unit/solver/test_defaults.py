"""The default values of the solver's fields that a caller leaves out."""

from dataclasses import fields

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.solver.cluster.work import WorkOrder
from cubewright.solver.design.cut_wishes import MAX_CELLS, CutWishes, Goal, Symmetry
from cubewright.solver.design.search import DesignProgress, DesignRequest
from cubewright.solver.design.trial import ONE_SOLUTION, Wanted
from cubewright.solver.disassembly.assembly import AssembledPiece
from cubewright.solver.disassembly.poses import NOT_TURNED, Pose
from cubewright.solver.engines.brute_force import BRUTE_FORCE
from cubewright.solver.problem.faults import Fault, FaultKind
from cubewright.solver.report import Checkpoint, Counts, Finished, Outcome, Prepared, Progressed
from cubewright.solver.request import ClusterAddress, SolveRequest
from cubewright.solver.search.engine import Engine
from cubewright.solver.search.work_items import RunningTask

CUBE = built_in_puzzle("cube")
PROGRESS = Progressed(0.5, Counts(), (), 1.0)


@pytest.mark.parametrize(
    ("made", "stated", "left_out"),
    [
        (Counts(), 0, (0, 0, 0, None, None, False)),
        (Prepared(None), 1, ("",)),
        (PROGRESS, 4, (None, None, False, "", None, None, (), ())),
        (Checkpoint({}, Counts(), 1.0, 0.5, 3), 5, ("", None, None)),
        (Finished(Outcome.COMPLETE, PROGRESS), 2, (None, "")),
        (ClusterAddress(), 0, ("local", None, None, None, None)),
        (
            SolveRequest(CUBE),
            1,
            (
                *(Convention.UNIQUE, "automatic", (), None, False, 1, None, UpTo.PUZZLE),
                None,
            ),
        ),
        (
            Engine("e", "E", BRUTE_FORCE.start),
            3,
            (None, "", (), None, None, False, None, None, None),
        ),
        (Wanted(), 0, ((1, None), False, None)),
        (ONE_SOLUTION, 0, ((1, 1), False, None)),
        (
            CutWishes(3),
            1,
            (
                *(0, (2, MAX_CELLS), (), Goal.LEVEL, False, False),
                *(None, 1, False, Symmetry.ANY),
            ),
        ),
        (
            DesignRequest((CUBE.figure,), CUBE.piece_set),
            2,
            (ONE_SOLUTION, None, False, 0, False),
        ),
        (DesignProgress(0, 1), 2, (0, 0, 0, 0, (), 0)),
        (AssembledPiece(()), 1, (0, 1, ())),
        (Fault(FaultKind.PART, "f"), 2, ((),)),
        (Pose(), 0, ((0, 0, 0), NOT_TURNED)),
        (RunningTask(), 0, (0, 0, 1)),
        (WorkOrder(), 0, (None, None)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_values_that_are_left_out(made, stated, left_out):
    assert tuple(getattr(made, each.name) for each in fields(made))[stated:] == left_out
