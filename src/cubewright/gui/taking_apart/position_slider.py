"""The player's slider, which sets the position within the plan and handles the player's keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QSlider, QStyle, QWidget

STEPS_PER_MOVE = 100
"""The number of slider steps per move."""
PAGE_MOVES = 8
"""The number of moves that Page Up and Page Down skip."""
_Key = Qt.Key
_STEPS = {
    _Key.Key_Left: -1,
    _Key.Key_Right: 1,
    _Key.Key_PageUp: -PAGE_MOVES,
    _Key.Key_PageDown: PAGE_MOVES,
}
_PLAY = (_Key.Key_Space, _Key.Key_Return, _Key.Key_Enter)
_SOLUTIONS = {_Key.Key_Up: "previous", _Key.Key_Down: "next"}


class PositionSlider(QSlider):
    """A slider with keys: arrows step by a move or, with Shift, to a separation; Space plays."""

    position_chosen = Signal(float)
    """The position to which the user moved the slider, in moves."""
    stepped = Signal(int)
    """The number of moves to step by."""
    separation_stepped = Signal(int)
    """The user asked for the next separation (1) or the previous one (-1)."""
    end_chosen = Signal(bool)
    """The user asked for the end (True) or the start (False)."""
    play_toggled = Signal()
    pause_requested = Signal()
    solution_stepped = Signal(str)
    """The user asked for the ``previous`` or the ``next`` solution."""
    delete_requested = Signal()
    """The user asked to delete the solution from the list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.is_playing = False
        """Whether the plan is playing, so that Esc pauses it."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumWidth(50)
        self.setPageStep(STEPS_PER_MOVE)
        self.valueChanged.connect(lambda value: self.position_chosen.emit(value / STEPS_PER_MOVE))

    def set_position(self, position: float, moves: int) -> None:
        """Show a position without emitting a signal."""
        with QSignalBlocker(self):
            self.setRange(0, moves * STEPS_PER_MOVE)
            self.setValue(round(position * STEPS_PER_MOVE))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() in (
                Qt.KeyboardModifier.NoModifier,
                Qt.KeyboardModifier.KeypadModifier,
            )
            if plain and event.key() == _Key.Key_Delete:
                event.accept()
                return True
            if event.key() == _Key.Key_Escape and self.is_playing:
                event.accept()  # otherwise Esc would stop the search
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = _Key(event.key())
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        shift = modifiers == Qt.KeyboardModifier.ShiftModifier
        if modifiers and not shift:
            event.ignore()
        elif shift and key in (_Key.Key_Left, _Key.Key_Right):
            self.separation_stepped.emit(_STEPS[key])
        elif shift:
            event.ignore()
        elif key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key in (_Key.Key_Home, _Key.Key_End):
            self.end_chosen.emit(key == _Key.Key_End)
        elif key in _PLAY:
            self.play_toggled.emit()
        elif key in _SOLUTIONS:
            self.solution_stepped.emit(_SOLUTIONS[key])
        elif key == _Key.Key_Delete:
            self.delete_requested.emit()
        elif key == _Key.Key_Escape and self.is_playing:
            self.pause_requested.emit()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Jump to the clicked position, instead of moving a page towards it."""
        if event.button() == Qt.MouseButton.LeftButton:
            room = max(1, self.width() - 10)
            place = round(event.position().x()) - 5
            upside = self.invertedAppearance() != (
                self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            )
            self.setValue(
                QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), place, room, upside)
            )
        super().mousePressEvent(event)
