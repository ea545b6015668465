"""The line over the 3D view: which figure it is, and how it stands against the pieces."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from cubewright.gui.widgets.elided_label import ElidedLabel


class FigureHeader(QWidget):
    """A name, and below it a sentence that is coloured where something is wrong."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = ElidedLabel()
        font = self.name.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.15)
        self.name.setFont(font)
        self.status = QLabel()
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.status.setWordWrap(True)
        self.status.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.status.setAccessibleName("How the figure stands against the pieces")
        self.symmetry = ElidedLabel()
        self.symmetry.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.symmetry.setAccessibleName("Symmetry of the figure, and of the solution shown")
        self.symmetry.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 4)
        column.setSpacing(1)
        column.addWidget(self.name)
        column.addWidget(self.status)
        column.addWidget(self.symmetry)
        self.mistake = Banner()
        column.addWidget(self.mistake)

    def say(self, name: str, status: str, wrong: str, mistake: str = "") -> None:
        """Show a figure's name, how it stands, and what is wrong with it, if anything.

        ``mistake``: what is wrong with it in the file.
        """
        self.mistake.say(mistake)
        self.name.setText(name)
        self.status.setText(f"{status}. {wrong}" if wrong and status else wrong or status)
        self.status.setForegroundRole(
            QPalette.ColorRole.BrightText if wrong else QPalette.ColorRole.WindowText
        )

    def say_symmetry(self, words: str) -> None:
        """Show how symmetrical it is; nothing where there is nothing to say."""
        self.symmetry.setText(words)
        self.symmetry.setVisible(bool(words))


class Banner(QLabel):
    """A sentence over a list, there only while there is something to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.setContentsMargins(8, 4, 8, 4)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self.hide()

    def say(self, text: str) -> None:
        """Show a sentence; an empty one hides the banner."""
        self.setText(text)
        self.setVisible(bool(text))
