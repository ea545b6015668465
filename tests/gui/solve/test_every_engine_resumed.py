"""Every engine's search is saved and resumed in the window, on any number of threads."""

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

sys.path.insert(0, str(Path(__file__).parents[2] / "unit" / "solver"))

from small_searches import EXACT, RANGES, THREADS, make_steps_small, split_early

from cubewright.gui.worker import Job
from cubewright.model.symmetry.group import Convention
from cubewright.solver import solve as solve_module
from cubewright.solver.report import Progressed, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engines
from cubewright.solver.search.task_queue import TreeSplit


def one_of_each_kind():
    """Every engine; engines that search in the same way as another one are slow tests."""
    repeated = ("automatic", "backtracking", "brute-force")
    return [
        pytest.param(name, marks=[pytest.mark.slow] if name in repeated else [])
        for name in sorted(engines())
    ]


@pytest.fixture(params=[(), (TreeSplit(20, 4), TreeSplit(120, 8))], ids=["depth-first", "tasks"])
def _small_steps(request, monkeypatch):
    """Make steps small, and split searches on several threads early or not at all."""
    make_steps_small(monkeypatch)
    split_early(monkeypatch, request.param)


def run_and_stop(window, qtbot, action, threads, reports):
    """Trigger Solve or Resume, and stop the search after a number of progress reports."""
    controller, sent, send = window.solve_controller, [], Job.send

    def send_and_stop(job, report):
        send(job, report)
        sent.extend([report] if isinstance(report, Progressed) else [])
        if len(sent) >= reports:
            job.stop()

    controller.threads = threads
    # In the thread of the search, which may end before the thread of the window runs.
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Job, "send", send_and_stop)
        with qtbot.waitSignal(controller.ran):
            window.actions_[action].trigger()
    return controller.checkpoint is not None


def saved_and_resumed(window, qtbot, puzzle, engine, threads):
    """Solve a puzzle in up to three saved runs and a last one; return the number of saved runs."""
    window.file_controller.new_from(puzzle)
    qtbot.waitUntil(window.actions_["solve"].isEnabled)
    controller = window.solve_controller
    controller.engine, controller.convention = engine, Convention.RAW
    action, saved = "solve", 0
    for number in threads:
        if not run_and_stop(window, qtbot, action, number, 2):
            return saved
        window.actions_["save-search"].trigger()
        qtbot.waitUntil(lambda: window.message.text().startswith("Search saved"))
        saved += 1
        window.file_controller.new_from(puzzle)  # this discards the search
        assert window.panel.count == 0
        action = "resume-search"
    assert not run_and_stop(window, qtbot, action, threads[0], 10**9)
    return saved


def listed(window):
    return sorted(window.panel.model.store.row(at).tolist() for at in range(window.panel.count))


def all_rows(puzzle, engine):
    reports = solve_module.solve(SolveRequest(puzzle, Convention.RAW, engine))
    return sorted(
        row
        for report in reports
        if isinstance(report, SolutionsFound)
        for row in report.rows.tolist()
    )


@pytest.fixture
def window(window, monkeypatch, tmp_path):
    for name in ("getSaveFileName", "getOpenFileName"):
        path = str(tmp_path / "some.search")
        monkeypatch.setattr(QFileDialog, name, lambda *_, path=path: (path, ""))
    return window


@pytest.mark.usefixtures("_small_steps")
@pytest.mark.parametrize("_small_steps", [(TreeSplit(20, 4),)], indirect=True, ids=["tasks"])
@pytest.mark.parametrize("engine", one_of_each_kind())
def test_a_search_with_ranges_is_saved_three_times_and_completed(window, qtbot, engine):
    assert saved_and_resumed(window, qtbot, RANGES, engine, (2, 3, 1))
    assert listed(window) == all_rows(RANGES, engine)
    assert window.message.text().startswith("Search complete")


@pytest.mark.slow
@pytest.mark.usefixtures("_small_steps")
@pytest.mark.parametrize("puzzle", [EXACT, RANGES], ids=["exact", "ranges"])
@pytest.mark.parametrize("engine", sorted(engines()))
def test_a_search_is_resumed_on_any_number_of_threads(window, qtbot, engine, puzzle):
    expected = all_rows(puzzle, engine)
    saved = []
    for threads in THREADS:
        saved.append(saved_and_resumed(window, qtbot, puzzle, engine, threads))
        assert listed(window) == expected, threads
    assert min(saved) > 0
    assert max(saved) == 3
