"""One cell of a size estimate: the frontiers before the next cell, and their cost.

A frontier (see :mod:`cubewright.solver.kernels.counting.frontier`) has one bit of an array with a
bit for every possible frontier, so equal frontiers are listed once. A frontier is *live* if options
can fill all cells that it leaves empty.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.model.cell import MaskArray
from cubewright.solver.kernels.array_types import Counts1, Counts2, Ints1, Words1
from cubewright.solver.kernels.compiling import entry_point, step

_ONE, _WORD_BITS = np.uint64(1), np.uint64(6)
_IN_WORD = np.uint64(63)
_BYTE, _BYTE_BITS = np.uint64(255), np.uint64(8)


class EstimateArrays(NamedTuple):
    """The data of a cell: ``q`` classes of options, ``v`` volumes, ``s`` words of bits.

    A frontier's volume is the total number of covered cells.
    """

    before: Ints1
    """``(n,)`` int32: the frontiers before the cell."""
    after: Ints1
    """``(m,)`` int32: space for the frontiers after the cell, which :func:`advance` finds."""
    marks: Words1
    """``(s,)`` uint64: a bit for each possible frontier after the cell.

    :func:`advance` sets the bits of those that it has found. For :func:`keep_live`, the bits of
    live frontiers are set.
    """
    position: Counts1
    """``(2,)`` int64: the next frontier before the cell, and the number of those found or kept."""
    masks: Words1
    """``(n,)`` uint64: an option's cells, with the current cell as the lowest bit."""
    begins: Ints1
    """``(q + 1,)`` int32: the index of the first option of each class that begins at this cell.

    The options of class ``k`` are ``masks[begins[k]:begins[k + 1]]``.
    """
    volumes: Counts2
    """``(bytes, 256)`` int64: the cells that a frontier covers if its byte ``i`` is ``b``.

    The cells before the current cell are included in byte 0.
    """
    moves: Counts2
    """``(q, v)`` int64: 0 if no option of a class can be placed at a volume."""
    seen: Counts2
    """``(2, v)`` int64: the frontiers of each volume with an empty or a covered first cell."""
    placed: Counts2
    """``(q, v)`` int64: the number of options that fit these frontiers."""


@entry_point
def advance(cell: EstimateArrays, budget: int) -> None:
    """Find frontiers after the cell, until the cell is done or the budget of tests is spent.

    Also stops if the options at one frontier could need more space than is left.
    """
    position = cell.position
    most = 1 + np.int64(cell.begins[len(cell.begins) - 1] - cell.begins[0])
    while position[0] < len(cell.before) and budget > 0:
        if position[1] + most > len(cell.after):
            return
        border = np.uint64(cell.before[position[0]])
        position[0] += 1
        volume = volume_of(cell, border)
        covered = border & _ONE
        cell.seen[covered, volume] += 1
        budget -= 1
        if covered:
            add(cell, border >> _ONE)
        else:
            budget -= place_options(cell, border, volume)


@step
def place_options(cell: EstimateArrays, border: np.uint64, volume: int) -> int:
    """Add the frontiers that placing one option reaches; return the number of tests."""
    tests = 0
    for each in range(len(cell.begins) - 1):
        if not cell.moves[each, volume]:
            continue
        low, high = cell.begins[each], cell.begins[each + 1]
        tests += high - low
        fitting = 0
        for option in range(low, high):
            mask = cell.masks[option]
            if border & mask:
                continue
            fitting += 1
            add(cell, (border | mask) >> _ONE)
        cell.placed[each, volume] += fitting
    return tests


@step
def add(cell: EstimateArrays, border: np.uint64) -> None:
    """List a frontier after the cell, unless it is listed."""
    if not is_marked(cell.marks, border):
        mark(cell.marks, border)
        cell.after[cell.position[1]] = np.int32(border)
        cell.position[1] += 1


@step
def mark(marks: MaskArray, border: np.uint64) -> None:
    """Set the bit of a frontier."""
    marks[border >> _WORD_BITS] |= _ONE << (border & _IN_WORD)


@step
def is_marked(marks: MaskArray, border: np.uint64) -> bool:
    """Return whether the bit of a frontier is set; False beyond the last bit."""
    word = border >> _WORD_BITS
    return bool(word < np.uint64(len(marks)) and marks[word] >> (border & _IN_WORD) & _ONE)


@entry_point
def keep_live(cell: EstimateArrays, budget: int) -> None:
    """Move the live frontiers before the cell to the front, until the budget of tests is spent."""
    position = cell.position
    while position[0] < len(cell.before) and budget > 0:
        border = np.uint64(cell.before[position[0]])
        position[0] += 1
        volume = volume_of(cell, border)
        covered = border & _ONE
        budget -= 1
        if covered:
            is_live = is_marked(cell.marks, border >> _ONE)
        else:
            is_live, tests = has_live_options(cell, border, volume)
            budget -= tests
        if is_live:
            cell.seen[covered, volume] += 1
            cell.before[position[1]] = np.int32(border)
            position[1] += 1


@step
def has_live_options(cell: EstimateArrays, border: np.uint64, volume: int) -> tuple[bool, int]:
    """Count the options that lead to a live frontier; return if there is one, and the tests."""
    is_live, tests = False, 0
    for each in range(len(cell.begins) - 1):
        if not cell.moves[each, volume]:
            continue
        low, high = cell.begins[each], cell.begins[each + 1]
        tests += high - low
        fitting = 0
        for option in range(low, high):
            mask = cell.masks[option]
            if not border & mask and is_marked(cell.marks, (border | mask) >> _ONE):
                fitting += 1
        cell.placed[each, volume] += fitting
        is_live |= fitting > 0
    return is_live, tests


@step
def volume_of(cell: EstimateArrays, border: np.uint64) -> int:
    """Return the total number of cells that a frontier covers, from a table for each byte."""
    volume, remaining = 0, border
    for byte in range(len(cell.volumes)):
        volume += cell.volumes[byte, remaining & _BYTE]
        remaining >>= _BYTE_BITS
    return volume


@entry_point
def mark_frontiers(marks: Words1, listed: Ints1) -> None:
    """Set the bits of the listed frontiers; the arrays are as in :class:`EstimateArrays`."""
    for index in range(len(listed)):
        mark(marks, np.uint64(listed[index]))


@entry_point
def clear_frontiers(marks: Words1, listed: Ints1) -> None:
    """Clear the words with the bits of the listed frontiers."""
    for index in range(len(listed)):
        marks[np.uint64(listed[index]) >> _WORD_BITS] = np.uint64(0)
