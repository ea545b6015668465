"""The tab with the list of runs, in the main window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from cubewright.gui.compare.comparison_text import comparison_text
from cubewright.gui.compare.run_model import EXPLORED_RATIO, RUN, TIME, RunModel
from cubewright.gui.compare.runs_table import RunsTable


class RunsTab(QWidget):
    """The list of runs, a sentence that compares them, and buttons for more."""

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
        model.compared_changed.connect(self._update_sentence)
        self._update_sentence()

    def _update_sentence(self) -> None:
        self.sentence.setText(comparison_text(self._model))
