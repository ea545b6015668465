"""The replacement of the 3D view on a computer that cannot draw it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QLabel, QWidget

from cubewright.gui.viewer.colours import Mark
from cubewright.gui.viewer.visibility.states import Visibility
from cubewright.model.cell import Cell, FloatArray
from cubewright.model.figure import Figure
from cubewright.model.solution import Solution
from cubewright.presenter.taking_apart.sight import Sight
from cubewright.translation import tr


class NoView(QLabel):
    """Shows why there is no 3D view, and figures and solutions as layers of text."""

    def __init__(self, problem: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reason = tr(
            "The 3D view is not available: {problem}. Everything else works without it.",
            problem=problem,
        )
        self._figure = Figure(())
        self.setAccessibleName(tr("3D view"))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMargin(16)
        self.setText(self._reason)

    def show_figure(self, figure: Figure) -> None:
        self._figure = figure
        self._show(str(figure) if figure.cells else "")

    def show_solution(self, solution: Solution | None) -> None:
        self._show(str(self._figure if solution is None else solution))

    def show_part(self, solution: Solution) -> None:
        self._show(str(solution))

    def show_arrows(self, ends: FloatArray) -> None:
        """Show nothing."""

    def show_moved(self, places: FloatArray | None, sight: Sight | None = None) -> None:
        """Do nothing: the list of moves says which pieces move."""

    def expect_another(self) -> None:
        """Do nothing: text has only one direction."""

    def show_ghost(self, cells: Iterable[Cell], colour: QColor) -> None:
        """Do nothing: the editor's layers show the piece."""

    def show_hover(self, cells: Iterable[Cell], colour: QColor, *, through: bool) -> None:
        """Do nothing: text has no cells to point at."""

    def ray_at(self, position: QPointF) -> FloatArray | None:
        """Return None: text has no lines of sight."""

    def cell_at(self, position: QPointF) -> Cell | None:
        """Return None: text has no cells to point at."""

    def _show(self, layers: str) -> None:
        self.setText(f"{self._reason}\n\n{layers}" if layers else self._reason)
        font = self.font()
        font.setStyleHint(font.StyleHint.Monospace)
        font.setFamily("monospace")
        self.setFont(font)

    def mark_cells(self, cells: Iterable[Cell], mark: Mark = Mark.FAULT) -> None:
        """Do nothing: the layers of text have no colours."""

    def set_dark(self, dark: bool) -> None:
        """Do nothing: a label follows the palette by itself."""

    def set_explode(self, factor: float) -> None:
        """Do nothing: the layers are already separate."""

    def set_visibility(self, visibility: Visibility) -> None:
        """Do nothing: text shows all cells."""

    def set_symbols(self, shown: bool) -> None:
        """Do nothing: text has symbols."""

    def set_rounded(self, rounded: bool) -> None:
        """Do nothing: text has no edges."""

    def set_parallel(self, parallel: bool) -> None:
        """Do nothing: there is no camera."""

    def set_motion(self, enabled: bool) -> None:
        """Do nothing: there is no camera."""

    def toggle_turntable(self) -> None:
        """Do nothing: there is no camera."""

    def reset_view(self) -> None:
        """Do nothing: there is no camera."""

    def image(self) -> QImage:
        return self.grab().toImage()
