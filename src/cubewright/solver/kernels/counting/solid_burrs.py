"""List the solid six-piece burrs whose central cells are given, as far as they can begin to move.

Each of the eight cells between a bundle and the next belongs to one of the two: a *filling*
is the set of those that the first has, three fillings are an assembly. Push tables say
which sticks block which: bit ``6 * i + j`` of a number for an axis is set if stick ``i``
cannot move along it unless ``j`` does. Sticks can begin to move if these pushes leave some
group free along an axis, that is unless every stick pushes every other one, perhaps
through others, along all three.
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
    """What :func:`list_burrs` reads: the rules for the given central cells."""

    second: Bools2
    """``(256, 256)``: whether its sticks allow fillings, by that before and that after it."""
    first: Words2
    """``(256, 4)`` uint64: the third fillings that the first bundle allows beside the first."""
    third: Words2
    """``(256, 4)`` uint64: the third fillings that the third bundle allows beside the second."""
    pushes: Words3
    """``(3, 256, 3)`` uint64: by place, filling and axis; those that are always there are in
    all tables of the first place."""
    images: Ints3
    """``(symmetries, 3, 256)`` int32: where each rotation that leaves the central cells takes
    the filling of a place."""
    shifts: Ints1
    """``(symmetries,)`` int32: the place that the filling of place 0 comes to, 0 to 2."""


@entry_point
def list_burrs(burr: BurrArrays, begin: int, most: int, found: Ints2, counts: Counts1) -> int:
    """Go through first fillings from ``begin`` on until the assemblies seen are at least ``most``.

    Of assemblies that rotating makes equal, one counts. ``counts``: the assemblies, and those
    that can begin to move, are added to its two numbers. ``found`` ``(k, 3)`` int32 gets the
    fillings of the latter from the row ``counts[1]`` on; the kernel returns early when it has
    not 65,536 rows left. Returns the first filling that was not treated, 256 at the end.
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
                    if can_begin(burr.pushes, first, second, third):
                        row = counts[1]
                        found[row, 0], found[row, 1], found[row, 2] = first, second, third
                        counts[1] = row + 1
    return 256


@step
def is_first_image(burr: BurrArrays, first: int, second: int, third: int) -> bool:
    """Whether no rotation takes the fillings to smaller ones, compared in order."""
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
def can_begin(pushes: MaskArray, first: int, second: int, third: int) -> bool:
    """Whether along some axis the pushes do not lead from every stick to every other one."""
    for axis in range(3):
        pushed = pushes[0, first, axis] | pushes[1, second, axis] | pushes[2, third, axis]
        if not is_rigid(pushed):
            return True
    return False


@kernel
def is_rigid(pushed: np.uint64) -> bool:
    """Whether pushes lead from the first stick to all others, and from all others to it."""
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
