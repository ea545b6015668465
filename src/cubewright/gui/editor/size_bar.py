"""The fields for the grid's width, depth and height, which are never below the figure's size."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSpinBox, QToolTip, QWidget

from cubewright.model.cell import Cell
from cubewright.presenter.editing.grid import MAX_SIDE
from cubewright.translation import mark, tr

MAX_WIDTH = 72
"""The maximum width of a field, in pixels."""
MAX_DIGITS = 6
"""The maximum number of digits that are read from a typed number."""


@dataclass(frozen=True)
class _Axis:
    name: str
    description: str
    range: str
    needed: str
    """The text for the range if the figure needs more than one cell."""
    at_most: str
    at_least: str
    not_none: str


_AXES = (
    _Axis(
        mark("Width of the grid"),
        mark("Width of the grid, to the right"),
        mark("Width of the grid (to the right), {least} to {most}"),
        mark("Width of the grid (to the right), {least} to {most}; the figure needs {least}"),
        mark("The grid's width can be at most {number}, not {refused}."),
        mark("The figure needs a width of at least {number}, not {refused}."),
        mark("The grid's width must be at least 1."),
    ),
    _Axis(
        mark("Depth of the grid"),
        mark("Depth of the grid, rows"),
        mark("Depth of the grid (rows), {least} to {most}"),
        mark("Depth of the grid (rows), {least} to {most}; the figure needs {least}"),
        mark("The grid's depth can be at most {number}, not {refused}."),
        mark("The figure needs a depth of at least {number}, not {refused}."),
        mark("The grid's depth must be at least 1."),
    ),
    _Axis(
        mark("Height of the grid"),
        mark("Height of the grid, layers"),
        mark("Height of the grid (layers), {least} to {most}"),
        mark("Height of the grid (layers), {least} to {most}; the figure needs {least}"),
        mark("The grid's height can be at most {number}, not {refused}."),
        mark("The figure needs a height of at least {number}, not {refused}."),
        mark("The grid's height must be at least 1."),
    ),
)


class SizeBar(QWidget):
    """Three number fields for the size of the grid."""

    size_changed = Signal(object)
    """The size that the user entered."""
    refused = Signal(str)
    """A sentence that says why a typed size was replaced by the nearest valid size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        label = QLabel(tr("G&rid"))
        row.addWidget(label)
        self.boxes = tuple(_box(axis) for axis in _AXES)
        label.setBuddy(self.boxes[0])
        for number, box in enumerate(self.boxes):
            if number:
                row.addWidget(QLabel("\N{MULTIPLICATION SIGN}"))
            row.addWidget(box, 4)
            box.valueChanged.connect(self._on_value_changed)
            box.editingFinished.connect(partial(self._on_edited, box, axis=_AXES[number]))
        row.addStretch(1)

    def show_size(self, size: Cell, smallest: Cell, largest: Cell) -> None:
        """Show a grid's size, and set the smallest and the largest size allowed."""
        for box, length, needed, limit, axis in zip(
            self.boxes, size, smallest, largest, _AXES, strict=True
        ):
            with QSignalBlocker(box):
                box.setRange(needed, max(limit, length))
                box.setValue(length)
            text = axis.needed if needed > 1 else axis.range
            box.setToolTip(tr(text, least=needed, most=box.maximum()))

    def _on_value_changed(self, _value: int) -> None:
        width, depth, height = (box.value() for box in self.boxes)
        self.size_changed.emit((width, depth, height))

    def _on_edited(self, box: _LengthBox, axis: _Axis) -> None:
        refused, box.refused = box.refused, None
        if refused is None:
            return
        number = box.value()
        if refused > number:
            why = tr(axis.at_most, number=number, refused=refused)
        elif number > 1:
            why = tr(axis.at_least, number=number, refused=refused)
        else:
            why = tr(axis.not_none)
        QToolTip.showText(box.mapToGlobal(box.rect().topLeft()), why, box)
        self.refused.emit(why)


class _LengthBox(QSpinBox):
    refused: int | None = None
    """The last number that was replaced; None if the replacement was reported."""

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        if text.isdecimal() and not self.minimum() <= int(text) <= self.maximum():
            return (QValidator.State.Intermediate, text, place)
        state: tuple[QValidator.State, str, int] = super().validate(text, place)
        return state

    def fixup(self, text: str) -> str:
        if not text.isdecimal():
            return text
        self.refused = int(text[:MAX_DIGITS])
        return str(min(max(self.refused, self.minimum()), self.maximum()))


def _box(axis: _Axis) -> _LengthBox:
    box = _LengthBox()
    box.setRange(1, MAX_SIDE)
    box.setAccessibleName(tr(axis.name))
    box.setWhatsThis(tr(axis.description))
    box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    box.setMinimumWidth(46)
    box.setMaximumWidth(MAX_WIDTH)
    box.setKeyboardTracking(False)
    return box
