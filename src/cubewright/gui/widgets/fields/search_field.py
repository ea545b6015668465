"""A search field above a list: typing selects the first match, Down and Enter go to it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QToolButton, QWidget

from cubewright.translation import mark, tr

_CLEAR = mark("Clear the text")


class SearchField(QLineEdit):
    """Selects rows of a view, whose model the owner filters by the text.

    Connect ``textChanged`` to the filter, and call :meth:`select_first` after it.
    """

    opened = Signal(QModelIndex)
    """Enter was pressed while a match is selected."""

    def __init__(self, placeholder: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, clearButtonEnabled=True)
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(name)
        name_clear_button(self)
        self._view: QAbstractItemView | None = None

    def search_in(self, view: QAbstractItemView) -> None:
        """Set the view that shows the matches."""
        self._view = view

    def start_search(self) -> None:
        """Move the focus to the field and select its text."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def select_first(self) -> None:
        """Select the first match; nothing is selected if the field is empty."""
        if self._view is None or not self.text():
            return
        first = self._view.model().index(0, 0)
        if first.isValid():
            self._view.setCurrentIndex(first)
            self._view.scrollTo(first)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and event.key() == Qt.Key.Key_Down:
            self._go_to_match()
        elif plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            current = self._current()
            if self.text() and current.isValid():
                self.opened.emit(current)
        else:
            super().keyPressEvent(event)

    def _current(self) -> QModelIndex:
        return QModelIndex() if self._view is None else self._view.currentIndex()

    def _go_to_match(self) -> None:
        """Move the focus to the selected row, or to the first one."""
        if self._view is None or not self._view.model().rowCount():
            return
        if not self._view.currentIndex().isValid():
            self._view.setCurrentIndex(self._view.model().index(0, 0))
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)


def name_clear_button(field: QLineEdit) -> None:
    """Name the button in a field that clears it, which Qt shows as a picture only."""
    button = field.findChild(QToolButton)
    if button is not None:
        button.setAccessibleName(tr(_CLEAR))
        button.setToolTip(tr(_CLEAR))
