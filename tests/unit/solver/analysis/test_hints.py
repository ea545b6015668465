"""The time for which a hint waits for solutions."""

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
    """A function that returns how many of two solutions are taken; empty reports precede each."""
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


def test_other_solutions_are_waited_for_as_long_as_patience_lasts(monkeypatch):
    """The times are those of the beginning, of the first solution, and of the wait after it."""
    cover = cover_problem(CUBE)
    found = SolutionsFound(np.zeros((1, cover.piece_count), np.int32))
    for after, number in ((4.0, 2), (6.0, 1)):
        times = iter([0.0, 1.0, after, after])
        monkeypatch.setattr(hints, "perf_counter", lambda times=times: next(times))
        monkeypatch.setattr(hints, "PATIENCE_SECONDS", 5.0)
        reports = [Prepared(cover), WAITING, found, WAITING, found]
        monkeypatch.setattr(hints, "solve", lambda *_, r=reports: iter(r))
        assert len(list(hints._solutions(CUBE, Control(), 9))) == number
