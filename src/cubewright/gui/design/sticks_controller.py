"""The commands that find the burrs of the user's sticks: start, pause, stop, add and export."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.atomic import write_atomically
from cubewright.gui.frame.save_dialog import ask_table_path
from cubewright.gui.frame.settings import Settings
from cubewright.gui.frame.window_controller import SearchController, error_sentence
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.messages import show_warning
from cubewright.gui.widgets.records import RecordModel
from cubewright.gui.widgets.window_size import bring_to_front
from cubewright.gui.worker import Job
from cubewright.model.generators.burr_boards import BOARDS
from cubewright.model.generators.burr_sticks import STICKS
from cubewright.presenter.design.sticks import (
    COLUMNS,
    PICTURE,
    burr_problem,
    copies_text,
    further_sentence,
    further_sticks,
    hardest_sentence,
    set_copies,
    sticks_text,
    stored_copies,
    summary,
)
from cubewright.presenter.files.file_errors import sentence
from cubewright.presenter.table import csv_table
from cubewright.translation import counted, tr

if TYPE_CHECKING:
    from cubewright.gui.design.sticks_window import SticksWindow
    from cubewright.model.generators.burr_pieces import BurrPieces
    from cubewright.presenter.design.sticks import FurtherStick
    from cubewright.solver.design.owned_sticks import BuiltBurr, StickFindings

REPORT_SECONDS = 0.5
"""The minimum time, in seconds, between two reports of burrs."""


@dataclass(frozen=True)
class BurrsReport:
    """The burrs found so far, the hardest one first, suggestions, and the results in words."""

    burrs: tuple[BuiltBurr, ...]
    further: tuple[FurtherStick, ...]
    fraction: float
    summary: str


@dataclass(frozen=True)
class BurrsTask:
    """Finds all burrs of the given pieces; with ``lacking`` 1, also suggests one more piece."""

    kind: BurrPieces
    copies: dict[int, int]
    holes: int
    lacking: int

    def run(self, job: Job) -> None:
        """Search; called in the background thread."""
        # Imported here since it loads the kernels, which the window does not need at startup.
        from cubewright.solver.design.owned_sticks import StickFindings, owned_burrs

        findings, next_report = StickFindings(kind=self.kind), 0.0
        for findings in owned_burrs(
            self.copies, holes=self.holes, lacking=self.lacking, control=job, kind=self.kind
        ):
            if (began := monotonic()) >= next_report:
                job.send(_report(findings))
                # A long list takes time to sort and to show, so it is sent less often.
                now = monotonic()
                next_report = now + max(REPORT_SECONDS, 10 * (now - began))
        job.send(_report(findings))


def _report(findings: StickFindings) -> BurrsReport:
    burrs = findings.burrs
    return BurrsReport(
        tuple(map(replace, burrs)),  # The search changes its burrs.
        tuple(further_sticks(findings)),
        findings.fraction,
        f"{summary(findings, len(burrs))}.",
    )


class SticksController(SearchController["SticksWindow"]):
    """Finds the burrs of the sticks or boards that the user owns.

    The settings store the pieces.
    """

    def __init__(self, document: Document, settings: Settings, window: QWidget) -> None:
        super().__init__("sticks", settings, window)
        self._document = document
        self.report: BurrsReport | None = None
        """The last report of the current or last search."""
        self.worker.received.connect(self._on_received)
        self.worker.ended.connect(self._on_ended)
        self.worker.failed.connect(self._on_failed)
        self.model: RecordModel[BuiltBurr] = RecordModel((PICTURE, *COLUMNS), self, tip=sticks_text)

    def _new_view(self) -> SticksWindow:
        from cubewright.gui.design.sticks_window import SticksWindow

        view = SticksWindow(self.model, self._window)
        boards = stored_copies(self._settings.owned_boards, BOARDS)
        view.form.own(stored_copies(self._settings.owned_sticks), boards)
        view.start.clicked.connect(lambda _checked: self.start())
        view.pause.clicked.connect(lambda _checked: self.pause_or_continue())
        view.stop_requested.connect(self.stop)
        view.open.clicked.connect(lambda _checked: self.add_to_file(view.table.selected_rows))
        view.export.clicked.connect(lambda _checked: self.ask_and_export())
        view.table.open_requested.connect(lambda row: self.add_to_file([row]))
        view.form.changed.connect(self._on_sticks_changed)
        view.show_burrs((), 0.0, "", "")
        return view

    # -- searching

    def start(self) -> None:
        """Find the burrs of the ticked pieces."""
        form = self.view.form
        copies = form.copies
        if self.running or not copies:
            return
        lacking = int(form.further.isChecked())
        if lacking:
            copies = {**dict.fromkeys(set_copies(form.chosen_set), 0), **copies}
        self.report = None
        self.view.show_burrs((), 0.0, "", "")
        self.worker.start(BurrsTask(form.kind, copies, form.holes.value(), lacking).run)
        self._show_message(tr("Looking for burrs…"))
        self._show_state()
        self.view.table.setFocus()

    # -- the burrs

    def add_to_file(self, rows: list[int]) -> None:
        """Add burrs of the table to the open file, with their pieces, as one undo step."""
        if not rows:
            return
        self._document.add_problems([burr_problem(self.model.records[row]) for row in rows])
        self._show_message(tr("Added {burrs} to the file.", burrs=counted(len(rows), "burr")))
        bring_to_front(self._window)

    def ask_and_export(self) -> None:
        title = self._document.title
        path = ask_table_path(self.view, tr("Export the table"), self._settings, title, "burrs")
        if path is not None:
            self.export(path)

    def export(self, path: Path) -> None:
        """Write the rows as CSV, in the order of the table."""
        rows = [self.model.records[row] for row in self.view.table.visible_rows]
        try:
            write_atomically(path, csv_table(COLUMNS, rows).encode())
        except CubewrightError as error:
            text = tr("{name} was not written.", name=path.name)
            show_warning(self.view, text, sentence(error, path), tr("Burrs from my sticks"))
        else:
            self._show_message(tr("Exported {name}.", name=path.name))

    # -- helpers

    @Slot(object)
    def _on_received(self, report: BurrsReport) -> None:
        self.report = report
        self.view.show_burrs(
            report.burrs,
            report.fraction,
            hardest_sentence(report.burrs[0]) if report.burrs else "",
            further_sentence(report.further),
        )
        self.view.message.setText(report.summary)

    @Slot()
    def _on_ended(self) -> None:
        self._show_state()
        if self.report is not None:
            self._show_message(self.report.summary)
        self.ended.emit()

    @Slot(object)
    def _on_failed(self, error: CubewrightError) -> None:
        self._show_message(error_sentence(error))

    def _on_sticks_changed(self) -> None:
        form = self.view.form
        self._settings.owned_sticks = copies_text(form.copies_of(STICKS))
        self._settings.owned_boards = copies_text(form.copies_of(BOARDS))
        self._show_state()

    def _show_state(self) -> None:
        self.view.show_state(
            running=self.running, paused=self.worker.is_paused, has_run=self.report is not None
        )

    def _show_message(self, text: str) -> None:
        self.view.message.setText(text)
        self.status_message.emit(text)
