"""The labelled edge to which a column of panels folds."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from cubewright.translation import joined, retranslated_text, tr

_PADDING = 8


class EdgeLabel(QAbstractButton):
    """The title of a folded panel, written upwards; a click shows the panel."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.summary = ""
        self.setText(title)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_summary("")

    def set_summary(self, summary: str) -> None:
        """Show the panel's summary behind its title if it fits."""
        self.summary = summary
        title, tip = self.text(), tr("Show this panel")
        name = tr("Show {title}: {summary}", title=title, summary=summary) if summary else title
        self.setAccessibleName(name)
        self.setToolTip(joined("\n", (summary, tip)) if summary else tip)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.set_summary(retranslated_text(self.summary))
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        bold = QFontMetrics(self._bold())
        summary = self.fontMetrics().horizontalAdvance(self.summary)
        length = bold.horizontalAdvance(self.text()) + 2 * _PADDING
        return QSize(edge_width(self), length + (summary + _PADDING if summary else 0))

    def minimumSizeHint(self) -> QSize:
        return QSize(edge_width(self), 2 * _PADDING)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette = self.palette()
        if self.underMouse() or self.hasFocus():
            painter.fillRect(self.rect(), palette.color(QPalette.ColorRole.Midlight))
        painter.translate(0, self.height())
        painter.rotate(-90)
        room = QRect(_PADDING, 0, self.height() - 2 * _PADDING, self.width())
        painter.setFont(self._bold())
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text())
        room.setLeft(room.left() + painter.fontMetrics().horizontalAdvance(self.text()) + _PADDING)
        painter.setFont(self.font())
        painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
        if room.width() > 0:
            shown = self.fontMetrics().elidedText(
                self.summary, Qt.TextElideMode.ElideRight, room.width()
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)

    def _bold(self) -> QFont:
        font = self.font()
        font.setBold(True)
        return font


class Edge(QWidget):
    """The labels of a column's panels, one above the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 4, 0, 4)
        self._column.setSpacing(4)
        self._column.addStretch()

    def add(self, label: EdgeLabel) -> None:
        self._column.insertWidget(self._column.count() - 1, label)


def edge_width(widget: QWidget) -> int:
    """Return the width of an edge in a widget's font, in pixels."""
    return widget.fontMetrics().height() + 10
