"""Save a search once a second, and find it again after a crash."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal, Slot

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.searches.rows import rows_path
from cubewright.formats.set_aside import set_aside
from cubewright.gui.project.file.recovery import is_held, lock_path
from cubewright.gui.solve.solve import SolveController
from cubewright.gui.solve.solve_session import SolveState
from cubewright.gui.worker import Job, Worker
from cubewright.model.puzzle import Puzzle
from cubewright.resources import data_folder
from cubewright.solver.report import Checkpoint, Finished
from cubewright.translation import tr

SAVE_INTERVAL_MS = 1000
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


@dataclass(frozen=True)
class _SearchFile:
    """The files of a search that this program has saved, and their lock."""

    path: Path
    puzzle: Puzzle
    lock: QLockFile

    def discard(self) -> None:
        """Delete the files."""
        self.lock.unlock()
        for path in (self.path, rows_path(self.path)):
            with suppress(OSError):
                path.unlink(missing_ok=True)


class SearchRecovery(QObject):
    """Saves the window's search until it is discarded or the window is closed."""

    status_message = Signal(str)
    """Why the search cannot be saved, as a sentence."""

    def __init__(
        self,
        solve_controller: SolveController,
        is_unfinished: Callable[[Puzzle], bool],
        parent: QObject | None = None,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        """``is_unfinished`` returns whether the document has an unfinished search of a puzzle.

        ``is_wanted`` returns whether searches are kept for recovery at all.
        """
        super().__init__(parent)
        self._is_wanted = is_wanted
        self._is_unfinished = is_unfinished
        self._others: list[_SearchFile] = []
        """The searches of other problems of the document, which are not listed now."""
        self._puzzle: Puzzle | None = None
        """The puzzle whose search is in the file."""
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
        solve_controller.replacing.connect(self._set_aside)
        solve_controller.solved_changed.connect(self.discard)
        solve_controller.saved.connect(self.discard_all)
        session = solve_controller.session
        session.state_changed.connect(self._on_state_changed)
        session.reached.connect(self.save)
        session.finished.connect(self._on_finished)

    def save(self, checkpoint: Checkpoint) -> None:
        """Save the search in the background; do nothing while an earlier save still runs."""
        if self._solve_controller.is_saved or not self._is_wanted():
            return  # the project file has it, or nobody wants it
        copy = self._solve_controller.copy(checkpoint)
        if copy is None or self._writer.is_busy:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._on_failed(CubewrightError(error.strerror or str(error)))
            return
        self._hold_lock()
        self._puzzle = copy.request.puzzle
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
        for other in self._others:
            other.lock.unlock()
        self._others.clear()

    def adopt(self, search: RecoverableSearch, puzzle: Puzzle, count: int) -> None:
        """Keep saving to the files of a recovered search, which hold ``count`` solutions."""
        self._path, self._puzzle, self._written = search.path, puzzle, count
        self._hold_lock()

    def find(self) -> list[RecoverableSearch]:
        """Return the searches of programs that no longer run, the latest first."""
        found: list[RecoverableSearch] = []
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

    def discard_all(self) -> None:
        """Delete the files of all searches of the document."""
        self.discard()
        for other in self._others:
            other.discard()
        self._others.clear()

    def close(self) -> None:
        """Delete the files and stop saving."""
        self._timer.stop()
        self.discard_all()
        self._writer.close()

    def _new_path(self) -> Path:
        return self.folder / f"{uuid4().hex}{SUFFIX}"

    def _new_file(self) -> None:
        self._path, self._written, self._puzzle = self._new_path(), 0, None
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _hold_lock(self) -> None:
        """Lock a file next to the copy, so that other programs see that this one still runs."""
        if self._lock is None:
            self._lock = QLockFile(str(lock_path(self._path)))
            self._lock.setStaleLockTime(0)
            self._lock.tryLock(0)

    def _set_aside(self, puzzle: Puzzle) -> None:
        """Keep the files of an unfinished search while another problem is searched or listed."""
        self._writer.wait()
        before, lock = self._puzzle, self._lock
        if before is None or lock is None or before.search_key == puzzle.search_key:
            return
        if self._is_unfinished(before):
            self._others.append(_SearchFile(self._path, before, lock))
            self._lock = None
            self._new_file()

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
        puzzle = self._puzzle
        for other in list(self._others):
            if puzzle is not None and other.puzzle.search_key == puzzle.search_key:
                other.discard()  # it was continued, and is in the new file
                self._others.remove(other)

    @Slot(object)
    def _on_failed(self, error: CubewrightError) -> None:
        if not self._has_warned:
            self.status_message.emit(
                tr(
                    "The search continues, but it cannot be saved for recovery: {problem}",
                    problem=error,
                )
            )
        self._has_warned = True
