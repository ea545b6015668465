"""A panel that folds to its header of one line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QSizePolicy,
    QStyle,
    QStyleOption,
    QStyleOptionFocusRect,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.widgets.density import DENSITY
from cubewright.translation import joined, retranslated_text, tr

MAX_HEIGHT = 16777215
"""Qt's value for a widget without a maximum height."""
MIN_UNFOLDED_HEIGHT = 110
"""The minimum height of an unfolded panel, in pixels."""
_ARROW = 9
_MARGIN = 8


class PanelHeader(QAbstractButton):
    """Shows a title and a summary; checked while the panel is unfolded."""

    def __init__(self, title: str, tip: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tip = tip
        self.summary = ""
        self.setText(title)
        self.setCheckable(True)
        self.setChecked(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_summary("")

    def set_summary(self, summary: str) -> None:
        """Show a short summary of the panel's content."""
        self.summary = summary
        title, tip = self.text(), self._tip
        name = tr("{title}: {summary}", title=title, summary=summary) if summary else title
        self.setAccessibleName(name)
        self.setToolTip(joined("\n", (summary, tip)) if summary else tip)
        self.setStatusTip(self._tip)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._tip = retranslated_text(self._tip)
            self.set_summary(retranslated_text(self.summary))

    def sizeHint(self) -> QSize:
        return QSize(160, self.fontMetrics().height() + DENSITY.length(10, 4))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette = self.palette()
        if self.underMouse() or self.isDown():
            painter.fillRect(self.rect(), palette.color(QPalette.ColorRole.Midlight))
        self._draw_arrow(painter)
        room = self.rect().adjusted(_MARGIN + _ARROW + 5, 0, -_MARGIN, 0)
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        used = _draw(painter, QFontMetrics(font), room, self.text())
        painter.setFont(self.font())
        painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
        _draw(painter, self.fontMetrics(), room.adjusted(used + 8, 0, 0, 0), self.summary)
        if self.hasFocus():
            option = QStyleOptionFocusRect()
            option.initFrom(self)
            option.rect = self.rect().adjusted(1, 1, -1, -1)
            element = QStyle.PrimitiveElement.PE_FrameFocusRect
            self.style().drawPrimitive(element, option, painter, self)

    def _draw_arrow(self, painter: QPainter) -> None:
        option = QStyleOption()
        option.initFrom(self)
        option.rect = QRect(_MARGIN, (self.height() - _ARROW) // 2, _ARROW, _ARROW)
        element = QStyle.PrimitiveElement
        arrow = (
            element.PE_IndicatorArrowDown if self.isChecked() else element.PE_IndicatorArrowRight
        )
        self.style().drawPrimitive(arrow, option, painter, self)


def _draw(painter: QPainter, metrics: QFontMetrics, room: QRect, text: str) -> int:
    """Draw a line of text, elided to the width of ``room``; return the width of the text."""
    if room.width() <= 0:
        return 0
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
    return metrics.horizontalAdvance(shown)


class FoldingPanel(QWidget):
    """A header above a widget, which is hidden while the panel is folded."""

    folded_changed = Signal(bool)
    """Whether the panel is folded now."""
    opened = Signal()
    """A command has shown the panel, which may take the focus."""

    def __init__(
        self, title: str, content: QWidget, tip: str, parent: QWidget | None = None
    ) -> None:
        """Create a panel; ``title`` and ``tip`` are English, and the title identifies the panel."""
        super().__init__(parent)
        self.title = title
        self.content = content
        self.header = PanelHeader(tr(title), tr(tip))
        self.header.toggled.connect(self._on_toggled)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(content, 1)
        self._limit_height()
        DENSITY.changed.connect(self._on_density_changed)

    @property
    def is_folded(self) -> bool:
        """Whether the panel is folded to its header."""
        return not self.header.isChecked()

    def set_folded(self, folded: bool) -> None:
        """Fold the panel to its header, or unfold it."""
        self.header.setChecked(not folded)

    @property
    def summary(self) -> str:
        """The summary in the header."""
        return self.header.summary

    def set_summary(self, summary: str) -> None:
        """Set the summary in the header."""
        self.header.set_summary(summary)

    @property
    def folded_height(self) -> int:
        """The height of the folded panel in pixels."""
        return self.header.sizeHint().height()

    def _limit_height(self) -> None:
        self.setMinimumHeight(0 if self.is_folded else MIN_UNFOLDED_HEIGHT)
        self.setMaximumHeight(self.folded_height if self.is_folded else MAX_HEIGHT)

    def _on_density_changed(self) -> None:
        self.header.updateGeometry()
        self._limit_height()

    def _on_toggled(self, unfolded: bool) -> None:
        self.content.setVisible(unfolded)
        self._limit_height()
        self.folded_changed.emit(not unfolded)
