"""A text at the bottom of the 3D view: what to do, or why there is nothing to see."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from cubewright.model.lattice import Lattice
from cubewright.translation import several, tr


class ViewHint(QLabel):
    """Lines of text across the view, which let the mouse through; hidden while it is empty."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_colour(self, colour: str) -> None:
        """Set the colour of the text, in ``#rrggbb``."""
        self.setStyleSheet(f"color: {colour}; background: transparent")

    def show_text(self, text: str) -> None:
        """Show a text, or nothing if it is empty."""
        self.setText(text)
        self.setVisible(bool(text))
        self.place()

    def place(self) -> None:
        """Put the text at the bottom of the view; call it after the view was resized."""
        width = max(1, self._view.width() - 24)
        height = self.heightForWidth(width)
        self.setGeometry(12, self._view.height() - height - 18, width, height)


def nothing_to_show(lattice: Lattice) -> str:
    """Return what to do where there are no cells to show."""
    return tr(
        "Nothing to show yet.\nDraw {cells} in a layer, or open a figure.",
        cells=several(lattice.noun),
    )
