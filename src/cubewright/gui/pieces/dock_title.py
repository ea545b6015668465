"""The title bar of a dock, with buttons that are visible in every theme."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QToolButton, QWidget

from cubewright.gui.widgets.icons import icon

_ICON_SIZE = QSize(14, 14)


class DockTitle(QWidget):
    """The dock's title with buttons to float and to close it. The rest of it drags the dock.

    The style's own icons are dark on every ground.
    """

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        self._dock = dock
        self.float_button = _button("Move the panel into its own window, or back")
        self.close_button = _button("Close the panel; View > Pieces panel opens it again")
        self.float_button.clicked.connect(lambda: dock.setFloating(not dock.isFloating()))
        self.close_button.clicked.connect(dock.close)
        title = QLabel(dock.windowTitle())
        dock.windowTitleChanged.connect(title.setText)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 2, 2, 0)
        row.setSpacing(0)
        row.addWidget(title, 1)
        row.addWidget(self.float_button)
        row.addWidget(self.close_button)
        self._draw_icons()

    def _draw_icons(self) -> None:
        self.float_button.setIcon(icon("float"))
        self.close_button.setIcon(icon("close"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "close_button"):
            self._draw_icons()


def _button(tip: str) -> QToolButton:
    button = QToolButton()
    button.setAutoRaise(True)
    button.setIconSize(_ICON_SIZE)
    button.setToolTip(tip)
    button.setStatusTip(tip)
    button.setAccessibleName(tip)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
