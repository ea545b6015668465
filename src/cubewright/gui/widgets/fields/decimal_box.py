"""A field for a number with decimals."""

from __future__ import annotations

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QDoubleSpinBox


class DecimalBox(QDoubleSpinBox):
    """A field for a number whose decimals may follow a point or a comma, in every language.

    Qt takes the other mark for one between thousands: where a comma is usual, it reads
    "2.5" as 25. These fields show no marks between thousands.
    """

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Examine a text after each key."""
        return super().validate(self._with_usual_mark(text), position)

    def valueFromText(self, text: str) -> float:
        """Return the number in a text."""
        return super().valueFromText(self._with_usual_mark(text))

    def _with_usual_mark(self, text: str) -> str:
        usual = self.locale().decimalPoint()
        return text.replace(".", usual).replace(",", usual)
