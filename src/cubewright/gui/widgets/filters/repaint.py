"""Repaints the areas that another window covered, where Qt would not."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QRegion, QWindow
from PySide6.QtWidgets import QWidget


class Repainter(QObject):
    """Repaints the widgets around a view that is a native window.

    Without a compositor, the system asks for uncovered areas to be repainted. For a
    widget that contains an OpenGL widget, Qt 6 answers by composing the pictures of
    both. That paints nothing if the OpenGL widget has a native window, and the
    covering window stays visible between the widgets.
    """

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self._around: dict[QObject, QWidget] = {}
        if not view.testAttribute(Qt.WidgetAttribute.WA_NativeWindow):
            return
        if view.isVisible():
            self._look_around()
        else:
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
        """Watch every native window that contains the view."""
        around = self._view.parentWidget()
        while around is not None:
            window = around.windowHandle()
            if window is not None and window not in self._around:
                self._around[window] = around
                window.installEventFilter(self)
            around = around.parentWidget()


def _own_part(widget: QWidget) -> QRegion:
    """Return the part of a widget that is not covered by native child windows."""
    part = QRegion(widget.rect())
    for window in widget.windowHandle().findChildren(
        QWindow, options=Qt.FindChildOption.FindDirectChildrenOnly
    ):
        if window.isVisible():
            part -= QRegion(window.geometry())
    return part
