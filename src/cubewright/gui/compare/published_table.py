"""The numbers of a published run next to ours."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.statistics.stage_table import ROW_PADDING, tabular
from cubewright.presenter.search.statistics_text import fine_duration
from cubewright.solver.analysis.published import PublishedRun, compared_numbers
from cubewright.solver.analysis.run import Run
from cubewright.solver.report import Outcome
from cubewright.translation import joined, mark, tr

HEADERS = {
    mark("Number"): mark("What is counted or measured"),
    mark("Published"): mark("The number in the source document"),
    mark("Here"): mark("The number of this run"),
    mark("Result"): mark("Whether the two numbers match"),
}
"""The tooltip of each column by its title."""


class PublishedTable(QWidget):
    """One row for each number, and the times, which come from different machines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.verdict = QLabel()
        self.times = QLabel()
        for label in (self.verdict, self.times):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setContentsMargins(8, 4, 8, 4)
        self.table = QTableWidget(0, len(HEADERS))
        for column_number, (title, tip) in enumerate(HEADERS.items()):
            head = QTableWidgetItem(tr(title))
            head.setToolTip(tr(tip))
            self.table.setHorizontalHeaderItem(column_number, head)
        self.table.setAccessibleName(tr("Published numbers and ours"))
        self.table.setFont(tabular(self.table.font()))
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.setTabKeyNavigation(False)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        rows, columns = self.table.verticalHeader(), self.table.horizontalHeader()
        rows.hide()
        rows.setDefaultSectionSize(self.fontMetrics().height() + ROW_PADDING)
        columns.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        columns.setStretchLastSection(True)
        columns.setHighlightSections(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 4)
        column.addWidget(self.verdict)
        column.addWidget(self.table, stretch=1)
        column.addWidget(self.times)

    def show_run(self, program: PublishedRun, run: Run) -> None:
        """Compare a run with the published one."""
        rows = compared_numbers(program, run)
        self.table.setRowCount(len(rows))
        for number, row in enumerate(rows):
            for column, text in enumerate((tr(row.name), row.theirs, row.ours, tr(row.verdict))):
                item = QTableWidgetItem(text)
                if column in (1, 2):
                    item.setTextAlignment(
                        Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                    )
                if column == len(HEADERS) - 1 and not row.matches:
                    item.setForeground(self.palette().color(QPalette.ColorRole.BrightText))
                self.table.setItem(number, column, item)
        self.verdict.setText(verdict(program, run))
        self.times.setText(times(program, run))


def verdict(program: PublishedRun, run: Run) -> str:
    """Return whether all numbers match the published ones, as a sentence."""
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
    """Return our time and the published time with its machine."""
    ours = tr("Here: {time}.", time=fine_duration(run.progress.seconds))
    if program.seconds is None:
        return tr("{ours} Published: {machine}.", ours=ours, machine=program.machine)
    theirs = tr(
        "Published: {time} ({machine}).",
        time=fine_duration(program.seconds),
        machine=program.machine,
    )
    return joined(" ", (ours, theirs))
