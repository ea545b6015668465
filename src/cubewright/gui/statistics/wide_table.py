"""The table of all details of each stage, for a wide window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from cubewright.gui.statistics.stage_model import SHARE
from cubewright.gui.statistics.stage_table import StageTableView
from cubewright.gui.statistics.wide_model import TIME, WideStageModel


class WideStageTable(StageTableView):
    """The table of stages with the model's further columns; wider tables scroll."""

    def __init__(self, model: WideStageModel, parent: QWidget | None = None) -> None:
        self._model = model
        super().__init__(model, parent)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignBottom)

    def fit(self) -> None:
        """Widen columns if the current numbers need it."""
        columns = self._model.columnCount()
        for gone in [column for column in self._needed if column >= columns]:
            del self._needed[gone]
        last = self._model.rowCount() - 1
        for column in range(SHARE, columns):
            header = self._model.headerData(column, Qt.Orientation.Horizontal)
            texts = [*str(header).split("\n")]
            if last >= 0 and column >= TIME:
                # A short time may need more digits than a long one.
                rows = range(last + 1) if column == TIME else (last - 1, last)
                texts += [str(self._model.index(row, column).data()) for row in rows]
            for text in texts:
                self._widen(column, text)
        super().fit()
