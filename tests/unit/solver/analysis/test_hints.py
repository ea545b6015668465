"""How long solutions for a hint are looked for."""

import numpy as np
import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.analysis import hints
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import Counts, Prepared, Progressed, SolutionsFound
from cubewright.solver.search.control import Control
from cubewright.solver.search.stages import StageTable

CUBE = built_in_puzzle("cube")
WAITING = Progressed(0.0, Counts(), StageTable.zeros(7), 0.0)


@pytest.fixture
def solutions(monkeypatch):
    """The number of solutions taken of two, with reports that have none before each."""
    cover = cover_problem(CUBE)
    row = np.zeros((1, cover.piece_count), np.int32)
    found = SolutionsFound(row)

    def taken(patience):
        monkeypatch.setattr(hints, "PATIENCE_SECONDS", patience)
        reports = [Prepared(cover), WAITING, WAITING, found, WAITING, found]
        monkeypatch.setattr(hints, "solve", lambda *_: iter(reports))
        return len(list(hints._solutions(CUBE, Control(), 9)))

    return taken


def test_a_first_solution_is_waited_for_and_no_others(solutions):
    assert solutions(-1.0) == 1
    assert solutions(99.0) == 2
