"""A progress bar for a fraction."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar

_STEPS = 1000


class FractionBar(QProgressBar):
    """Shows the finished share of some work, in percent."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setRange(0, _STEPS)
        self.setFormat("%p %")
        self.setAccessibleName(name)

    def show_fraction(self, fraction: float) -> None:
        """Show a share from 0 to 1."""
        self.setValue(int(_STEPS * fraction))
