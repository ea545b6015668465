"""The progress of the analysis, below the solutions."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QToolButton, QWidget

from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.icons import icon
from cubewright.translation import tr


class AnalysisLine(QWidget):
    """A progress bar with Pause and Cancel; hidden while no analysis runs."""

    pause_toggled = Signal()
    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.text = ElidedLabel()
        self.progress = QProgressBar(textVisible=False, minimum=0, maximum=1000)
        self.progress.setFixedHeight(6)
        self.progress.setAccessibleName(tr("Progress of the analysis"))
        self.pause = self._button("pause", tr("Pause the analysis"))
        self.cancel = self._button("stop", tr("Stop the analysis and keep its results"))
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 4, 2)
        row.setSpacing(4)
        row.addWidget(self.text, 3)
        row.addWidget(self.progress, 1)
        row.addWidget(self.pause)
        row.addWidget(self.cancel)
        self.pause.clicked.connect(lambda _checked=False: self.pause_toggled.emit())
        self.cancel.clicked.connect(lambda _checked=False: self.cancelled.emit())
        self.hide()

    def _button(self, name: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon(name))
        button.setIconSize(QSize(16, 16))
        button.setAutoRaise(True)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        return button

    def show_progress(self, text: str, fraction: float, *, paused: bool) -> None:
        """Show the progress of the analysis; ``fraction`` is from 0 to 1."""
        self.text.setText(text)
        self.progress.setValue(round(1000 * fraction))
        tip = tr("Resume the analysis") if paused else tr("Pause the analysis")
        self.pause.setIcon(icon("continue" if paused else "pause"))
        self.pause.setToolTip(tip)
        self.pause.setAccessibleName(tip)
        self.show()
