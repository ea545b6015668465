"""Handle keys in the list and in the 3D view while the user moves pieces by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, radians, sin

import numpy as np
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cubewright.model.cell import Cell, FloatArray

_Key = Qt.Key
_KEY_ANGLES = {_Key.Key_Left: 180.0, _Key.Key_Right: 0.0, _Key.Key_Up: 90.0, _Key.Key_Down: -90.0}
"""Angles from the direction to the right, seen from above, in degrees."""
_UPRIGHT = {_Key.Key_PageUp: 1.0, _Key.Key_PageDown: -1.0}
_MIN_COSINE = 0.7
"""The minimum cosine of the angle between the direction of a key and the direction of its move."""


class ExploreKeys(QObject):
    """Handles undo, redo and Esc in some widgets, and the arrow keys in the view."""

    undo_requested = Signal()
    redo_requested = Signal()
    left = Signal()
    stepped = Signal(object)
    """The step along which to move the chosen piece."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view: QWidget | None = None
        self._watched: list[QWidget] = []
        self._steps: dict[Cell, FloatArray] = {}
        self._is_chosen: Callable[[], bool] = lambda: False

    def begin(
        self,
        widgets: Sequence[QWidget],
        view: QWidget,
        steps: dict[Cell, FloatArray],
        is_chosen: Callable[[], bool],
    ) -> None:
        """Watch widgets and the view; ``steps`` maps steps to their vectors in space.

        ``is_chosen`` returns whether a piece is chosen for the arrow keys.
        """
        self.end()
        self._view, self._steps, self._is_chosen = view, steps, is_chosen
        self._watched = [*widgets, view]
        for widget in self._watched:
            widget.installEventFilter(self)

    def end(self) -> None:
        """Stop watching the widgets."""
        for widget in self._watched:
            widget.removeEventFilter(self)
        self._watched, self._view = [], None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        act = self._action(event, in_view=watched is self._view)
        if act is None:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # otherwise Esc would stop a search, and Ctrl+Z undo a change
            return True
        if event.type() == QEvent.Type.KeyPress:
            act()
            return True
        return False

    def _action(self, event: QKeyEvent, *, in_view: bool) -> Callable[[], None] | None:
        """Return the function of a key, or None."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
        key = _Key(event.key())
        if modifiers == control and key == _Key.Key_Z:
            return self.undo_requested.emit
        if (modifiers, key) in ((control | shift, _Key.Key_Z), (control, _Key.Key_Y)):
            return self.redo_requested.emit
        if modifiers:
            return None
        if key == _Key.Key_Backspace:
            return self.undo_requested.emit
        if key == _Key.Key_Escape:
            return self.left.emit
        if not in_view or not self._is_chosen():
            return None
        step = self._step(key)
        return None if step is None else lambda: self.stepped.emit(step)

    def _step(self, key: Qt.Key) -> Cell | None:
        """Return the step closest to a key's direction in the view; None if no step is close."""
        if key in _UPRIGHT:
            wanted = np.array([0.0, 0.0, _UPRIGHT[key]])
        elif key in _KEY_ANGLES:
            direction = getattr(self._view, "direction", None)
            # The camera is in front at -90 degrees; then right is along x.
            turned = 90.0 + (-90.0 if direction is None else direction.azimuth)
            angle = radians(turned + _KEY_ANGLES[key])
            wanted = np.array([cos(angle), sin(angle), 0.0])
        else:
            return None
        fits = {
            step: float(vector @ wanted) / float(np.linalg.norm(vector))
            for step, vector in self._steps.items()
        }
        best = max(fits, key=lambda step: fits[step], default=None)
        return best if best is not None and fits[best] >= _MIN_COSINE else None
