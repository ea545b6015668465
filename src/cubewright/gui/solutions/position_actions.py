"""Allows the commands that depend on which of how many solutions is selected."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cubewright.gui.frame.actions import Actions
from cubewright.gui.frame.menu_table import SOLUTION_MENU
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.translation import tr


class PositionActions(QObject):
    """Follows the position in the list."""

    def __init__(self, panel: SolutionsPanel, actions: Actions, parent: QObject) -> None:
        super().__init__(parent)
        self._panel = panel
        self._actions = actions
        panel.position_changed.connect(self._on_position_changed)
        self._on_position_changed(-1, 0)

    def _on_position_changed(self, row: int, count: int) -> None:
        no_solutions = tr("There are no solutions yet: press Solve")
        if self._panel.count:
            no_solutions = tr("No solution matches the filter")
        for names, enabled, at_end in (
            (("next", "last"), row < count - 1, tr("This is the last solution found so far")),
            (("previous", "first"), row > 0, tr("This is the first solution")),
            (("go-to-solution",), count > 0, ""),
            (SOLUTION_MENU, row >= 0, tr("No solution is selected")),
        ):
            for name in names:
                self._actions.allow(name, enabled, at_end if count else no_solutions)
        is_useful = self._panel.count > 1
        self._actions.allow("filter-solutions", is_useful, tr("There are no solutions to filter"))
