"""The cells that a sharp cube meets in a quarter turn, in exact integer arithmetic.

Layers at right angles to the axis are independent, so the problem is about unit squares in a plane.
Two convex bodies first meet at a corner of one of them. A square therefore enters another square if
one of its corners enters it during the turn, or if a corner of the other square enters it in the
inverse turn. A corner moves on an arc. In each quadrant, the coordinates on the arc are monotone,
so an arc and a square each cover an interval of the squared coordinate. The ends of this interval
are integers.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import isqrt

Point = tuple[int, int]
Square = tuple[int, int, int, int]
"""The bounds of an upright square: minimum and maximum ``x``, minimum and maximum ``y``."""


@lru_cache(maxsize=1 << 16)
def swept_squares(x: int, y: int, allowance: Fraction = Fraction(0)) -> frozenset[Point]:
    """Return the squares that a square meets in an anticlockwise quarter turn about the origin.

    Squares are named by twice the coordinates of their lower left corners, relative to the pivot.
    If both are even, the pivot is a corner of squares; if both are odd, it is the centre of a
    square. The square itself and its destination are included. ``allowance`` is removed from each
    side of all squares, in edges of a cube: cubes with rounded edges turn where sharp cubes do not.

    >>> sorted(swept_squares(1, -1))  # the right neighbour of the square that turns on the spot
    [(-1, -1), (-1, 1), (-1, 3), (1, -1), (1, 1), (3, -1)]
    """
    if (x, y) != (-1, -1) and not (x >= 0 and y >= -1):  # Turns it into the first quadrant.
        return frozenset((-b - 2, a) for a, b in swept_squares(y, -x - 2, allowance))
    found = {(x, y), (-y - 2, x)}
    own = _square(x, y, allowance)
    nearest, farthest = _distances(x, y)
    far = isqrt(farthest) + 3
    lowest = -far + (far + x) % 2
    for a in range(lowest, far, 2):
        for b in range(lowest, far, 2):
            near, away = _distances(a, b)
            if near >= farthest or away <= nearest:
                continue
            other = _square(a, b, allowance)
            if any(_enters(corner, other) for corner in _corners(own)) or any(
                _enters((c, -d), _mirrored(own)) for c, d in _corners(other)
            ):
                found.add((a, b))
    return frozenset(found)


def _distances(x: int, y: int) -> tuple[int, int]:
    near = sum(min(abs(each), abs(each + 2)) ** 2 for each in (x, y) if each != -1)
    return near, sum(max(abs(each), abs(each + 2)) ** 2 for each in (x, y))


def _square(x: int, y: int, allowance: Fraction) -> Square:
    scale, less = allowance.denominator, 2 * allowance.numerator
    return (
        scale * x + less,
        scale * (x + 2) - less,
        scale * y + less,
        scale * (y + 2) - less,
    )


def _corners(square: Square) -> tuple[Point, ...]:
    a, b, c, d = square
    return (a, c), (a, d), (b, c), (b, d)


def _mirrored(square: Square) -> Square:
    a, b, c, d = square
    return a, b, -d, -c


def _turned_back(square: Square) -> Square:
    """Turn a square clockwise by 90 degrees."""
    a, b, c, d = square
    return c, d, -b, -a


def _enters(corner: Point, square: Square) -> bool:
    """Return whether a point that turns anticlockwise by 90 degrees passes through a square."""
    x, y = corner
    if x == y == 0:
        return False
    while not (x > 0 and y >= 0):
        (x, y), square = (y, -x), _turned_back(square)
    radius = x * x + y * y
    if _meets(radius, 0, x * x, square):
        return True
    if _meets(radius, x * x, radius, _turned_back(square)):
        return True
    a, b, c, d = square  # The arcs meet at the point on the y axis.
    return y > 0 and a < 0 < b and d > 0 and (c < 0 or c * c < radius) and radius < d * d


def _meets(radius: int, low: int, high: int, square: Square) -> bool:
    """Return whether an arc in the first quadrant passes through the interior of a square.

    ``radius`` is squared. On the arc, the square of ``x`` is between ``low`` and ``high``.
    """
    a, b, c, d = square
    if b <= 0 or d <= 0:
        return False
    low = max(low, a * a if a > 0 else 0, radius - d * d)
    high = min(high, b * b, radius - c * c if c > 0 else radius)
    return low < high
