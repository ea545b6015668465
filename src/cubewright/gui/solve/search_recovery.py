"""Copies of searches that are in no project file, for recovery after a crash."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal, Slot

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.old_search import rows_path
from cubewright.formats.project.file import delete_project, write_project
from cubewright.formats.set_aside import set_aside
from cubewright.gui.project.file.recovery import is_locked, lock_path
from cubewright.gui.solve.solve import SolveController
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.files.kept_search import SearchFile
from cubewright.resources import data_folder
from cubewright.solver.report import Finished
from cubewright.solver.request import SolveRequest
from cubewright.translation import tr

SUFFIX = ".search.cubewright"
OLD_SUFFIX = ".search.gz"
"""The file name ending of copies that earlier versions wrote."""


@dataclass(frozen=True)
class RecoverableSearch:
    """A search of a program that crashed."""

    path: Path
    written_at: datetime

    def set_aside(self, error: FormatError) -> FormatError:
        """Rename the unreadable files of the search; return the error with the new file name."""
        if rows_path(self.path).exists():
            set_aside(rows_path(self.path), error)
        return set_aside(self.path, error)

    def discard(self) -> None:
        """Delete its files."""
        _delete(self.path)
        with suppress(OSError):
            lock_path(self.path).unlink(missing_ok=True)


@dataclass
class _Copy:
    """The copy of a search of this program, and its lock; ``search`` writes the copy."""

    path: Path
    puzzle: Puzzle
    search: SearchFile | None = None
    lock: QLockFile = field(init=False)

    def __post_init__(self) -> None:
        """Lock a file next to the copy, so that other programs see that this program still runs."""
        self.lock = QLockFile(str(lock_path(self.path)))
        self.lock.setStaleLockTime(0)
        self.lock.tryLock(0)

    def leave(self) -> None:
        if self.search is not None:
            self.search.close()
        self.lock.unlock()

    def discard(self) -> None:
        self.leave()
        _delete(self.path)


def _delete(path: Path) -> None:
    delete_project(path)
    with suppress(OSError):
        rows_path(path).unlink(missing_ok=True)


class SearchRecovery(QObject):
    """Copies the window's search until it is discarded or the window is closed."""

    status_message = Signal(str)
    """The reason why the search cannot be copied, as a sentence."""

    def __init__(
        self,
        solve_controller: SolveController,
        is_unfinished: Callable[[Puzzle], bool],
        parent: QObject | None = None,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        """Watch the searches of a window.

        ``is_unfinished`` returns whether the document has an unfinished search of a puzzle,
        ``is_wanted`` whether the user wants recovery copies.
        """
        super().__init__(parent)
        self._is_wanted = is_wanted
        self._is_unfinished = is_unfinished
        self._copy: _Copy | None = None
        """The copy of the search that runs or is listed."""
        self._others: list[_Copy] = []
        """Copies of searches of other problems, and earlier copies of the current search."""
        self._has_warned = False
        self.folder = data_folder() / "recovery"
        self._solve_controller = solve_controller
        solve_controller.copy_searches(self.search)
        solve_controller.replacing.connect(self._set_aside)
        solve_controller.solved_changed.connect(self._on_solved_changed)
        solve_controller.saved.connect(self.discard_all)
        session = solve_controller.session
        session.not_copied.connect(self._on_failed)
        session.reached.connect(self._on_reached)
        session.not_kept.connect(self._begin_soon)
        session.finished.connect(self._on_finished)

    @property
    def path(self) -> Path | None:
        """The path of the copy of the current search; None before it is written."""
        search = None if self._copy is None else self._copy.search
        return search.path if search is not None and search.is_written else None

    def search(self, request: SolveRequest, project: Callable[[], Project]) -> SearchFile | None:
        """Return the writer for the copy of a search that begins or continues; None if unwanted.

        It continues an existing copy of the search. Otherwise, a new copy begins with the solutions
        of ``project``, and replaces the old copy once it is written.
        """
        known = [each for each in (self._copy, *self._others) if each is not None]
        if self._copy is not None:
            self._others.append(self._copy)
            self._copy = None
        if not self._is_wanted():
            return None
        for copy in known:
            if copy.puzzle.search_key == request.puzzle.search_key:
                if copy.search is not None:
                    copy.search.close()
                search = SearchFile.resumed(copy.path, 0, request, is_copy=True)
                if search is not None:
                    copy.search = search
                    self._others.remove(copy)
                    self._copy = copy
                    return search
        return self._new(request, project) if self._has_folder() else None

    def _new(self, request: SolveRequest, project: Callable[[], Project]) -> SearchFile:
        path = self._new_path()
        search = SearchFile(path, project(), request, is_copy=True)
        self._copy = _Copy(path, request.puzzle, search)
        return search

    def _has_folder(self) -> bool:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._on_failed(error.strerror or str(error))
            return False
        return True

    @property
    def _is_missing(self) -> bool:
        controller = self._solve_controller
        if self._copy is not None or controller.is_saved or not self._is_wanted():
            return False
        return controller.is_running and controller.cover is not None

    @Slot()
    def _begin_soon(self) -> None:
        if self._is_missing:
            QTimer.singleShot(0, self, self._begin)

    def _begin(self) -> None:
        """Begin a copy of a running search, unless the search is paused to be saved."""
        controller = self._solve_controller
        session = controller.session
        if not self._is_missing or session.is_paused_for_checkpoint or not self._has_folder():
            return
        try:
            checkpoint = session.pause_for_checkpoint()
            request = controller.request
            if checkpoint is None or request is None or not self._is_missing:
                return
            project = controller.project_at(checkpoint)
            if project is not None:
                controller.copy_from(self._new(replace(request, checkpoint=checkpoint), project))
                session.request_checkpoint()  # the copy is written at this checkpoint
        finally:
            session.continue_after_checkpoint()

    def save_at_exit(self) -> None:
        """Stop the search and keep its copy for the next start."""
        controller = self._solve_controller
        was_running, is_saved = controller.is_running, controller.is_saved
        controller.session.end()
        checkpoint, solved = controller.checkpoint, controller.solved_puzzle
        if checkpoint is not None and solved is not None and was_running and self.path is None:
            made = controller.project_at(checkpoint)
            if made is not None and self._is_wanted() and not is_saved:
                self.discard()
                with suppress(CubewrightError, OSError):
                    self.folder.mkdir(parents=True, exist_ok=True)
                    write_project(self._new_path(), made())
        for copy in (self._copy, *self._others):
            if copy is not None:
                copy.leave()
        self._copy = None
        self._others.clear()

    def adopt(self, recovered: RecoverableSearch, puzzle: Puzzle) -> None:
        """Continue the copy of a recovered search as soon as a search of ``puzzle`` starts."""
        self._others.append(_Copy(recovered.path, puzzle))

    def find(self) -> list[RecoverableSearch]:
        """Return the searches of programs that no longer run, the latest first."""
        found: list[RecoverableSearch] = []
        for pattern in (f"*{SUFFIX}", f"*{OLD_SUFFIX}"):
            for path in self.folder.glob(pattern):
                if not path.name.startswith(".") and not is_locked(path):
                    when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
                    found.append(RecoverableSearch(path, when))
        return sorted(found, key=lambda search: search.written_at, reverse=True)

    def discard(self) -> None:
        """Delete the copy of the current search."""
        if self._copy is not None:
            self._copy.discard()
            self._copy = None

    def discard_all(self) -> None:
        self.discard()
        for other in self._others:
            other.discard()
        self._others.clear()

    def close(self) -> None:
        self.discard_all()

    def _new_path(self) -> Path:
        return self.folder / f"{uuid4().hex}{SUFFIX}"

    def _set_aside(self, puzzle: Puzzle) -> None:
        copy = self._copy
        if copy is None or copy.puzzle.search_key == puzzle.search_key:
            return
        if self._is_unfinished(copy.puzzle):
            self._others.append(copy)
            self._copy = None

    def _on_solved_changed(self) -> None:
        solved, copy = self._solve_controller.solved_puzzle, self._copy
        if copy is not None and (solved is None or solved.search_key != copy.puzzle.search_key):
            self.discard()

    def _on_finished(self, finished: Finished) -> None:
        request = self._solve_controller.request
        if finished.checkpoint is None and request is not None and request.count_only:
            self.discard()  # a completed count needs no recovery

    @Slot(object)
    def _on_reached(self, _checkpoint: object) -> None:
        if not self._is_wanted():
            self.discard()
        self._begin_soon()
        copy = self._copy
        if copy is None or self.path is None:
            return
        self._has_warned = False
        for other in list(self._others):
            if other.puzzle.search_key == copy.puzzle.search_key:
                other.discard()
                self._others.remove(other)

    @Slot(str)
    def _on_failed(self, problem: str) -> None:
        if not self._has_warned:
            self.status_message.emit(
                tr(
                    "The search continues, but it cannot be saved for recovery: {problem}",
                    problem=problem,
                )
            )
        self._has_warned = True
