"""Analyse a single solution further: the fewest moves in total, and all first separations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QListWidget, QVBoxLayout, QWidget

from cubewright.errors import CubewrightError
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.taking_apart.analysis_controller import AnalysisController
from cubewright.gui.taking_apart.analysis_line import AnalysisLine
from cubewright.gui.taking_apart.player_controller import PlayerController
from cubewright.gui.worker import Job, Worker, keep_latest
from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.model.solution import Solution
from cubewright.presenter.analysis.plan_text import piece_names
from cubewright.presenter.taking_apart.known import KnownAnalysis, State
from cubewright.presenter.taking_apart.timeline import Timeline
from cubewright.solver.disassembly.assembly import Assembly
from cubewright.translation import counted, mark, tr, trn

_LIST_WIDTH = 380
"""The minimum width of the list in pixels."""

if TYPE_CHECKING:
    from cubewright.solver.disassembly.first_separations import FirstSeparations

_NO_PLAN = {
    AnalysisOutcome.APART: mark("This solution is a single piece."),
    AnalysisOutcome.CANNOT: mark("This solution cannot be taken apart."),
    AnalysisOutcome.NOT_DECIDED: mark("Not decided: the analysis reached a limit."),
}


@dataclass(frozen=True)
class _Answer:
    solution: Solution
    found: Analysis | FirstSeparations | None
    """The result; None if the analysis was cancelled."""


class FurtherAnalysis(QObject):
    """Analyses the visible solution further in the background; the plans are not stored."""

    status_message = Signal(str)
    """The result of the analysis, as a sentence."""

    def __init__(
        self,
        player: PlayerController,
        analysis: AnalysisController,
        panel: SolutionsPanel,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._player = player
        self._analysis = analysis
        self._window = parent
        self.line = AnalysisLine()
        self.line.pause.hide()
        panel.add_below(self.line)
        self.dialog: SeparationsDialog | None = None
        """The open list of separations, or None."""
        self._text = ""
        self._worker = Worker(self, merge=keep_latest)
        self._worker.received.connect(self._on_received)
        self._worker.finished.connect(self._on_finished)
        self._worker.failed.connect(self._on_failed)
        self.line.cancelled.connect(self._worker.stop)

    @property
    def is_running(self) -> bool:
        return self._worker.is_busy

    def find_fewest_moves(self) -> None:
        """Search for a plan of the visible solution with the fewest moves in total."""
        solution = self._player.solution
        if solution is None or self.is_running:
            return
        rules = self._analysis.rules()
        if any(rules.groups):
            self.status_message.emit(
                tr(
                    "The fewest total moves can be found only if all pieces come apart. Some "
                    "pieces are in groups."
                )
            )
            return
        assembly = rules.assembly(solution.puzzle.figure.lattice, solution.placed)
        self._start(partial(_fewest_moves, solution, assembly), tr("Looking for the fewest moves"))

    def find_separations(self) -> None:
        """List all first separations of the visible solution that need the fewest moves."""
        solution = self._player.solution
        if solution is None or self.is_running:
            return
        lattice = solution.puzzle.figure.lattice
        assembly = self._analysis.rules().assembly(lattice, solution.placed)
        task = partial(_first_separations, solution, assembly)
        self._start(task, tr("Looking for all first separations"))

    def close(self) -> None:
        """Stop the analysis and wait for its thread."""
        self._worker.close()

    def _start(self, task: partial[_Answer], text: str) -> None:
        self._text = text
        self._worker.start(task)
        self.line.show_progress(text, 0.0, paused=False)

    # -- messages

    def _on_received(self, progress: tuple[int, float]) -> None:
        states, fraction = progress
        if self.is_running:
            text = tr("{text}: {states}", text=self._text, states=counted(states, "state"))
            self.line.show_progress(text, fraction, paused=False)

    def _on_finished(self, answer: _Answer) -> None:
        self._end()
        if answer.found is None:
            self.status_message.emit(tr("The analysis was stopped."))
        elif answer.solution is not self._player.solution:
            self.status_message.emit(
                tr("You chose another solution, so this analysis was stopped.")
            )
        elif isinstance(answer.found, Analysis):
            self._show_fewest_moves(answer.solution, answer.found)
        else:
            self._show_separations(answer.solution, answer.found)

    def _on_failed(self, error: CubewrightError) -> None:
        self._end()
        self.status_message.emit(tr("The analysis has ended: {error}", error=str(error)))

    def _end(self) -> None:
        self.line.hide()

    def _show_fewest_moves(self, solution: Solution, found: Analysis) -> None:
        plan = found.plan
        if plan is None:
            self.status_message.emit(tr(_NO_PLAN[found.outcome]))
            return
        count, kept = counted(plan.move_count, "move"), self._analysis.analysis_of(solution)[0]
        if kept.comes_apart and not kept.turns and kept.moves == plan.move_count:
            text = tr("No plan has fewer total moves than the current plan: {moves}.", moves=count)
            self.status_message.emit(text)
            return
        cells = [placed.cells for placed in solution.placed]
        timeline = Timeline(solution.puzzle.figure.lattice, cells, plan)
        known = KnownAnalysis(State.PLAN, plan.level_string, moves=plan.move_count)
        self._player.show_plan(timeline, known)
        text = tr(
            "Fewest total moves: {moves}, level {levels}.", moves=count, levels=plan.level_string
        )
        if kept.comes_apart and not kept.turns:
            text = tr("{text} The current plan has {kept:,}.", text=text, kept=kept.moves)
        self.status_message.emit(text)

    def _show_separations(self, solution: Solution, found: FirstSeparations) -> None:
        if not found.halves:
            outcome = found.outcome
            self.status_message.emit(tr(_NO_PLAN[outcome]))
            return
        names = piece_names(solution.puzzle, solution.placed)
        everything = range(len(names))
        pairs = [
            (_text(half, names), _text([n for n in everything if n not in half], names))
            for half in found.halves
        ]
        self.dialog = SeparationsDialog(found.level, pairs, self._window)
        self.dialog.open()


def _text(pieces: Sequence[int], names: Sequence[str]) -> str:
    return " ".join(names[piece] for piece in pieces)


def _fewest_moves(solution: Solution, assembly: Assembly, job: Job) -> _Answer:
    # Imported when first needed, so that the window starts sooner.
    from cubewright.solver.disassembly.fewest_moves import MAX_STATES, fewest_total_moves

    def is_stopped(states: int) -> bool:
        if job.is_due:
            job.send((states, states / MAX_STATES))
        return job.stopped

    found = fewest_total_moves(assembly, is_stopped=is_stopped)
    return _Answer(solution, None if job.stopped else found)


def _first_separations(solution: Solution, assembly: Assembly, job: Job) -> _Answer:
    # Imported when first needed, so that the window starts sooner.
    from cubewright.solver.disassembly.assembly import MAX_STATES
    from cubewright.solver.disassembly.first_separations import SeparationSearch

    search = SeparationSearch(assembly.lattice)
    search.start([assembly])
    while not search.step():
        if job.stopped:
            return _Answer(solution, None)
        if job.is_due:
            states = search.progress.states
            job.send((states, states / MAX_STATES))
    return _Answer(solution, search.separations[0])


class SeparationsDialog(QDialog):
    """Lists the ways to separate the pieces first; Ctrl+C copies the list."""

    def __init__(
        self, level: int, halves: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        """``halves`` are the names of the pieces on both sides of each separation."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("First separations"))
        count = len(halves)
        self.text = QLabel(
            trn(
                "After {moves}, the fewest, the pieces separate in {n:,} way:",
                "The pieces separate after {moves}, the minimum, in {n:,} ways:",
                count,
                moves=counted(level, "move"),
            )
        )
        self.text.setWordWrap(True)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("First separations"))
        for half, rest in halves:
            self.list.addItem(tr("{half} from {rest}", half=half, rest=rest))
        self.list.setCurrentRow(0)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.text)
        column.addWidget(self.list)
        column.addWidget(buttons)
        self.setMinimumWidth(_LIST_WIDTH)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            lines = [self.list.item(row).text() for row in range(self.list.count())]
            QGuiApplication.clipboard().setText("\n".join(lines))
        else:
            super().keyPressEvent(event)
