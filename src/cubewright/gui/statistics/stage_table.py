"""The table of stages: columns that do not jump, and a bar behind each number."""

from __future__ import annotations

from math import log10

from PySide6.QtCore import QEvent, QObject, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from cubewright.gui.statistics.stage_model import (
    COLUMNS,
    EXPLORED,
    KEPT,
    SHARE,
    STAGE,
    VALUE,
    StageModel,
)
from cubewright.gui.widgets.records import Index
from cubewright.translation import tr

PADDING = 12
"""What a column is wider than its text, in pixels."""
ROW_PADDING = 4
"""What a row is higher than its text, in pixels."""
NARROWEST_NUMBER = "8,888,888"
"""Columns are at least this wide if the panel is."""
_LEAST_ROWS = 3
_BAR_OPACITY = {EXPLORED: 0.22, KEPT: 0.40}


class LogBarDelegate(QStyledItemDelegate):
    """Paints a number over a bar whose length is its logarithm; stages differ by powers of ten."""

    def __init__(self, model: StageModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stages = model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if index.row() < self._stages.stage_count:
            filled = bar_share(int(index.data(VALUE) or 0), self._stages.largest)
            area = QRectF(option.rect).adjusted(3, 2, -3, -2)
            area.setWidth(area.width() * filled)
            colour = QColor(option.palette.color(QPalette.ColorRole.Accent))
            colour.setAlphaF(_BAR_OPACITY[index.column()])
            painter.fillRect(area, colour)
        super().paint(painter, option, index)


def bar_share(value: int, largest: int) -> float:
    """Return the share of the cell that a bar fills.

    >>> bar_share(0, 1000), round(bar_share(9, 999), 3), bar_share(999, 999)
    (0.0, 0.333, 1.0)
    """
    return log10(1 + value) / log10(1 + largest) if largest > 0 else 0.0


class StageTableView(QTableView):
    """A read-only table; its columns grow for wider numbers and never shrink."""

    def __init__(self, model: StageModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stages = model
        self.setModel(model)
        bars = LogBarDelegate(model, self)
        self.setItemDelegateForColumn(EXPLORED, bars)
        self.setItemDelegateForColumn(KEPT, bars)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFont(tabular(self.font()))
        self.setAccessibleName(tr("Stages of the search"))
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(self.fontMetrics().height() + ROW_PADDING)
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns.setMinimumSectionSize(1)
        columns.setStretchLastSection(True)
        columns.setHighlightSections(False)
        columns.setSectionsClickable(False)
        bold = self.font()
        bold.setBold(True)
        self._bold = QFontMetrics(bold)
        self._needed: dict[int, int] = {}
        self._make_room_for_words()
        model.modelReset.connect(self.fit)

    def fit(self) -> None:
        """Widen columns if the current numbers need it."""
        totals = self._stages.rowCount() - 1
        if totals < 0:
            return
        # The last two rows are the widest in every column: the longest name, the largest number.
        for row in (max(0, totals - 1), totals):
            for column in (STAGE, EXPLORED, KEPT):
                self._widen(column, str(self._stages.index(row, column).data()))
        for row in range(totals):  # a small share has more digits
            self._widen(SHARE, str(self._stages.index(row, SHARE).data()))
        self._share_room()

    def minimumSizeHint(self) -> QSize:
        """Show some rows below the header in the lowest panel."""
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
            self._make_room_for_words()
            self.fit()

    def _make_room_for_words(self) -> None:
        self._needed.clear()
        for column, text in enumerate((tr("Total"), "", "", "88.8 %")):
            self._widen(column, text)
            self._widen(column, tr(COLUMNS[column].head))

    def _widen(self, column: int, text: str) -> None:
        needed = self._bold.horizontalAdvance(text) + PADDING
        self._needed[column] = max(needed, self._needed.get(column, 0))

    def _share_room(self) -> None:
        """Give each column the width it needs, and the rest to the columns with bars."""
        least = self._bold.horizontalAdvance(NARROWEST_NUMBER) + PADDING
        roomy = {c: max(n, least) if c in _BAR_OPACITY else n for c, n in self._needed.items()}
        width = self.viewport().width()
        widths = roomy if sum(roomy.values()) <= width else self._needed
        left = max(0, width - sum(widths.values()))
        for column, needed in widths.items():
            self.setColumnWidth(column, needed + (left // 2 if column in _BAR_OPACITY else 0))


def tabular(font: QFont) -> QFont:
    """Return the font with digits of equal width, so that numbers align."""
    made = QFont(font)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made
