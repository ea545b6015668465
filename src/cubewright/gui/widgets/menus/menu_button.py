"""A flat button that opens a menu, with an arrow beside its text."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QStyleOptionToolButton, QToolButton

from cubewright.translation import joined

ARROW = "\N{BLACK DOWN-POINTING SMALL TRIANGLE}"


class MenuButton(QToolButton):
    """A button with a menu; Qt's own arrow, small and low, is easily taken for a comma."""

    def __init__(self, text: str, tip: str, menu: QMenu | None = None) -> None:
        super().__init__()
        self.setText(joined(" ", (text, ARROW)))
        self.setToolTip(tip)
        self.setAccessibleName(tip)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoRaise(True)
        if menu is not None:
            self.setMenu(menu)

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        super().initStyleOption(option)
        has_menu = QStyleOptionToolButton.ToolButtonFeature.HasMenu
        option.features &= ~has_menu
