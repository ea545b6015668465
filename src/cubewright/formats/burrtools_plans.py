"""Read and write disassembly plans as XML elements of BurrTools.

A ``separation`` lists the pieces of a part, and a ``state`` for each step: the coordinates of every
piece. In the last state, the removed pieces are far away. The element also contains the separations
of the removed pieces and of the remaining pieces. A ``separationInfo`` contains only numbers, in
preorder with the left part first: the number of moves of each part plus one, or 0 for a part that
stays together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from xml.etree.ElementTree import Element, SubElement, fromstring

from cubewright.errors import CubewrightError
from cubewright.formats.burrtools_grids import grid_of
from cubewright.model.cell import Cell
from cubewright.model.disassembly import FOR_EVER, Move, Separation
from cubewright.model.lattice import Lattice
from cubewright.translation import tr

REMOVED_SHIFT = 20_000
"""The displacement of removed pieces in files; BurrTools requires more than 10,000."""
_MIN_REMOVED_SHIFT = 10_000
_AXES = ("dx", "dy", "dz")


def renumber_plan(xml: str, numbers: Mapping[int, int]) -> list[Element]:
    """Return the elements in a text, and replace the numbers of pieces in them.

    Raises:
        CubewrightError: A piece has no new number, or the text contains
            anything but numbers.
    """
    found = fromstring(f"<plan>{xml}</plan>")
    for pieces in found.iter("pieces"):
        try:
            pieces.text = " ".join(str(numbers[number]) for number in _numbers(pieces))
        except KeyError as error:
            raise CubewrightError(
                tr(
                    "a separation moves a piece {error} that the solution does not use",
                    error=str(error),
                )
            ) from None
    return list(found)


def element_of(
    plan: Separation, lattice: Lattice, start: Mapping[int, Cell] | None = None, kind: str = ""
) -> Element:
    """Return a plan as an element.

    ``start`` contains the position of each piece; by default, all positions are zero.
    """
    grid = grid_of(lattice)
    made = Element("separation", {"type": kind} if kind else {})
    pieces = SubElement(made, "pieces", count=str(len(plan.pieces)))
    pieces.text = " ".join(map(str, plan.pieces))
    here = {piece: (0, 0, 0) if start is None else start[piece] for piece in plan.pieces}
    before = here
    _add_state(made, here, plan.pieces)
    for move in plan.moves:
        before = here
        step = move.step if grid is None else grid.position(move.step)
        steps = move.distance or REMOVED_SHIFT
        here = {
            piece: _moved(at, step, steps) if piece in move.pieces else at
            for piece, at in here.items()
        }
        _add_state(made, here, plan.pieces)
    for half, name in ((plan.removed, "removed"), (plan.staying, "left")):
        if half is not None:
            made.append(element_of(half, lattice, before, name))
    return made


def info_element(text: str) -> Element:
    """Return the element for a plan's numbers, given the text of :func:`info_text`."""
    made = Element("separationInfo")
    made.text = text
    return made


def plan_of(element: Element, lattice: Lattice) -> Separation:
    """Return the plan in an element.

    Raises:
        CubewrightError: The element is not a plan of moves on this lattice.
    """
    pieces = _numbers(element.find("pieces"))
    states = [
        list(zip(*(_numbers(state.find(axis)) for axis in _AXES), strict=True))
        for state in element.findall("state")
    ]
    if not pieces or len(states) < 2 or any(len(state) != len(pieces) for state in states):
        raise CubewrightError(tr("a separation has positions of the wrong pieces, or no positions"))
    moves = tuple(_move(pieces, one, other, lattice) for one, other in pairwise(states))
    if any(
        (move.distance == FOR_EVER) != (number == len(moves))
        for number, move in enumerate(moves, 1)
    ):
        raise CubewrightError(
            tr("a separation removes pieces before its last move, or none at all")
        )
    halves = {part.get("type"): plan_of(part, lattice) for part in element.findall("separation")}
    return Separation(tuple(pieces), moves, halves.get("left"), halves.get("removed"))


def levels_of_info(text: str) -> tuple[int, ...]:
    """Return the numbers of the level string from a ``separationInfo``.

    >>> levels_of_info("2 2 2 2 0 0 0 0 3 0 0")
    (1, 2)
    """
    numbers = iter([int(word) for word in text.split()])
    found = _levels(numbers)
    return () if found is None else found[0]


def _levels(numbers: Iterator[int]) -> tuple[tuple[int, ...], bool] | None:
    """Return the levels of the next part, and whether any exceeds 1; None for a leaf."""
    number = next(numbers, 0)
    if number == 0:
        return None
    halves = [_levels(numbers), _levels(numbers)]
    kept = [half for half in halves if half is not None and half[1]]
    found = (number - 1, *(level for half in kept for level in half[0]))
    return found, max(found) > 1


def info_text(plan: Separation | None) -> str:
    """Return the numbers of a plan as the text of a ``separationInfo``."""
    return " ".join(map(str, _info(plan)))


def info_text_of(separation: Element) -> str:
    """Return the numbers of a plan's element as the text of a ``separationInfo``."""
    halves = {part.get("type"): part for part in separation.findall("separation")}
    texts = [str(len(separation.findall("state")))]
    for name in ("left", "removed"):
        half = halves.get(name)
        texts.append("0" if half is None else info_text_of(half))
    return " ".join(texts)


def _info(plan: Separation | None) -> list[int]:
    if plan is None:
        return [0]
    return [plan.level + 1, *_info(plan.staying), *_info(plan.removed)]


def _add_state(made: Element, positions: Mapping[int, Cell], pieces: Sequence[int]) -> None:
    state = SubElement(made, "state")
    for axis, name in enumerate(_AXES):
        SubElement(state, name).text = " ".join(str(positions[piece][axis]) for piece in pieces)


def _moved(at: Cell, step: Cell, steps: int) -> Cell:
    return at[0] + step[0] * steps, at[1] + step[1] * steps, at[2] + step[2] * steps


def _numbers(element: Element | None) -> list[int]:
    try:
        return [int(word) for word in ((element.text if element is not None else "") or "").split()]
    except ValueError:
        raise CubewrightError(tr("a separation has a value that is not a number")) from None


def _move(
    pieces: Sequence[int],
    one: Sequence[tuple[int, ...]],
    other: Sequence[tuple[int, ...]],
    lattice: Lattice,
) -> Move:
    shifts = {
        tuple(b - a for a, b in zip(before, after, strict=True))
        for before, after in zip(one, other, strict=True)
    } - {(0, 0, 0)}
    moved = tuple(
        sorted(p for p, before, after in zip(pieces, one, other, strict=True) if before != after)
    )
    grid = grid_of(lattice)
    for x, y, z in lattice.slides:
        for step in ((x, y, z), (-x, -y, -z)):
            along = step if grid is None else grid.position(step)
            axis = next(number for number in range(3) if along[number])
            distances = {shift[axis] // along[axis] for shift in shifts}
            fits = {tuple(number * each for number in along) for each in distances}
            if len(distances) == 1 and fits == shifts and min(distances) > 0:
                distance = distances.pop()
                return Move(
                    moved, step, FOR_EVER if distance > _MIN_REMOVED_SHIFT // 3 else distance
                )
    raise CubewrightError(tr("pieces of a separation do not move together in one direction"))
