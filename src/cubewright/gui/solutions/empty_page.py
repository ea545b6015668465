"""The page in place of an empty list of solutions: the reason, and the next step."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from cubewright.gui.widgets.text_size import TextSize, sized_font
from cubewright.presenter.search.statistics_text import counts_sentence
from cubewright.solver.report import Counts, Finished, Outcome
from cubewright.translation import joined, mark, retranslated_text, tr

NOT_SEARCHED = mark(
    "No solutions yet.\n\n1. Draw a figure in the layers.\n2. Choose the pieces.\n3. Press Solve."
)
SEARCHING = mark("Searching…\nNo solutions so far.")
STOPPED = mark("The search was stopped before it found a solution.")
NONE = mark("No solutions.\nThe search is complete.")
COUNTING = mark("Counting without listing solutions.")
NUMBER_AT_END = mark("The number will be known when the count is complete.")
COUNT_STOPPED = mark("The count was stopped before its end, so the number is unknown.")
NOT_LISTED = mark("To list the solutions, turn “Count only” off (F8) and solve again.")


class EmptyPage(QWidget):
    """A text, and below it a button for the first search or a button that removes the filter."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = tr(NOT_SEARCHED)
        """The text while there are no solutions."""
        self._label = QLabel(self._text)
        self._label.setWordWrap(True)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._label.setContentsMargins(12, 4, 12, 4)
        self.show_all_button = QPushButton(tr("Show all"))
        self.show_all_button.setToolTip(tr("List all solutions again"))
        self.solve_button = QToolButton()
        """A large button for the first search of a figure."""
        self.repair_button = QToolButton()
        """A button below the result of a search without a solution."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.addStretch()
        column.addWidget(self._label)
        column.addWidget(self.solve_button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.repair_button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.show_all_button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()

    def offer(self, solve: QAction, repair: QAction) -> None:
        """Set the commands of the buttons.

        The large button is shown before the first search, and ``repair`` after a search without a
        solution.
        """
        self.repair_button.setDefaultAction(repair)
        self.repair_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.solve_button.setDefaultAction(solve)
        self.solve_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.solve_button.setIconSize(QSize(24, 24))
        font = sized_font(self.solve_button.font(), TextSize.HEADING)
        font.setBold(True)
        self.solve_button.setFont(font)

    def text(self) -> str:
        """Return the text on the page."""
        return self._label.text()

    def set_text(self, text: str) -> None:
        """Set the text for a list without solutions; :meth:`show_none` shows it."""
        self._text = text

    def translate_text(self) -> None:
        """Translate the stored text into the current language."""
        self._text = retranslated_text(self._text)

    def show_none(self, *, searchable: bool) -> None:
        """Show why there are no solutions; ``searchable``: offer the Solve button."""
        self._label.setText(self._text)
        self.show_all_button.setVisible(False)
        self.solve_button.setVisible(searchable and self._text == tr(NOT_SEARCHED))
        self.repair_button.setVisible(searchable and self._text == tr(NONE))

    def show_filtered(self, text: str, *, none_apart: bool) -> None:
        """Show the reason why no solution matches; ``none_apart``: none is known to come apart."""
        self._label.setText(text)
        self.show_all_button.setVisible(True)
        self.show_all_button.setText(tr("Show all solutions") if none_apart else tr("Show all"))
        self.solve_button.setVisible(False)
        self.repair_button.setVisible(False)


def counting_text(counts: Counts | None) -> str:
    """Return the text during a count without a list; None: only the end reveals the number."""
    so_far = tr(NUMBER_AT_END)
    if counts is not None:
        so_far = tr("So far {counts}.", counts=counts_sentence(counts))
    return joined("\n", (tr(COUNTING), so_far))


def finished_text(finished: Finished, *, counting: bool) -> str:
    """Return the reason for an empty list after a search; ``counting``: the search only counted."""
    complete = finished.outcome is Outcome.COMPLETE
    counts = finished.progress.counts
    if counting and finished.progress.by_frontier:
        return tr(COUNT_STOPPED)
    if counting and (counts.raw or not complete):
        template = mark("Counted {counts}.")
        if not complete:
            template = mark("The count was stopped at {counts}.")
        return joined("\n", (tr(template, counts=counts_sentence(counts)), tr(NOT_LISTED)))
    return tr(NONE) if complete else tr(STOPPED)
