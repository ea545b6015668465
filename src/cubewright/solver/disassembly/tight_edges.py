"""The edges that pass other pieces where a turn has the least room.

A turn of cubes with rounded edges is blocked at the next smaller allowance by some pairs of cubes.
At each angle, the allowance with which two cubes of a pair only touch follows from their separating
axes. It is greatest where an edge of one cube passes a face of the other one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, degrees, pi

import numpy as np

from cubewright.model.cell import Cell, FloatArray
from cubewright.model.disassembly import Turn
from cubewright.model.lattice import Point3
from cubewright.solver.disassembly.poses import Pose
from cubewright.solver.disassembly.turns.search import ALLOWANCES
from cubewright.solver.disassembly.turns.sweeps import Sweeps

_FINE = 0.01
"""The maximum path of a cube between two examined angles, in edges."""
_ZOOMS, _ANGLES = 3, 33
"""The number of times that the best angle is improved, and of angles examined each time."""
_SAME = 1e-3
"""Two distances that differ by less are equal: then two corners pass each other."""
_DIGITS = 3
"""The decimals with which edges are compared."""

Squares = dict[tuple[int, int, int], int]
"""The piece of each square: its layer, and its doubled lower left corner from the pivot."""


@dataclass(frozen=True, order=True)
class TightEdge:
    """An edge of a piece at the angle of a turn at which it is nearest to another piece.

    ``angle`` is in degrees from the start of the turn. ``ends`` are the ends of the edge, in
    coordinates in which cell (0, 0, 0) reaches from 0 to 1.
    """

    angle: float
    piece: int
    other: int
    ends: tuple[Point3, Point3]


def tight_edges(
    turn: Turn,
    pieces: Sequence[Sequence[Cell]],
    poses: Sequence[Pose],
    part: Sequence[int],
) -> tuple[TightEdge, ...]:
    """Return the edges that a turn with the next smaller allowance would not let pass.

    They are sorted by their angles. ``pieces`` are the cells of all pieces of the assembly,
    ``poses`` their poses before the turn, and ``part`` the pieces that are not yet separated. The
    result is empty if the pieces turn with sharp edges.
    """
    smaller = [each for each in ALLOWANCES if each < turn.allowance]
    if not smaller:
        return ()
    axis = next(number for number in range(3) if turn.step[number])
    across = (axis + 1) % 3, (axis + 2) % 3
    sense = turn.step[axis]
    pivot = turn.pivot[across[0]], turn.pivot[across[1]]
    moving: Squares = {}
    rest: Squares = {}
    for piece in part:
        squares = moving if piece in turn.pieces else rest
        for cell in poses[piece].cells(pieces[piece]):
            # The turn is seen from the side from which it is anticlockwise.
            x, y = 2 * cell[across[0]] - pivot[0], 2 * cell[across[1]] - pivot[1]
            squares[cell[axis], x, y if sense > 0 else -y - 2] = piece
    sweeps = Sweeps.of(smaller[-1])
    for _ in sweeps.reach(max((max(abs(x), abs(y)) // 2 + 1 for _, x, y in moving), default=0)):
        pass
    layers: dict[tuple[float, int, int, float, float], set[int]] = {}
    for quarter in range(turn.distance):
        for (layer, x, y), piece in moving.items():
            for other in sweeps.met(x, y):
                against = rest.get((layer, *other))
                if against is None:
                    continue
                angle, own_corner, other_corner = _passage((x, y), other)
                is_own = other_corner is None or (
                    own_corner is not None
                    and (
                        _is_exposed(moving, (layer, x, y), own_corner)
                        or not _is_exposed(rest, (layer, *other), other_corner)
                    )
                )
                corner = own_corner if is_own else other_corner
                assert corner is not None
                names = (piece, against) if is_own else (against, piece)
                at = round(90 * quarter + degrees(angle), 1)
                layers.setdefault((at, *names, *corner.place), set()).add(layer)
        moving = {(layer, -y - 2, x): piece for (layer, x, y), piece in moving.items()}
    found = []
    for (at, passing, passed, *where), heights in layers.items():
        point = np.zeros(3)
        point[across[0]] = pivot[0] / 2 + where[0]
        point[across[1]] = pivot[1] / 2 + sense * where[1]
        for low, high in _runs(heights):
            found.append(TightEdge(at, passing, passed, _ends(point, axis, low, high)))
    return tuple(sorted(found))


def lines_of(edges: Sequence[TightEdge], axis: int) -> FloatArray:
    """Return the ends of the lines that edges along an axis form together, ``(n, 2, 3)``."""
    layers: dict[tuple[float, ...], set[int]] = {}
    for edge in edges:
        low, high = edge.ends
        place = tuple(0.0 if each == axis else low[each] for each in range(3))
        layers.setdefault(place, set()).update(range(round(low[axis]), round(high[axis])))
    lines = [
        _ends(np.array(place), axis, low, high)
        for place, heights in layers.items()
        for low, high in _runs(heights)
    ]
    return np.array(lines).reshape(-1, 2, 3)


def _ends(point: FloatArray, axis: int, low: int, high: int) -> tuple[Point3, Point3]:
    return _with(point, axis, low), _with(point, axis, high)


def _with(point: FloatArray, axis: int, height: int) -> Point3:
    x, y, z = np.where(np.arange(3) == axis, height, point).tolist()
    return x, y, z


def _runs(heights: Collection[int]) -> Iterator[tuple[int, int]]:
    """Yield the lower and upper ends of layers that follow one another."""
    layers = sorted(heights)
    first = 0
    for number in range(1, len(layers) + 1):
        if number == len(layers) or layers[number] > layers[number - 1] + 1:
            yield layers[first], layers[number - 1] + 1
            first = number


@dataclass(frozen=True)
class _Corner:
    """A corner of a square, relative to the pivot of a turn.

    ``signs`` point to the corner from the centre of the square before it turns.
    """

    place: tuple[float, float]
    signs: tuple[int, int]


def _is_exposed(squares: Squares, square: tuple[int, int, int], corner: _Corner) -> bool:
    """Return whether no square beside a square continues one of the sides at its corner."""
    layer, x, y = square
    right, up = corner.signs
    return (layer, x + 2 * right, y) not in squares and (layer, x, y + 2 * up) not in squares


@lru_cache(maxsize=1 << 12)
def _passage(
    own: tuple[int, int], other: tuple[int, int]
) -> tuple[float, _Corner | None, _Corner | None]:
    """Return the angle at which a turning square needs the greatest allowance past another one.

    The squares are named by their doubled lower left corners. Also return the corner of the turning
    square that passes a side of the other one, and the other one's corner that passes a side of the
    turning square. Often these are two corners that pass each other, but one may be None.
    """
    start, there = (np.array(each) / 2 + 0.5 for each in (own, other))
    low, high = 0.0, pi / 2
    count = ceil(high * float(np.hypot(*start)) / _FINE) + _ANGLES
    for _ in range(_ZOOMS):
        angles = np.linspace(low, high, count)
        best = float(angles[np.argmax(_needs(angles, start, there))])
        apart = float(angles[1]) - float(angles[0])
        low, high, count = max(0.0, best - apart), min(pi / 2, best + apart), _ANGLES
    turn = np.array([[np.cos(best), -np.sin(best)], [np.sin(best), np.cos(best)]])
    here = turn @ start
    upright, slanted = there - here, turn.T @ (here - there)
    more = float(np.abs(upright).max() - np.abs(slanted).max())
    # A corner passes the side of the other square that faces its own square.
    for side in (upright, slanted):
        side[np.argmin(np.abs(side))] = 0.0
    own_signs, other_signs = np.sign(turn.T @ upright), np.sign(turn @ slanted)
    own_corner = _corner(here + turn @ own_signs / 2, own_signs) if more > -_SAME else None
    other_corner = _corner(there + other_signs / 2, other_signs) if more < _SAME else None
    return best, own_corner, other_corner


def _corner(place: FloatArray, signs: FloatArray) -> _Corner:
    (x, y), (right, up) = place.tolist(), signs.tolist()
    return _Corner((round(x, _DIGITS), round(y, _DIGITS)), (int(right), int(up)))


def _needs(angles: FloatArray, start: FloatArray, there: FloatArray) -> FloatArray:
    """Return the allowance with which two squares touch, by angle; less if they do not touch.

    ``start`` is the centre of the turning square before the turn, and ``there`` the other centre.
    """
    cos, sin = np.cos(angles), np.sin(angles)
    x = there[0] - (cos * start[0] - sin * start[1])
    y = there[1] - (sin * start[0] + cos * start[1])
    apart = np.max(np.abs([x, y, cos * x + sin * y, cos * y - sin * x]), axis=0)
    needs: FloatArray = 0.5 - apart / (1 + cos + sin)
    return needs
