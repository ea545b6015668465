"""The field above the list that asks for a level of some number at least."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, Signal
from PySide6.QtWidgets import QSpinBox, QWidget

from cubewright.translation import tr

MOST = 999


class LevelField(QSpinBox):
    """Says "any level" until the user asks for one; hidden while no levels are known."""

    level_chosen = Signal(int)
    """The least level; 0 for any."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(0, MOST)
        self.setKeyboardTracking(False)
        self.setToolTip(
            tr("List only solutions whose first separation needs this many moves or more")
        )
        self.setAccessibleName(tr("Level at least"))
        self._set_texts()
        self.valueChanged.connect(self.level_chosen)
        self.hide()

    def _set_texts(self) -> None:
        self.setSpecialValueText(tr("Any level"))
        self.setPrefix(tr("Level \N{GREATER-THAN OR EQUAL TO} "))

    def show_level(self, least: int) -> None:
        """Show a level that the words ask for, without a signal."""
        if self.value() != least:
            with QSignalBlocker(self):
                self.setValue(least)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
