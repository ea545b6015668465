"""A note above the columns that lists unreadable files; the user can close it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from cubewright.errors import FormatError, shortened_text
from cubewright.translation import tr, trn

MAX_LINES = 4
"""The number of files that are listed; another line gives the number of further files."""


class StartNote(QFrame):
    """Lists unreadable files, one per line; hidden if there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._problems: list[str] = []
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.label = QLabel()
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setWordWrap(True)
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.label.setAccessibleName(tr("Files that could not be read"))
        self.close_button = QPushButton(tr("Close note"))
        self.close_button.setToolTip(tr("Close this note"))
        self.close_button.clicked.connect(self.clear)
        line = QHBoxLayout(self)
        line.addWidget(self.label, 1)
        line.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def add(self, problems: Iterable[FormatError]) -> None:
        """Add problems to the list."""
        self._problems += (shortened_text(str(each)).replace("\n", " ") for each in problems)
        lines = self._problems[:MAX_LINES]
        more = len(self._problems) - len(lines)
        if more:
            lines.append(
                trn(
                    "{n:,} more file could not be read.",
                    "{n:,} more files could not be read.",
                    more,
                )
            )
        self.label.setText("\n".join(lines))
        self.setVisible(bool(lines))

    def clear(self) -> None:
        self._problems.clear()
        self.add(())
