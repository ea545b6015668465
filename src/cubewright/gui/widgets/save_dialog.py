"""Ask for the name of a file to write, and confirm before a file is replaced."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from cubewright.gui.widgets.messages import question_box


def ask_save_path(
    parent: QWidget, title: str, proposal: Path, kinds: str, suffix: str
) -> Path | None:
    """Return the chosen path, with a suffix if none was typed; None if cancelled.

    The file dialog itself asks before it replaces a file, but it does not know the
    suffix that is added here.
    """
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(proposal), kinds)
    if not chosen:
        return None
    path = Path(chosen)
    if path.suffix:
        return path
    path = path.with_name(path.name + suffix)
    return path if not path.exists() or may_replace(parent, path.name) else None


def may_replace(parent: QWidget, name: str) -> bool:
    """Ask whether something that exists may be replaced; Cancel is the default."""
    box = question_box(parent, f"“{name}” already exists.")
    replace = box.addButton("&Replace", QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    box.exec()
    return box.clickedButton() is replace
