"""Table model of all runs; the ticked ones are compared with each other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from cubewright.gui.statistics.chart_colours import run_colour
from cubewright.gui.statistics.series import Series
from cubewright.gui.widgets.icons import swatch
from cubewright.gui.widgets.table_model import RIGHT, Column, Index, TableModel
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.search.engine_choice import engine_title
from cubewright.presenter.search.statistics_text import fine_duration, rate
from cubewright.solver.analysis.comparison import table
from cubewright.solver.analysis.published import PublishedRun
from cubewright.solver.analysis.run import Run
from cubewright.translation import again, mark, number_text, tr, trn

(
    RUN,
    PUZZLE,
    SOLUTIONS,
    EXPLORED,
    EXPLORED_RATIO,
    KEPT,
    NODES,
    TIME,
    TIME_RATIO,
    RATE,
    OUTCOME,
) = range(11)
COLUMNS = (
    Column(mark("Run"), mark("Tick the runs to compare. Press F2 to rename a run.")),
    Column(mark("Puzzle"), mark("The puzzle that was solved")),
    Column(mark("Solutions"), mark("Number of solutions, in the run's way of counting"), RIGHT),
    Column(mark("Explored"), mark("Placements tried in all stages"), RIGHT),
    Column(
        mark("\N{MULTIPLICATION SIGN} fewest explored"),
        mark("Placements explored, as a multiple of the ticked run with the fewest"),
        RIGHT,
    ),
    Column(mark("Kept"), mark("Placements that passed all tests, in all stages"), RIGHT),
    Column(
        mark("Nodes visited"),
        mark(
            "Nodes of the search tree that were visited: the root, and one for each placement kept"
        ),
        RIGHT,
    ),
    Column(mark("Time"), mark("Time spent searching, pauses excluded"), RIGHT),
    Column(
        mark("\N{MULTIPLICATION SIGN} fastest"),
        mark("Time, as a multiple of the fastest ticked run"),
        RIGHT,
    ),
    Column(
        mark("Solutions/s"),
        mark("Solutions found per second, before symmetric duplicates are merged"),
        RIGHT,
    ),
    Column(
        mark("Outcome"), mark("Whether the search is complete. Only complete runs are compared.")
    ),
)
_ROOT = QModelIndex()
_Role = Qt.ItemDataRole
_CHECKED, _UNCHECKED = Qt.CheckState.Checked, Qt.CheckState.Unchecked


@dataclass
class Entry:
    """A run in the list; ``colour_index`` is the index of its colour while it is ticked."""

    run: Run
    program: PublishedRun | None = None
    ticked: bool = True
    colour_index: int = 0


class RunModel(TableModel):
    """The list of runs; names can be edited and runs ticked."""

    columns = COLUMNS

    compared_changed = Signal()
    """Other runs are ticked, or a run is renamed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []
        self._rows: dict[int, dict[str, str | int | float]] = {}

    def add(self, run: Run, program: PublishedRun | None = None) -> int:
        """Add a ticked run, and return its row.

        Runs of other puzzles, and earlier runs of the same request, lose their ticks.
        """
        for entry in self._entries:
            if _is_same(entry.run, run) or entry.run.request.puzzle != run.request.puzzle:
                entry.ticked = False
        entry = Entry(replace(run, name=self._free_name(run.name)), program)
        entry.colour_index = self.free_colour_index
        row = len(self._entries)
        self.beginInsertRows(_ROOT, row, row)
        self._entries.append(entry)
        self._compare()
        self.endInsertRows()
        self._emit_changed()
        return row

    def remove(self, rows: Iterable[int]) -> None:
        """Remove runs from the list."""
        for row in sorted(set(rows), reverse=True):
            self.beginRemoveRows(_ROOT, row, row)
            del self._entries[row]
            self._compare()
            self.endRemoveRows()
        self._emit_changed()

    def clear(self) -> None:
        """Remove all runs from the list."""
        self.remove(range(len(self._entries)))

    def tick_none(self) -> None:
        """Remove all ticks."""
        for entry in self._entries:
            entry.ticked = False
        self._emit_changed()

    def entry(self, row: int) -> Entry | None:
        """Return the run of a row; None if there is no such row."""
        return self._entries[row] if 0 <= row < len(self._entries) else None

    @property
    def ticked(self) -> list[Run]:
        """The runs that are compared, in the order of the list."""
        return [entry.run for entry in self._entries if entry.ticked]

    def series(self, puzzle: Puzzle | None = None) -> list[Series]:
        """Return the chart series of the ticked runs, or of those of one puzzle."""
        return [
            Series(again(entry.run.name), entry.run.progress.stages, entry.colour_index)
            for entry in self._entries
            if entry.ticked and puzzle in (None, entry.run.request.puzzle)
        ]

    @property
    def free_colour_index(self) -> int:
        """The index of the first colour that no ticked run uses."""
        taken = {entry.colour_index for entry in self._entries if entry.ticked}
        return next(index for index in range(len(taken) + 1) if index not in taken)

    # -- QAbstractTableModel

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and index.column() == RUN:
            flags |= Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        entry = self.entry(index.row()) if index.isValid() else None
        if entry is None:
            return None
        column = index.column()
        if role == _Role.DisplayRole:
            return self._text(index.row(), column)
        if role == _Role.TextAlignmentRole:
            return COLUMNS[column].alignment
        if role == _Role.ToolTipRole:
            return _tip(entry)
        if column != RUN:
            return None
        if role == _Role.EditRole:
            return again(entry.run.name)
        if role == _Role.CheckStateRole:
            return _CHECKED if entry.ticked else _UNCHECKED
        if role == _Role.DecorationRole and entry.ticked:
            return swatch(run_colour(entry.colour_index, QApplication.palette()), 14)
        return None

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:
        entry = self.entry(index.row()) if index.isValid() else None
        if entry is None or index.column() != RUN:
            return False
        if role == _Role.EditRole:
            name = str(value).strip()
            if not name:
                return False
            if name != entry.run.name:
                entry.run = replace(entry.run, name=self._free_name(name))
        elif role == _Role.CheckStateRole:
            ticked = Qt.CheckState(value) == _CHECKED
            if ticked and not entry.ticked:
                entry.colour_index = self.free_colour_index
            entry.ticked = ticked
        else:
            return False
        self._emit_changed()
        return True

    # -- helpers

    def _text(self, row: int, column: int) -> str:
        run = self._entries[row].run
        compared = self._rows.get(row, {})
        texts = {
            RUN: again(run.name),
            PUZZLE: run.request.puzzle.name,
            SOLUTIONS: number_text(run.solutions),
            EXPLORED: number_text(run.explored),
            EXPLORED_RATIO: ratio_text(compared.get("explored_to_best", "")),
            KEPT: number_text(run.kept),
            NODES: number_text(run.nodes_visited),
            TIME: fine_duration(run.progress.seconds),
            TIME_RATIO: ratio_text(compared.get("seconds_to_best", "")),
            RATE: rate(run.found, run.progress.seconds),
            OUTCOME: tr(run.outcome.value),
        }
        return texts[column]

    def _emit_changed(self) -> None:
        self._compare()
        if self._entries:
            last = self.index(len(self._entries) - 1, len(COLUMNS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
        self.compared_changed.emit()

    def _compare(self) -> None:
        """Compute the ratios of the ticked runs; runs of different puzzles have none."""
        rows = [row for row, entry in enumerate(self._entries) if entry.ticked]
        runs = [self._entries[row].run for row in rows]
        alike = len({run.request.puzzle for run in runs}) == 1
        self._rows = dict(zip(rows, table(runs), strict=True)) if alike else {}

    def _free_name(self, name: str) -> str:
        taken = {entry.run.name for entry in self._entries}
        names = [name, *(f"{name} ({number})" for number in range(2, len(taken) + 3))]
        return next(each for each in names if each not in taken)


def ratio_text(ratio: str | int | float) -> str:
    """Return a ratio with at most three significant digits; empty if there is none.

    >>> [ratio_text(r) for r in (1.0, 1.234, 12.34, 40.2, 12345.6, "")]
    ['1', '1.23', '12.3', '40.2', '12,346', '']
    """
    if isinstance(ratio, str):
        return ""
    if ratio >= 1000:
        return f"{ratio:,.0f}"
    return f"{ratio:.3g}"


def _is_same(one: Run, other: Run) -> bool:
    mine, theirs = one.request, other.request
    return (mine.puzzle, mine.engine, sorted(mine.settings)) == (
        theirs.puzzle,
        theirs.engine,
        sorted(theirs.settings),
    )


def _tip(entry: Entry) -> str:
    request = entry.run.request
    settings = ", ".join(f"{name} {value}" for name, value in request.settings)
    threads = trn("one thread", "{n:,} threads", request.threads)
    lines = [
        again(entry.run.name),
        tr(
            "Engine {engine}: {settings}",
            engine=engine_title(entry.run.engine),
            settings=settings or tr("default settings"),
        ),
        threads,
    ]
    if entry.program is not None:
        lines.append(tr("Published in “{document}”", document=entry.program.document))
    return "\n".join(lines)
