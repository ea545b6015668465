"""The commands of the Figure menu: go to a figure, add, duplicate, rename and remove."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cubewright.gui.frame.actions import Actions
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.messages import ask_name
from cubewright.model.figure import Figure


class FigureMenu(QObject):
    """Applies the commands to a document, and enables those that are possible."""

    def __init__(self, document: Document, actions: Actions, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._actions = actions
        self._window = window
        for name, command in (
            ("next-figure", self.go_to_next),
            ("previous-figure", self.go_to_previous),
            ("add-figure", self.add),
            ("duplicate-figure", self.duplicate),
            ("rename-figure", self.rename),
            ("remove-figure", document.remove),
        ):
            # triggered() passes whether the action is checked, which no command needs.
            actions[name].triggered.connect(lambda _checked=False, command=command: command())
        document.file_changed.connect(self._allow)
        document.current_changed.connect(self._allow)
        self._allow()

    def go_to_next(self) -> None:
        """Select the next figure of the file."""
        self._document.select(self._document.current + 1)

    def go_to_previous(self) -> None:
        """Select the previous figure of the file."""
        self._document.select(self._document.current - 1)

    def add(self) -> None:
        """Add an empty figure."""
        name = f"Figure {len(self._document.blocks) + 1}"
        self._document.add(Figure((), name, self._document.figure.lattice))

    def duplicate(self) -> None:
        """Add a copy of the current figure after it."""
        self._document.duplicate()

    def rename(self) -> None:
        """Ask for a new name of the current figure."""
        name = ask_name(self._window, "Rename the figure", "Name:", self._document.figure.name)
        if name:
            self._document.rename(name)

    def _allow(self, _payload: object = None) -> None:
        count, current = len(self._document.blocks), self._document.current
        allow = self._actions.allow
        allow("remove-figure", count > 1, "A file keeps at least one figure")
        allow("next-figure", current + 1 < count, "This is the last figure of the file")
        allow("previous-figure", current > 0, "This is the first figure of the file")
