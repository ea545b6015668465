"""Reads recent files and interrupted searches for the start page, in the background."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cubewright.errors import CubewrightError
from cubewright.gui.pictures.small_pictures import FigurePicture
from cubewright.gui.project.file.recent_dialog import file_preview
from cubewright.gui.project.file.waiting import reachable_paths
from cubewright.gui.solve.search_recovery import RecoverableSearch
from cubewright.gui.worker import Job, Worker
from cubewright.presenter.files.saved_search import read_saved_search


@dataclass(frozen=True)
class ReadFile:
    """A recent file: whether it can be reached, its picture and its unfinished search."""

    path: Path
    exists: bool
    answers: bool = True
    picture: FigurePicture | None = None
    searched: float | None = None


@dataclass(frozen=True)
class ReadSearch:
    """An interrupted search, with its name, its picture and its progress."""

    search: RecoverableSearch
    name: str
    picture: FigurePicture
    searched: float


class RecentReader(QObject):
    """Reads recent files and interrupted searches one after another."""

    read = Signal(object)
    """A :class:`ReadFile` or a :class:`ReadSearch`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker(self)
        self._worker.received.connect(self.read)

    def start(self, searches: Sequence[RecoverableSearch], files: Sequence[Path]) -> None:
        self._worker.start(partial(_read_all, tuple(searches), tuple(files)))

    def stop(self) -> None:
        """Ignore further files."""
        self._worker.discard()

    def close(self) -> None:
        """Stop and wait for the thread."""
        self._worker.close()


def _read_all(searches: Sequence[RecoverableSearch], files: Sequence[Path], job: Job) -> None:
    for each in searches:
        if job.stopped:
            return
        try:
            saved = read_saved_search(each.path)
        except (CubewrightError, OSError):
            continue  # the error is reported when the search is continued
        puzzle = saved.puzzle
        picture = FigurePicture(puzzle.figure)
        job.send(ReadSearch(each, puzzle.name, picture, saved.fraction))
    answering = reachable_paths(files)
    for path in files:
        if job.stopped:
            return
        job.send(_read(path, answers=path in answering))


def _read(path: Path, *, answers: bool) -> ReadFile:
    try:
        if not (answers and path.is_file()):
            return ReadFile(path, False, answers)
    except (OSError, ValueError):  # the list may come from a damaged settings file
        return ReadFile(path, False, answers)
    preview = file_preview(path)
    if preview is None or preview.figure is None:
        return ReadFile(path, True)
    return ReadFile(path, True, True, FigurePicture(preview.figure), preview.searched)
