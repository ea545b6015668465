"""The replacement of the 3D view on a computer that cannot draw it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QWidget

from cubewright.gui.viewer.scene import Scene
from cubewright.model.cell import Cell, FloatArray
from cubewright.translation import tr


class NoView(QLabel):
    """Shows why there is no 3D view, and figures and solutions as layers of text."""

    def __init__(self, problem: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reason = tr(
            "The 3D view is not available: {problem}. Everything else works without it.",
            problem=problem,
        )
        self._scene = Scene()
        self.setAccessibleName(tr("3D view"))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMargin(16)
        self.setText(self._reason)

    @property
    def scene(self) -> Scene:
        return self._scene

    def show_scene(self, scene: Scene) -> None:
        """Show the layers of the pieces or the figure; text has no colours and no camera."""
        before, self._scene = self._scene, scene
        if scene.figure is before.figure and scene.solution is before.solution:
            return
        layers = str(scene.solution or scene.figure) if scene.figure.cells else ""
        self.setText(f"{self._reason}\n\n{layers}" if layers else self._reason)
        font = self.font()
        font.setStyleHint(font.StyleHint.Monospace)
        font.setFamily("monospace")
        self.setFont(font)

    def ray_at(self, position: QPointF) -> FloatArray | None:
        """Return None: text has no lines of sight."""

    def cell_at(self, position: QPointF) -> Cell | None:
        """Return None: text has no cells to point at."""

    def toggle_turntable(self) -> None:
        """Do nothing: there is no camera."""

    def reset_view(self) -> None:
        """Do nothing: there is no camera."""

    def image(self) -> QImage:
        return self.grab().toImage()
