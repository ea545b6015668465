"""The header of the solutions table: shows, hides, moves and sizes columns, and sorts by them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QByteArray, QEvent, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QApplication, QHeaderView, QMenu, QTableView, QWidget

from cubewright.presenter.solutions.columns import (
    COLUMNS,
    LEVEL_COLUMN,
    NUMBER_COLUMN,
    PICTURE_COLUMN,
    SYMMETRY_COLUMN,
    SolutionColumn,
)
from cubewright.presenter.solutions.listed import ListedSolutions
from cubewright.presenter.solutions.order import NUMBER, Order
from cubewright.translation import number_text, tr

PADDING = 16
"""The horizontal padding of a column in pixels."""
MIN_PICTURE = 104
"""The minimum width of the pictures in pixels; below it the table scrolls sideways."""
MAX_WIDTH = 4000
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_MOVES = Qt.KeyboardModifier.AltModifier
MIN_DIGITS = 3
MAX_LEVELS = 24
"""The maximum length of a level string for which space is reserved, in characters."""


class SolutionHeader(QHeaderView):
    """A header that fits columns to their texts and gives the remaining width to the pictures.

    Widths set by the user stay.
    """

    order_chosen = Signal(object, bool)
    """The :class:`Order` to sort by, and whether it is descending."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(True)
        self.setSectionsMovable(True)
        self.setHighlightSections(False)
        self.setStretchLastSection(True)
        self.setSortIndicatorShown(True)
        self.setMinimumSectionSize(24)
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(tr("Columns of the solutions"))
        self.setAccessibleDescription(
            tr(
                "Left and Right choose a column, Alt+Left and Alt+Right move it, "
                "Enter sorts by it, and the menu key shows and hides columns."
            )
        )
        self._looking = QTimer(self, singleShot=True, interval=0)
        self._looking.timeout.connect(self._look_for_symmetry)
        self._chosen = 0
        """The column that the keys act on."""
        self._listed: ListedSolutions | None = None
        self._choices: dict[str, bool] = {}
        """The columns that the user has shown (True) or hidden (False)."""
        self._widths: dict[str, int] = {}
        """The widths that the user has set, in pixels."""
        self._digits = MIN_DIGITS
        self._picture_width = MIN_PICTURE
        self._order, self._is_descending = NUMBER, False
        self._is_fitting = False
        self.menu = QMenu(tr("&Columns"), self)
        self.menu.setToolTipsVisible(True)
        self._actions = [self._add_action(section) for section in range(len(COLUMNS))]
        self.menu.addSeparator()
        reset = self.menu.addAction(tr("&Reset columns"))
        reset.setToolTip(tr("Restore the columns, their order and their widths"))
        reset.triggered.connect(lambda _checked=False: self.reset_columns())
        self.sectionClicked.connect(self._on_clicked)
        self.sectionHandleDoubleClicked.connect(lambda n: self.set_width(COLUMNS[n].name, None))
        self.sectionResized.connect(self._on_resized)
        self.customContextMenuRequested.connect(self._open_menu)

    def _add_action(self, section: int) -> QAction:
        column = COLUMNS[section]
        action = self.menu.addAction(tr(column.head))
        action.setToolTip(tr(column.tip))
        action.setCheckable(True)
        action.setChecked(True)
        action.triggered.connect(lambda checked, name=column.name: self.choose(name, checked))
        return action

    # -- shown columns

    def show_listed(self, listed: ListedSolutions | None, picture_width: int) -> None:
        """Offer the columns that apply to a list; ``picture_width`` is in pixels."""
        self._listed = listed
        self._picture_width = MIN_PICTURE if listed is None else picture_width
        self.show_columns()

    def set_count(self, count: int) -> None:
        """Widen the column of numbers for this many solutions; show the columns they use."""
        self._look_for_symmetry()
        digits = max(MIN_DIGITS, len(str(count)))
        if digits != self._digits:
            self._digits = digits
            self.fit()

    def _look_for_symmetry(self) -> None:
        """Show the hidden column of symmetries when the first symmetrical solution is found.

        A long list is searched in parts, between other events.
        """
        listed, section = self._listed, COLUMNS.index(SYMMETRY_COLUMN)
        is_decided = SYMMETRY_COLUMN.name in self._choices or not self.isSectionHidden(section)
        if listed is None or is_decided or not SYMMETRY_COLUMN.applies(listed):
            return
        if listed.has_symmetry:
            self.show_columns()
        elif listed.is_symmetry_open:
            self._looking.start()

    def choose(self, name: str, is_shown: bool) -> None:
        """Show or hide a column; the last visible column stays."""
        self._choices[name] = is_shown
        if not any(self._is_wanted(section) for section in range(len(COLUMNS))):
            self._choices[name] = True
        self.show_columns()

    def reset_columns(self) -> None:
        """Restore the initial columns, their order and their widths."""
        self._choices.clear()
        self._widths.clear()
        for section in range(len(COLUMNS)):
            self.moveSection(self.visualIndex(section), section)
        self.show_columns()

    def set_width(self, name: str, width: int | None) -> None:
        """Set the width of a column in pixels; None fits the column to its texts."""
        if width is None:
            self._widths.pop(name, None)
        else:
            self._widths[name] = width
        self.fit()

    def fit(self) -> None:
        """Give each column its width, and the remaining width to the pictures."""
        if self._is_fitting or self.count() != len(COLUMNS):
            return
        sections = [n for n in range(len(COLUMNS)) if not self.isSectionHidden(n)]
        picture = COLUMNS.index(PICTURE_COLUMN)
        widths = {n: self._width(n) for n in sections}
        if picture in widths and PICTURE_COLUMN.name not in self._widths:
            left = self.viewport().width() - sum(widths.values()) + widths[picture]
            least = min(self._picture_width, MIN_PICTURE)
            widths[picture] = max(least, min(self._picture_width, left))
        with self._fitting():
            for section, width in widths.items():
                self.resizeSection(section, width)

    def show_order(self, order: Order, is_descending: bool) -> None:
        """Mark the column by which the list is sorted."""
        self._order, self._is_descending = order, is_descending
        section = next((n for n, column in enumerate(COLUMNS) if column.order is order), -1)
        if order is NUMBER and not is_descending:
            section = -1
        up, down = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
        self.setSortIndicator(section, down if is_descending else up)

    # -- keys

    @property
    def chosen_column(self) -> str:
        """The name of the column on which the keys act; by default the first visible column."""
        return COLUMNS[self._shown_places()[self._chosen_place()]].name

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() in _STEPS
            and event.modifiers() & ~_MOVES == Qt.KeyboardModifier.NoModifier
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()), 0)
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if step and modifiers == _MOVES:
            self.move_chosen(step)
        elif step and modifiers == Qt.KeyboardModifier.NoModifier:
            self._choose(self._chosen_place() + step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._on_clicked(self._shown_places()[self._chosen_place()])
        else:
            super().keyPressEvent(event)

    def move_chosen(self, step: int) -> None:
        """Move the chosen column past the next visible one, to the right (1) or left (-1)."""
        shown, place = self._shown_places(), self._chosen_place()
        if 0 <= place + step < len(shown):
            over = self.visualIndex(shown[place + step])
            self.moveSection(self.visualIndex(shown[place]), over)
            self._choose(place + step)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu at the chosen column if the menu key was pressed."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            section = self._shown_places()[self._chosen_place()]
            self._open_menu(QPoint(self.sectionViewportPosition(section), self.height()))
        else:
            super().contextMenuEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._choose(self._chosen_place())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        painter.save()
        super().paintSection(painter, rect, section)
        painter.restore()
        if self.hasFocus() and section == self._shown_places()[self._chosen_place()]:
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), 2))
            painter.drawRect(rect.adjusted(1, 1, -1, -1))

    def _choose(self, place: int) -> None:
        shown = self._shown_places()
        self._chosen = shown[max(0, min(place, len(shown) - 1))]
        self.viewport().update()
        table = self.parent()
        if isinstance(table, QTableView):
            index = table.model().index(max(0, table.rowAt(0)), self._chosen)
            table.scrollTo(index)

    def _shown_places(self) -> list[int]:
        """Return the visible sections from left to right; at least one."""
        sections = [self.logicalIndex(place) for place in range(self.count())]
        return [n for n in sections if not self.isSectionHidden(n)] or [0]

    def _chosen_place(self) -> int:
        shown = self._shown_places()
        return shown.index(self._chosen) if self._chosen in shown else 0

    # -- settings

    def layout_state(self) -> QByteArray:
        """Return the user's choices, for the settings."""
        values = {
            "order": [COLUMNS[self.logicalIndex(place)].name for place in range(len(COLUMNS))],
            "shown": self._choices,
            "widths": self._widths,
        }
        return QByteArray(json.dumps(values).encode())

    def restore(self, state: QByteArray | None) -> None:
        """Restore choices from the settings; ignore damaged choices."""
        values = _parsed(state)
        names = [column.name for column in COLUMNS]
        self._choices = {n: v for n, v in values["shown"].items() if isinstance(v, bool)}
        self._widths = {
            name: min(width, MAX_WIDTH)
            for name, width in values["widths"].items()
            if type(width) is int and width > 0
        }
        place = 0
        for name in values["order"]:
            if name in names:
                self.moveSection(self.visualIndex(names.index(name)), place)
                place += 1
        self.show_columns()

    # -- helpers

    @contextmanager
    def _fitting(self) -> Iterator[None]:
        self._is_fitting = True
        try:
            yield
        finally:
            self._is_fitting = False

    def _is_wanted(self, section: int) -> bool:
        column = COLUMNS[section]
        applies = self._listed is None or column.applies(self._listed)
        return applies and self._is_chosen(column)

    def _is_chosen(self, column: SolutionColumn) -> bool:
        is_shown_first = self._listed is not None and column.is_shown_first(self._listed)
        return self._choices.get(column.name, is_shown_first or self._listed is None)

    def show_columns(self) -> None:
        """Show the applicable columns that the user wants."""
        if self.count() != len(COLUMNS):
            return
        with self._fitting():
            for section, (column, action) in enumerate(zip(COLUMNS, self._actions, strict=True)):
                self.setSectionHidden(section, not self._is_wanted(section))
                action.setVisible(self._listed is None or column.applies(self._listed))
                action.setChecked(self._is_chosen(column))
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.fit()

    def _width(self, section: int) -> int:
        column = COLUMNS[section]
        if column.name in self._widths:
            return self._widths[column.name]
        metrics = self.fontMetrics()
        sample = tr(column.sample)
        if column is NUMBER_COLUMN:
            sample = number_text(int("8" * self._digits))
        head = "" if column is PICTURE_COLUMN else tr(column.head)
        if column is LEVEL_COLUMN and self._listed is not None:
            sample = self._listed.analyses.highest_level[:MAX_LEVELS]
        return max(metrics.horizontalAdvance(text) for text in (head, sample)) + PADDING

    def _on_clicked(self, section: int) -> None:
        order = COLUMNS[section].order
        if order is None:
            self.show_order(self._order, self._is_descending)
        elif order is self._order:
            self.order_chosen.emit(order, not self._is_descending)
        else:
            self.order_chosen.emit(order, order.is_descending_first)

    def _on_resized(self, section: int, _before: int, after: int) -> None:
        """Store the width that the user drags; Qt also resizes the last section itself."""
        is_dragged = QApplication.mouseButtons() & Qt.MouseButton.LeftButton
        if is_dragged and after and not self._is_fitting:
            self.set_width(COLUMNS[section].name, after)

    def _open_menu(self, at: QPoint) -> None:
        self.menu.popup(self.viewport().mapToGlobal(at))


def _parsed(state: QByteArray | None) -> dict[str, Any]:
    values: dict[str, Any] = {"order": [], "shown": {}, "widths": {}}
    try:
        found = json.loads(bytes(state.data())) if state is not None else {}
    except ValueError:
        return values
    if isinstance(found, dict):
        for name, value in values.items():
            if isinstance(found.get(name), type(value)):
                values[name] = found[name]
    return values
