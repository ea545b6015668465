"""Ask before a file is written that does not hold everything."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtWidgets import QMessageBox, QWidget

from cubewright.gui.widgets.messages import TITLE, question_box
from cubewright.translation import tr

MAX_LISTED = 8
"""How many of the losses of a file are listed."""


class LossAnswer(Enum):
    """What to write if a file does not hold everything."""

    WRITE = auto()
    PROJECT = auto()
    CANCEL = auto()


def ask_about_losses(
    parent: QWidget, name: str, losses: Sequence[str], write: str, title: str = TITLE
) -> LossAnswer:
    """Name what a file does not hold, and offer a project; ``write``: the button to write it."""
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
    """Return the first losses as a list."""
    listed = "\n".join(f"• {loss}" for loss in losses[:MAX_LISTED])
    more = len(losses) - MAX_LISTED
    return listed + ("\n" + tr("• and {more:,} more", more=more) if more > 0 else "")
