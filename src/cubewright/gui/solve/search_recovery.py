"""Save a long search twice a minute, and find it again after a crash."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal, Slot

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.searches.rows import rows_path
from cubewright.formats.set_aside import set_aside
from cubewright.gui.project.recovery import is_held, lock_path
from cubewright.gui.solve.solve_controller import SolveController
from cubewright.gui.solve.solve_session import SolveState
from cubewright.gui.worker import Job, Worker
from cubewright.resources import data_folder
from cubewright.solver.report import Checkpoint, Finished

SAVE_INTERVAL_MS = 30_000
"""The interval between two saves of a search; shorter searches are not saved."""
SUFFIX = ".search.gz"


@dataclass(frozen=True)
class RecoverableSearch:
    """A search saved by a program that crashed."""

    path: Path
    when: datetime

    def set_aside(self, error: FormatError) -> FormatError:
        """Rename its files, which cannot be read; return the error with the new name."""
        if rows_path(self.path).exists():
            set_aside(rows_path(self.path), error)
        return set_aside(self.path, error)

    def discard(self) -> None:
        """Delete its files."""
        for path in (self.path, rows_path(self.path), lock_path(self.path)):
            with suppress(OSError):
                path.unlink(missing_ok=True)


class SearchRecovery(QObject):
    """Saves the window's search until it is discarded or the window is closed."""

    status_message = Signal(str)
    """Why the search cannot be saved, as a sentence."""

    def __init__(self, solve_controller: SolveController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = data_folder() / "recovery"
        self._solve_controller = solve_controller
        self._path = self._new_path()
        self._written = 0
        """The number of solutions in the file."""
        self._writer = Worker(self)
        self._writer.finished.connect(self._on_written)
        self._writer.failed.connect(self._on_failed)
        self._lock: QLockFile | None = None
        self._has_warned = False
        self._timer = QTimer(self, interval=SAVE_INTERVAL_MS)
        self._timer.timeout.connect(solve_controller.session.request_checkpoint)
        solve_controller.solved_changed.connect(self.discard)
        solve_controller.saved.connect(self.discard)
        session = solve_controller.session
        session.state_changed.connect(self._on_state_changed)
        session.reached.connect(self.save)
        session.finished.connect(self._on_finished)

    def save(self, checkpoint: Checkpoint) -> None:
        """Save the search in the background; do nothing while an earlier save still runs."""
        if self._solve_controller.is_saved:
            return  # the project file has it
        copy = self._solve_controller.copy(checkpoint)
        if copy is None or self._writer.is_busy:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._on_failed(CubewrightError(error.strerror or str(error)))
            return
        self._hold_lock()
        path, written = self._path, self._written

        def write(_job: Job) -> int:
            copy.append(path, written)
            return copy.count

        self._writer.start(write)

    def save_at_exit(self) -> None:
        """Stop the search and save it for the next start."""
        was_running = self._solve_controller.running
        self._solve_controller.session.end()
        checkpoint = self._solve_controller.checkpoint
        if checkpoint is not None and (was_running or self._path.exists()):
            self._writer.wait()
            self.save(checkpoint)
            self._writer.wait()
        self._new_file()

    def adopt(self, search: RecoverableSearch, count: int) -> None:
        """Keep saving to the files of a recovered search, which hold ``count`` solutions."""
        self._path, self._written = search.path, count
        self._hold_lock()

    def find(self) -> list[RecoverableSearch]:
        """Return the searches of programs that no longer run, the latest first."""
        found = []
        for path in self.folder.glob(f"*{SUFFIX}"):
            if path != self._path and not is_held(path):
                when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
                found.append(RecoverableSearch(path, when))
        return sorted(found, key=lambda search: search.when, reverse=True)

    def discard(self) -> None:
        """Delete the files: the search is discarded."""
        self._writer.wait()
        for path in (self._path, rows_path(self._path)):
            with suppress(OSError):
                path.unlink(missing_ok=True)
        self._new_file()

    def close(self) -> None:
        """Delete the files and stop saving."""
        self._timer.stop()
        self.discard()
        self._writer.close()

    def _new_path(self) -> Path:
        return self.folder / f"{uuid4().hex}{SUFFIX}"

    def _new_file(self) -> None:
        self._path, self._written = self._new_path(), 0
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _hold_lock(self) -> None:
        """Lock a file next to the copy, so that other programs see that this one still runs."""
        if self._lock is None:
            self._lock = QLockFile(str(lock_path(self._path)))
            self._lock.setStaleLockTime(0)
            self._lock.tryLock(0)

    def _on_state_changed(self, state: SolveState) -> None:
        if state is SolveState.RUNNING:
            if not self._timer.isActive():
                self._timer.start()
        else:
            self._timer.stop()

    def _on_finished(self, finished: Finished) -> None:
        request = self._solve_controller.request
        if finished.checkpoint is None and request is not None and request.count_only:
            self.discard()  # a finished count has nothing to recover
        # A search that the user stopped may still be resumed.
        elif finished.checkpoint is not None and self._path.exists():
            self._writer.wait()  # the last checkpoint must not be skipped
            self.save(finished.checkpoint)

    @Slot(object)
    def _on_written(self, count: int) -> None:
        self._written = count
        self._has_warned = False

    @Slot(object)
    def _on_failed(self, error: CubewrightError) -> None:
        if not self._has_warned:
            self.status_message.emit(
                f"The search continues, but it cannot be saved for recovery: {error}"
            )
        self._has_warned = True
