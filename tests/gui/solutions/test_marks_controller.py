"""Stars, notes and deletions of solutions have keys, and are undone, filtered and saved."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLineEdit

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.file import read_project
from cubewright.gui.solutions.delete_dialog import DeleteDialog
from cubewright.gui.solutions.marks_controller import NOT_KEPT
from cubewright.presenter.solutions import order
from cubewright.presenter.solutions.columns import NOTE_COLUMN, STAR_COLUMN
from cubewright.presenter.solutions.marks import MAX_MARKS


@pytest.fixture
def listed(window, qtbot):
    """The window with the 240 solutions of the cube; the first solution is selected."""
    with qtbot.waitSignal(window.solve_controller.ran):
        window.solve_controller.solve()
    qtbot.waitUntil(lambda: window.panel.current_row == 0)
    window.panel.table.setFocus()
    return window


def summary(window):
    """Return the text in the panel's header."""
    return window.columns.solutions.summary


def press(qtbot, window, key, modifiers=Qt.KeyboardModifier.NoModifier):
    qtbot.keyClick(window.panel.table, key, modifiers)


def starred(window):
    model = window.panel.model
    rows = range(model.rowCount())
    return [model.indices[row] for row in rows if model.cell(row, STAR_COLUMN).data() == "★"]


def test_a_key_stars_the_selected_solutions_in_one_undo_step(listed, qtbot):
    panel, stack = listed.panel, listed.document.undo_stack
    press(qtbot, listed, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    press(qtbot, listed, Qt.Key.Key_S)
    assert starred(listed) == [0, 1]
    assert stack.undoText() == "Star 2 solutions"
    assert not listed.document.modified  # a file of figures cannot store stars
    panel.filter.set_words("starred")
    assert list(panel.model.indices) == [0, 1]
    panel.filter.set_words("")
    panel.filter.choose_order(order.STARRED, is_descending=True)
    assert panel.model.indices[0] == 0
    press(qtbot, listed, Qt.Key.Key_Asterisk)
    stack.undo()
    stack.undo()
    assert starred(listed) == []
    stack.redo()
    assert len(starred(listed)) == 2


@pytest.mark.slow
def test_a_click_stars_a_row_that_is_not_selected(listed, qtbot, recorded):
    said = recorded(listed.marks_controller.status_message)
    table = listed.panel.table
    at = table.visualRect(listed.panel.model.cell(2, STAR_COLUMN)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert starred(listed) == [2]
    assert listed.panel.current_row == 0
    assert said == [NOT_KEPT]


def test_a_new_puzzle_drops_the_editor_of_a_note(listed, qtbot, qtlog):
    listed.panel.table.edit_note()
    assert listed.panel.table.findChildren(QLineEdit)
    listed.document.new(built_in_puzzle("bedlam"))
    qtbot.waitUntil(lambda: not listed.panel.table.viewport().findChildren(QLineEdit))
    assert [each.message for each in qtlog.records if "commitData" in each.message] == []


def test_a_note_is_written_in_its_row(listed, qtbot):
    panel = listed.panel
    assert panel.table.isColumnHidden(panel.table.place(NOTE_COLUMN))
    press(qtbot, listed, Qt.Key.Key_F2)
    field = panel.table.findChild(QLineEdit)
    qtbot.keyClicks(field, "the Nicest one")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: panel.model.cell(0, NOTE_COLUMN).data() == "the Nicest one")
    assert not panel.table.isColumnHidden(panel.table.place(NOTE_COLUMN))
    panel.filter.set_words("note:nice")
    assert list(panel.model.indices) == [0]
    panel.filter.set_words("note:ugly")
    assert "No solution has a note with" in panel.empty_page.text()
    panel.filter.set_words("")
    panel.filter.choose_order(order.NOTE)
    assert panel.model.indices[0] == 0
    listed.document.undo_stack.undo()
    assert panel.model.cell(0, NOTE_COLUMN).data() == ""


def test_deleted_solutions_are_hidden_and_counted(listed, qtbot):
    panel, stack = listed.panel, listed.document.undo_stack
    panel.go_to(100)
    press(qtbot, listed, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    press(qtbot, listed, Qt.Key.Key_Delete)
    assert panel.model.rowCount() == 238
    assert panel.current_row == 102
    assert panel.deleted_count == 2
    assert summary(listed) == "238 solutions, 2 deleted"
    assert panel.count == 240
    assert panel.filter._counts.text() == "2 deleted"
    panel.filter.set_words("T at 1,1,1")
    assert panel.filter._counts.text().endswith(" of 238")
    panel.filter.set_words("deleted")
    assert list(panel.model.indices) == [100, 101]
    press(qtbot, listed, Qt.Key.Key_Delete)
    panel.filter.set_words("")
    assert panel.model.rowCount() == 239
    stack.undo()
    stack.undo()
    assert panel.model.rowCount() == 240
    assert summary(listed) == "240 solutions"


@pytest.mark.slow
def test_all_solutions_can_be_deleted_and_restored(listed, qtbot):
    panel = listed.panel
    panel.table.selectAll()
    press(qtbot, listed, Qt.Key.Key_Delete)
    assert panel.model.rowCount() == 0
    assert "All solutions are deleted" in panel.empty_page.text()
    listed.document.undo_stack.undo()
    assert panel.model.rowCount() == 240


@pytest.mark.slow
def test_marks_survive_a_new_search(listed, qtbot):
    press(qtbot, listed, Qt.Key.Key_S)
    listed.panel.go_to(7)
    press(qtbot, listed, Qt.Key.Key_Delete)
    with qtbot.waitSignal(listed.solve_controller.ran):
        listed.solve_controller.solve()
    qtbot.waitUntil(lambda: listed.panel.count == 240)
    assert len(starred(listed)) == 1
    assert listed.panel.deleted_count == 1


def test_a_project_keeps_the_marks(listed, qtbot, tmp_path):
    path = tmp_path / "my.cubewright"
    listed.project_saving.save(path)
    assert not listed.document.modified
    press(qtbot, listed, Qt.Key.Key_S)
    assert listed.document.modified
    listed.project_saving.save(path)
    assert not listed.document.modified
    marks = read_project(path).problems[0].marks
    assert [mark.is_starred for mark in marks] == [True]
    listed.document.undo_stack.undo()
    assert listed.document.modified
    listed.project_saving.save(path)
    assert read_project(path).problems[0].marks == ()
    listed.document.undo_stack.redo()
    listed.project_saving.save(path)
    listed.document.open(path)
    qtbot.waitUntil(lambda: listed.panel.count == 240)
    assert starred(listed) == [0]
    assert read_project(path).problems[0].results.count == 240


@pytest.mark.parametrize(
    ("choice", "left"), [("before", [*range(20, 240)]), ("after", [*range(21)]), ("unstarred", [3])]
)
def test_many_solutions_are_deleted_after_a_preview_and_restored(
    listed, qtbot, monkeypatch, choice, left
):
    panel, stack = listed.panel, listed.document.undo_stack
    panel.go_to(3)
    listed.marks_controller.toggle_stars()
    panel.go_to(20)
    texts = []

    def choose(dialog):
        dialog.choices[choice].setChecked(True)
        texts.extend(each.text() for each in dialog.choices.values())
        texts.append(dialog.preview.text())
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(DeleteDialog, "exec", choose)
    listed.marks_controller.ask_and_delete(listed)
    assert [text[text.index("(") :] for text in texts[:3]] == ["(20)", "(219)", "(239)"]
    assert texts[3].startswith(f"This removes {240 - len(left)} solutions from the list")
    qtbot.waitUntil(lambda: list(panel.model.indices) == left)
    assert panel.current_row == (3 if choice == "unstarred" else 20)
    stack.undo()
    qtbot.waitUntil(lambda: panel.listed_count == 240)


def test_solutions_too_many_to_be_marked_are_not_offered_for_deletion(qtbot):
    dialog = DeleteDialog({"before": 0, "after": MAX_MARKS + 1, "unstarred": 7}, 10, None)
    qtbot.addWidget(dialog)
    assert [each.isEnabled() for each in dialog.choices.values()] == [False, False, True]
    assert "filter the list" in dialog.choices["after"].toolTip()
