"""A list with headings, whose current text ends in "…" where it is too long for the box."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox


class ElidedCombo(QComboBox):
    """A combo box that shows that a text is cut; Qt's own ends in the middle of a word."""

    def add_heading(self, text: str) -> None:
        """Add an entry above others that cannot be chosen."""
        self.addItem(text)
        model = self.model()
        if isinstance(model, QStandardItemModel):
            model.item(self.count() - 1).setEnabled(False)

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            self,
        )
        option.currentText = option.fontMetrics.elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, field.width() - _MARGIN
        )


_MARGIN = 4
"""What the style leaves free around the text, in pixels."""
