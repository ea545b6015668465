"""The tabs of a net, and the numbers of the sides that are glued."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from cubewright.formats.nets.unfold import Net, Side, Surface, overlap
from cubewright.model.cell import FloatArray

TAB = 0.24
"""The depth of a tab, in cells."""
_SHRUNK = (1.0, 0.7, 0.45, 0.25)
"""The depths of tabs that are tried, as shares of the largest."""
_SLOPE = 0.8
"""How far the end of a tab is from the end of its side, in its own depths."""
_LONGEST_SLOPE = 0.35


def tabs(surface: Surface, nets: Iterable[Net]) -> dict[Side, FloatArray]:
    """Return the corners ``(4, 2)`` of a tab at one of each two sides that are glued.

    A tab covers no face and no other tab; where there is no room for one, it is missing.
    """
    part_of = {face: net for net in nets for face in net.faces}
    folds = {each for net in part_of.values() for each in net.folds}
    folds |= {surface.beyond[side] for side in folds}
    found: dict[Side, FloatArray] = {}
    for side, other in surface.beyond.items():
        if side in folds or other < side:
            continue
        options = ((each, share) for share in _SHRUNK for each in (side, other))
        for each, share in options:
            net = part_of[each[0]]
            tab = _tab(net.faces[each[0]], each[1], share * TAB)
            taken = [shape for at, shape in found.items() if part_of[at[0]] is net]
            if not any(overlap(tab, shape) for shape in (*net.faces.values(), *taken)):
                found[each] = tab
                break
    return found


def glued(surface: Surface, nets: Iterable[Net]) -> dict[Side, int]:
    """Return a number from 1 for each side that is glued, equal for the two of a pair."""
    folds = {each for net in nets for each in net.folds}
    folds |= {surface.beyond[side] for side in folds}
    pairs = [side for side, other in surface.beyond.items() if side not in folds and side < other]
    numbers = {side: number for number, side in enumerate(pairs, 1)}
    return numbers | {surface.beyond[side]: number for side, number in numbers.items()}


def sides_without_tab(surface: Surface, nets: list[Net]) -> int:
    """Return the number of glued sides at which no tab has room."""
    return len(glued(surface, nets)) // 2 - len(tabs(surface, nets))


def _tab(face: FloatArray, number: int, depth: float) -> FloatArray:
    start, end = face[number], face[(number + 1) % len(face)]
    length = float(np.linalg.norm(end - start))
    along = (end - start) / length
    out = np.array((along[1], -along[0])) * depth
    inset = along * min(depth * _SLOPE, length * _LONGEST_SLOPE)
    return np.array((end, start, start + inset + out, end - inset + out))
