"""The table that compares a run with the published run."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.widgets.records import RecordModel, RecordTable
from cubewright.presenter.run_columns import NUMBERS, RESULT
from cubewright.presenter.search.statistics_text import fine_duration
from cubewright.presenter.table import Column
from cubewright.solver.analysis.published import ComparedNumber, PublishedRun, compared_numbers
from cubewright.solver.analysis.run import Run
from cubewright.solver.report import Outcome
from cubewright.translation import joined, tr


class PublishedTable(QWidget):
    """A table with a row for each number, and below it a sentence that compares the times."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.verdict = QLabel()
        self.times = QLabel()
        for label in (self.verdict, self.times):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setContentsMargins(8, 4, 8, 4)
        self.numbers = RecordModel(NUMBERS, self, colour=_colour)
        self.table = RecordTable(self.numbers)
        self.table.setAccessibleName(tr("Published numbers and numbers of this run"))
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        columns = self.table.horizontalHeader()
        columns.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        columns.setStretchLastSection(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 4)
        column.addWidget(self.verdict)
        column.addWidget(self.table, stretch=1)
        column.addWidget(self.times)

    def show_run(self, program: PublishedRun, run: Run) -> None:
        self.numbers.show(compared_numbers(program, run))
        self.verdict.setText(verdict(program, run))
        self.times.setText(times(program, run))


def _colour(number: ComparedNumber, column: Column[ComparedNumber]) -> QPalette.ColorRole | None:
    is_usual = number.matches or column is not RESULT
    return None if is_usual else QPalette.ColorRole.BrightText


def verdict(program: PublishedRun, run: Run) -> str:
    """Return a sentence that states whether all numbers match the published numbers."""
    different = [tr(row.name) for row in compared_numbers(program, run) if not row.matches]
    is_complete = run.outcome is Outcome.COMPLETE or program.run_seconds is not None
    if not is_complete and different:
        return tr(
            "This run was stopped before it could be compared with “{document}”.",
            document=program.document,
        )
    if different:
        return tr(
            "Different from “{document}”: {numbers}.",
            document=program.document,
            numbers=", ".join(different),
        )
    if any(row.verdict == "fewer" for row in compared_numbers(program, run)):
        return tr(
            "Fewer nodes visited than in “{document}”. All other numbers match.",
            document=program.document,
        )
    if program.per_second is not None:
        return tr(
            "At least as many solutions per second as in “{document}”.", document=program.document
        )
    return tr("All numbers match “{document}”.", document=program.document)


def times(program: PublishedRun, run: Run) -> str:
    """Return a sentence with our time, the published time, and the published machine."""
    ours = tr("Here: {time}.", time=fine_duration(run.progress.seconds))
    if program.seconds is None:
        return tr("{ours} Published: {machine}.", ours=ours, machine=program.machine)
    theirs = tr(
        "Published: {time} ({machine}).",
        time=fine_duration(program.seconds),
        machine=program.machine,
    )
    return joined(" ", (ours, theirs))
