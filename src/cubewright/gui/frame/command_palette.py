"""A dialog that finds every command, figure, piece set and setting by its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QHeaderView,
    QLineEdit,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.fields.search_field import name_clear_button
from cubewright.gui.widgets.table_model import RIGHT, Column, Index, TableModel
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.presenter.command_search import Described, found_commands
from cubewright.translation import mark, tr

_SIZE = QSize(640, 460)
_LIST_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_TICK = " \N{CHECK MARK}"
"""After the text of a choice or setting that is on."""
_NONE = mark("Nothing is found. Try fewer words.")
_ROOT = QModelIndex()
_Role = Qt.ItemDataRole


@dataclass(frozen=True)
class Command:
    """Something that can be found and done."""

    described: Described
    run: Callable[[], object]
    checked: bool = False


class CommandPalette(QDialog):
    """A search field above the commands that it finds; Enter runs the selected one."""

    def __init__(self, commands: Sequence[Command], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Find command"))
        self.field = _Field()
        self.view = QTableView()
        self.tip = ElidedLabel()
        self._window = parent
        self._commands = commands
        self._described = [command.described for command in commands]
        self._model = _Model(commands, self)
        self._build_layout()
        self.field.textChanged.connect(self._find)
        self.field.entered.connect(lambda: self._run(self.view.currentIndex()))
        self.field.moved.connect(lambda event: QApplication.sendEvent(self.view, event))
        self.view.clicked.connect(self._run)
        self.view.selectionModel().currentChanged.connect(self._show_tip)
        self._find("")

    def found(self) -> list[str]:
        """Return the texts of the commands that are listed."""
        return [self._commands[number].described.text for number in self._model.shown]

    def _find(self, query: str) -> None:
        self._model.show(found_commands(self._described, query))
        self.view.setCurrentIndex(self._model.index(0, 0))
        self.view.scrollToTop()
        self._show_tip(self.view.currentIndex())

    def _show_tip(self, index: Index, _former: Index = _ROOT) -> None:
        command = self._command_at(index)
        self.tip.setText(tr(_NONE) if command is None else command.described.tip)

    def _run(self, index: Index) -> None:
        """Run a command after the dialog has closed, so that it acts on the former focus.

        One that cannot be used now leaves the dialog open, which shows the reason.
        """
        command = self._command_at(index)
        if command is not None and command.described.enabled:
            self.accept()
            QTimer.singleShot(0, self._window, command.run)

    def _command_at(self, index: Index) -> Command | None:
        return self._commands[self._model.shown[index.row()]] if index.isValid() else None

    def _build_layout(self) -> None:
        view = self.view
        view.setModel(self._model)
        view.setAccessibleName(tr("Commands"))
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the field passes its keys on
        view.setShowGrid(False)
        view.setWordWrap(False)
        view.verticalHeader().hide()
        view.verticalHeader().setDefaultSectionSize(view.fontMetrics().height() + 6)
        header = view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(_KEYS, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(_KEYS, view.fontMetrics().horizontalAdvance("Ctrl+Shift+Delete") + 12)
        self.tip.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        column = QVBoxLayout(self)
        column.addWidget(self.field)
        column.addWidget(view, 1)
        column.addWidget(self.tip)
        set_initial_size(self, _SIZE)


class _Field(QLineEdit):
    """A field that leaves the keys for the list to its owner."""

    entered = Signal()
    """Enter was pressed."""
    moved = Signal(QKeyEvent)
    """A key that moves the selection of the list was pressed."""

    def __init__(self) -> None:
        super().__init__(clearButtonEnabled=True)
        self.setPlaceholderText(tr("Type words of a command, figure, piece set or setting"))
        self.setAccessibleName(tr("Find command"))
        name_clear_button(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif event.key() in _LIST_KEYS:
            self.moved.emit(event)
        else:
            super().keyPressEvent(event)


class _Model(TableModel):
    """The commands that are found: text, place and keys."""

    columns = (
        Column(mark("Command"), mark("What is done")),
        Column(mark("Where"), mark("The menu or panel that has it too")),
        Column(mark("Key"), mark("The key that does the same"), RIGHT),
    )

    def __init__(self, commands: Sequence[Command], parent: QWidget) -> None:
        super().__init__(parent)
        self._commands = commands
        self._faint = parent.palette().color(QPalette.ColorRole.PlaceholderText)
        self.shown: list[int] = []
        """The numbers of the commands, row by row."""

    def show(self, numbers: list[int]) -> None:
        """List other commands."""
        self.beginResetModel()
        self.shown = numbers
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.shown)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        command = self._commands[self.shown[index.row()]]
        described = command.described
        if role == _Role.DisplayRole:
            text = f"{described.text}{_TICK if command.checked else ''}"
            return (text, described.place, described.keys)[index.column()]
        if role == _Role.ToolTipRole:
            return described.tip or None
        if role == _Role.ForegroundRole and not (described.enabled and index.column() == 0):
            return self._faint
        if role == _Role.TextAlignmentRole and index.column() == _KEYS:
            return RIGHT
        return None


_KEYS = 2
"""The column of the keys."""
