"""The foldable list of figures in the open file, with a search field."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QDropEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.project.document import Document
from cubewright.gui.project.list.figures_model import FiguresModel, FilteredFigures
from cubewright.gui.project.list.problem_delegate import ProblemDelegate
from cubewright.gui.widgets.fields import name_clear_button
from cubewright.gui.widgets.menus import popup_menu
from cubewright.model.figure import Figure
from cubewright.translation import counted, mark, tr, trn

_DropPlace = QAbstractItemView.DropIndicatorPosition


class FiguresPanel(QWidget):
    """Shows the file's figures and selects the figure that the user clicks."""

    title = mark("Problems")

    folded_changed = Signal(bool)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._is_filtering = False
        self._menu_actions: list[QAction] = []
        self.model = FiguresModel(document, self)
        self._filtered = FilteredFigures(self)
        self._filtered.setSourceModel(self.model)
        self._filtered.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.header = QToolButton()
        self.header.setCheckable(True)
        self.header.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.header.setAutoRaise(True)
        self.header.setStatusTip(tr("Fold or unfold the list of problems"))
        self.filter = QLineEdit(clearButtonEnabled=True)
        self.filter.setPlaceholderText(tr("Find by name"))
        self.filter.setAccessibleName(tr("Find a problem by name"))
        name_clear_button(self.filter)
        self.list = ProblemList()
        self.list.setAccessibleName(tr("Problems of this file"))
        self.list.setModel(self._filtered)
        delegate = ProblemDelegate(self.list)
        self.list.setItemDelegate(delegate)
        self._buttons = QHBoxLayout()
        self._build_layout()
        self.header.toggled.connect(self._on_unfolded)
        self.filter.textChanged.connect(self._on_filter_changed)
        self.filter.returnPressed.connect(self._open_marked)
        self.filter.editingFinished.connect(self._mark_current)
        self.filter.installEventFilter(self)
        self.list.selectionModel().currentChanged.connect(self._on_current_row_changed)
        self.list.rows_dropped.connect(self.move_selected)
        document.current_changed.connect(self._on_current_changed)
        document.replaced.connect(delegate.clear)
        document.cell_colours_changed.connect(
            lambda: delegate.show_cell_colours(document.cell_colours)
        )
        document.file_changed.connect(self._on_file_changed)
        document.figure_changed.connect(self._on_figure_changed)
        self._on_file_changed()

    def add_button(self, button: QToolButton) -> None:
        button.setAutoRaise(True)
        self._buttons.addWidget(button)

    def set_menu(self, groups: Iterable[Iterable[QAction]]) -> None:
        """Set the commands of the list's context menu, in groups."""
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._show_menu)
        for number, group in enumerate(groups):
            if number:
                separator = QAction(self.list)
                separator.setSeparator(True)
                self._menu_actions.append(separator)
            self._menu_actions += group

    def _show_menu(self, where: QPoint) -> None:
        popup_menu(self, self._menu_actions, self.list.viewport().mapToGlobal(where))

    def unfold(self, unfolded: bool) -> None:
        """Show the list, or fold it to its header."""
        self.header.setChecked(unfolded)
        self._on_unfolded(unfolded)

    @property
    def is_folded(self) -> bool:
        """Whether the list is folded to its header."""
        return not self.header.isChecked()

    @property
    def folded_height(self) -> int:
        """The height of the folded panel in pixels."""
        return self.header.sizeHint().height() + 6

    @property
    def summary(self) -> str:
        """The name of the current figure."""
        return self._document.name_at(self._document.current)

    def set_folded(self, folded: bool) -> None:
        """Fold the list to its header, or unfold it."""
        self.unfold(not folded)

    def find_figure(self) -> None:
        """Show the list and move the focus to the search field."""
        self.unfold(True)
        self.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.selectAll()

    @property
    def is_filtering(self) -> bool:
        return self._filtered.is_filtering

    @property
    def selected(self) -> list[int]:
        """The indices of the selected problems in ascending order, or of the current problem."""
        indexes = self.list.selectionModel().selectedIndexes()
        rows = sorted(self._filtered.mapToSource(index).row() for index in indexes)
        current = self._document.current
        # While filtering, the list may select a row that is not yet the current problem.
        return rows if rows and (current in rows or not self.is_filtering) else [current]

    @property
    def selected_ends(self) -> tuple[int, int]:
        """The first and the last selected row of the visible list.

        Unlike :attr:`selected`, this takes constant time for a contiguous selection.
        """
        ranges = self.list.selectionModel().selection().toList()
        if not ranges:
            return self._document.current, self._document.current
        return min(each.top() for each in ranges), max(each.bottom() for each in ranges)

    @property
    def selected_count(self) -> int:
        """The number of selected problems, at least 1."""
        ranges = self.list.selectionModel().selection().toList()
        return max(1, sum(each.height() for each in ranges))

    def select(self, rows: Iterable[int]) -> None:
        """Add problems to the selection."""
        model = self.list.selectionModel()
        for row in rows:
            index = self._filtered.mapFromSource(self.model.index(row))
            model.select(index, QItemSelectionModel.SelectionFlag.Select)

    def move_selected(self, before: int) -> None:
        """Move the selected problems before a row; do nothing while a filter may hide rows."""
        if self.is_filtering:
            return
        document = self._document
        keys = [document.key_at(row) for row in self.selected]
        document.move(self.selected, before)
        rows = (document.index_of(key) for key in keys)
        self.select(row for row in rows if row is not None)

    def rename_in_place(self) -> bool:
        """Edit the name of the current figure in its row; return False if the row is hidden."""
        row = self._filtered.mapFromSource(self.model.index(self._document.current))
        if not row.isValid() or not self.list.isVisible():
            return False
        if not row.flags() & Qt.ItemFlag.ItemIsEditable:
            return False
        self.list.setCurrentIndex(row)
        self.list.scrollTo(row)
        self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.list.edit(row)
        return True

    def draw_icons(self) -> None:
        """Redraw the icons for the current palette."""
        self.model.draw_icons()
        self.list.viewport().update()

    def _build_layout(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.header)
        head.addStretch(1)
        head.addLayout(self._buttons)
        head.setSpacing(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.filter)
        column.addWidget(self.list, 1)

    def _on_unfolded(self, unfolded: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow
        self.header.setArrowType(arrow)
        self.filter.setVisible(unfolded)
        self.list.setVisible(unfolded)
        self.setMaximumHeight(16777215 if unfolded else self.header.sizeHint().height() + 6)
        self.folded_changed.emit(not unfolded)

    def _on_filter_changed(self, text: str) -> None:
        # Qt moves the selection away from rows that disappear. This is not the user's choice, and
        # changing the figure now would corrupt the proxy model.
        self._is_filtering = True
        self._filtered.setFilterFixedString(text)
        first = self._filtered.index(0, 0)
        if text and first.isValid():
            self.list.setCurrentIndex(first)
            self.list.scrollTo(first)
        self._is_filtering = False
        self.list.setDragEnabled(not text)
        self._count()
        if not text:
            self._mark_current()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go to the first match on the Down key in the search field."""
        if (
            watched is self.filter
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Down
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            self._open_marked()
            return True
        return False

    def _open_marked(self) -> None:
        index = self.list.currentIndex()
        if self.filter.text() and index.isValid():
            self._document.select(self._filtered.mapToSource(index).row())
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_current_row_changed(self, index: QModelIndex, _before: QModelIndex) -> None:
        if not self._is_filtering and index.isValid():
            self._document.select(self._filtered.mapToSource(index).row())

    def _on_current_changed(self, _index: int) -> None:
        self._mark_current()

    def _on_file_changed(self) -> None:
        self._count()
        self._mark_current()

    def _on_figure_changed(self, _figure: Figure) -> None:
        self._count()

    def _count(self) -> None:
        count = len(self._document.blocks)
        bad = sum(self._document.problem_at(row) is not None for row in range(count))
        number = counted(count, "problem")
        if self.filter.text():
            found = self._filtered.rowCount()
            nothing = tr("No problem matches")
            text = tr("{found:,} of {number}", found=found, number=number) if found else nothing
        elif bad and count == 1:
            text = tr("{number}, with an error", number=number)
        elif bad:
            text = trn(
                "{number}, {n:,} with an error", "{number}, {n:,} with errors", bad, number=number
            )
        else:
            text = tr("Problems: {count:,}", count=count)
        self.header.setText(text)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.model.retranslate()
            self._count()

    def _mark_current(self) -> None:
        index = self._filtered.mapFromSource(self.model.index(self._document.current))
        if not index.isValid():
            self.list.clearSelection()
        elif index != self.list.currentIndex() or not self.list.selectionModel().hasSelection():
            self.list.setCurrentIndex(index)
            self.list.scrollTo(index)


class ProblemList(QListView):
    """Reports the row where the selected rows are dropped; the model moves no rows by itself."""

    rows_dropped = Signal(int)
    """The row before which the selected rows were dropped; the number of rows for the end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)  # highlights the row under the mouse
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QListView.DragDropMode.InternalMove)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def dropEvent(self, event: QDropEvent) -> None:
        """Report the drop; Qt would move rows one by one, each as an undo step."""
        if event.source() is not self:
            event.ignore()
            return
        index = self.indexAt(event.position().toPoint())
        before = index.row() if index.isValid() else self.model().rowCount()
        if index.isValid() and self.dropIndicatorPosition() is _DropPlace.BelowItem:
            before += 1
        event.acceptProposedAction()
        self.setState(self.State.NoState)  # hides the drop marker, as Qt does
        self.viewport().update()
        self.rows_dropped.emit(before)
