"""How large a window is at first: as it is meant to be, if the screen has room for that."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

_FRAME = QSize(4, 40)
"""About what a window's frame and title take, which is not known before it is shown."""


def set_initial_size(window: QWidget, usual: QSize) -> None:
    """Give a window its usual size, or as much of it as the screen has room for."""
    window.resize(room_for(usual, window.screen().availableSize()))


def room_for(usual: QSize, screen: QSize) -> QSize:
    """The usual size, or what a window may have of a screen that is smaller.

    >>> room_for(QSize(1400, 860), QSize(1000, 650)).toTuple()
    (996, 610)
    """
    return usual.boundedTo(screen - _FRAME)
