"""The choices of pieces as rows: the pieces, and their total number of copies."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPushButton, QSpinBox, QWidget

from cubewright.gui.widgets.allow import allow
from cubewright.model.piece_choice import PieceChoice
from cubewright.translation import tr

MAX_COPIES = 9999
_NO_LIMIT = -1
"""The value of the box for the maximum that shows "no limit"."""


class RangeBoxes:
    """Two spin boxes for a range: the maximum is never below the minimum."""

    def __init__(self, pieces: str) -> None:
        self.minimum, self.maximum = QSpinBox(), QSpinBox()
        self.minimum.setRange(0, MAX_COPIES)
        self.maximum.setRange(_NO_LIMIT, MAX_COPIES)
        self.maximum.setSpecialValueText(tr("no limit"))
        self.minimum.setAccessibleName(tr("Minimum of {pieces}", pieces=pieces))
        self.minimum.setToolTip(
            tr("Minimum number of copies of {pieces} in a solution", pieces=pieces)
        )
        self.maximum.setAccessibleName(tr("Maximum of {pieces}", pieces=pieces))
        self.maximum.setToolTip(
            tr("Maximum number of copies of {pieces} in a solution", pieces=pieces)
        )
        for box in (self.minimum, self.maximum):
            box.setKeyboardTracking(False)

    def show_range(self, minimum: int, maximum: int | None) -> None:
        """Show a range; a maximum of None means no limit."""
        with QSignalBlocker(self.minimum), QSignalBlocker(self.maximum):
            self.minimum.setValue(minimum)
            self.maximum.setValue(_NO_LIMIT if maximum is None else maximum)

    def clamped_range(self, changed: QSpinBox) -> tuple[int, int | None]:
        """Return the range after the user changed one box; the other box is adjusted to it."""
        minimum, maximum = self.minimum.value(), self.maximum.value()
        if maximum == _NO_LIMIT:
            return minimum, None
        if changed is self.maximum:
            return min(minimum, maximum), maximum
        return minimum, max(minimum, maximum)


class ChoiceRows(QWidget):
    """A row for all pieces together, and a row for each choice of some pieces."""

    choices_changed = Signal(object, str)
    """A tuple of the new choices, and the text of the undo step."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._symbols: tuple[str, ...] = ()
        self._all: list[PieceChoice] = []
        self._some: list[PieceChoice] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        for column, text in enumerate((tr("Pieces"), tr("Minimum"), tr("Maximum"))):
            self._grid.addWidget(QLabel(text), 0, column)
        self.all_boxes = RangeBoxes(tr("all pieces"))
        self._grid.addWidget(QLabel(tr("All pieces")), 1, 0)
        self._add_boxes(self.all_boxes, 1)
        for box in (self.all_boxes.minimum, self.all_boxes.maximum):
            box.valueChanged.connect(lambda _value, box=box: self._on_all(box))
        self.add_button = QPushButton(tr("&Add choice"))
        self.add_button.setToolTip(tr("Limit the number of copies of some pieces together"))
        self.add_button.setAutoDefault(False)
        self.add_button.clicked.connect(self._on_added)
        self.rows: list[tuple[QLineEdit, RangeBoxes, QPushButton]] = []

    def show_choices(self, choices: Sequence[PieceChoice], symbols: Sequence[str]) -> None:
        """Show choices; ``symbols`` are the symbols of the current pieces."""
        self._symbols = tuple(symbols)
        self._all = [each for each in choices if not each.symbols]
        self._some = [each for each in choices if each.symbols]
        together = self._all[0] if self._all else PieceChoice()
        self.all_boxes.show_range(together.minimum, together.maximum)
        while len(self.rows) > len(self._some):
            self._remove_last_row()
        while len(self.rows) < len(self._some):
            self._add_row()
        for (field, boxes, _), choice in zip(self.rows, self._some, strict=True):
            with QSignalBlocker(field):
                field.setText(" ".join(choice.symbols))
            boxes.show_range(choice.minimum, choice.maximum)
        self._grid.addWidget(self.add_button, len(self.rows) + 2, 0, 1, 2)
        allow(self.add_button, "" if self._symbols else tr("The set has no pieces yet"))

    def _add_boxes(self, boxes: RangeBoxes, row: int) -> None:
        self._grid.addWidget(boxes.minimum, row, 1)
        self._grid.addWidget(boxes.maximum, row, 2)

    def _add_row(self) -> None:
        index = len(self.rows)
        number = index + 1
        field = QLineEdit()
        field.setPlaceholderText(tr("Symbols, such as L T Z"))
        field.setAccessibleName(tr("Pieces of choice {number}", number=number))
        field.setToolTip(tr("The symbols of the pieces; pieces of equal shape count together"))
        boxes = RangeBoxes(tr("the pieces of choice {number}", number=number))
        remove = QPushButton(tr("Remove"))
        remove.setAutoDefault(False)
        remove.setAccessibleName(tr("Remove choice {number}", number=number))
        remove.setToolTip(tr("Remove this choice"))
        self._grid.addWidget(field, index + 2, 0)
        self._add_boxes(boxes, index + 2)
        self._grid.addWidget(remove, index + 2, 3)
        field.editingFinished.connect(lambda: self._on_symbols(index))
        for box in (boxes.minimum, boxes.maximum):
            box.valueChanged.connect(lambda _value, box=box: self._on_range(index, box))
        remove.clicked.connect(lambda: self._on_removed(index))
        self.rows.append((field, boxes, remove))

    def _remove_last_row(self) -> None:
        field, boxes, remove = self.rows.pop()
        for widget in (field, boxes.minimum, boxes.maximum, remove):
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()

    # -- editing

    def _emit(self, what: str) -> None:
        self.choices_changed.emit((*self._all, *self._some), what)

    def _on_all(self, box: QSpinBox) -> None:
        minimum, maximum = self.all_boxes.clamped_range(box)
        is_rule = bool(minimum) or maximum is not None
        self._all = [PieceChoice((), minimum, maximum)] if is_rule else []
        self._emit(tr("Change the total number of pieces"))

    def _on_range(self, index: int, box: QSpinBox) -> None:
        self._some[index] = PieceChoice(
            self._some[index].symbols, *self.rows[index][1].clamped_range(box)
        )
        self._emit(tr("Change a choice of pieces"))

    def _on_symbols(self, index: int) -> None:
        if index >= len(self._some):
            return
        before = self._some[index]
        named = set(self.rows[index][0].text().replace(",", " ").replace(" ", ""))
        if not named:  # an empty choice would mean all pieces
            self.rows[index][0].setText(" ".join(before.symbols))
            return
        changed = PieceChoice(named, before.minimum, before.maximum)
        self.rows[index][0].setText(" ".join(changed.symbols))
        if changed != before:
            self._some[index] = changed
            self._emit(tr("Change a choice of pieces"))

    def _on_removed(self, index: int) -> None:
        del self._some[index]
        self._emit(tr("Remove a choice of pieces"))

    def _on_added(self) -> None:
        self._some.append(PieceChoice(self._symbols[:2], 0, 1))
        self._emit(tr("Add a choice of pieces"))
        if self.rows:
            self.rows[-1][0].setFocus()
            self.rows[-1][0].selectAll()
