"""What the Figure menu does to the figures of the file: go to them, add, rename, remove."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QInputDialog, QLineEdit, QWidget

from cubewright.gui.project.document import Document
from cubewright.gui.shell.actions import Actions
from cubewright.model.figure import Figure


class FigureMenu(QObject):
    """Carries out its actions on a document, and says which of them can be used."""

    def __init__(self, document: Document, actions: Actions, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._actions = actions
        self._window = window
        for name, do in (
            ("next-figure", self.go_to_next),
            ("previous-figure", self.go_to_previous),
            ("add-figure", self.add),
            ("duplicate-figure", self.duplicate),
            ("rename-figure", self.rename),
            ("remove-figure", document.remove),
        ):
            # triggered() says whether an action is checked, which none of these asks.
            actions[name].triggered.connect(lambda _checked=False, do=do: do())
        document.file_changed.connect(self._allow)
        document.current_changed.connect(self._allow)
        self._allow()

    def go_to_next(self) -> None:
        """Take the next figure of the file in hand."""
        self._document.select(self._document.current + 1)

    def go_to_previous(self) -> None:
        """Take the figure before in hand."""
        self._document.select(self._document.current - 1)

    def add(self) -> None:
        """Add an empty figure."""
        name = f"Figure {len(self._document.blocks) + 1}"
        self._document.add(Figure((), name, self._document.figure.lattice))

    def duplicate(self) -> None:
        """Add a copy of the figure in hand."""
        figure = self._document.figure
        self._document.add(replace(figure, name=f"{figure.name} copy"))

    def rename(self) -> None:
        """Ask for another name of the figure in hand."""
        name, agreed = QInputDialog.getText(
            self._window,
            "Rename the figure",
            "Name:",
            QLineEdit.EchoMode.Normal,
            self._document.figure.name,
        )
        if agreed and name.strip():
            self._document.rename(name.strip())

    def _allow(self, _what: object = None) -> None:
        count, current = len(self._document.blocks), self._document.current
        allow = self._actions.allow
        allow("remove-figure", count > 1, "The last figure of a file stays")
        allow("next-figure", current + 1 < count, "This is the last figure of the file")
        allow("previous-figure", current > 0, "This is the first figure of the file")
