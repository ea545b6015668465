"""Parts of forms: a check box with a tooltip, and several widgets in a row."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from cubewright.gui.widgets.fields.check_box import OutlinedCheckBox


def check_box(text: str, tip: str) -> OutlinedCheckBox:
    """Return a check box with a tooltip."""
    box = OutlinedCheckBox(text)
    box.setToolTip(tip)
    return box


def row_of(*widgets: QWidget) -> QWidget:
    """Return a widget that has others side by side, at its left."""
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        layout.addWidget(widget)
    layout.addStretch()
    return row
