"""The table of choices for each number of placed pieces, with a divided bar in each row."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cubewright.gui.statistics.series import run_colour
from cubewright.gui.widgets.records import RECORD, Index, RecordModel, RecordTable
from cubewright.presenter.hardness_text import CHART, WINDOW, DepthRow
from cubewright.translation import tr

CHART_WIDTH = 160
"""The minimum width of the bars in pixels."""
MARGIN = 4
"""The space above and below a bar in pixels."""


def part_colours(palette: QPalette) -> tuple[QColor, QColor, QColor]:
    """Return the colours of right choices, choices wrong at once, and choices found wrong later."""
    at_once = QColor(palette.color(QPalette.ColorRole.Text))
    at_once.setAlphaF(0.3)
    return run_colour(0, palette), at_once, run_colour(1, palette)


class BarDelegate(QStyledItemDelegate):
    """Paints the shares of a row's choices side by side."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        row: DepthRow = index.data(RECORD)
        if not row.choices:
            return
        room = QRectF(option.rect).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        left = room.left()
        for number, colour in zip(row.parts, part_colours(option.palette), strict=True):
            width = room.width() * number / row.choices
            painter.fillRect(QRectF(left, room.top(), width, room.height()), colour)
            left += width

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(CHART_WIDTH, 0)


class DepthsTable(RecordTable[DepthRow]):
    """A read-only table of depths; the last column is a chart."""

    def __init__(self, model: RecordModel[DepthRow], parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.setAccessibleName(tr("Choices by the number of placed pieces"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setItemDelegateForColumn(self.place(CHART), BarDelegate(self))
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        for column in WINDOW:
            resize = QHeaderView.ResizeMode
            mode = resize.Stretch if column is CHART else resize.ResizeToContents
            header.setSectionResizeMode(self.place(column), mode)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
