"""Ask what to do about a file that another program has changed."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtWidgets import QMessageBox, QWidget

from cubewright.formats.fig.file import FigFile
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.messages import question_box
from cubewright.model.project import Project
from cubewright.presenter.files.file_conflict import conflict_details
from cubewright.translation import tr


class ConflictAnswer(Enum):
    """What to do about a file that another program has changed."""

    RELOAD = auto()
    SAVE_AS = auto()
    OVERWRITE = auto()
    CANCEL = auto()


class ConflictQuestion:
    """The question about a document whose file on disk now holds ``found``; run its ``box``."""

    def __init__(self, parent: QWidget, document: Document, found: FigFile | Project) -> None:
        ours = document.file if isinstance(found, FigFile) else document.project
        self.box = box = question_box(
            parent,
            tr(
                "“{title}” was changed by another program since you opened it.",
                title=document.title,
            ),
            conflict_details(ours, found, modified=document.modified),
        )
        roles = QMessageBox.ButtonRole
        self._answers = {ConflictAnswer.RELOAD: box.addButton(tr("&Reload"), roles.DestructiveRole)}
        if not document.is_project:  # its solutions are read from its file
            save_as = box.addButton(tr("Save &as…"), roles.AcceptRole)
            self._answers[ConflictAnswer.SAVE_AS] = save_as
        overwrite = box.addButton(tr("&Overwrite"), roles.DestructiveRole)
        self._answers[ConflictAnswer.OVERWRITE] = overwrite
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))

    def take_answer(self) -> ConflictAnswer:
        """Return what the user answered, and delete the box."""
        clicked = self.box.clickedButton()
        self.box.deleteLater()
        for answer, button in self._answers.items():
            if button is clicked:
                return answer
        return ConflictAnswer.CANCEL
