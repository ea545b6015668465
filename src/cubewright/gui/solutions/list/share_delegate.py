"""Paints a number with a bar below it that shows its share of the largest one."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cubewright.gui.widgets.records import RECORD, Index
from cubewright.presenter.solutions.columns import moves_share

_HEIGHT, _MARGIN = 3, 4
"""In pixels."""


class ShareDelegate(QStyledItemDelegate):
    """Paints the moves of a solution as a share of the most moves in the list."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        share = moves_share(index.data(RECORD))
        if not share:
            return
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Highlight
        room: QRect = option.rect.adjusted(_MARGIN, 0, -_MARGIN, -2)
        width = max(1, round(room.width() * min(1.0, share)))
        bar = QRect(room.right() - width + 1, room.bottom() - _HEIGHT + 1, width, _HEIGHT)
        painter.fillRect(bar, option.palette.color(role))
