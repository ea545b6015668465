"""A dialog that finds every command, figure, piece set and setting by words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QFrame,
    QHeaderView,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.fields import name_clear_button
from cubewright.gui.widgets.records import Index, RecordModel, RecordTable
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.presenter.command_search import SearchableCommand, found_commands
from cubewright.presenter.table import Align, Column
from cubewright.translation import mark, tr

_SIZE = QSize(640, 460)
_LIST_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_TICK = " \N{CHECK MARK}"
"""The mark after the text of a choice or setting that is on."""
_NONE = mark("Nothing matches. Try fewer words.")
_ROOT = QModelIndex()


@dataclass(frozen=True)
class Entry:
    """An item that can be found and run."""

    description: SearchableCommand
    run: Callable[[], object]
    checked: bool = False


TEXT = Column[Entry](
    head=mark("Command"),
    tip=mark("Effect of the command"),
    text=lambda entry: f"{entry.description.text}{_TICK if entry.checked else ''}",
)
PLACE = Column[Entry](
    head=mark("Where"),
    tip=mark("Menu or panel with the same command"),
    text=lambda entry: entry.description.place,
)
KEYS = Column[Entry](
    head=mark("Key"),
    tip=mark("Key for the same command"),
    text=lambda entry: entry.description.keys,
    align=Align.RIGHT,
)


def _colour(entry: Entry, column: Column[Entry]) -> QPalette.ColorRole | None:
    is_usual = column is TEXT and entry.description.enabled
    return None if is_usual else QPalette.ColorRole.PlaceholderText


class CommandPalette(QDialog):
    """A search field above a list of matching commands; Enter runs the selected command."""

    def __init__(self, entries: Sequence[Entry], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Find command"))
        self.field = _Field()
        self.tip = ElidedLabel()
        self._window = parent
        self._entries = entries
        self._descriptions = [entry.description for entry in entries]
        self._model = RecordModel(
            (TEXT, PLACE, KEYS), self, tip=lambda entry: entry.description.tip, colour=_colour
        )
        self.view = RecordTable(self._model)
        self._build_layout()
        self.field.textChanged.connect(self._find)
        self.field.enter_pressed.connect(lambda: self._run(self.view.currentIndex()))
        self.field.arrow_pressed.connect(lambda event: QApplication.sendEvent(self.view, event))
        self.view.clicked.connect(self._run)
        self.view.selectionModel().currentChanged.connect(self._show_tip)
        self._find("")

    def found(self) -> list[str]:
        """Return the texts of the listed commands."""
        return [entry.description.text for entry in self._model.records]

    def _find(self, query: str) -> None:
        numbers = found_commands(self._descriptions, query)
        self._model.show(self._entries[number] for number in numbers)
        self.view.setCurrentIndex(self._model.index(0, 0))
        self.view.scrollToTop()
        self._show_tip(self.view.currentIndex())

    def _show_tip(self, index: Index, _former: Index = _ROOT) -> None:
        entry = self._entry_at(index)
        self.tip.setText(tr(_NONE) if entry is None else entry.description.tip)

    def _run(self, index: Index) -> None:
        """Run a command once the dialog is closed, so that it acts on the former focus.

        If the command is disabled, the dialog stays open and shows the reason.
        """
        entry = self._entry_at(index)
        if entry is not None and entry.description.enabled:
            self.accept()
            QTimer.singleShot(0, self._window, entry.run)

    def _entry_at(self, index: Index) -> Entry | None:
        return self._model.records[index.row()] if index.isValid() else None

    def _build_layout(self) -> None:
        view = self.view
        view.setAccessibleName(tr("Commands"))
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the field forwards its keys to the list
        view.setFrameShape(QFrame.Shape.StyledPanel)
        view.verticalHeader().setDefaultSectionSize(view.fontMetrics().height() + 6)
        header = view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(view.place(KEYS), QHeaderView.ResizeMode.Fixed)
        view.set_widths({KEYS: view.fontMetrics().horizontalAdvance("Ctrl+Shift+Delete") + 12})
        self.tip.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        column = QVBoxLayout(self)
        column.addWidget(self.field)
        column.addWidget(view, 1)
        column.addWidget(self.tip)
        set_initial_size(self, _SIZE)


class _Field(QLineEdit):
    enter_pressed = Signal()
    """Emitted when Enter was pressed."""
    arrow_pressed = Signal(QKeyEvent)
    """The key event that moves the selection of the list."""

    def __init__(self) -> None:
        super().__init__(clearButtonEnabled=True)
        self.setPlaceholderText(tr("Type words of a command, figure, piece set or setting"))
        self.setAccessibleName(tr("Find command"))
        name_clear_button(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.enter_pressed.emit()
        elif event.key() in _LIST_KEYS:
            self.arrow_pressed.emit(event)
        else:
            super().keyPressEvent(event)
