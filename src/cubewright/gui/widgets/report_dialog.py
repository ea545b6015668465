"""A dialog with a report that the user can read and copy; nothing is sent."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.widgets.focus import RING_PROPERTY
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.translation import tr

_SIZE = QSize(720, 440)


class ReportDialog(QDialog):
    """Shows a sentence and a report below it, with a button that copies the report."""

    def __init__(self, parent: QWidget | None, title: str, sentence: str, report: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        set_initial_size(self, _SIZE)
        self.sentence = QLabel(sentence, wordWrap=True)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)  # the text of an error is not HTML
        self.report = QPlainTextEdit(report, readOnly=True)
        self.report.setAccessibleName(title)
        self.report.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.report.setTabChangesFocus(True)
        self.report.setProperty(RING_PROPERTY, True)  # a read-only text shows no cursor
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.copy_button = buttons.addButton(
            tr("&Copy report"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.copy_button.setToolTip(tr("Copy the report, to paste it where you report the problem"))
        self.copy_button.clicked.connect(self._copy)
        column = QVBoxLayout(self)
        column.addWidget(self.sentence)
        column.addWidget(self.report)
        column.addWidget(buttons)

    def add_line(self, line: str) -> None:
        """Add a line to the report."""
        self.report.appendPlainText(line)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
