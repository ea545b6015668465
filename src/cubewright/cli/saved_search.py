"""An unfinished search kept in a file, and what speaks against going on with it."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

from cubewright.cli.command import Terminal, UsageError
from cubewright.errors import FormatError
from cubewright.formats.searches.file import SavedSearch, is_saved_search, write_search
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.saved_search import saved_search
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Checkpoint
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engine


class Keeper:
    """Writes where a search stands into a file: soon after it began, then every so many seconds.

    So a file that cannot be written is noticed at once, not after hours.
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

    def keep(self, cover: CoverProblem, checkpoint: Checkpoint) -> None:
        """Save; raises :class:`FormatError` where that fails."""
        write_search(self.path, saved_search(self._request, cover, checkpoint))
        self._written, self._failed = True, False
        self._next = monotonic() + self._seconds

    def keep_on_the_way(self, cover: CoverProblem, checkpoint: Checkpoint) -> None:
        """Save; once it has worked, a failure is told and does not end the search."""
        try:
            self.keep(cover, checkpoint)
        except FormatError as error:
            if not self._written:
                raise
            self._next = monotonic() + self._seconds
            if not self._failed:
                self._terminal.say(f"{error}; the search goes on")
            self._failed = True

    def remove(self) -> None:
        """Take the file away, as nothing is left to go on with."""
        if self.path.exists():
            self.path.unlink()
            self._terminal.say(f"the search is complete; {self.path} is not needed any more")


def check_free(path: Path, resumed: Path | None) -> None:
    """Refuse a place to save in where something would be lost."""
    if not path.absolute().parent.is_dir():
        raise FormatError(str(path), None, "there is no folder to write it in")
    if not path.exists() or (resumed is not None and path.samefile(resumed)):
        return
    if not is_saved_search(path):
        raise FormatError(str(path), None, "is there already, and is no saved search")
    raise FormatError(
        str(path),
        None,
        f"holds a saved search already; go on with it (--resume {path}), or remove it first",
    )


def check_the_same(path: Path, saved: SavedSearch, asked: SolveRequest) -> None:
    """Refuse to go on with a search of something else than what is asked for."""
    if _shapes(saved.puzzle) != _shapes(asked.puzzle):
        was, now = _in_words(saved.puzzle), _in_words(asked.puzzle)
        _refuse(path, was, now if now != was else "the same as it is drawn now")
    if saved.engine != asked.engine:
        _refuse(path, f"engine '{saved.engine}'", f"'{asked.engine}'")
    complete = engine(saved.engine).complete
    was_set, now_set = complete(saved.settings), complete(dict(asked.settings))
    for name, value in was_set.items():
        if now_set[name] != value:
            _refuse(path, f"the setting {name}={value}", f"{name}={now_set[name]}")
    if saved.convention is not asked.convention:
        _refuse(path, f"--{saved.convention.value}", f"--{asked.convention.value}")


def _shapes(puzzle: Puzzle) -> object:
    """All that a search of the puzzle depends on."""
    figure, pieces = puzzle.figure, puzzle.piece_set
    return (
        (figure.lattice, figure.cells, figure.optional, figure.dark),
        [(piece.cells, piece.dark, piece.flips) for piece in pieces.pieces],
        (pieces.counts, pieces.least),
        {(each.piece, frozenset(each.cells)) for each in puzzle.fixed},
        puzzle.forbidden,
    )


def _in_words(puzzle: Puzzle) -> str:
    cells = f"{len(puzzle.figure)} {puzzle.figure.lattice.noun}s"
    return f"'{puzzle.name}' ({cells}, pieces '{puzzle.piece_set.name}')"


def _refuse(path: Path, theirs: str, ours: str) -> None:
    raise UsageError(f"{path}: the saved search has {theirs}, not {ours}")
