"""The two halves of a window that searches: a form and the results."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cubewright.gui.widgets.calm_splitter import CalmSplitter


class Halves(CalmSplitter):
    """A form with rows of buttons beside the results, or above them in a narrow window.

    ``wide`` is the minimum window width, in pixels, at which the halves are side by side.
    """

    def __init__(
        self,
        form: QWidget,
        rows: Sequence[Sequence[QWidget]],
        results: QWidget,
        widths: tuple[int, int],
        wide: int,
    ) -> None:
        super().__init__()
        self._wide = wide
        left = QWidget()
        side = QVBoxLayout(left)
        side.setContentsMargins(0, 0, 0, 8)
        side.addWidget(form, stretch=1)
        for buttons in rows:
            row = QHBoxLayout()
            row.setContentsMargins(8, 0, 8, 0)
            for button in buttons:
                row.addWidget(button)
            row.addStretch()
            side.addLayout(row)
        self.addWidget(left)
        self.addWidget(results)
        self.setStretchFactor(1, 1)
        self.setChildrenCollapsible(False)
        self.setSizes(widths)

    def arrange(self, width: int) -> None:
        """Put the halves side by side or above each other, for a width of the window."""
        is_wide = width >= self._wide
        self.setOrientation(Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical)
