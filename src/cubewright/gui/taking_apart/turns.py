"""The choice whether pieces may turn, and the allowance: its commands and its dialog."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.frame.actions import Actions
from cubewright.gui.taking_apart.analysis_controller import AnalysisController
from cubewright.presenter.taking_apart.turn_choice import (
    MAX_ALLOWANCE,
    TurnChoice,
    allowance_text,
    parsed_allowance,
)
from cubewright.translation import number_text, tr


class TurnsController(QObject):
    """Sets whether analyses allow turns; only cubes turn."""

    status_message = Signal(str)
    """The turns that are allowed now, as a sentence."""

    def __init__(
        self,
        analysis: AnalysisController,
        actions: Actions,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._analysis = analysis
        self._window = parent
        self._action = actions["allow-turns"]

    def ask_allowance(self) -> None:
        """Let the user choose the allowance, and allow turns with it."""
        dialog = TurnsDialog(self._analysis.turns.allowance, self._window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._choose(TurnChoice(True, dialog.allowance))
            self._action.setChecked(True)
        dialog.deleteLater()

    def set_allowed(self, allowed: bool) -> None:
        """Set whether pieces may turn."""
        self._choose(replace(self._analysis.turns, allowed=allowed))

    def _choose(self, turns: TurnChoice) -> None:
        if turns == self._analysis.turns:
            return
        self._analysis.choose_turns(turns)
        if not turns.allowed:
            text = tr("Pieces only slide.")
        elif turns.allowance is None:
            text = tr("Pieces may turn, with the least allowance. Analyse the solutions again.")
        else:
            allowance = allowance_text(turns.allowance)
            text = tr(
                "Pieces may turn ({allowance}). Analyse the solutions again.", allowance=allowance
            )
        self.status_message.emit(text)


_WIDTH = 420
"""The minimum width of the dialog in pixels."""
_DEFAULT_ALLOWANCE = Fraction(1, 20)
"""The initial allowance in the dialog."""


class TurnsDialog(QDialog):
    """Asks for sharp edges, rounded edges, or the minimum allowance of each solution."""

    def __init__(self, allowance: Fraction | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Turn allowance"))
        explanation = QLabel(
            tr(
                "A cube with sharp edges cannot turn in a hole one cube wide. Rounded "
                "edges let it turn. The allowance is the width that rounding removes on "
                "each side of a cube, as a fraction of the edge. Every result states its allowance."
            )
        )
        explanation.setWordWrap(True)
        explanation.setMinimumWidth(_WIDTH)
        self.sharp = QRadioButton(tr("&Sharp edges"))
        self.rounded = QRadioButton(tr("&Rounded edges:"))
        self.field = QLineEdit()
        self.field.setAccessibleName(tr("Allowance, as a number or a fraction"))
        self.field.setToolTip(tr("A number such as 0.05 or a fraction such as 1/20, below 1/2"))
        self.least = QRadioButton(
            tr(
                "The s&mallest allowance that each solution needs, up to {most}",
                most=number_text(float(MAX_ALLOWANCE), "g"),
            )
        )
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Ok | standard.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self.rounded)
        row.addWidget(self.field, 1)
        column = QVBoxLayout(self)
        column.addWidget(explanation)
        column.addWidget(self.sharp)
        column.addLayout(row)
        column.addWidget(self.least)
        column.addStretch()
        column.addWidget(self.buttons)
        self._show(allowance)
        self.field.textEdited.connect(lambda _: self.rounded.setChecked(True))
        self.field.textChanged.connect(lambda _: self._allow())
        for button in (self.sharp, self.rounded, self.least):
            button.toggled.connect(lambda _checked: self._allow())
        self.rounded.toggled.connect(lambda checked: self.field.setFocus() if checked else None)
        self._allow()

    @property
    def allowance(self) -> Fraction | None:
        """The chosen allowance; None for the minimum of each solution."""
        if self.least.isChecked():
            return None
        given = parsed_allowance(self.field.text()) if self.rounded.isChecked() else None
        return given or Fraction(0)

    def _show(self, allowance: Fraction | None) -> None:
        shown = allowance or _DEFAULT_ALLOWANCE
        has_decimals = 10_000 % shown.denominator == 0
        self.field.setText(number_text(float(shown), "g") if has_decimals else str(shown))
        button = self.least if allowance is None else self.rounded if allowance else self.sharp
        button.setChecked(True)

    def _allow(self) -> None:
        """Enable OK unless a required allowance is invalid."""
        is_wrong = self.rounded.isChecked() and parsed_allowance(self.field.text()) is None
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(not is_wrong)
        ok.setToolTip(tr("Enter a number from 0 to less than 0.5") if is_wrong else "")
