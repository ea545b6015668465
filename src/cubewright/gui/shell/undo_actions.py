"""The actions Undo and Redo, named after the change that they act on."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoStack
from shiboken6 import isValid

from cubewright.gui.frame.actions import Actions
from cubewright.presenter.elide import elide


class UndoActions(QObject):
    """Keeps the two actions in step with an undo stack."""

    def __init__(self, stack: QUndoStack, actions: Actions, parent: QObject) -> None:
        super().__init__(parent)
        self._stack = stack
        self._actions = actions
        stack.indexChanged.connect(self.update_actions)
        stack.cleanChanged.connect(self.update_actions)
        self.update_actions()

    def update_actions(self, _payload: object = None) -> None:
        """Show the texts of the next steps, and enable the actions that have one."""
        stack = self._stack
        if not isValid(stack):
            return  # its destructor removes all changes first, and reports it
        for name, text, enabled, verb in (
            ("undo", stack.undoText(), stack.canUndo(), "Undo"),
            ("redo", stack.redoText(), stack.canRedo(), "Redo"),
        ):
            self._actions[name].setText(f"&{verb} {elide(text).replace('&', '&&')}".rstrip())
            self._actions.allow(name, enabled, f"Nothing to {verb.lower()}")
