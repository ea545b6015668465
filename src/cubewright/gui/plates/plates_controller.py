"""The command that plans plates for a printer, and writes them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from cubewright.errors import CubewrightError, capitalised_error
from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.exports.option import Settings as Values
from cubewright.formats.exports.option import Value
from cubewright.formats.exports.palette import PALETTE
from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.frame.settings import Settings
from cubewright.gui.frame.window_controller import WindowController
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.messages import confirm, show_warning
from cubewright.gui.widgets.records import RecordModel
from cubewright.gui.worker import Job, Worker, keep_latest
from cubewright.presenter.names import elide
from cubewright.translation import tr, trn

if TYPE_CHECKING:
    from cubewright.formats.plates.plan import PlatePlan
    from cubewright.gui.plates.plates_window import PlatesWindow
    from cubewright.presenter.exports.plates import PlatedBody

WAIT_MS = 300
"""The time without changes after which a plan starts, in milliseconds."""
VALUES = "plates"
"""The name of the stored options."""


class PlatesController(WindowController["PlatesWindow"]):
    """Plans plates for the pieces of the current puzzle in a window."""

    status_message = Signal(str)
    """A sentence about the last action."""
    planned = Signal()
    """Emitted when the window shows a new plan, or the reason why there is no plan."""
    saved = Signal()
    """Emitted when plates were written, or could not be written."""

    def __init__(
        self,
        document: Document,
        settings: Settings,
        source: Callable[[int], ExportSource],
        window: QWidget,
    ) -> None:
        """``source`` returns the puzzle with at most the given number of solutions."""
        super().__init__(VALUES, settings, window)
        self._source = source
        self._plan: PlatePlan | None = None
        self._folder = Path()
        self._planner = Worker(self, merge=keep_latest)
        self._planner.received.connect(lambda share: self.view.progress.show_fraction(share))
        self._planner.finished.connect(self._on_planned)
        self._planner.failed.connect(self._on_refused)
        self._writer = Worker(self, merge=keep_latest)
        self._writer.received.connect(lambda share: self.view.progress.show_fraction(share))
        self._writer.finished.connect(self._on_written)
        self._writer.failed.connect(self._on_not_written)
        self._delay = QTimer(self, singleShot=True, interval=WAIT_MS)
        self._delay.timeout.connect(self._start)
        for changed in (
            document.figure_changed,
            document.piece_set_changed,
            document.current_changed,
            document.file_changed,
        ):
            changed.connect(lambda *_: self._plan_again())

    def _new_view(self) -> PlatesWindow:
        from cubewright.gui.plates.plates_window import PlatesWindow

        values: dict[str, Value] = {PALETTE.name: PIECE_COLOURS.palette.name}
        values |= self._settings.export_values(VALUES)
        view = PlatesWindow(self._model, values, self._window)
        view.options.changed.connect(self._plan_again)
        view.save.clicked.connect(lambda _checked: self.save())
        return view

    @cached_property
    def _model(self) -> RecordModel[PlatedBody]:
        from cubewright.presenter.exports.plates import PLATE_COLUMNS

        return RecordModel(PLATE_COLUMNS, self)

    def show(self) -> None:
        """Open the window, and plan the plates of the current puzzle."""
        super().show()
        self._plan_again()

    def save(self) -> None:
        """Ask for a folder, and write a file for each plate into it."""
        if self._plan is None or self._writer.is_busy:
            return
        start = str(self._settings.export_folder or self._settings.last_folder)
        name = QFileDialog.getExistingDirectory(self.view, tr("Folder for the plates"), start)
        if name and self._may_write(Path(name)):
            self._write(Path(name))

    def close(self) -> None:
        """Stop planning and writing, wait for the threads, and store the window's geometry."""
        self._delay.stop()
        self._planner.close()
        self._writer.close()
        super().close()

    # -- helpers

    def _plan_again(self) -> None:
        if not self.has_view or not self.view.isVisible():
            return
        self._plan = None
        self._planner.discard()
        self._delay.start()
        self._show_state()

    def _start(self) -> None:
        from cubewright.formats.plates.options import PLATE_OPTIONS

        values = self.view.options.values
        try:
            settings = Values(PLATE_OPTIONS, values)
        except CubewrightError as error:
            self._on_refused(error)
            return
        self._settings.remember_export_values(VALUES, values)
        self._planner.start(partial(_planned, self._source(1), settings))
        self.view.progress.show_fraction(0.0)
        self.view.message.setText(tr("Planning the plates…"))
        self._show_state()

    def _on_planned(self, result: tuple[PlatePlan, list[str]] | None) -> None:
        if result is None:
            return
        from cubewright.presenter.exports.plates import plan_summary, plated_bodies

        self._plan, pictures = result
        self._model.show(plated_bodies(self._plan))
        self.view.table.resizeColumnsToContents()
        self.view.show_plan(pictures, plan_summary(self._plan))
        self.view.message.setText("")
        self._show_state()
        self.planned.emit()

    def _on_refused(self, error: CubewrightError) -> None:
        self._model.clear()
        self.view.show_plan((), ())
        self.view.message.setText(capitalised_error(error))
        self._show_state()
        self.planned.emit()

    def _may_write(self, folder: Path) -> bool:
        from cubewright.presenter.exports.plates import plate_paths

        assert self._plan is not None
        paths = plate_paths(self._plan, folder, self.view.format_name)
        existing = [path.name for path in paths if path.exists()]
        return not existing or confirm(
            self.view,
            tr("Replace the files in “{folder}”?", folder=elide(folder.name)),
            tr("&Replace"),
            ", ".join(existing[:10]),
        )

    def _write(self, folder: Path) -> None:
        assert self._plan is not None
        self._folder = folder
        self._settings.remember_export_folder(folder)
        self.view.message.setText(tr("Writing the plates…"))
        self._writer.start(partial(_written, self._plan, folder, self.view.format_name))
        self._show_state()

    def _on_written(self, count: int | None) -> None:
        if count is not None:
            text = trn(
                "Wrote {n} file into {folder}.",
                "Wrote {n} files into {folder}.",
                count,
                folder=elide(self._folder.name),
            )
            self.view.message.setText(text)
            self.status_message.emit(text)
        self._show_state()
        self.saved.emit()

    def _on_not_written(self, error: CubewrightError) -> None:
        self.view.message.setText("")
        self._show_state()
        show_warning(self.view, tr("The plates were not written."), str(error))
        self.saved.emit()

    def _show_state(self) -> None:
        busy = self._planner.is_busy or self._writer.is_busy
        why_not = ""
        if self._writer.is_busy:
            why_not = tr("The plates are being written")
        elif self._plan is None and (busy or self._delay.isActive()):
            why_not = tr("Wait until the plates are planned")
        elif self._plan is None:
            why_not = tr("There is no plan: see the message below")
        self.view.show_state(why_not, busy=busy)


def _planned(
    source: ExportSource, settings: Values, job: Job
) -> tuple[PlatePlan, list[str]] | None:
    """Plan plates as a background task; return the plan and the pictures of its plates."""
    from cubewright.formats.pictures.drawing import svg
    from cubewright.formats.plates.picture import plate_drawing
    from cubewright.presenter.exports.plates import planned

    steps = planned(source, settings)
    while not job.stopped:
        try:
            job.send(next(steps))
        except StopIteration as end:
            plan: PlatePlan = end.value
            drawings = (plate_drawing(plan, each, source.lattice) for each in plan.plates)
            return plan, [svg(drawing, drawing.width * 3) for drawing in drawings]
    steps.close()
    return None


def _written(plan: PlatePlan, folder: Path, form: str, job: Job) -> int | None:
    """Write plates as a background task; return the number of files, or None if stopped."""
    from cubewright.presenter.exports.plates import write_plates

    steps = write_plates(plan, folder, form, replaces=True)
    while not job.stopped:
        try:
            job.send(next(steps))
        except StopIteration as end:
            return len(end.value)
    steps.close()
    return None
