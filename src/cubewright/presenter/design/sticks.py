"""The burrs that can be built from given sticks or boards: sets, columns, texts and problems."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cubewright.formats.fig.writer import figure_text
from cubewright.model.figure import Figure
from cubewright.model.generators.burr_boards import BOARDS, board_numbers
from cubewright.model.generators.burr_pieces import BurrPieces
from cubewright.model.generators.burr_sticks import (
    STANDARD_COPIES,
    STICKS,
    burr_outline,
    solid_stick_numbers,
    stick_numbers,
)
from cubewright.model.generators.generated_set import burr_piece_set
from cubewright.model.piece import PieceSet
from cubewright.presenter.table import Align, Column, formatted
from cubewright.translation import counted, joined, mark, number_text, tr, trn

if TYPE_CHECKING:
    from cubewright.solver.design.owned_sticks import BuiltBurr, StickFindings

KINDS = {kind.name: kind for kind in (STICKS, BOARDS)}
SETS = {"42": STICKS, "59": STICKS, "369": STICKS, "837": STICKS, "87": BOARDS, "581": BOARDS}
"""The sets of sticks or boards: the name of each is the number of pieces in it."""
SET_TEXTS = {
    "42": mark("42 notchable sticks for burrs without holes"),
    "59": mark("59 notchable sticks"),
    "369": mark("369 sticks for burrs without holes"),
    "837": mark("837 sticks in one piece"),
    "87": mark("87 boards with large notches"),
    "581": mark("581 boards in one piece"),
}
DEFAULT_HOLES = {"sticks": 0, "boards": 12}
"""The proposed number of holes. Boards that fill their burr do not come apart."""
LARGE_NOTCHES = 7
"""The minimum number of cubelets that a board with large notches lacks."""
MAX_COPIES = 6
"""The largest useful number of copies of a piece: a burr has six."""


def set_copies(name: str) -> dict[int, int]:
    """Return the number of copies of each piece in a set, by the piece's number.

    >>> [sum(set_copies(name).values()) for name in SETS]
    [42, 59, 369, 837, 87, 581]
    """
    match name:
        case "42":
            return dict(sorted(STANDARD_COPIES.items()))
        case "59":
            return dict.fromkeys(stick_numbers(notchable=True), 1)
        case "369":
            return dict.fromkeys(solid_stick_numbers(), 1)
        case "837":
            return dict.fromkeys(stick_numbers(), 1)
        case "581":
            return dict.fromkeys(board_numbers(), 1)
    most = len(BOARDS.whole) - LARGE_NOTCHES
    return {number: 1 for number in board_numbers() if len(BOARDS.cells(number)) <= most}


def sticks_text(burr: BuiltBurr) -> str:
    """Return the numbers of a burr's pieces."""
    return " ".join(map(str, burr.sticks))


PICTURE = Column["BuiltBurr"](
    head=mark("Picture"),
    tip=mark("The six pieces"),
    text=lambda _burr: "",
    key=lambda burr: burr.sticks,
)
NUMBERS = Column["BuiltBurr"](
    name="numbers",
    head=mark("Numbers"),
    tip=mark("The numbers of the six pieces"),
    text=sticks_text,
    key=lambda burr: burr.sticks,
)
LEVEL = Column["BuiltBurr"](
    name="level",
    head=mark("Level"),
    tip=mark("Moves until the first part is free, then until the next parts are free"),
    text=lambda burr: burr.level,
    key=lambda burr: burr.moves,
    align=Align.CENTRE,
)
SOLUTIONS = Column["BuiltBurr"](
    name="solutions",
    head=mark("Solutions"),
    tip=mark("Number of assemblies that come apart, rotations and reflections counted as one"),
    text=lambda burr: number_text(burr.solutions),
    key=lambda burr: burr.solutions,
    align=Align.CENTRE,
    csv=formatted(lambda burr: burr.solutions),
)
ASSEMBLIES = Column["BuiltBurr"](
    name="assemblies",
    head=mark("Assemblies"),
    tip=mark("Number of assemblies, rotations and reflections counted as one"),
    text=lambda burr: number_text(burr.assemblies),
    key=lambda burr: burr.assemblies,
    align=Align.CENTRE,
    csv=formatted(lambda burr: burr.assemblies),
)
HOLES = Column["BuiltBurr"](
    name="holes",
    head=mark("Holes"),
    tip=mark("Number of empty cells inside the burr"),
    text=lambda burr: number_text(burr.holes),
    key=lambda burr: burr.holes,
    align=Align.CENTRE,
)
COLUMNS = (NUMBERS, LEVEL, SOLUTIONS, ASSEMBLIES, HOLES)


_CONDITION = re.compile(r"(level|solutions|assemblies|holes)(<=|>=|<|>|=)(\d{1,9})")
_COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    "=": operator.eq,
    ">=": operator.ge,
    ">": operator.gt,
}


def matches(burr: BuiltBurr, words: Sequence[str]) -> bool:
    """Return whether a burr matches all words: numbers of pieces, level strings or conditions.

    Conditions compare ``level``, ``solutions``, ``assemblies`` or ``holes`` with a number, such as
    ``holes<3``. The level is the number of moves until the first part is free.
    """
    return all(_fits(burr, word.casefold()) for word in words)


def _fits(burr: BuiltBurr, word: str) -> bool:
    found = _CONDITION.fullmatch(word)
    if found is None:
        return word == burr.level or word in map(str, burr.sticks)
    name, sign, number = found.groups()
    value = burr.moves[0] if name == "level" else getattr(burr, name)
    return _COMPARISONS[sign](value, int(number))


@dataclass(frozen=True)
class FurtherStick:
    """A piece to add, the number of burrs that it makes possible, and the hardest of them."""

    number: int
    burrs: int
    hardest: BuiltBurr


def further_sticks(findings: StickFindings) -> list[FurtherStick]:
    """Return the pieces to add; the piece that allows the most burrs is first."""
    return [FurtherStick(*each) for each in findings.gains]


def hardest_sentence(burr: BuiltBurr) -> str:
    """Return the level and the pieces of the hardest burr."""
    return tr(
        "Hardest: level {level}, {solutions}, numbers {numbers}",
        level=burr.level,
        solutions=counted(burr.solutions, "solution"),
        numbers=sticks_text(burr),
    )


def further_sentence(sticks: Sequence[FurtherStick]) -> str:
    """Return the best piece to add, as one line; empty if no piece helps."""
    if not sticks:
        return ""
    best = sticks[0]
    return tr(
        "With {piece} as well, you can build {burrs} more, up to level {level}",
        piece=tr(best.hardest.kind.piece, number=best.number),
        burrs=counted(best.burrs, "burr"),
        level=best.hardest.level,
    )


def summary(findings: StickFindings, burrs: int) -> str:
    """Return the results of a search in one line; ``burrs`` is the number of its burrs."""
    text = tr(
        "{burrs}; {solutions:,} of {assemblies} can be taken apart",
        burrs=counted(burrs, "burr"),
        solutions=findings.solutions,
        assemblies=trn("{n:,} assembly", "{n:,} assemblies", findings.assemblies),
    )
    if findings.is_full:
        return tr("The list is full, and not complete: {results}", results=text)
    return text


def burr_problem(burr: BuiltBurr) -> tuple[Figure, PieceSet]:
    """Return the figure and the pieces of a burr."""
    outline = burr_outline()
    name = joined(" ", (tr("Burr"), sticks_text(burr)))
    optional = outline.optional if burr.holes else frozenset()
    pieces = burr_piece_set(burr.sticks, burr.kind)
    return replace(outline, name=name, optional=optional), pieces


def burrs_text(burrs: Sequence[BuiltBurr]) -> str:
    """Return the text of a figure file: a block for each burr, which states its pieces."""
    problems = map(burr_problem, burrs)
    return "\n".join(figure_text(figure, pieces=pieces) for figure, pieces in problems)


def stored_copies(text: str, kind: BurrPieces = STICKS) -> dict[int, int]:
    """Parse numbers of copies from a text such as ``1 52x2``; other words are ignored.

    >>> stored_copies("1 52x2 nothing 5000")
    {1: 1, 52: 2}
    """
    known, found = set(kind.by_shape.values()), dict[int, int]()
    for word in text.split():
        number, _, copies = word.partition("x")
        if number.isdecimal() and int(number) in known and (copies or "1") in "123456":
            found[int(number)] = int(copies or "1")
    return found


def copies_text(copies: Mapping[int, int]) -> str:
    """Return the numbers of copies as a text for :func:`stored_copies`.

    >>> copies_text({1: 1, 18: 0, 52: 2})
    '1 52x2'
    """
    used = sorted((number, count) for number, count in copies.items() if count)
    return " ".join(f"{number}x{count}" if count > 1 else str(number) for number, count in used)
