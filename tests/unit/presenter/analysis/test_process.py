"""Analyses in a separate process: the same results, and a search that never waits for them."""

from threading import Event

import numpy as np
import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.kept_plans import kept_analysis
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.analysis import process
from cubewright.presenter.analysis.analyser import Analyser
from cubewright.presenter.analysis.batches import LocalAnalysis, Paused
from cubewright.presenter.analysis.process import BackgroundAnalysis, ProcessAnalysis
from cubewright.presenter.analysis.worker import AnalysisWorker
from cubewright.solver.disassembly.assembly import Order, PieceRules
from cubewright.solver.report import Outcome, Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

CUBE = built_in_puzzle("cube")


def analyser():
    return Analyser.of(CUBE, PieceRules(), Order.CANONICAL)


@pytest.fixture(scope="module")
def listed():
    """All Soma cubes: their placement table and rows."""
    rows = []
    for report in solve(SolveRequest(CUBE)):
        if isinstance(report, Prepared):
            table = report.cover.placement_table
        elif isinstance(report, SolutionsFound):
            rows += list(report.rows)
    return table, np.array(rows)


def ignore(_progress):
    pass


def written(batch):
    return [(each.states, kept_analysis(0, each).data) for each in batch.results]


def test_another_process_gives_the_same_analyses(listed):
    table, rows = listed
    here = LocalAnalysis(analyser(), table).analyse(rows, Control(), ignore)
    beside = BackgroundAnalysis(analyser(), table, first=100)
    try:
        first = beside.analyse(rows[:100], Control(), ignore)
        assert not beside.has_process
        then = beside.analyse(rows[100:], Control(), ignore)
        assert beside.has_process
        beside._process._process._process.kill()
        assert len(beside.analyse(rows[:6], Control(), ignore).results) == 6  # in this thread
        assert not beside.has_process
    finally:
        beside.close()
    assert written(first) + written(then) == written(here)
    assert [each.plan for each in then.results] == [each.plan for each in here.results[100:]]
    assert {each.level_string for each in then.results} == {"1"}
    assert then.progress.states == sum(each.states for each in then.results)


def test_without_python_the_calling_thread_analyses(listed, monkeypatch):
    table, rows = listed
    monkeypatch.setattr("sys.executable", "/nowhere/python")
    beside = BackgroundAnalysis(analyser(), table, first=0)
    assert len(beside.analyse(rows[:2], Control(), ignore).results) == 2


def test_levels_alone_come_without_plans_and_the_process_ends_with_its_input(listed):
    table, rows = listed
    process = ProcessAnalysis(analyser(), table, levels_only=True)
    try:
        (found,) = process.analyse(rows[:1], Control(), ignore).results
        assert (found.plan, found.level, found.level_string) == (None, 1, "1")
        stopped = Control()
        stopped.stop()
        assert len(process.analyse(rows, stopped, ignore).results) <= len(rows)
        assert len(process.analyse(rows[:5], Control(), ignore).results) == 5
        # As when the program that started it is killed.
        process._process._channel._target.close()
        process._process._process.wait()
    finally:
        process.close()


def loose():
    """A closed box with three loose pieces, whose analysis takes many steps."""
    room = CUBIC.box((6, 6, 6))
    inside = {cell for cell in room if all(1 <= number <= 4 for number in cell)}
    pair = [(2, 3, 1), (2, 3, 2)]
    shapes = [[cell for cell in room if cell not in inside], [(1, 1, 1)], pair, [(4, 4, 4)]]
    kinds = tuple(Piece(symbol, tuple(cells)) for symbol, cells in zip("ABCD", shapes, strict=True))
    cells = [cell for each in shapes for cell in each]
    return Puzzle(Figure(cells, "loose"), PieceSet("own", "own", kinds, (1,) * 4, CUBIC))


def test_an_analysis_that_is_stopped_in_a_process_continues_here():
    puzzle, control, paused = loose(), Control(), []
    for report in solve(SolveRequest(puzzle, limit=1)):
        if isinstance(report, Prepared):
            table = report.cover.placement_table
        elif isinstance(report, SolutionsFound):
            rows = np.array(report.rows)
    made = Analyser.of(puzzle, PieceRules(), Order.CANONICAL)

    def stop_in_pause(message):
        if isinstance(message, Paused):
            paused.append(message)
            control.stop()

    control.pause()
    process = ProcessAnalysis(made, table, levels_only=True)
    try:
        stopped = process.analyse(rows, control, stop_in_pause)
    finally:
        process.close()
    assert list(stopped.results) == []
    assert [each.state["assembly"] for each in paused] == [stopped.state["assembly"]]
    assert stopped.state["states"] >= paused[0].state["states"] > 0
    local = LocalAnalysis(made, table)
    (found,) = local.analyse(rows, Control(), ignore, stopped.state).results
    (expected,) = local.analyse(rows, Control(), ignore).results
    assert found == expected
    assert expected.states > stopped.state["states"]


class Blocked:
    """An analysis that waits until it is released."""

    def __init__(self, analysis):
        self.release = Event()
        self.began = Event()
        self._analysis = analysis
        self.sizes = []

    def analyse(self, rows, control, report):
        self.began.set()
        self.release.wait()
        self.sizes.append(len(rows))
        return self._analysis.analyse(rows, control, report)

    def close(self):
        self._analysis.close()


def test_a_search_reaches_its_end_while_the_analysis_is_blocked(listed):
    table, rows = listed
    blocked = Blocked(LocalAnalysis(analyser(), table))
    with AnalysisWorker(blocked) as worker:
        for report in solve(SolveRequest(CUBE)):
            if isinstance(report, SolutionsFound):
                worker.add(report.rows)
        assert report.outcome is Outcome.COMPLETE  # the whole search was listed
        blocked.began.wait()
        assert worker.take() == []
        assert not worker.wait(0)
        blocked.release.set()
        assert worker.wait(60)
        found = worker.take()
        assert (len(found), worker.statistics.apart) == (240, 240)
    # In the order in which they were found.
    expected = LocalAnalysis(analyser(), table).analyse(rows, Control(), ignore).results
    assert [each.plan for each in found] == [each.plan for each in expected]


def test_small_parts_are_analysed_together_and_large_ones_in_batches(listed):
    table, rows = listed
    blocked = Blocked(LocalAnalysis(analyser(), table))
    with AnalysisWorker(blocked) as worker:
        worker.add(rows[:1])
        blocked.began.wait()
        for _ in range(7):
            worker.add(rows)
        blocked.release.set()
        assert worker.wait(60)
        assert len(worker.take()) == 1 + 7 * 240
    assert blocked.sizes == [1, 1000, 680]


def test_an_error_of_the_analysis_reaches_whoever_takes_results(listed):
    class Failing:
        def analyse(self, rows, control, report):
            raise RuntimeError("no room")

        def close(self):
            pass

    with AnalysisWorker(Failing()) as worker:
        worker.add(listed[1])
        worker.wait(60)
        with pytest.raises(RuntimeError, match="no room"):
            worker.take()


def test_a_process_that_starts_is_not_waited_for(listed, monkeypatch):
    monkeypatch.setattr(process, "START_SECONDS", 0.0)
    table, rows = listed
    control = Control()
    control.stop()
    beside = BackgroundAnalysis(analyser(), table, first=0)
    try:
        batch = beside.analyse(rows, control, ignore)
        assert not beside.has_process
        here = LocalAnalysis(analyser(), table).analyse(rows, control, ignore)
        assert written(batch) == written(here)[: len(batch.results)]
    finally:
        beside.close()
