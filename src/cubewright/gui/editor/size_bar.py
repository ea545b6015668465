"""The size of the grid: width, depth and height, never smaller than the figure."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSpinBox, QToolTip, QWidget

from cubewright.model.cell import Cell
from cubewright.presenter.editing.grid import LARGEST

WIDEST = 72
"""The maximum width of a field, in pixels."""
MOST_DIGITS = 6
"""Further digits of a typed number are not read."""
_AXES = (("Width", "to the right"), ("Depth", "rows"), ("Height", "layers"))


class SizeBar(QWidget):
    """Three number fields for the size of the grid."""

    size_changed = Signal(object)
    """The user asked for a grid of another size."""
    refused = Signal(str)
    """Why a size that the user typed was replaced by the nearest one, as a sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        label = QLabel("G&rid")
        row.addWidget(label)
        self.boxes = tuple(_box(name, direction) for name, direction in _AXES)
        label.setBuddy(self.boxes[0])
        for number, box in enumerate(self.boxes):
            if number:
                row.addWidget(QLabel("\N{MULTIPLICATION SIGN}"))
            row.addWidget(box, 4)
            box.valueChanged.connect(self._on_value_changed)
            box.editingFinished.connect(partial(self._on_edited, box, name=_AXES[number][0]))
        row.addStretch(1)

    def show_size(self, size: Cell, smallest: Cell, largest: Cell) -> None:
        """Show a grid's size, and set the smallest and the largest size allowed."""
        for box, length, needed, limit, (name, direction) in zip(
            self.boxes, size, smallest, largest, _AXES, strict=True
        ):
            with QSignalBlocker(box):
                box.setRange(needed, max(limit, length))
                box.setValue(length)
            text = f"{name} of the grid ({direction}), {needed} to {box.maximum()}"
            if needed > 1:
                text += f"; the figure needs {needed}"
            box.setToolTip(text)

    def _on_value_changed(self, _value: int) -> None:
        width, depth, height = (box.value() for box in self.boxes)
        self.size_changed.emit((width, depth, height))

    def _on_edited(self, box: _LengthBox, name: str) -> None:
        refused, box.refused = box.refused, None
        if refused is None:
            return
        number = box.value()
        if refused > number:
            why = f"The grid's {name.lower()} can be at most {number}, not {refused}."
        elif number > 1:
            why = f"The figure needs a {name.lower()} of at least {number}, not {refused}."
        else:
            why = f"The grid's {name.lower()} must be at least 1."
        QToolTip.showText(box.mapToGlobal(box.rect().topLeft()), why, box)
        self.refused.emit(why)


class _LengthBox(QSpinBox):
    """A number field that replaces a number out of range by the nearest valid one."""

    refused: int | None = None
    """The number that was replaced last, until it is reported."""

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        if text.isdecimal() and not self.minimum() <= int(text) <= self.maximum():
            return (QValidator.State.Intermediate, text, place)
        state: tuple[QValidator.State, str, int] = super().validate(text, place)
        return state

    def fixup(self, text: str) -> str:
        if not text.isdecimal():
            return text
        self.refused = int(text[:MOST_DIGITS])
        return str(min(max(self.refused, self.minimum()), self.maximum()))


def _box(name: str, direction: str) -> _LengthBox:
    box = _LengthBox()
    box.setRange(1, LARGEST)
    box.setAccessibleName(f"{name} of the grid")
    box.setWhatsThis(f"{name} of the grid, {direction}")
    box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    box.setMinimumWidth(46)
    box.setMaximumWidth(WIDEST)
    box.setKeyboardTracking(False)
    return box
