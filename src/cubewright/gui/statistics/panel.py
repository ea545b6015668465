"""The statistics of a search: number of solutions, speed, and the nodes at each stage."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from cubewright.gui.statistics.stage_table import StageModel, StageTable
from cubewright.gui.widgets.records import tabular_font
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.gui.widgets.text_size import TextSize, sized_font
from cubewright.gui.widgets.throttle import SHOWN_EVERY_MS, Throttle
from cubewright.presenter.search.estimate_text import count_time_text, solutions_expected, time_left
from cubewright.presenter.search.search_status import PREPARING
from cubewright.presenter.search.statistics_text import (
    CONVENTION_NOTE,
    NODES_NOTE,
    counts_sentence,
    cpu_text,
    duration,
    nodes_text,
    outcome_text,
    rates_text,
)
from cubewright.solver.report import Counts, Finished, Outcome, Progressed
from cubewright.translation import joined, mark, number_text, tr

MAX_LARGE_CHARACTERS = 20
"""The maximum number of characters of the three counts in large digits in a narrow panel."""

UNKNOWN = "\N{EN DASH}"
"""The text of a number that is not known yet."""

_CAPTIONS = (
    (mark("unique"), mark("Rotations and reflections of a solution count once")),
    (mark("up to rotation"), mark("Rotations of a solution count once")),
    (mark("raw"), mark("Every solution counts")),
)


class CountsRow(QWidget):
    """Shows the counts as one sentence: 240 unique, 480 up to rotation, 11,520 raw."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 0, 8, 0)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(0)
        self._numbers: list[QLabel] = []
        for place, (caption, tip) in enumerate(_CAPTIONS):
            column = 2 * place
            number = self._number(tr(tip))
            self._numbers.append(number)
            name = QLabel(tr(caption))
            name.setToolTip(tr(tip))
            grid.addWidget(number, 0, column, Qt.AlignmentFlag.AlignHCenter)
            grid.addWidget(name, 1, column, Qt.AlignmentFlag.AlignHCenter)
            grid.setColumnStretch(column, 1)
            if place:
                grid.addWidget(QLabel("·"), 0, column - 1)
        self.show_counts(Counts())

    @staticmethod
    def _number(tip: str) -> QLabel:
        number = QLabel()
        number.setToolTip(tip)
        number.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return number

    def show_counts(self, counts: Counts) -> None:
        numbers = (counts.unique, counts.rotations, counts.raw)
        texts = [number_text(number) for number in numbers]
        self._show_texts(texts)
        self.setAccessibleName(counts_sentence(counts))

    def show_unknown(self) -> None:
        """Show that the counts are known only at the end."""
        self._show_texts([UNKNOWN] * len(self._numbers))
        self.setAccessibleName(tr("The numbers will be known when the count is complete"))

    def _show_texts(self, texts: list[str]) -> None:
        font = tabular_font(self.font())
        font.setBold(True)
        if len("".join(texts)) <= MAX_LARGE_CHARACTERS:
            font = sized_font(font, TextSize.HEADING)
        for label, text in zip(self._numbers, texts, strict=True):
            label.setFont(font)
            label.setText(text)


__all__ = ["NOT_SEARCHED", "SHOWN_EVERY_MS", "StatisticsPanel"]

MIN_HEIGHT_WITH_NOTE = 400
"""The minimum height of a panel that shows the note; lower panels show only its tooltip."""
NOT_STORED = mark(
    "The work at each stage is shown only for searches since the program was started."
)
NOT_SEARCHED = mark("No search yet.\nPress Solve to see the work at each stage of the search.")


class StatisticsPanel(QWidget):
    """Shows the statistics of a search, updated at most ten times a second."""

    analysis_shown = Signal(str)
    """The progress of the analysis of solutions, in lines; empty if unknown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stages = StageModel(self)
        self.table = StageTable(self.stages)
        self._counts = CountsRow()
        self._speed = QLabel()
        self._speed.setFont(tabular_font(self._speed.font()))
        self._speed.setWordWrap(True)
        self._speed.setToolTip(tr(NODES_NOTE))
        self._analysis = QLabel()
        self._analysis.setFont(tabular_font(self._analysis.font()))
        self._analysis.setWordWrap(True)
        self._analysis.setContentsMargins(8, 4, 8, 4)
        self._analysis.hide()
        self._note = QLabel(tr(CONVENTION_NOTE))
        self._note.setWordWrap(True)
        self.table.setToolTip(tr(CONVENTION_NOTE))
        self._note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        for label in (self._speed, self._note):
            label.setContentsMargins(8, 0, 8, 0)
        self._pages = QStackedWidget()
        self._empty = QLabel(tr(NOT_SEARCHED))
        self._whole = QVBoxLayout(self)
        self._build_layout()
        self._throttle: Throttle[Progressed] = Throttle(
            lambda progress: self._show(progress, None), self
        )

    def _build_layout(self) -> None:
        numbers = QWidget()
        column = QVBoxLayout(numbers)
        column.setContentsMargins(0, 8, 0, 8)
        column.setSpacing(8)
        for part in (self._counts, self._speed, self.table, self._note):
            column.addWidget(part, stretch=1 if part is self.table else 0)
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setContentsMargins(16, 16, 16, 16)
        self._pages.addWidget(self._empty)
        self._pages.addWidget(ScrollPage(numbers))
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(2)
        self._whole.addWidget(self._pages)
        self._whole.addWidget(self._analysis)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # If space is short, the stages need the space more than the note.
        self._note.setVisible(self.height() >= MIN_HEIGHT_WITH_NOTE)

    def add_above(self, widget: QWidget) -> None:
        self._whole.insertWidget(0, widget)

    def show_analysis(self, text: str) -> None:
        """Show the progress of the analysis of solutions; an empty text hides it."""
        self.analysis_shown.emit(text)
        self._analysis.setText(text)
        self._analysis.setVisible(bool(text))

    def clear(self) -> None:
        """Show that no search has run."""
        self._show_empty(tr(NOT_SEARCHED))

    def show_preparing(self) -> None:
        """Show that a search is being prepared, until it reports progress."""
        self._show_empty(tr(PREPARING))

    def show_results(self, text: str) -> None:
        """Show the results of an earlier search, whose stages are not stored."""
        self._show_empty(f"{text}\n{tr(NOT_STORED)}")

    def _show_empty(self, text: str) -> None:
        self._throttle.clear()
        self._empty.setText(text)
        self._speed.setToolTip(tr(NODES_NOTE))
        self.stages.clear()
        self._pages.setCurrentIndex(0)

    def show_progress(self, progress: Progressed) -> None:
        """Show the progress of the search, at most ten times a second."""
        self._throttle.show(progress)

    def finish(self, finished: Finished) -> None:
        """Show the final numbers."""
        self._throttle.clear()
        self._show(finished.progress, finished.outcome)

    def _show(self, progress: Progressed, outcome: Outcome | None) -> None:
        seconds = progress.seconds
        explored, _ = progress.stages.totals
        if progress.by_frontier:  # the counts belong to the search that counting replaced
            self._counts.show_unknown()
        else:
            self._counts.show_counts(progress.counts)
        rates = rates_text(progress.counts.unique, explored, seconds)
        nodes = nodes_text(progress.stages)
        status, expected_text = outcome_text(outcome, seconds), ""
        if outcome is None and progress.by_frontier:
            status = tr("Counting for {time}", time=duration(seconds))
        if outcome is None and progress.seconds_left is not None:
            status = joined(", ", (status, time_left(progress.seconds_left)))
        if outcome is None and progress.expected is not None:
            expected_text = solutions_expected(progress.expected)
        count_time = count_time_text(progress) if outcome is None else ""
        cpu_time = cpu_text(progress.cpu_seconds)
        self._speed.setToolTip("\n".join(text for text in (tr(NODES_NOTE), cpu_time) if text))
        lines: tuple[str, ...] = (status, expected_text, count_time, rates, nodes)
        if progress.by_frontier:  # rates are meaningless while the counts do not change
            lines = (status,)
        self._speed.setText("\n".join(line for line in lines if line))
        if progress.by_frontier:
            self.stages.clear()
        else:
            self.stages.show_progress(progress)
        self.table.fit()
        self._pages.setCurrentIndex(1)
