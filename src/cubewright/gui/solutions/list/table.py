"""The table of solutions, with keys for stepping through it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.solutions.list.delegates import PictureDelegate, ShareDelegate
from cubewright.gui.solutions.list.header import SolutionHeader
from cubewright.gui.solutions.list.model import SolutionModel
from cubewright.gui.widgets.density import DENSITY
from cubewright.gui.widgets.records import Index, RecordTable
from cubewright.presenter.solutions.columns import (
    COLUMNS,
    MOVES_COLUMN,
    NOTE_COLUMN,
    PICTURE_COLUMN,
    STAR_COLUMN,
    SolutionColumn,
)
from cubewright.presenter.solutions.listed import ListedSolution
from cubewright.presenter.solutions.listed_indices import AllIndices
from cubewright.translation import tr

MAX_NOTE = 500
"""The maximum number of characters of a note."""
_STEPS = {
    Qt.Key.Key_Left: "previous",
    Qt.Key.Key_Right: "next",
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_End: "last",
}
_MARKS = {
    Qt.Key.Key_S: "star_requested",
    Qt.Key.Key_Asterisk: "star_requested",
    Qt.Key.Key_Delete: "delete_requested",
    Qt.Key.Key_F2: "edit_note",
}
"""Keys that work in the list; in other parts of the window they have other meanings."""
_Flag = QItemSelectionModel.SelectionFlag


class SolutionTable(RecordTable[ListedSolution]):
    """A table that selects whole rows, all of the same height."""

    solution_chosen = Signal(int)
    """The index of the solution that the user selected, even if it was already current."""

    stepped = Signal(str)
    """The user asked for the ``first``, ``previous``, ``next`` or ``last`` solution."""

    star_requested = Signal()
    """The user asked to star the selected solutions."""
    star_clicked = Signal(int)
    """The index of a solution whose star was clicked."""
    play_requested = Signal()
    """The user asked to play the disassembly of the selected solution."""
    delete_requested = Signal()
    """The user asked to delete the selected solutions."""

    def __init__(self, model: SolutionModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self._delegate = PictureDelegate(self)
        self._solutions = model
        self.setItemDelegateForColumn(self.place(PICTURE_COLUMN), self._delegate)
        PIECE_COLOURS.changed.connect(self.viewport().update)
        DENSITY.changed.connect(self._on_density_changed)
        self._note_delegate = NoteDelegate(self)
        self.setItemDelegateForColumn(self.place(NOTE_COLUMN), self._note_delegate)
        self.setItemDelegateForColumn(self.place(MOVES_COLUMN), ShareDelegate(self))
        self.doubleClicked.connect(self._on_double_clicked)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(tr("Solutions"))
        self.header = SolutionHeader(self)
        self.setHorizontalHeader(self.header)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.selectionModel().currentRowChanged.connect(self._on_current_changed)
        model.modelReset.connect(self._measure)
        model.rowsInserted.connect(lambda: self.header.set_count(model.count))
        self._measure()

    @property
    def current_solution(self) -> int:
        """The index of the current solution, or -1."""
        index = self.currentIndex()
        return self._solutions.indices[index.row()] if index.isValid() else -1

    def go_to(self, solution: int) -> None:
        """Select a solution and scroll to it, if it is listed."""
        row = self._solutions.indices.rank(solution)
        if row < 0:
            return
        index = self._solutions.index(row, self._shown_column)
        again = row == self.currentIndex().row()
        self.selectionModel().setCurrentIndex(index, _Flag.ClearAndSelect | _Flag.Rows)
        self.scrollTo(index)
        if again:
            self.solution_chosen.emit(solution)

    def relist(self, change: Callable[[], None], solution: int, *, stays: bool) -> None:
        """Change the list, and then select a solution without a signal, if it is listed.

        If ``stays`` is true, the first visible row keeps its position; otherwise the list scrolls
        to the solution.
        """
        bar = self.verticalScrollBar()
        top = self.rowAt(0) if stays and bar.value() else -1
        at_top = self._solutions.indices[top] if top >= 0 else -1
        change()
        row = self._solutions.indices.rank(solution)
        self.updateGeometries()  # otherwise the scroll bar would keep its former range
        if row >= 0:
            index = self._solutions.index(row, self._shown_column)
            with QSignalBlocker(self):
                flags = _Flag.ClearAndSelect | _Flag.Rows
                self.selectionModel().setCurrentIndex(index, flags)
            if not stays:
                self.scrollTo(index)
        if at_top >= 0:
            bar.setValue(max(0, self._solutions.indices.rank(at_top)))

    def chosen_solutions(self) -> Sequence[int]:
        """Return the indices of the selected solutions, in the order of the list."""
        ranges = self.selectionModel().selection().toList()
        if len(ranges) == 1:  # constant time, even for a million rows
            first, last = ranges[0].top(), ranges[0].bottom() + 1
            indices = self._solutions.indices
            if isinstance(indices, AllIndices):
                return indices.indices[first:last]
            return indices if last - first == len(indices) else indices[first:last]
        rows = sorted({row for each in ranges for row in range(each.top(), each.bottom() + 1)})
        return [self._solutions.indices[row] for row in rows]

    def cell_at(self, position: QPoint) -> tuple[int, int] | None:
        """Return the index of the solution and of the figure's cell at a position, or None."""
        index = self.indexAt(position)
        if _column(index) is not PICTURE_COLUMN:
            return None
        cell = self._delegate.cell_at(self.visualRect(index), position)
        return None if cell is None else (self._solutions.indices[index.row()], cell)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the row that Qt makes current, if no row was selected."""
        had_one = self.currentIndex().isValid()
        super().focusInEvent(event)
        if not had_one and self.currentIndex().isValid():
            rows = _Flag.ClearAndSelect | _Flag.Rows
            self.selectionModel().select(self.currentIndex(), rows)

    def reset(self) -> None:
        """Drop the editor of a note without committing it, because its row no longer exists."""
        for editor in self.viewport().findChildren(QLineEdit):
            editor.removeEventFilter(self._note_delegate)
        super().reset()

    def edit_note(self) -> None:
        """Edit the note of the current solution in its row."""
        row = self.currentIndex().row()
        if row >= 0:
            self.header.choose(NOTE_COLUMN.name, True)
            index = self._solutions.cell(row, NOTE_COLUMN)
            self.scrollTo(index)
            self.edit(index)

    def _on_double_clicked(self, index: QModelIndex) -> None:
        if _column(index) is NOTE_COLUMN:
            self.edit_note()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            modifiers = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            is_plain = modifiers == Qt.KeyboardModifier.NoModifier
            if is_plain and Qt.Key(event.key()) in _MARKS and self.currentIndex().isValid():
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._is_mark_key(event):
            return
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        step = _STEPS.get(Qt.Key(event.key())) if plain else None
        if plain and event.key() == Qt.Key.Key_Space:
            self.play_requested.emit()
        elif step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)

    def _is_mark_key(self, event: QKeyEvent) -> bool:
        modifiers = event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        if modifiers != Qt.KeyboardModifier.NoModifier:
            return False
        name = _MARKS.get(Qt.Key(event.key()))
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if name == "edit_note" or (is_enter and _column(self.currentIndex()) is NOTE_COLUMN):
            self.edit_note()
        elif name is not None:
            getattr(self, name).emit()
        else:
            return False
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        pressed = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and _column(pressed) is STAR_COLUMN:
            self.star_clicked.emit(self._solutions.indices[pressed.row()])
            return
        before = self.currentIndex().row()
        super().mousePressEvent(event)
        row = self.indexAt(event.position().toPoint()).row()
        if row >= 0 and row == before == self.currentIndex().row():
            self.solution_chosen.emit(self.current_solution)

    def _on_current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid():
            self.solution_chosen.emit(self.current_solution)

    def fit_rows(self) -> None:
        height = max(self._delegate.row_height, self.row_height)
        self.verticalHeader().setDefaultSectionSize(height)

    def _on_density_changed(self) -> None:
        if self._delegate.store is not None:
            self._delegate.show(self._delegate.store)
        self._measure()

    def _measure(self) -> None:
        store = self._solutions.store
        if store is not None and store is not self._delegate.store:
            self._delegate.show(store)
        self.fit_rows()
        self.header.show_listed(self._solutions.listed, self._delegate.row_width)
        self.header.set_count(self._solutions.count)

    @property
    def _shown_column(self) -> int:
        picture = self.place(PICTURE_COLUMN)
        if not self.isColumnHidden(picture):
            return picture
        return next(n for n in range(self.header.count()) if not self.isColumnHidden(n))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.header.fit()


class NoteDelegate(QStyledItemDelegate):
    """Edits a note in a field for one line of text."""

    def createEditor(
        self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index
    ) -> QWidget:
        field = QLineEdit(parent)
        field.setFrame(False)
        field.setMaxLength(MAX_NOTE)
        field.setAccessibleName(tr("Note about this solution"))
        field.setPlaceholderText(tr("Press Enter to keep the note"))
        return field


def _column(index: QModelIndex) -> SolutionColumn | None:
    """Return the column of a cell; None for an invalid index."""
    return COLUMNS[index.column()] if index.isValid() else None
