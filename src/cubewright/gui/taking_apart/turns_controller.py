"""The choice whether pieces may turn, and with which allowance."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from cubewright.gui.frame.actions import Actions
from cubewright.gui.taking_apart.analysis_controller import AnalysisController
from cubewright.gui.taking_apart.turns_dialog import TurnsDialog
from cubewright.presenter.taking_apart.turn_choice import TurnChoice, allowance_text
from cubewright.translation import tr


class TurnsController(QObject):
    """Sets the choice of the analyses; only cubes turn."""

    status_message = Signal(str)
    """What is allowed from now on, as a sentence."""

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
        """Let the user choose the allowance; turns are allowed with it."""
        dialog = TurnsDialog(self._analysis.turns.allowance, self._window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._choose(TurnChoice(True, dialog.allowance))
            self._action.setChecked(True)
        dialog.deleteLater()

    def set_allowed(self, allowed: bool) -> None:
        """Let pieces turn from now on, or only slide."""
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
