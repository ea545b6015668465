"""The table of stages: columns that never shrink, and a bar behind each number."""

from __future__ import annotations

from math import log10
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cubewright.gui.widgets.records import RECORD, Index, RecordModel, RecordTable
from cubewright.presenter.search.statistics_text import stage_name
from cubewright.presenter.stage_columns import (
    EXPLORED,
    KEPT,
    SHARE,
    STAGE,
    TIME,
    WINDOW,
    StageRow,
    rule_columns,
    stage_rows,
)
from cubewright.presenter.table import Column
from cubewright.solver.report import Progressed
from cubewright.translation import tr

PADDING = 12
"""The horizontal padding of a column in pixels."""
NARROWEST_NUMBER = "8,888,888"
"""The columns of numbers are at least as wide as this text if the panel has space."""
_LEAST_ROWS = 3
_BAR_OPACITY = {EXPLORED: 0.22, KEPT: 0.40}
_Role = Qt.ItemDataRole


class StageModel(RecordModel[StageRow]):
    """The stages of a search, and a row of totals.

    ``is_wide`` adds columns for the time and for each rule of the engine.
    """

    def __init__(self, parent: QObject | None = None, *, is_wide: bool = False) -> None:
        super().__init__((*WINDOW, TIME) if is_wide else WINDOW, parent)
        self._is_wide = is_wide
        self.rules: tuple[str, ...] = ()

    def show_progress(self, progress: Progressed) -> None:
        """Show the numbers of a search; reset the model only if the stages or rules changed."""
        rows = stage_rows(progress) if len(progress.stages) else []
        rules = tuple(progress.stages.cuts) if self._is_wide else ()
        if rules == self.rules and len(rows) == len(self.records):
            self.records = rows
            self.report_changed()
            return
        self.beginResetModel()
        if rules != self.rules:
            self.rules = rules
            self.columns = (*WINDOW, TIME, *rule_columns(rules))
        self.records = rows
        self.endResetModel()

    def clear(self) -> None:
        """Remove all stages and the columns of rules."""
        self.beginResetModel()
        if self.rules:
            self.rules = ()
            self.columns = (*WINDOW, TIME)
        self.records = []
        self.endResetModel()

    @property
    def max_explored(self) -> int:
        return max((row.explored for row in self.records[:-1]), default=0)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        row: StageRow | None = super().data(index, RECORD)
        if row is not None and role == _Role.FontRole and row.stage is None:
            bold = QFont()
            bold.setBold(True)
            return bold
        if row is not None and role == _Role.AccessibleTextRole and row.stage is not None:
            return stage_name(row.stage) if self.columns[index.column()] is STAGE else None
        return super().data(index, role)


class LogBarDelegate(QStyledItemDelegate):
    """Paints a number over a bar whose length is the logarithm of the number."""

    def __init__(self, model: StageModel, column: Column[StageRow], parent: QObject) -> None:
        super().__init__(parent)
        self._stages = model
        self._column = column

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: StageRow = index.data(RECORD)
        if row.stage is not None and self._column.key is not None:
            area = QRectF(option.rect).adjusted(3, 2, -3, -2)
            area.setWidth(
                area.width() * bar_share(self._column.key(row), self._stages.max_explored)
            )
            colour = QColor(option.palette.color(QPalette.ColorRole.Accent))
            colour.setAlphaF(_BAR_OPACITY[self._column])
            painter.fillRect(area, colour)
        super().paint(painter, option, index)


def bar_share(value: int, largest: int) -> float:
    """Return the fraction of the cell that a bar fills.

    >>> bar_share(0, 1000), round(bar_share(9, 999), 3), bar_share(999, 999)
    (0.0, 0.333, 1.0)
    """
    return log10(1 + value) / log10(1 + largest) if largest > 0 else 0.0


class StageTable(RecordTable[StageRow]):
    """A read-only table; its columns grow for wider numbers and never shrink."""

    def __init__(self, model: StageModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self._stages = model
        for column in _BAR_OPACITY:
            bars = LogBarDelegate(model, column, self)
            self.setItemDelegateForColumn(self.place(column), bars)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setAccessibleName(tr("Stages of the search"))
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(1)
        header.setStretchLastSection(True)
        header.setSectionsClickable(False)
        bold = self.font()
        bold.setBold(True)
        self._bold = QFontMetrics(bold)
        self._needed: dict[Column[StageRow], int] = {}
        self.fit()
        model.modelReset.connect(self.fit)

    def fit(self) -> None:
        """Widen the columns that are too narrow for the current numbers."""
        columns, rows = self._stages.columns, self._stages.records
        self._needed = {column: self._needed.get(column, 0) for column in columns}
        self._widen(STAGE, tr("Total"))
        self._widen(SHARE, "88.8 %")
        for column in columns:
            for line in column.visible_header.split("\n"):
                self._widen(column, line)
            # A small share has more digits, and so may a short time. In the other columns the last
            # two rows are the widest: the longest name and the largest number.
            for row in rows if column in (SHARE, TIME) else rows[-2:]:
                self._widen(column, column.text(row))
        self._share_room()

    def minimumSizeHint(self) -> QSize:
        """Return the size of the header and a few rows."""
        rows = _LEAST_ROWS * self.verticalHeader().defaultSectionSize()
        height = self.horizontalHeader().sizeHint().height() + rows
        return QSize(super().minimumSizeHint().width(), height)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._needed.clear()
            self.fit()

    def _widen(self, column: Column[StageRow], text: str) -> None:
        needed = self._bold.horizontalAdvance(text) + PADDING
        self._needed[column] = max(needed, self._needed[column])

    def _share_room(self) -> None:
        least = self._bold.horizontalAdvance(NARROWEST_NUMBER) + PADDING
        # During a reset the model may already have other columns.
        needed = {c: self._needed[c] for c in self._stages.columns if c in self._needed}
        roomy = {c: max(n, least) if c in _BAR_OPACITY else n for c, n in needed.items()}
        width = self.viewport().width()
        widths = roomy if sum(roomy.values()) <= width else needed
        left = max(0, width - sum(widths.values()))
        self.set_widths(
            {
                column: room + (left // 2 if column in _BAR_OPACITY else 0)
                for column, room in widths.items()
            }
        )
