"""The buttons that step through the list of solutions."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from cubewright.gui.widgets.icons import icon
from cubewright.translation import mark, tr

_BUTTONS = (
    ("first", mark("First solution"), mark("First solution (Home in the list)")),
    (
        "previous",
        mark("Previous solution"),
        mark("Previous solution (Left or Up in the list)"),
    ),
    ("next", mark("Next solution"), mark("Next solution (Right or Down in the list)")),
    (
        "last",
        mark("Last solution found so far"),
        mark("Last solution found so far (End in the list)"),
    ),
)


class StepButtons(QWidget):
    """Buttons for the first, previous, next and last solution, in a row."""

    stepped = Signal(str)
    """``first``, ``previous``, ``next`` or ``last``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons = {name: self._button(name, title, tip) for name, title, tip in _BUTTONS}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for button in self._buttons.values():
            row.addWidget(button)

    def _button(self, name: str, title: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"{name}-solution")
        button.setIcon(icon(name))
        button.setIconSize(QSize(20, 20))
        button.setAutoRaise(True)
        button.setToolTip(tr(tip))
        button.setAccessibleName(tr(title))
        button.clicked.connect(lambda _checked=False: self.stepped.emit(name))
        return button

    def show_position(self, position: int, count: int) -> None:
        """Enable the steps from a position in the list, from 0 or -1, of ``count`` solutions."""
        for name in ("first", "previous"):
            self._buttons[name].setEnabled(position > 0)
        for name in ("next", "last"):
            self._buttons[name].setEnabled(position < count - 1)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            for name, button in self._buttons.items():
                button.setIcon(icon(name))
