"""How solutions are written: a form for one of them, and what stands around and between them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple, Protocol

from cubewright.errors import UnknownNameError
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.model.symmetry.group import Convention
from cubewright.registry import discover


def _nothing(_puzzle: Puzzle) -> str:
    return ""


def _never(_puzzle: Puzzle) -> bool:
    return False


class Summary(Protocol):
    """Takes one solution after the other, and tells of all of them in the end."""

    def add(self, solution: Solution) -> None:
        """Take one more."""
        ...

    def text(self) -> str:
        """What there is to say of those taken so far."""
        ...


class ByPiece(NamedTuple):
    """The text of a placed piece, and what stands between two, before the first, after the last."""

    one: Callable[[Puzzle, PlacedPiece], str]
    between: str
    before: str
    after: str


@dataclass(frozen=True)
class SolutionFormat:
    """One way to write solutions down, one after the other as they are found.

    ``one`` gives the text of a solution and is told its number, counted from 1.
    ``opening`` and ``closing`` stand around all of them, ``between`` after each
    that another follows; together they always make a whole document, also when
    the search is broken off. A new format is one file in ``formats`` with one
    such value in it.

    A format that tells of all solutions at once begins an ``summary`` instead,
    whose text is all that is written. ``convention`` is how solutions are
    counted where the player does not say.

    Two things make writing fast where they can be said: for which puzzles the
    texts of all solutions that fill the same smallest box are of one length and
    differ only in their number and in one character for each cell (``is_fixed_width``),
    which is ``empty`` where nothing lies; or how a text is put together of its
    placed pieces (``by_piece``).

    ``suffix`` is the usual ending of a file's name, with its dot. A format that
    can also hold a figure without a solution gives its text by ``figure``.
    """

    name: str
    title: str
    one: Callable[[Solution, int], str] = field(repr=False)
    between: str = "\n"
    opening: Callable[[Puzzle], str] = field(default=_nothing, repr=False)
    closing: str = ""
    summary: Callable[[Puzzle], Summary] | None = field(default=None, repr=False)
    convention: Convention | None = None
    is_fixed_width: Callable[[Puzzle], bool] = field(default=_never, repr=False)
    empty: str = " "
    by_piece: ByPiece | None = field(default=None, repr=False)
    suffix: str = ".txt"
    figure: Callable[[Figure, Constraints], str] | None = field(default=None, repr=False)


@cache
def solution_formats() -> dict[str, SolutionFormat]:
    """Every format of solutions there is, by name."""
    return discover("cubewright.formats.solutions", SolutionFormat)


def solution_format(name: str) -> SolutionFormat:
    """The format of a name; raises :class:`UnknownNameError`."""
    try:
        return solution_formats()[name]
    except KeyError:
        raise UnknownNameError("format", name, solution_formats()) from None
