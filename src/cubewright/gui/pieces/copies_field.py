"""A compact field for a piece's number of copies: one number, or a range such as 1 to 3."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QWidget

from cubewright.presenter.pieces.set_edits import MAX_COPIES_OF_PIECE, stepped_numbers
from cubewright.presenter.pieces.text import copies_text
from cubewright.translation import tr

_TEXT = re.compile(r"\s*(\d{1,3})\s*(?:[-\N{EN DASH}]\s*(\d{1,3})\s*)?$")
_PART = re.compile(r"[\d\s\N{EN DASH}-]{0,9}$")


class CopiesField(QAbstractSpinBox):
    """Shows the minimum and maximum number of copies of a piece, and steps or edits them."""

    numbers_changed = Signal(int, int)
    """The minimum and maximum that the user entered."""
    focus_moved = Signal()
    """Emitted when the field got or lost the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.numbers = (1, 1)
        """The minimum and the maximum."""
        self._former = (1, 1)
        """The numbers before the piece was excluded."""
        self.setToolTip(
            tr("Number of copies. Type 2, or 1-3 for a range (keys of the tile: + and -)")
        )
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # keyboard users press + and - on the tile
        self.setFrame(False)
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)  # the tile has buttons
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.editingFinished.connect(self._on_edited)

    def show_numbers(self, minimum: int, maximum: int) -> None:
        self.numbers = minimum, maximum
        if maximum:
            self._former = self.numbers
        text = copies_text(minimum, maximum)
        if text != self.lineEdit().text():
            self.lineEdit().setText(text)
        self.update()

    def set_numbers(self, minimum: int, maximum: int) -> None:
        """Emit changed numbers as if the user had entered them."""
        if (minimum, maximum) != self.numbers:
            self.numbers_changed.emit(minimum, maximum)

    def toggle_used(self) -> None:
        """Exclude the piece, or include it with its former numbers."""
        self.set_numbers(*((0, 0) if self.numbers[1] else self._former))

    def stepBy(self, steps: int) -> None:
        """Step the number, or the maximum of a range."""
        self.set_numbers(*stepped_numbers(self.numbers, steps, self._former))

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        flags = QAbstractSpinBox.StepEnabledFlag.StepNone
        if self.numbers[1] > 0:
            flags |= QAbstractSpinBox.StepEnabledFlag.StepDownEnabled
        if self.numbers[1] < MAX_COPIES_OF_PIECE:
            flags |= QAbstractSpinBox.StepEnabledFlag.StepUpEnabled
        return flags

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        state = QValidator.State.Invalid
        if _numbers(text) is not None:
            state = QValidator.State.Acceptable
        elif _PART.match(text):
            state = QValidator.State.Intermediate
        return state, text, position

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Confirm the number on Enter, which would otherwise open the piece."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.selectAll()
            event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the tiles, unless the field has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_moved.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_moved.emit()

    def _on_edited(self) -> None:
        numbers = _numbers(self.lineEdit().text())
        if numbers is not None and numbers != self.numbers:
            self.numbers_changed.emit(*numbers)
        else:
            self.show_numbers(*self.numbers)


def _numbers(text: str) -> tuple[int, int] | None:
    """Return the minimum and maximum in a text; None if the text is invalid."""
    found = _TEXT.match(text)
    if found is None:
        return None
    minimum = int(found[1])
    maximum = minimum if found[2] is None else int(found[2])
    return (minimum, maximum) if minimum <= maximum else None
