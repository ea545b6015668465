"""The position in the list, "12 of 240"; a click turns it into a field for a number."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QSizePolicy, QStackedWidget, QToolTip, QWidget

from cubewright.gui.widgets.event_filters import plain_tip
from cubewright.translation import counted, mark, tr

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_TIP = mark("Click to go to a number in the list (Ctrl+J)")


class PositionField(QStackedWidget):
    """Shows the position of the selected solution, and lets the user enter another."""

    position_chosen = Signal(int)
    """A position in the list, from 0."""
    status_message = Signal(str)
    """The reason why no solution has the entered number."""
    closed = Signal()
    """The user finished or cancelled the entry with a key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # A stack of widgets would take a share of the list's height.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._count = 0
        self._problem_is_shown = False
        self._label = QLabel()
        self._label.setAlignment(_RIGHT)
        self._label.setToolTip(tr(_TIP))
        self.field = QLineEdit()
        self.field.setAlignment(_RIGHT)
        self.field.setAccessibleName(tr("Number in the list"))
        self.field.installEventFilter(self)
        self.field.returnPressed.connect(self._enter)
        self.addWidget(self._label)
        self.addWidget(self.field)

    @property
    def is_open(self) -> bool:
        """Whether the field for a number is open."""
        return self.currentWidget() is self.field

    def show_position(self, position: int, count: int) -> None:
        """Show a position, counted from 0, or -1 for no position."""
        self._count = count
        self._label.setText(position_text(position, count))
        shape = Qt.CursorShape.PointingHandCursor if count else Qt.CursorShape.ArrowCursor
        self._label.setCursor(shape)
        if not count:
            self._close()

    def open(self) -> None:
        """Open the field for a number, if the list is not empty."""
        if not self._count:
            return
        self.field.setPlaceholderText(tr("1 to {count:,}", count=self._count))
        self.field.setToolTip(tr("Enter a number from 1 to {count:,}", count=self._count))
        self.field.clear()
        self.setCurrentWidget(self.field)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.open()
        else:
            super().mousePressEvent(event)

    def eventFilter(self, _field: QObject, event: QEvent) -> bool:
        is_key = event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if is_key and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()  # otherwise Esc would stop the search
            if event.type() == QEvent.Type.KeyPress:
                self._close()
                self.closed.emit()
            return True
        if isinstance(event, QFocusEvent) and event.lostFocus():
            is_own_menu = event.reason() == Qt.FocusReason.PopupFocusReason
            if not is_own_menu:
                self._close()
        return False

    def _close(self) -> None:
        self.setCurrentWidget(self._label)
        if self._problem_is_shown:
            self._problem_is_shown = False
            QToolTip.hideText()
            self.status_message.emit("")

    def _enter(self) -> None:
        text = self.field.text().strip()
        number = _number(text)
        if number is not None and 1 <= number <= self._count:
            self._close()
            self.position_chosen.emit(number - 1)
            self.closed.emit()
            return
        problem = tr(
            "There is no number {text} in the list: enter 1 to {count:,}.",
            text=text,
            count=self._count,
        )
        self._problem_is_shown = True
        self.field.selectAll()
        where = self.field.mapToGlobal(QPoint(0, self.height()))
        QToolTip.showText(where, plain_tip(problem), self.field)
        self.status_message.emit(problem)


def _number(text: str) -> int | None:
    """Parse a number with optional separators, such as 1,200 or 1.200; None if invalid."""
    digits = re.sub(r"[,.\s]", "", text)
    return int(digits) if digits.isdecimal() and len(digits) < 20 else None


def position_text(row: int, count: int) -> str:
    """Return the position in words, counted from 1.

    >>> position_text(11, 240), position_text(-1, 1), position_text(-1, 0)
    ('12 of 240', '1 solution', '')
    """
    if row >= 0:
        return tr("{number:,} of {count:,}", number=row + 1, count=count)
    return counted(count, "solution") if count else ""
