"""The player below the 3D view: buttons, a slider for the position, and the speed."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.frame.actions import Actions
from cubewright.gui.taking_apart.moves_panel import MovesPanel
from cubewright.gui.taking_apart.plan_tree import PlanTree
from cubewright.gui.taking_apart.position_slider import PositionSlider
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.records import tabular_font
from cubewright.presenter.taking_apart.known import KnownAnalysis
from cubewright.presenter.taking_apart.text import short_turns_text, turns_text
from cubewright.translation import joined, number_text, tr

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
"""The multiples of the normal speed."""
BUTTONS = ("plan-start", "plan-back", "play-plan", "plan-forward", "plan-end")
"""The commands of the player's buttons."""
MIDDLE, NARROW = 440, 340
"""The minimum widths in pixels for the speed, and for the buttons for start and end."""


class PlayerBar(QWidget):
    """Shows the player, or the result of the analysis if there is no plan.

    The slider takes a whole row, so that its width suffices for a hundred moves.
    """

    speed_chosen = Signal(float)
    """The multiple of the normal speed."""

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self.slider = PositionSlider()
        self.slider.setAccessibleName(tr("Moves that take the solution apart"))
        self.slider.setToolTip(
            tr(
                "Space: play or pause. Left, Right: a move. Shift and Left, Right: a separation. "
                "Home, End: assembled, apart. Up, Down: another solution."
            )
        )
        self.position_label = QLabel()
        self.level = ElidedLabel()
        self.level.setFont(tabular_font(self.level.font()))
        self.speed = self._speed_combo()
        self.message = ElidedLabel()
        self.tree = PlanTree()
        self.tree.hide()
        self.moves = MovesPanel()
        self._buttons = [self._button(actions[name]) for name in BUTTONS]
        self._tree_button = self._button(actions["show-plan"])
        self._analyse = QToolButton()
        self._analyse.setDefaultAction(actions["analyse-solution"])
        self._analyse.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self._analyse.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._can_analyse = False
        self._shows_tree = actions["show-plan"]
        self._has_plan = self._is_explored = False
        self._build_layout()
        self.show_message("")

    def _build_layout(self) -> None:
        along, row = QHBoxLayout(), QHBoxLayout()
        along.setContentsMargins(8, 4, 8, 0)
        along.addWidget(self.slider)
        row.setContentsMargins(4, 0, 8, 0)
        row.setSpacing(2)
        for button in self._buttons:
            row.addWidget(button)
        row.addSpacing(8)
        row.addWidget(self.position_label)
        row.addSpacing(16)
        row.addWidget(self.level, 1)
        row.addWidget(self.speed)
        row.addWidget(self._tree_button)
        row.addWidget(self.message, 1)
        row.addWidget(self._analyse)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(along)
        column.addLayout(row)
        column.addWidget(self.tree)
        column.addWidget(self.moves)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def _button(self, action: QAction) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(action)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setIconSize(QSize(20, 20))
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAccessibleName(action.text().replace("&", ""))
        # The player's keys must work after a click on any of its widgets.
        button.pressed.connect(self.slider.setFocus)
        return button

    def _speed_combo(self) -> QComboBox:
        combo = QComboBox()
        for speed in SPEEDS:
            combo.addItem(tr("{speed:g}\N{MULTIPLICATION SIGN} speed", speed=speed), speed)
        combo.setCurrentIndex(SPEEDS.index(1.0))
        combo.setAccessibleName(tr("Speed of playing"))
        combo.setToolTip(tr("Choose how fast moves are played"))
        combo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        combo.currentIndexChanged.connect(lambda _: self.speed_chosen.emit(combo.currentData()))
        return combo

    def show_message(self, text: str, *, can_analyse: bool = False) -> None:
        """Show a sentence in place of the player."""
        self._has_plan = False
        self.message.setText(text)
        self._can_analyse = can_analyse
        self.tree.clear_plan()
        self._fit(self.width())

    def show_plan(self, known: KnownAnalysis) -> None:
        """Show the player of a plan with its level string and its turns."""
        self._has_plan = True
        levels, turns = known.levels, turns_text(known)
        short = short_turns_text(known)
        text = tr("Level {levels}", levels=levels)
        self.level.setText(joined(" \N{MIDDLE DOT} ", (text, short)) if short else text)
        tip = tr(
            (
                "Level {levels}: moves to the first separation, then moves to separate "
                "each part. The numbers after the first can differ between equally short "
                "plans."
            ),
            levels=levels,
        )
        if turns:
            tip = tr(
                "{tip} Found with {turns}; such levels cannot be compared with others.",
                tip=tip,
                turns=turns,
            )
        self.level.explain(tip)
        self._can_analyse = False
        self._fit(self.width())

    def show_explored(self, explored: bool) -> None:
        """Show the list of moves by hand in place of the player, or the player again."""
        self._is_explored = explored
        self.moves.setVisible(explored)
        self.tree.setVisible(not explored and self._shows_tree.isChecked())
        self._fit(self.width())

    def set_position(self, position: float, moves: int) -> None:
        """Show the position within the plan."""
        self.slider.set_position(position, moves)
        widest = tr("Move {moment} / {moves}", moment=f"{moves}.0", moves=moves)
        self.position_label.setMinimumWidth(
            self.position_label.fontMetrics().horizontalAdvance(widest)
        )
        whole = abs(position - round(position)) < 0.05
        at = number_text(position, ".0f" if whole else ".1f")
        self.position_label.setText(tr("Move {moment} / {moves}", moment=at, moves=moves))

    def show_playing(self, playing: bool) -> None:
        """Set whether the plan is playing."""
        self.slider.is_playing = playing

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(event.size().width())

    def _fit(self, width: int) -> None:
        """Show the parts of the bar for which ``width`` in pixels suffices."""
        has_plan = self._has_plan and not self._is_explored
        for part in (*self._buttons, self.slider, self.position_label):
            part.setVisible(has_plan)
        for end in (self._buttons[0], self._buttons[-1]):
            end.setVisible(has_plan and width >= NARROW)
        self.level.setVisible(has_plan)
        self.speed.setVisible(has_plan and width >= MIDDLE)
        self._tree_button.setVisible(has_plan and width >= MIDDLE)
        self.message.setVisible(not has_plan and not self._is_explored)
        self._analyse.setVisible(self._can_analyse and not has_plan and not self._is_explored)
