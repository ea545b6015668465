"""Going to a number in the list of solutions."""

import pytest
from PySide6.QtCore import Qt

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


@pytest.fixture
def full(qtbot):
    """A panel with the cube's 240 solutions; the first solution is selected."""
    made = SolutionsPanel()
    qtbot.addWidget(made)
    made.resize(300, 500)
    with qtbot.waitExposed(made):
        made.show()
    for report in solve(SolveRequest(built_in_puzzle("cube"))):
        if isinstance(report, Prepared):
            made.begin(report.cover)
        elif isinstance(report, SolutionsFound):
            made.append(report.rows)
    made.first()
    return made


def enter(qtbot, panel, text):
    field = panel.position.field
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def test_a_click_on_the_position_asks_for_a_number_and_enter_selects_it(full, qtbot):
    qtbot.mouseClick(full.position, Qt.MouseButton.LeftButton)
    assert full.position.is_open
    enter(qtbot, full, "120")
    assert full.current_row == 119
    assert not full.position.is_open


@pytest.mark.parametrize("text", ["0", "241", "-3", "many", "1,000", ""])
def test_a_number_outside_the_list_is_reported(full, qtbot, text):
    full.ask_position()
    with qtbot.waitSignal(full.status_message) as message:
        enter(qtbot, full, text)
    assert f"no number {text} in the list: enter 1 to 240" in message.args[0]
    assert full.current_row == 0
    assert full.position.is_open
    enter(qtbot, full, "7")
    assert full.current_row == 6


def test_escape_keeps_the_solution(full, qtbot):
    full.ask_position()
    qtbot.keyClicks(full.position.field, "12")
    qtbot.keyClick(full.position.field, Qt.Key.Key_Escape)
    assert not full.position.is_open
    assert full.current_row == 0


def test_an_empty_list_shows_no_field(full):
    full.ask_position()
    full.clear()
    assert not full.position.is_open
    full.ask_position()
    assert not full.position.is_open


def test_the_window_reports_a_number_outside_the_list(window, full):
    assert not window.actions_["go-to-solution"].isEnabled()
    window.panel.show_results(full.model.store, None)
    action = window.actions_["go-to-solution"]
    assert action.isEnabled()
    action.trigger()
    assert window.panel.position.is_open
    window.panel.position.field.setText("500")
    window.panel.position.field.returnPressed.emit()
    assert window.message.text() == "There is no number 500 in the list: enter 1 to 240."
    window.panel.position.field.setText("5")
    window.panel.position.field.returnPressed.emit()
    assert window.panel.current_row == 4
    assert window.message.text() == ""
    window.panel.clear()


def test_the_position_takes_no_height_from_the_list(full, qtbot):
    full.resize(300, 600)
    full.show()
    qtbot.waitExposed(full)
    assert full.table.mapTo(full, full.table.rect().topLeft()).y() < 60
