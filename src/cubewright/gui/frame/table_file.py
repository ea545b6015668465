"""Ask where a table or a picture is saved, and remember the folder."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from cubewright.gui.frame.settings import Settings
from cubewright.gui.widgets.save_dialog import ask_save_path
from cubewright.presenter.names import proposed_name
from cubewright.translation import tr


def ask_table_path(
    parent: QWidget, dialog_title: str, settings: Settings, title: str, default: str
) -> Path | None:
    """Return the chosen path of a table, as :func:`ask_file_path`."""
    kinds = tr("Tables (*.csv);;All files (*)")
    return ask_file_path(parent, dialog_title, settings, title, default, kinds, ".csv")


def ask_file_path(
    parent: QWidget,
    dialog_title: str,
    settings: Settings,
    title: str,
    default: str,
    kinds: str,
    suffix: str,
) -> Path | None:
    """Return the chosen path, or None if cancelled.

    The proposal is named after ``title``, or ``default`` if that is empty.
    """
    folder = settings.export_folder or settings.last_folder
    proposal = folder / proposed_name(title, suffix, default)
    path = ask_save_path(parent, dialog_title, proposal, kinds, suffix)
    if path is not None:
        settings.remember_export_folder(path.parent)
    return path
