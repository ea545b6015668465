"""The room of a sliding puzzle in 3D, with its pieces; free cells are glass."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cubewright.gui.viewer.create import create_view
from cubewright.gui.widgets.focus import FocusFrame
from cubewright.presenter.analysis.sliding_play import SlidingPlay
from cubewright.presenter.analysis.sliding_scene import SlidingScene
from cubewright.translation import tr


class RoomView(QWidget):
    """Shows the pieces of a play; the selected piece is marked."""

    def __init__(self) -> None:
        # Qt reopens the main window if a view is created in a child of it.
        super().__init__()
        self.view = create_view(self)
        self.view.setAccessibleName(tr("The room in 3D"))
        self.view.setMinimumSize(140, 96)
        self._scene: SlidingScene | None = None
        self._play: SlidingPlay | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(FocusFrame(self.view))
        self._show_theme()

    def show_play(self, play: SlidingPlay, selected: str | None) -> None:
        """Show the pieces at their places."""
        if self._play is not play or self._scene is None:
            self._play, self._scene = play, SlidingScene(play.puzzle)
        chosen = () if selected is None else (self._scene.symbols.index(selected),)
        scene = self.view.scene.with_part(self._scene.solution(play.places))
        self.view.show_scene(replace(scene, chosen=chosen))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_theme()

    def _show_theme(self) -> None:
        is_dark = self.palette().color(QPalette.ColorRole.Window).lightness() < 128
        self.view.show_scene(replace(self.view.scene, dark=is_dark))
