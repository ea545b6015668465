"""Two solutions are shown side by side, and a pasted solution is found."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from cubewright.gui.solutions.comparison_dialog import compare_rows


@pytest.fixture
def listed(window, qtbot):
    """The window with the 240 solutions of the cube; the first solution is selected."""
    with qtbot.waitSignal(window.solve_controller.ran):
        window.solve_controller.solve()
    qtbot.waitUntil(lambda: window.panel.current_row == 0)
    return window


def test_a_comparison_follows_the_selection(listed, qtbot):
    panel, dialogs = listed.panel, listed.solution_dialogs
    listed.actions_["compare-solutions"].trigger()
    shown = dialogs.comparison
    assert "Select another solution" in shown.sentence.text()
    panel.next()
    store = panel.model.store
    one, other = (set(store.solution(index).placed) for index in (0, 1))
    assert shown.sentence.text() == f"{len(one - other)} of 7 pieces lie elsewhere."
    assert [title.text() for title in shown.titles] == ["Solution 1", "Solution 2"]
    shown.keep_button.click()
    panel.next()
    assert [title.text() for title in shown.titles] == ["Solution 2", "Solution 3"]
    shown.stepped.emit(-1)
    assert panel.current_row == 1
    assert not shown.isModal()
    shown.close()
    panel.next()


def test_the_compared_solutions_turn_together(listed):
    listed.actions_["compare-solutions"].trigger()
    listed.panel.next()
    turning = listed.solution_dialogs.comparison.turning
    one, other = turning.views
    solutions = [listed.panel.model.store.solution(index) for index in (0, 1)]
    same = set(solutions[0].placed) & set(solutions[1].placed)
    assert 0 < len(same) < 7
    for view, solution in zip(turning.views, solutions, strict=True):
        names = {solution.piece(placed).symbol for placed in same}
        assert view.scene.visibility.outlined == names
    one.orbit(30, 10)
    assert other.direction == one.direction
    other._zoom(1.5)
    other._pan(12, 3)
    other.set_parallel(True)
    assert one.pose == other.pose
    assert one.is_parallel
    listed.solution_dialogs.comparison.keep_button.click()
    assert not one.scene.visibility.outlined
    listed.solution_dialogs.comparison.close()


@pytest.mark.slow
def test_a_comparison_is_copied_as_a_picture(listed):
    listed.actions_["compare-solutions"].trigger()
    listed.panel.next()
    dialog = listed.solution_dialogs.comparison
    (copy,) = dialog.actions()
    copy.trigger()
    image = QGuiApplication.clipboard().image()
    assert image.width() > 0.9 * dialog.width()
    across, down = range(0, image.width(), 9), range(0, image.height(), 9)
    assert len({image.pixel(x, y) for x in across for y in down}) > 10


def test_two_selected_solutions_are_compared(listed, qtbot):
    panel = listed.panel
    panel.go_to(4)
    qtbot.keyClick(panel.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    listed.actions_["compare-solutions"].trigger()
    shown = listed.solution_dialogs.comparison
    assert [title.text() for title in shown.titles] == ["Solution 5", "Solution 6"]
    panel.clear()
    qtbot.waitUntil(lambda: not shown.isVisible())


def test_pieces_with_other_cells_count_as_different(listed):
    store = listed.panel.model.store
    found = compare_rows(store.row(0), store.row(9), len(store.table))
    left, right = store.cell_owners(0), store.cell_owners(9)
    for place in range(7):
        cells = {cell for cell, owner in enumerate(left) if owner == place}
        others = [{c for c, owner in enumerate(right) if owner == n} for n in range(7)]
        assert (place in found.left) == (cells not in others)


def test_a_pasted_solution_is_selected(listed, qtbot):
    panel, dialogs = listed.panel, listed.solution_dialogs
    QGuiApplication.clipboard().setText(str(panel.model.store.solution(123)))
    listed.actions_["find-solution"].trigger()
    qtbot.waitUntil(lambda: panel.current_row == 123)
    assert "It is solution 124" in dialogs.find_dialog.answer.text()
    panel.filter.set_words("1-20")
    dialogs.find_dialog.find_button.click()
    qtbot.waitUntil(lambda: "not listed because" in dialogs.find_dialog.answer.text())
    dialogs.find_dialog.field.setPlainText("nothing of the kind")
    dialogs.find_dialog.find_button.click()
    assert "There is no solution in the text" in dialogs.find_dialog.answer.text()
    QGuiApplication.clipboard().clear()


def test_without_solutions_the_dialog_explains_what_to_do(window):
    window.solution_dialogs.find_pasted()
    window.solution_dialogs.find("VV")
    assert "Press Solve" in window.solution_dialogs.find_dialog.answer.text()
