"""The choice between all assemblies, and those that come apart."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cubewright.gui.frame.actions import Actions
from cubewright.gui.project.document import Document
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.solve.solve import SolveController
from cubewright.gui.statistics.panel import StatisticsPanel
from cubewright.gui.taking_apart.analysis_controller import AnalysisController
from cubewright.presenter.taking_apart.text import analysis_lines
from cubewright.solver.report import Progressed
from cubewright.translation import tr


class OnlyApartController(QObject):
    """Lists and analyses what the user wants: in each search from its start."""

    def __init__(
        self,
        document: Document,
        panel: SolutionsPanel,
        statistics: StatisticsPanel,
        solve_controller: SolveController,
        analysis: AnalysisController,
        actions: Actions,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._panel = panel
        self._statistics = statistics
        self._analysis = analysis
        self._actions = actions
        self._action = actions["only-apart"]
        self._action.toggled.connect(self._apply)
        panel.only_apart_left.connect(lambda: self._action.setChecked(False))
        solve_controller.replacing.connect(self._on_replacing)
        analysis.statistics_changed.connect(self._show_statistics)
        document.figure_changed.connect(self._allow)
        session = solve_controller.session
        session.progressed.connect(self._on_progressed)
        session.finished.connect(lambda finished: self._on_progressed(finished.progress))
        self._allow()

    def _apply(self) -> None:
        wanted = self._action.isChecked() and self._action.isEnabled()
        self._panel.list_only_apart(wanted)
        self._analysis.follow(wanted)

    def _on_replacing(self, _puzzle: object) -> None:
        self._search_seconds = 0.0
        self._statistics.show_analysis("")
        self._apply()

    def _allow(self, _figure: object = None) -> None:
        self._search_seconds = 0.0
        possible = bool(self._document.figure.lattice.slides)
        why_not = tr("On this lattice, solutions cannot be analysed")
        self._actions.allow("only-apart", possible, why_not)

    def _show_statistics(self, done: object) -> None:
        values = {name: value for name, value in vars(done).items() if name in _SHOWN}
        found, seconds = self._panel.count, self._search_seconds
        self._statistics.show_analysis(
            analysis_lines(**values, found=found, search_seconds=seconds)
        )

    def _on_progressed(self, progress: Progressed) -> None:
        self._search_seconds = progress.seconds


_SHOWN = ("apart", "cannot", "not_decided", "seconds", "states", "hits", "misses")
