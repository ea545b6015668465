"""Save an unfinished search in a file, and check whether a saved search can be resumed."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from time import monotonic

from cubewright.cli.command import Terminal, UsageError
from cubewright.cli.solving.sink import TerminalReport
from cubewright.errors import FormatError
from cubewright.formats.project import SUFFIX
from cubewright.formats.project.search_state import SearchState
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import NO_RESULTS
from cubewright.presenter.files.kept_search import SearchFile
from cubewright.presenter.files.saved_search import SavedSearch, is_saved_search, searched_project
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import (
    CheckpointReached,
    Finished,
    Outcome,
    Prepared,
    Progressed,
    SolutionsFound,
)
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.search.engine import engine


class SearchSaver:
    """Sink that saves a search in a project file soon after its start, then every few seconds.

    The first save is early, so that an unwritable file is reported at once. When the search is
    complete, a file that this run created is removed unless it is named as a project. An older file
    always stays.
    """

    def __init__(
        self, search: SearchFile, seconds: float, terminal: Terminal, control: Control
    ) -> None:
        self._search = search
        self._stays = search.path.suffix.lower() == SUFFIX or search.path.exists()
        self._seconds = seconds
        self._terminal = terminal
        self._control = control
        self._cover: CoverProblem | None = None
        self._next = 0.0
        self._failed = False

    def handle_report(self, report: TerminalReport, /) -> None:
        """Request checkpoints and save them; at the end, report the contents of the file."""
        match report:
            case Prepared(cover):
                self._cover = cover
            case Progressed() if monotonic() >= self._next:
                self._control.request_checkpoint()
            case SolutionsFound() | CheckpointReached():
                self._try_to_save(report)
            case Finished() if self._cover is not None:
                self._end(report)

    def _save(self, report: SolutionsFound | CheckpointReached | Finished) -> None:
        assert self._cover is not None
        error = self._search.write(report, self._cover)
        if error is not None:
            raise error

    def _try_to_save(self, report: SolutionsFound | CheckpointReached) -> None:
        """Save the search; after a first success, report a failure and continue."""
        try:
            self._save(report)
        except FormatError as error:
            if not self._search.is_written:
                raise
            if not self._failed:
                self._terminal.message(f"{error}; the search continues")
            self._failed = True
        else:
            self._failed = self._failed and not isinstance(report, CheckpointReached)
        if isinstance(report, CheckpointReached):
            self._next = monotonic() + self._seconds

    def _end(self, end: Finished) -> None:
        search, path = self._search, self._search.path
        is_complete = end.outcome is Outcome.COMPLETE
        try:
            if end.checkpoint is not None or (is_complete and self._stays):
                self._save(end)
        finally:
            search.close()
        if end.checkpoint is not None:
            restarts = end.progress.by_frontier and not end.checkpoint.continues_count
            restart = " (resuming restarts the count)" if restarts else ""
            resume = f"cubewright solve --resume {quote(str(path))}"
            self._terminal.message(f"search saved to {path}{restart}; resume it with: {resume}")
        elif is_complete and self._stays:
            self._terminal.message(f"the search is complete; its results are in {path}")
        elif is_complete and path.exists():
            path.unlink()
            self._terminal.message(f"the search is complete; removed {path}")


def search_file(path: Path, request: SolveRequest, resumed: SavedSearch | None) -> SearchFile:
    """Return the file in which to save a search; a resumed search continues in its file.

    Raises:
        FormatError: The path is another file, or cannot be written.
    """
    _check_can_save(path, None if resumed is None else resumed.path)
    if resumed is not None and resumed.is_project and path.exists():
        continued = SearchFile.resumed(path, resumed.index, request)
        if continued is None:
            raise FormatError(
                str(path), None, "cannot be written; save the search under another name"
            )
        return continued
    results = NO_RESULTS if resumed is None else resumed.results
    return SearchFile(path, searched_project(request.puzzle, results), request)


class UnsavedNote:
    """Sink that reports that a file is unchanged because a resumed search was stopped again."""

    def __init__(self, path: Path, terminal: Terminal) -> None:
        self._path = path
        self._terminal = terminal

    def handle_report(self, report: TerminalReport, /) -> None:
        if isinstance(report, Finished) and report.checkpoint is not None:
            path = self._path
            self._terminal.message(
                f"not saved: {path} is unchanged (use --save {path} to update it)"
            )


def _check_can_save(path: Path, resumed: Path | None) -> None:
    """Refuse to overwrite a file unless it is the resumed search."""
    if not path.absolute().parent.is_dir():
        raise FormatError(str(path), None, "the folder does not exist; create it first")
    if not path.exists() or (resumed is not None and path.samefile(resumed)):
        return
    if not is_saved_search(path):
        raise FormatError(
            str(path), None, "already exists and is not a saved search; choose another name"
        )
    raise FormatError(
        str(path),
        None,
        f"already contains a saved search; resume it (--resume {path}) or remove it first",
    )


def check_matches(path: Path, saved: SearchState, request: SolveRequest) -> None:
    """Refuse to resume if the request differs in puzzle, engine, settings or convention."""
    if isinstance(saved, SavedSearch) and saved.puzzle.search_key != request.puzzle.search_key:
        was, now = _description(saved.puzzle), _description(request.puzzle)
        _refuse(path, was, now if now != was else "the version in the file")
    if saved.engine != request.engine:
        _refuse(path, f"engine '{saved.engine}'", f"'{request.engine}'")
    complete = engine(saved.engine).complete
    was_set, now_set = complete(saved.settings), complete(dict(request.settings))
    for name, value in was_set.items():
        if now_set[name] != value:
            _refuse(path, f"the setting {name}={value}", f"{name}={now_set[name]}")
    if saved.convention is not request.convention:
        _refuse(path, f"--{saved.convention.value}", f"--{request.convention.value}")
    if saved.up_to is not request.up_to:
        _refuse(path, f"--up-to {saved.up_to.value}", f"--up-to {request.up_to.value}")


def _description(puzzle: Puzzle) -> str:
    cells = f"{len(puzzle.figure)} {puzzle.figure.lattice.noun.several}"
    return f"'{puzzle.name}' ({cells}, pieces '{puzzle.piece_set.name}')"


def _refuse(path: Path, saved: str, requested: str) -> None:
    raise UsageError(f"{path}: the saved search has {saved}, not {requested}")
