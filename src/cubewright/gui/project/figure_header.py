"""The header above the 3D view: name, status and symmetry of the figure."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.text_size import TextSize, sized_font
from cubewright.translation import joined, tr

_GAP = 14
"""The space between status and symmetry in one row, in pixels."""
_MIN_SYMMETRY_WIDTH = 150
"""The width reserved for the symmetry beside a status, margins included, in pixels."""


class FigureHeader(QWidget):
    """The figure's name and, below it, the status, which is coloured if the figure has a fault."""

    def __init__(
        self, *actions: QAction, repair: QAction | None = None, parent: QWidget | None = None
    ) -> None:
        """Add a button beside the name for each of ``actions``.

        The button for ``repair`` is shown only for a puzzle with a fault that it may repair.
        """
        super().__init__(parent)
        self.name = ElidedLabel()
        font = sized_font(self.name.font(), TextSize.TITLE)
        font.setBold(True)
        self.name.setFont(font)
        self.status = QLabel()
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.status.setWordWrap(True)
        self.status.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.status.setAccessibleName(tr("Status of the figure"))
        self.symmetry = ElidedLabel()
        self.symmetry.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.symmetry.setAccessibleName(tr("Symmetry of the figure and of the selected solution"))
        self.symmetry.hide()
        self.setToolTip(tr("Double-click to give the 3D view the whole window (F11)"))
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 4)
        column.setSpacing(1)
        first_row = QHBoxLayout()
        first_row.addWidget(self.name, 1)
        self.repair = None if repair is None else _button(repair)
        for action in actions:
            first_row.addWidget(_button(action))
        column.addLayout(first_row)
        self._facts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._facts.addWidget(self.status)
        self._facts.addWidget(self.symmetry, 1)
        column.addLayout(self._facts)
        if self.repair is not None:
            self.repair.hide()
            column.addWidget(self.repair, 0, Qt.AlignmentFlag.AlignLeft)
        self.problem = Banner()
        column.addWidget(self.problem)

    def show_status(
        self, name: str, status: str, fault: str, problem: str = "", *, repairable: bool = False
    ) -> None:
        """Show a figure's name, its status, and ``fault``, the reason why it has no solution.

        ``problem`` is an error in the figure's file. ``repairable``: offer to repair the puzzle.
        """
        if self.repair is not None:
            self.repair.setVisible(repairable)
        self.problem.show_text(problem)
        self.name.setText(name)
        self.status.setText(joined(". ", (status, fault)) if fault and status else fault or status)
        self.status.setForegroundRole(
            QPalette.ColorRole.BrightText if fault else QPalette.ColorRole.WindowText
        )
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        wide = self.status.fontMetrics().horizontalAdvance(self.status.text())
        beside = wide + _MIN_SYMMETRY_WIDTH <= self.width() and not self.symmetry.isHidden()
        direction = QBoxLayout.Direction
        self._facts.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        self._facts.setSpacing(_GAP if beside else 1)
        self.status.setWordWrap(not beside)
        across = QSizePolicy.Policy.Preferred if beside else QSizePolicy.Policy.Ignored
        policy = QSizePolicy(across, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(not beside)  # a new policy lacks the flag that the label has set
        self.status.setSizePolicy(policy)
        # A splitter uses minimum heights, not heights for a width.
        self.setMinimumHeight(max(0, self.heightForWidth(self.width())))

    def expect_symmetry(self) -> None:
        """Show a placeholder until the symmetry of the current figure is known.

        The line keeps its height, so that nothing below it moves.
        """
        self.symmetry.setText(tr("Symmetry: …"))

    def show_symmetry(self, text: str) -> None:
        """Show the symmetry; an empty text hides the line."""
        self.symmetry.setText(text)
        self.symmetry.setVisible(bool(text))
        self._arrange()


def _button(action: QAction) -> QToolButton:
    button = QToolButton()
    button.setDefaultAction(action)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    button.setAccessibleName(action.iconText())
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


class Banner(QLabel):
    """A sentence above a list; an empty banner is hidden."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.setContentsMargins(8, 4, 8, 4)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self.hide()

    def show_text(self, text: str) -> None:
        """Show a sentence; an empty text hides the banner."""
        self.setText(text)
        self.setVisible(bool(text))
