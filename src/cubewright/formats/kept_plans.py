"""Read and write disassemblies of solutions in the form that projects store.

A plan is a short text, a few bytes for each move, because a list may contain hundreds of thousands
of plans. Semicolons divide its separations: first the separation of the whole, then the staying
half's, then the removed half's. The text begins with the mask of all pieces. A separation begins
with a digit: 1 if the staying half has a separation, plus 2 if the removed half has one. Commas
divide its moves. A move contains the mask of its pieces, its step and its distance, divided by
points; a turn also contains the three numbers of its pivot. Masks are hexadecimal, and bit n stands
for piece n.

An analysis with turns stores the allowance for rounded edges as a fraction, whether it is the least
allowance, and the number of turns. Every analysis stores whether its plan is BurrTools' plan or, if
undecided, the limit that it reached.

A stopped analysis stores its state for resuming.

Data from a BurrTools file are stored as the file's own elements.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cached_property, lru_cache
from sys import intern
from typing import Any
from xml.etree.ElementTree import Element, ParseError, fromstring

from cubewright.errors import CubewrightError
from cubewright.formats.burrtools_plans import (
    element_of,
    info_element,
    info_text,
    levels_of_info,
    plan_of,
)
from cubewright.model.cell import Cell
from cubewright.model.disassembly import (
    FOR_EVER,
    Analysis,
    AnalysisOutcome,
    Move,
    Separation,
    Turn,
    level_string_of,
)
from cubewright.model.lattice import Lattice
from cubewright.model.results import Disassembly
from cubewright.translation import tr

BURRTOOLS, OWN = "BurrTools", "Cubewright"
"""Values of the field ``format``: elements of a BurrTools file, and our own analyses."""
_UNFINISHED = f'{{"format":"{OWN}","state":'
"""The start of the data of a stopped analysis."""
_STAY, _REMOVED = 1, 2
_FULL_TURN = 4
"""The number of quarters in a full turn."""
_MAX_ALLOWANCE_LENGTH = 16
_ERRORS = (
    ZeroDivisionError,
    ValueError,
    KeyError,
    TypeError,
    AttributeError,
    ParseError,
    CubewrightError,
)


class WrittenAnalysis(Analysis):
    """A stored analysis that reads its plan on access.

    ``data`` is the text of a :class:`Disassembly`.
    """

    data: str

    def __init__(self, outcome: AnalysisOutcome, states: int, data: str) -> None:
        for name, value in (("outcome", outcome), ("states", states), ("data", data)):
            object.__setattr__(self, name, value)

    @cached_property
    def plan(self) -> Separation | None:
        """The disassembly plan; None if only its level is stored."""
        text = json.loads(self.data).get("plan")
        return None if text is None else plan_of_text(text)

    @cached_property
    def level_string(self) -> str:
        return _stored_levels(self.data)

    @property
    def level(self) -> int:
        """The number of moves to the first separation."""
        levels = self.level_string
        return int(levels.split(".")[0]) if levels else 0


@lru_cache(maxsize=1 << 10)
def _stored_levels(data: str) -> str:
    return str(json.loads(data).get("levels", ""))


def kept_analysis(solution: int, analysis: Analysis, *, levels_only: bool = False) -> Disassembly:
    """Return an analysis in the form that projects store; ``levels_only``: without moves."""
    if isinstance(analysis, WrittenAnalysis):
        return Disassembly(solution, analysis.data)
    if levels_only and analysis.allowance is None and analysis.numbers:
        return Disassembly(solution, _levels_text(analysis.numbers, analysis.is_canonical))
    kept: dict[str, object] = {"format": OWN}
    plan = analysis.plan
    if analysis.outcome is not AnalysisOutcome.APART:
        kept["outcome"] = analysis.outcome.value
    elif plan is not None:
        # Lists show these numbers for thousands of solutions without reading the plan.
        moves = sum(number - 1 for number in analysis.numbers if number)
        kept |= {"levels": analysis.level_string, "moves": moves}
        kept |= {"info": info_text(plan)} if levels_only else {"plan": plan_text(plan)}
        if plan.turn_count:
            kept["turns"] = plan.turn_count
        if not analysis.is_canonical:
            kept["order"] = BURRTOOLS
    if analysis.outcome is AnalysisOutcome.NOT_DECIDED and analysis.limit:
        kept["limit"] = analysis.limit
    if analysis.allowance is not None:
        kept["allowance"] = str(analysis.allowance)
    if analysis.is_least:
        kept["least"] = True
    text = json.dumps(kept, separators=(",", ":"))
    # Equal texts, such as levels without plans, share memory.
    return Disassembly(solution, text if "plan" in kept else intern(text))


@lru_cache(maxsize=1 << 12)
def _levels_text(numbers: tuple[int, ...], is_canonical: bool) -> str:
    """Return the data of an analysis: only the numbers of a plan without turns, not its moves.

    Equal texts share memory.
    """
    kept: dict[str, object] = {
        "format": OWN,
        "levels": level_string_of(numbers),
        "moves": sum(number - 1 for number in numbers if number),
        "info": " ".join(map(str, numbers)),
    }
    if not is_canonical:
        kept["order"] = BURRTOOLS
    return intern(json.dumps(kept, separators=(",", ":")))


def kept_state(solution: int, state: Mapping[str, Any]) -> Disassembly:
    """Return a stopped analysis in the form that projects store; ``state`` has JSON values."""
    return Disassembly(solution, f"{_UNFINISHED}{json.dumps(state, separators=(',', ':'))}}}")


def is_unfinished(kept: Disassembly) -> bool:
    """Return whether an analysis was stopped and contains only a state."""
    return kept.data.startswith(_UNFINISHED)


def read_state(kept: Disassembly) -> Mapping[str, Any] | None:
    """Return the state of a stopped analysis; None for other analyses, or if unreadable."""
    try:
        state = json.loads(kept.data)["state"] if is_unfinished(kept) else None
    except _ERRORS:
        return None
    return state if isinstance(state, dict) else None


def read_analysis(kept: Disassembly, lattice: Lattice) -> Analysis | None:
    """Return a stored analysis, with its plan if stored; None if unreadable.

    If only the level is stored, the plan is None; :func:`kept_levels` returns the level.
    """
    try:
        data = _data(kept)
        if data.get("format") not in (BURRTOOLS, OWN) or is_unfinished(kept):
            return None
        outcome = AnalysisOutcome(data.get("outcome", AnalysisOutcome.APART.value))
        return Analysis(outcome, _plan(data, lattice), allowance=kept_allowance(data))
    except _ERRORS:
        return None


def kept_allowance(data: Mapping[str, Any]) -> Fraction | None:
    """Return the allowance in the data of an analysis with turns; None without turns.

    Raises:
        ValueError, ZeroDivisionError: The text is not an allowance.
        TypeError: The value is not a text.
    """
    text = data.get("allowance")
    if text is None:
        return None
    if len(text) > _MAX_ALLOWANCE_LENGTH:
        raise ValueError("the allowance is too long")
    found = Fraction(text)
    if not 0 <= found < Fraction(1, 2):
        raise ValueError("the allowance is not between 0 and 1/2")
    return found


def kept_levels(kept: Disassembly, lattice: Lattice) -> tuple[int, ...]:
    """Return the numbers of a stored level string; empty if unknown."""
    return kept_numbers(kept, lattice)[0]


def kept_numbers(kept: Disassembly, lattice: Lattice) -> tuple[tuple[int, ...], int]:
    """Return a stored level string's numbers, and the total number of moves; 0 if unknown."""
    try:
        data = _data(kept)
        plan = _plan(data, lattice)
        if plan is not None:
            numbers = tuple(int(number) for number in plan.level_string.split("."))
            return numbers, plan.move_count
        info = _info(data)
        return levels_of_info(info), sum(int(word) - 1 for word in info.split() if int(word))
    except _ERRORS:
        return (), 0


def kept_elements(
    kept: Disassembly,
    lattice: Lattice,
    numbers: Mapping[int, int],
    start: Mapping[int, Cell],
) -> list[Element]:
    """Return a stored analysis as elements of a BurrTools file; empty without plan and level.

    ``numbers`` contains the file's number of each placed piece, and ``start`` the position in the
    assembly for each of these numbers.

    Raises:
        CubewrightError: The analysis cannot be read, refers to other pieces, or contains turns.
    """
    try:
        data = _data(kept)
        plan, info, turns = _plan(data, lattice), _info(data), data.get("turns", 0)
        if plan is not None and not turns:
            return [element_of(plan.renumbered(numbers), lattice, start)]
        if not turns:
            return [info_element(info)] if levels_of_info(info) else []
    except _ERRORS as error:
        raise CubewrightError(tr("a plan is damaged; analyse the solution again")) from error
    raise CubewrightError(tr("a plan contains turns, which BurrTools does not support"))


def plan_text(plan: Separation) -> str:
    """Return a plan as a short text.

    >>> last = Separation((0, 1), (Move((0,), (0, 0, 1), 0),))
    >>> moves = Move((1, 2), (1, 0, 0), 3), Move((2,), (0, 1, 0), 0)
    >>> plan_text(Separation((0, 1, 2), moves, last))
    '7;16.1.0.0.3,4.0.1.0.0;01.0.0.1.0'
    """
    parts = [f"{_mask(plan.pieces):x}"]
    for each in plan.separations():
        halves = _STAY * (each.staying is not None) + _REMOVED * (each.removed is not None)
        moves = ",".join(map(_move_text, each.moves))
        parts.append(f"{halves}{moves}")
    return ";".join(parts)


def _move_text(move: Move) -> str:
    numbers = (*move.step, move.distance, *(move.pivot if isinstance(move, Turn) else ()))
    return f"{_mask(move.pieces):x}.{'.'.join(map(str, numbers))}"


def plan_of_text(text: str, allowance: Fraction | None = None) -> Separation:
    """Parse the text of a plan, as written by :func:`plan_text`.

    ``allowance`` applies to the plan's turns.

    Raises:
        ValueError: The text is not a plan.
    """
    whole, *parts = text.split(";")
    waiting = iter(parts)
    try:
        plan = _separation(int(whole, 16), waiting, allowance or Fraction(0))
    except (ValueError, IndexError) as error:
        raise ValueError("it is no plan") from error
    if next(waiting, None) is not None:
        raise ValueError("it is no plan: there are separations of no part")
    return plan


def _separation(pieces: int, waiting: Iterator[str], allowance: Fraction) -> Separation:
    part = next(waiting, "")
    moves = tuple(_move(each, pieces, allowance) for each in part[1:].split(","))
    removed = _mask(moves[-1].pieces)
    halves = int(part[0])
    if removed == pieces or moves[-1].distance != FOR_EVER:
        raise ValueError("the last move removes no half")
    return Separation(
        _pieces(pieces),
        moves,
        _separation(pieces & ~removed, waiting, allowance) if halves & _STAY else None,
        _separation(removed, waiting, allowance) if halves & _REMOVED else None,
    )


def _move(text: str, of: int, allowance: Fraction) -> Move:
    mask, *numbers = text.split(".")
    pieces, (x, y, z, distance, *rest) = int(mask, 16), map(int, numbers)
    if not pieces or pieces & ~of or distance < 0:
        raise ValueError("a move is not one of pieces of its part")
    if not rest:
        return Move(_pieces(pieces), (x, y, z), distance)
    if sorted(map(abs, (x, y, z))) != [0, 0, 1] or not 1 <= distance < _FULL_TURN:
        raise ValueError("a turn is not one by quarters about an axis")
    a, b, c = rest
    return Turn(_pieces(pieces), (x, y, z), distance, (a, b, c), allowance)


@lru_cache(maxsize=1 << 12)
def _mask(pieces: tuple[int, ...]) -> int:
    return sum(1 << piece for piece in pieces)


def _pieces(mask: int) -> tuple[int, ...]:
    return tuple(piece for piece in range(mask.bit_length()) if mask >> piece & 1)


def _data(kept: Disassembly) -> dict[str, Any]:
    data = json.loads(kept.data)
    if not isinstance(data, dict):
        raise TypeError
    return data


def _plan(data: dict[str, Any], lattice: Lattice) -> Separation | None:
    if data.get("format") == OWN:
        return plan_of_text(data["plan"], kept_allowance(data)) if "plan" in data else None
    element = _first(data["xml"])
    if element is None or element.tag != "separation":
        return None
    return plan_of(element, lattice)


def _info(data: dict[str, Any]) -> str:
    """Return the numbers that are stored without a plan; "" if none are stored."""
    if data.get("format") == OWN:
        return str(data.get("info", ""))
    element = _first(data["xml"])
    return "" if element is None or element.tag != "separationInfo" else element.text or ""


def _first(xml: str) -> Element | None:
    """Return the first ``separation`` in a text of elements, else the first element, else None."""
    parts = list(fromstring(f"<plan>{xml}</plan>"))
    return next((part for part in parts if part.tag == "separation"), parts[0] if parts else None)
