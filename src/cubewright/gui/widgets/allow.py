"""Enable and disable controls; a disabled control shows the reason."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from cubewright.translation import retranslated_text

_USUAL_TIP = "usual_tip"


def allow(control: QWidget | QAction, why_not: str) -> None:
    """Enable a control, or disable it and show ``why_not`` in place of its usual tooltip."""
    usual = control.property(_USUAL_TIP)
    if usual is None:
        usual = control.toolTip()
        control.setProperty(_USUAL_TIP, usual)
    control.setEnabled(not why_not)
    control.setToolTip(why_not or retranslated_text(usual))
