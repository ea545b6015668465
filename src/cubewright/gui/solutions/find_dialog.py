"""Asks for the text of a solution, and shows where it is in the list."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontDatabase, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.translation import tr

SIZE = QSize(460, 340)


class FindDialog(QDialog):
    """A field for the text, and the answer below it."""

    text_entered = Signal(str)
    """The text of a solution to find."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Find pasted solution"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.field = QPlainTextEdit(text)
        self.field.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.field.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.field.setTabChangesFocus(True)
        self.field.setAccessibleName(tr("Text of the solution"))
        self.field.setToolTip(
            tr(
                "Paste layers as in a figure file, or a solution that was exported as a figure "
                "file, as layers, CSV or JSON"
            )
        )
        label = QLabel(tr("&Text of the solution:"))
        label.setBuddy(self.field)
        self.answer = QLabel()
        self.answer.setWordWrap(True)
        self.answer.setAccessibleName(tr("Answer"))
        self.answer.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.find_button = QPushButton(tr("&Find"))
        self.find_button.setToolTip(tr("Select this solution in the list (Ctrl+Enter)"))
        self.find_button.setDefault(True)
        buttons.addButton(self.find_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.find_button.clicked.connect(lambda _checked=False: self._find())
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(key), self, self._find)
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        buttons.rejected.connect(self.close)
        rows = QVBoxLayout(self)
        rows.addWidget(label)
        rows.addWidget(self.field, 1)
        rows.addWidget(self.answer)
        rows.addWidget(buttons)
        set_initial_size(self, SIZE)

    def show_answer(self, text: str) -> None:
        """Show where the solution is, or why it was not found."""
        self.answer.setText(text)

    def _find(self) -> None:
        self.text_entered.emit(self.field.toPlainText())
