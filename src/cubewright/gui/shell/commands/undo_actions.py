"""The actions Undo and Redo, named after the change that they act on, and the list of changes."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QUndoView, QVBoxLayout, QWidget
from shiboken6 import isValid

from cubewright.gui.frame.actions import Actions
from cubewright.gui.widgets.icons import icon
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.presenter.elide import elide
from cubewright.translation import again, mark, tr

_SIZE = QSize(320, 420)
START = mark("Before the first change")


class UndoActions(QObject):
    """Keeps the two actions in step with an undo stack, and opens the list of its changes."""

    def __init__(self, stack: QUndoStack, actions: Actions, window: QWidget) -> None:
        super().__init__(window)
        self._stack = stack
        self._actions = actions
        self._window = window
        actions["history"].triggered.connect(lambda _checked=False: self.show_history())
        stack.indexChanged.connect(self.update_actions)
        stack.cleanChanged.connect(self.update_actions)
        self.update_actions()

    def update_actions(self, _payload: object = None) -> None:
        """Show the texts of the next steps, and enable the actions that have one."""
        stack = self._stack
        if not isValid(stack):
            return  # its destructor removes all changes first, and reports it
        undone, redone = _shown(stack.undoText()), _shown(stack.redoText())
        undo = tr("&Undo {change}", change=undone) if undone else tr("&Undo")
        redo = tr("&Redo {change}", change=redone) if redone else tr("&Redo")
        self._actions["undo"].setText(undo)
        self._actions["redo"].setText(redo)
        self._actions.allow("undo", stack.canUndo(), tr("Nothing to undo"))
        self._actions.allow("redo", stack.canRedo(), tr("Nothing to redo"))

    def retranslate(self) -> None:
        """Show the changes in the window's language."""
        for number in range(self._stack.count()):
            change = self._stack.command(number)
            change.setText(again(change.text()))
        for dialog in self._window.findChildren(HistoryDialog):
            dialog.view.setEmptyLabel(tr(START))
        self.update_actions()

    def show_history(self) -> None:
        """Open the list of changes, or bring it to the front."""
        shown = (each for each in self._window.findChildren(HistoryDialog) if each.isVisible())
        dialog = next(shown, None) or HistoryDialog(self._stack, self._window)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()


def _shown(change: str) -> str:
    """Return the text of a change as it is written in a menu."""
    return elide(change).replace("&", "&&")


class HistoryDialog(QDialog):
    """The changes of a document; selecting one shows the document as it was after it."""

    def __init__(self, stack: QUndoStack, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Undo history"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.view = QUndoView(stack)
        self.view.setEmptyLabel(tr(START))
        self.view.setCleanIcon(icon("save"))
        self.view.setAccessibleName(tr("Changes, the first at the top"))
        self.view.setToolTip(
            tr("Select a change to go back to it. The icon marks the saved state.")
        )
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.view)
        column.addWidget(buttons)
        set_initial_size(self, _SIZE)
        self.view.setFocus()
