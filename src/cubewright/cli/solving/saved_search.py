"""Save an unfinished search in a file, and check that a saved one can be resumed."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

from cubewright.cli.command import Terminal, UsageError
from cubewright.errors import FormatError
from cubewright.formats.searches.file import SavedSearch, is_saved_search, write_search
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.files.saved_search import saved_search
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Checkpoint
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engine


class SearchSaver:
    """Saves the state of a search in a file: soon after the start, then every few seconds.

    Saving at the start reports a file that cannot be written at once, not after hours.
    """

    def __init__(
        self, path: Path, request: SolveRequest, seconds: float, terminal: Terminal
    ) -> None:
        self.path = path
        self._request = request
        self._seconds = seconds
        self._terminal = terminal
        self._next = 0.0
        self._written = False
        self._failed = False

    @property
    def due(self) -> bool:
        """Whether it is time to save."""
        return monotonic() >= self._next

    def save(self, cover: CoverProblem, checkpoint: Checkpoint) -> None:
        """Save the search; raises :class:`FormatError` on failure."""
        write_search(self.path, saved_search(self._request, cover, checkpoint))
        self._written, self._failed = True, False
        self._next = monotonic() + self._seconds

    def save_checkpoint(self, cover: CoverProblem, checkpoint: Checkpoint) -> None:
        """Save the search; after a first success, report a failure and continue searching."""
        try:
            self.save(cover, checkpoint)
        except FormatError as error:
            if not self._written:
                raise
            self._next = monotonic() + self._seconds
            if not self._failed:
                self._terminal.message(f"{error}; the search continues")
            self._failed = True

    def remove(self) -> None:
        """Remove the file of a search that is complete."""
        if self.path.exists():
            self.path.unlink()
            self._terminal.message(f"the search is complete; removed {self.path}")


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
    cells = f"{len(puzzle.figure)} {puzzle.figure.lattice.noun}s"
    return f"'{puzzle.name}' ({cells}, pieces '{puzzle.piece_set.name}')"


def _refuse(path: Path, saved: str, requested: str) -> None:
    raise UsageError(f"{path}: the saved search has {saved}, not {requested}")
