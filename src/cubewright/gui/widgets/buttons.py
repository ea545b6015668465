"""Create buttons for windows without a default button."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton


def push_button(text: str, tip: str) -> QPushButton:
    """Return a button with a tooltip, which Enter presses only while it has the focus."""
    button = QPushButton(text)
    button.setToolTip(tip)
    button.setAutoDefault(False)
    return button
