"""The commands for finding puzzles: start, pause, stop, resume, add and export."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.design_run import read_designs, write_designs
from cubewright.gui.design.run_files import (
    ask_run_to_open,
    ask_run_to_save,
    is_written,
    opened_run,
)
from cubewright.gui.frame.save_dialog import (
    ALL_FILES,
    FIGURES,
    ask_file_path,
    ask_table_path,
    name_filter,
)
from cubewright.gui.frame.settings import Settings
from cubewright.gui.frame.window_controller import SearchController, error_sentence
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.buttons import on_click
from cubewright.gui.widgets.messages import confirm
from cubewright.gui.widgets.records import RecordModel
from cubewright.gui.widgets.window_size import bring_to_front
from cubewright.gui.worker import Job
from cubewright.presenter.design.columns import RANK, WINDOW, columns, found_tip
from cubewright.presenter.design.run import DesignRun, FoundPuzzle, RunProgress
from cubewright.presenter.design.text import (
    figures_text,
    problem_name,
    progress_text,
    summary,
)
from cubewright.presenter.table import csv_table
from cubewright.solver.request import ClusterAddress
from cubewright.solver.search.processors import default_threads, processors
from cubewright.translation import counted, tr

if TYPE_CHECKING:
    from cubewright.gui.design.design_window import DesignWindow


SAVE_SECONDS = 10.0
"""The interval in seconds at which a run is saved; it is also saved at its end."""


@dataclass(frozen=True)
class RunReport:
    """The puzzles found since the last report, the run's progress, and notes on workers."""

    found: tuple[FoundPuzzle, ...]
    progress: RunProgress
    notes: tuple[str, ...] = ()


class RunTask:
    """Searches the remaining part of a run, and saves the run in a file."""

    def __init__(
        self, run: DesignRun, processes: int, cluster: ClusterAddress | None, path: Path
    ) -> None:
        self._run = run
        self._processes = processes
        self._cluster = cluster
        self._path = path

    def run(self, job: Job) -> None:
        """Search; called in the background thread."""
        next_save = monotonic() + SAVE_SECONDS
        try:
            for found in self._run.search(job, self._processes, self._cluster):
                job.send(RunReport(tuple(found), self._run.progress, self._run.notes))
                if monotonic() >= next_save:
                    write_designs(self._path, self._run.saved())
                    next_save = monotonic() + SAVE_SECONDS
        finally:
            write_designs(self._path, self._run.saved())


def merge_reports(reports: list[RunReport]) -> list[RunReport]:
    """Merge consecutive reports, so that the table changes once."""
    found = tuple(each for report in reports for each in report.found)
    return [replace(reports[-1], found=found)]


LAST_RUN = "last-run.json"
"""The name of the file that stores the last run, in the folder of the settings file."""


class DesignController(SearchController["DesignWindow"]):
    """Finds puzzles, one run at a time; the puzzles stay in the table until the next run.

    ``cluster`` returns the cluster that searches in the next run, or None for this computer.
    """

    def __init__(
        self,
        document: Document,
        settings: Settings,
        cluster: Callable[[], ClusterAddress | None],
        window: QWidget,
    ) -> None:
        super().__init__("design", settings, window, merge_reports)
        self._document = document
        self._cluster = cluster
        self._shown_notes = 0
        """The number of notes on workers that were shown."""
        self.run: DesignRun | None = None
        """The current run, or the last one."""
        self.worker.received.connect(self._on_received)
        self.worker.ended.connect(self._on_ended)
        self.worker.failed.connect(self._on_failed)
        self.model = RecordModel(WINDOW, self, tip=found_tip)

    def _new_view(self) -> DesignWindow:
        from cubewright.gui.design.design_window import DesignWindow

        view = DesignWindow(self.model, self._window)
        for button, command in (
            (view.start, self.start),
            (view.pause, self.pause_or_continue),
            (view.resume, self.resume),
            (view.save_run, self.ask_and_save),
            (view.open_run, self.ask_and_open),
            (view.open, self._add_selected),
            (view.export, self.ask_and_export),
            (view.export_figures, self.ask_and_export_figures),
        ):
            on_click(button, command)
        view.stop_requested.connect(self.stop)
        view.table.open_requested.connect(lambda row: self.add_to_file([row]))
        view.form.changed.connect(self._show_state)
        document = self._document
        for changed in (
            document.figure_changed,
            document.piece_set_changed,
            document.file_changed,
        ):
            changed.connect(lambda *_: self._follow_document())
        return view

    def show(self) -> None:
        """Open the window, or bring it to the front."""
        is_new = not self.has_view
        view = self.view
        self._show_document()
        view.show()
        bring_to_front(view)
        if is_new and self._last_run.exists():
            with suppress(CubewrightError):  # the next run overwrites a damaged file
                self._use_run(DesignRun(read_designs(self._last_run)))
        self._show_state()

    # -- running

    def start(self) -> None:
        """Start a run with the conditions of the window."""
        conditions = self.view.form.conditions()
        if self.running or conditions is None:
            return
        former = self.run
        if (
            former is not None
            and former.found
            and not former.is_complete
            and not self._confirm_discard()
        ):
            return
        self._use_run(DesignRun(conditions))
        self.resume()

    def resume(self) -> None:
        """Resume the run that was stopped."""
        run = self.run
        if self.running or run is None or run.is_complete:
            return
        # Work on a copy, because the background task changes its own run.
        self.run, self._shown_notes = DesignRun(run.saved()), 0
        processes = min(self._settings.threads or default_threads(), processors())
        with suppress(OSError):  # the run reports that it cannot be saved
            self._last_run.parent.mkdir(parents=True, exist_ok=True)
        task = RunTask(self.run, processes, self._cluster(), self._last_run)
        self.worker.start(task.run)
        self._show_message(tr("Looking for puzzles…"))
        self._show_state()
        self.view.table.setFocus()

    # -- files

    def ask_and_save(self) -> None:
        path = ask_run_to_save(self.view, self._settings, self._document.title, "run")
        if path is not None and self.run is not None:
            run = self.run
            self._write(path, lambda: write_designs(path, run.saved()))

    def ask_and_open(self) -> None:
        path = ask_run_to_open(self.view, self._settings)
        if path is not None:
            self.open_run(path)

    def open_run(self, path: Path) -> None:
        """Show a saved run, which can then be resumed."""
        run = opened_run(self.view, path, lambda path: DesignRun(read_designs(path)))
        if run is None:
            return
        self._use_run(run)
        self._show_state()

    def ask_and_export(self) -> None:
        title = self._document.title
        path = ask_table_path(self.view, tr("Export the table"), self._settings, title, "puzzles")
        if path is not None:
            self.export(path)

    def export(self, path: Path) -> None:
        """Write the rows as CSV, in the order of the table."""
        run, rows = self.run, self._shown()
        if run is not None:
            text = csv_table((RANK, *columns(run.conditions)), rows)
            self._write(path, lambda: write_atomically(path, text.encode()))

    def ask_and_export_figures(self) -> None:
        title, kinds = self._document.title, name_filter(FIGURES, ALL_FILES)
        path = ask_file_path(
            self.view, tr("Export figures"), self._settings, title, "puzzles", kinds, ".fig"
        )
        if path is not None:
            self.export_figures(path)

    def export_figures(self, path: Path) -> None:
        """Write the puzzles as figures with pieces, in the order of the table."""
        run, rows = self.run, self._shown()
        if run is not None:
            text = figures_text(run.conditions, rows)
            self._write(path, lambda: write_atomically(path, text.encode()))

    # -- the puzzles found

    def add_to_file(self, rows: list[int]) -> None:
        """Add puzzles of the table to the open file, with their pieces, as one undo step."""
        run = self.run
        if run is None or not rows:
            return
        found = [self.model.records[row] for row in rows]
        self._document.add_problems(
            [
                (
                    replace(each.figure, name=problem_name(run.conditions, each, row + 1)),
                    each.pieces,
                )
                for row, each in zip(rows, found, strict=True)
            ]
        )
        self._show_message(
            tr("Added {puzzles} to the file.", puzzles=counted(len(found), "puzzle"))
        )
        bring_to_front(self._window)

    # -- helpers

    @property
    def _last_run(self) -> Path:
        return self._settings.path.with_name(LAST_RUN)

    def _use_run(self, run: DesignRun) -> None:
        self.run = run
        self.model.show(run.found)
        self.view.show_run(run.conditions)
        self._show_progress()

    def _shown(self) -> list[FoundPuzzle]:
        return [self.model.records[row] for row in self.view.table.visible_rows]

    def _add_selected(self) -> None:
        self.add_to_file(self.view.table.selected_rows)

    def _confirm_discard(self) -> bool:
        return confirm(
            self.view,
            tr("Discard the current run?"),
            tr("&Discard"),
            tr("The run is not complete. Save it to resume it later."),
        )

    def _write(self, path: Path, write: Callable[[], None]) -> None:
        if is_written(self.view, path, write, tr("Find puzzles")):
            self._show_message(tr("Exported {name}.", name=path.name))

    @Slot(object)
    def _on_received(self, report: RunReport) -> None:
        self.model.add(report.found)
        self.view.progress.show_fraction(report.progress.fraction)
        self.view.message.setText(progress_text(report.progress, len(self.model.records)))
        if len(report.notes) > self._shown_notes:
            self._shown_notes = len(report.notes)
            self.status_message.emit(tr("Worker {note}", note=report.notes[-1]))

    @Slot()
    def _on_ended(self) -> None:
        self._show_progress()
        self._show_state()
        if self.run is not None:
            self.status_message.emit(self.view.message.text())
        self.ended.emit()

    @Slot(object)
    def _on_failed(self, error: CubewrightError) -> None:
        self._show_message(error_sentence(error))

    def _show_progress(self) -> None:
        run = self.run
        if run is None:
            return
        self.view.progress.show_fraction(run.progress.fraction if run.progress.total else 0.0)
        text = summary(run.progress, len(run.found), is_complete=run.is_complete)
        self.view.message.setText(f"{text[0].upper()}{text[1:]}.")

    def _follow_document(self) -> None:
        if self.has_view and self.view.isVisible():
            self._show_document()

    def _show_document(self) -> None:
        document = self._document
        figures = (document.figure_at(index) for index in range(len(document.blocks)))
        self.view.form.show_document(
            document.figure, tuple(each for each in figures if each), document.piece_set
        )

    def _show_state(self) -> None:
        run = self.run
        can_resume = run is not None and not run.is_complete
        is_paused = self.worker.is_paused
        self.view.show_state(
            running=self.running, paused=is_paused, has_run=run is not None, can_resume=can_resume
        )

    def _show_message(self, text: str) -> None:
        self.view.message.setText(text)
        self.status_message.emit(text)
