"""Message boxes with a short text and one sentence of detail."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

TITLE = "Cubewright"


def question_box(parent: QWidget, text: str, details: str = "") -> QMessageBox:
    """Return a question without buttons, to be completed and executed by the caller."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(TITLE)
    box.setText(text)
    box.setInformativeText(details)
    return box


def show_warning(parent: QWidget | None, text: str, details: str, title: str = TITLE) -> None:
    """Show a warning with a sentence of detail."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(title)
    box.setText(text)
    box.setInformativeText(details)
    box.exec()
