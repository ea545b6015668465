"""Ask where a table is exported as CSV, and remember the folder."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from cubewright.gui.frame.settings import Settings
from cubewright.gui.widgets.save_dialog import ask_save_path
from cubewright.presenter.files.file_name import proposed_name


def ask_table_path(
    parent: QWidget, dialog_title: str, settings: Settings, title: str, default: str
) -> Path | None:
    """Return the chosen path, or None if cancelled.

    The proposal is named after ``title``, or ``default`` if that is empty.
    """
    folder = settings.export_folder or settings.last_folder
    proposal = folder / proposed_name(title, ".csv", default)
    kinds = "Tables (*.csv);;All files (*)"
    path = ask_save_path(parent, dialog_title, proposal, kinds, ".csv")
    if path is not None:
        settings.remember_export_folder(path.parent)
    return path
