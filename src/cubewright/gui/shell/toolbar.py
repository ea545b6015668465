"""The row of buttons: file, undo, what to solve with, the search, and stepping through it."""

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
    Convention.RAW: "Raw: every one",
}
_SHORT_TITLES = {
    Convention.UNIQUE: "Unique",
    Convention.ROTATIONS: "Up to rotation",
    Convention.RAW: "Raw",
}
PROGRESS_STEPS = 1000
_TITLE_LENGTH = 14
"""So many letters of a set's title can be read without opening the list."""


class MainToolBar(QToolBar):
    """Holds the widgets that the window fills: combo boxes, the progress bar, the number found."""

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
        self.progress.setAccessibleName("Fraction of the search passed")
        self.progress.setStatusTip("How much of the search is passed")
        self.addWidget(self.progress)
        self.found = QLabel()
        self.found.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.found.setMinimumWidth(self.fontMetrics().horizontalAdvance("0,000,000 found ") + 8)
        self.found.setStatusTip("How many solutions are found so far, counted as chosen")
        self.addWidget(self.found)
        self._add(actions, "previous", "next")
        self.show_progress(0.0, None)

    def show_progress(
        self, fraction: float, found: int | None, left: str = "", estimate_sentence: str = ""
    ) -> None:
        """Show how far the search is, and how many solutions it has.

        The time ``left`` is shown where there is room, ``estimate_sentence`` in the tooltip.
        """
        # A search that is not over must not look so.
        steps = PROGRESS_STEPS if fraction >= 1 else int(fraction * (PROGRESS_STEPS - 1))
        percent = 100 if fraction >= 1 else min(99.9, fraction * 100)
        # A bar paints itself at once whenever it is given a value, and with it the whole window,
        # 3D view included; let it wait for everything else that has news.
        self.progress.setUpdatesEnabled(False)
        self.progress.setValue(steps)
        words = f"{percent:.0f} %" if percent >= 10 else f"{percent:.1f} %"
        with_time = f"{words}, {left}"
        room = self.progress.width() - self.fontMetrics().horizontalAdvance("00")
        if left and self.fontMetrics().horizontalAdvance(with_time) <= room:
            words = with_time
        self.progress.setFormat(words)
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
        """Show which pieces are in hand: one of the sets in the list, or a changed one."""
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
        combo.setStatusTip("The pieces to fill the figure with")
        combo.setToolTip("The pieces to fill the figure with")
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(_TITLE_LENGTH)
        combo.view().setTextElideMode(Qt.TextElideMode.ElideRight)
        combo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return combo

    def _convention_combo(self) -> QComboBox:
        combo = QComboBox()
        combo.setAccessibleName("How solutions are counted")
        tip = "Which solutions count as the same, from the next Solve on"
        combo.setStatusTip(tip)
        combo.setToolTip(tip)
        for convention, title in _SHORT_TITLES.items():
            combo.addItem(title, convention.value)
            whole = CONVENTION_TITLES[convention]
            combo.setItemData(combo.count() - 1, whole, Qt.ItemDataRole.ToolTipRole)
        combo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return combo
