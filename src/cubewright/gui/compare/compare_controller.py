"""The commands that choose an engine, compare engines, and repeat published runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QMenu, QMessageBox, QVBoxLayout, QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.compare.run_model import RunModel
from cubewright.gui.compare.run_queue import QueuedRun, RunQueue
from cubewright.gui.frame.actions import Actions
from cubewright.gui.frame.save_dialog import ask_table_path
from cubewright.gui.frame.settings import Settings
from cubewright.gui.project.document import Document
from cubewright.gui.solve.engine_settings import EngineBox, EngineSettingsDialog
from cubewright.gui.solve.solve import SolveController
from cubewright.gui.solve.solve_session import SolveState
from cubewright.gui.statistics.panel import StatisticsPanel
from cubewright.gui.widgets.allow import allow
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.run_columns import runs_csv
from cubewright.presenter.search.engine_choice import DEFAULT_CHOICES, EngineChoice, run_title
from cubewright.solver.analysis.published import PUBLISHED, PublishedRun
from cubewright.solver.analysis.run import Run
from cubewright.solver.report import Progressed
from cubewright.translation import mark, tr, trn

if TYPE_CHECKING:
    from cubewright.gui.compare.study_panel import StudyPanel


class StudyPage(QWidget):
    """A page that is empty until :meth:`set_content` fills it."""

    opened = Signal()
    """Emitted when the page becomes visible."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.opened.emit()

    def set_content(self, widget: QWidget) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(widget)


COMPARING = mark("A comparison is running: stop it first (Esc)")
SOLVING = mark("A search is running: stop it first (Esc)")


class CompareController(QObject):
    """Manages the list of runs, and performs new runs in the background."""

    status_message = Signal(str)
    """The current run, or the result of the last one, as a sentence."""
    study_requested = Signal()
    """Emitted when a comparison starts, to show the study panel."""

    def __init__(
        self,
        document: Document,
        solve_controller: SolveController,
        statistics: StatisticsPanel,
        place: StudyPage,
        actions: Actions,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._solve_controller = solve_controller
        self._settings = settings
        self._window = window
        self._actions = actions
        self._proposed: tuple[tuple[EngineChoice, ...], int] = (DEFAULT_CHOICES, 0)
        self._problems: list[str] = []
        self._job: QueuedRun | None = None
        self.choice = EngineChoice()
        self.box = EngineBox()
        self.runs = RunModel(self)
        self.queue = RunQueue(self)
        self.published_menu = self._published_menu()
        statistics.add_above(self.box)
        statistics.analysis_shown.connect(self._show_analysis)
        self._analysis = ""
        self._latest: int | None = None
        """The row of the run that was added last."""
        self._place = place
        place.opened.connect(self._make_view)
        self._connect()
        name = settings.engine
        self._use(EngineChoice.from_settings(name, settings.engine_settings(name)))

    @cached_property
    def view(self) -> StudyPanel:
        """The study panel, created on first use."""
        from cubewright.gui.compare.study_export import StudyExport
        from cubewright.gui.compare.study_panel import StudyPanel

        view = StudyPanel(self.runs, self._actions["compare"], self.published_menu)
        self._place.set_content(view)
        view.export_requested.connect(self.ask_and_export)
        self.study_export = StudyExport(view, self._settings)
        self.study_export.status_message.connect(self.status_message)
        view.restore_layout(self._settings)
        view.details.show_analysis(self._analysis)
        if self._latest is not None:
            view.select_run(self._latest)
        return view

    def _show_analysis(self, text: str) -> None:
        self._analysis = text
        if "view" in vars(self):
            self.view.details.show_analysis(text)

    @property
    def _is_visible(self) -> bool:
        return "view" in vars(self) and self.view.isVisible()

    def _make_view(self) -> None:
        self.view.show()  # at once: Qt would postpone showing a widget in a visible layout

    def _connect(self) -> None:
        self.box.engine_chosen.connect(self.choose_engine)
        self.box.settings_requested.connect(self.ask_settings)
        session = self._solve_controller.session
        session.progressed.connect(self._on_solve_progressed)
        session.state_changed.connect(self._on_solve_state_changed)
        self._solve_controller.ran.connect(self._on_solved)
        self.queue.started.connect(self._on_started)
        self.queue.progressed.connect(self._on_progressed)
        self.queue.ended.connect(self._on_ended)
        self.queue.failed.connect(self._on_failed)
        self.queue.emptied.connect(self._on_emptied)

    # -- the engine

    def choose_engine(self, name: str) -> None:
        """Choose the engine of the next search, and use its stored settings."""
        self.choose(EngineChoice.from_settings(name, self._settings.engine_settings(name)))

    def choose(self, choice: EngineChoice) -> None:
        """Choose the engine and settings of the next search, and store them."""
        self._settings.engine = choice.engine
        self._settings.set_engine_settings(choice.engine, choice.settings)
        self._use(choice)

    def _use(self, choice: EngineChoice) -> None:
        self.choice = choice
        self._solve_controller.engine, self._solve_controller.engine_settings = (
            choice.engine,
            choice.settings,
        )
        self.box.show_choice(choice)

    def ask_settings(self) -> None:
        dialog = EngineSettingsDialog(self.choice, self._document.puzzle, self._window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.choose(dialog.choice)
        dialog.deleteLater()

    # -- runs

    @property
    def busy_reason(self) -> str:
        """The reason why no comparison can start now; empty if a comparison can start."""
        if self.queue.running:
            return tr(COMPARING)
        return tr(SOLVING) if self._solve_controller.is_running else ""

    def ask_and_compare(self) -> None:
        from cubewright.gui.compare.compare_dialog import CompareDialog

        dialog = CompareDialog(self._document.puzzle, *self._proposed, self._window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._proposed = (dialog.choices, dialog.limit_seconds)
            self.compare(dialog.choices, dialog.limit_seconds)
        dialog.deleteLater()

    def compare(self, choices: Sequence[EngineChoice], limit_seconds: int = 0) -> None:
        """Solve the current figure with each choice, one after another."""
        puzzle, convention = self._document.puzzle, self._solve_controller.convention
        requests = [choice.request(puzzle, convention, count_only=True) for choice in choices]
        jobs = [QueuedRun(run_title(each), each, limit_seconds or None) for each in requests]
        if self._may_start():
            self.runs.clear_ticks()
            self._start(jobs)

    def repeat(self, program: PublishedRun) -> None:
        """Repeat a published run with its exact settings."""
        request = program.request(built_in_puzzle(program.puzzle))
        if self._may_start():
            self._start([QueuedRun(program.name, request, program.run_seconds, program)])

    def stop(self) -> None:
        """Stop the comparison; completed runs stay in the list."""
        if self.queue.running:
            self.queue.stop()

    def close(self) -> None:
        """Stop the queue, wait for its thread, and store the panel's layout."""
        self.queue.close()
        if "view" in vars(self):
            self.view.save_layout(self._settings)

    def ask_and_export(self) -> None:
        figure = self._document.figure.name
        title = tr("{figure} runs", figure=figure) if figure else ""
        path = ask_table_path(
            self._window, tr("Export the ticked runs"), self._settings, title, "runs"
        )
        if path is not None:
            self.export(path)

    def export(self, path: Path) -> None:
        """Export the ticked runs as CSV."""
        runs = self.runs.ticked_runs
        try:
            write_atomically(path, runs_csv(runs).encode())
        except CubewrightError as error:
            QMessageBox.warning(self._window, tr("Export CSV"), str(error))
            return
        self._show_message(
            trn(
                "Exported one run to {name}.",
                "Exported {n:,} runs to {name}.",
                len(runs),
                name=path.name,
            )
        )

    # -- helpers

    def _may_start(self) -> bool:
        if self.busy_reason:
            self._show_message(tr("{reason}.", reason=self.busy_reason))
            return False
        return True

    def _start(self, jobs: Sequence[QueuedRun]) -> None:
        self._problems = []
        self.study_requested.emit()
        self._solve_controller.block(tr(COMPARING))
        self._allow_published(tr(COMPARING))
        self.queue.start(jobs)

    def _allow_published(self, why_not: str) -> None:
        allow(self.published_menu, why_not)
        allow(self.published_menu.menuAction(), why_not)

    def _on_started(self, job: QueuedRun) -> None:
        text = tr("Run: {name}", name=job.name)
        if self.queue.count > 1:
            text = tr(
                "Run {position} of {count}: {name}",
                position=self.queue.position,
                count=self.queue.count,
                name=job.name,
            )
        self._job = job
        self.view.show_activity(text, 0.0)
        self.status_message.emit(f"{text}…")

    def _on_progressed(self, progress: Progressed) -> None:
        job = self._job
        if job is not None:
            self._show_live(job.name, job.request.puzzle, progress, job.limit_seconds)

    def _show_live(
        self, name: str, puzzle: Puzzle, progress: Progressed, limit_seconds: float | None = None
    ) -> None:
        from cubewright.gui.compare.study_panel import LiveRun

        self.view.show_live(LiveRun(name, puzzle, progress, limit_seconds))

    def _on_ended(self, job: QueuedRun, run: Run) -> None:
        self.view.leave_live_view()
        self._add(run, job.program)

    def _on_failed(self, job: QueuedRun, error: CubewrightError) -> None:
        self._problems.append(f"{job.name}: {error}")

    def _on_emptied(self) -> None:
        self.view.leave_live_view()
        self._solve_controller.block("")
        self._allow_published("")
        self._show_message("  ".join(self._problems))

    def _on_solve_progressed(self, progress: Progressed) -> None:
        request = self._solve_controller.request
        if request is not None and self._is_visible:
            name = run_title(request, progress.engine)
            self.view.show_activity(tr("Solving: {name}", name=name), progress.fraction)
            self._show_live(name, request.puzzle, progress)

    def _on_solved(self, run: Run) -> None:
        self._add(replace(run, name=run_title(run.request, run.engine)))

    def _on_solve_state_changed(self, state: SolveState) -> None:
        idle = state is SolveState.IDLE
        self._allow_published("" if idle else tr("A search is running"))
        if idle and "view" in vars(self):
            self.view.show_activity("", None)
            self.view.leave_live_view()

    def _add(self, run: Run, program: PublishedRun | None = None) -> None:
        self._latest = self.runs.add_run(run, program)
        if "view" in vars(self):
            self.view.select_run(self._latest)

    def _show_message(self, text: str) -> None:
        self.view.show_activity(text, None)
        self.status_message.emit(text)

    def _published_menu(self) -> QMenu:
        menu = QMenu(tr("Repeat a &published run"), self._window)
        menu.setToolTipsVisible(True)
        for program in PUBLISHED:
            action = menu.addAction(f"{program.name}: {program.document}")
            tip = tr(
                "Repeat this run of “{document}” and compare the numbers", document=program.document
            )
            action.setStatusTip(tip)
            action.setToolTip(tip)
            action.setObjectName(program.name)
            action.triggered.connect(lambda _checked=False, program=program: self.repeat(program))
        return menu
