"""Choices that are remembered: counting convention, processors, theme, and count only."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cubewright.gui.frame.actions import Actions
from cubewright.gui.frame.settings import Settings, Theme
from cubewright.gui.frame.theme import Appearance
from cubewright.gui.frame.toolbar import MainToolBar
from cubewright.gui.shell.menus import Menus
from cubewright.gui.solve.solve_controller import SolveController
from cubewright.model.symmetry.group import Convention
from cubewright.solver.search.processors import processors


class ChoiceMenus(QObject):
    """Applies each choice, shows it in all controls for it, and stores it in the settings."""

    def __init__(
        self,
        menus: Menus,
        toolbar: MainToolBar,
        actions: Actions,
        solve_controller: SolveController,
        appearance: Appearance,
        settings: Settings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._menus = menus
        self._toolbar = toolbar
        self._solve_controller = solve_controller
        self._appearance = appearance
        self._settings = settings
        self.choose_convention(settings.convention)
        self.choose_threads(settings.threads)
        self.choose_theme(settings.theme)
        self.set_count_only(settings.count_only)
        actions["count-only"].setChecked(settings.count_only)
        actions["count-only"].toggled.connect(self.set_count_only)
        menus.convention.chosen.connect(self._on_convention_chosen)
        toolbar.convention.activated.connect(self._on_convention_activated)
        menus.threads.chosen.connect(self._on_threads_chosen)
        menus.theme.chosen.connect(self._on_theme_chosen)

    def choose_convention(self, convention: Convention) -> None:
        """Use a counting convention from the next search on."""
        self._solve_controller.convention = self._settings.convention = convention
        self._toolbar.show_convention(convention)
        self._menus.convention.mark(convention.value)

    def choose_threads(self, threads: int | None) -> None:
        """Use a number of threads from the next search on; None for the default."""
        threads = None if threads is None else min(threads, processors())
        self._solve_controller.threads = self._settings.threads = threads
        self._menus.threads.mark("" if threads is None else str(threads))

    def choose_theme(self, theme: Theme) -> None:
        """Use a theme."""
        self._settings.theme = theme
        self._appearance.choose(theme)
        self._menus.theme.mark(theme.value)

    def set_count_only(self, enabled: bool) -> None:
        """Set whether searches only count solutions, from the next one on."""
        self._solve_controller.count_only = self._settings.count_only = enabled

    def _on_convention_chosen(self, name: str) -> None:
        self.choose_convention(Convention(name))

    def _on_convention_activated(self, index: int) -> None:
        self.choose_convention(Convention(self._toolbar.convention.itemData(index)))

    def _on_threads_chosen(self, text: str) -> None:
        self.choose_threads(int(text) if text else None)

    def _on_theme_chosen(self, name: str) -> None:
        self.choose_theme(Theme(name))
