"""Stored results of examined puzzles; the library can be sorted by these results."""

from __future__ import annotations

import json
from dataclasses import astuple, dataclass
from pathlib import Path

from cubewright.errors import FormatError
from cubewright.formats.atomic import write_with_folder
from cubewright.formats.limits import KNOWN_HARDNESS, read_json
from cubewright.formats.set_aside import is_missing, set_aside
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.same_puzzle import puzzle_form
from cubewright.resources import data_folder
from cubewright.translation import tr


@dataclass(frozen=True)
class ExaminedPuzzle:
    """The results of an examined puzzle; a number that does not exist for it is None.

    - ``dead_ends``: the dead ends of the complete search for each solution that it meets.
    - ``still_fit``: the further pieces that fit after a wrong choice, on average.
    - ``moves``: the fewest moves in which a solution comes apart.
    """

    dead_ends: float | None = None
    still_fit: float | None = None
    moves: float | None = None


class KnownHardness:
    """The examined puzzles; equal puzzles have the same :func:`puzzle_form`."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or data_folder() / "known-hardness.json"
        self.problem: FormatError | None = None
        """The reason why the unreadable file was set aside."""
        self._known: dict[str, ExaminedPuzzle] = {}
        try:
            self._known = _read(self.path)
        except FormatError as error:
            self.problem = set_aside(self.path, error)

    def __len__(self) -> int:
        return len(self._known)

    def of(self, puzzle: Puzzle | None) -> ExaminedPuzzle | None:
        """Return the results of a puzzle; None if it was not examined."""
        return None if puzzle is None or not self._known else self._known.get(puzzle_form(puzzle))

    def remember(self, puzzle: Puzzle, examined: ExaminedPuzzle) -> None:
        """Store the results of a puzzle.

        Raises:
            FormatError: The file cannot be written.
        """
        key = puzzle_form(puzzle)
        if self._known.get(key) != examined:
            self._known[key] = examined
            known = {each: astuple(found) for each, found in self._known.items()}
            write_with_folder(self.path, json.dumps(known, indent=0).encode())


def _read(path: Path) -> dict[str, ExaminedPuzzle]:
    if is_missing(path):
        return {}
    read = read_json(path, KNOWN_HARDNESS)
    if not isinstance(read, dict):
        raise FormatError(path.name, None, tr("there are no examined puzzles in it"))
    return {
        key: ExaminedPuzzle(*values)
        for key, values in read.items()
        if isinstance(values, list) and len(values) == 3 and all(map(_is_number, values))
    }


def _is_number(value: object) -> bool:
    return value is None or (type(value) in (int, float) and value >= 0)  # type: ignore[operator]
