"""Export .fig: asks, writes out of the window's way, and says what was written."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QProgressDialog, QWidget

from cubewright.errors import CubewrightError
from cubewright.gui.export.export_dialog import ExportDialog, Wanted
from cubewright.gui.export.export_thread import ExportThread, Part, figure_blocks, solution_blocks
from cubewright.gui.project.document import Document
from cubewright.gui.shell.settings import Settings
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.presenter.file_errors import sentence

QUICK_BLOCKS = 100_000
"""So few are written at once; for more there is a window that shows how far it is."""


class ExportController(QObject):
    """Exports for a window."""

    status_message = Signal(str)
    """What was written, in a sentence."""

    def __init__(
        self, document: Document, panel: SolutionsPanel, settings: Settings, window: QWidget
    ) -> None:
        super().__init__(window)
        self._document = document
        self._panel = panel
        self._settings = settings
        self._window = window
        self._thread: ExportThread | None = None
        self._progress: QProgressDialog | None = None
        self._answer: tuple[Wanted, Path] | None = None

    def ask(self) -> None:
        """Let the player choose what and where to, and write it."""
        self._ask(None)

    def _ask(self, before: tuple[Wanted, Path] | None) -> None:
        """Ask, the dialog showing what was answered before, if anything was."""
        store = self._panel.model.store
        selected = self._panel.table.chosen_rows()
        everything = range(self._panel.count)
        dialog = ExportDialog(
            self._document.figure.name,
            len(selected),
            len(everything),
            self._proposal(),
            self._window,
        )
        if before is not None:
            dialog.choose(*before)
        agreed = dialog.exec() == ExportDialog.DialogCode.Accepted
        wanted, path = dialog.wanted, dialog.path
        dialog.deleteLater()
        if not agreed:
            return
        if wanted is Wanted.FIGURE or store is None:
            document = self._document
            self._write(path, figure_blocks(document.figure, document.constraints), 1)
        else:
            rows = selected if wanted is Wanted.SELECTED else everything
            self._write(path, solution_blocks(store, rows), len(rows))
        self._answer = (wanted, path)

    def _write(self, path: Path, blocks: Iterable[Part], count: int) -> None:
        """Write the blocks in a thread of their own, showing how far it is if they are many."""
        self.close()
        self._thread = ExportThread(path, blocks, self)
        self._thread.written.connect(self._on_written)
        self._thread.failed.connect(self._on_failed)
        if count > QUICK_BLOCKS:
            self._show_progress(path, count)
        self._thread.start()

    def close(self) -> None:
        """Give up what is being written, and wait for its thread."""
        if self._thread is not None:
            self._thread.stop()
            self._thread.wait()
            self._thread = None
        self._end_progress()

    def _proposal(self) -> Path:
        name = self._document.figure.name
        kept = "".join(c if c.isalnum() or c in " -_+" else "-" for c in name).strip()
        path = self._document.path
        folder = path.parent if path else self._settings.last_folder
        return folder / f"{kept or 'figure'}.fig"

    def _show_progress(self, path: Path, count: int) -> None:
        assert self._thread is not None
        progress = QProgressDialog(f"Writing {path.name}", "&Cancel", 0, count, self._window)
        progress.setWindowTitle("Export .fig")
        progress.setWindowModality(Qt.WindowModality.WindowModal)
        progress.setMinimumDuration(300)
        progress.setAutoClose(False)
        progress.canceled.connect(self.close)
        self._thread.progressed.connect(progress.setValue)
        self._progress = progress

    def _end_progress(self) -> None:
        if self._progress is not None:
            self._progress.canceled.disconnect(self.close)
            self._progress.close()
            self._progress.deleteLater()
            self._progress = None

    def _on_written(self, count: int) -> None:
        self._end_progress()
        if self._thread is not None:
            blocks = "one block" if count == 1 else f"{count:,} blocks"
            self.status_message.emit(f"Exported {blocks} to {self._thread.path.name}.")

    def _on_failed(self, error: CubewrightError) -> None:
        self._end_progress()
        if self._thread is None or self._answer is None:
            return  # it was given up meanwhile
        _, path = self._answer
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle("Export .fig")
        box.setText(f"{path.name} was not exported.")
        box.setInformativeText(sentence(error, path))
        box.exec()
        self._ask(self._answer)
