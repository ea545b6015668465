"""The results of one puzzle of a batch, or the reason why there are none."""

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.analysis import batch
from cubewright.solver.analysis.batch import NONE_FOUND, Verdict, answer
from cubewright.solver.analysis.difficulty import GRADES, grade, tries_per_solution
from cubewright.solver.count import count
from cubewright.solver.request import SolveRequest
from cubewright.solver.search import control
from cubewright.solver.search.control import TimedControl
from cubewright.solver.search.stages import StageTable

CUBE = built_in_puzzle("cube")


def figure(*rows):
    """Return a puzzle; levels are listed from the top, rows from the back."""
    cells = [
        (x, -y, -z)
        for y, row in enumerate(rows)
        for z, level in enumerate(row.split("/"))
        for x, mark in enumerate(level)
        if mark == "1"
    ]
    return Puzzle(Figure(cells), piece_set("soma"))


def test_a_solvable_puzzle_has_counts_time_and_difficulty():
    found = answer(CUBE, TimedControl(None))
    assert found.verdict is Verdict.SOLVABLE
    assert [found.solutions(each) for each in Convention] == [
        {Convention.RAW: 11520, Convention.ROTATIONS: 480, Convention.UNIQUE: 240}[each]
        for each in Convention
    ]
    assert found.seconds > 0
    assert found.remark == ""
    *_, end = count(SolveRequest(CUBE))
    assert found.tries == end.progress.stages.totals[0] / end.progress.stages.kept[-1]
    assert grade(found.tries) == "medium"


def test_impossible_puzzles_have_0_solutions():
    proven = answer(figure("1" * 26 + ".1"), TimedControl(None))
    assert proven.verdict is Verdict.IMPOSSIBLE
    assert (proven.solutions(Convention.RAW), proven.seconds) == (0, 0.0)
    assert proven.remark.startswith("impossible: A separate part of one cubelet")
    searched = answer(
        figure(".1./.11/.1./111", "1.1/111/111/111", ".1./11./111/111"), TimedControl(None)
    )
    assert searched.remark == f"impossible: {NONE_FOUND}"
    assert (searched.solutions(Convention.UNIQUE), searched.tries) == (0, None)
    assert searched.seconds > 0


def test_an_unusable_puzzle_has_no_count():
    found = answer(figure("111"), TimedControl(None))
    assert found.verdict is Verdict.UNUSABLE
    assert found.solutions(Convention.UNIQUE) is None
    assert "24 too few" in found.remark


def test_a_search_that_runs_out_of_time_reports_how_far_it_came(monkeypatch):
    looks = iter(range(1_000_000))  # each look at the clock takes a hundredth of a second
    monkeypatch.setattr(control, "monotonic", lambda: next(looks) / 100)
    heard = []
    found = answer(built_in_puzzle("bedlam"), TimedControl(0.1), heard.append)
    assert found.verdict is Verdict.UNFINISHED
    assert found.solutions(Convention.UNIQUE) is None
    assert found.reason.startswith("not finished in 0.")
    assert found.reason.endswith("so far")
    assert found.tries is None
    assert found.seconds >= 0.1
    assert 0 <= heard[-1].fraction < 1


def test_a_stopped_puzzle_has_no_answer():
    control = TimedControl(None)
    control.stop()
    assert answer(CUBE, control) is None


def test_difficulty_is_placements_explored_per_solution_met():
    table = StageTable.zeros(3)
    assert tries_per_solution(table) is None
    assert tries_per_solution(StageTable.zeros(0)) is None
    table.explored[:] = (2, 20, 80)
    table.kept[:] = (2, 10, 4)
    assert tries_per_solution(table) == 25.5


@pytest.mark.parametrize(("bound", "word"), GRADES)
def test_grades_begin_where_the_easier_one_ends(bound, word):
    assert grade(bound - 0.01) == word
    assert grade(bound) != word


def test_an_unfinished_puzzle_has_no_difficulty():
    found = answer(built_in_puzzle("bedlam"), TimedControl(0.0))
    assert found.verdict is Verdict.UNFINISHED
    assert found.tries is None


def test_solutions_are_counted_and_not_listed(monkeypatch):
    asked = []

    def counted(request, control):
        asked.append(request)
        return count(request, control)

    monkeypatch.setattr(batch, "count", counted)
    assert answer(figure("11/11", "1./.."), TimedControl(None)) is not None
    assert [request.count_only for request in asked] == [True]
