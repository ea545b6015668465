"""The choice between all assemblies and only those that come apart."""

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


class OnlyApartController(QObject):
    """Applies the choice to the list, and to each new search from its start."""

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
        self._action = actions["only-apart"]
        panel.only_apart_left.connect(lambda: self._action.setChecked(False))
        solve_controller.replacing.connect(self._on_replacing)
        analysis.statistics_changed.connect(self._show_statistics)
        document.figure_changed.connect(self._forget_time)
        session = solve_controller.session
        session.progressed.connect(self._on_progressed)
        session.finished.connect(lambda finished: self._on_progressed(finished.progress))
        self._forget_time()

    def apply(self) -> None:
        """Apply the choice: list all assemblies, or analyse them and list the separable ones."""
        wanted = self._action.isChecked() and bool(self._document.figure.lattice.slides)
        self._panel.list_only_apart(wanted)
        self._analysis.follow(wanted)

    def _on_replacing(self, _puzzle: object) -> None:
        self._search_seconds = 0.0
        self._statistics.show_analysis("")
        self.apply()

    def _forget_time(self, _figure: object = None) -> None:
        self._search_seconds = 0.0

    def _show_statistics(self, done: object) -> None:
        values = {name: value for name, value in vars(done).items() if name in _SHOWN}
        found, seconds = self._panel.count, self._search_seconds
        self._statistics.show_analysis(
            analysis_lines(**values, found=found, search_seconds=seconds)
        )

    def _on_progressed(self, progress: Progressed) -> None:
        self._search_seconds = progress.seconds


_SHOWN = ("apart", "cannot", "not_decided", "seconds", "states", "hits", "misses")
