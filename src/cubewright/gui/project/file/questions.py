"""The questions before a file is written: changes by another program, and losses."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.fig.file import FigFile
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.messages import TITLE, question_box
from cubewright.presenter.files.file_conflict import (
    Found,
    UnreadableFile,
    conflict_details,
    conflict_text,
)
from cubewright.translation import tr


class ConflictAnswer(Enum):
    """The user's answer about a file that another program has changed."""

    RELOAD = auto()
    SAVE_AS = auto()
    OVERWRITE = auto()
    CANCEL = auto()


class ConflictQuestion:
    """The question about a file that another program changed to ``found``; run its ``box``."""

    def __init__(self, parent: QWidget, document: Document, found: Found) -> None:
        try:
            ours = document.file if isinstance(found, FigFile) else document.project
        except CubewrightError:  # No file can hold the document as it is now.
            ours = None
        details = conflict_details(ours, found, modified=document.modified)
        if document.has_lost_solutions:
            lost = tr("The solutions that were in your file have been overwritten.")
            details = f"{details} {lost}"
        self.box = box = question_box(parent, conflict_text(document.title, found), details)
        roles = QMessageBox.ButtonRole
        self._answers: dict[ConflictAnswer, QPushButton] = {}
        if not isinstance(found, UnreadableFile):
            reload = box.addButton(tr("&Reload"), roles.DestructiveRole)
            self._answers[ConflictAnswer.RELOAD] = reload
        if not document.is_project:  # a project reads its solutions from the file
            save_as = box.addButton(tr("Save &as…"), roles.AcceptRole)
            self._answers[ConflictAnswer.SAVE_AS] = save_as
        overwrite = box.addButton(tr("&Overwrite"), roles.DestructiveRole)
        self._answers[ConflictAnswer.OVERWRITE] = overwrite
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))

    def take_answer(self) -> ConflictAnswer:
        """Return the user's answer, and delete the box."""
        clicked = self.box.clickedButton()
        self.box.deleteLater()
        for answer, button in self._answers.items():
            if button is clicked:
                return answer
        return ConflictAnswer.CANCEL


MAX_LISTED = 8
"""The number of losses of a file that the question lists."""


class LossAnswer(Enum):
    """The user's answer about a file that would lose data."""

    WRITE = auto()
    PROJECT = auto()
    CANCEL = auto()


def ask_about_losses(
    parent: QWidget, name: str, losses: Sequence[str], write: str, title: str = TITLE
) -> LossAnswer:
    """List the losses of a file, and offer to save a project; ``write`` labels the save button."""
    box = question_box(
        parent, tr("{name} will not hold everything:", name=name), listed_losses(losses)
    )
    box.setWindowTitle(title)
    project = box.addButton(tr("Save as Cubewright &project…"), QMessageBox.ButtonRole.AcceptRole)
    anyway = box.addButton(write, QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    if clicked is project:
        return LossAnswer.PROJECT
    return LossAnswer.WRITE if clicked is anyway else LossAnswer.CANCEL


def listed_losses(losses: Sequence[str]) -> str:
    """Return the first losses as a bulleted list."""
    listed = "\n".join(f"• {loss}" for loss in losses[:MAX_LISTED])
    more = len(losses) - MAX_LISTED
    return listed + ("\n" + tr("• and {more:,} more", more=more) if more > 0 else "")
