"""The line above the list of solutions: filter words, the number of matches, the order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QProgressBar,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.widgets.event_filters import show_rich_tips
from cubewright.gui.widgets.fields import name_clear_button
from cubewright.gui.widgets.menus import ARROW, MenuButton
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.search.counting_choice import CountingChoice
from cubewright.presenter.solutions.columns import ORDERS
from cubewright.presenter.solutions.order import NUMBER, Order
from cubewright.presenter.solutions.query import minimum_level, with_level
from cubewright.translation import mark, number_text, tr

_MAX_LEVEL = 999
TYPING_MS = 150
"""The pause in typing after which the list is filtered."""
_TIP = mark(
    "<p>List only the solutions that match all words (Ctrl+Shift+F):</p>"
    "<p><b>T</b>, <b>no T</b>: with or without piece T<br>"
    "<b>T at 2,1,3</b>: T at column 2, row 1, layer 3<br>"
    "<b>T as in 120</b>: T placed as in solution 120<br>"
    "<b>symmetrical</b>, <b>asymmetrical</b><br>"
    "<b>apart</b>, <b>cannot</b>, <b>undecided</b>, <b>unanalysed</b>, <b>turns</b>, "
    "<b>level&gt;=5</b>: taking apart<br>"
    "<b>starred</b>, <b>unstarred</b>, <b>deleted</b><br>"
    "<b>note:</b>, <b>note:nice</b>: with a note, with this word in it<br>"
    "<b>120</b>, <b>100-200</b>: numbers in the list</p>"
)
_PROGRESS_HEIGHT = 3


class FilterLine(QWidget):
    """Edits the filter and the order of the list of solutions."""

    filter_changed = Signal()
    """The words have changed."""
    order_changed = Signal()
    """The order, its direction or the convention has changed."""
    finer_chosen = Signal(object)
    """The user asked for the symmetric copies that another :class:`Convention` counts."""
    left = Signal()
    """The user left the field with Enter, Down, or Esc in an empty field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QLineEdit(clearButtonEnabled=True)
        self.field.setPlaceholderText(tr("Filter: starred, level>=5, 1-20…"))
        self.field.setAccessibleName(tr("Filter solutions by words"))
        self.field.setToolTip(tr(_TIP))
        show_rich_tips(self.field)
        self.field.setMinimumWidth(60)
        name_clear_button(self.field)
        self.field.installEventFilter(self)
        self.level = LevelField()
        self._counts = QLabel()
        self._counts.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._menu = QMenu(self)
        self.sort_button = MenuButton(
            tr("Sort"), tr("Choose the listed solutions and their order"), self._menu
        )
        self._conventions: dict[Convention, QAction] = {}
        self._finer: dict[Convention, QAction] = {}
        self.progress = QProgressBar(textVisible=False, minimum=0, maximum=1000)
        self.progress.setFixedHeight(_PROGRESS_HEIGHT)
        self.progress.setAccessibleName(tr("Filtering"))
        self._orders = self._fill_menu()
        self._typing = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._typing.timeout.connect(self.filter_changed)
        self._listed_total: tuple[int, int] | None = None
        self._deleted = 0
        self._build_layout()
        self.field.textChanged.connect(self._on_text_changed)
        self.level.level_chosen.connect(lambda least: self.set_words(with_level(self.words, least)))
        self.show_progress(None)

    def _build_layout(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(4)
        row.addWidget(self.field, 1)
        row.addWidget(self.level)
        row.addWidget(self._counts)
        row.addWidget(self.sort_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 1)
        column.setSpacing(1)
        column.addLayout(row)
        column.addWidget(self.progress)
        policy = self.progress.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.progress.setSizePolicy(policy)

    def _fill_menu(self) -> dict[Order, QAction]:
        group = QActionGroup(self)
        actions = {}
        for order in ORDERS:
            action = QAction(tr(order.title), group, checkable=True)
            action.setToolTip(tr(order.tip))
            action.setStatusTip(tr(order.tip))
            action.triggered.connect(lambda _checked=False: self._on_order_chosen())
            self._menu.addAction(action)
            actions[order] = action
        actions[NUMBER].setChecked(True)
        self._menu.addSeparator()
        self._descending = QAction(tr("Descending"), self, checkable=True)
        self._descending.triggered.connect(lambda _checked=False: self._on_order_chosen())
        self._menu.addAction(self._descending)
        self._convention_group = QActionGroup(self)
        return actions

    @property
    def words(self) -> str:
        """The words of the filter."""
        return self.field.text()

    @property
    def order(self) -> Order:
        """The order of the list."""
        return next(order for order, action in self._orders.items() if action.isChecked())

    @property
    def convention(self) -> Convention | None:
        """The convention by which solutions count as one; None if the list offers no choice."""
        checked = (c for c, action in self._conventions.items() if action.isChecked())
        return next(checked, None)

    @property
    def is_descending(self) -> bool:
        """Whether the order is descending."""
        return self._descending.isChecked()

    def set_words(self, words: str) -> None:
        """Replace the words, and filter the list immediately."""
        self._set_text(words)
        self.filter_changed.emit()

    def choose_convention(self, convention: Convention) -> None:
        """Merge solutions by another of the available conventions."""
        self._conventions[convention].setChecked(True)
        self.order_changed.emit()

    def choose_order(self, order: Order, *, is_descending: bool = False) -> None:
        """Sort by another order."""
        self._orders[order].setChecked(True)
        self._descending.setChecked(is_descending)
        self._on_order_chosen()

    def reset(self) -> None:
        """List all solutions by number, without emitting a signal."""
        self._set_text("")
        self._orders[NUMBER].setChecked(True)
        self._descending.setChecked(False)
        self.offer(set(ORDERS), ())
        self._show_order()

    def offer(
        self,
        orders: set[Order],
        conventions: Sequence[Convention],
        finer: Sequence[Convention] = (),
    ) -> None:
        """Offer the orders in which solutions can differ, and conventions that merge solutions.

        The first convention is the list's own convention. ``finer`` are conventions that count more
        solutions.
        """
        self.offer_orders(orders)
        for action in self._convention_group.actions():
            action.deleteLater()
        self._conventions, self._finer = {}, {}
        if len(conventions) + len(finer) < 2:
            return
        separator = QAction(self._convention_group)
        separator.setSeparator(True)
        self._menu.addAction(separator)
        for convention in (*finer, *conventions):
            title = CountingChoice(convention).title
            action = QAction(title, self._convention_group, checkable=True)
            action.setChecked(convention is conventions[0])
            action.setStatusTip(tr("List solutions that differ in this way, without solving again"))
            if convention in finer:
                action.triggered.connect(partial(self._on_finer_chosen, convention, conventions))
                self._menu.addAction(action)
                self._finer[convention] = action
                continue
            action.triggered.connect(lambda _checked=False: self.order_changed.emit())
            self._menu.addAction(action)
            self._conventions[convention] = action

    def choose_finer(self, convention: Convention) -> None:
        """Ask for the symmetric copies that a finer convention counts."""
        self._finer[convention].trigger()

    def _on_finer_chosen(
        self, convention: Convention, conventions: Sequence[Convention], _checked: bool = False
    ) -> None:
        self._conventions[conventions[0]].setChecked(True)  # until the other list is ready
        self.finer_chosen.emit(convention)

    def offer_orders(self, orders: set[Order]) -> None:
        for order, action in self._orders.items():
            action.setVisible(order in orders)

    def offer_levels(self, has_levels: bool) -> None:
        """Offer a minimum level if levels are known or the words contain one."""
        self.level.setVisible(has_levels or minimum_level(self.words) > 0)

    def start(self) -> None:
        """Move the focus to the field and select its words."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def add_menu(self, menu: QMenu) -> None:
        first = self._menu.actions()[0]
        self._menu.insertMenu(first, menu)
        self._menu.insertSeparator(first)

    def show_counts(self, listed_total: tuple[int, int] | None, deleted: int = 0) -> None:
        """Show the numbers of listed, of all, and of deleted solutions.

        ``listed_total`` is None if all solutions are listed.
        """
        self._listed_total, self._deleted = listed_total, deleted
        self._show_counts()

    def show_progress(self, fraction: float | None) -> None:
        """Show the fraction that has been read; None hides the progress."""
        self.progress.setVisible(fraction is not None)
        if fraction is not None:
            self.progress.setValue(round(1000 * fraction))

    def _show_counts(self) -> None:
        if self._listed_total is None:
            self._counts.setText(tr("{number:,} deleted", number=self._deleted))
            self._counts.setToolTip(tr("Type “deleted” to list the solutions that you deleted"))
            self._counts.setVisible(self._deleted > 0)
            return
        listed, total = self._listed_total
        text = tr("{number:,} of {count:,}", number=listed, count=total)
        metrics = self._counts.fontMetrics()
        others = self.sort_button.width() + (0 if self.level.isHidden() else self.level.width())
        is_wide = metrics.horizontalAdvance(text) < self.width() - others - 110
        self._counts.setText(text if is_wide else number_text(listed))
        tip = tr("{text} solutions are listed", text=text)
        if self._deleted:
            tip = tr("{tip}; {number:,} are deleted", tip=tip, number=self._deleted)
        self._counts.setToolTip(tip)
        self._counts.show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show_order()
            self._show_counts()

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._show_counts()

    def eventFilter(self, _field: QObject, event: QEvent) -> bool:
        is_key = event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if not (is_key and isinstance(event, QKeyEvent)):
            return False
        key, is_press = event.key(), event.type() == QEvent.Type.KeyPress
        if key == Qt.Key.Key_Escape:
            event.accept()  # otherwise Esc would stop a search
            if is_press and self.words:
                self.set_words("")
            elif is_press:
                self.left.emit()
            return True
        if is_press and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            if self._typing.isActive():
                self._typing.stop()
                self.filter_changed.emit()
            self.left.emit()
            return True
        return False

    def _set_text(self, words: str) -> None:
        # The clear button is updated only if the signals of the field are not blocked.
        self.field.setText(words)
        self.field.setCursorPosition(0)
        self._typing.stop()

    def _on_text_changed(self, text: str) -> None:
        self.level.show_level(minimum_level(text))
        self._typing.start(TYPING_MS if text else 0)

    def _on_order_chosen(self) -> None:
        self._show_order()
        self.order_changed.emit()

    def _show_order(self) -> None:
        is_usual = self.order is NUMBER and not self.is_descending
        text = tr("Sort") if is_usual else tr(self.order.short)
        arrow = " \N{DOWNWARDS ARROW}" if self.is_descending else ""
        self.sort_button.setText(f"{text}{arrow} {ARROW}")


class LevelField(QSpinBox):
    """A minimum level, initially "any level"; hidden while no levels are known."""

    level_chosen = Signal(int)
    """The minimum level; 0 for any."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(0, _MAX_LEVEL)
        self.setKeyboardTracking(False)
        self.setToolTip(
            tr("List only solutions whose first separation needs this many moves or more")
        )
        self.setAccessibleName(tr("Level at least"))
        self._set_texts()
        self.valueChanged.connect(self.level_chosen)
        self.hide()

    def _set_texts(self) -> None:
        self.setSpecialValueText(tr("Any level"))
        self.setPrefix(tr("Level \N{GREATER-THAN OR EQUAL TO} "))

    def show_level(self, least: int) -> None:
        """Show the minimum level that the filter's words contain, without emitting a signal."""
        if self.value() != least:
            with QSignalBlocker(self):
                self.setValue(least)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
