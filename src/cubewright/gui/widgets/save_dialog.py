"""Ask for the name of a file to write, and confirm before a file is replaced."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from cubewright.gui.widgets.messages import TITLE, confirm
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
