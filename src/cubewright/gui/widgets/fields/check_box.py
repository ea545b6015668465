"""Check boxes with an edge that is visible on a dark background."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QStyleOptionViewItem,
)

from cubewright.gui.widgets.records import Index


class OutlinedCheckBox(QCheckBox):
    """A check box with a clear edge."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        element = QStyle.SubElement.SE_CheckBoxIndicator
        painter = QPainter(self)
        _draw_edge(painter, self.style().subElementRect(element, option, self), self.palette())


class OutlinedTicks(QStyledItemDelegate):
    """A delegate that draws check boxes in items with a clear edge."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if index.data(Qt.ItemDataRole.CheckStateRole) is None:
            return
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        element = QStyle.SubElement.SE_ItemViewItemCheckIndicator
        style = shown.widget.style()
        box = style.subElementRect(element, shown, shown.widget)
        _draw_edge(painter, box, shown.palette)


def _draw_edge(painter: QPainter, box: QRect, palette: QPalette) -> None:
    painter.save()
    painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box.adjusted(0, 0, -1, -1))
    painter.restore()
