"""Drag a piece in the 3D view along a direction of the lattice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QVector3D
from PySide6.QtWidgets import QWidget

from cubewright.model.cell import Cell, FloatArray

_DIRECTION_DISTANCE = 8.0
"""The distance in pixels after which the direction of a drag is chosen."""
_CLICK_DISTANCE = 9.0
"""The maximum distance in pixels of a click from an arrow."""


class PieceDrag(QObject):
    """Moves a piece when the user drags it; drags that begin elsewhere turn the view."""

    dragged = Signal(int, object, float)
    """The piece, the step along which it is dragged, and the number of steps."""
    released = Signal()
    clicked = Signal(int)
    """A piece that was clicked and not dragged."""
    arrow_clicked = Signal(object)
    """The step of the clicked arrow."""

    def __init__(
        self,
        piece_at: Callable[[QPointF], int | None],
        middle_of: Callable[[int], FloatArray],
        parent: QObject | None = None,
    ) -> None:
        """``piece_at`` returns the piece at a position; ``middle_of`` returns its centre."""
        super().__init__(parent)
        self._piece_at = piece_at
        self._middle_of = middle_of
        self._view: Any = None
        self._steps: dict[Cell, FloatArray] = {}
        self.arrows: dict[Cell, FloatArray] = {}
        """Both ends of the arrow of each step with an arrow, ``(2, 3)``."""
        self._pressed_arrow: Cell | None = None
        self._piece: int | None = None
        self._pressed_at = QPointF()
        self._step: Cell | None = None
        self._per_step = np.zeros(2)
        """The screen vector of each step, in pixels."""

    def begin(self, view: QWidget, steps: Sequence[Cell], space: FloatArray) -> None:
        """Watch the mouse in a view; ``space`` maps the lattice ``steps`` into space."""
        self.end()
        if not hasattr(view, "matrix"):
            return  # there is no 3D view
        self._view = view
        self._steps = {step: space @ np.array(step) for step in steps}
        view.installEventFilter(self)

    def end(self) -> None:
        """Stop watching the mouse."""
        if self._view is not None:
            self._view.removeEventFilter(self)
        self._view = self._piece = self._step = self._pressed_arrow = None
        self.arrows = {}

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._view or not isinstance(event, QMouseEvent):
            return False
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress:
            plain = event.button() == Qt.MouseButton.LeftButton and not event.modifiers()
            self._pressed_at, self._step = event.position(), None
            self._pressed_arrow = self._arrow_at(event.position()) if plain else None
            if self._pressed_arrow is not None:
                return True
            self._piece = self._piece_at(event.position()) if plain else None
            return self._piece is not None
        if self._pressed_arrow is not None:
            return self._on_arrow(kind, event.position())
        if self._piece is None:
            return False
        if kind == QEvent.Type.MouseMove:
            self._move(event.position())
            return True
        if kind == QEvent.Type.MouseButtonRelease:
            piece, self._piece = self._piece, None
            if self._step is not None:
                self.released.emit()
            else:
                self.clicked.emit(piece)
            return True
        return False

    def _move(self, position: QPointF) -> None:
        assert self._piece is not None
        by = np.array([position.x() - self._pressed_at.x(), position.y() - self._pressed_at.y()])
        if self._step is None:
            length = float(np.linalg.norm(by))
            if length < _DIRECTION_DISTANCE:
                return
            ways = {step: self._on_screen(self._piece, step) for step in self._steps}
            fits = {
                step: float(way @ by) / (float(np.linalg.norm(way)) * length)
                for step, way in ways.items()
                if np.linalg.norm(way) > 1.0
            }
            self._step = max(fits, key=lambda step: fits[step], default=None)
            if self._step is None:
                return
            self._per_step = ways[self._step]
        along = float(by @ self._per_step) / float(self._per_step @ self._per_step)
        self.dragged.emit(self._piece, self._step, max(0.0, along))

    def _on_arrow(self, kind: QEvent.Type, position: QPointF) -> bool:
        if kind == QEvent.Type.MouseButtonRelease:
            step, self._pressed_arrow = self._pressed_arrow, None
            if step == self._arrow_at(position):
                self.arrow_clicked.emit(step)
        return True

    def _arrow_at(self, position: QPointF) -> Cell | None:
        at = np.array([position.x(), position.y()])
        distances = {}
        for step, (start, tip) in self.arrows.items():
            begin, end = self._point(start), self._point(tip)
            along = end - begin
            share = float((at - begin) @ along) / max(1e-9, float(along @ along))
            distances[step] = float(np.linalg.norm(begin + along * min(max(share, 0), 1) - at))
        nearest = min(distances, key=lambda step: distances[step], default=None)
        return nearest if nearest is not None and distances[nearest] <= _CLICK_DISTANCE else None

    def _on_screen(self, piece: int, step: Cell) -> FloatArray:
        """Return the screen vector of a step of a piece, in pixels."""
        start = self._middle_of(piece)
        way: FloatArray = self._point(start + self._steps[step]) - self._point(start)
        return way

    def _point(self, place: FloatArray) -> FloatArray:
        """Return the screen position of a point in space, in pixels."""
        shown = self._view.matrix().map(QVector3D(*place.tolist()))
        x = (shown.x() + 1) / 2 * self._view.width()
        y = (1 - shown.y()) / 2 * self._view.height()
        return np.array([x, y])
