"""The solutions panel: the list, and buttons for stepping through it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.errors import CubewrightError
from cubewright.gui.frame.settings import Settings
from cubewright.gui.solutions.empty_page import (
    COUNTING,
    NOT_SEARCHED,
    SEARCHING,
    EmptyPage,
    counting_text,
    finished_text,
)
from cubewright.gui.solutions.filter_line import FilterLine
from cubewright.gui.solutions.groups import GroupBox, PieceGroups
from cubewright.gui.solutions.list.model import SolutionModel
from cubewright.gui.solutions.list.store import ListedSolutions, SolutionStore
from cubewright.gui.solutions.list.table import SolutionTable
from cubewright.gui.solutions.list_filter import ListFilter
from cubewright.gui.solutions.position_field import PositionField
from cubewright.gui.widgets.icons import icon
from cubewright.model.cell import IntArray
from cubewright.model.disassembly import Separation
from cubewright.model.results import Disassembly, SolutionMark
from cubewright.model.solution import Solution
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.search.search_status import PREPARING, preparing_text
from cubewright.presenter.solutions.order import Order
from cubewright.presenter.solutions.query import with_words
from cubewright.presenter.solutions.selection import Filter
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Counts, Finished
from cubewright.translation import mark, tr

_BUTTONS = (
    ("first", mark("First solution"), mark("First solution (Home in the list)")),
    (
        "previous",
        mark("Previous solution"),
        mark("Previous solution (Up in the list)"),
    ),
    ("next", mark("Next solution"), mark("Next solution (Down in the list)")),
    (
        "last",
        mark("Last solution found so far"),
        mark("Last solution found so far (End in the list)"),
    ),
)
_LAST = mark("This is the last solution found so far")


class StepButtons(QWidget):
    """Buttons for the first, previous, next and last solution, in a row."""

    stepped = Signal(str)
    """The step: ``first``, ``previous``, ``next`` or ``last``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons = {name: self._button(name, title, tip) for name, title, tip in _BUTTONS}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for button in self._buttons.values():
            row.addWidget(button)

    def _button(self, name: str, title: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"{name}-solution")
        button.setIcon(icon(name))
        button.setIconSize(QSize(20, 20))
        button.setAutoRaise(True)
        button.setToolTip(tr(tip))
        button.setAccessibleName(tr(title))
        button.clicked.connect(lambda _checked=False: self.stepped.emit(name))
        return button

    def show_position(self, position: int, count: int) -> None:
        """Enable the steps that are possible from a position, from 0, or -1 for no position.

        The tips of the other buttons give the reason.
        """
        at_start, at_end = tr("This is the first solution"), tr(_LAST)
        if not count:
            at_start = at_end = tr("No solutions are listed")
        for name, _title, tip in _BUTTONS:
            goes_back = name in ("first", "previous")
            is_possible = position > 0 if goes_back else position < count - 1
            self._buttons[name].setEnabled(is_possible)
            why_not = at_start if goes_back else at_end
            self._buttons[name].setToolTip(tr(tip) if is_possible else why_not)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            for name, button in self._buttons.items():
                button.setIcon(icon(name))


COLUMNS_SETTING = "solution-columns"


class SolutionsPanel(QWidget):
    """The list of solutions and the selected solution.

    Each search calls :meth:`begin`, any number of :meth:`append`, then :meth:`finish`;
    :meth:`clear` empties the panel.
    """

    solution_selected = Signal(object)
    """The selected :class:`Solution`, or None."""
    position_changed = Signal(int, int)
    """The position of the selected solution, from 0, or -1, and the number of listed solutions."""

    solution_requested = Signal()
    """The user chose a solution by click, key or button, even if it was already selected."""
    appended = Signal()
    """A search has added solutions."""
    only_apart_left = Signal()
    """The user asked for all assemblies, including those that do not come apart."""
    status_message = Signal(str)
    """A sentence for the status bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = SolutionModel(self)
        self.table = SolutionTable(self.model)
        self.empty_page = EmptyPage()
        self._pages = QStackedWidget()
        self._pages.addWidget(self.empty_page)
        self._pages.addWidget(self.table)
        self.filter = FilterLine()
        self._list_filter = ListFilter(self.model, self.table, self.filter, self)
        self._shown = -1
        """The index of the last solution emitted with :attr:`solution_selected`, or -1."""
        self.groups = GroupBox()
        self._groups: PieceGroups | None = None
        """The groups of solutions by pieces; None if all solutions use the same pieces."""
        self.position = PositionField()
        self._step_buttons = StepButtons()
        self._build_layout()
        self.table.solution_chosen.connect(self._on_solution_chosen)
        self.table.stepped.connect(lambda step: getattr(self, step)())
        self._step_buttons.stepped.connect(lambda step: getattr(self, step)())
        for chosen in (self.table.clicked, self.table.stepped, self._step_buttons.stepped):
            chosen.connect(lambda _what: self.solution_requested.emit())
        self.groups.group_chosen.connect(self._apply_filter)
        self.filter.filter_changed.connect(self._apply_filter)
        self.filter.order_changed.connect(self._apply_filter)
        self.filter.order_changed.connect(self._show_order)
        self.filter.add_menu(self.table.header.menu)
        self.table.header.order_chosen.connect(self._on_order_chosen)
        self.filter.left.connect(self._leave_filter)
        self.empty_page.show_all_button.clicked.connect(lambda _checked=False: self.show_all())
        self._list_filter.listed.connect(self._on_listed)
        self._list_filter.status_message.connect(self.status_message)
        self.position.position_chosen.connect(self._go_to_position)
        self.position.closed.connect(self.table.setFocus)
        self.position.status_message.connect(self.status_message)
        self.model.unreadable.connect(self.status_message)
        self._counting = False
        self._show_position()
        self._show_page()

    def _build_layout(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(4, 3, 8, 2)
        row.setSpacing(2)
        row.addWidget(self._step_buttons)
        row.addWidget(self.position, stretch=1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self.filter)
        column.addWidget(self.groups)
        column.addWidget(self._pages)

    # Reports of a search -------------------------------------------------------

    def show_preparing(self, fraction: float | None = None) -> None:
        """Show that a search is being prepared, and the finished fraction if known."""
        self.show_text(tr(PREPARING) if fraction is None else preparing_text(fraction))

    def begin(self, cover: CoverProblem, convention: Convention = Convention.UNIQUE) -> None:
        """Empty the list for a new search with a convention."""
        self._counting = False
        self._reset(tr(SEARCHING), lambda: self.model.begin(cover), convention)
        self._groups = None if cover.is_exact else PieceGroups(cover)

    def show_results(
        self,
        store: SolutionStore,
        groups: PieceGroups | None,
        convention: Convention = Convention.UNIQUE,
    ) -> None:
        """List solutions found earlier, with their groups by pieces."""
        self._counting = False
        self._reset(tr(NOT_SEARCHED), lambda: self.model.show(store), convention)
        self._groups = groups
        if groups is not None:
            self.groups.show_groups(groups)
        self._show_page()
        self._show_position()

    def show_text(self, text: str) -> None:
        """Show a sentence in place of the list while there are no solutions."""
        self.empty_page.set_text(text)
        self._show_page()

    def begin_count(self) -> None:
        """Empty the list for a new count without listing."""
        self._counting = True
        self._reset(tr(COUNTING), self.model.clear)

    def show_running(self) -> None:
        """Keep the list while the stopped search that found it continues."""
        self.show_text(tr(COUNTING) if self._counting else tr(SEARCHING))

    def show_count(self, counts: Counts) -> None:
        """Show the number of solutions counted so far."""
        self.show_text(counting_text(counts))

    def show_counting(self) -> None:
        """Show that the number is known only at the end of the count."""
        self.show_text(counting_text(None))

    def append(self, rows: IntArray) -> None:
        """Append a batch of rows; the selection stays."""
        self.model.append(rows)
        if self._groups is not None and len(rows):
            self._groups.append(rows)
            self.groups.show_groups(self._groups)
        self._list_filter.extend()
        self.appended.emit()
        self._show_page()
        self._show_position()

    def finish(self, finished: Finished) -> None:
        """Show the reason if the list is empty."""
        self.show_text(finished_text(finished, counting=self._counting))

    def clear(self) -> None:
        """Empty the list, as before the first search."""
        self._counting = False
        self._reset(tr(NOT_SEARCHED), self.model.clear)

    def _reset(
        self,
        text: str,
        empty: Callable[[], None],
        convention: Convention = Convention.UNIQUE,
    ) -> None:
        had_one = self._shown >= 0
        self._groups = None
        self.groups.clear_groups()
        self._list_filter.reset(convention)
        self._show_order()
        empty()
        self.show_text(text)
        self._list_filter.offer_orders()
        self._list_filter.follow_marks(None)
        if self.only_apart:
            self._apply_filter()
        self._show_position()
        if had_one:  # resetting the model clears the current row without a signal
            self._select(None)

    # Selection -----------------------------------------------------------------

    def first(self) -> None:
        self._go_to_position(0)

    def previous(self) -> None:
        self._step(-1)

    def next(self) -> None:
        self._step(1)

    def last(self) -> None:
        self._go_to_position(self.listed_count - 1)

    def ask_position(self) -> None:
        """Open the field for the position to go to."""
        self.position.open()

    def _step(self, by: int) -> None:
        self._go_to_position(self.list_position + by)

    def _go_to_position(self, position: int) -> None:
        """Select the solution at a position of the list, from 0."""
        if 0 <= position < self.listed_count:
            self.go_to(self.model.indices[position])

    def go_to(self, row: int) -> None:
        """Select the solution with an index from 0, if it is listed."""
        if 0 <= row < self.count:
            self.table.go_to(row)

    # Filter and order ----------------------------------------------------------

    def start_filter(self) -> None:
        """Move the focus to the filter."""
        if not self.filter.isHidden():
            self.filter.start()

    def add_words(self, words: str) -> None:
        self.filter.set_words(with_words(self.filter.words, words))

    def show_all(self) -> None:
        """Remove the words and the choice of pieces; keep order and convention."""
        self.groups.setCurrentIndex(0)
        if self.only_apart and not self.filter.words:
            self.only_apart_left.emit()
            self.list_only_apart(False)
        self.filter.set_words("")

    def _on_order_chosen(self, order: Order, is_descending: bool) -> None:
        self.filter.choose_order(order, is_descending=is_descending)

    def _show_order(self) -> None:
        self.table.header.show_order(self.filter.order, self.filter.is_descending)

    def show_marks(self, marks: tuple[SolutionMark, ...]) -> None:
        """Show the user's stars and notes, and hide deleted solutions."""
        self.model.show_marks(marks)
        self.table.header.show_columns()
        self._list_filter.follow_marks(self._group_filter)
        self._show_page()
        self._show_position()

    def show_analyses(self, kept: Iterable[Disassembly] = ()) -> None:
        """Add the analyses ``kept`` to the analyses of the list, and update the list."""
        listed = self.model.listed
        if listed is None:
            return
        listed.analyses.add(kept)
        self.model.show_analyses()
        self.table.header.show_columns()
        self._list_filter.follow_analyses(self._group_filter)
        self._show_page()
        self._show_position()

    @property
    def only_apart(self) -> bool:
        """Whether the list shows only solutions that are known to come apart."""
        return self._list_filter.only_apart

    def list_only_apart(self, only: bool) -> None:
        """List all solutions, or only those that are known to come apart."""
        if only != self._list_filter.only_apart:
            self._list_filter.only_apart = only
            self._apply_filter()
            self._show_page()
            self._show_position()

    def add_below(self, widget: QWidget) -> None:
        layout = self.layout()
        assert layout is not None
        layout.addWidget(widget)

    def select_after(self, solutions: Sequence[int]) -> None:
        """Choose the row to select when some solutions leave the list: the row after them."""
        ranks = [rank for each in solutions if (rank := self.model.indices.rank(each)) >= 0]
        if ranks:
            after = max(ranks) + 1
            row = after if after < self.listed_count else min(ranks) - 1
            if row >= 0:
                self._list_filter.last_selected = self.model.indices[row]

    @property
    def convention(self) -> Convention:
        """The convention by which listed solutions count as one."""
        return self._list_filter.convention

    @property
    def deleted_count(self) -> int:
        """The number of deleted solutions that are not listed."""
        return self._list_filter.deleted_count

    def restore_columns(self, settings: Settings) -> None:
        self.table.header.restore(settings.layout(COLUMNS_SETTING))

    def save_columns(self, settings: Settings) -> None:
        settings.set_layout(COLUMNS_SETTING, self.table.header.layout_state())

    def _apply_filter(self, _group: object = None) -> None:
        self._list_filter.apply(self._group_filter)

    @property
    def _group_filter(self) -> Filter | None:
        group = self.groups.group
        return None if group is None or self._groups is None else self._groups.filter(group)

    def _on_listed(self) -> None:
        current = self.current_row
        if current >= 0 and current != self._shown:
            self._select_current()
        elif current < 0 and self._list_filter.is_final:
            if self.listed_count:
                self.first()
            elif self._shown >= 0:
                self._select(None)
        self._show_page()
        self._show_position()

    def _select_current(self) -> None:
        try:
            self._select(self.selected_solution())
        except CubewrightError as error:
            self._select(None)
            self.status_message.emit(str(error))

    def _select(self, solution: Solution | None) -> None:
        self._shown = -1 if solution is None else self.current_row
        self.solution_selected.emit(solution)

    def _leave_filter(self) -> None:
        if self.listed_count:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_page(self) -> None:
        is_filtered = self.count > 0 and not self.listed_count
        if is_filtered:
            none_apart = self.only_apart and not self.filter.words
            self.empty_page.show_filtered(self._list_filter.empty_text(), none_apart=none_apart)
        else:
            self.empty_page.show_none(searchable=not self.count)
        self._pages.setCurrentIndex(1 if self.listed_count else 0)
        self.filter.setVisible(self.count > 1)
        total = self.count - self.deleted_count
        is_part = self.listed_count != total
        counts = (self.listed_count, total) if is_part else None
        self.filter.show_counts(counts, self.deleted_count)

    # Contents ------------------------------------------------------------------

    @property
    def count(self) -> int:
        """The number of solutions, listed or not."""
        return self.model.count

    @property
    def current_row(self) -> int:
        """The index of the selected solution, from 0, or -1."""
        return self.table.current_solution

    @property
    def listed_count(self) -> int:
        """The number of listed solutions."""
        return self.model.rowCount()

    @property
    def list_position(self) -> int:
        """The position of the selected solution in the list, or -1."""
        return self.table.currentIndex().row()

    def selected_solution(self) -> Solution | None:
        store, row = self.model.store, self.current_row
        return store.solution(row) if store is not None and row >= 0 else None

    def selected_solutions(self) -> Sequence[Solution]:
        """Return the selected solutions in order, decoded on access."""
        return self._listed(self.table.chosen_solutions())

    def selected_with_plans(self, limit: int) -> list[tuple[Solution, Separation | None]]:
        """Return the first ``limit`` selected solutions in order, each with its stored plan."""
        rows, listed = self.table.chosen_solutions()[:limit], self.model.listed
        plans = [None if listed is None else listed.analyses.plan(row) for row in rows]
        return list(zip(self._listed(rows), plans, strict=True))

    def all_solutions(self) -> Sequence[Solution]:
        """Return all listed solutions, decoded on access."""
        return self._listed(self.model.indices)

    def _listed(self, rows: Sequence[int]) -> Sequence[Solution]:
        return ListedSolutions(self.model.store, rows) if self.model.store is not None else ()

    # ---------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.empty_page.translate_text()
            self.model.forget_texts()
            self._show_page()
            self._show_position()

    def _on_solution_chosen(self, solution: int) -> None:
        self._list_filter.last_selected = solution
        self._show_position()
        self._select_current()

    def _show_position(self) -> None:
        position, count = self.list_position, self.listed_count
        self.position.show_position(position, count)
        self._step_buttons.show_position(position, count)
        self.position_changed.emit(position, count)
