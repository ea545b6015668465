"""Stored choices: counting, processors, theme, piece colours, and count only."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from cubewright.gui.frame.actions import Actions
from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.frame.settings import Settings, Theme
from cubewright.gui.frame.theme import Appearance
from cubewright.gui.frame.toolbar import MainToolBar
from cubewright.gui.frame.view_controls import VIEW_CONTROLS
from cubewright.gui.languages.language import LANGUAGE
from cubewright.gui.project.document import Document
from cubewright.gui.settings.choices import Choices
from cubewright.gui.shell.menus import Menus
from cubewright.gui.solve.solve import SolveController
from cubewright.gui.widgets.density import DENSITY, Density
from cubewright.model.drawing.studio import Material
from cubewright.presenter.search.counting_choice import CountingChoice, counting_choices
from cubewright.solver.problem.cover import breaks_symmetry
from cubewright.solver.search.processors import processors


class ChoiceMenus(QObject):
    """Applies each choice, shows it in all controls for it, and stores it in the settings."""

    motion_changed = Signal(bool)
    """Emitted when the setting has changed; True if the 3D view now moves smoothly."""
    tips_changed = Signal()
    """Emitted when the setting for tips was changed."""

    def __init__(
        self,
        menus: Menus,
        toolbar: MainToolBar,
        document: Document,
        actions: Actions,
        solve_controller: SolveController,
        appearance: Appearance,
        settings: Settings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._menus = menus
        self._toolbar = toolbar
        self._document = document
        self._breaks_symmetry: bool | None = None
        """Whether counting choices by the figure are listed; None before the first listing."""
        self._solve_controller = solve_controller
        self._appearance = appearance
        self._settings = settings
        self._use_counting(CountingChoice(settings.convention, settings.up_to))
        for changed in (document.figure_changed, document.constraints_changed):
            changed.connect(self._show_counting)
        document.piece_set_changed.connect(self._show_counting)
        self._use_threads(settings.threads)
        self._use_theme(settings.theme)
        self._use_density(settings.density)
        self._use_palette(settings.palette)
        self._use_view_controls()
        PIECE_COLOURS.choose_material(settings.material)
        solve_controller.count_only = settings.count_only
        actions["count-only"].setChecked(settings.count_only)
        menus.convention.chosen.connect(self._on_convention_chosen)
        toolbar.convention.activated.connect(self._on_convention_activated)
        menus.threads.chosen.connect(self._on_threads_chosen)
        menus.theme.chosen.connect(self._on_theme_chosen)
        menus.density.chosen.connect(self._on_density_chosen)
        menus.palette.chosen.connect(self.choose_palette)
        menus.material.chosen.connect(self._on_material_chosen)
        appearance.chosen.connect(self._show_theme)
        PIECE_COLOURS.changed.connect(self._show_palette)
        DENSITY.changed.connect(self._show_density)

    def choose_counting(self, choice: CountingChoice) -> None:
        """Use a way of counting in the next search, and store it."""
        self._settings.convention, self._settings.up_to = choice.convention, choice.up_to
        self._use_counting(choice)

    def _use_counting(self, choice: CountingChoice) -> None:
        self._counting = choice
        self._solve_controller.convention = choice.convention
        self._solve_controller.up_to = choice.up_to
        self._show_counting()

    def _show_counting(self, _payload: object = None) -> None:
        breaks = breaks_symmetry(self._document.puzzle)
        if breaks is not self._breaks_symmetry:
            self._breaks_symmetry = breaks
            choices = counting_choices(breaks_symmetry=breaks)
            self._toolbar.list_counting_choices(choices)
            self._menus.convention.fill({choice.key: choice.title for choice in choices})
        shown = self._counting if breaks else CountingChoice(self._counting.convention)
        self._toolbar.show_counting_choice(shown)
        self._menus.convention.mark(shown.key)

    def choose_threads(self, threads: int | None) -> None:
        """Use a number of threads in the next search, and store it; None means the default."""
        self._settings.threads = threads
        self._use_threads(threads)

    def _use_threads(self, threads: int | None) -> None:
        threads = None if threads is None else min(threads, processors())
        self._solve_controller.threads = threads
        self._menus.threads.mark("" if threads is None else str(threads))

    def choose_theme(self, theme: Theme) -> None:
        self._settings.theme = theme
        self._use_theme(theme)

    def _use_theme(self, theme: Theme) -> None:
        self._appearance.choose(theme)
        PIECE_COLOURS.show_outlines(theme is Theme.CONTRAST)
        self._show_theme(theme)

    def _show_theme(self, theme: Theme) -> None:
        self._menus.theme.mark(theme.value)

    def choose_density(self, density: Density) -> None:
        self._settings.density = density
        self._use_density(density)

    def _use_density(self, density: Density) -> None:
        DENSITY.choose(density)
        self._show_density()

    def _show_density(self) -> None:
        self._menus.density.mark(DENSITY.chosen.value)

    def _use_view_controls(self) -> None:
        VIEW_CONTROLS.turns_freely = self._settings.turns_freely
        VIEW_CONTROLS.zooms_out_forward = self._settings.zooms_out_forward

    def choose_palette(self, name: str) -> None:
        self._settings.palette = name
        self._use_palette(name)

    def _use_palette(self, name: str) -> None:
        PIECE_COLOURS.choose(name)
        self._show_palette()

    def _show_palette(self) -> None:
        self._menus.palette.mark(PIECE_COLOURS.chosen.name)
        self._menus.material.mark(PIECE_COLOURS.chosen_material.value)

    def _on_material_chosen(self, name: str) -> None:
        self._settings.material = Material(name)
        PIECE_COLOURS.choose_material(self._settings.material)
        self._show_palette()

    def current(self) -> Choices:
        """Return the values for the settings dialog."""
        return Choices.from_settings(self._settings)

    def apply(self, choices: Choices) -> None:
        """Apply and store the values of the settings dialog."""
        before = self.current()
        choices.store(self._settings)
        if choices.language != before.language:
            LANGUAGE.choose(choices.language)
        if choices.theme is not before.theme:
            self.choose_theme(choices.theme)
        if choices.density is not before.density:
            self.choose_density(choices.density)
        if choices.font_size != before.font_size:
            self._appearance.choose_font_size(choices.font_size)
            self._menus.follow_palette()  # its style sheet contains the former font
        self._use_view_controls()
        if choices.motion != before.motion:
            self.motion_changed.emit(choices.motion)
        if choices.tips != before.tips:
            self.tips_changed.emit()
        if choices.palette != before.palette:
            self.choose_palette(choices.palette)
        if choices.threads != before.threads:
            self.choose_threads(choices.threads)

    def set_count_only(self, enabled: bool) -> None:
        """Set whether searches only count solutions, from the next search on."""
        self._solve_controller.count_only = self._settings.count_only = enabled

    def _on_convention_chosen(self, name: str) -> None:
        self._choose_listed(name)

    def _on_convention_activated(self, index: int) -> None:
        self._choose_listed(self._toolbar.convention.itemData(index))

    def _choose_listed(self, key: str) -> None:
        """Use the way of counting with this key; keep ``up_to`` if the list does not offer it."""
        choice = CountingChoice.of_key(key)
        if not self._breaks_symmetry:
            choice = replace(choice, up_to=self._counting.up_to)
        self.choose_counting(choice)

    def _on_threads_chosen(self, text: str) -> None:
        self.choose_threads(int(text) if text else None)

    def _on_theme_chosen(self, name: str) -> None:
        self.choose_theme(Theme(name))

    def _on_density_chosen(self, name: str) -> None:
        self.choose_density(Density(name))
