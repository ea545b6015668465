"""The solutions found so far, and ways to step through them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.solutions.group_box import GroupBox
from cubewright.gui.solutions.groups import PieceGroups
from cubewright.gui.solutions.model import SolutionModel
from cubewright.gui.solutions.store import ListedSolutions
from cubewright.gui.solutions.table import SolutionTable
from cubewright.gui.widgets.icons import icon
from cubewright.model.cell import IntArray
from cubewright.model.solution import Solution
from cubewright.presenter.statistics_text import counts_sentence
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Counts, Finished, Outcome

NOT_SEARCHED = "No solutions yet.\nSolve the figure, and they are listed here as they are found."
SEARCHING = "Searching…\nNo solution so far."
STOPPED = "The search was stopped before it found a solution."
NONE = "There is no solution:\nthe whole search has been passed."
COUNTING = "Counting only: no solution is kept."
SWEEPING = "The cells are swept: the number is known when all of them are."
SWEPT_IN_PART = "The count was stopped while the cells were swept: no number is known."
NOT_KEPT = "No solution was kept: to see them, switch “Count only” off (F8) and solve again."

_BUTTONS = (
    ("first", "First solution (Home in the list)"),
    ("previous", "Previous solution (Left or Up in the list)"),
    ("next", "Next solution (Right or Down in the list)"),
    ("last", "Last solution found so far (End in the list)"),
)


class SolutionsPanel(QWidget):
    """A list that grows while the search runs, and the one solution of it that is looked at.

    ``begin``, any number of ``append`` and ``finish`` follow one solve;
    ``clear`` takes all away again.
    """

    solution_selected = Signal(object)
    """The :class:`Solution` to look at, or None where there is none."""
    position_changed = Signal(int, int)
    """The place of the current solution, from 0, or -1; and how many there are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = SolutionModel(self)
        self.table = SolutionTable(self.model)
        self._empty = QLabel(NOT_SEARCHED)
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setContentsMargins(12, 4, 12, 4)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._empty)
        self._pages.addWidget(self.table)
        self.groups = GroupBox()
        self._groups: PieceGroups | None = None
        """Which pieces each solution uses; None where all use the same."""
        self._listed_rows: IntArray | None = None
        """The rows of the group that is listed; None where all are."""
        self._position = QLabel()
        self._position.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._buttons = {name: self._button(name, tip) for name, tip in _BUTTONS}
        self._build_layout()
        self.table.row_chosen.connect(self._on_row_chosen)
        self.table.stepped.connect(lambda way: getattr(self, way)())
        self.groups.group_chosen.connect(self._on_group_chosen)
        self._counting = False
        self._show_position()

    def _build_layout(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(4, 4, 8, 4)
        row.setSpacing(2)
        for button in self._buttons.values():
            row.addWidget(button)
        row.addWidget(self._position, stretch=1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(row)
        whole.addWidget(self.groups)
        whole.addWidget(self._pages)

    def _button(self, name: str, tip: str) -> QToolButton:
        step: Callable[[], None] = getattr(self, name)
        button = QToolButton(self)
        button.setObjectName(f"{name}-solution")
        button.setIcon(icon(name))
        button.setIconSize(QSize(20, 20))
        button.setAutoRaise(True)
        button.setToolTip(tip)
        button.setAccessibleName(tip.split(" (")[0])
        button.clicked.connect(step)
        return button

    # What a solve tells -------------------------------------------------------

    def begin(self, cover: CoverProblem) -> None:
        """Empty the list for the solutions of a search that begins now."""
        self._counting = False
        self._empty_for(SEARCHING, lambda: self.model.begin(cover))
        self._groups = None if cover.is_exact else PieceGroups(cover)

    def begin_count(self) -> None:
        """Empty the list for a count that begins now and keeps no solution."""
        self._counting = True
        self._empty_for(COUNTING, self.model.clear)

    def show_count(self, counts: Counts) -> None:
        """Show how many solutions have been counted so far."""
        self._empty.setText(f"{COUNTING}\nSo far {counts_sentence(counts)}.")

    def show_counting(self) -> None:
        """Say that the cells are swept, which tells no number before its end."""
        self._empty.setText(f"{COUNTING}\n{SWEEPING}")

    def append(self, rows: IntArray) -> None:
        """Add a batch of rows at the end; what is chosen stays chosen."""
        self.model.append(rows)
        if self._groups is not None and len(rows):
            self._groups.append(rows)
            self.groups.show_groups(self._groups)
            if self.groups.group is not None:
                self._list_group(self.groups.group)
        self._pages.setCurrentIndex(1 if self.count else 0)
        self._show_position()

    def finish(self, finished: Finished) -> None:
        """Say why the list is empty, if it is."""
        complete = finished.outcome is Outcome.COMPLETE
        counts = finished.progress.counts
        if self._counting and finished.progress.by_frontier:
            text = SWEPT_IN_PART
        elif self._counting and (counts.raw or not complete):
            begun = "Counted" if complete else "The count was stopped at"
            text = f"{begun} {counts_sentence(counts)}.\n{NOT_KEPT}"
        else:
            text = NONE if complete else STOPPED
        self._empty.setText(text)

    def clear(self) -> None:
        """Empty the list, as before the first search."""
        self._counting = False
        self._empty_for(NOT_SEARCHED, self.model.clear)

    def _empty_for(self, text: str, empty: Callable[[], None]) -> None:
        had_one = self.current_row >= 0
        self._groups = self._listed_rows = None
        self.groups.clear_groups()
        self.table.show_only(None)
        empty()
        self._empty.setText(text)
        self._pages.setCurrentIndex(0)
        self._show_position()
        if had_one:  # a model that is reset takes its current row away without a word
            self.solution_selected.emit(None)

    # What the player does -----------------------------------------------------

    def first(self) -> None:
        """Choose the first solution that is listed."""
        self._go_to_place(0)

    def previous(self) -> None:
        """Choose the solution listed before the current one."""
        self._step(-1)

    def next(self) -> None:
        """Choose the solution listed after the current one."""
        self._step(1)

    def last(self) -> None:
        """Choose the last solution listed so far."""
        self._go_to_place(self._listed_count - 1)

    def _step(self, by: int) -> None:
        self._go_to_place(self._place + by)

    def _go_to_place(self, place: int) -> None:
        """Choose the solution that stands at a place of the list, counted from 0."""
        if 0 <= place < self._listed_count:
            rows = self._listed_rows
            self.go_to(place if rows is None else int(rows[place]))

    def _on_group_chosen(self, group: int | None) -> None:
        self._list_group(group)
        if self._listed_count and self._place < 0:
            self.first()
        self._show_position()

    def _list_group(self, group: int | None) -> None:
        """List the solutions of one choice of pieces, or all."""
        if group is None or self._groups is None:
            self._listed_rows = None
            self.table.show_only(None)
        else:
            self._listed_rows = self._groups.rows(group)
            self.table.show_only(self._groups.others(group))

    def go_to(self, row: int) -> None:
        """Choose the solution of a row, counted from 0; nothing where there is no such row."""
        if 0 <= row < self.count:
            self.table.go_to(row)

    # What there is ------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many solutions there are."""
        return self.model.rowCount()

    @property
    def current_row(self) -> int:
        """The place of the current solution, from 0; -1 where there is none."""
        return self.table.currentIndex().row()

    @property
    def _listed_count(self) -> int:
        """How many solutions are listed: those of the chosen group, or all."""
        return self.count if self._listed_rows is None else len(self._listed_rows)

    @property
    def _place(self) -> int:
        """Where the current solution stands among the listed ones; -1 where it does not."""
        row, rows = self.current_row, self._listed_rows
        if rows is None or row < 0:
            return row
        place = int(np.searchsorted(rows, row))
        return place if place < len(rows) and rows[place] == row else -1

    def current(self) -> Solution | None:
        """The solution that is looked at."""
        store, row = self.model.store, self.current_row
        return store.solution(row) if store is not None and row >= 0 else None

    def selected_solutions(self) -> Sequence[Solution]:
        """The chosen solutions, in their order, each decoded when it is asked for."""
        return self._listed(self.table.chosen_rows())

    def all_solutions(self) -> Sequence[Solution]:
        """Every solution listed at this moment, each decoded when it is asked for."""
        return self._listed(range(self.count))

    def _listed(self, rows: Sequence[int]) -> Sequence[Solution]:
        return ListedSolutions(self.model.store, rows) if self.model.store is not None else ()

    # ---------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            for name, button in self._buttons.items():
                button.setIcon(icon(name))

    def _on_row_chosen(self, _row: int) -> None:
        self._show_position()
        self.solution_selected.emit(self.current())

    def _show_position(self) -> None:
        place, count = self._place, self._listed_count
        self._position.setText(position_text(place, count))
        self._buttons["first"].setEnabled(place > 0)
        self._buttons["previous"].setEnabled(place > 0)
        self._buttons["next"].setEnabled(place < count - 1)
        self._buttons["last"].setEnabled(place < count - 1)
        self.position_changed.emit(place, count)


def position_text(row: int, count: int) -> str:
    """Which of how many, counted as people do.

    >>> position_text(11, 240), position_text(-1, 1), position_text(-1, 0)
    ('12 of 240', '1 solution', '')
    """
    if row >= 0:
        return f"{row + 1:,} of {count:,}"
    return f"{count:,} solution{'' if count == 1 else 's'}" if count else ""
