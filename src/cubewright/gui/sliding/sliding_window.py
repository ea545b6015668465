"""The window of sliding puzzles: choose a puzzle, slide its pieces, or play a shortest solution."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.sliding.board import SlidingBoard
from cubewright.gui.sliding.room_view import RoomView
from cubewright.gui.widgets.buttons import push_button
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.fields import check_box
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.presenter.analysis.sliding_play import SlidingPlay
from cubewright.presenter.analysis.sliding_text import COUNT_NOUNS
from cubewright.translation import several, tr

DEFAULT_SIZE = QSize(640, 640)
MINIMUM_SIZE = QSize(420, 260)


class SlidingWindow(QWidget):
    """The list of puzzles, the board, and the actions."""

    def __init__(self, play: SlidingPlay, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(tr("Sliding puzzles \N{EM DASH} Cubewright"))
        self.setMinimumSize(MINIMUM_SIZE)
        set_initial_size(self, DEFAULT_SIZE)
        self.puzzles = QComboBox()
        self.puzzles.setAccessibleName(tr("Sliding puzzles"))
        self.puzzles.setMinimumContentsLength(12)
        self.puzzles.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.open_file = push_button(
            tr("&Open file…"), tr("Open a file of sliding puzzles (.toml)")
        )
        self.board = SlidingBoard(play)
        self.in_3d = check_box(
            tr("Show in &3D"), tr("Show the room with its pieces in 3D beside the layers")
        )
        self.room = RoomView()
        self.room.hide()
        self.title = ElidedLabel()
        self.count = QComboBox()
        self.count.setAccessibleName(tr("Count moves as"))
        for name, noun in COUNT_NOUNS.items():
            self.count.addItem(several(noun), name)
        self.count.setToolTip(
            tr("Count each piece that moves, each straight line, or each step of one cell")
        )
        self.state = ElidedLabel()
        self.restart = push_button(tr("&Restart"), tr("Go back to the start"))
        self.undo = push_button(tr("&Undo"), tr("Take the last move back"))
        self.undo.setShortcut(QKeySequence.StandardKey.Undo)
        self.redo = push_button(tr("Re&do"), tr("Repeat the move that was taken back"))
        self.redo.setShortcut(QKeySequence.StandardKey.Redo)
        self.hint = push_button(tr("&Hint"), tr("Make the next move of a shortest solution"))
        self.play = push_button(tr("&Play solution"), tr("Play a shortest solution from here"))
        self._lay_out()

    @property
    def counted(self) -> str:
        """The name of the chosen count of moves."""
        name: str = self.count.currentData()
        return name

    def choose_count(self, name: str) -> None:
        """Choose a count of moves by name."""
        self.count.setCurrentIndex(self.count.findData(name))

    def show_room(self) -> None:
        """Show the pieces in 3D, if the user wants it."""
        is_shown = self.in_3d.isChecked()
        self.room.setVisible(is_shown)
        if is_shown:
            self.room.show_play(self.board.play, self.board.selected)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(8)
        layout.addLayout(_row(self.puzzles, self.open_file, wide=self.puzzles))
        layout.addWidget(self.title)
        middle = QHBoxLayout()
        middle.setSpacing(8)
        middle.addWidget(self.board, 1)
        middle.addWidget(self.room, 1)
        layout.addLayout(middle, 1)
        layout.addLayout(_row(self.state, self.hint, self.play, wide=self.state))
        layout.addLayout(_row(self.restart, self.undo, self.redo, self.in_3d, None, self.count))


def _row(*widgets: QWidget | None, wide: QWidget | None = None) -> QHBoxLayout:
    """Return a row of widgets; None stands for free space."""
    row = QHBoxLayout()
    row.setSpacing(8)
    for widget in widgets:
        if widget is None:
            row.addStretch()
        else:
            row.addWidget(widget, 1 if widget is wide else 0)
    return row
