"""The commands that design a puzzle: start, pause, stop, and add a cut to the file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from cubewright.errors import CubewrightError, capitalised_error
from cubewright.formats.cut_run import SavedCuts, read_cuts, write_cuts
from cubewright.gui.design.run_files import (
    ask_run_to_open,
    ask_run_to_save,
    is_written,
    opened_run,
)
from cubewright.gui.frame.settings import Settings
from cubewright.gui.frame.window_controller import SearchController, error_sentence
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.window_size import bring_to_front
from cubewright.gui.worker import Job
from cubewright.model.figure import Figure
from cubewright.presenter.design.cut_runs import first_run, resumed_search, run_of, wishes_of
from cubewright.presenter.design.cuts import cut_results, progress_sentence
from cubewright.presenter.design.cuts_on_workers import search_steps
from cubewright.solver.design.cut_wishes import CutWishes, check_figure, check_wishes
from cubewright.solver.search.processors import default_threads, processors
from cubewright.translation import tr

if TYPE_CHECKING:
    from cubewright.gui.design.cut_window import CutWindow
    from cubewright.solver.design.proven_cut import ProvenCut
    from cubewright.solver.request import ClusterAddress


@dataclass(frozen=True)
class CutReport:
    """The best cuts so far, and the state of the search."""

    found: tuple[ProvenCut, ...]
    run: SavedCuts


@dataclass(frozen=True)
class CutTask:
    """Cuts a figure until the task is stopped or a cut reaches the wanted level."""

    saved: SavedCuts
    threads: int
    cluster: ClusterAddress | None

    def run(self, job: Job) -> bool:
        """Search; return whether the level was reached. Called in the background thread."""
        seed, seconds = self.saved.seed, self.saved.seconds
        search = resumed_search(self.saved, self.threads, job)
        began = monotonic()
        try:
            for _ in search_steps(search, self.saved, job, self.cluster, job.send):
                seconds += monotonic() - began
                job.send(CutReport(search.found, run_of(search, seed, seconds)))
                job.wait_while_paused()
                began = monotonic()
        finally:
            search.close()
        return search.is_done


class CutController(SearchController["CutWindow"]):
    """Designs puzzles from the current figure; the cuts stay listed until the next search."""

    def __init__(
        self,
        document: Document,
        settings: Settings,
        cluster: Callable[[], ClusterAddress | None],
        window: QWidget,
    ) -> None:
        """``cluster`` returns the cluster of the next search, or None for this computer."""
        super().__init__("cut", settings, window)
        self._document, self._cluster = document, cluster
        self.run: SavedCuts | None = None
        """The last search, which can be continued or saved."""
        self._checked: tuple[Figure, str] | None = None
        """The figure that was examined last, and the reason why it cannot be cut."""
        self.worker.received.connect(self._on_received)
        self.worker.finished.connect(self._on_finished)
        self.worker.failed.connect(self._on_failed)
        self.worker.ended.connect(self._on_ended)

    def _new_view(self) -> CutWindow:
        from cubewright.gui.design.cut_window import CutWindow

        # A window with a 3D view has no parent: Qt would stop painting the parent.
        view = CutWindow()
        self._window.destroyed.connect(view.deleteLater)
        view.start.clicked.connect(lambda _checked: self.start())
        view.pause.clicked.connect(lambda _checked: self.pause_or_continue())
        view.stop_requested.connect(self.stop)
        view.resume.clicked.connect(lambda _checked: self.resume())
        view.save_run.clicked.connect(lambda _checked: self.ask_and_save())
        view.open_run.clicked.connect(lambda _checked: self.ask_and_open())
        view.open.clicked.connect(lambda _checked: self.add_to_file(view.shown))
        view.table.open_requested.connect(lambda row: self.add_to_file(view.model.records[row]))
        view.form.changed.connect(self._show_state)
        document = self._document
        for changed in (document.figure_changed, document.file_changed):
            changed.connect(lambda *_: self._follow_document())
        return view

    def why_not(self) -> str:
        """Return the reason why the current figure cannot be cut; empty if it can."""
        figure = self._document.figure
        if self._checked is None or self._checked[0] is not figure:
            self._checked = figure, _why_not(figure)
        return self._checked[1]

    def show(self) -> None:
        """Open the window, or bring it to the front."""
        view = self.view
        view.show()
        bring_to_front(view)
        self._follow_document()
        self._show_state()

    # -- searching

    def start(self) -> None:
        """Start a search with the wishes of the window."""
        form = self.view.form
        wishes = form.wishes()
        if self.running or wishes is None:
            return
        self.view.show_cuts(())
        self.run = first_run(form.figure, wishes, form.seed.value())
        self._start()

    def resume(self) -> None:
        """Continue the last search."""
        if not self.running and self.run is not None:
            self._start()

    def _start(self) -> None:
        assert self.run is not None
        threads = min(self._settings.threads or default_threads(), processors())
        self.worker.start(CutTask(self.run, threads, self._cluster()).run)
        self._show_message(tr("Cutting the figure…"))
        self._show_state()

    # -- files

    def ask_and_save(self) -> None:
        path = ask_run_to_save(self.view, self._settings, self._document.title, "cuts")
        if path is not None:
            self.save_run(path)

    def save_run(self, path: Path) -> None:
        """Write the last search to a file."""
        run = self.run
        if run is None:
            return
        if is_written(self.view, path, lambda: write_cuts(path, run), tr("Save run")):
            self._show_message(tr("Saved {name}.", name=path.name))

    def ask_and_open(self) -> None:
        path = ask_run_to_open(self.view, self._settings)
        if path is not None:
            self.open_run(path)

    def open_run(self, path: Path) -> None:
        """Continue a saved search."""
        opened = opened_run(self.view, path, _read_run)
        if opened is None:
            return
        run, wishes = opened
        self.view.form.show_run(run, wishes)
        self.view.show_cuts(())
        self.run = run
        self._start()

    # -- the cuts

    def add_to_file(self, cut: ProvenCut | None) -> None:
        """Add a cut to the open file, with its solution and plan, as one undo step."""
        if cut is None:
            return
        document = self._document
        name = tr("{name}, level {levels}", name=cut.figure.name, levels=cut.levels).lstrip(", ")
        document.add_problems([(replace(cut.figure, name=name), cut.pieces)])
        document.set_results(document.key_at(document.current), document.puzzle, cut_results(cut))
        self._show_message(tr("Added “{name}” to the file.", name=name))
        bring_to_front(self._window)

    # -- helpers

    @Slot(object)
    def _on_received(self, report: CutReport | str) -> None:
        if isinstance(report, str):
            self.status_message.emit(tr("Worker {note}", note=report))
            return
        self.run = report.run
        view = self.view
        if list(report.found) != view.model.records:
            view.show_cuts(report.found)
        view.message.setText(f"{progress_sentence(report.run)}.")

    @Slot()
    def _on_ended(self) -> None:
        self._show_state()
        self.ended.emit()

    @Slot(object)
    def _on_finished(self, is_done: object) -> None:
        done = tr("The level is reached.") if is_done else tr("Stopped.")
        tried = "" if self.run is None else f" {progress_sentence(self.run)}."
        self._show_message(f"{done}{tried}")
        self._follow_document()

    @Slot(object)
    def _on_failed(self, error: CubewrightError) -> None:
        self._show_message(error_sentence(error))

    def _follow_document(self) -> None:
        """Show the current figure, unless a search of the former figure runs."""
        if self.has_view and self.view.isVisible() and not self.running:
            self.view.show_figure(self._document.figure)

    def _show_state(self) -> None:
        is_paused = self.worker.is_paused
        has_run = self.run is not None
        self.view.show_state(running=self.running, paused=is_paused, has_run=has_run)

    def _show_message(self, text: str) -> None:
        self.view.message.setText(text)
        self.status_message.emit(text)


def _read_run(path: Path) -> tuple[SavedCuts, CutWishes]:
    run = read_cuts(path)
    wishes = wishes_of(run)
    check_wishes(run.figure, wishes)
    return run, wishes


def _why_not(figure: Figure) -> str:
    if not figure.cells:
        return tr("Open or draw a figure first")
    try:
        check_figure(figure)
    except CubewrightError as error:
        return capitalised_error(error).rstrip(".")
    return ""
