"""The commands of the batch window: choose files, solve, stop, continue, open and export."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.batch import BatchRow, batch_rows, batch_rows_of_file
from cubewright.gui.batch.batch_model import BatchModel
from cubewright.gui.batch.batch_task import (
    BatchTask,
    ClusterProgressed,
    Message,
    RowProgressed,
    RowsAnswered,
    RowsRead,
    merge_messages,
)
from cubewright.gui.frame.save_dialog import ask_table_path, figure_files
from cubewright.gui.frame.settings import Settings
from cubewright.gui.frame.window_controller import SearchController
from cubewright.gui.project.document import Document
from cubewright.gui.project.file.file_controller import FileController
from cubewright.gui.widgets.messages import show_warning
from cubewright.gui.widgets.window_size import bring_to_front
from cubewright.gui.worker import Job
from cubewright.presenter.batch_columns import CSV, LEVEL_COLUMNS, BatchEntry
from cubewright.presenter.files.file_errors import sentence
from cubewright.presenter.table import csv_table
from cubewright.solver.analysis.batch import summary
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.request import ClusterAddress
from cubewright.translation import counted, mark, tr

if TYPE_CHECKING:
    from cubewright.gui.batch.batch_window import BatchWindow

CHANGED_ON_DISK = mark("{name} has changed on disk. Load the batch again.")


class BatchController(SearchController["BatchWindow"]):
    """Controller of one batch at a time; its figures stay in the table until the next batch starts.

    ``cluster`` returns the cluster that solves the next batch, or None for this computer.
    """

    counts_known = Signal(object)
    """A pair for each newly solved figure: the puzzle, and the number of its unique solutions."""

    def __init__(
        self,
        document: Document,
        file_controller: FileController,
        settings: Settings,
        cluster: Callable[[], ClusterAddress | None],
        window: QWidget,
    ) -> None:
        super().__init__("batch", settings, window, merge_messages)
        self._cluster = cluster
        self._document = document
        self._file_controller = file_controller
        self._task: BatchTask | None = None
        self._job: Job | None = None
        self.worker.received.connect(self._on_received)
        self.worker.ended.connect(self._on_ended)
        self.worker.failed.connect(self._on_failed)
        self._source: Iterator[BatchRow] = iter(())
        self._rules_of: Callable[[BatchRow], PieceRules] | None = None
        self._all_read = True
        self._done_at_start = self._notes = 0
        """The number of figures solved before the current run, and of worker notes shown."""
        self.model = BatchModel(self)

    def _new_view(self) -> BatchWindow:
        from cubewright.gui.batch.batch_window import BatchWindow

        view = BatchWindow(self.model, self._window)
        view.files.clicked.connect(lambda: self.ask_for_files())
        view.folder.clicked.connect(lambda: self.ask_for_folder())
        view.open_file.clicked.connect(lambda: self.solve_open_file())
        view.go.clicked.connect(lambda: self.stop_or_continue())
        view.stop_requested.connect(self.stop)
        view.limit.valueChanged.connect(lambda _seconds: self._update_choices())
        view.take_apart.toggled.connect(lambda _on: self._update_choices())
        view.export.clicked.connect(lambda: self.ask_and_export())
        view.open.clicked.connect(lambda: self._open_chosen())
        view.table.open_requested.connect(self.open_row)
        view.show_running(self.running, self._unfinished)
        return view

    # -- choosing what to solve

    def ask_for_files(self) -> None:
        folder = str(self._settings.last_folder)
        names, _ = QFileDialog.getOpenFileNames(
            self.view, tr("Files to solve"), folder, figure_files()
        )
        if names:
            self._settings.remember_folder(Path(names[0]).parent)
            self.start(batch_rows([Path(name) for name in names]))

    def ask_for_folder(self) -> None:
        folder = str(self._settings.last_folder)
        name = QFileDialog.getExistingDirectory(self.view, tr("Folder to solve"), folder)
        if name:
            self._settings.remember_folder(Path(name))
            self.start(batch_rows([Path(name)]))

    def solve_open_file(self) -> None:
        """Solve the figures of the open file, with their unsaved changes."""
        document = self._document
        try:
            file = document.file
        except CubewrightError as error:
            text = tr("The open file cannot be solved.")
            show_warning(self.view, text, str(error))
            return
        rows = batch_rows_of_file(file, document.path)
        with suppress(CubewrightError):  # an invalid project has no rules
            project = document.content.to_project()
            self.start(
                (replace(row, file=document.title) for row in rows),
                lambda row: PieceRules.of(project, row.index),
            )
            return
        self.start(replace(row, file=document.title) for row in rows)

    def start(
        self,
        source: Iterator[BatchRow],
        rules_of: Callable[[BatchRow], PieceRules] | None = None,
    ) -> None:
        """List the figures of ``source`` in the table, and solve them; do nothing if a batch runs.

        ``rules_of`` returns the weights and groups of a figure's pieces; None reads them from its
        file.
        """
        if self.running:
            return
        self._rules_of = rules_of
        self.model.clear()
        self._source = source
        self._all_read = False
        self._run()

    def stop_or_continue(self) -> None:
        """Stop a running batch, or continue a stopped one."""
        if self.running:
            self.stop()
        elif self._unfinished:
            self._run()

    # -- using the results

    def open_row(self, number: int) -> None:
        """Show a figure of the table in the main window."""
        row = self.model.records[number].row
        document = self._document
        is_open = row.path is None or _absolute(row.path) == _absolute(document.path)
        if row.path is not None and not is_open and not self._file_controller.open(row.path):
            return
        blocks = document.blocks
        found = blocks[row.index] if row.index < len(blocks) else None
        if row.line is None or found is None or found.name != row.name:
            changed = tr("“{name}”", name=row.name) if row.name else row.file
            self.status_message.emit(tr(CHANGED_ON_DISK, name=changed))
            return
        document.select(row.index)
        bring_to_front(self._window)

    def ask_and_export(self) -> None:
        files = {entry.row.file for entry in self.model.records}
        title = Path(files.pop()).stem if len(files) == 1 else ""
        path = ask_table_path(self.view, tr("Export the table"), self._settings, title, "batch")
        if path is not None:
            self.export(path)

    def export(self, path: Path) -> None:
        """Write the rows that the table shows as CSV, in the order of the files."""
        rows = [self.model.records[number] for number in sorted(self.view.table.visible_rows)]
        columns = (*CSV, *LEVEL_COLUMNS) if self.view.take_apart.isChecked() else CSV
        text = csv_table(columns, rows)
        try:
            write_atomically(path, text.encode())
        except CubewrightError as error:
            text = tr("{name} was not written.", name=path.name)
            show_warning(self.view, text, sentence(error, path), tr("Export CSV"))
            return
        count, hidden = len(rows), len(self.model.records) - len(rows)
        written = counted(count, "row")
        if hidden:
            written = tr("{count:,} of {all:,} rows", count=count, all=count + hidden)
        self._show_message(tr("Exported {rows} to {name}.", rows=written, name=path.name))

    # -- running

    @property
    def _unfinished(self) -> bool:
        return not self._all_read or self.model.done_count < len(self.model.records)

    def _run(self) -> None:
        rows = [entry.row for entry in self.model.records]
        self._task = BatchTask(
            rows,
            self.model.done_count,
            self._source,
            cluster=self._cluster(),
            rules_of=self._rules_of,
        )
        self._update_choices()
        self._done_at_start = self.model.done_count
        self._notes = 0
        self._job = self.worker.start(self._task.run)
        self._show_message(tr("Reading figures…"))
        self._show_state()

    @Slot(object)
    def _on_received(self, message: Message) -> None:
        fraction = 0.0
        if isinstance(message, RowsRead):
            self.model.add_figures(message.rows)
        elif isinstance(message, RowsAnswered):
            self._report_counts(self.model.add_results(message.found))
        elif isinstance(message, RowProgressed):
            self.model.mark_searching(message.row)
            fraction = message.fraction
        elif isinstance(message, ClusterProgressed):
            self._show_cluster_progress(message)
            return
        self._show_progress(fraction)

    @Slot()
    def _on_ended(self) -> None:
        is_stopped = self._job is not None and self._job.stopped
        self._all_read = not is_stopped or self._all_read
        self.model.mark_searching(None)
        self._show_progress(0.0)
        self._show_state()
        text = summary(self.model.answers, len(self.model.records))
        self._show_message(f"{text[0].upper()}{text[1:]}.")
        self.ended.emit()

    @Slot(object)
    def _on_failed(self, error: CubewrightError) -> None:
        self._show_message(str(error))

    def _update_choices(self) -> None:
        if self._task is not None:
            self._task.time_limit = self.view.time_limit
            self._task.takes_apart = self.view.take_apart.isChecked()

    def _report_counts(self, entries: Sequence[BatchEntry]) -> None:
        counts = [
            (entry.row.puzzle, entry.answer.counts.unique)
            for entry in entries
            if entry.row.puzzle is not None and entry.answer is not None and entry.answer.is_final
        ]
        if counts:
            self.counts_known.emit(counts)

    def _show_progress(self, fraction: float) -> None:
        done, count = self.model.done_count, len(self.model.records)
        self.view.progress.show_fraction((done + fraction) / max(1, count))
        is_here = self._task is not None and not self._task.is_on_cluster
        if self.running and done < count and is_here:
            self.view.message.setText(
                tr(
                    "{n:,} of {count:,}: {name}",
                    n=done + 1,
                    count=count,
                    name=self.model.records[done].row.name,
                )
            )

    def _show_cluster_progress(self, progress: ClusterProgressed) -> None:
        done, count = self._done_at_start + progress.done, len(self.model.records)
        self.view.progress.show_fraction(done / max(1, count))
        self.view.message.setText(
            tr("{n:,} of {count:,} figures solved on the cluster", n=done, count=count)
        )
        if len(progress.notes) > self._notes:
            self._notes = len(progress.notes)
            self.status_message.emit(tr("Worker {note}", note=progress.notes[-1]))

    def _show_state(self) -> None:
        self.view.show_running(self.running, self._unfinished)

    def _open_chosen(self) -> None:
        chosen = self.view.table.selected_row
        if chosen is not None:
            self.open_row(chosen)

    def _show_message(self, text: str) -> None:
        self.view.message.setText(text)
        self.status_message.emit(text)


def _absolute(path: Path | None) -> Path | None:
    return None if path is None else path.absolute()
