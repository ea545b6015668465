"""Analyse the listed solutions: whether and how they come apart, and the number of moves."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from cubewright.errors import CubewrightError
from cubewright.gui.frame.actions import Actions
from cubewright.gui.frame.settings import Settings
from cubewright.gui.project.document import Document
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.solve.results_controller import ResultsController
from cubewright.gui.solve.solve import SolveController
from cubewright.gui.taking_apart.analysis_line import AnalysisLine
from cubewright.gui.worker import Worker
from cubewright.model.disassembly import Separation
from cubewright.model.solution import Solution
from cubewright.presenter.search.estimate_text import left_text
from cubewright.presenter.taking_apart.analyses import MAX_PLAN_BYTES, Analyses
from cubewright.presenter.taking_apart.known import UNKNOWN, KnownAnalysis
from cubewright.presenter.taking_apart.turn_choice import NO_TURNS, TurnChoice, allowance_number
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.search.processors import default_threads
from cubewright.translation import joined, tr

if TYPE_CHECKING:
    from cubewright.gui.taking_apart.analysis_task import ListAnalysis, Message
    from cubewright.solver.disassembly.search import AnalysisProgress
    from cubewright.solver.disassembly.worker import AnalysisStatistics

SHOW_MS = 300
"""The minimum time between two updates of the list."""


class AnalysisController(QObject):
    """Starts, pauses and stops analyses, and passes their results to the list and the document."""

    status_message = Signal(str)
    """The result of the analysis, as a sentence."""
    analysed = Signal()
    """More solutions have been analysed."""
    turns_changed = Signal()
    """The choice whether pieces may turn, or its allowance, has changed."""
    statistics_changed = Signal(object)
    """The work done by the analyses of a search, or by the last requested analysis."""

    def __init__(
        self,
        document: Document,
        panel: SolutionsPanel,
        solve_controller: SolveController,
        results_controller: ResultsController,
        actions: Actions,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        actions["keep-plans"].setChecked(settings.keeps_plans)
        self._document = document
        self._panel = panel
        self._solve_controller = solve_controller
        self._results_controller = results_controller
        self._actions = actions
        self.turns = NO_TURNS
        """Whether pieces may turn; :meth:`choose_turns` changes it."""
        self.line = AnalysisLine()
        panel.add_below(self.line)
        self._follows = False
        """Whether solutions are analysed as soon as they are found."""
        self._total = self._done = 0
        self._seconds = 0.0
        """The time that the analysis took before it was last resumed."""
        self._resumed_at = 0.0
        self._settings = settings
        self._limit = QTimer(self, singleShot=True)
        """Ends the analysis at the limit of time in the settings."""
        self._limit.timeout.connect(self._on_out_of_time)
        self._latest: AnalysisStatistics | None = None
        """The work of the present or last task."""
        self._is_out_of_time = False
        """Whether the limit of time ended the last analysis."""
        self._earlier: AnalysisStatistics | None = None
        """The work of earlier tasks for the same search."""
        self._detail: AnalysisProgress | None = None
        self._analyses: Analyses | None = None
        """The analyses of the listed solutions."""
        self._shared: ListAnalysis | None = None
        """The analyser of a list, which all tasks share while the list's search runs."""
        self._worker = Worker(self)
        self._worker.received.connect(self._on_received)
        self._worker.finished.connect(self._on_finished)
        self._worker.failed.connect(self._on_failed)
        self._soon = QTimer(self, singleShot=True, interval=SHOW_MS)
        self._soon.timeout.connect(self._show_results)
        self.line.pause_toggled.connect(self.pause_or_continue)
        self.line.cancelled.connect(self.cancel)
        panel.model.modelReset.connect(self._on_list_changed)
        panel.appended.connect(self._continue)

    @property
    def is_running(self) -> bool:
        """Whether solutions are being analysed, even if paused."""
        return self._worker.is_busy

    @property
    def is_paused(self) -> bool:
        job = self._worker.job
        return job is not None and job.paused

    def analyse_selected(self) -> None:
        """Analyse the selected solutions, including those that are analysed already."""
        self._start(list(self._panel.table.chosen_solutions()))

    def analyse_missing(self) -> None:
        listed = self._panel.model.listed
        if listed is not None:
            self._start(listed.analyses.missing(listed.length, self._turns))

    def analyse_all(self) -> None:
        self._start(range(self._panel.count), begins_again=True)

    def choose_turns(self, turns: TurnChoice) -> None:
        """Set whether pieces may turn in the next analyses."""
        if turns != self.turns:
            self.turns = turns
            self.turns_changed.emit()

    @property
    def _turns(self) -> TurnChoice:
        listed = self._panel.model.listed
        return self.turns if listed is None else self.turns.on(listed.analyses.lattice)

    def follow(self, follows: bool) -> None:
        """Set whether solutions are analysed as soon as they are found."""
        self._follows = follows
        self._continue()

    def _continue(self, *_payload: object) -> None:
        listed = self._panel.model.listed
        if self._follows and not self.is_running and listed is not None:
            self._start(listed.analyses.missing(listed.length, self._turns), continues=True)

    def pause_or_continue(self) -> None:
        """Pause the analysis, or continue it."""
        job = self._worker.job
        if job is None:
            return
        if job.paused:
            self._resumed_at = monotonic()
            job.resume()
            self._start_limit()
        else:
            self._seconds = self._elapsed
            job.pause()
            self._limit.stop()
        self._show_progress()

    @property
    def _elapsed(self) -> float:
        """The duration of the analysis without its pauses, in seconds."""
        return self._seconds + (0.0 if self.is_paused else monotonic() - self._resumed_at)

    def _start_limit(self) -> None:
        minutes = self._settings.analysis_minutes
        if minutes is not None and not self._follows:
            self._limit.start(max(0, round(1000 * (60 * minutes - self._elapsed))))

    def _on_out_of_time(self) -> None:
        """Stop at the limit of time; results are kept, and an unfinished analysis is resumed."""
        if self.is_running:
            self._is_out_of_time = True
            self.cancel()

    def cancel(self) -> None:
        """Stop the analysis, keep its results, and analyse no later solutions automatically."""
        self._follows = False
        self._worker.stop()

    def keep_state(self) -> None:
        """Store the state of a running analysis in the document; the analysis continues."""
        job = self._worker.job
        if job is None:
            return
        was_paused = job.paused
        job.pause()
        if self._worker.wait_for_pause():
            if not was_paused:
                job.resume()
            self._show_results()

    def close(self) -> None:
        """Stop the analysis and wait for its thread."""
        self._soon.stop()
        self._close_shared()
        self._worker.close()

    def _close_shared(self) -> None:
        """End the process that analyses, if it runs."""
        if self._shared is not None:
            self._shared.close()
            self._shared = None

    @property
    def _keeps_plans(self) -> bool:
        listed = self._panel.model.listed
        is_full = listed is not None and listed.analyses.plan_bytes > MAX_PLAN_BYTES
        return self._actions["keep-plans"].isChecked() and not is_full

    def _start(
        self, numbers: Sequence[int], *, continues: bool = False, begins_again: bool = False
    ) -> None:
        listed, store = self._panel.model.listed, self._panel.model.store
        puzzle = self._solve_controller.solved_puzzle
        if listed is None or store is None or puzzle is None or not len(numbers):
            return
        if not listed.analyses.is_possible:
            self.status_message.emit(tr("On this lattice, solutions cannot be analysed."))
            return
        # Imported when first needed, so that the window starts sooner.
        from cubewright.gui.taking_apart.analysis_task import AnalysisTask, ListAnalysis

        self._earlier = self._statistics() if continues else None
        self._latest = self._detail = None
        self._analyses = listed.analyses
        self._total, self._done = len(numbers), 0
        self._seconds, self._resumed_at = 0.0, monotonic()
        self._is_out_of_time = False
        saved = {} if begins_again else listed.analyses.saved(numbers)
        # A single solution always gets its plan, because the user wants to see it.
        analysis = ListAnalysis(
            puzzle,
            self.rules(),
            store,
            levels_only=len(numbers) > 1 and not self._keeps_plans,
            threads=self._solve_controller.threads or default_threads(),
            turns=self._turns,
        )
        if self._shared is None or self._shared.key != analysis.key:
            self._close_shared()
            self._shared = analysis
        self._worker.start(AnalysisTask(self._shared, numbers, saved))
        self._start_limit()
        QTimer.singleShot(SHOW_MS, self, self._show_progress)

    def _statistics(self) -> AnalysisStatistics | None:
        if self._earlier is None or self._latest is None:
            return self._latest or self._earlier
        one, other = vars(self._earlier), vars(self._latest)
        return type(self._latest)(**{name: one[name] + other[name] for name in one})

    def rules(self) -> PieceRules:
        """Return the weights and groups of the pieces of the listed problem."""
        key = self._results_controller.key
        return self._rules_at(None if key is None else self._document.index_of(key))

    def current_rules(self) -> PieceRules:
        """Return the weights and groups of the pieces of the current problem."""
        return self._rules_at(self._document.current)

    def _rules_at(self, index: int | None) -> PieceRules:
        if index is None:
            return PieceRules()
        content = self._document.content
        try:
            return PieceRules.of(content.with_problem_only(index).to_project(), 0)
        except CubewrightError:
            return PieceRules()

    def is_selected(self, solution: Solution) -> bool:
        """Return whether a solution is the selected solution of the list."""
        return self._panel.current_row >= 0 and self._panel.selected_solution() == solution

    def analysis_of(self, solution: Solution) -> tuple[KnownAnalysis, Separation | None]:
        """Return the analysis of the selected solution, and its plan if it is stored."""
        listed = self._panel.model.listed
        if listed is None or not self.is_selected(solution):
            return UNKNOWN, None
        row = self._panel.current_row
        return listed.analyses.of(row), listed.analyses.plan(row)

    # -- messages

    def _on_received(self, message: Message) -> None:
        self._detail, self._done = message.progress or self._detail, message.done
        if message.note:
            self.status_message.emit(message.note)
        if message.statistics is None and not message.kept:
            self._show_progress()
            return
        if message.statistics is not None:
            self._latest, self._detail = message.statistics, None
        listed = self._panel.model.listed
        if listed is None or listed.analyses is not self._analyses:
            return
        listed.analyses.add(message.kept)
        self._show_progress()
        if not self._soon.isActive():
            # Filtering a long list again takes longer.
            self._soon.start(SHOW_MS + listed.length // 100)

    def _show_results(self) -> None:
        self._panel.show_analyses()
        self._results_controller.keep_analyses()
        done = self._statistics()
        if done is not None:
            self.statistics_changed.emit(done)
        self.analysed.emit()

    def _show_progress(self) -> None:
        if not self.is_running:
            return
        done, total = self._done, self._total
        text = (
            tr("Analysis paused: {done:,} of {total:,}", done=done, total=total)
            if self.is_paused
            else tr("Analysing: {done:,} of {total:,}", done=done, total=total)
        )
        detail = self._detail
        # If space is short, the least important part at the end is cut off.
        parts = [text]
        if detail is not None or (done and not self._follows):
            parts.append(left_text(self._elapsed, done, total))
        if detail is not None:
            from cubewright.presenter.analysis.analyser import how_far_text

            parts.append(how_far_text(detail))
        if self._turns.allowed:
            parts.append(self._turns.text)
        text = joined("; ", parts)
        self.line.show_progress(text, self._done / max(1, self._total), paused=self.is_paused)

    def _on_finished(self, _done: int) -> None:
        done, text = self._statistics(), ""
        if done is not None and done.analyses:
            from cubewright.presenter.analysis.analyser import outcomes_sentence

            text = f"{outcomes_sentence(done)}."
            listed = self._panel.model.listed
            least = None if listed is None else listed.analyses.least_allowance
            if self._turns.allowed and least is not None:
                number = allowance_number(least)
                text = tr("{text} Least allowance for turns: {number}.", text=text, number=number)
        if self._is_out_of_time:
            reason = tr("The analysis reached the time limit in the settings.")
            text = joined(" ", (text, reason)) if text else reason
        if text:
            # Listeners of the results may then show a more important message.
            self.status_message.emit(text)
        self._end()

    def _on_failed(self, error: CubewrightError) -> None:
        self._end()
        self.status_message.emit(tr("The analysis has ended: {error}", error=str(error)))

    def _end(self) -> None:
        self._limit.stop()
        self.line.hide()
        self._soon.stop()
        self._show_results()
        self._continue()
        if not self.is_running and not (self._follows and self._solve_controller.is_running):
            self._close_shared()

    # -- the list

    def _on_list_changed(self) -> None:
        listed = self._panel.model.listed
        analyses = None if listed is None else listed.analyses
        if analyses is not self._analyses:
            self._worker.discard()
            self._close_shared()
            self._soon.stop()
            self.line.hide()
            self._analyses = analyses
            self._latest = self._earlier = None
