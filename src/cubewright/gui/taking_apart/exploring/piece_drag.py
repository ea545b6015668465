"""Drags a piece in the 3D view along a direction of the lattice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QVector3D
from PySide6.QtWidgets import QWidget

from cubewright.model.cell import Cell, FloatArray

_DECIDED = 8.0
"""Pixels after which the direction of a drag is chosen."""


class PieceDrag(QObject):
    """While it is on, a drag that begins on a piece moves it; others turn the view."""

    dragged = Signal(int, object, float)
    """The piece, the step along which it is dragged, and how many steps."""
    released = Signal()
    clicked = Signal(int)
    """A piece that was clicked, and not dragged."""

    def __init__(
        self,
        piece_at: Callable[[QPointF], int | None],
        middle_of: Callable[[int], FloatArray],
        parent: QObject | None = None,
    ) -> None:
        """``piece_at`` finds the piece at a position, ``middle_of`` its middle in space."""
        super().__init__(parent)
        self._piece_at = piece_at
        self._middle_of = middle_of
        self._view: Any = None
        self._steps: dict[Cell, FloatArray] = {}
        self._piece: int | None = None
        self._pressed_at = QPointF()
        self._step: Cell | None = None
        self._per_step = np.zeros(2)
        """How far a step leads on the screen, in pixels."""

    def begin(self, view: QWidget, steps: Sequence[Cell], space: FloatArray) -> None:
        """Take the mouse of a view; ``steps`` are the directions, ``space`` as in a lattice."""
        self.end()
        if not hasattr(view, "matrix"):
            return  # there is no 3D view
        self._view = view
        self._steps = {step: space @ np.array(step) for step in steps}
        view.installEventFilter(self)

    def end(self) -> None:
        """Leave the mouse to the view."""
        if self._view is not None:
            self._view.removeEventFilter(self)
        self._view = self._piece = self._step = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._view or not isinstance(event, QMouseEvent):
            return False
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress:
            plain = event.button() == Qt.MouseButton.LeftButton and not event.modifiers()
            self._piece = self._piece_at(event.position()) if plain else None
            self._pressed_at, self._step = event.position(), None
            return self._piece is not None
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
            if length < _DECIDED:
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

    def _on_screen(self, piece: int, step: Cell) -> FloatArray:
        """Return where a step of a piece leads on the screen, in pixels."""
        matrix = self._view.matrix()
        start = self._middle_of(piece)
        points = []
        for point in (start, start + self._steps[step]):
            shown = matrix.map(QVector3D(*point.tolist()))
            x = (shown.x() + 1) / 2 * self._view.width()
            y = (1 - shown.y()) / 2 * self._view.height()
            points.append(np.array([x, y]))
        way: FloatArray = points[1] - points[0]
        return way
