"""Create and connect the buttons of windows without a default button."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QAbstractButton, QPushButton


def push_button(text: str, tip: str) -> QPushButton:
    """Return a button with a tooltip, which Enter presses only while it has the focus."""
    button = QPushButton(text)
    button.setToolTip(tip)
    button.setAutoDefault(False)
    return button


def on_click(button: QAbstractButton, command: Callable[[], object]) -> None:
    """Call a command, without arguments, whenever a button is clicked."""
    button.clicked.connect(lambda _checked: command())
