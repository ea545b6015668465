"""The window's part that solves many figures: what to solve, stop and continue, open and export."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.batch import BatchRow, batch_rows, batch_rows_of_file, csv_head, csv_line
from cubewright.gui.batch.batch_model import BatchModel
from cubewright.gui.batch.batch_thread import BatchThread
from cubewright.gui.batch.batch_window import BatchWindow
from cubewright.gui.project.document import Document
from cubewright.gui.project.file_controller import FileController
from cubewright.gui.project.file_filter import FIGURE_FILES
from cubewright.gui.shell.settings import Settings
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.file_errors import sentence
from cubewright.solver.analysis.batch import Answer, summary

GONE = "is not there any more as it was; load the batch anew"


class BatchController(QObject):
    """Runs at most one batch, whose figures stay in the table until the next."""

    status_message = Signal(str)
    """What was done, in a sentence."""
    ended = Signal()
    """A batch has come to its end, or was stopped."""

    def __init__(
        self,
        document: Document,
        file_controller: FileController,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._file_controller = file_controller
        self._settings = settings
        self._window = window
        self._thread: BatchThread | None = None
        self._source: Iterator[BatchRow] = iter(())
        self._all_read = True
        self.model = BatchModel(self)
        self.view = BatchWindow(self.model, window)
        self.view.files.clicked.connect(lambda: self.ask_for_files())
        self.view.folder.clicked.connect(lambda: self.ask_for_folder())
        self.view.open_file.clicked.connect(lambda: self.take_open_file())
        self.view.go.clicked.connect(lambda: self.stop_or_continue())
        self.view.stop_asked.connect(self.stop)
        self.view.limit.valueChanged.connect(lambda _seconds: self._limit())
        self.view.export.clicked.connect(lambda: self.ask_and_export())
        self.view.open.clicked.connect(lambda: self._open_chosen())
        self.view.table.open_asked.connect(self.open_row)
        geometry = settings.layout("batch")
        if geometry is not None:
            self.view.restoreGeometry(geometry)
        self._show_state()

    @property
    def running(self) -> bool:
        """Whether a batch is being solved."""
        return self._thread is not None

    def show(self) -> None:
        """Open the window of the batch, or bring it to the front."""
        self.view.show()
        self.view.raise_()
        self.view.activateWindow()

    # -- what is solved

    def ask_for_files(self) -> None:
        """Let the player choose files, and solve their figures."""
        folder = str(self._settings.last_folder)
        names, _ = QFileDialog.getOpenFileNames(self.view, "Files to solve", folder, FIGURE_FILES)
        if names:
            self.start(batch_rows([Path(name) for name in names]))

    def ask_for_folder(self) -> None:
        """Let the player choose a folder, and solve the figures in it."""
        folder = str(self._settings.last_folder)
        name = QFileDialog.getExistingDirectory(self.view, "Folder to solve", folder)
        if name:
            self.start(batch_rows([Path(name)]))

    def take_open_file(self) -> None:
        """Solve the figures of the file that is open, as they are drawn now."""
        document = self._document
        rows = batch_rows_of_file(document.file, document.path)
        self.start(replace(row, file=document.title) for row in rows)

    def start(self, source: Iterator[BatchRow]) -> None:
        """Solve these figures in place of those in the table; nothing while a batch runs."""
        if self.running:
            return
        self.model.clear()
        self._source = source
        self._all_read = False
        self._run()

    def stop_or_continue(self) -> None:
        """Stop a running batch, or go on with one that was stopped."""
        if self.running:
            self.stop()
        elif self._unfinished:
            self._run()

    def stop(self) -> None:
        """End the batch; what is solved stays in the table."""
        if self._thread is not None:
            self._thread.stop()

    def close(self) -> None:
        """End everything, and wait for the thread."""
        if self._thread is not None:
            self._thread.stop()
            self._thread.wait()
            self._thread = None
        self._settings.set_layout("batch", self.view.saveGeometry())
        self.view.close()

    # -- what can be done with it

    def open_row(self, number: int) -> None:
        """Show a figure of the table in the main window."""
        row = self.model.rows[number].listed
        document = self._document
        is_open = row.path is None or _absolute(row.path) == _absolute(document.path)
        if row.path is not None and not is_open and not self._file_controller.open(row.path):
            return
        blocks = document.blocks
        found = blocks[row.index] if row.index < len(blocks) else None
        if row.line is None or found is None or found.name != row.name:
            self.status_message.emit(f"“{row.name}” {GONE}." if row.name else f"{row.file} {GONE}.")
            return
        document.select(row.index)
        self._window.raise_()
        self._window.activateWindow()

    def ask_and_export(self) -> None:
        """Let the player say where to, and write the table there."""
        proposal = self._settings.last_folder / "batch.csv"
        name, _ = QFileDialog.getSaveFileName(
            self.view, "Export the table", str(proposal), "Tables (*.csv);;All files (*)"
        )
        if name:
            path = Path(name)
            self.export(path if path.suffix else path.with_suffix(".csv"))

    def export(self, path: Path) -> None:
        """Write the table as CSV, in the order of the files."""
        text = csv_head() + "".join(
            csv_line(row.listed, None, None)
            if (found := row.answer) is None
            else csv_line(
                row.listed, found.solutions(Convention.UNIQUE), found.seconds, found.remark
            )
            for row in self.model.rows
        )
        try:
            write_atomically(path, text.encode())
        except CubewrightError as error:
            box = QMessageBox(self.view)
            box.setIcon(QMessageBox.Icon.Warning)
            box.setWindowTitle("Export CSV")
            box.setText(f"{path.name} was not written.")
            box.setInformativeText(sentence(error, path))
            box.exec()
            return
        count = len(self.model.rows)
        self._say(f"Exported {count:,} row{'' if count == 1 else 's'} to {path.name}.")

    # -- within

    @property
    def _unfinished(self) -> bool:
        return not self._all_read or self.model.done_count < len(self.model.rows)

    def _run(self) -> None:
        rows = [row.listed for row in self.model.rows]
        thread = BatchThread(
            rows, self.model.done_count, self._source, self.view.most_seconds, self
        )
        # Late news of a thread that is not waited for any more are not heard.
        thread.listed.connect(self._on_listed)
        thread.answered.connect(self._on_answered)
        thread.progressed.connect(self._on_progressed)
        thread.failed.connect(self._on_failed)
        thread.finished.connect(self._on_finished)
        self._thread = thread
        thread.start()
        self._say("Reading figures…")
        self._show_state()

    @Slot(object)
    def _on_listed(self, rows: Sequence[BatchRow]) -> None:
        if self.running:
            self.model.add(rows)
            self._show_progress(0.0)

    @Slot(object)
    def _on_answered(self, answers: Sequence[Answer | None]) -> None:
        if self.running:
            self.model.answered(answers)
            self._show_progress(0.0)

    @Slot(int, float)
    def _on_progressed(self, number: int, fraction: float) -> None:
        if self.running:
            self.model.show_at(number)
            self._show_progress(fraction)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        raise error  # a bug: it reaches the excepthook with the traceback of its own thread

    @Slot()
    def _on_finished(self) -> None:
        thread = self._thread
        if thread is None or not thread.isFinished():
            return  # news of one that was closed
        thread.wait()  # the signal comes a moment before the end
        self._all_read = not thread.stopped or self._all_read
        self._thread = None
        self.model.show_at(None)
        self._show_progress(0.0)
        self._show_state()
        told = summary(self.model.answers, len(self.model.rows))
        self._say(f"{told[0].upper()}{told[1:]}.")
        thread.deleteLater()
        self.ended.emit()

    def _limit(self) -> None:
        if self._thread is not None:
            self._thread.most_seconds = self.view.most_seconds

    def _show_progress(self, fraction: float) -> None:
        done, count = self.model.done_count, len(self.model.rows)
        self.view.show_fraction((done + fraction) / max(1, count))
        if self.running and done < count:
            self.view.told.setText(
                f"{done + 1:,} of {count:,}: {self.model.rows[done].listed.name}"
            )

    def _show_state(self) -> None:
        self.view.show_running(self.running, self._unfinished)

    def _open_chosen(self) -> None:
        chosen = self.view.table.chosen
        if chosen is not None:
            self.open_row(chosen)

    def _say(self, text: str) -> None:
        self.view.told.setText(text)
        self.status_message.emit(text)


def _absolute(path: Path | None) -> Path | None:
    return None if path is None else path.absolute()
