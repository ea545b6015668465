"""The runs in short, for the narrow column of the main window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from cubewright.gui.compare.comparison_text import told
from cubewright.gui.compare.run_model import EXPLORED_RATIO, RUN, TIME, RunModel
from cubewright.gui.compare.runs_table import RunsTable


class RunsTab(QWidget):
    """The list, what it shows in a sentence, and the ways to more."""

    def __init__(self, model: RunModel, *actions: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.table = RunsTable(model, (RUN, EXPLORED_RATIO, TIME))
        self.sentence = QLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setContentsMargins(8, 0, 8, 0)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(8, 0, 8, 0)
        for action in actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            buttons.addWidget(button)
        buttons.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 6)
        column.addWidget(self.table, stretch=1)
        column.addWidget(self.sentence)
        column.addLayout(buttons)
        model.compared_changed.connect(self._tell)
        self._tell()

    def _tell(self) -> None:
        self.sentence.setText(told(self._model))
