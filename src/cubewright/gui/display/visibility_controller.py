"""Connects the chips, the cut plane and the View menu with the 3D view."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from cubewright.gui.display.piece_bar import PieceBar
from cubewright.gui.display.piece_chips import Chip
from cubewright.gui.display.view_controller import ViewController
from cubewright.gui.frame.actions import Actions
from cubewright.gui.frame.settings import Settings
from cubewright.gui.viewer.colours import placed_colour
from cubewright.gui.viewer.view_frame import ViewFrame
from cubewright.gui.viewer.visibility import Cut, PieceDisplay, Visibility, piece_name
from cubewright.model.figure import Figure
from cubewright.presenter.analysis.plan_text import piece_names


class VisibilityController(QObject):
    """Keeps the visibility of pieces, by their names, for all solutions and figures."""

    def __init__(
        self,
        viewer: ViewFrame,
        bar: PieceBar,
        view_controller: ViewController,
        actions: Actions,
        settings: Settings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._viewer = viewer
        self._bar = bar
        self._view_controller = view_controller
        self._actions = actions
        self._settings = settings
        self.visibility = Visibility()
        self.shows_all = True
        """Whether all pieces are solid and no layer is cut away."""
        bar.add_button(actions["all-solid"])
        bar.chips.chosen.connect(self.cycle_visibility)
        bar.cut_slider.changed.connect(self._on_cut)
        viewer.piece_clicked.connect(self.cycle_visibility)
        viewer.hide_requested.connect(self.hide_piece)
        viewer.all_requested.connect(self.show_all)
        view_controller.shown.connect(self._update)
        viewer.turntable_changed.connect(actions["turntable"].setChecked)
        viewer.projection_changed.connect(self._on_projection_changed)
        for name, chosen in (
            ("parallel-lines", settings.parallel_lines),
            ("piece-symbols", settings.piece_symbols),
            ("cell-colours", settings.cell_colours),
        ):
            actions[name].setChecked(chosen)
        viewer.show_scene(replace(viewer.scene, motion=settings.motion))
        self.apply_choices()
        self._update()

    def cycle_visibility(self, name: str) -> None:
        """Show a piece in the next of the three ways: solid, outlined, hidden."""
        self._use(self.visibility.with_piece(name, self.visibility.of(name).next))

    def hide_piece(self, name: str) -> None:
        self._use(self.visibility.with_piece(name, PieceDisplay.HIDDEN))

    def show_all(self) -> None:
        """Show all pieces solid, and uncover all layers."""
        self._use(Visibility(cut=Cut(self.visibility.cut.axis)))
        self._bar.cut_slider.slider.setValue(0)

    def _on_cut(self, cut: Cut) -> None:
        self._use(self.visibility.with_cut(cut))

    def _on_projection_changed(self, parallel: bool) -> None:
        self._actions["parallel-lines"].setChecked(parallel)

    def _use(self, visibility: Visibility) -> None:
        if visibility != self.visibility:
            self.visibility = visibility
            self._viewer.show_scene(replace(self._viewer.scene, visibility=visibility))
            self._update()

    def apply_choices(self) -> None:
        """Apply the choices of the View menu, and store changes."""
        parallel, symbols, colours_cells = (
            self._actions[name].isChecked()
            for name in ("parallel-lines", "piece-symbols", "cell-colours")
        )
        settings = self._settings
        if parallel != settings.parallel_lines:
            settings.parallel_lines = parallel
        if symbols != settings.piece_symbols:
            settings.piece_symbols = symbols
        if colours_cells != settings.cell_colours:
            settings.cell_colours = colours_cells
        scene = self._viewer.scene
        self._viewer.show_scene(
            replace(scene, parallel=parallel, symbols=symbols, colours_cells=colours_cells)
        )

    def _update(self, _solution: object = None) -> None:
        solution = self._view_controller.visible_solution
        chips: list[Chip] = []
        figure: Figure = self._view_controller.visible_figure
        if solution is not None:
            labels = piece_names(solution.puzzle, solution.placed)
            for placed, label in zip(solution.placed, labels, strict=True):
                name = piece_name(solution, placed)
                colour = placed_colour(solution, placed)
                chips.append(Chip(name, label, colour, self.visibility.of(name)))
        self._bar.show_chips(chips)
        cut = self.visibility.cut
        self._bar.cut_slider.show_layers(len(cut.layers(figure.lattice, figure.cells)))
        self.shows_all = all(chip.shown is PieceDisplay.SOLID for chip in chips) and not cut.removed
