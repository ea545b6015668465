"""Moves pieces apart while the 3D view shows a whole solution."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cubewright.gui.display.view_controller import ViewController
from cubewright.gui.viewer.no_view import NoView
from cubewright.gui.viewer.view_frame import ViewFrame
from cubewright.gui.widgets.fields import SliderBar
from cubewright.model.solution import Solution
from cubewright.translation import tr

STEPS = 10
FACTOR_A_STEP = 0.15


class ExplodeSlider(SliderBar):
    """A slider for the distance between the pieces."""

    factor_changed = Signal(float)
    """The added distance of each piece, as a multiple of its distance from the middle."""

    def __init__(self) -> None:
        super().__init__(
            tr("Explode"),
            tr("Distance between the pieces"),
            tr("Move the pieces apart to see the inner ones"),
            tr("Select a solution to move its pieces apart"),
        )
        self.slider.setRange(0, STEPS)
        self.slider.setPageStep(3)
        self.slider.valueChanged.connect(self._on_value_changed)

    def _on_value_changed(self, value: int) -> None:
        self.factor_changed.emit(value * FACTOR_A_STEP)


class ExplodeController(QObject):
    """Connects the slider and the actions with the view."""

    def __init__(
        self,
        slider: ExplodeSlider,
        viewer: ViewFrame,
        view_controller: ViewController,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._slider = slider
        self._viewer = viewer
        self._view_controller = view_controller
        self.why_not = ""
        """The reason why the pieces cannot be moved apart; empty if they can."""
        slider.factor_changed.connect(self._explode)
        viewer.created.connect(self._on_view_created)
        view_controller.shown.connect(self._on_shown)
        view_controller.stepped.connect(self._on_stepped)
        self._on_shown(view_controller.solution)

    def _explode(self, factor: float) -> None:
        self._viewer.show_scene(replace(self._viewer.scene, explode=factor))

    def _on_view_created(self, view: QWidget) -> None:
        self._slider.setVisible(not isinstance(view, NoView))
        self._on_shown(self._view_controller.solution)

    def _on_shown(self, solution: Solution | None) -> None:
        is_drawn = solution is not None and not isinstance(self._viewer.view, NoView)
        self._allow(is_drawn, tr("No solution is shown in 3D"))

    def _on_stepped(self, _order: object, _count: int) -> None:
        self._slider.slider.setValue(0)
        self._allow(False, tr("Show all pieces of the solution to move them apart"))

    def _allow(self, allowed: bool, why_not: str) -> None:
        self.why_not = "" if allowed else why_not
        self._slider.allow(allowed, why_not)
