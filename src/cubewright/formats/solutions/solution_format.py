"""Solution formats: the text of each solution, and the texts before, between and after them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple, Protocol

from cubewright.errors import UnknownNameError
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.model.symmetry.group import Convention
from cubewright.registry import discover, find, module_names
from cubewright.translation import mark

_PACKAGE = "cubewright.formats.solutions"
WriteOne = Callable[[Solution, int], str]
"""Function that returns the text of a solution, given its number from 1."""


def _nothing(_puzzle: Puzzle) -> str:
    return ""


def _never(_puzzle: Puzzle) -> bool:
    return False


class Summary(Protocol):
    """Collector of solutions that returns one text for all of them at the end."""

    def add(self, solution: Solution) -> None:
        """Add a solution."""
        ...

    def text(self) -> str:
        """Return the text for the solutions added so far."""
        ...


class ByPiece(NamedTuple):
    """The text of a placed piece, and the texts between, before and after pieces."""

    one: Callable[[Puzzle, PlacedPiece], str]
    between: str
    before: str
    after: str


@dataclass(frozen=True)
class SolutionFormat:
    """A format of solutions, which are written one by one as they are found.

    ``one`` returns the text of a solution, given its number from 1. If the texts also contain data
    of the puzzle, the format defines a ``writer`` instead, which returns ``one`` for the solutions
    of one puzzle.

    ``opening`` precedes all solutions, ``closing`` follows them, and ``between`` separates them.
    Together they make a complete document, even if the search is stopped. A new format is one file
    in ``formats/solutions`` with one such value.

    A format that describes all solutions together defines a ``summary`` instead. The summary's text
    is the only output. ``convention`` is the default convention for counting; None for the
    program's default.

    Two fields make bulk export fast. ``is_fixed_width`` returns whether all solutions of a puzzle
    in the same smallest box have texts of equal length. These texts differ only in the solution's
    number and in one character for each cell; ``empty`` is the character of an empty cell.
    ``by_piece`` joins the texts of the placed pieces.

    ``suffix`` is the usual suffix of a file, with its dot.
    """

    name: str
    title: str
    one: WriteOne | None = field(default=None, repr=False)
    between: str = "\n"
    writer: Callable[[Puzzle], WriteOne] | None = field(default=None, repr=False)
    opening: Callable[[Puzzle], str] = field(default=_nothing, repr=False)
    closing: str = ""
    summary: Callable[[Puzzle], Summary] | None = field(default=None, repr=False)
    convention: Convention | None = None
    is_fixed_width: Callable[[Puzzle], bool] = field(default=_never, repr=False)
    empty: str = " "
    by_piece: ByPiece | None = field(default=None, repr=False)
    suffix: str = ".txt"

    def one_of(self, puzzle: Puzzle) -> WriteOne:
        """Return the function that writes one solution of a puzzle, given its number from 1.

        Raises:
            FormatError: The format cannot express the puzzle.
        """
        if self.writer is not None:
            return self.writer(puzzle)
        assert self.one is not None, f"{self.name} writes no solutions"
        return self.one


@cache
def solution_format_names() -> tuple[str, ...]:
    return tuple(each for each in module_names(_PACKAGE) if each != "solution-format")


@cache
def solution_formats() -> dict[str, SolutionFormat]:
    return {name: each for name, each in discover(_PACKAGE, SolutionFormat).items() if name}


def solution_format(name: str) -> SolutionFormat:
    """Return the solution format with the given name, without importing the other formats.

    Raises:
        UnknownNameError: No format has this name.
    """
    found = find(_PACKAGE, SolutionFormat, name)
    if found is None:
        raise UnknownNameError(mark("format"), name, solution_format_names())
    return found


def format_of_name(path: Path) -> SolutionFormat | None:
    """Return the solution format for a path.

    The path's suffix is the suffix of the format or the name of the format.

    If several formats have the suffix, prefer one that lists solutions. None if no format fits.
    """
    suffix = path.suffix.lower()
    listing = sorted(solution_formats().values(), key=lambda form: form.summary is not None)
    return next((form for form in listing if suffix in (form.suffix, f".{form.name}")), None)
