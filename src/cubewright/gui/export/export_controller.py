"""The Export command: ask what to export, write it in the background, and report the result."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QProgressDialog, QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.solutions.fig import FIG
from cubewright.formats.solutions.solution_format import SolutionFormat, solution_formats
from cubewright.gui.export.export_dialog import Content, ExportChoice, ExportDialog
from cubewright.gui.export.export_task import exported_solutions, latest_count, run_export
from cubewright.gui.frame.settings import Settings
from cubewright.gui.project.document import Document
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.widgets.messages import show_warning
from cubewright.gui.worker import Worker
from cubewright.presenter.bulk_export.document import TextPart
from cubewright.presenter.files.file_errors import sentence
from cubewright.presenter.files.file_name import proposed_name

QUICK_EXPORT = 100_000
"""Exports of at most this many solutions show no progress dialog."""


class ExportController(QObject):
    """Exports the figure or the solutions of a window."""

    status_message = Signal(str)
    """What was exported, as a sentence."""

    def __init__(
        self, document: Document, panel: SolutionsPanel, settings: Settings, window: QWidget
    ) -> None:
        super().__init__(window)
        self._document = document
        self._panel = panel
        self._settings = settings
        self._window = window
        self._worker = Worker(self, merge=latest_count)
        self._worker.received.connect(self._on_progressed)
        self._worker.finished.connect(self._on_written)
        self._worker.failed.connect(self._on_failed)
        self._progress: QProgressDialog | None = None
        self._choice: ExportChoice | None = None

    def ask(self) -> None:
        """Ask the user what to export, and export it."""
        self._ask(None)

    def _ask(self, former: ExportChoice | None) -> None:
        """Show the dialog, with the former choice after a failure, and export."""
        selected = self._panel.table.chosen_solutions()
        everything = self._panel.model.listing
        dialog = ExportDialog(
            self._document.figure.name,
            len(selected),
            len(everything),
            self._proposal(),
            offered_formats(),
            self._window,
            self._panel.count,
        )
        if former is None:
            dialog.show_last(*self._settings.export_choice)
        else:
            dialog.show_choice(former)
        accepted = dialog.exec() == ExportDialog.DialogCode.Accepted
        choice = dialog.choice
        dialog.deleteLater()
        if not accepted:
            return
        self._choice = choice
        self._settings.remember_export(choice.content.value, choice.form.name, choice.path.parent)
        store = self._panel.model.store
        write_figure = choice.form.figure
        if store is not None and choice.content is not Content.FIGURE:
            rows = selected if choice.content is Content.SELECTED else everything
            self._write(choice.path, exported_solutions(store, rows, choice.form), len(rows))
        elif write_figure is not None:
            document = self._document
            text = write_figure(document.figure, document.constraints, document.differing_pieces)
            self._write(choice.path, [(1, text)], 1)

    def _write(self, path: Path, parts: Iterable[TextPart], count: int) -> None:
        """Write a file in the background, and show the progress of a large one."""
        self.close()
        if count > QUICK_EXPORT:
            self._show_progress(path, count)
        self._worker.start(partial(run_export, path, parts))

    def close(self) -> None:
        """Cancel the export, and wait for its thread."""
        self._worker.close()
        self._end_progress()

    def _proposal(self) -> Path:
        path = self._document.path
        folder = self._settings.export_folder
        if folder is None:
            folder = path.parent if path else self._settings.last_folder
        return folder / proposed_name(self._document.figure.name, FIG.suffix)

    def _show_progress(self, path: Path, count: int) -> None:
        progress = QProgressDialog(f"Writing {path.name}", "&Cancel", 0, count, self._window)
        progress.setWindowTitle("Export")
        progress.setWindowModality(Qt.WindowModality.WindowModal)
        progress.setMinimumDuration(300)
        progress.setAutoClose(False)
        progress.canceled.connect(self.close)
        self._progress = progress

    def _end_progress(self) -> None:
        if self._progress is not None:
            self._progress.canceled.disconnect(self.close)
            self._progress.close()
            self._progress.deleteLater()
            self._progress = None

    def _on_progressed(self, count: int) -> None:
        if self._progress is not None:
            self._progress.setValue(count)

    def _on_written(self, count: int | None) -> None:
        self._end_progress()
        if count is None or self._choice is None:
            return
        exported = "1 solution" if count == 1 else f"{count:,} solutions"
        if self._choice.content is Content.FIGURE:
            exported = "the figure"
        self.status_message.emit(f"Exported {exported} to {self._choice.path.name}.")

    def _on_failed(self, error: CubewrightError) -> None:
        self._end_progress()
        if self._choice is None:
            return
        path = self._choice.path
        text = f"{path.name} was not exported."
        show_warning(self._window, text, sentence(error, path), "Export")
        self._ask(self._choice)


def offered_formats() -> list[SolutionFormat]:
    """Every registered format of solutions, with .fig first."""
    return sorted(solution_formats().values(), key=lambda form: form is not FIG)
