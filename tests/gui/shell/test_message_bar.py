"""Messages stay until the next message, or until the change that they report is undone."""

import pytest
from PySide6.QtGui import QUndoCommand, QUndoStack
from PySide6.QtWidgets import QApplication

from cubewright.gui.shell.message_bar import MessageBar


@pytest.fixture
def bar(qtbot):
    made = MessageBar()
    made.stack = QUndoStack()
    made.follow(made.stack)
    qtbot.addWidget(made)
    yield made
    made.stack.clear()


def change(bar, message, *, first=False):
    """Push a change that reports a message before or after it is on the stack."""
    if first:
        bar.show_message(message)
    bar.stack.push(QUndoCommand("change"))
    if not first:
        bar.show_message(message)


@pytest.mark.parametrize("first", [False, True])
def test_a_message_disappears_when_its_change_is_undone(bar, first):
    change(bar, "Removed figure 2.", first=first)
    QApplication.processEvents()
    bar.stack.push(QUndoCommand("another"))
    bar.stack.undo()
    assert bar.message.text() == "Removed figure 2."
    bar.stack.undo()
    assert bar.message.text() == ""


def test_a_tip_that_does_not_fit_is_hidden_completely(bar):
    bar.resize(600, 24)
    bar.show()
    bar.show_message("Opened cube.fig.")
    bar.showMessage("Drag: turn.")
    QApplication.processEvents()
    assert bar.tip.elided_text() == "Drag: turn."
    bar.show_message("long " * 40)
    bar.showMessage("A tip for which a long message leaves too little room")
    QApplication.processEvents()
    assert bar.tip.elided_text() == ""


def test_a_change_withdraws_only_its_own_message(bar):
    bar.show_message("5 of 7: P from above.")
    bar.withdraw("")
    bar.withdraw("4 of 7: Z from above.")
    assert bar.message.text() == "5 of 7: P from above."
    bar.withdraw("5 of 7: P from above.")
    assert bar.message.text() == ""


def test_a_message_without_a_change_stays(bar):
    bar.show_message("Saved to tower.fig.")
    QApplication.processEvents()
    change(bar, "Saved to tower.fig.")
    assert bar.message.text() == "Saved to tower.fig."
