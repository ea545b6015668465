"""A puzzle in the user's collection: its description, its files and its computed numbers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cubewright.model.figure import Figure
from cubewright.translation import mark

MAX_LINE = 500
"""Maximum number of characters of a text in one line, such as a name."""
MAX_NOTES = 100_000
"""Maximum number of characters of the notes."""
MAX_NUMBERS = 100
"""Maximum number of catalogue numbers of a puzzle."""
MIN_YEAR, MAX_YEAR = 1, 9999


class State(Enum):
    """A relation of the user to a puzzle; a puzzle can have several."""

    OWNED = mark("owned")
    WANTED = mark("wanted")
    SOLVED = mark("solved")
    PRINTED = mark("printed")


@dataclass(frozen=True)
class StoredFile:
    """A file in the collection: its name, the SHA-256 of its content, and its size in bytes."""

    name: str
    digest: str
    size: int


@dataclass(frozen=True)
class Findings:
    """Computed numbers of a puzzle.

    ``solutions`` is the number of unique solutions so far; None if the puzzle cannot be searched.
    ``is_counted``: the number is final. ``assemblies`` is the number of assemblies: ``apart`` of
    them come apart, and the analysis of ``not_decided`` of them reached a limit. ``level`` is the
    level string of the most difficult assembly; empty if no assembly has one. Unless
    ``is_finished``, the search or the analysis stopped after ``limit`` seconds. ``remark`` is the
    reason why there is no solution.
    """

    solutions: int | None = None
    assemblies: int | None = None
    apart: int | None = None
    level: str = ""
    seconds: float = 0.0
    limit: float | None = None
    is_finished: bool = True
    remark: str = ""
    is_counted: bool = True
    not_decided: int = 0


@dataclass(frozen=True)
class CollectedPuzzle:
    """A puzzle of a collection; ``number`` is 0 until a collection contains it.

    ``numbers`` are pairs of a catalogue, such as ``PWBP``, and the number in it. ``file`` is the
    file that contains the puzzle, and ``problem`` is the index of the puzzle in this file. ``form``
    is equal for puzzles that are equal up to symmetry; it is empty without a file. ``figure`` is
    the figure that pictures show.
    """

    name: str = ""
    number: int = 0
    states: frozenset[State] = frozenset()
    lent_to: str = ""
    designer: str = ""
    maker: str = ""
    year: int | None = None
    numbers: tuple[tuple[str, str], ...] = ()
    notes: str = ""
    file: StoredFile | None = None
    problem: int = 0
    form: str = ""
    figure: Figure | None = None
    piece_count: int = 0
    photos: tuple[StoredFile, ...] = ()
    files: tuple[StoredFile, ...] = ()
    findings: Findings | None = None

    @property
    def contents(self) -> tuple[StoredFile, ...]:
        """All files of the puzzle."""
        return (*((self.file,) if self.file else ()), *self.photos, *self.files)


def single_line(text: str) -> str:
    r"""Return a text as a collection stores it: one line without control characters.

    >>> single_line(" Stewart\tCoffin\n")
    'Stewart Coffin'
    """
    words = "".join(each if each.isprintable() else " " for each in text).split()
    return " ".join(words)[:MAX_LINE].rstrip()


def note_text(text: str) -> str:
    """Return notes as a collection stores them: lines without control characters."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    kept = ("".join(c for c in line if c.isprintable() or c == "\t").rstrip() for line in lines)
    return "\n".join(kept).strip("\n")[:MAX_NOTES].rstrip()


def catalogue_number(text: str) -> tuple[str, str] | None:
    """Return the catalogue and the number of a text such as "PWBP: 12"; None for another text.

    >>> catalogue_number("STC : 10-A"), catalogue_number("12")
    (('STC', '10-A'), None)
    """
    catalogue, colon, number = text.partition(":")
    catalogue, number = single_line(catalogue), single_line(number)
    return (catalogue, number) if colon and catalogue and number else None
