"""Keeps the wheel from changing fields without the focus, and dialogs on the screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QWidget

from cubewright.gui.widgets.window_size import keep_on_screen

_BOUNDED = (Qt.WindowType.Dialog, Qt.WindowType.Sheet)


class ApplicationFilter(QObject):
    """An event filter of the application.

    The mouse wheel changes a number or a choice only where it has the focus; elsewhere
    it scrolls what is behind the field. A dialog larger than the screen becomes smaller
    when it is shown. Make it after the fields of a window: building them sends
    thousands of events, each of which would pass through the filter.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if parent is not None:
            for box in parent.findChildren(QAbstractSpinBox):
                _refuse_focus_by_wheel(box)
            for combo in parent.findChildren(QComboBox):
                _refuse_focus_by_wheel(combo)
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The type is compared first: every event of the program passes here.
        kind = event.type()
        if kind == QEvent.Type.Polish:
            if isinstance(watched, (QAbstractSpinBox, QComboBox)):
                _refuse_focus_by_wheel(watched)
            return False
        if kind == QEvent.Type.Show:
            if isinstance(watched, QWidget) and watched.windowType() in _BOUNDED:
                keep_on_screen(watched)
            return False
        if kind != QEvent.Type.Wheel:
            return False
        if isinstance(watched, (QAbstractSpinBox, QComboBox)) and not watched.hasFocus():
            event.ignore()
            return True
        return False


def _refuse_focus_by_wheel(field: QAbstractSpinBox | QComboBox) -> None:
    if field.focusPolicy() == Qt.FocusPolicy.WheelFocus:
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
