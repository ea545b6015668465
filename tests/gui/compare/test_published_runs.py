"""The published runs, from the Help menu to the published numbers next to ours."""

from dataclasses import replace

import pytest

from cubewright.gui.compare.published_table import PublishedTable, verdict
from cubewright.gui.shell.commands.help_menu import HELP
from cubewright.solver.analysis.published import PUBLISHED, published
from cubewright.solver.report import Outcome

QUICK = (
    "cube",
    "counting-cube",
    "smarter-cube",
    "cpp-cube",
    "bcsolve-soma",
    # Both are compared without a window in test_published.py too.
    "meteor-plain",
    "meteor-window",
)


def entry_of_menu(window, name):
    actions = window.menuBar().actions()
    (help_menu,) = [each.menu() for each in actions if each.text() == HELP.title]
    assert window.compare_controller.published_menu.menuAction() in help_menu.actions()
    (found,) = [
        a for a in window.compare_controller.published_menu.actions() if a.objectName() == name
    ]
    return found


def repeat(window, qtbot, name):
    with qtbot.waitSignal(window.compare_controller.queue.emptied, timeout=120_000):
        entry_of_menu(window, name).trigger()
    return window.compare_controller.runs.entry(window.compare_controller.runs.rowCount() - 1)


def rows(table):
    model = table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_the_help_menu_lists_every_program_with_its_document(window):
    texts = [action.text() for action in window.compare_controller.published_menu.actions()]
    assert texts == [f"{program.name}: {program.document}" for program in PUBLISHED]


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.slow] if name != "cube" else []) for name in QUICK],
)
def test_a_program_runs_with_exactly_its_settings_and_matches(window, qtbot, name):
    entry = repeat(window, qtbot, name)
    program = published(name)
    assert entry.program is program
    assert entry.run.name == name
    assert entry.run.request.settings == program.settings
    assert entry.run.request.threads == 1
    details = window.compare_controller.view.details
    assert details.tabs.isTabVisible(1)
    assert details.tabs.currentWidget() is details.published
    shown = rows(details.published.table)
    assert all(row[1] == row[2] and row[3] == "match" for row in shown)
    assert "All numbers match" in details.published.verdict.text()
    times = details.published.times.text()
    assert program.machine in times
    assert times.startswith("Here: ")


def test_the_tables_of_a_better_sort_of_input_are_next_to_ours(window, qtbot):
    repeat(window, qtbot, "counting-cube")
    shown = rows(window.compare_controller.view.details.published.table)
    assert ["total explored", "196,839,232", "196,839,232", "match"] in shown
    assert ["total kept", "3,216,496", "3,216,496", "match"] in shown
    repeat(window, qtbot, "smarter-cube")
    shown = rows(window.compare_controller.view.details.published.table)
    assert ["total explored", "4,895,876", "4,895,876", "match"] in shown
    assert ["total kept", "49,816", "49,816", "match"] in shown
    assert window.compare_controller.view.sentence.text().startswith(
        "Placing the pieces with the fewest forms first explored 40 times fewer possibilities"
    )


def test_fewer_nodes_visited_than_published_are_reported(window, qtbot):
    repeat(window, qtbot, "meteor-islands")
    details = window.compare_controller.view.details
    assert rows(details.published.table) == [
        ["nodes visited, at most", "1,999,211", "1,799,878", "fewer"],
        ["solutions", "2,098", "2,098", "match"],
    ]
    assert details.published.verdict.text() == (
        "Fewer nodes visited than in “Meteor Contest Part 3”. All other numbers match."
    )
    assert "1,799,878 nodes visited" in details.numbers.text()


def test_bedlam_runs_for_a_minute_and_can_be_stopped(window, qtbot):
    compare_controller = window.compare_controller
    with qtbot.waitSignal(compare_controller.queue.emptied, timeout=60_000):
        entry_of_menu(window, "bcsolve-bedlam").trigger()
        qtbot.waitUntil(lambda: compare_controller.view.progress.value() > 0, timeout=30_000)
        window.actions_["stop"].trigger()
    entry = compare_controller.runs.entry(0)
    assert entry.run.outcome is Outcome.STOPPED
    (row,) = rows(compare_controller.view.details.published.table)
    assert row[0] == "solutions per second"
    assert row[1] == "16.5"
    assert "Pentium 4" in compare_controller.view.details.published.times.text()


def test_a_difference_is_reported(qtbot, window):
    entry = repeat(window, qtbot, "smarter-cube")
    program = replace(entry.program, solutions=241)
    table = PublishedTable()
    qtbot.addWidget(table)
    table.show_run(program, entry.run)
    assert rows(table.table)[-1] == ["solutions", "241", "240", "difference"]
    assert table.verdict.text() == "Different from “A Better Sort of Input”: solutions."
    stopped = replace(entry.run, outcome=Outcome.STOPPED)
    assert "was stopped before" in verdict(program, stopped)


def test_an_ordinary_run_has_no_published_numbers(window, qtbot):
    repeat(window, qtbot, "smarter-cube")
    with qtbot.waitSignal(window.solve_controller.ran, timeout=60_000):
        window.actions_["solve"].trigger()
    assert not window.compare_controller.view.details.tabs.isTabVisible(1)
