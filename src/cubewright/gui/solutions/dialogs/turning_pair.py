"""Two 3D views side by side that turn together, each with a solution."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cubewright.gui.viewer.create import create_view
from cubewright.gui.viewer.no_view import NoView
from cubewright.gui.viewer.visibility import Visibility, piece_name
from cubewright.model.solution import Solution
from cubewright.translation import tr

_SHORTEST = 160
"""The smallest height of the views in pixels."""


class TurningPair(QWidget):
    """Shows pieces that lie elsewhere in the other solution solid, and all others as outlines.

    Turning, zooming and panning one view does the same to the other.
    """

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[Solution, ...] = ()
        self.views = create_view(self), create_view(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(24)
        for view in self.views:
            row.addWidget(view, 1)
        self.setMinimumHeight(_SHORTEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._show_theme()
        one, other = self.views
        if not isinstance(one, NoView) and not isinstance(other, NoView):
            one.camera_moved.connect(lambda: other.look_as(one))
            other.camera_moved.connect(lambda: one.look_as(other))

    def show_pair(self, left: Solution, right: Solution, titles: tuple[str, str]) -> None:
        """Show two solutions of one puzzle; each view is named after its title."""
        self._shown = left, right
        for view, title in zip(self.views, titles, strict=True):
            view.setAccessibleName(tr("{title} in 3D", title=title))
        self._show()

    def _show(self) -> None:
        if not self._shown:
            return
        common = frozenset.intersection(*(_places(each) for each in self._shown))
        is_same = all(len(common) == len(each.placed) for each in self._shown)
        for view, solution in zip(self.views, self._shown, strict=True):
            outlined = frozenset(
                piece_name(solution, placed)
                for placed in solution.placed
                if (solution.piece(placed).symbol, placed.cells) in common and not is_same
            )
            scene = replace(view.scene, visibility=Visibility(outlined))
            view.show_scene(scene.with_solution(solution))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_theme()

    def _show_theme(self) -> None:
        is_dark = self.palette().color(QPalette.ColorRole.Window).lightness() < 128
        for view in self.views:
            view.show_scene(replace(view.scene, dark=is_dark))


def _places(solution: Solution) -> frozenset[tuple[str, object]]:
    """Return the symbol and the cells of each placed piece."""
    return frozenset((solution.piece(placed).symbol, placed.cells) for placed in solution.placed)
