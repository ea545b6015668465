"""Message boxes with a short text and a sentence of detail."""

from __future__ import annotations

from PySide6.QtWidgets import QInputDialog, QLabel, QMessageBox, QWidget

from cubewright.gui.widgets.window_size import keep_on_screen

TITLE = "Cubewright"
NAME_LETTERS = 60
"""The width of the name dialog, in letters."""


def question_box(parent: QWidget, text: str, details: str = "") -> QMessageBox:
    """Return a question without buttons; the caller adds the buttons and runs it."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(TITLE)
    box.setText(text)
    box.setInformativeText(details)
    return box


def confirm(parent: QWidget, text: str, button: str, details: str = "", title: str = TITLE) -> bool:
    """Ask the user to confirm; Cancel is the default. Return whether the user confirmed."""
    box = question_box(parent, text, details)
    box.setWindowTitle(title)
    yes = box.addButton(button, QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    box.exec()
    agreed = box.clickedButton() is yes
    box.deleteLater()
    return agreed


def show_warning(parent: QWidget | None, text: str, details: str, title: str = TITLE) -> None:
    """Show a warning with a sentence of detail until the user closes it."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(title)
    box.setText(text)
    box.setInformativeText(details)
    box.exec()


def ask_name(parent: QWidget, title: str, label: str, name: str) -> str:
    """Ask for a name in a wide dialog; return it, or "" if the user cancels."""
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setLabelText(label)
    dialog.setTextValue(name)
    dialog.resize(dialog.fontMetrics().averageCharWidth() * NAME_LETTERS, dialog.height())
    keep_on_screen(dialog)
    agreed = dialog.exec() == QInputDialog.DialogCode.Accepted
    dialog.deleteLater()
    return dialog.textValue().strip() if agreed else ""


def ask_number(parent: QWidget, title: str, label: str, number: int, most: int) -> int | None:
    """Ask for a number from ``-most`` to ``most``; return it, or None if the user cancels.

    ``label`` is a sentence, wrapped to the width of the name dialog.
    """
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setInputMode(QInputDialog.InputMode.IntInput)
    dialog.setIntRange(-max(most, abs(number)), max(most, abs(number)))
    dialog.setIntValue(number)
    dialog.setLabelText(label)
    for each in dialog.findChildren(QLabel):
        each.setWordWrap(True)
    dialog.resize(dialog.fontMetrics().averageCharWidth() * NAME_LETTERS, dialog.height())
    keep_on_screen(dialog)
    agreed = dialog.exec() == QInputDialog.DialogCode.Accepted
    dialog.deleteLater()
    return dialog.intValue() if agreed else None
