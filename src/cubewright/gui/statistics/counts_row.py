"""The number of solutions in all three conventions, side by side."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cubewright.gui.widgets.records import tabular
from cubewright.presenter.search.statistics_text import counts_sentence
from cubewright.solver.report import Counts
from cubewright.translation import mark, number_text, tr

FITTING = 20
"""Characters of the three numbers that fit a narrow panel in large digits."""

UNKNOWN = "\N{EN DASH}"
"""Stands for a number that is not known yet."""

_CAPTIONS = (
    (mark("unique"), mark("Rotations and reflections of a solution count once")),
    (mark("up to rotation"), mark("Rotations of a solution count once")),
    (mark("raw"), mark("Every solution counts")),
)


class CountsRow(QWidget):
    """Reads as one sentence: 240 unique, 480 up to rotation, 11,520 raw."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 0, 8, 0)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(0)
        self._numbers: list[QLabel] = []
        for place, (caption, tip) in enumerate(_CAPTIONS):
            column = 2 * place
            number = self._number(tr(tip))
            self._numbers.append(number)
            name = QLabel(tr(caption))
            name.setToolTip(tr(tip))
            grid.addWidget(number, 0, column, Qt.AlignmentFlag.AlignHCenter)
            grid.addWidget(name, 1, column, Qt.AlignmentFlag.AlignHCenter)
            grid.setColumnStretch(column, 1)
            if place:
                grid.addWidget(QLabel("·"), 0, column - 1)
        self.show_counts(Counts())

    @staticmethod
    def _number(tip: str) -> QLabel:
        number = QLabel()
        number.setToolTip(tip)
        number.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return number

    def show_counts(self, counts: Counts) -> None:
        """Show the current numbers."""
        numbers = (counts.unique, counts.rotations, counts.raw)
        texts = [number_text(number) for number in numbers]
        self._show_texts(texts)
        self.setAccessibleName(counts_sentence(counts))

    def show_unknown(self) -> None:
        """Show that the numbers are known only at the end of the count."""
        self._show_texts([UNKNOWN] * len(self._numbers))
        self.setAccessibleName(tr("The numbers are known at the end of the count"))

    def _show_texts(self, texts: list[str]) -> None:
        font = tabular(self.font())
        font.setBold(True)
        if len("".join(texts)) <= FITTING:
            font.setPointSizeF(font.pointSizeF() * 1.25)
        for label, text in zip(self._numbers, texts, strict=True):
            label.setFont(font)
            label.setText(text)
