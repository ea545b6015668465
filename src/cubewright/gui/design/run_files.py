"""Dialogs and messages for files with saved runs, for every window that designs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtWidgets import QFileDialog, QWidget

from cubewright.errors import CubewrightError
from cubewright.gui.frame.save_dialog import ALL_FILES, ask_file_path, name_filter
from cubewright.gui.frame.settings import Settings
from cubewright.gui.widgets.messages import show_warning
from cubewright.presenter.files.file_errors import sentence
from cubewright.translation import mark, tr

RUNS = mark("Runs (*.json)")

T = TypeVar("T")


def ask_run_to_save(view: QWidget, settings: Settings, title: str, kind: str) -> Path | None:
    """Ask for a file in which to save a run; ``title`` and ``kind`` suggest its name."""
    kinds = name_filter(RUNS, ALL_FILES)
    return ask_file_path(view, tr("Save run"), settings, title, kind, kinds, ".json")


def ask_run_to_open(view: QWidget, settings: Settings) -> Path | None:
    """Ask for a saved run."""
    folder = str(settings.export_folder or settings.last_folder)
    kinds = name_filter(RUNS, ALL_FILES)
    name, _ = QFileDialog.getOpenFileName(view, tr("Open run"), folder, kinds)
    return Path(name) if name else None


def opened_run(view: QWidget, path: Path, read: Callable[[Path], T]) -> T | None:
    """Return the run in a file; None after a warning."""
    try:
        return read(path)
    except CubewrightError as error:
        text = tr("{name} was not opened.", name=path.name)
        show_warning(view, text, sentence(error, path), tr("Open run"))
        return None


def is_written(view: QWidget, path: Path, write: Callable[[], None], title: str) -> bool:
    """Write a file; return True, or show a warning and return False if it cannot be written."""
    try:
        write()
    except CubewrightError as error:
        text = tr("{name} was not written.", name=path.name)
        show_warning(view, text, sentence(error, path), title)
        return False
    return True
