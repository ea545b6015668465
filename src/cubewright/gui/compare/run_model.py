"""Table model of all runs; the ticked runs are compared with each other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from cubewright.gui.statistics.series import Series, run_colour
from cubewright.gui.widgets.icons import swatch
from cubewright.gui.widgets.records import Index, RecordModel
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.run_columns import RUN, WINDOW, RunEntry, compare
from cubewright.presenter.search.engine_choice import engine_title
from cubewright.solver.analysis.published import PublishedRun
from cubewright.solver.analysis.run import Run
from cubewright.translation import retranslated_text, tr, trn

_ROOT = QModelIndex()
_Role = Qt.ItemDataRole
_CHECKED, _UNCHECKED = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class RunModel(RecordModel[RunEntry]):
    """The list of runs; names can be edited and runs ticked."""

    compared_changed = Signal()
    """Emitted when ticks or names of runs have changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(WINDOW, parent, tip=_tip)

    def add_run(self, run: Run, program: PublishedRun | None = None) -> int:
        """Add a ticked run, and return its row.

        The ticks of runs of other puzzles, and of earlier runs of the same request, are removed.
        """
        for entry in self.records:
            if _is_same(entry.run, run) or entry.run.request.puzzle != run.request.puzzle:
                entry.ticked = False
        entry = RunEntry(replace(run, name=self._free_name(run.name)), program)
        entry.colour_index = self.free_colour_index
        self.add([entry])
        self._emit_changed()
        return len(self.records) - 1

    def remove(self, rows: Iterable[int]) -> None:
        for row in sorted(set(rows), reverse=True):
            self.beginRemoveRows(_ROOT, row, row)
            del self.records[row]
            self.endRemoveRows()
        self._emit_changed()

    def clear(self) -> None:
        self.remove(range(len(self.records)))

    def clear_ticks(self) -> None:
        for entry in self.records:
            entry.ticked = False
        self._emit_changed()

    def entry(self, row: int) -> RunEntry | None:
        """Return the run of a row; None if the row does not exist."""
        return self.records[row] if 0 <= row < len(self.records) else None

    @property
    def ticked_runs(self) -> list[Run]:
        """The runs that are compared, in the order of the list."""
        return [entry.run for entry in self.records if entry.ticked]

    def series(self, puzzle: Puzzle | None = None) -> list[Series]:
        """Return the chart series of the ticked runs of a puzzle; None for all puzzles."""
        return [
            Series(retranslated_text(entry.run.name), entry.run.progress.stages, entry.colour_index)
            for entry in self.records
            if entry.ticked and puzzle in (None, entry.run.request.puzzle)
        ]

    @property
    def free_colour_index(self) -> int:
        """The index of the first colour that no ticked run uses."""
        taken = {entry.colour_index for entry in self.records if entry.ticked}
        return next(index for index in range(len(taken) + 1) if index not in taken)

    # -- QAbstractTableModel

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and self.columns[index.column()] is RUN:
            flags |= Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        entry = self.entry(index.row()) if index.isValid() else None
        if entry is None or self.columns[index.column()] is not RUN:
            return super().data(index, role)
        if role == _Role.EditRole:
            return retranslated_text(entry.run.name)
        if role == _Role.CheckStateRole:
            return _CHECKED if entry.ticked else _UNCHECKED
        if role == _Role.DecorationRole and entry.ticked:
            return swatch(run_colour(entry.colour_index, QApplication.palette()), 14)
        return super().data(index, role)

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:
        entry = self.entry(index.row()) if index.isValid() else None
        if entry is None or self.columns[index.column()] is not RUN:
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

    def _emit_changed(self) -> None:
        compare(self.records)
        self.report_changed()
        self.compared_changed.emit()

    def _free_name(self, name: str) -> str:
        taken = {entry.run.name for entry in self.records}
        names = [name, *(f"{name} ({number})" for number in range(2, len(taken) + 3))]
        return next(each for each in names if each not in taken)


def _is_same(one: Run, other: Run) -> bool:
    mine, theirs = one.request, other.request
    return (mine.puzzle, mine.engine, sorted(mine.settings)) == (
        theirs.puzzle,
        theirs.engine,
        sorted(theirs.settings),
    )


def _tip(entry: RunEntry) -> str:
    request = entry.run.request
    settings = ", ".join(f"{name} {value}" for name, value in request.settings)
    threads = trn("one thread", "{n:,} threads", request.threads)
    lines = [
        retranslated_text(entry.run.name),
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
