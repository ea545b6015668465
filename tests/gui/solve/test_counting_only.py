"""The window's choices “Count only” and the number of processors."""

import math

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.file import write_project
from cubewright.gui.frame.settings import Settings
from cubewright.gui.settings.choices import thread_titles
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.solutions.empty_page import COUNT_STOPPED, COUNTING, NOT_LISTED, NUMBER_AT_END
from cubewright.gui.solve.solve_session import SolveState
from cubewright.presenter.files.saved_search import read_saved_search
from cubewright.solver import count as counting
from cubewright.solver.search.processors import default_threads, processors


def ended(window, qtbot):
    qtbot.waitUntil(
        lambda: window.solve_controller.session.state is SolveState.IDLE, timeout=60_000
    )


def status_message(window):
    return window.panel.empty_page.text()


def test_a_count_lists_no_solution_and_shows_all_three_numbers(window, qtbot):
    window.actions_["count-only"].trigger()
    window.actions_["solve"].trigger()
    ended(window, qtbot)
    assert window.panel.count == 0
    assert (
        status_message(window)
        == f"Counted 240 unique, 480 up to rotation, 11,520 raw.\n{NOT_LISTED}"
    )
    assert window.message.text().startswith("Search complete: 240 solutions")
    assert window.toolbar.found.text() == "240 found"


def test_without_the_switch_solutions_are_listed_again(window, qtbot):
    only = window.actions_["count-only"]
    only.trigger()
    only.trigger()
    window.actions_["solve"].trigger()
    ended(window, qtbot)
    assert window.panel.count == 240
    assert "counted" not in window.message.text()


def test_a_long_count_shows_its_progress_and_is_paused_and_stopped(window, qtbot, monkeypatch):
    # A complete search: whether a frontier count looks faster depends on the moment.
    monkeypatch.setattr(counting, "MIN_SEARCH_SECONDS", math.inf)
    window.file_controller.new_from(built_in_puzzle("bedlam"))
    window.actions_["count-only"].trigger()
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: "So far" in status_message(window), timeout=60_000)
    assert status_message(window).startswith(COUNTING)
    window.actions_["pause"].trigger()
    assert window.message.text().startswith("Paused at ")
    window.actions_["pause"].trigger()
    assert window.message.text() == "Counting…"
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    assert status_message(window).startswith("The count was stopped at ")
    assert status_message(window).endswith(NOT_LISTED)


def test_counting_in_the_window_is_paused_and_stopped(window, qtbot):
    window.file_controller.new_from(built_in_puzzle("double-soma-3x3x6"))
    window.actions_["count-only"].trigger()
    window.actions_["solve"].trigger()
    # The search alone would take days to count these solutions.
    qtbot.waitUntil(lambda: window.toolbar.progress.value() > 50, timeout=60_000)
    # The number that the search found is final, so it is not shown.
    assert window.toolbar.found.text() == "Counting…"
    assert status_message(window) == f"{COUNTING}\n{NUMBER_AT_END}"
    # The statistics must not show the numbers of the replaced search.
    qtbot.waitUntil(lambda: "Counting for" in window.statistics._speed.text(), timeout=60_000)
    assert [label.text() for label in window.statistics._counts._numbers] == ["\N{EN DASH}"] * 3
    assert window.statistics.stages.rowCount() == 0
    qtbot.waitUntil(lambda: "Counting for" in window.statistics._speed.text())
    # The time is known as soon as the size is estimated.
    qtbot.waitUntil(lambda: " left" in window.statistics._speed.text(), timeout=60_000)
    job = window.solve_controller.session.worker.job
    window.actions_["pause"].trigger()
    qtbot.waitUntil(lambda: job.is_waiting, timeout=2000)
    assert window.message.text().startswith("Paused at ")
    assert window.message.text().endswith(" left.")
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    assert window.toolbar.found.text().endswith(" found")
    assert status_message(window) == COUNT_STOPPED
    assert " left" not in window.toolbar.progress.format()
    assert " % of the count after " in window.message.text()
    assert window.message.text().endswith("resuming restarts the count.")


def test_a_count_resumes_as_a_count_and_starts_a_new_frontier_count(window, qtbot, tmp_path):
    window.file_controller.new_from(built_in_puzzle("soma-plus-2x4x5"))
    window.actions_["count-only"].trigger()
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: status_message(window).endswith(NUMBER_AT_END), timeout=60_000)
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    project = window.solve_controller.project_at(window.solve_controller.checkpoint)
    path = tmp_path / "count.search"
    write_project(path, project())
    assert path.stat().st_size < 300_000
    window.actions_["count-only"].trigger()  # the saved file says that it is a count
    window.solve_controller.resume(read_saved_search(path))
    qtbot.waitUntil(lambda: status_message(window).endswith(NUMBER_AT_END), timeout=60_000)
    ended(window, qtbot)
    assert status_message(window).startswith("Counted 4,441,090 unique")


def test_the_switch_and_the_processors_are_remembered(window, qtbot):
    window.actions_["count-only"].trigger()
    last = window.menus.threads.actions()[-1]
    last.trigger()
    assert window.solve_controller.threads == processors()
    window.settings.save()
    again = MainWindow(Settings(), MENUS)
    qtbot.addWidget(again, before_close_func=lambda window: window.shut_down())
    assert again.actions_["count-only"].isChecked()
    assert again.solve_controller.count_only
    assert again.solve_controller.threads == processors()
    assert again.menus.threads.actions()[-1].isChecked()


def test_the_default_number_of_processors_is_used_until_the_user_chooses_another(window, qtbot):
    assert window.menus.threads.actions()[0].isChecked()
    window.actions_["solve"].trigger()
    assert window.solve_controller.request.threads == default_threads()
    ended(window, qtbot)
    window.menus.threads.actions()[-1].trigger()
    window.actions_["solve"].trigger()
    assert window.solve_controller.request.threads == processors()
    ended(window, qtbot)
    assert window.panel.count == 240


def test_a_setting_from_a_larger_machine_means_all_processors(qtbot):
    settings = Settings()
    settings.threads = 4000
    window = MainWindow(settings, MENUS)
    qtbot.addWidget(window, before_close_func=lambda window: window.shut_down())
    assert window.solve_controller.threads == processors()


def test_the_processors_are_offered_by_number():
    assert list(thread_titles(1).values()) == ["Default: 1 of 1", "1"]
    assert thread_titles(4)["4"] == "All 4"


def test_a_long_search_reports_when_a_count_would_give_the_number(window, qtbot, monkeypatch):
    monkeypatch.setattr(counting, "LISTING_SECONDS", 0.0)
    monkeypatch.setattr(counting, "ESTIMATE_SHARE", 100.0)
    window.file_controller.new_from(built_in_puzzle("double-soma-3x3x6"))
    qtbot.waitUntil(window.actions_["solve"].isEnabled)
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: "Count only (F8) would give" in window.message.text())
    qtbot.waitUntil(lambda: "Count only (F8) would give" in window.statistics._speed.text())
    window.actions_["stop"].trigger()
    ended(window, qtbot)
    assert "F8" not in window.message.text()
    assert "F8" not in window.statistics._speed.text()
