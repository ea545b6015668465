"""Problems are moved, renamed, duplicated and removed in the list, each as one undo step."""

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from cubewright.formats.built_in import built_in_puzzle


@pytest.fixture
def window(window, tmp_path):
    path = tmp_path / "abcd.fig"
    path.write_text("\n".join(f"/SOMA {name}\n/11/11\n/11/11\n" for name in "ABCD"))
    window.document.open(path)
    yield window
    window.document.new(built_in_puzzle("cube"))


def names(window):
    model = window.figures.list.model()
    return "".join(model.index(row, 0).data() for row in range(model.rowCount()))


def focus(window, qtbot):
    window.figures.list.setFocus()
    qtbot.waitUntil(window.figures.list.hasFocus)


def steps(window):
    return window.document.undo_stack.index()


def select(window, *rows):
    """Click a row, and then other rows with Ctrl."""
    modifier = Qt.KeyboardModifier.NoModifier
    view = window.figures.list
    for row in rows:
        at = view.visualRect(view.model().index(row, 0)).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, modifier, at)
        modifier = Qt.KeyboardModifier.ControlModifier


def test_a_dropped_row_moves_the_problem(window):
    drop = window.figures.list.rows_dropped.emit
    window.document.select(1)
    drop(4)
    assert names(window) == "ACDB"
    assert window.figures.list.currentIndex().data() == window.document.figure.name == "B"
    assert steps(window) == 1
    drop(0)
    assert names(window) == "BACD"
    drop(1)  # its current position
    assert steps(window) == 2
    window.document.undo_stack.undo()
    window.document.undo_stack.undo()
    assert names(window) == "ABCD"


def test_a_row_is_dragged_with_the_mouse(window, qtbot):
    view = window.figures.list
    viewport = view.viewport()

    def at(row: int, share: float) -> QPoint:
        rect = view.visualRect(view.model().index(row, 0))
        return QPoint(rect.center().x(), rect.top() + int(share * rect.height()))

    def drop() -> None:
        if view.state() != view.State.DraggingState:
            return  # the drag starts in a separate event loop
        QTest.mouseMove(viewport, at(2, 0.5))
        QTest.mouseMove(viewport, at(2, 0.95))
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at(2, 0.95))

    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at(0, 0.5))
    timer = QTimer()
    timer.timeout.connect(drop)
    timer.start(50)
    QTest.mouseMove(viewport, at(0, 0.9))
    QTest.mouseMove(viewport, at(1, 0.5))
    qtbot.waitUntil(lambda: names(window) != "ABCD")
    timer.stop()
    assert names(window) == "BCAD"
    assert steps(window) == 1


def test_keys_move_a_problem_up_and_down(window, qtbot):
    up, down = (window.actions_[f"move-figure-{way}"] for way in ("up", "down"))
    assert not up.isEnabled()
    assert "first problem" in up.statusTip()
    down.trigger()
    assert names(window) == "BACD"
    assert window.document.figure.name == "A"
    focus(window, qtbot)
    qtbot.keyClick(window.figures.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(window) == "BCAD"
    control = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window.figures.list, Qt.Key.Key_Down, control)
    assert names(window) == "BCDA"
    assert not window.actions_["move-figure-down"].isEnabled()
    qtbot.keyClick(window.figures.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(window) == "BCAD"
    assert steps(window) == 4


def test_while_names_are_filtered_no_problem_can_be_moved(window):
    window.figures.filter.setText("B")
    assert not window.actions_["move-figure-down"].isEnabled()
    assert "search field" in window.actions_["move-figure-down"].statusTip()
    assert not window.figures.list.dragEnabled()
    window.figures.list.rows_dropped.emit(2)
    assert not steps(window)
    window.figures.filter.clear()
    assert window.actions_["move-figure-down"].isEnabled()
    assert window.figures.list.dragEnabled()


def test_a_name_is_edited_in_its_row(window, qtbot):
    window.actions_["next-figure"].trigger()
    focus(window, qtbot)
    qtbot.keyClick(window.figures.list, Qt.Key.Key_F2)
    field = window.figures.list.findChild(QLineEdit)
    qtbot.waitUntil(field.hasFocus)
    assert field.selectedText() == "B"
    qtbot.keyClicks(field, "Stool n")  # N alone shows the next solution
    assert names(window) == "ABCD"
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.document.figure.name == "Stool n")
    assert names(window) == "AStool nCD"
    assert steps(window) == 1
    window.document.undo_stack.undo()
    assert names(window) == "ABCD"


def test_escape_and_an_empty_name_keep_the_name(window, qtbot):
    for text, key in (("", Qt.Key.Key_Return), ("Other", Qt.Key.Key_Escape)):
        focus(window, qtbot)
        window.actions_["rename-figure"].trigger()
        field = window.figures.list.findChild(QLineEdit)
        field.setText(text)
        qtbot.keyClick(field, key)
        qtbot.waitUntil(lambda: window.figures.list.findChild(QLineEdit) is None)
    assert names(window) == "ABCD"
    assert not steps(window)


def test_delete_removes_the_problem_only_while_the_list_has_the_focus(window, qtbot):
    focus(window, qtbot)
    qtbot.keyClick(window.figures.list, Qt.Key.Key_Delete)
    assert names(window) == "BCD"
    window.document.undo_stack.undo()
    assert names(window) == "ABCD"
    window.actions_["duplicate-figure"].trigger()
    assert names(window) == "AA (2)BCD"
    window.document.undo_stack.undo()
    window.figures.filter.setFocus()
    qtbot.keyClick(window.figures.filter, Qt.Key.Key_Delete)
    assert names(window) == "ABCD"


def test_the_context_menu_moves_problems(window):
    window.figures.list.customContextMenuRequested.emit(QPoint(5, 5))
    menu = QApplication.activePopupWidget()
    found = [each.objectName() for each in menu.actions()]
    assert {"move-figure-up", "move-figure-down"} <= set(found)
    menu.close()


def test_several_problems_are_moved_at_once(window):
    select(window, 0, 2)
    assert window.figures.selected == [0, 2]
    assert window.document.figure.name == "C"
    window.figures.list.rows_dropped.emit(4)
    assert names(window) == "BDAC"
    assert window.figures.selected == [2, 3]
    assert window.document.figure.name == "C"
    assert window.document.undo_stack.undoText() == "Move 2 problems"
    assert not window.actions_["move-figure-down"].isEnabled()
    window.actions_["move-figure-up"].trigger()
    assert names(window) == "BACD"
    assert window.figures.selected == [1, 2]
    for _ in range(2):
        window.document.undo_stack.undo()
    assert names(window) == "ABCD"


def test_several_problems_are_duplicated_and_removed_at_once(window, qtbot):
    select(window, 1, 2)
    window.actions_["duplicate-figure"].trigger()
    assert names(window) == "ABCB (2)C (2)D"
    assert window.figures.selected == [3, 4]
    assert steps(window) == 1
    focus(window, qtbot)
    qtbot.keyClick(window.figures.list, Qt.Key.Key_Delete)
    assert names(window) == "ABCD"
    assert window.document.undo_stack.undoText() == "Delete 2 problems"
    window.figures.list.selectAll()
    assert not window.actions_["remove-figure"].isEnabled()
    assert "at least one" in window.actions_["remove-figure"].statusTip()
    select(window, 3)
    assert window.actions_["remove-figure"].isEnabled()


def test_several_problems_are_copied_cut_and_pasted(window, qtbot):
    select(window, 0, 3)
    focus(window, qtbot)
    window.actions_["cut"].trigger()
    assert names(window) == "BC"
    window.actions_["paste"].trigger()
    assert names(window) == "BCAD"


def test_a_search_marks_a_row_that_no_command_removes(window):
    window.figures.filter.setText("C")
    assert window.figures.selected == [0]
    window.actions_["remove-figure"].trigger()
    window.figures.filter.clear()
    assert names(window) == "BCD"
