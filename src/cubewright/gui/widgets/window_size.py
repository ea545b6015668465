"""The size of a window within the screen, and bringing a window to the front."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QWidget

_FRAME = QSize(4, 40)
"""The approximate size of a window's frame and title, which is unknown before it is shown."""


def set_initial_size(window: QWidget, default_size: QSize) -> None:
    """Resize a window to its default size, or to as much of it as fits the screen."""
    window.resize(size_on_screen(default_size, window.screen().availableSize()))


def size_on_screen(default_size: QSize, screen: QSize) -> QSize:
    """Return the default size, reduced to the maximum that the screen allows.

    >>> size_on_screen(QSize(1400, 860), QSize(1000, 650)).toTuple()
    (996, 610)
    """
    return default_size.boundedTo(screen - _FRAME)


def keep_on_screen(window: QWidget) -> None:
    """Shrink a window that is larger than the screen, and move it onto the screen."""
    screen = window.screen().availableGeometry()
    room = size_on_screen(window.size(), screen.size())
    if room != window.size():
        window.resize(room)
    farthest = QPoint(screen.right() - window.width(), screen.bottom() - window.height())
    place = window.pos()
    inside = QPoint(
        max(screen.left(), min(place.x(), farthest.x())),
        max(screen.top(), min(place.y(), farthest.y())),
    )
    if inside != place:
        window.move(inside)


def bring_to_front(window: QWidget) -> None:
    """Show a window in front of the others, with the keyboard focus."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.activateWindow()
