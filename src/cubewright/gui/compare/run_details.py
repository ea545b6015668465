"""The details of one run: totals, stages, rules, and the published numbers."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QTabWidget, QVBoxLayout, QWidget

from cubewright.gui.compare.published_table import PublishedTable
from cubewright.gui.statistics.stage_table import StageModel, StageTable
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.records import tabular_font
from cubewright.presenter.run_columns import RunEntry
from cubewright.presenter.search.statistics_text import (
    NODES_NOTE,
    counts_sentence,
    cpu_text,
    cut_sentence,
    nodes_text,
    outcome_text,
    rate,
    rates_text,
)
from cubewright.solver.report import Outcome, Progressed
from cubewright.translation import joined, mark, retranslated_text, tr

NONE = mark("No run is selected")


class RunDetails(QWidget):
    """Shows a run of the list, or the running search."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stages = StageModel(self, is_wide=True)
        self.table = StageTable(self.stages)
        self.published = PublishedTable()
        self.title = ElidedLabel(tr(NONE))
        bold = self.title.font()
        bold.setBold(True)
        self.title.setFont(bold)
        self.numbers = QLabel()
        self.numbers.setFont(tabular_font(self.numbers.font()))
        self.numbers.setWordWrap(True)
        self.numbers.setToolTip(tr(NODES_NOTE))
        self.cuts = QLabel()
        self.cuts.setWordWrap(True)
        self.cuts.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.analysis = QLabel()
        self.analysis.setWordWrap(True)
        self.analysis.setToolTip(
            tr("The analysis of the listed solutions, which runs during the search")
        )
        self.analysis.hide()
        for label in (self.title, self.numbers, self.cuts, self.analysis):
            label.setContentsMargins(8, 4, 8, 4)
        stages = QWidget()
        column = QVBoxLayout(stages)
        column.setContentsMargins(0, 4, 0, 4)
        column.addWidget(self.table, stretch=1)
        column.addWidget(self.cuts)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(stages, tr("Stages"))
        self.tabs.addTab(self.published, tr("Published numbers"))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(2)
        outer.addWidget(self.title)
        outer.addWidget(self.numbers)
        outer.addWidget(self.analysis)
        outer.addWidget(self.tabs, stretch=1)
        self.show_entry(None)

    def show_analysis(self, text: str) -> None:
        """Show the state of the analysis of the listed solutions; an empty text hides it."""
        self.analysis.setText(text)
        self.analysis.setVisible(bool(text))

    def show_entry(self, entry: RunEntry | None) -> None:
        """Show a run of the list; None clears the details."""
        if entry is None:
            self.title.setText(tr(NONE))
            self.numbers.clear()
            self.cuts.clear()
            self.stages.clear()
            self.tabs.setTabVisible(1, False)
            return
        self._show(entry.run.name, entry.run.progress, entry.run.outcome)
        program = entry.program
        self.tabs.setTabVisible(1, program is not None)
        if program is not None:
            self.published.show_run(program, entry.run)
            self.tabs.setCurrentIndex(1)

    def show_live(self, name: str, progress: Progressed) -> None:
        self.tabs.setTabVisible(1, False)
        self._show(name, progress, None)

    def _show(self, name: str, progress: Progressed, outcome: Outcome | None) -> None:
        seconds = progress.seconds
        explored, _ = progress.stages.totals
        found = int(progress.stages.kept[-1]) if len(progress.stages) else 0
        placements = rates_text(progress.counts.unique, explored, seconds).splitlines()[1]
        self.title.setText(retranslated_text(name))
        self.numbers.setText(
            joined(
                "\n",
                (
                    tr(
                        "{outcome}: {counts}",
                        outcome=outcome_text(outcome, seconds),
                        counts=counts_sentence(progress.counts),
                    ),
                    tr(
                        "{rate} solutions found per second, {placements}",
                        rate=rate(found, seconds),
                        placements=placements,
                    ),
                    nodes_text(progress.stages),
                ),
            )
        )
        cpu_time = cpu_text(progress.cpu_seconds)
        self.numbers.setToolTip("\n".join(text for text in (tr(NODES_NOTE), cpu_time) if text))
        self.stages.show_progress(progress)
        self.table.fit()
        self.cuts.setText(cut_sentence(progress))
        self.cuts.setVisible(bool(self.cuts.text()))
