"""The Export command: ask for content and file, write in the background, report the result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QProgressDialog, QWidget
from shiboken6 import isValid

from cubewright.errors import CubewrightError
from cubewright.formats.conversion.conversion import FIG_SUFFIX
from cubewright.formats.exports.export_format import ExportSource, SearchStatistics
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.gui.export.document_export import convert_document, export_name, puzzle_kinds
from cubewright.gui.export.export_choice import Content, Exportable, ExportChoice, PreviewData
from cubewright.gui.export.export_task import (
    exported_solutions,
    latest_count,
    run_conversion,
    run_export,
)
from cubewright.gui.export.format_export import all_puzzles, camera_values, export_source
from cubewright.gui.frame.settings import Settings
from cubewright.gui.project.document import Document
from cubewright.gui.project.file.questions import LossAnswer, ask_about_losses
from cubewright.gui.project.file.waiting import wait_for_burrtools
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.widgets.messages import show_warning
from cubewright.gui.worker import Job, Worker
from cubewright.model.drawing.direction import Direction
from cubewright.model.solution import Solution
from cubewright.presenter.files.file_errors import sentence
from cubewright.presenter.names import elide
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.translation import counted, tr

QUICK_EXPORT = 100_000
"""The maximum number of solutions that are exported without a progress dialog."""


class ExportController(QObject):
    """Exports the project, one problem or the solutions of a window."""

    status_message = Signal(str)
    """A sentence about the last export."""

    def __init__(
        self,
        document: Document,
        panel: SolutionsPanel,
        settings: Settings,
        window: QWidget,
        view: Callable[[], tuple[Solution | None, Direction | None]],
        statistics: Callable[[], tuple[SearchStatistics, ...]],
        rules: Callable[[], PieceRules],
    ) -> None:
        """Store the functions that return the data to export.

        ``view`` returns the solution in the 3D view and the direction of the camera. ``statistics``
        returns the statistics of the search, ``rules`` the weights and groups of the pieces of the
        current problem.
        """
        super().__init__(window)
        self._document = document
        self._panel = panel
        self._settings = settings
        self._window = window
        self._view = view
        self._statistics = statistics
        self._rules = rules
        self._worker = Worker(self, merge=latest_count)
        self._worker.received.connect(self._on_progressed)
        self._worker.finished.connect(self._on_written)
        self._worker.failed.connect(self._on_failed)
        self._progress: QProgressDialog | None = None
        self._choice: ExportChoice | None = None

    def ask(self) -> None:
        """Show the export dialog, and export."""
        self._ask(None)

    def ask_to_print(self) -> None:
        """Show the export dialog with the pages to print, and export."""
        self._ask(None, Content.SHEET)

    def current_source(self, count: int) -> ExportSource:
        """Return the current puzzle with up to ``count`` solutions, and its rules."""
        solution, _ = self._view()
        return export_source(self._document, self._panel, solution, count, self._rules())

    def _ask(self, former: ExportChoice | None, content: Content | None = None) -> None:
        """Show the dialog, and export.

        ``former`` is the choice of a failed export. ``content`` is the content to propose;
        None proposes the content of the last export.
        """
        document, panel = self._document, self._panel
        selected, everything = panel.table.chosen_solutions(), panel.model.indices
        solution, direction = self._view()
        statistics, rules = self._statistics(), self._rules()

        def source(count: int) -> ExportSource:
            found = export_source(document, panel, solution, count, rules)
            return replace(found, statistics=statistics)

        preview_data = PreviewData(
            source,
            self._settings.export_values,
            camera_values(direction),
            partial(all_puzzles, document),
            document.title,
        )
        from cubewright.gui.export.export_dialog import ExportDialog

        dialog = ExportDialog(
            Exportable(
                len(document.blocks),
                document.figure.name,
                len(selected),
                len(everything),
                panel.count,
                document.path,
                document.holds_project,
            ),
            self._folder / export_name(document, FIG_SUFFIX),
            self._window,
            preview_data,
        )
        if former is not None:
            dialog.show_choice(former)
        elif content is not None:
            dialog.show_last(content.value, "")
        else:
            dialog.show_last(*self._settings.export_choice)
        accepted = dialog.exec() == ExportDialog.DialogCode.Accepted
        if not isValid(dialog):
            return  # its window was closed meanwhile
        choice = dialog.choice
        dialog.deleteLater()
        if not accepted:
            return
        self._choice = choice
        store, form = panel.model.store, choice.kind.solution_format
        if choice.kind.export_format is not None:
            self._export_in_format(choice, source)
        elif form is None:
            self._export_puzzles(choice)
        elif store is not None:
            rows = selected if choice.content is Content.SELECTED else everything
            parts = exported_solutions(store, rows, form)
            self._write(choice, partial(run_export, choice.path, parts), len(rows))

    def _export_in_format(
        self, choice: ExportChoice, source_of: Callable[[int], ExportSource]
    ) -> None:
        form, values = choice.kind.export_format, choice.values or {}
        assert form is not None
        try:
            settings = form.settings(values)
        except CubewrightError as error:
            self._on_failed(error)
            return
        self._settings.remember_export_values(form.name, values)
        source = source_of(form.solutions(settings))
        if form.has_chapters:
            source = replace(
                source, title=self._document.title, puzzles=all_puzzles(self._document)
            )
        from cubewright.gui.export.format_export import THOUSANDTHS, run_format_export

        task = partial(run_format_export, form, source, settings, choice.path, choice.in_folder)
        self._write(choice, task, THOUSANDTHS, quick=0)

    def _export_puzzles(self, choice: ExportChoice) -> None:
        document, path = self._document, choice.path
        is_one = choice.content is Content.PROBLEM and len(document.blocks) > 1
        index = document.current if is_one else None
        convert = partial(convert_document, document, choice.kind.suffix, index)
        count = document.solution_count if choice.kind.suffix == XMPUZZLE_SUFFIX else 0
        try:
            conversion = wait_for_burrtools(convert, count, self._window, elide(path.name))
        except CubewrightError as error:
            self._on_failed(error)
            return
        if conversion is None:
            return
        if conversion.losses:
            answer = ask_about_losses(
                self._window, path.name, conversion.losses, tr("&Export anyway"), tr("Export")
            )
            if answer is not LossAnswer.WRITE:
                self._ask(_as_project(choice) if answer is LossAnswer.PROJECT else choice)
                return
        problems = () if conversion.project is None else conversion.project.problems
        count = sum(len(problem.results.solutions) for problem in problems)
        self._write(choice, partial(run_conversion, path, conversion), count)

    def _write(
        self,
        choice: ExportChoice,
        task: Callable[[Job], object],
        count: int,
        quick: int = QUICK_EXPORT,
    ) -> None:
        """Write a file in the background; show the progress if ``count`` is above ``quick``."""
        self._settings.remember_export(choice.content.value, choice.kind.name, choice.path.parent)
        self.close()
        if count > quick:
            self._show_progress(choice.path, count)
        self._worker.start(task)

    def close(self) -> None:
        """Cancel the export, and wait for its thread."""
        self._worker.close()
        self._end_progress()

    @property
    def _folder(self) -> Path:
        path, folder = self._document.path, self._settings.export_folder
        if folder is not None:
            return folder
        return path.parent if path else self._settings.last_folder

    def _show_progress(self, path: Path, count: int) -> None:
        progress = QProgressDialog(
            tr("Writing {name}", name=path.name), tr("&Cancel"), 0, count, self._window
        )
        progress.setWindowTitle(tr("Export"))
        progress.setWindowModality(Qt.WindowModality.WindowModal)
        progress.setMinimumDuration(300)
        progress.setAutoClose(False)
        progress.canceled.connect(self._cancel)
        self._progress = progress

    def _end_progress(self) -> None:
        if self._progress is not None:
            self._progress.canceled.disconnect(self._cancel)
            self._progress.close()
            self._progress.deleteLater()
            self._progress = None

    def _cancel(self) -> None:
        self.close()
        self.status_message.emit(tr("The export was cancelled."))

    def _on_progressed(self, count: int) -> None:
        if self._progress is not None:
            self._progress.setValue(count)

    def _on_written(self, result: int | str | None) -> None:
        self._end_progress()
        if result is None or self._choice is None:
            return
        if isinstance(result, str):
            text = tr("Exported {name}.", name=self._choice.path.name)
            self.status_message.emit(f"{text} {result}".rstrip())
            return
        exported = {
            Content.PROJECT: tr("the project"),
            Content.PROBLEM: tr("“{name}”", name=elide(self._document.figure.name)),
        }.get(self._choice.content, counted(result, "solution"))
        text = tr("Exported {what} to {name}.", what=exported, name=self._choice.path.name)
        self.status_message.emit(text)

    def _on_failed(self, error: CubewrightError) -> None:
        self._end_progress()
        if self._choice is None:
            return
        path = self._choice.path
        text = tr("{name} was not exported.", name=elide(path.name))
        show_warning(self._window, text, sentence(error, path), tr("Export"))
        if isValid(self._window):
            self._ask(self._choice)


def _as_project(choice: ExportChoice) -> ExportChoice:
    """Return ``choice`` with a project file of the same name in the same folder."""
    project = next(kind for kind in puzzle_kinds() if kind.suffix == PROJECT_SUFFIX)
    return choice._replace(kind=project, path=choice.path.with_suffix(PROJECT_SUFFIX))
