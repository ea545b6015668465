"""Ask for the name of a file to write, remember its folder, and confirm before replacing one."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from cubewright.gui.frame.settings import Settings
from cubewright.gui.widgets.messages import TITLE, confirm
from cubewright.presenter.names import proposed_name
from cubewright.translation import tr

_SUFFIX = re.compile(r"\*(\.\w+)")


def ask_save_path(
    parent: QWidget, title: str, proposal: Path, kinds: str, suffix: str
) -> Path | None:
    """Return the chosen path, with a suffix if none was typed; None if cancelled.

    The suffix is the first one of the chosen kind of file; ``suffix`` for all files.
    The file dialog itself asks before it replaces a file, but it does not know the
    suffix that is added here.
    """
    chosen, kind = QFileDialog.getSaveFileName(parent, title, str(proposal), kinds)
    if not chosen:
        return None
    named = _SUFFIX.search(kind)
    suffix = named[1] if named else suffix
    path = Path(chosen)
    if path.suffix:
        return path
    path = path.with_name(path.name + suffix)
    return path if not path.exists() or may_replace(parent, path.name) else None


def may_replace(parent: QWidget, name: str, title: str = TITLE) -> bool:
    """Ask whether a file that exists may be replaced."""
    return confirm(parent, tr("“{name}” already exists.", name=name), tr("&Replace"), title=title)


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
