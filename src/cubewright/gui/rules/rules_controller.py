"""Shows the rules of the current puzzle in a window, and applies what the user changes there."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cubewright.gui.project.document import Document
from cubewright.gui.rules.rules_dialog import RulesDialog
from cubewright.gui.widgets.bring_to_front import bring_to_front
from cubewright.presenter.editing.rules import Rules
from cubewright.solver.problem.faults import FaultKind, rule_faults
from cubewright.translation import tr


class RulesController(QObject):
    """Opens the window of the rules, which stays open beside the main window."""

    def __init__(self, document: Document, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._window = window
        self.dialog: RulesDialog | None = None
        """The window of the rules while it is open, or None."""
        for changed in (
            document.constraints_changed,
            document.figure_changed,
            document.piece_set_changed,
        ):
            changed.connect(self._show)

    def open(self) -> None:
        """Show the window of the rules."""
        if self.dialog is None:
            self.dialog = RulesDialog(self._window)
            self.dialog.rules_changed.connect(self._on_rules)
            self.dialog.mirrors_changed.connect(self._on_mirrors)
            self.dialog.finished.connect(self._on_closed)
        self.dialog.show()
        self._show()
        bring_to_front(self.dialog)

    def _show(self, _change: object = None) -> None:
        if self.dialog is None:
            return
        document, puzzle = self._document, self._document.puzzle
        found = [each for each in rule_faults(puzzle) if each.kind is not FaultKind.EMPTY]
        self.dialog.show_rules(document.rules, puzzle, "\n".join(each.message for each in found))

    def _on_closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None

    def _on_rules(self, rules: Rules, what: str) -> None:
        self._document.set_rules(rules, what)
        self._show()  # also after a change that changes nothing

    def _on_mirrors(self, flips: tuple[bool, ...]) -> None:
        pieces = self._document.piece_set
        changed = tuple(
            replace(piece, flips=allowed and piece.is_chiral)
            for piece, allowed in zip(pieces.pieces, flips, strict=True)
        )
        self._document.use_pieces(replace(pieces, pieces=changed), tr("Change mirror images"))
        self._show()
