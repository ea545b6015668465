"""The replacement of the 3D view on a computer that cannot draw it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetrics, QImage, QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from cubewright.gui.viewer.scene import Scene
from cubewright.model.cell import Cell, FloatArray
from cubewright.translation import tr

_SMALLEST_TEXT = 6
"""The smallest text size, in pixels, for layers that are too wide."""
_MARGIN = 16


class NoView(QLabel):
    """Shows the reason for the missing 3D view, and figures and solutions as layers of text."""

    def __init__(self, problem: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reason = tr(
            "The 3D view is not available: {problem}. Everything else works without it.",
            problem=problem,
        )
        self._scene = Scene()
        self._layers = ""
        self.setAccessibleName(tr("3D view"))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMargin(_MARGIN)
        self.setText(self._reason)

    @property
    def scene(self) -> Scene:
        return self._scene

    def show_scene(self, scene: Scene) -> None:
        """Show the layers of the pieces or the figure as text, without colours or camera."""
        before, self._scene = self._scene, scene
        if scene.figure is before.figure and scene.solution is before.solution:
            return
        self._layers = str(scene.solution or scene.figure) if scene.figure.cells else ""
        self.setText(f"{self._reason}\n\n{self._layers}" if self._layers else self._reason)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Choose a text size at which no row of layers is wrapped."""
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setStyleHint(QFont.StyleHint.Monospace)
        size = QFontInfo(QApplication.font(self)).pixelSize()
        rows = self._layers.splitlines()
        room = self.width() - 2 * _MARGIN
        while True:
            font.setPixelSize(size)
            metrics = QFontMetrics(font)
            if size <= _SMALLEST_TEXT or all(
                metrics.horizontalAdvance(row) <= room for row in rows
            ):
                break
            size -= 1
        self.setFont(font)

    def ray_at(self, position: QPointF) -> FloatArray | None:
        """Return None, because text has no line of sight."""

    def cell_at(self, position: QPointF) -> Cell | None:
        """Return None, because a position in text identifies no cell."""

    def toggle_turntable(self) -> None:
        """Do nothing: there is no camera."""

    def reset_view(self) -> None:
        """Do nothing: there is no camera."""

    def image(self) -> QImage:
        return self.grab().toImage()
