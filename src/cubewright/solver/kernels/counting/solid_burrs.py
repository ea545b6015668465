"""List the solid six-piece burrs with given central cells that have a first move.

Each of the eight cells between a bundle and the next bundle belongs to one of the two. A *filling*
is the set of these cells that the first of the two bundles fills, and three fillings are an
assembly. Push tables state which sticks block each other: bit ``6 * i + j`` of a number for an axis
is set if stick ``i`` cannot move along the axis without stick ``j``. A first move exists if some
group of sticks is free along an axis. No first move exists if, along all three axes, every stick
pushes every other stick, directly or indirectly.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import MaskArray
from cubewright.solver.kernels.array_types import (
    Bools2,
    Counts1,
    Ints1,
    Ints2,
    Ints3,
    Words2,
    Words3,
)
from cubewright.solver.kernels.compiling import entry_point, kernel, step
from cubewright.solver.kernels.masks import trailing_zeros

_ALL_STICKS = np.uint64(63)
_ONE, _SIX = np.uint64(1), np.uint64(6)
Codes = NDArray[np.int32]


class BurrArrays(NamedTuple):
    """The rules of :func:`list_burrs` for given central cells."""

    second: Bools2
    """``(256, 256)``: whether the second bundle's sticks allow the fillings before and after it."""
    first: Words2
    """``(256, 4)`` uint64: the third fillings that the first bundle allows, by first filling."""
    third: Words2
    """``(256, 4)`` uint64: the third fillings that the third bundle allows, by second filling."""
    pushes: Words3
    """``(3, 256, 3)`` uint64: the pushes by place, filling and axis.

    Pushes that do not depend on a filling are in all tables of the first place.
    """
    images: Ints3
    """``(symmetries, 3, 256)`` int32: the image of each place's filling under each rotation.

    Only rotations that keep the central cells are included.
    """
    shifts: Ints1
    """``(symmetries,)`` int32: the place, 0 to 2, to which the filling of place 0 moves."""


@entry_point
def list_burrs(burr: BurrArrays, begin: int, most: int, found: Ints2, counts: Counts1) -> int:
    """Go through first fillings from ``begin`` on until at least ``most`` assemblies are seen.

    Assemblies that are equal up to rotation count once. The numbers of assemblies, and of
    assemblies with a first move, are added to the two ``counts``. ``found`` ``(k, 3)`` int32 gets
    the fillings of assemblies with a first move, from row ``counts[1]`` on. The kernel returns
    early when fewer than 65,536 rows are left. Returns the first unprocessed filling, 256 at the
    end.
    """
    seen = 0
    for first in range(begin, 256):
        if seen >= most or counts[1] + 65536 > len(found):
            return first
        for second in range(256):
            if not burr.second[first, second]:
                continue
            for word in range(4):
                left = burr.first[first, word] & burr.third[second, word]
                while left:
                    third = word * 64 + np.int64(trailing_zeros(left))
                    left &= left - _ONE
                    if not is_first_image(burr, first, second, third):
                        continue
                    seen += 1
                    counts[0] += 1
                    if has_first_move(burr.pushes, first, second, third):
                        row = counts[1]
                        found[row, 0], found[row, 1], found[row, 2] = first, second, third
                        counts[1] = row + 1
    return 256


@step
def is_first_image(burr: BurrArrays, first: int, second: int, third: int) -> bool:
    """Return whether no rotation takes the fillings to smaller ones, compared in order."""
    for number in range(len(burr.shifts)):
        one = burr.images[number, 0, first]
        two = burr.images[number, 1, second]
        three = burr.images[number, 2, third]
        if burr.shifts[number] == 1:
            one, two, three = three, one, two
        elif burr.shifts[number] == 2:
            one, two, three = two, three, one
        image = (one << 16) + (two << 8) + three
        if image < (first << 16) + (second << 8) + third:
            return False
    return True


@step
def has_first_move(pushes: MaskArray, first: int, second: int, third: int) -> bool:
    """Return whether, along some axis, some stick does not push every other stick."""
    for axis in range(3):
        pushed = pushes[0, first, axis] | pushes[1, second, axis] | pushes[2, third, axis]
        if not is_rigid(pushed):
            return True
    return False


@kernel
def is_rigid(pushed: np.uint64) -> bool:
    """Return whether pushes lead from the first stick to all others, and back."""
    forth, back = _ONE, _ONE
    changed = True
    while changed:
        before_forth, before_back = forth, back
        for stick in range(6):
            row = pushed >> (_SIX * np.uint64(stick)) & _ALL_STICKS
            bit = _ONE << np.uint64(stick)
            if forth & bit:
                forth |= row
            if row & back:
                back |= bit
        changed = forth != before_forth or back != before_back
    return bool(forth & back == _ALL_STICKS)
