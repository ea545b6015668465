"""List the assemblies of six-piece burrs from a limited number of sticks.

A stick in place is a *way*: the set of its twelve removable cells that it lacks. The six places are
filled one after another. Each way fills some of the 32 cells that several places share, and no cell
twice.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.solver.kernels.array_types import Counts1, Ints1, Ints2, Ints3, Words1, Words2
from cubewright.solver.kernels.compiling import entry_point, kernel, step
from cubewright.solver.kernels.masks import trailing_zeros

PLACES = 6
_BYTE = np.uint64(255)
_ONE = np.uint64(1)


class StickArrays(NamedTuple):
    """The sticks, how often each may be used, and the symmetries of a burr."""

    begins: Ints1
    """``(4097,)``: for each set of free cells, the first of its rows in ``ways``."""
    ways: Ints1
    """The ways that fill only free cells, ordered by stick."""
    sticks: Ints1
    """``(4096,)`` int32: the stick of each way; -1 if no stick allows it."""
    filled: Words2
    """``(6, 4096)`` uint64: the shared cells that a way fills in each place."""
    free: Ints3
    """``(6, 4, 256)`` int32: the free cells of a place, by each byte of the filled cells."""
    closed: Words1
    """``(6,)`` uint64: the shared cells that no later place can fill."""
    copies: Ints1
    """``(n,)`` int32: the number of copies of each stick."""
    images: Ints3
    """``(13, 6, 4096)`` int32: the image of each way; 12 rotations, then the inversion."""
    places: Ints2
    """``(13, 6)`` int32: the place to which each place is moved."""


@entry_point
def list_stick_burrs(
    burr: StickArrays, holes: int, lacking: int, nodes: int, state: Counts1, found: Ints2
) -> int:
    """Continue the search until it ends, ``nodes`` ways are tried, or ``found`` is full.

    At most ``holes`` shared cells stay empty, and at most ``lacking`` sticks are used more often
    than ``copies`` allows. Assemblies that are equal up to rotation are listed once, and
    up to reflection, too, if both use the same sticks. ``state`` ``(8,)`` int64, at first
    ``[0, -1, ...]``, contains the depth, the row of ``ways`` in each place, and 1 at the end.
    ``found`` ``(k, 7)`` int32 gets the ways of each assembly, and its :func:`number_of_images`.
    Returns the number of assemblies.
    """
    count = tried = 0
    depth = state[0]
    while depth >= 0:
        if count == len(found) or tried >= nodes:
            state[0] = depth
            return count
        used = np.uint64(0)
        for place in range(depth):
            used |= burr.filled[place, burr.ways[state[1 + place]]]
        free = free_cells(burr, depth, used)
        row = state[1 + depth]
        row = burr.begins[free] if row < 0 else row + 1
        end = burr.begins[free + 1]
        while row < end and not is_allowed(burr, holes, lacking, state, depth, row, used):
            row += 1
            tried += 1
        tried += 1
        if row == end:
            state[1 + depth] = -1
            depth -= 1
        elif depth < PLACES - 1:
            state[1 + depth] = row
            depth += 1
            state[1 + depth] = -1
        else:
            state[1 + depth] = row
            images = number_of_images(burr, state)
            if images:
                for place in range(PLACES):
                    found[count, place] = burr.ways[state[1 + place]]
                found[count, PLACES] = images
                count += 1
    state[0] = 0
    state[7] = 1
    return count


@step
def free_cells(burr: StickArrays, place: int, used: np.uint64) -> int:
    """Return the removable cells of a place that are free."""
    free = 0
    for byte in range(4):
        free += burr.free[place, byte, used >> np.uint64(8 * byte) & _BYTE]
    return free


@kernel
def is_allowed(
    burr: StickArrays,
    holes: int,
    lacking: int,
    state: Counts1,
    depth: int,
    row: int,
    used: np.uint64,
) -> bool:
    """Return whether the way in a row obeys the number of holes and of copies."""
    way = burr.ways[row]
    stick = burr.sticks[way]
    # Every rotation moves some place to the first, so its stick may be the smallest.
    if depth and stick < burr.sticks[burr.ways[state[1]]]:
        return False
    empty = burr.closed[depth] & ~(used | burr.filled[depth, way])
    while empty:
        empty &= empty - _ONE
        holes -= 1
    if holes < 0:
        return False
    missing = 0
    for place in range(depth + 1):
        other = stick if place == depth else burr.sticks[burr.ways[state[1 + place]]]
        number = 0
        for earlier in range(place + 1):
            same = stick if earlier == depth else burr.sticks[burr.ways[state[1 + earlier]]]
            number += same == other
        missing += number > burr.copies[other]
    return bool(missing <= lacking)


@kernel
def number_of_images(burr: StickArrays, state: Counts1) -> int:
    """Return the number of images up to rotation; 0 if the assembly is not the first of them.

    An assembly has two images if its mirror image uses the same sticks and is no rotation of it.
    """
    for number in range(12):
        if compared_image(burr, state, number, False) < 0:
            return 0
    if not has_same_sticks(burr, state):
        return 1
    images = 2
    for number in range(12):
        order = compared_image(burr, state, number, True)
        if order < 0:
            return 0
        if order == 0:
            images = 1
    return images


@kernel
def compared_image(burr: StickArrays, state: Counts1, number: int, is_mirrored: bool) -> int:
    """Return -1, 0 or 1: the order of an image and the assembly, by sticks, then by ways."""
    result, first = 0, PLACES
    for place in range(PLACES):
        moved, way = place, burr.ways[state[1 + place]]
        if is_mirrored:
            moved, way = burr.places[12, place], burr.images[12, place, way]
        target, image = burr.places[number, moved], burr.images[number, moved, way]
        own = burr.ways[state[1 + target]]
        if target < first and image != own:
            first = target
            stick, own_stick = burr.sticks[image], burr.sticks[own]
            result = -1 if (stick, image) < (own_stick, own) else 1
    return result


@kernel
def has_same_sticks(burr: StickArrays, state: Counts1) -> bool:
    """Return whether the mirror image of an assembly uses the same sticks."""
    left = np.uint64(63)
    for place in range(PLACES):
        way = burr.ways[state[1 + place]]
        mirrored = burr.sticks[burr.images[12, place, way]]
        waiting = left
        while waiting:
            other = np.int64(trailing_zeros(waiting))
            waiting &= waiting - _ONE
            if burr.sticks[burr.ways[state[1 + other]]] == mirrored:
                left &= ~(_ONE << np.uint64(other))
                break
    return bool(left == 0)
