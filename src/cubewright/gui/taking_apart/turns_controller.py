"""The choice whether pieces may turn, and with which allowance."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from cubewright.gui.frame.actions import Actions
from cubewright.gui.project.document import Document
from cubewright.gui.taking_apart.analysis_controller import AnalysisController
from cubewright.gui.taking_apart.turns_dialog import TurnsDialog
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.taking_apart.turn_choice import TurnChoice, allowance_text
from cubewright.translation import tr


class TurnsController(QObject):
    """Sets the choice of the analyses; only cubes turn."""

    status_message = Signal(str)
    """What is allowed from now on, as a sentence."""

    def __init__(
        self,
        document: Document,
        analysis: AnalysisController,
        actions: Actions,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._analysis = analysis
        self._actions = actions
        self._window = parent
        self._action = actions["allow-turns"]
        self._action.toggled.connect(self._on_toggled)
        document.figure_changed.connect(self._allow)
        self._allow()

    def ask_allowance(self) -> None:
        """Let the user choose the allowance; turns are allowed with it."""
        dialog = TurnsDialog(self._analysis.turns.allowance, self._window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._choose(TurnChoice(True, dialog.allowance))
            self._action.setChecked(True)
        dialog.deleteLater()

    def _on_toggled(self, allowed: bool) -> None:
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

    def _allow(self, _figure: object = None) -> None:
        is_cubic = self._document.figure.lattice == CUBIC
        for name in ("allow-turns", "turn-allowance"):
            self._actions.allow(name, is_cubic, tr("Only cubes can turn"))
