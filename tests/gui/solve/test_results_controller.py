"""Results are stored in a project while they are found, and listed when it is opened."""

import sqlite3
from contextlib import closing
from functools import cache

import pytest
from paused_search import solve_until_first_solutions
from PySide6.QtWidgets import QLabel, QMessageBox

from cubewright.errors import DiskFullError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.file import ProjectFile, SolutionWriter, read_project
from cubewright.gui.solve import solve as solve_module
from cubewright.gui.solve.solve_session import SolveState
from cubewright.presenter.files import kept_search
from cubewright.solver.report import SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

NAME = "solid-pentominoes-2x5x6"


@cache
def all_rows():
    reports = solve(SolveRequest(built_in_puzzle(NAME)))
    found = (report for report in reports if isinstance(report, SolutionsFound))
    return sorted(row for report in found for row in report.rows.tolist())


@pytest.fixture
def window(asking_window):
    return asking_window


@pytest.fixture
def path(tmp_path):
    return tmp_path / "work.cubewright"


@pytest.fixture
def questions(monkeypatch):
    """The questions that were asked; each is answered with Cancel."""
    shown = []

    def answer(box):
        shown.append(box.text())
        return QMessageBox.StandardButton.Cancel

    monkeypatch.setattr(QMessageBox, "exec", answer)
    monkeypatch.setattr(
        QMessageBox, "clickedButton", lambda box: box.button(QMessageBox.StandardButton.Cancel)
    )
    return shown


def solvable(window, qtbot):
    qtbot.waitUntil(window.actions_["solve"].isEnabled, timeout=10_000)


def ended(window, qtbot):
    session = window.solve_controller.session
    qtbot.waitUntil(lambda: session.state is SolveState.IDLE, timeout=60_000)


def solved(window, qtbot, name=NAME):
    window.file_controller.new_from(built_in_puzzle(name))
    solvable(window, qtbot)
    window.actions_["solve"].trigger()
    ended(window, qtbot)
    return window


def paused(window, qtbot, path):
    """A search of a project that is paused after its first solutions."""
    window.file_controller.new_from(built_in_puzzle(NAME))
    window.project_saving.save(path)
    solve_until_first_solutions(window, qtbot)


def listed(window):
    return sorted(window.panel.model.store.row(at).tolist() for at in range(window.panel.count))


def rows_in_file(path):
    solutions = read_project(path).problems[0].results.solutions
    return sorted(row for rows in solutions.batches() for row in rows.tolist())


def test_solutions_found_before_saving_are_saved_with_the_project(window, qtbot, path):
    solved(window, qtbot)
    window.project_saving.save(path)
    assert rows_in_file(path) == all_rows()
    assert read_project(path).problems[0].results.is_complete
    assert not window.document.modified


def test_solutions_are_written_into_the_project_while_they_are_found(window, qtbot, path):
    window.file_controller.new_from(built_in_puzzle(NAME))
    window.project_saving.save(path)
    solvable(window, qtbot)
    window.actions_["solve"].trigger()
    ended(window, qtbot)
    assert not window.document.modified
    assert rows_in_file(path) == all_rows() == listed(window)
    (run,) = read_project(path).problems[0].results.runs
    assert run.outcome == "complete"


def test_an_opened_project_lists_its_solutions(window, qtbot, path):
    solved(window, qtbot)
    window.project_saving.save(path)
    window.file_controller.new_from(built_in_puzzle("cube"))
    assert window.file_controller.open(path)
    page = window.panel.empty_page
    with qtbot.waitSignal(window.results_controller._worker.finished, timeout=10_000):
        window.results_controller._list_results()
        assert any("Loading" in each.text() for each in page.findChildren(QLabel))
    qtbot.waitUntil(lambda: window.panel.count == len(all_rows()), timeout=10_000)
    assert listed(window) == all_rows()
    count = f"{len(all_rows()):,}"
    qtbot.waitUntil(lambda: window.message.text().startswith("Found earlier"), timeout=5000)
    assert window.message.text() == f"Found earlier: {count} solutions."
    assert window.toolbar.found.text() == f"{count} found"
    window.actions_["last"].trigger()
    assert window.view_controller.solution is not None
    assert not window.document.modified


def test_a_stopped_search_of_a_project_is_continued_after_opening_it(window, qtbot, path):
    paused(window, qtbot, path)
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    found = window.panel.count
    assert len(rows_in_file(path)) == found < len(all_rows())
    window.file_controller.new_from(built_in_puzzle("cube"))
    window.file_controller.open(path)
    qtbot.waitUntil(window.actions_["pause"].isEnabled, timeout=10_000)
    assert window.panel.count == found
    assert "the search is paused at" in window.message.text()
    window.actions_["pause"].trigger()
    ended(window, qtbot)
    assert listed(window) == rows_in_file(path) == all_rows()
    assert [run.outcome for run in window.document.results_at(0).runs] == ["stopped", "complete"]


def test_a_search_that_is_continued_keeps_what_it_listed_before(window, qtbot, path):
    paused(window, qtbot, path)
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    window.actions_["pause"].trigger()
    ended(window, qtbot)
    assert listed(window) == rows_in_file(path) == all_rows()


def test_each_problem_lists_its_own_solutions(window, qtbot, path):
    solved(window, qtbot)
    window.document.add(built_in_puzzle("diabolical").figure)
    window.document.set_piece_set("diabolical")
    solvable(window, qtbot)
    window.actions_["solve"].trigger()
    ended(window, qtbot)
    assert window.panel.count == 13
    window.document.select(0)
    qtbot.waitUntil(lambda: listed(window) == all_rows(), timeout=10_000)
    window.document.select(1)
    qtbot.waitUntil(lambda: window.panel.count == 13, timeout=10_000)
    window.project_saving.save(path)
    kept = [len(problem.results.solutions) for problem in read_project(path).problems]
    assert kept == [len(all_rows()), 13]


def test_a_problem_that_is_moved_and_saved_during_its_search_keeps_its_results(window, qtbot, path):
    paused(window, qtbot, path)
    window.document.duplicate()
    window.document.move([0], 2)
    window.project_saving.save(path)
    window.actions_["pause"].trigger()
    ended(window, qtbot)
    results = [problem.results for problem in read_project(path).problems]
    assert [len(each.solutions) for each in results] == [0, len(all_rows())]


def test_a_problem_that_is_changed_and_saved_during_its_search_has_no_wrong_results(
    window, qtbot, path
):
    paused(window, qtbot, path)
    window.document.edit(window.document.figure.toggled((0, 0, 5)), "Draw one cubelet")
    window.project_saving.save(path)
    window.actions_["pause"].trigger()
    ended(window, qtbot)
    assert len(read_project(path).problems[0].results.solutions) == 0
    assert listed(window) == all_rows()
    window.document.undo_stack.undo()
    window.project_saving.save(path)
    assert rows_in_file(path) == all_rows()


def unsaved_search(window, qtbot):
    """A search of a puzzle without a file that is paused after its first solutions."""
    window.file_controller.new_from(built_in_puzzle(NAME))
    solve_until_first_solutions(window, qtbot)


def continued_copy(window, qtbot, path, tmp_path):
    """The solutions of a copy of the file whose search was continued, as after a kill."""
    copy = tmp_path / "copy.cubewright"
    copy.write_bytes(path.read_bytes())
    window.file_controller.open(copy)
    qtbot.waitUntil(window.actions_["pause"].isEnabled, timeout=10_000)
    window.actions_["pause"].trigger()
    ended(window, qtbot)
    return rows_in_file(copy)


def test_opening_another_file_ends_a_search_of_the_project_and_keeps_it(window, qtbot, path):
    paused(window, qtbot, path)
    found = window.panel.count
    window.file_controller.new_from(built_in_puzzle("cube"))
    assert not window.solve_controller.is_running
    results = read_project(path).problems[0].results
    assert len(results.solutions) == results.search.listed >= found


def test_a_problem_saved_while_it_is_searched_keeps_the_state_of_its_search(
    window, qtbot, path, tmp_path
):
    unsaved_search(window, qtbot)
    window.project_saving.save(path)
    assert window.solve_controller.session.state is SolveState.PAUSED
    found = window.panel.count
    results = read_project(path).problems[0].results
    assert results.search.listed == len(results.solutions) == found < len(all_rows())
    assert continued_copy(window, qtbot, path, tmp_path) == all_rows()


def test_a_search_writes_the_project_that_was_saved_while_it_ran(window, qtbot, path):
    unsaved_search(window, qtbot)
    assert not window.solve_controller.is_saved
    window.project_saving.save(path)
    assert window.solve_controller.is_saved
    window.actions_["pause"].trigger()
    ended(window, qtbot)
    assert listed(window) == rows_in_file(path) == all_rows()
    results = read_project(path).problems[0].results
    assert results.is_complete
    assert [run.outcome for run in results.runs] == ["complete"]
    assert not window.document.modified


def test_a_search_follows_its_project_to_a_new_name(window, qtbot, path, tmp_path):
    paused(window, qtbot, path)
    other = tmp_path / "other.cubewright"
    window.project_saving.save(other)
    before = read_project(path).problems[0].results
    assert before.search is not None
    window.actions_["pause"].trigger()
    ended(window, qtbot)
    assert rows_in_file(other) == all_rows()
    assert read_project(path).problems[0].results == before


def test_a_search_that_runs_is_saved_and_continues(window, qtbot, path, monkeypatch):
    window.file_controller.new_from(built_in_puzzle("solid-pentominoes-3x4x5"))
    solvable(window, qtbot)
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: window.panel.count > 0, timeout=60_000)
    window.project_saving.save(path)
    assert window.solve_controller.session.state is SolveState.RUNNING
    results = read_project(path).problems[0].results
    assert len(results.solutions) == results.search.listed > 0
    qtbot.waitUntil(lambda: len(rows_in_file(path)) > len(results.solutions), timeout=60_000)
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    assert len(rows_in_file(path)) == window.panel.count


def test_a_search_that_has_not_begun_is_kept_from_its_start(window, qtbot, path):
    window.file_controller.new_from(built_in_puzzle(NAME))
    solvable(window, qtbot)
    window.actions_["solve"].trigger()
    window.project_saving.save(path)
    ended(window, qtbot)
    assert listed(window) == rows_in_file(path) == all_rows()


def test_a_saved_long_search_raises_no_question(window, qtbot, path, questions, monkeypatch):
    monkeypatch.setattr(solve_module, "COSTLY_SECONDS", 0.0)
    solved(window, qtbot, "cube")
    window.project_saving.save(path)
    assert window.unsaved_work.may_replace_document()
    assert questions == []


def test_solutions_of_a_project_with_unsaved_changes_give_way_to_those_of_another_problem(
    window, qtbot, path, monkeypatch
):
    solved(window, qtbot, "diabolical")
    window.project_saving.save(path)
    window.document.add(built_in_puzzle("cube").figure)
    window.document.set_piece_set("soma")
    solvable(window, qtbot)
    window.actions_["solve"].trigger()
    ended(window, qtbot)
    window.project_saving.save(path)
    window.file_controller.open(path)
    qtbot.waitUntil(lambda: window.panel.count == 13, timeout=10_000)
    window.document.rename("Changed")
    monkeypatch.setattr(solve_module, "COSTLY_SECONDS", 0.0)
    window.document.select(1)
    qtbot.waitUntil(lambda: window.panel.count == 240, timeout=10_000)
    window.document.select(0)
    qtbot.waitUntil(lambda: window.panel.count == 13, timeout=10_000)


def test_a_project_that_another_process_has_says_so_beside_its_solutions(window, qtbot, path):
    solved(window, qtbot, "diabolical")
    window.project_saving.save(path)
    window.document.new(built_in_puzzle("cube"))
    with ProjectFile(path):  # as another process has it
        assert window.file_controller.open(path)
        qtbot.waitUntil(lambda: window.panel.count == 13, timeout=10_000)
        assert window.message.text().startswith("Read-only: it is open for writing in process")
        assert "work.cubewright[*] (read-only)" in window.windowTitle()
        window.document.close()


def test_a_project_of_a_newer_version_says_so_beside_its_solutions(window, qtbot, path):
    solved(window, qtbot, "diabolical")
    window.project_saving.save(path)
    window.document.new(built_in_puzzle("cube"))
    with closing(sqlite3.connect(path)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        connection.execute(f"PRAGMA user_version = {version + 1}")
    assert window.file_controller.open(path)
    qtbot.waitUntil(lambda: window.panel.count == 13, timeout=10_000)
    assert window.message.text().startswith("Read-only: a newer version of Cubewright wrote it")


def test_a_full_disk_pauses_the_search_and_loses_nothing(window, qtbot, path, monkeypatch):
    monkeypatch.setattr(kept_search, "SAVE_SECONDS", 0.0)
    window.file_controller.new_from(built_in_puzzle(NAME))
    window.project_saving.save(path)
    solvable(window, qtbot)
    reasons = []
    window.solve_controller.not_kept.connect(reasons.append)
    shown = []
    monkeypatch.setattr(QMessageBox, "open", lambda box: shown.append(box.text()))
    commit = SolutionWriter.commit

    def full(_writer, _results):
        raise DiskFullError(path.name, None, "cannot be written: the disk is full")

    monkeypatch.setattr(SolutionWriter, "commit", full)
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: bool(reasons), timeout=60_000)
    assert "the disk is full" in reasons[0]
    if window.solve_controller.is_running:
        assert window.solve_controller.session.state is SolveState.PAUSED
    monkeypatch.setattr(SolutionWriter, "commit", commit)
    if window.solve_controller.is_running:
        window.actions_["pause"].trigger()
    ended(window, qtbot)
    assert listed(window) == all_rows()
    window.project_saving.save(path)
    assert rows_in_file(path) == all_rows()
    assert shown


def test_solutions_that_a_full_disk_keeps_from_the_project_count_as_unsaved(
    window, qtbot, path, monkeypatch
):
    monkeypatch.setattr(kept_search, "SAVE_SECONDS", 0.0)
    window.file_controller.new_from(built_in_puzzle("solid-pentominoes-3x4x5"))
    window.project_saving.save(path)
    solvable(window, qtbot)
    reasons = []
    window.solve_controller.not_kept.connect(reasons.append)
    monkeypatch.setattr(QMessageBox, "open", lambda _box: None)
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: window.panel.count > 0, timeout=60_000)
    commit = SolutionWriter.commit

    def full(_writer, _results):
        raise DiskFullError(path.name, None, "cannot be written: the disk is full")

    monkeypatch.setattr(SolutionWriter, "commit", full)
    qtbot.waitUntil(lambda: bool(reasons), timeout=60_000)
    document = window.document
    assert window.solve_controller.session.state is SolveState.PAUSED
    assert document.modified
    assert not document.are_results_saved(0)
    monkeypatch.setattr(SolutionWriter, "commit", commit)
    window.project_saving.save(path)
    assert len(rows_in_file(path)) == window.panel.count
    assert not document.modified


def test_searching_again_asks_before_it_replaces_a_long_search(
    window, qtbot, path, questions, monkeypatch
):
    monkeypatch.setattr(solve_module, "COSTLY_SECONDS", 0.0)
    window.file_controller.new_from(built_in_puzzle("cube"))
    window.project_saving.save(path)
    solvable(window, qtbot)
    window.actions_["solve"].trigger()
    ended(window, qtbot)
    window.actions_["solve"].trigger()
    assert questions == ["Search again?"]
    assert not window.solve_controller.is_running
    assert window.unsaved_work.may_replace_document()  # nothing would be lost
    assert len(questions) == 1


def test_a_problem_that_was_never_searched_has_an_empty_list(window, qtbot, path):
    solved(window, qtbot, "diabolical")
    window.project_saving.save(path)
    window.document.duplicate()
    qtbot.waitUntil(lambda: window.panel.count == 13, timeout=10_000)  # the same puzzle
    window.document.edit(window.document.figure.toggled((0, 0, 6)), "Draw one cubelet")
    assert window.panel.count == 13
    window.document.select(0)
    window.document.select(1)
    assert window.panel.count == 13
    window.project_saving.save(path)
    window.file_controller.open(path)
    qtbot.waitUntil(lambda: window.message.text().startswith("Found earlier"), timeout=10_000)
    window.document.select(1)
    qtbot.waitUntil(lambda: window.panel.count == 0, timeout=10_000)
    window.document.select(0)
    qtbot.waitUntil(lambda: window.panel.count == 13, timeout=10_000)


def test_analysing_solutions_of_an_earlier_figure_keeps_them(window, qtbot):
    document = window.document
    solvable(window, qtbot)
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: document.solution_count == 240, timeout=60_000)
    qtbot.waitUntil(lambda: not window.solve_controller.is_running)
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")
    window.panel.first()
    assert window.panel.current_row == 0
    window.actions_["analyse-solution"].trigger()
    qtbot.waitUntil(lambda: not window.analysis.is_running)
    window.analysis.keep_state()
    document.undo_stack.undo()
    assert len(document.results_at(0).solutions) == 240
    assert document.results_at(0).disassemblies
