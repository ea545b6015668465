"""How solutions are taken apart, as a project keeps it.

A plan is a short text, some bytes a move, since lists may have plans of hundreds of
thousands of solutions. Its separations are divided by semicolons, the whole first, then
those of the staying half, then those of the removed half. The text begins with the mask of
all pieces. A separation begins with a digit: 1 if the staying half has a separation,
plus 2 if the removed half has one. Its moves are divided by commas; a move has the mask of
its pieces, its step and its distance, divided by points; a turn has the three numbers of its
pivot after them. Masks are hexadecimal, bit n stands for piece n.

An analysis in which pieces may turn has the allowance for rounded edges, as a fraction,
whether that is the least one, and the number of moves that are turns. One that finds the plan
of BurrTools says so, and one that is not decided has the limit that it reached.

An analysis that was stopped has its state, to continue it.

What a BurrTools file states is kept in its own elements.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cached_property
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
)
from cubewright.model.lattice import Lattice
from cubewright.model.results import Disassembly
from cubewright.translation import tr

BURRTOOLS, OWN = "BurrTools", "Cubewright"
"""The field ``format`` of elements of a BurrTools file, and of our own analyses."""
_UNFINISHED = f'{{"format":"{OWN}","state":'
"""How the data of an analysis that was stopped begin."""
_STAYING, _REMOVED = 1, 2
_FULL_TURN = 4
"""Quarters."""
_LONGEST_ALLOWANCE = 16
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
    """An analysis that is written already; its plan is read when it is asked for.

    ``data`` is that of a :class:`Disassembly`.
    """

    data: str

    def __init__(self, outcome: AnalysisOutcome, states: int, data: str) -> None:
        for name, value in (("outcome", outcome), ("states", states), ("data", data)):
            object.__setattr__(self, name, value)

    @cached_property
    def plan(self) -> Separation | None:
        """How the assembly comes apart; None if only its level is written."""
        text = json.loads(self.data).get("plan")
        return None if text is None else plan_of_text(text)

    @cached_property
    def level_string(self) -> str:
        """The level string."""
        return str(json.loads(self.data).get("levels", ""))

    @property
    def level(self) -> int:
        """The number of moves to the first separation."""
        levels = self.level_string
        return int(levels.split(".")[0]) if levels else 0


def kept_analysis(solution: int, analysis: Analysis, *, levels_only: bool = False) -> Disassembly:
    """Return an analysis as a project keeps it; ``levels_only``: without the moves."""
    if isinstance(analysis, WrittenAnalysis):
        return Disassembly(solution, analysis.data)
    kept: dict[str, object] = {"format": OWN}
    plan = analysis.plan
    if analysis.outcome is not AnalysisOutcome.APART:
        kept["outcome"] = analysis.outcome.value
    elif plan is not None:
        # Lists show these for thousands of solutions, without reading the plan.
        kept |= {"levels": analysis.level_string, "moves": plan.move_count}
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
    # Equal ones, such as those of levels only, take memory once.
    return Disassembly(solution, text if "plan" in kept else intern(text))


def kept_state(solution: int, state: Mapping[str, Any]) -> Disassembly:
    """Return an analysis that was stopped as a project keeps it; ``state`` has JSON values."""
    return Disassembly(solution, f"{_UNFINISHED}{json.dumps(state, separators=(',', ':'))}}}")


def is_unfinished(kept: Disassembly) -> bool:
    """Whether an analysis was stopped, and nothing but its state is known."""
    return kept.data.startswith(_UNFINISHED)


def read_state(kept: Disassembly) -> Mapping[str, Any] | None:
    """Return the state of an analysis that was stopped; None of any other, or if unreadable."""
    try:
        state = json.loads(kept.data)["state"] if is_unfinished(kept) else None
    except _ERRORS:
        return None
    return state if isinstance(state, dict) else None


def read_analysis(kept: Disassembly, lattice: Lattice) -> Analysis | None:
    """Return the analysis that a project keeps, with the plan if that is kept; None if unreadable.

    Of a solution that is kept with its level only, the plan is None: see :func:`kept_levels`.
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
    """Return the allowance of an analysis with turns, from its data; None without turns.

    Raises:
        ValueError, ZeroDivisionError: It is no allowance.
        TypeError: It is no text.
    """
    text = data.get("allowance")
    if text is None:
        return None
    if len(text) > _LONGEST_ALLOWANCE:
        raise ValueError("the allowance is too long")
    found = Fraction(text)
    if not 0 <= found < Fraction(1, 2):
        raise ValueError("the allowance is not between 0 and 1/2")
    return found


def kept_levels(kept: Disassembly, lattice: Lattice) -> tuple[int, ...]:
    """Return the numbers of a kept level string; none if it is unknown."""
    return kept_numbers(kept, lattice)[0]


def kept_numbers(kept: Disassembly, lattice: Lattice) -> tuple[tuple[int, ...], int]:
    """Return the numbers of a kept level string, and the number of all moves; 0 if unknown."""
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
    """Return a kept analysis in the elements of a BurrTools file; none without plan and level.

    ``numbers`` has for each placed piece its number in the file, and ``start`` for each
    of these the position in the assembly.

    Raises:
        CubewrightError: It cannot be read, is one of other pieces, or has turns.
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
    raise CubewrightError(tr("a plan has turns, which BurrTools does not know"))


def plan_text(plan: Separation) -> str:
    """Return a plan as a short text.

    >>> last = Separation((0, 1), (Move((0,), (0, 0, 1), 0),))
    >>> moves = Move((1, 2), (1, 0, 0), 3), Move((2,), (0, 1, 0), 0)
    >>> plan_text(Separation((0, 1, 2), moves, last))
    '7;16.1.0.0.3,4.0.1.0.0;01.0.0.1.0'
    """
    parts = [f"{_mask(plan.pieces):x}"]
    for each in plan.separations():
        halves = _STAYING * (each.staying is not None) + _REMOVED * (each.removed is not None)
        moves = ",".join(map(_move_text, each.moves))
        parts.append(f"{halves}{moves}")
    return ";".join(parts)


def _move_text(move: Move) -> str:
    numbers = (*move.step, move.distance, *(move.pivot if isinstance(move, Turn) else ()))
    return f"{_mask(move.pieces):x}.{'.'.join(map(str, numbers))}"


def plan_of_text(text: str, allowance: Fraction | None = None) -> Separation:
    """Return the plan of a text of :func:`plan_text`; ``allowance`` is that of its turns.

    Raises:
        ValueError: It is no such text.
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
        _separation(pieces & ~removed, waiting, allowance) if halves & _STAYING else None,
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


def _mask(pieces: Iterable[int]) -> int:
    return sum(1 << piece for piece in pieces)


def _pieces(mask: int) -> tuple[int, ...]:
    return tuple(piece for piece in range(mask.bit_length()) if mask >> piece & 1)


def _data(kept: Disassembly) -> dict[str, Any]:
    data = json.loads(kept.data)
    if not isinstance(data, dict):
        raise TypeError
    return data


def _plan(data: dict[str, Any], lattice: Lattice) -> Separation | None:
    """Return the plan that is kept, or None."""
    if data.get("format") == OWN:
        return plan_of_text(data["plan"], kept_allowance(data)) if "plan" in data else None
    element = _first(data["xml"])
    if element is None or element.tag != "separation":
        return None
    return plan_of(element, lattice)


def _info(data: dict[str, Any]) -> str:
    """Return the numbers that are kept without a plan; empty without any."""
    if data.get("format") == OWN:
        return str(data.get("info", ""))
    element = _first(data["xml"])
    return "" if element is None or element.tag != "separationInfo" else element.text or ""


def _first(xml: str) -> Element | None:
    """Return the separation in a text of elements; without one, the numbers; or None."""
    parts = list(fromstring(f"<plan>{xml}</plan>"))
    return next((part for part in parts if part.tag == "separation"), parts[0] if parts else None)
