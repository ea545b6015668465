"""Keeps the mouse wheel from changing a number or choice that does not have the focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox


class WheelGuard(QObject):
    """An event filter of the application; the wheel then scrolls what is behind the field."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
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
        if kind != QEvent.Type.Wheel:
            return False
        if isinstance(watched, (QAbstractSpinBox, QComboBox)) and not watched.hasFocus():
            event.ignore()
            return True
        return False


def _refuse_focus_by_wheel(field: QAbstractSpinBox | QComboBox) -> None:
    if field.focusPolicy() == Qt.FocusPolicy.WheelFocus:
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
