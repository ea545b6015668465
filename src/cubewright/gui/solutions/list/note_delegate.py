"""Edits a note in its row of the solutions table."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from cubewright.gui.widgets.records import Index
from cubewright.translation import tr

MAX_NOTE = 500
"""The most characters of a note."""


class NoteDelegate(QStyledItemDelegate):
    """Opens a field for one line of text."""

    def createEditor(
        self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index
    ) -> QWidget:
        field = QLineEdit(parent)
        field.setFrame(False)
        field.setMaxLength(MAX_NOTE)
        field.setAccessibleName(tr("Note about this solution"))
        field.setPlaceholderText(tr("Enter keeps the note"))
        return field
