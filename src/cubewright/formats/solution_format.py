"""How solutions are written: a form for one of them, and what stands around and between them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from cubewright.errors import UnknownNameError
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.registry import discover


def _nothing(_puzzle: Puzzle) -> str:
    return ""


@dataclass(frozen=True)
class SolutionFormat:
    """One way to write solutions down, one after the other as they are found.

    ``one`` gives the text of a solution and is told its number, counted from 1.
    ``opening`` and ``closing`` stand around all of them, ``between`` after each
    that another follows; together they always make a whole document, also when
    the search is broken off. A new format is one file in ``formats`` with one
    such value in it.
    """

    name: str
    title: str
    one: Callable[[Solution, int], str] = field(repr=False)
    between: str = "\n"
    opening: Callable[[Puzzle], str] = field(default=_nothing, repr=False)
    closing: str = ""


@cache
def solution_formats() -> dict[str, SolutionFormat]:
    """Every format of solutions there is, by name."""
    return discover("cubewright.formats", SolutionFormat)


def solution_format(name: str) -> SolutionFormat:
    """The format of a name; raises :class:`UnknownNameError`."""
    try:
        return solution_formats()[name]
    except KeyError:
        raise UnknownNameError("format", name, solution_formats()) from None
