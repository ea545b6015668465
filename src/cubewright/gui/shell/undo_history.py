"""The list of a document's changes."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QUndoView, QVBoxLayout, QWidget

from cubewright.gui.widgets.icons import icon
from cubewright.gui.widgets.window_size import bring_to_front, set_initial_size
from cubewright.translation import mark, retranslated_text, tr

_SIZE = QSize(320, 420)
START = mark("Before the first change")


class UndoHistory:
    """Opens the list of the changes on an undo stack."""

    def __init__(self, stack: QUndoStack, window: QWidget) -> None:
        self._stack = stack
        self._window = window

    def retranslate(self) -> None:
        for number in range(self._stack.count()):
            change = self._stack.command(number)
            change.setText(retranslated_text(change.text()))
        for dialog in self._window.findChildren(HistoryDialog):
            dialog.view.setEmptyLabel(tr(START))

    def show(self) -> None:
        """Open the list of changes, or bring it to the front."""
        shown = (each for each in self._window.findChildren(HistoryDialog) if each.isVisible())
        dialog = next(shown, None) or HistoryDialog(self._stack, self._window)
        dialog.show()
        bring_to_front(dialog)


class HistoryDialog(QDialog):
    """The changes of a document; selecting one restores the document after that change."""

    def __init__(self, stack: QUndoStack, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Undo history"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.view = QUndoView(stack)
        self.view.setEmptyLabel(tr(START))
        self.view.setCleanIcon(icon("save"))
        self.view.setAccessibleName(tr("Changes, oldest first"))
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
