"""Paints what another window has covered again, where Qt itself would not."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QRegion, QWindow
from PySide6.QtWidgets import QWidget


class Repainter(QObject):
    """Paints the widgets that a view stands in, if it is a window of the system's own.

    Without a compositor the system asks for what comes to light again. Qt 6
    answers for every widget with an OpenGL widget in it by putting both of their
    pictures together, which paints nothing where that one has its own window:
    between the widgets there would stay what was in front of them.
    """

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self._around: dict[QObject, QWidget] = {}
        if view.testAttribute(Qt.WidgetAttribute.WA_NativeWindow):
            view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and watched is self._view:
            self._view.removeEventFilter(self)
            self._look_around()
        elif event.type() == QEvent.Type.Expose and watched in self._around:
            around = self._around[watched]
            around.update(_own_part(around))
        return False

    def _look_around(self) -> None:
        """Watch every window of the system's that the view stands in."""
        around = self._view.parentWidget()
        while around is not None:
            window = around.windowHandle()
            if window is not None and window not in self._around:
                self._around[window] = around
                window.installEventFilter(self)
            around = around.parentWidget()


def _own_part(widget: QWidget) -> QRegion:
    """What of a widget is not covered by those that have windows of their own."""
    part = QRegion(widget.rect())
    for window in widget.windowHandle().findChildren(
        QWindow, options=Qt.FindChildOption.FindDirectChildrenOnly
    ):
        if window.isVisible():
            part -= QRegion(window.geometry())
    return part
