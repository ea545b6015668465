"""Known numbers of solutions of figures, stored for later starts of the program."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from cubewright.errors import FormatError
from cubewright.formats.atomic import write_with_folder
from cubewright.formats.limits import KNOWN_COUNTS, read_json
from cubewright.formats.piece_sets.catalogue import known_piece_sets
from cubewright.formats.set_aside import is_missing, set_aside
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.pieces.fitting import puzzle_to_fill
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.equivalence import canonical_form
from cubewright.resources import data_folder
from cubewright.translation import tr


class KnownCounts:
    """Unique counts by figure and piece set, shared by all equivalent figures.

    A piece set is identified by its name and its pieces, so that a count is not shown after the
    pieces have changed.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or data_folder() / "known-counts.json"
        self.problem: FormatError | None = None
        """The reason why the unreadable file was set aside."""
        self._counts: dict[str, dict[str, int]] = {}
        try:
            self._counts = _read(self.path)
        except FormatError as error:
            self.problem = set_aside(self.path, error)
        self._digests: dict[str, str] | None = None

    def __len__(self) -> int:
        return len(self._counts)

    def refresh(self) -> None:
        """Forget the piece sets, so that they are read again when needed."""
        self._digests = None

    @property
    def _titles(self) -> dict[str, str]:
        if self._digests is None:
            sets = known_piece_sets().values()
            self._digests = {_digest_of_set(each): each.title for each in sets}
        return self._digests

    def counts(self, figure: Figure) -> dict[str, int]:
        """Return the known counts of a figure; the keys are the titles of the piece sets."""
        if not self._counts or not figure.cells:
            return {}
        known = self._counts.get(_digest(canonical_form(figure)), {})
        return {self._titles[s]: count for s, count in known.items() if s in self._titles}

    def count(self, puzzle: Puzzle) -> int | None:
        """Return the known count of a puzzle without constraints; None if unknown."""
        pieces = _unchanged_set(puzzle) if self._counts else None
        return None if pieces is None else self.counts(puzzle.figure).get(pieces.title)

    def remember(self, puzzle: Puzzle, count: int) -> bool:
        """Store a count of unique solutions; return False if the puzzle has constraints.

        A count is stored only for an unchanged piece set, and for a figure without optional cells,
        pre-placed pieces or forbidden cells.

        Raises:
            FormatError: The file cannot be written.
        """
        return bool(self.remember_all([(puzzle, count)]))

    def remember_all(self, counts: Iterable[tuple[Puzzle, int]]) -> list[Puzzle]:
        """Store the counts of several puzzles; return the puzzles that :meth:`remember` accepts.

        Raises:
            FormatError: The file cannot be written.
        """
        accepted, is_changed = [], False
        for puzzle, count in counts:
            pieces = _unchanged_set(puzzle)
            if pieces is None:
                continue
            accepted.append(puzzle)
            name = _digest_of_set(pieces)
            known = self._counts.setdefault(_digest(canonical_form(puzzle.figure)), {})
            is_changed |= known.get(name) != count
            known[name] = count
        if is_changed:
            self._write()
        return accepted

    def _write(self) -> None:
        write_with_folder(self.path, json.dumps(self._counts, indent=0).encode())


def _unchanged_set(puzzle: Puzzle) -> PieceSet | None:
    """Return the known set of a puzzle; None if its pieces, colours or cells are special."""
    figure = puzzle.figure
    full_set = known_piece_sets().get(puzzle.piece_set.name)
    if full_set is None or figure.optional or puzzle.pre_placed or puzzle.forbidden:
        return None
    default = puzzle_to_fill(replace(figure, dark=None), full_set)
    is_default = _digest_of_set(puzzle.piece_set) == _digest_of_set(default.piece_set)
    return full_set if is_default and figure.dark == default.figure.dark else None


def _read(path: Path) -> dict[str, dict[str, int]]:
    if is_missing(path):
        return {}
    read = read_json(path, KNOWN_COUNTS)
    if not isinstance(read, dict):
        raise FormatError(path.name, None, tr("there are no counts in it"))
    return {
        form: {name: n for name, n in counts.items() if type(n) is int and n >= 0}
        for form, counts in read.items()
        if isinstance(counts, dict)
    }


@lru_cache(maxsize=256)
def _digest_of_set(pieces: PieceSet) -> str:
    pieces_data = sorted(
        (repr(piece.equivalence_key), least, most)
        for piece, least, most in zip(pieces.pieces, pieces.min_copies, pieces.counts, strict=True)
    )
    return f"{pieces.name} {_digest((pieces.lattice.name, pieces_data))}"


def _digest(value: object) -> str:
    from hashlib import sha256  # Imported here, because it loads OpenSSL, which takes 3 MB.

    return sha256(repr(value).encode()).hexdigest()[:24]
