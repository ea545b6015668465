"""Save an unfinished search in a file, and check that a saved one can be resumed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from shlex import quote
from time import monotonic

from cubewright.cli.command import Terminal, UsageError
from cubewright.cli.solving.run import TerminalReport
from cubewright.errors import FormatError
from cubewright.formats.searches.file import SavedSearch, is_saved_search, write_search
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.files.saved_search import saved_search
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import (
    Checkpoint,
    CheckpointReached,
    Finished,
    Outcome,
    Prepared,
    Progressed,
)
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.search.engine import engine


class Save:
    """Saves the state of a search in a file: soon after the start, then every few seconds.

    Saving at the start reports a file that cannot be written at once, not after hours. The
    file of a complete search is removed.
    """

    def __init__(
        self,
        path: Path,
        request: SolveRequest,
        seconds: float,
        terminal: Terminal,
        control: Control,
    ) -> None:
        self._path = path
        self._request = replace(request, checkpoint=None)
        self._seconds = seconds
        self._terminal = terminal
        self._control = control
        self._cover: CoverProblem | None = None
        self._next = 0.0
        self._written = False
        self._failed = False

    def take(self, report: TerminalReport, /) -> None:
        """Ask for checkpoints, save them, and report what the file has at the end."""
        match report:
            case Prepared(cover):
                self._cover = cover
            case Progressed() if monotonic() >= self._next:
                self._control.request_checkpoint()
            case CheckpointReached(checkpoint):
                self._save_or_go_on(checkpoint)
            case Finished() if self._cover is not None:
                self._end(report)

    def _save(self, checkpoint: Checkpoint) -> None:
        assert self._cover is not None
        write_search(self._path, saved_search(self._request, self._cover, checkpoint))
        self._written, self._failed = True, False
        self._next = monotonic() + self._seconds

    def _save_or_go_on(self, checkpoint: Checkpoint) -> None:
        """Save the search; after a first success, report a failure and continue searching."""
        try:
            self._save(checkpoint)
        except FormatError as error:
            if not self._written:
                raise
            self._next = monotonic() + self._seconds
            if not self._failed:
                self._terminal.message(f"{error}; the search continues")
            self._failed = True

    def _end(self, end: Finished) -> None:
        path = self._path
        if end.checkpoint is not None:
            self._save(end.checkpoint)
            restarts = end.progress.by_frontier and not end.checkpoint.continues_count
            restart = " (resuming restarts the count)" if restarts else ""
            resume = f"cubewright solve --resume {quote(str(path))}"
            self._terminal.message(f"search saved to {path}{restart}; resume it with: {resume}")
        elif end.outcome is Outcome.COMPLETE and path.exists():
            path.unlink()
            self._terminal.message(f"the search is complete; removed {path}")


class NotSaved:
    """Reports that a resumed search, stopped again, has left its file as it was."""

    def __init__(self, path: Path, terminal: Terminal) -> None:
        self._path = path
        self._terminal = terminal

    def take(self, report: TerminalReport, /) -> None:
        """Report it at the end."""
        if isinstance(report, Finished) and report.checkpoint is not None:
            path = self._path
            self._terminal.message(
                f"not saved: {path} is unchanged (use --save {path} to update it)"
            )


def check_can_save(path: Path, resumed: Path | None) -> None:
    """Refuse to save over a file that is not the resumed search."""
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


def check_matches(path: Path, saved: SavedSearch, request: SolveRequest) -> None:
    """Refuse to resume a search whose puzzle, engine, settings or convention differ."""
    if saved.puzzle.search_key != request.puzzle.search_key:
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
