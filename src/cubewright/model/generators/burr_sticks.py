"""The sticks of six-piece burrs, by their numbers.

A stick is 6 x 2 x 2 cubelets. Twelve cubelets can be removed: the upper eight and the lower four in
the middle. The other cubelets hold the stick together. Each of the 4,096 ways to remove cubelets
has a number. It is one more than the sum of

    upper row at the back     1    2    4    8
    upper row in front       16   32   64  128
    lower row at the back       256  512
    lower row in front         1024 2048

837 different sticks are connected. 59 of them are notchable: they can be sawn, because every notch
crosses the whole stick.

Source: W. H. Cutler, "The Six-Piece Burr", Journal of Recreational Mathematics 10 (1978). The
numbers come from J. von Kaenel's IBM burr puzzle site.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product

from cubewright.model.cell import Cell, turned
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.translation import mark, tr

STICK = mark("stick {number}")
LENGTH = 6
STICKS = 4096
"""The number of ways to remove cubelets from a stick, and the largest stick number."""

_WHOLE = frozenset(CUBIC.box((LENGTH, 2, 2)))
_UPPER: tuple[Cell, ...] = tuple((x, y, 1) for y in (1, 0) for x in range(1, 5))
_LOWER: tuple[Cell, ...] = tuple((x, y, 0) for y in (1, 0) for x in (2, 3))
_ALONG_X = tuple(turn for turn in CUBIC.turns if turn[0][1] == turn[0][2] == 0)
"""The eight turns that keep a stick along the x axis."""
REMOVABLE = _UPPER + _LOWER
"""The removable cubelets, in the order of their values: 1, 2, 4, … 2048."""


def stick_cells(number: int) -> tuple[Cell, ...]:
    """Return the cubelets of the stick with a number from 1 to :data:`STICKS`, sorted.

    Raises:
        ValueError: No stick has this number.

    >>> len(stick_cells(1)), len(stick_cells(1024))
    (24, 14)
    """
    if not 1 <= number <= STICKS:
        raise ValueError(
            tr(
                "burr sticks have numbers from 1 to {sticks:,}, not {number:,}",
                sticks=STICKS,
                number=number,
            )
        )
    removed = {cell for bit, cell in enumerate(REMOVABLE) if number - 1 >> bit & 1}
    return tuple(sorted(_WHOLE - removed))


def stick_number(cells: Iterable[Cell]) -> int | None:
    """Return the smallest number of a stick in any orientation; None if it is not a stick.

    >>> stick_number(stick_cells(1024)), stick_number([(0, 0, 0)])
    (1024, None)
    """
    found: list[int] = []
    for shape in CUBIC.forms(cells):
        removed = _WHOLE.difference(shape)
        if len(removed) + len(shape) == len(_WHOLE) and removed.issubset(REMOVABLE):
            found.append(1 + sum(1 << REMOVABLE.index(cell) for cell in removed))
            if not _is_connected(shape):
                return None
    return min(found, default=None)


def stick_numbers(*, notchable: bool = False) -> tuple[int, ...]:
    """Return the numbers of the different connected sticks, or only of the notchable sticks.

    >>> len(stick_numbers()), len(stick_numbers(notchable=True))
    (837, 59)
    """
    numbers = _numbers()
    if not notchable:
        return tuple(sorted(numbers.values()))
    found = {numbers.get(_key(cells)) for cells in _notched()}
    return tuple(sorted(number for number in found if number is not None))


@cache
def _numbers() -> dict[tuple[Cell, ...], int]:
    found: dict[tuple[Cell, ...], int] = {}
    for number in range(1, STICKS + 1):
        cells = stick_cells(number)
        if _is_connected(cells):
            found.setdefault(_key(cells), number)
    return found


def _key(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """Return a key that is equal for sticks along the x axis that are equal up to turning."""
    listed = list(cells)
    return min(CUBIC.normalized(turned(cell, turn) for cell in listed) for turn in _ALONG_X)


def _is_connected(cells: tuple[Cell, ...]) -> bool:
    missing = set(cells[1:])
    waiting = [cells[0]]
    while waiting:
        for other in CUBIC.neighbours(waiting.pop()):
            if other in missing:
                missing.remove(other)
                waiting.append(other)
    return not missing


def _notched() -> Iterable[tuple[Cell, ...]]:
    notches = [frozenset({(x, 0, 1), (x, 1, 1)}) for x in range(1, 5)]
    notches += [frozenset({(x, 0, 0), (x, 0, 1)}) for x in (2, 3)]
    notches += [frozenset({(x, 0, 0), (x, 1, 0)}) for x in (2, 3)]
    for cut in product((False, True), repeat=len(notches)):
        removed = frozenset().union(*(n for n, is_cut in zip(notches, cut, strict=True) if is_cut))
        yield tuple(sorted(_WHOLE - removed))


def burr_outline(sticks: int = 6) -> Figure:
    """Return the outline of a burr: three bundles of sticks at right angles.

    ``sticks`` is 3, 6, 12 or 18. Each bundle consists of 1 x 1, 1 x 2, 2 x 2 or 2 x 3 sticks, which
    are two cubelets thick and show one cubelet beyond the other bundles. Cells where sticks cross
    are optional, because notches may leave them empty.

    Raises:
        ValueError: No burr has this number of sticks.

    >>> len(burr_outline(6)), len(burr_outline(6).optional)
    (104, 32)
    """
    bundles = {3: (1, 1), 6: (1, 2), 12: (2, 2), 18: (2, 3)}
    if sticks not in bundles:
        raise ValueError(tr("burrs have 3, 6, 12 or 18 sticks, not {sticks}", sticks=sticks))
    thick, wide = (2 * number for number in bundles[sticks])
    length = max(LENGTH, wide + 2)
    cells: set[Cell] = set()
    crossings: set[Cell] = set()
    for size in ((length, wide, thick), (thick, length, wide), (wide, thick, length)):
        low = tuple((length - extent) // 2 for extent in size)
        bundle = {(low[0] + x, low[1] + y, low[2] + z) for x, y, z in CUBIC.box(size)}
        crossings |= cells & bundle
        cells |= bundle
    return Figure(cells, f"{sticks}-piece burr", optional=crossings)
