"""The window that designs a puzzle: wishes beside the best cuts so far."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QVBoxLayout, QWidget

from cubewright.gui.design.cut_form import CutForm
from cubewright.gui.design.halves import Halves
from cubewright.gui.frame.search_window import SearchWindow
from cubewright.gui.viewer.create import create_view
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.buttons import push_button
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.focus import FocusFrame
from cubewright.gui.widgets.records import RecordModel, SortedTable
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.model.figure import Figure
from cubewright.presenter.design.cuts import COLUMNS, LEVELS, MOVES, SIZES, cut_sentence
from cubewright.translation import mark, tr

if TYPE_CHECKING:
    from cubewright.solver.design.proven_cut import ProvenCut

DEFAULT_SIZE = QSize(980, 640)
MINIMUM_SIZE = QSize(420, 240)
_WIDE = 700
"""The minimum window width, in pixels, at which the cuts are beside the wishes."""
_APART = 0.6
"""The separation of the pieces in the picture."""
EMPTY = mark("Press Start. The best cut found so far will be shown here.")


class CutWindow(SearchWindow):
    """The wishes, the best cut in 3D, and the list of the best different cuts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            tr("Design a puzzle \N{EM DASH} Cubewright"),
            (DEFAULT_SIZE, MINIMUM_SIZE),
            (
                tr("Cut this figure into pieces that interlock (F5)"),
                tr("Pause or resume the search (F6)"),
                tr("Stop, and keep the cuts found so far (Esc)"),
            ),
            parent,
        )
        self.form = CutForm()
        self.model: RecordModel[ProvenCut] = RecordModel(COLUMNS, self, tip=cut_sentence)
        self.table = SortedTable(self.model)
        self.table.setAccessibleName(tr("The best cuts, all different"))
        self.table.set_widths({LEVELS: 150, MOVES: 80})
        stretch = QHeaderView.ResizeMode.Stretch
        self.table.horizontalHeader().setSectionResizeMode(self.table.place(SIZES), stretch)
        self._has_run = False
        self.best = ElidedLabel(tr(EMPTY))
        font = self.best.font()
        font.setBold(True)
        self.best.setFont(font)
        self.message = ElidedLabel()
        self.resume = push_button(tr("&Resume"), tr("Continue the search where it was stopped"))
        self.save_run = push_button(tr("Sa&ve run…"), tr("Save this run, to resume it later"))
        self.open_run = push_button(tr("&Open run…"), tr("Open a saved run and continue it"))
        self.open = push_button(
            tr("&Add to the file"),
            tr("Add the selected cut to the open file, with its solution and plan (Enter)"),
        )
        # A view that is created in a child of the main window would make Qt reopen that window.
        self._right = QWidget()
        self.view = create_view(self._right)
        self.view.setAccessibleName(tr("The cut in 3D"))
        self.view.setMinimumHeight(180)
        self._build_layout()
        self._show_theme()
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._show_cut())

    def _build_layout(self) -> None:
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self.open)
        column = QVBoxLayout(self._right)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.best)
        column.addWidget(FocusFrame(self.view), stretch=3)
        column.addWidget(self.table, stretch=2)
        column.addWidget(self.message)
        column.addLayout(foot)
        commands = (self.start, self.pause, self.stop, self.resume)
        runs = (self.open_run, self.save_run)
        self._halves = Halves(self.form, (commands, runs), self._right, (330, 650), _WIDE)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(ScrollPage(self._halves))

    # -- state

    def show_figure(self, figure: Figure) -> None:
        """Offer a figure to cut, and show it unless a cut is shown."""
        self.form.show_figure(figure)
        self._show_cut()

    def show_cuts(self, cuts: tuple[ProvenCut, ...]) -> None:
        """List cuts, the best one first; a selected cut stays selected."""
        chosen = self.selected
        self.model.show(cuts)
        if chosen in cuts:
            row = self.table.visible_rows.index(cuts.index(chosen))
            self.table.selectRow(row)
        self._show_cut()

    @property
    def selected(self) -> ProvenCut | None:
        """The selected cut, or None."""
        rows = self.table.selected_rows
        return self.model.records[rows[0]] if rows else None

    @property
    def shown(self) -> ProvenCut | None:
        """The visible cut: the selected one, or the best one."""
        records = self.model.records
        return self.selected or (records[0] if records else None)

    def show_state(self, *, running: bool, paused: bool, has_run: bool) -> None:
        """Enable the commands that apply to the state of the search."""
        busy = tr("A search is running") if running else ""
        idle = "" if running else tr("No search is running")
        allow(self.form, busy)
        missing = (
            tr("The figure does not allow these settings") if self.form.wishes() is None else ""
        )
        self.allow_search(busy, idle, missing, paused=paused)
        allow(self.resume, busy or ("" if has_run else tr("There is no run to resume")))
        allow(self.open_run, busy)
        allow(self.save_run, "" if has_run else tr("There is no run to save"))
        self._has_run = has_run
        self._show_cut()

    def _show_cut(self) -> None:
        cut = self.shown
        none = tr("No cut has been found yet.") if self._has_run else tr(EMPTY)
        self.best.setText(none if cut is None else cut_sentence(cut))
        scene = replace(self.view.scene, explode=_APART)
        if cut is None:
            self.view.show_scene(scene.with_figure(self.form.figure))
        elif scene.solution is not cut.solution:
            self.view.show_scene(scene.with_solution(cut.solution))
        allow(self.open, "" if cut else tr("No cut has been found yet"))

    # -- Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the cuts below the wishes if the window is narrow."""
        super().resizeEvent(event)
        self._halves.arrange(event.size().width())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_theme()

    def _show_theme(self) -> None:
        is_dark = self.palette().color(QPalette.ColorRole.Window).lightness() < 128
        self.view.show_scene(replace(self.view.scene, dark=is_dark))
