"""Copy unsaved work to a file shortly after every change, and find such copies after a crash."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from time import monotonic
from uuid import uuid4

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from cubewright.errors import FormatError
from cubewright.formats.set_aside import set_aside
from cubewright.gui.project.document import Document
from cubewright.presenter.files.old_recovery_copy import read_old_recovery_copy
from cubewright.presenter.files.recovery_copy import (
    SUFFIX,
    CopyWriter,
    RecoveredWork,
    UnsavedDocument,
    read_recovery_copy,
)
from cubewright.resources import data_folder
from cubewright.translation import tr

INTERVAL_MS = 500
"""The minimum time between two copies while the document changes."""
PAUSE_FACTOR = 4
"""The minimum time between two copies, as a multiple of the time to write one."""
PAUSE_MS = 1000
"""The time without changes after which the next change is copied at once."""


@dataclass(frozen=True)
class RecoveryCopy:
    """Unsaved work of a program that crashed."""

    path: Path
    """The path of the copy."""
    work: RecoveredWork

    @property
    def name(self) -> str:
        """The name of the file that was open."""
        return self.work.name

    @property
    def when(self) -> datetime:
        """The time when the copy was written."""
        return self.work.when

    def restore(self, document: Document) -> None:
        """Open the work in a document."""
        _, _, opened, path, current, pieces = self.work
        document.restore(opened, path, current, pieces)

    def discard(self) -> None:
        for path in (self.path, lock_path(self.path)):
            with suppress(OSError):
                path.unlink(missing_ok=True)


class Recovery(QObject):
    """Copies a document's unsaved work to a file until the document is saved or closed."""

    failed = Signal(object)
    """The :class:`FormatError` that prevents writing the copy; emitted once."""

    def __init__(
        self,
        document: Document,
        parent: QObject | None = None,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        """Watch a document; ``is_wanted`` returns whether the user wants copies."""
        super().__init__(parent)
        self._is_wanted = is_wanted
        self._document = document
        self.folder = data_folder() / "recovery"
        self.path = self.folder / f"{uuid4().hex}{SUFFIX}"
        self._writer = CopyWriter()
        self._has_warned = False
        self.problems: list[FormatError] = []
        """The copies that :meth:`find` could not read and has moved out of the way."""
        self._lock: QLockFile | None = None
        self._delay = QTimer(self, singleShot=True)
        """Delays the copy: by 0 for the first change after a pause, else by ``_interval``."""
        self._delay.timeout.connect(self.save)
        self._interval = INTERVAL_MS
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        """Runs for :data:`PAUSE_MS` after each change."""
        document.undo_stack.indexChanged.connect(self._on_changed)
        document.modified_changed.connect(self._on_changed)

    def save(self) -> None:
        """Write the copy now, or delete it if no work is unsaved or the user wants no copy."""
        self._delay.stop()
        self._delay.setInterval(0)
        try:
            if self._document.modified and self._is_wanted():
                began = monotonic()
                self._write()
                took = int(1000 * (monotonic() - began))
                self._interval = max(INTERVAL_MS, PAUSE_FACTOR * took)
            else:
                self.path.unlink(missing_ok=True)
        except OSError as error:
            if not self._has_warned:
                self._has_warned = True
                reason = error.strerror or str(error)
                text = tr(
                    "{reason}. Changes are not kept for recovery; save them yourself", reason=reason
                )
                self.failed.emit(FormatError(str(self.folder), None, text))

    def _write(self) -> None:
        document = self._document
        holds_project = document.holds_project
        content = self._writer.copy(
            UnsavedDocument(
                document.title,
                document.path,
                document.current,
                document.content_for_project if holds_project else document.content,
                document.piece_set,
                document.project if holds_project else None,
                document.positions_in_file if holds_project else (),
            )
        )
        self.folder.mkdir(parents=True, exist_ok=True)
        self._hold_lock()
        draft = self.path.with_suffix(".draft")
        draft.write_bytes(content)
        os.replace(draft, self.path)

    def close(self) -> None:
        """Delete the copy, because the work is saved or discarded."""
        self._delay.stop()
        self._delay.setInterval(0)
        self._pause.stop()
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def find(self) -> list[RecoveryCopy]:
        """Return the copies of programs that no longer run, the latest first."""
        found = []
        readers = ((f"*{SUFFIX}", read_recovery_copy), ("*.json", read_old_recovery_copy))
        for pattern, read in readers:
            for path in self.folder.glob(pattern):
                if path == self.path or is_locked(path):
                    continue
                try:
                    found.append(RecoveryCopy(path, read(path)))
                except FormatError as error:
                    self.problems.append(set_aside(path, error))
        return sorted(found, key=lambda copy: copy.when, reverse=True)

    def _on_changed(self, _payload: object) -> None:
        if not self._delay.isActive():
            if self._pause.isActive():
                self._delay.setInterval(self._interval)
            self._delay.start()
        self._pause.start()

    def _hold_lock(self) -> None:
        """Lock a file next to the copy, so that other programs see that this program still runs."""
        if self._lock is None:
            self._lock = QLockFile(str(lock_path(self.path)))
            self._lock.setStaleLockTime(0)
            self._lock.tryLock(0)


def lock_path(copy: Path) -> Path:
    """Return the lock file of a recovery copy."""
    return copy.with_suffix(".lock")


def is_locked(copy: Path) -> bool:
    """Return whether the program that wrote a copy still runs."""
    lock = QLockFile(str(lock_path(copy)))
    lock.setStaleLockTime(0)
    if not lock.tryLock(0):
        return True
    lock.unlock()
    return False
