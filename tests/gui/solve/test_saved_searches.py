"""Searches that are saved, resumed, discarded and recovered in the window."""

import shutil
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest
from paused_search import solve_until_first_solutions
from PySide6.QtWidgets import QFileDialog, QMessageBox

from cubewright.errors import DiskFullError, FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.file import SolutionWriter, read_project
from cubewright.gui.frame.settings import Settings
from cubewright.gui.shell import application
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.solve import solve as solve_module
from cubewright.gui.solve.solve_session import SolveState
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.files import kept_search
from cubewright.presenter.files.saved_search import read_saved_search
from cubewright.presenter.search.counting_choice import CountingChoice
from cubewright.solver.report import SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

SAMPLES = Path(__file__).parents[2] / "samples" / "searches"
NAME = "solid-pentominoes-2x5x6"
LONGER = "solid-pentominoes-3x4x5"
"""Use this in tests that stop the search before its end."""


@pytest.fixture
def new_window(qtbot, asking_window):
    """A function that returns several windows, first the shared window."""
    first = [asking_window]

    def made():
        if first:
            return first.pop()
        window = MainWindow(Settings(), MENUS)
        qtbot.addWidget(window, before_close_func=lambda window: window.shut_down())
        window.show()
        qtbot.waitExposed(window)
        return window

    return made


@pytest.fixture
def answers(monkeypatch, tmp_path):
    """The answers to the dialogs: a path, and the text of a button."""
    given = {"path": str(tmp_path / "left.search"), "button": None, "shown": []}
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: (given["path"], ""))

    def answer(box):
        given["shown"].append(f"{box.text()} {box.informativeText()}")
        return given.get("result", given["button"])

    monkeypatch.setattr(QMessageBox, "exec", answer)
    monkeypatch.setattr(
        QMessageBox,
        "clickedButton",
        lambda box: next(b for b in box.buttons() if b.text().replace("&", "") == given["button"]),
    )
    return given


def begun(window, qtbot, name=NAME):
    """A search that is paused after its first solutions."""
    window.file_controller.new_from(built_in_puzzle(name))
    solve_until_first_solutions(window, qtbot)
    qtbot.waitUntil(window.actions_["save-search"].isEnabled, timeout=5000)
    return window


def ended(window, qtbot):
    qtbot.waitUntil(
        lambda: window.solve_controller.session.state is SolveState.IDLE, timeout=60_000
    )


def saved(window, qtbot):
    window.actions_["save-search"].trigger()
    qtbot.waitUntil(lambda: window.message.text().startswith("Search saved"), timeout=5000)


def listed(window):
    return sorted(window.panel.model.store.row(at).tolist() for at in range(window.panel.count))


@cache
def all_rows(convention=Convention.UNIQUE):
    request = SolveRequest(built_in_puzzle(NAME), convention)
    reports = (report for report in solve(request) if isinstance(report, SolutionsFound))
    return sorted(row for report in reports for row in report.rows.tolist())


def test_a_paused_search_is_saved_and_resumed_in_another_window(
    new_window, qtbot, answers, tmp_path
):
    first = begun(new_window(), qtbot)
    found = first.panel.count
    saved(first, qtbot)
    assert first.solve_controller.session.state is SolveState.PAUSED
    first.actions_["stop"].trigger()
    ended(first, qtbot)
    path = tmp_path / "left.search"
    assert read_saved_search(path).listed >= found
    assert read_saved_search(path).missing == 0
    second = new_window()
    second.actions_["resume-search"].trigger()
    qtbot.waitUntil(lambda: second.panel.count >= found, timeout=60_000)
    ended(second, qtbot)
    assert second.document.figure.cells == built_in_puzzle(NAME).figure.cells
    assert listed(second) == all_rows()
    assert second.toolbar.found.text() == f"{len(all_rows()):,} found"
    assert not second.actions_["save-search"].isEnabled()


def test_a_saved_search_is_resumed_however_it_is_opened(new_window, qtbot, answers, tmp_path):
    first = begun(new_window(), qtbot)
    saved(first, qtbot)
    first.actions_["stop"].trigger()
    ended(first, qtbot)
    second = new_window()
    assert second.file_controller.open(tmp_path / "left.search")
    ended(second, qtbot)
    assert listed(second) == all_rows()
    # even during another search, and with unsaved changes that are discarded
    running = begun(new_window(), qtbot, "bedlam")
    running.document.edit(built_in_puzzle("cube").figure, "Draw a cube")
    answers["result"] = QMessageBox.StandardButton.Discard
    assert running.file_controller.open(tmp_path / "left.search")
    ended(running, qtbot)
    assert running.document.figure.cells == built_in_puzzle(NAME).figure.cells
    assert listed(running) == all_rows()


def test_a_search_paused_as_soon_as_it_is_resumed_can_be_saved(
    new_window, qtbot, answers, tmp_path
):
    window = begun(new_window(), qtbot)
    saved(window, qtbot)
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    path = tmp_path / "left.search"
    before = read_saved_search(path)
    assert window.saved_searches.resume(path)
    session = window.solve_controller.session
    session.pause()  # before the first step of the search
    qtbot.waitUntil(lambda: session.worker.job.is_waiting, timeout=60_000)
    qtbot.waitUntil(window.actions_["save-search"].isEnabled, timeout=5000)
    assert f"{before.listed:,} found" in window.toolbar.found.text()
    path.unlink()
    saved(window, qtbot)
    assert read_saved_search(path).listed == before.listed
    session.resume()
    ended(window, qtbot)
    assert listed(window) == all_rows()


def test_a_stopped_search_is_saved_too_with_a_message(new_window, qtbot, answers, tmp_path):
    window = begun(new_window(), qtbot)
    assert window.actions_["save-search"].isEnabled()
    assert not window.actions_["resume-search"].isEnabled()
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    assert "Press Ctrl+Alt+S to save the search" in window.message.text()
    saved(window, qtbot)
    window.file_controller.new_from(built_in_puzzle("cube"))
    assert not window.actions_["save-search"].isEnabled()
    assert window.saved_searches.resume(tmp_path / "left.search")
    qtbot.waitUntil(lambda: window.panel.count > 0, timeout=60_000)
    ended(window, qtbot)
    assert listed(window) == all_rows()


def test_remaining_solutions_of_an_old_search_without_solutions_are_found(
    new_window, qtbot, answers, recorded
):
    window, path = new_window(), SAMPLES / "terminal.search"
    before = read_saved_search(path).listed
    status_message = recorded(window.saved_searches.status_message)
    window.saved_searches.resume(path)
    assert (
        f"{before:,} of the {before:,} solutions found before are not in the file"
        in status_message[0]
    )
    ended(window, qtbot)
    assert window.panel.count == 480 - before
    assert window.toolbar.found.text() == "480 found"


@pytest.mark.parametrize("name", ["window.search", "window.search.gz", "some-solutions.search.gz"])
def test_a_search_that_an_earlier_version_saved_is_resumed(new_window, qtbot, answers, name):
    window, path = new_window(), SAMPLES / name
    saved = read_saved_search(path)
    assert window.file_controller.open(path)
    ended(window, qtbot)
    total = 240 if saved.convention is Convention.UNIQUE else 480
    assert window.panel.count == total - saved.missing
    assert window.toolbar.found.text() == f"{total} found"


def test_a_search_saved_in_a_project_is_written_when_it_is_resumed(
    new_window, qtbot, answers, tmp_path, monkeypatch
):
    path = tmp_path / "left.cubewright"
    answers["path"] = str(path)
    window = begun(new_window(), qtbot)
    saved(window, qtbot)
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    again = new_window()
    monkeypatch.setattr(again.saved_searches, "_window_with", lambda *_: window)
    assert not again.saved_searches.resume(path)
    assert again.message.text() == "left.cubewright is open in another window."
    monkeypatch.setattr(again.saved_searches, "_window_with", lambda *_: None)
    again.actions_["resume-search"].trigger()
    assert again.document.path == path
    assert again.settings.recent_files[0] == path
    ended(again, qtbot)
    assert listed(again) == all_rows()
    assert not again.document.modified
    again.shut_down()
    results = read_project(path).problems[0].results
    assert results.is_complete
    assert len(results.solutions) == len(all_rows())


@pytest.mark.parametrize("button", ["Resume", "Discard", "Ask later"])
def test_a_copy_from_an_earlier_version_is_offered(new_window, qtbot, answers, button):
    window = new_window()
    keeper = window.saved_searches.recovery
    keeper.folder.mkdir(parents=True)
    for name in ("window.search.gz", "window.search.gz.rows"):
        shutil.copy(SAMPLES / name, keeper.folder / f"0123{name[6:]}")
    answers["button"] = button
    window.saved_searches.offer_recovery()
    assert "Resume the search of" in answers["shown"][-1]
    if button == "Resume":
        ended(window, qtbot)
        assert window.panel.count == 480
        keeper.discard_all()
    assert bool(list(keeper.folder.glob("*.search.gz*"))) is (button == "Ask later")


def test_a_count_is_saved_without_solutions(new_window, qtbot, answers, tmp_path):
    window = new_window()
    window.file_controller.new_from(built_in_puzzle("bedlam"))
    window.actions_["count-only"].trigger()
    window.choices.choose_counting(CountingChoice(Convention.RAW))
    window.actions_["solve"].trigger()
    qtbot.waitUntil(window.actions_["save-search"].isEnabled, timeout=60_000)
    saved(window, qtbot)
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    path = tmp_path / "left.search"
    assert not len(read_saved_search(path).results.solutions)
    window.choices.choose_counting(CountingChoice(Convention.UNIQUE))
    window.saved_searches.resume(path)
    assert window.solve_controller.request.count_only
    assert window.solve_controller.convention is Convention.RAW
    qtbot.waitUntil(lambda: window.solve_controller.is_unfinished, timeout=60_000)
    assert (
        window.solve_controller._last.counts.raw >= read_saved_search(path).counts[Convention.RAW]
    )
    window.actions_["stop"].trigger()
    ended(window, qtbot)


def test_a_file_without_a_search_is_refused(new_window, qtbot, answers, tmp_path):
    window = new_window()
    path = tmp_path / "left.search"
    path.write_text("{}")
    assert not window.saved_searches.resume(path)
    assert "cannot be resumed" in answers["shown"][-1]
    assert "no saved search" in answers["shown"][-1]


def test_a_search_with_another_numbering_of_placements_is_refused(
    new_window, qtbot, answers, monkeypatch
):
    window = begun(new_window(), qtbot, LONGER)
    saved(window, qtbot)
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    monkeypatch.setattr(
        "cubewright.presenter.files.search_state.problem_digest", lambda _cover: "other"
    )
    status_message = []
    monkeypatch.setattr(
        QMessageBox, "warning", lambda _window, _title, text: status_message.append(text)
    )
    window.actions_["resume-search"].trigger()
    qtbot.waitUntil(lambda: status_message != [], timeout=60_000)
    assert "numbers the placements differently" in status_message[0]
    ended(window, qtbot)
    assert window.panel.count == 0


def test_a_file_that_cannot_be_written_is_reported(new_window, qtbot, answers, tmp_path):
    answers["path"] = str(tmp_path / "none" / "left.search")
    window = begun(new_window(), qtbot, LONGER)
    window.actions_["save-search"].trigger()
    qtbot.waitUntil(lambda: answers["shown"] != [], timeout=5000)
    assert "The search was not saved." in answers["shown"][0]
    window.actions_["stop"].trigger()
    ended(window, qtbot)


@pytest.mark.parametrize("button", ["Save", "Discard", "Cancel"])
def test_discarding_a_search_offers_to_save_it(
    new_window, qtbot, answers, monkeypatch, tmp_path, button
):
    window = begun(new_window(), qtbot)
    assert window.unsaved_work.may_replace_document()  # the search was short
    monkeypatch.setattr(solve_module, "UNFINISHED_SECONDS", 0.0)
    answers["button"] = getattr(QMessageBox.StandardButton, button)
    assert window.close() is (button != "Cancel")
    assert "Discard the unfinished search?" in answers["shown"][-1]
    path = tmp_path / "left.search"
    assert path.exists() is (button == "Save")
    if button == "Save":
        again = new_window()
        assert again.saved_searches.resume(path)
        qtbot.waitUntil(lambda: again.panel.count > 0, timeout=60_000)
        ended(again, qtbot)
        assert listed(again) == all_rows()
    elif button == "Cancel":
        answers["button"] = QMessageBox.StandardButton.Discard
        assert window.close()


@pytest.mark.parametrize("costly_seconds", [0.0, 3600.0])
def test_the_question_adapts_if_the_search_ends_before_the_answer(
    new_window, qtbot, monkeypatch, costly_seconds
):
    window = begun(new_window(), qtbot)
    monkeypatch.setattr(solve_module, "UNFINISHED_SECONDS", 0.0)
    monkeypatch.setattr(solve_module, "COSTLY_SECONDS", costly_seconds)
    status_message = []

    def wait_and_cancel(box):
        status_message.append((box.text(), box.button(QMessageBox.StandardButton.Save) is not None))
        window.solve_controller.session.resume()
        ended(window, qtbot)
        status_message.append((box.text(), box.button(QMessageBox.StandardButton.Save) is not None))
        assert box.defaultButton() is box.button(QMessageBox.StandardButton.Cancel)
        return QMessageBox.StandardButton.Cancel

    monkeypatch.setattr(QMessageBox, "exec", wait_and_cancel)
    assert not window.unsaved_work.may_replace_document()
    now = "Discard these solutions?" if not costly_seconds else "Discard the completed search?"
    assert status_message == [("Discard the unfinished search?", True), (now, False)]
    window.solve_controller.forget()  # an answered question receives no more signals


def kept(window, qtbot):
    """Save the search for recovery, as the window does twice a minute."""
    window.solve_controller.session.request_checkpoint()
    qtbot.waitUntil(lambda: window.saved_searches.recovery.path is not None, timeout=5000)


def crashed(window):
    """End as in a crash: only the system releases locks."""
    keeper = window.saved_searches.recovery
    window.solve_controller.session.end()
    keeper._copy.leave()
    keeper._copy = None
    window.shut_down()


@pytest.mark.parametrize("button", ["Resume", "Discard", "Ask later"])
def test_a_search_is_offered_with_its_solutions_after_a_crash(new_window, qtbot, answers, button):
    window = begun(new_window(), qtbot)
    found = window.panel.count
    kept(window, qtbot)
    crashed(window)
    again = new_window()
    answers["button"] = button
    windows = SimpleNamespace(
        current=again,
        window_for_search=lambda _puzzle: again.saved_searches,
        is_searching=lambda: again.solve_controller.is_running,
    )
    application._open_first(windows, (), solve=False)
    assert "Resume the search of" in answers["shown"][-1]
    assert "did not close properly" in answers["shown"][-1]
    if button == "Resume":
        qtbot.waitUntil(lambda: again.panel.count >= found, timeout=60_000)
        ended(again, qtbot)
        assert listed(again) == all_rows()
        assert len(list(again.saved_searches.recovery.folder.glob("*.search.cubewright"))) == 1
        again.shut_down()
    left = list(again.saved_searches.recovery.folder.glob("*.search.cubewright"))
    assert bool(left) is (button == "Ask later")


def test_the_searches_of_all_problems_are_kept_for_recovery(new_window, qtbot, answers):
    window = begun(new_window(), qtbot)
    kept(window, qtbot)
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    other = built_in_puzzle(LONGER)
    window.document.add(other.figure)
    window.document.use_pieces(other.piece_set, "Use pieces")
    solve_until_first_solutions(window, qtbot)
    kept(window, qtbot)
    folder = window.saved_searches.recovery.folder
    names = {read_saved_search(path).puzzle.name for path in folder.glob("*.search.cubewright")}
    assert names == {built_in_puzzle(NAME).name, other.name}
    window.document.select(0)
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    window.document.new(built_in_puzzle("cube"))
    assert list(folder.glob("*.search*")) == []


@pytest.fixture
def saves_often(monkeypatch):
    monkeypatch.setattr(kept_search, "SAVE_SECONDS", 0.02)


def test_a_running_search_is_saved_for_recovery_and_a_complete_one_is_not(
    new_window, saves_often, qtbot, answers
):
    window = new_window()
    folder = window.saved_searches.recovery.folder
    window.file_controller.new_from(built_in_puzzle(LONGER))
    window.actions_["solve"].trigger()
    keeper = window.saved_searches.recovery
    qtbot.waitUntil(lambda: keeper.path is not None and window.panel.count > 0, timeout=60_000)
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    left = read_saved_search(keeper.path)
    assert left.listed == window.panel.count == len(left.results.solutions)
    window.solve_controller.forget()
    assert list(folder.glob("*.search*")) == []


@pytest.mark.parametrize("is_saved_first", [True, False])
def test_a_search_that_was_removed_from_its_project_is_kept_for_recovery(
    new_window, qtbot, answers, tmp_path, is_saved_first
):
    window, path = new_window(), tmp_path / "work.cubewright"
    controller, recovery = window.solve_controller, window.saved_searches.recovery
    window.file_controller.new_from(built_in_puzzle(LONGER))
    if is_saved_first:
        window.project_saving.save(path)
    solve_until_first_solutions(window, qtbot)
    if not is_saved_first:
        kept(window, qtbot)
        window.project_saving.save(path)
    assert controller.is_saved
    assert recovery.path is None
    window.document.edit(built_in_puzzle("cube").figure, "Draw a cube")
    window.project_saving.save(path)
    assert controller.is_running
    assert not controller.is_saved
    kept(window, qtbot)
    assert controller.session.state is SolveState.PAUSED
    assert_copied(window, qtbot)
    window.actions_["pause"].trigger()
    ended_or_found_more(window, qtbot, window.panel.count)
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    if controller.checkpoint is not None:
        left = read_saved_search(recovery.path)
        assert left.listed == window.panel.count == len(left.results.solutions)


def assert_copied(window, qtbot):
    """The copy of a paused search has the listed solutions, except the last few."""
    path = window.saved_searches.recovery.path
    qtbot.waitUntil(lambda: read_saved_search(path).listed == window.panel.count, timeout=5000)
    assert len(read_saved_search(path).results.solutions) == window.panel.count


def ended_or_found_more(window, qtbot, count):
    controller = window.solve_controller
    qtbot.waitUntil(lambda: window.panel.count > count or not controller.is_running, timeout=60_000)


def test_a_search_that_cannot_be_written_into_its_project_is_kept_for_recovery(
    new_window, saves_often, qtbot, answers, tmp_path, monkeypatch
):
    window, path = new_window(), tmp_path / "work.cubewright"
    window.file_controller.new_from(built_in_puzzle(LONGER))
    window.project_saving.save(path)
    reasons, commit = [], SolutionWriter.commit
    window.solve_controller.not_kept.connect(reasons.append)
    monkeypatch.setattr(QMessageBox, "open", lambda _box: None)

    def full(writer, results):
        if writer._file.path == path:
            raise DiskFullError(path.name, None, "cannot be written: the disk is full")
        commit(writer, results)

    monkeypatch.setattr(SolutionWriter, "commit", full)
    qtbot.waitUntil(window.actions_["solve"].isEnabled, timeout=10_000)
    window.actions_["solve"].trigger()
    recovery = window.saved_searches.recovery
    qtbot.waitUntil(lambda: recovery.path is not None, timeout=60_000)
    assert len(reasons) == 1
    assert window.solve_controller.session.state is SolveState.PAUSED
    assert_copied(window, qtbot)
    window.actions_["pause"].trigger()
    qtbot.waitUntil(lambda: len(reasons) == 2, timeout=60_000)
    monkeypatch.setattr(SolutionWriter, "commit", commit)
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    window.solve_controller.forget()


def test_the_setting_for_copies_applies_to_a_running_search(new_window, qtbot, answers):
    window = begun(new_window(), qtbot, LONGER)
    kept(window, qtbot)
    session, recovery = window.solve_controller.session, window.saved_searches.recovery
    window.settings.keeps_recovery = False
    session.request_checkpoint()
    qtbot.waitUntil(lambda: list(recovery.folder.glob("*.search.cubewright")) == [], timeout=5000)
    window.settings.keeps_recovery = True
    kept(window, qtbot)
    assert_copied(window, qtbot)
    window.actions_["stop"].trigger()
    ended(window, qtbot)


def test_a_search_that_began_without_a_copy_gets_one_when_copies_are_switched_on(
    new_window, saves_often, qtbot, answers
):
    window = new_window()
    recovery = window.saved_searches.recovery
    window.settings.keeps_recovery = False
    window.file_controller.new_from(built_in_puzzle("bedlam"))
    qtbot.waitUntil(window.actions_["solve"].isEnabled, timeout=10_000)
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: window.solve_controller.is_unfinished, timeout=60_000)
    assert list(recovery.folder.glob("*.search.cubewright")) == []
    window.settings.keeps_recovery = True
    qtbot.waitUntil(lambda: recovery.path is not None, timeout=10_000)
    window.actions_["stop"].trigger()
    ended(window, qtbot)


def test_a_saved_search_with_damaged_solutions_is_refused(
    new_window, qtbot, answers, monkeypatch, tmp_path
):
    window, path = begun(new_window(), qtbot, LONGER), tmp_path / "left.search"
    saved(window, qtbot)
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE block SET rows = x'00'")
    failures = []
    window.solve_controller.failed.connect(failures.append)
    monkeypatch.setattr(QMessageBox, "warning", lambda *_: None)
    window.actions_["resume-search"].trigger()
    qtbot.waitUntil(lambda: failures != [], timeout=60_000)
    assert isinstance(failures[0], FormatError)
    ended(window, qtbot)
    assert window.panel.count == 0


def test_a_signal_of_the_system_saves_the_search_for_recovery(new_window, qtbot, answers):
    window = begun(new_window(), qtbot, LONGER)
    window.shut_down(keep_work=True)
    again = new_window()
    (left,) = again.saved_searches.recovery.find()
    assert read_saved_search(left.path).listed >= 1
    left.discard()


def test_a_search_of_a_running_program_is_not_offered(new_window, qtbot, answers):
    window = begun(new_window(), qtbot, LONGER)
    kept(window, qtbot)
    assert new_window().saved_searches.recovery.find() == []
    window.actions_["stop"].trigger()
    ended(window, qtbot)


def test_a_failed_recovery_save_is_reported_once(new_window, qtbot, answers, recorded):
    window = new_window()
    folder = window.saved_searches.recovery.folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("no folder")
    status_message = recorded(window.saved_searches.status_message)
    begun(window, qtbot, LONGER)
    for _ in range(2):
        with qtbot.waitSignal(window.solve_controller.session.reached):
            window.solve_controller.session.request_checkpoint()
    assert len(status_message) == 1
    assert "cannot be saved for recovery" in status_message[0]
    folder.unlink()
    window.actions_["stop"].trigger()
    ended(window, qtbot)


def test_a_stopped_search_continues_and_keeps_its_solutions(new_window, qtbot, answers):
    window = begun(new_window(), qtbot)
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    found, store = window.panel.count, window.panel.model.store
    assert 0 < found < len(all_rows())
    pause = window.actions_["pause"]
    assert (pause.text(), pause.isEnabled()) == ("R&esume", True)
    assert "F6 to resume it" in window.message.text()
    pause.trigger()
    assert not window.actions_["solve"].isEnabled()
    qtbot.waitUntil(lambda: window.panel.count > found, timeout=60_000)
    ended(window, qtbot)
    assert window.panel.model.store is store
    assert listed(window) == all_rows()
    pause = window.actions_["pause"]
    assert (pause.text(), pause.isEnabled()) == ("&Pause", False)


@pytest.mark.parametrize("button", ["Discard", "Cancel"])
def test_solve_asks_before_it_discards_a_long_search(
    new_window, qtbot, answers, monkeypatch, button
):
    window = begun(new_window(), qtbot)
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    monkeypatch.setattr(solve_module, "UNFINISHED_SECONDS", 0.0)
    answers["button"] = getattr(QMessageBox.StandardButton, button)
    checkpoint = window.solve_controller.checkpoint
    window.actions_["solve"].trigger()
    assert "Discard the unfinished search?" in answers["shown"][-1]
    assert window.solve_controller.is_running is (button == "Discard")
    if button == "Cancel":
        assert window.solve_controller.checkpoint is checkpoint
    window.solve_controller.forget()


def test_a_short_search_is_discarded_without_a_question(new_window, qtbot, answers):
    window = begun(new_window(), qtbot)
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    window.actions_["solve"].trigger()
    ended(window, qtbot)
    assert not answers["shown"]
    assert listed(window) == all_rows()


def test_a_finished_count_is_not_offered_as_unfinished(new_window, qtbot, answers):
    window = new_window()
    window.file_controller.new_from(built_in_puzzle(LONGER))
    window.actions_["count-only"].trigger()
    window.actions_["solve"].trigger()
    window.solve_controller.session.request_checkpoint()  # as if it had run for a second
    ended(window, qtbot)
    assert window.solve_controller.checkpoint is None
    assert list(window.saved_searches.recovery.folder.glob("*.search*")) == []
