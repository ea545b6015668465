"""How many solutions figures were found to have: counts remembered from one start to the next."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from cubewright.errors import FormatError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.limits import KNOWN_COUNTS, read_json
from cubewright.formats.piece_sets.catalogue import known_piece_sets
from cubewright.model.figure import Figure
from cubewright.model.fitting import fitted
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.equivalence import canonical_form
from cubewright.resources import data_folder


class KnownCounts:
    """Unique counts by figure and piece set, the same for all twins of a figure.

    A set is known by its name and what its pieces are, so that a count of
    pieces that have been changed since is not told.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or data_folder() / "known-counts.json"
        self._counts = _read(self.path)
        self._digests: dict[str, str] | None = None

    def __len__(self) -> int:
        return len(self._counts)

    def refresh(self) -> None:
        """Look again which piece sets there are, the next time that it matters."""
        self._digests = None

    @property
    def _titles(self) -> dict[str, str]:
        """The titles of all piece sets, by their digests."""
        if self._digests is None:
            sets = known_piece_sets().values()
            self._digests = {_digest_of_set(each): each.title for each in sets}
        return self._digests

    def counts(self, figure: Figure) -> dict[str, int]:
        """The known counts of a figure, by the title of the piece set."""
        if not self._counts or not figure.cells:
            return {}
        known = self._counts.get(_digest(canonical_form(figure)), {})
        return {self._titles[s]: count for s, count in known.items() if s in self._titles}

    def remember(self, puzzle: Puzzle, count: int) -> bool:
        """Remember a count of unique solutions; False where it is not that of the bare figure.

        Raises :class:`FormatError` where it cannot be written down.
        """
        figure = puzzle.figure
        whole_set = known_piece_sets().get(puzzle.piece_set.name)
        if whole_set is None or figure.optional or puzzle.fixed or puzzle.forbidden:
            return False
        meant = fitted(replace(figure, dark=None), whole_set)
        as_meant = _digest_of_set(puzzle.piece_set) == _digest_of_set(meant.piece_set)
        if not as_meant or figure.dark != meant.figure.dark:
            return False  # pieces or colours changed for this once
        pieces = _digest_of_set(whole_set)
        known = self._counts.setdefault(_digest(canonical_form(figure)), {})
        if known.get(pieces) != count:
            known[pieces] = count
            self._write()
        return True

    def _write(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FormatError(
                self.path.name, None, f"cannot be written: {error.strerror}"
            ) from error
        write_atomically(self.path, json.dumps(self._counts, indent=0).encode())


def _read(path: Path) -> dict[str, dict[str, int]]:
    """What the file says; whatever in it is not understood is taken as not there."""
    try:
        read = read_json(path, KNOWN_COUNTS)
    except FormatError:
        return {}
    if not isinstance(read, dict):
        return {}
    return {
        form: {name: n for name, n in counts.items() if type(n) is int and n >= 0}
        for form, counts in read.items()
        if isinstance(counts, dict)
    }


@lru_cache(maxsize=256)
def _digest_of_set(pieces: PieceSet) -> str:
    """The set's name, and a mark of what its pieces are and how many there are of each."""
    parts = sorted(
        (repr(piece.equivalence_key), least, most)
        for piece, least, most in zip(pieces.pieces, pieces.least, pieces.counts, strict=True)
    )
    return f"{pieces.name} {_digest((pieces.lattice.name, parts))}"


def _digest(value: object) -> str:
    return hashlib.sha256(repr(value).encode()).hexdigest()[:24]
