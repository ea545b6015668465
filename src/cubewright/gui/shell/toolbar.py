"""The toolbar: file, undo, pieces, counting, search, and stepping through the solutions."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QLabel, QProgressBar, QSizePolicy, QToolBar, QToolButton

from cubewright.gui.shell.actions import Actions
from cubewright.model.piece import PieceSet
from cubewright.model.symmetry.group import Convention

CONVENTION_TITLES = {
    Convention.UNIQUE: "Unique: rotations and reflections merged",
    Convention.ROTATIONS: "Up to rotation",
    Convention.RAW: "Raw: nothing merged",
}
_SHORT_TITLES = {
    Convention.UNIQUE: "Unique",
    Convention.ROTATIONS: "Up to rotation",
    Convention.RAW: "Raw",
}
PROGRESS_STEPS = 1000
_TITLE_LENGTH = 14
"""The minimum number of visible letters of a piece set's title."""


class MainToolBar(QToolBar):
    """The toolbar, with combo boxes, the progress bar and the number of solutions."""

    def __init__(self, actions: Actions) -> None:
        super().__init__("Tools")
        self.setObjectName("tools")
        self.setMovable(False)
        self.setIconSize(QSize(20, 20))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._add(actions, "new", "open", "save")
        self.addSeparator()
        self._add(actions, "undo", "redo")
        self.addSeparator()
        self.pieces = self._pieces_combo()
        self.addWidget(self.pieces)
        self.convention = self._convention_combo()
        self.addWidget(self.convention)
        self._add(actions, "count-only")
        self.addSeparator()
        self._add(actions, "solve", text=True)
        self._add(actions, "pause", "stop")
        self.progress = QProgressBar()
        self.progress.setRange(0, PROGRESS_STEPS)
        self.progress.setMinimumWidth(110)
        self.progress.setMaximumWidth(320)
        self.progress.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.progress.setAccessibleName("Progress of the search")
        self.progress.setStatusTip("Fraction of the search that is done")
        self.addWidget(self.progress)
        self.found = QLabel()
        self.found.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.found.setMinimumWidth(self.fontMetrics().horizontalAdvance("0,000,000 found ") + 8)
        self.found.setStatusTip("Number of solutions found so far, in the chosen way of counting")
        self.addWidget(self.found)
        self._add(actions, "previous", "next")
        self.show_progress(0.0, None)

    def show_progress(
        self, fraction: float, found: int | None, left: str = "", estimate_sentence: str = ""
    ) -> None:
        """Show the fraction done, from 0 to 1, and the number of solutions found.

        The time ``left`` is shown if there is room, ``estimate_sentence`` in the tooltip.
        """
        # An unfinished search must not look finished.
        steps = PROGRESS_STEPS if fraction >= 1 else int(fraction * (PROGRESS_STEPS - 1))
        percent = 100 if fraction >= 1 else min(99.9, fraction * 100)
        # QProgressBar repaints at once when its value is set, and the whole window with it,
        # 3D view included. Delay this until all changes are made.
        self.progress.setUpdatesEnabled(False)
        self.progress.setValue(steps)
        text = f"{percent:.0f} %" if percent >= 10 else f"{percent:.1f} %"
        with_time = f"{text}, {left}"
        room = self.progress.width() - self.fontMetrics().horizontalAdvance("00")
        if left and self.fontMetrics().horizontalAdvance(with_time) <= room:
            text = with_time
        self.progress.setFormat(text)
        self.progress.setToolTip(estimate_sentence)
        self.progress.setTextVisible(found is not None)
        self.progress.setUpdatesEnabled(True)
        self.found.setText("" if found is None else f"{found:,} found")

    def list_pieces(self, sets: Iterable[PieceSet]) -> None:
        """List the piece sets that can be chosen."""
        self.pieces.clear()
        for pieces in sets:
            self._add_pieces(pieces, pieces.name)

    def show_pieces(self, pieces: PieceSet, *, known: bool) -> None:
        """Show the current pieces: one of the sets in the list (``known``) or a changed set."""
        unlisted = self.pieces.findData("")
        if unlisted >= 0:
            self.pieces.removeItem(unlisted)
        if not known:
            self._add_pieces(pieces, "")
        self.pieces.setCurrentIndex(self.pieces.findData(pieces.name if known else ""))

    def _add_pieces(self, pieces: PieceSet, name: str) -> None:
        self.pieces.addItem(pieces.title, name)
        tip = f"{pieces.piece_count} pieces, {pieces.volume} {pieces.lattice.noun}s"
        self.pieces.setItemData(self.pieces.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)

    def show_convention(self, convention: Convention) -> None:
        """Show how solutions are counted."""
        self.convention.setCurrentIndex(self.convention.findData(convention.value))

    def _add(self, actions: Actions, *names: str, text: bool = False) -> None:
        for name in names:
            action: QAction = actions[name]
            self.addAction(action)
            button = self.widgetForAction(action)
            if text and isinstance(button, QToolButton):
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

    def _pieces_combo(self) -> QComboBox:
        combo = QComboBox()
        combo.setAccessibleName("Piece set")
        combo.setStatusTip("Choose the pieces that fill the figure")
        combo.setToolTip("Choose the pieces that fill the figure")
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(_TITLE_LENGTH)
        combo.view().setTextElideMode(Qt.TextElideMode.ElideRight)
        combo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return combo

    def _convention_combo(self) -> QComboBox:
        combo = QComboBox()
        combo.setAccessibleName("How solutions are counted")
        tip = "Choose which solutions count as the same, starting with the next search"
        combo.setStatusTip(tip)
        combo.setToolTip(tip)
        for convention, title in _SHORT_TITLES.items():
            combo.addItem(title, convention.value)
            full_title = CONVENTION_TITLES[convention]
            combo.setItemData(combo.count() - 1, full_title, Qt.ItemDataRole.ToolTipRole)
        combo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return combo
