"""The dialog that asks for a colour, and the menu that shows each colour number's colour."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QMenu, QWidget

from cubewright.gui.widgets.icons import swatch
from cubewright.model.pieces.colours import COLOURS, numbered_colour
from cubewright.translation import tr


def ask_colour(parent: QWidget, colour: str, title: str) -> str:
    """Ask for a colour; return it as "#rrggbb", or an empty text if the user cancels."""
    for place, each in enumerate(COLOURS[: QColorDialog.customCount()]):
        QColorDialog.setCustomColor(place, QColor(each))
    chosen = QColorDialog.getColor(QColor(colour), parent, title)
    return chosen.name() if chosen.isValid() else ""


class CellColoursMenu(QMenu):
    """A menu with each colour number in its colour; the user chooses one to change its colour."""

    chosen = Signal(int)
    """The number whose colour the user wants to change."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self.setToolTipsVisible(True)

    def show_colours(self, count: int, own: Sequence[str]) -> None:
        """Show the numbers from 1 to ``count``; ``own`` are the project's colours."""
        self.clear()
        for number in range(1, max(count, len(own)) + 1):
            colour = numbered_colour(number, own)
            action = self.addAction(tr("Colour {number}…", number=number))
            action.setIcon(swatch(QColor(colour)))
            action.setToolTip(tr("Change {colour} to another colour", colour=colour))
            action.triggered.connect(partial(self._choose, number))

    def _choose(self, number: int, _checked: bool = False) -> None:
        self.chosen.emit(number)
