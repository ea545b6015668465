"""How solutions are taken apart, as a project keeps it.

A plan is a short text, some bytes a move, since lists may have plans of hundreds of
thousands of solutions. Its separations are divided by semicolons, the whole first, then
those of the staying half, then those of the removed half. The text begins with the mask of
all pieces. A separation begins with a digit: 1 if the staying half has a separation,
plus 2 if the removed half has one. Its moves are divided by commas; a move has the mask of
its pieces, its step and its distance, divided by points. Masks are hexadecimal, bit n
stands for piece n.

What a BurrTools file states is kept in its own elements.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from sys import intern
from typing import Any
from xml.etree.ElementTree import Element, ParseError, fromstring

from cubewright.errors import CubewrightError
from cubewright.formats.xmpuzzle.separations import (
    element_of,
    info_element,
    info_text,
    levels_of_info,
    plan_of,
)
from cubewright.model.cell import Cell
from cubewright.model.disassembly import FOR_EVER, Analysis, AnalysisOutcome, Move, Separation
from cubewright.model.lattice import Lattice
from cubewright.model.results import Disassembly
from cubewright.translation import tr

BURRTOOLS, OWN = "BurrTools", "Cubewright"
"""The field ``format`` of elements of a BurrTools file, and of our own analyses."""
_STAYING, _REMOVED = 1, 2
_ERRORS = (ValueError, KeyError, TypeError, AttributeError, ParseError, CubewrightError)


def kept_analysis(solution: int, analysis: Analysis, *, levels_only: bool = False) -> Disassembly:
    """Return an analysis as a project keeps it; ``levels_only``: without the moves."""
    kept: dict[str, object] = {"format": OWN}
    plan = analysis.plan
    if analysis.outcome is not AnalysisOutcome.APART:
        kept["outcome"] = analysis.outcome.value
    elif plan is not None:
        # Lists show these for thousands of solutions, without reading the plan.
        kept |= {"levels": analysis.level_string, "moves": plan.move_count}
        kept |= {"info": info_text(plan)} if levels_only else {"plan": plan_text(plan)}
    text = json.dumps(kept, separators=(",", ":"))
    # Equal ones, such as those of levels only, take memory once.
    return Disassembly(solution, text if "plan" in kept else intern(text))


def read_analysis(kept: Disassembly, lattice: Lattice) -> Analysis | None:
    """Return the analysis that a project keeps, with the plan if that is kept; None if unreadable.

    Of a solution that is kept with its level only, the plan is None: see :func:`kept_levels`.
    """
    try:
        data = _data(kept)
        if data.get("format") not in (BURRTOOLS, OWN):
            return None
        outcome = AnalysisOutcome(data.get("outcome", AnalysisOutcome.APART.value))
        return Analysis(outcome, _plan(data, lattice))
    except _ERRORS:
        return None


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
        CubewrightError: It cannot be read, or is one of other pieces.
    """
    try:
        data = _data(kept)
        plan, info = _plan(data, lattice), _info(data)
        if plan is not None:
            return [element_of(plan.renumbered(numbers), lattice, start)]
        return [info_element(info)] if levels_of_info(info) else []
    except _ERRORS as error:
        raise CubewrightError(tr("a plan is damaged; analyse the solution again")) from error


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
        moves = ",".join(
            f"{_mask(move.pieces):x}.{move.step[0]}.{move.step[1]}.{move.step[2]}.{move.distance}"
            for move in each.moves
        )
        parts.append(f"{halves}{moves}")
    return ";".join(parts)


def plan_of_text(text: str) -> Separation:
    """Return the plan of a text of :func:`plan_text`.

    Raises:
        ValueError: It is no such text.
    """
    whole, *parts = text.split(";")
    waiting = iter(parts)
    try:
        plan = _separation(int(whole, 16), waiting)
    except (ValueError, IndexError) as error:
        raise ValueError("it is no plan") from error
    if next(waiting, None) is not None:
        raise ValueError("it is no plan: there are separations of no part")
    return plan


def _separation(pieces: int, waiting: Iterator[str]) -> Separation:
    part = next(waiting, "")
    moves = tuple(_move(each, pieces) for each in part[1:].split(","))
    removed = _mask(moves[-1].pieces)
    halves = int(part[0])
    if removed == pieces or moves[-1].distance != FOR_EVER:
        raise ValueError("the last move removes no half")
    return Separation(
        _pieces(pieces),
        moves,
        _separation(pieces & ~removed, waiting) if halves & _STAYING else None,
        _separation(removed, waiting) if halves & _REMOVED else None,
    )


def _move(text: str, of: int) -> Move:
    mask, *numbers = text.split(".")
    pieces, (x, y, z, distance) = int(mask, 16), map(int, numbers)
    if not pieces or pieces & ~of or distance < 0:
        raise ValueError("a move is not one of pieces of its part")
    return Move(_pieces(pieces), (x, y, z), distance)


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
        return plan_of_text(data["plan"]) if "plan" in data else None
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
