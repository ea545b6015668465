"""The undo history lists all changes, and goes to any of them."""

from PySide6.QtCore import Qt

from cubewright.gui.shell.undo_history import START, HistoryDialog


def test_the_changes_are_listed_and_selected_with_the_keyboard(window, qtbot):
    document = window.document
    document.edit(document.figure.toggled((0, 0, 0)), "Erase 1 cubelet")
    document.set_piece_set("tetris")
    window.actions_["history"].trigger()
    dialog = window.findChild(HistoryDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    view, model = dialog.view, dialog.view.model()
    texts = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert texts == [START, "Erase 1 cubelet", "Use Tetris"]
    assert view.currentIndex().row() == 2
    assert view.hasFocus()
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert document.piece_set.name == "soma"
    assert len(document.figure) == 26
    qtbot.keyClick(view, Qt.Key.Key_Home)
    assert len(document.figure) == 27
    qtbot.keyClick(view, Qt.Key.Key_End)
    assert (len(document.figure), document.piece_set.name) == (26, "tetris")
    document.undo_stack.undo()
    assert view.currentIndex().row() == 1
    window.actions_["history"].trigger()
    shown = [each for each in window.findChildren(HistoryDialog) if each.isVisible()]
    assert shown == [dialog]
    document.undo_stack.setIndex(0)
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.findChildren(HistoryDialog))
