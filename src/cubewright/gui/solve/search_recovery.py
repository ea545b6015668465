"""A long search is kept beside, twice a minute, and offered again after a crash."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal, Slot

from cubewright.errors import CubewrightError
from cubewright.formats.searches.rows import rows_path
from cubewright.gui.shell.recovery import is_held, lock_path
from cubewright.gui.solve.search_copy import WritingThread
from cubewright.gui.solve.solve_controller import SolveController
from cubewright.gui.solve.solve_session import SolveState
from cubewright.resources import data_folder
from cubewright.solver.report import Checkpoint, Finished

EVERY_MS = 30_000
"""How often a search is kept; a shorter one is not."""
SUFFIX = ".search.gz"


@dataclass(frozen=True)
class KeptSearch:
    """A search that a program which ended badly left behind."""

    path: Path
    when: datetime

    def discard(self) -> None:
        """Remove it."""
        for path in (self.path, rows_path(self.path), lock_path(self.path)):
            path.unlink(missing_ok=True)


class SearchRecovery(QObject):
    """Keeps a copy of the window's search until it is given up, or the window closed."""

    status_message = Signal(str)
    """Why a search cannot be kept, in a sentence."""

    def __init__(self, solve_controller: SolveController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = data_folder() / "recovery"
        self._solve_controller = solve_controller
        self._path = self._new_path()
        self._already = self._next = 0
        self._writing: WritingThread | None = None
        self._lock: QLockFile | None = None
        self._has_complained = False
        self._clock = QTimer(self, interval=EVERY_MS)
        self._clock.timeout.connect(solve_controller.session.request_checkpoint)
        solve_controller.solved_changed.connect(self.forget)
        session = solve_controller.session
        session.state_changed.connect(self._on_state_changed)
        session.reached.connect(self.keep)
        session.finished.connect(self._on_finished)

    def keep(self, checkpoint: Checkpoint) -> None:
        """Write down how the search stands; nothing while that is still done for earlier."""
        copy = self._solve_controller.copy(checkpoint)
        if copy is None or (self._writing is not None and self._writing.isRunning()):
            return
        self._end_writing()
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._on_failed(self.folder, CubewrightError(error.strerror or str(error)))
            return
        self._hold_lock()
        self._next = copy.count
        write = partial(copy.write_further, already=self._already)
        self._writing = WritingThread(self._path, write, self)
        self._writing.written.connect(self._on_written)
        self._writing.failed.connect(self._on_failed)
        self._writing.start()

    def keep_at_the_end(self) -> None:
        """The program must end: stop the search, and leave it behind as it stands."""
        was_running = self._solve_controller.running
        self._solve_controller.session.end()
        checkpoint = self._solve_controller.checkpoint
        if checkpoint is not None and (was_running or self._path.exists()):
            self._end_writing()
            self.keep(checkpoint)
            self._end_writing()
        self._new_file()

    def adopt(self, kept: KeptSearch, count: int) -> None:
        """Go on keeping a search where it was kept, with so many solutions."""
        self._path, self._already = kept.path, count
        self._hold_lock()

    def left_behind(self) -> list[KeptSearch]:
        """Searches of programs that run no longer, the latest first."""
        found = []
        for path in self.folder.glob(f"*{SUFFIX}"):
            if path != self._path and not is_held(path):
                when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
                found.append(KeptSearch(path, when))
        return sorted(found, key=lambda kept: kept.when, reverse=True)

    def forget(self) -> None:
        """The search is given up: nothing of it is to be recovered."""
        self._end_writing()
        for path in (self._path, rows_path(self._path)):
            path.unlink(missing_ok=True)
        self._new_file()

    def close(self) -> None:
        """Nothing is to be recovered, and nothing more is kept."""
        self._clock.stop()
        self.forget()

    def _new_path(self) -> Path:
        return self.folder / f"{uuid4().hex}{SUFFIX}"

    def _new_file(self) -> None:
        self._path, self._already = self._new_path(), 0
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _end_writing(self) -> None:
        if self._writing is not None:
            self._writing.wait()
            self._writing.deleteLater()
            self._writing = None

    def _hold_lock(self) -> None:
        """A lock beside the copy says that its program still runs."""
        if self._lock is None:
            self._lock = QLockFile(str(lock_path(self._path)))
            self._lock.setStaleLockTime(0)
            self._lock.tryLock(0)

    def _on_state_changed(self, state: SolveState) -> None:
        if state is SolveState.RUNNING:
            if not self._clock.isActive():
                self._clock.start()
        else:
            self._clock.stop()

    def _on_finished(self, finished: Finished) -> None:
        # Who stops a long search has not given it up yet.
        if finished.checkpoint is not None and self._path.exists():
            self.keep(finished.checkpoint)

    @Slot(object)
    def _on_written(self, path: Path) -> None:
        if path == self._path:
            self._already = self._next
            self._has_complained = False

    @Slot(object, object)
    def _on_failed(self, _path: Path, error: CubewrightError) -> None:
        if not self._has_complained:
            self.status_message.emit(
                f"The search goes on, but is not kept against a crash: {error}"
            )
        self._has_complained = True
