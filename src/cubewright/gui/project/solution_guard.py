"""The question before an edit replaces a stored solution by a plain figure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox, QWidget

from cubewright.gui.project.document import Document
from cubewright.gui.widgets.messages import question_box
from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.translation import tr


class SolutionGuard(QObject):
    """Passes edits to a document, and asks first if a stored solution would be lost."""

    def __init__(self, document: Document, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._window = window

    def edit(self, figure: Figure, text: str, moved: Mapping[Cell, Cell] | None = None) -> bool:
        """Replace the current figure or add a copy of it; return False if the user cancels."""
        if not self._document.loses_solution(figure):
            self._document.edit(figure, text, moved)
            return True
        box = question_box(
            self._window,
            tr("“{name}” is a stored solution.", name=self._document.figure.name),
            tr(
                "Changing the figure removes the letters of its pieces. "
                "Change a copy to keep the solution in the file."
            ),
        )
        copy = box.addButton(tr("Change a &copy"), QMessageBox.ButtonRole.AcceptRole)
        change = box.addButton(tr("Change this &figure"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(copy)
        box.exec()
        answer = box.clickedButton()
        box.deleteLater()
        if answer is copy:
            self._document.add(replace(figure, name=tr("{name} copy", name=figure.name).strip()))
        elif answer is change:
            self._document.edit(figure, text, moved)
        else:
            return False
        return True
